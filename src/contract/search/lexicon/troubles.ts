/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids asuvini aswini chempa chepa gidahenu hendi jab jab-poka jassi-mahu jau-poka maho mahu mahun mava molo munja penu-banka penubanka sasyahenu telia
whitefly bili-nona bilinona chitti-makhi dhala-machi dholi-makhi pandhari-mashi pandhri-mashi sada-mach sada-machi safed-macchar safed-makhi safed-makhiya tella-doma telladoma velicha vellai-e vellai-i vellaie vellicca velliccha white-fly whiteflies
thrips churda fulkide ilaipen ilappen tamara tamara-purugu thirips thrip tripsu
jassids hara-tela jasid leaf-hopper leafhopper pachcha-doma pachchadoma patchadoma shyamposha tadtadia tattuppuchi tela tudtuda
hopper badami-gachphoring bhura-fudka bhura-mahu bhura-tidda bph brown-plant-hopper chakda-poka fudka hoppers jigi-hulu jigihulu pugaiyan pukaiyan sudi-doma sudidoma
stem-borer gabh-maro gabhmara-iyal gabhmaro kanda-bindha kanda-koraka kandabindha kandabindhaka kandam-tolche kandam-tolichu kandam-toluchu kandamtoluchu khod-kid khod-kidi khodkid majra majra-poka tana-bindhaka tana-chedak tana-vindhaka tanachhedak tandu-tulaippan tantuturappan thandu-turappan
fruit-borer fal-chedak fal-koraka fal-poka fal-pokhariali fal-pokharnari falchedak kai-tulaippan kaya-toluchu kayi-koraka kayi-toluchu kayturappan phal-bindhaka shenda-ali
pod-borer fali-chedak ghate-ali ghateali podborer sheng-pokharnari
borer borers chedak koraka tolichu toluchu tulaippan turappan
bollworm boll-worm bond-ali bondali gulabi-ali gulabi-bondali gulabi-ilI gulabi-illi gulabi-iyal gulabi-purugu gulabi-sundi kai-pulu kaya-puzhu pink-bollworm
armyworm army-worm fall-armyworm faw kattera katthera-purugu lashkari lashkari-ali lashkari-iyal padai-pulu padaippulu pattalapulu sainik-hulu sainik-kit
caterpillar ali caterpillars gongali gongali-purugu ili iyal kambal-kida larva latt pulu puzhu puzhukkal sanbalua shunopoka shunyopoka shuyopoka sundi
leaf-folder aku-mudatha akumudatha ele-suruli elesuruli ilai-suruttu ilaisuruttu pan-gundalnari pan-lapetnari patta-lapet patta-lapetak
leaf-miner nag-ali pan-koriya patta-surang patti-surangak
mites erra-nalli kathiri-pankatiri koli lal-koli lal-makadi lal-makdi makadi makar makdi makor makori mandari mite nalli nusi pankathiri silandhi
mealybug chikkata dahia hittu-tigane mavu-puchi mavuppuchi mealy-bug mealy-bugs milibag pindi-nalli pindinalli pithya pithya-dhekun
termite cheda chedalu chital dimak gedalu karaiyan sionk siunk termites udhaI udhei ui ui-poka uinpoka valvi white-ant white-ants
grub dhola gonne-hulu gonnehulu grubs humni munda root-grub safed-lat verppulu veru-purugu white-grub
fruit-fly fal-makhi fal-mashi falmachi falmakhi falmashi hannu-nona kaiicha pandu-iga pazha-i phal-machhi
fly fly-pest makhi mashi
diamond-back-moth dbm
sucking-insects charu-urinjum ras-chusak ras-shoshak ras-shoshan rasam-pilche rasam-pilchu rasashoshak raschusak saaru-urinjum sucking
`

export const DISEASES = `
blight ageti-jhulsa angamari dhasa dhosa jhulas jhulsa karapa karpa karugal karukal machcha-tegulu sukaro-jhal
late-blight lateblight nabi-dhasa nabi-dhosa pacheti-jhulsa pichheta-jhulsa pichheti-jhulsa
early-blight ageta-jhulsa ageti-jhulsa
blast aggi aggi-tegulu aggitegulu benki benki-roga blas blast-rog jhalsa jhonka jhonka-rog karpa-blast kulai-noi kulainoi mahishapata
rust geru gerua kalanki kungi marcha-rog maricha ratua tambera thuru thuru-noi tukku tuppu
powdery-mildew bhuki bhuki-chharo bhukichharo bhuri bhuri-rog boodida budi-roga budida-tegulu chhachhya choornapoopp churnil churnil-asita pauderi-mildyu safed-churn sambal sambal-noi
downy-mildew adi-sambal dauni-mildyu davni kevda kevda-rog mriduromil
wilt dhale-pada endu-tegulu endutegulu mar-rog marrog muraja nematoid-wilt soragu soragu-roga sukara sukaro ukatha uktha vadal vattam
leaf-spot aku-machcha ele-chukke ilai-pulli ilaippulli leafspot pan-dag paner-dag patti-dhabba thipka tikka
root-rot beru-kolave jad-sadan jad-saran mul-kuj ver-azhugal veru-kullu
rot alukal azhugal galan kolave kuj kujavya kullu sadan saran
sheath-blight ilaiurai ilaiurai-karukal khola-pacha kholapacha potta-kullu pottakullu
smut kajali kandua kanduva kani
damping-off ardra-galan kamar-tod
canker kenkar
fungus bursi chhatrak fafund fafundi fangal fangas fug fungal kabaka kumil pinchai punjai punjanam shilindra ulli-rog unli
virus leaf-curl mosaic
disease bimari diseases keda noi nooi rog rogam rogo tegul tegulu
`

export const WEEDS = `
weed agacha anavana bali-ghas kala-weed kalai kalai-pul kale kalegalu kalupu khar-patwar kharapatwar kharpatvar nadin nindaman nindan tan weeds
grasses gaddi-grass ghans ghas grass sankari-pan
sedges motha nut-grass nutgrass
mandusi canary-grass gehun-ka-mama gulli-danda gullidanda phalaris
wild-oats jai jangli-jai
broad-leaved broad-leaf chodi-patti
narrow-leaved sakri-patti
insect hula hulagalu hulu insects jantu jivat keera-makora kid kida-makoda kidam kira kire kit kitak kitakam kitanu makode poka puchi puchikal purugu purugulu
`
