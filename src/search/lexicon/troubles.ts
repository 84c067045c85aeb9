/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids asuvini asvini chenpa chepa gidahenu hendi jab jab-poka jasi-mahu jau-poka maho mahu mahun malo mava mava-kid molo molo-machi molo-masi munja peni penu-banka sasiahenu telia
whitefly bili-nona chiti-makhi dhala-machi dholi-makhi pandhari-masi pandhri-masi sada-mach sada-machi safed-makchar safed-makhi safed-makhia tela-doma velicha velai-e velai-i velaie velika velikcha white-fly vhiteflies
thrips churda fulkide ilaipen ilapen tamara tamara-purugu thirips thrip tripsu
jassids hara-tela jasid leaf-hopper pacha-doma patchadoma sianposa tadtadia tatupuchi tela tele tudtuda
hopper badami-gachforing badami-sosak bhura-fudka bhura-mahu bhura-tida bph brown-plant-hopper chakara-poka chakda-poka fudka hoppers jigi-hulu munja muna munia pugaian pukaian sosak-poka sudi-doma
stem-borer gabh-maro gabhmara-ial kanda-bindha kanda-koraka kandabindhaka kandam-tolche kandam-tolichu kandam-toluchu khod-kid khod-kidi kurutu-puchi majra majra-poka stem-borar tana-bindhaka tana-chedak tana-vindhaka tanachhedak tandu-tulaipan tane-di-sundi tantuturapan thandu-pulu thandu-turapan
fruit-borer fal-chedak fal-koraka fal-poka fal-pokhariali fal-pokharnari kai-tulaipan kaia-toluchu kai-koraka kai-toluchu kaiturapan fal-bindhaka senda-ali
pod-borer fali-chedak ghate-ali seng-pokharnari
borer borers chedak koraka tolichu toluchu tulaipan turapan
bollworm bol-vorm bond-ali gulabi-ali gulabi-bondali gulabi-ilI gulabi-ili gulabi-ial gulabi-purugu gulabi-sundi kai-pulu kaia-pulu pink-bollworm
armyworm armi-vorm fall-armyworm fauji-kit faw katera kathera-purugu laskari laskari-ali laskari-ial padai-pulu patalapulu sainik-hulu sainik-kit sainik-sundi
caterpillar ali caterpillars gongali gongali-purugu ili ial kanbal-kida larva lat pulu puzhu pulukal sanbalua sunopoka suniopoka suiopoka sundi
leaf-folder aku-mudatha ele-suruli ilai-surutu pan-gundalnari pan-lapetnari pata-lapet pata-lapetak
leaf-miner nag-ali pan-koria pata-surang pati-surangak
mites era-nali kathiri-pankatiri koli lal-koli lal-makadi lal-makdi lal-makri makadi makar makdi makor makori makri mandari mite nalli nusi pankathiri silandhi
mealybug chikata dahia hitu-tigane mavu-puchi mealy-bug mealy-bugs milibag pindi-nali pithia pithia-dhekun
termite cheda chedalu chital dimak diyan gedalu karaian sionk siunk termites udhaI udhai udhei ui ui-poka uinpoka valvi white-ant white-ants
grub dhola gone-hulu grubs humni munda root-grub safed-lat verpulu veru-purugu white-grub
fruit-fly fal-makhi fal-masi falmachi hanu-nona kaicha pandu-iga pala-i fal-machhi
fly fly-pest makhi masi
diamond-back-moth dbm
sucking-insects charu-urinjum ras-chusak ras-chusne ras-chusne-vale ras-sosak ras-sosan rasam-pilche rasam-pilchu rasasosak saru-urinjum sucking
`

export const DISEASES = `
blight ageti-jhulsa angamari dhasa dhosa jhulas jhulsa karapa karpa karugal karukal macha-tegulu sukaro-jhal
late-blight nabi-dhasa nabi-dhosa pacheti-jhulsa pichheta-jhulsa pichheti-jhulsa
early-blight ageta-jhulsa ageti-jhulsa
blast agi agi-tegulu benki benki-roga blas blast-rog jhalsa jhonka jhonka-rog karpa-blast kulai-noi kulavatam mahisapata
rust geru gerua kalanki kungi marcha-rog maricha ratua tanbera thuru thuru-noi tuku tupu
powdery-mildew bhuki bhuki-chharo bhuri bhuri-rog budida budi-roga budida-tegulu chhachhia churnapup churnil churnil-asita pauderi-mildiu safed-churn sanbal sanbal-noi
downy-mildew adi-sanbal dauni-mildiu davni kevda kevda-rog nriduromil
wilt dhale-pada endu-tegulu mar-rog muraja nematoid-wilt soragu soragu-roga sukara sukaro ukatha uktha vadal vatam
leaf-spot aku-macha ele-chuke ilai-puli pan-dag paner-dag pati-dhaba thipka tika
root-rot beru-kolave jad-sadan jad-saran mul-kuj ver-alugal veru-kulu
rot alukal alugal galan kolave kuj kujavia kulu sadan saran
sheath-blight ilaiurai ilaiurai-karukal khola-pacha pota-kulu
smut kajali kandua kanduva kani
damping-off ardra-galan kamar-tod
canker kenkar
fungus bursi chhatrak fafund fafundi fangal fangas fug fungal kabaka kumil pinchai punjai punjanam silindra uli-rog unli
virus leaf-curl mosaic
disease bimari disises keda noi nui rog rogam rogo tegul tegulu
`

export const WEEDS = `
weed agacha anavana bali-ghas kala-weed kalai kalai-pul kale kalegalu kalupu khar-patvar kharapatvar nadin nindaman nindan tan weeds
grasses gadi-grass ghans ghas grass sankari-pan
sedges motha nut-grass
mandusi kanari-grass gehun-ka-mama guli-danda falaris
wild-oats jai jangli-jai
broad-leaved broad-leaf chodi-pati
narrow-leaved sakri-pati
insect hula hulagalu hulu insects jantu jivat kira-makora kid kida-makoda kidam kira kire kit kitak kitakam kitanu makode poka puchi puchikal purugu purugulu
`
