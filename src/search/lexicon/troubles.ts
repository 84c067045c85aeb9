/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids asuvini asvini chenpa chepa efid efids gidahenu hendi jaab jab jab-poka jasi-mahu jau-poka kali-lahi lahi maho mahu mahuk mahun malo mava mava-kid molo molo-machi molo-masi munja peni penu-banka sasiahenu
whitefly bili-nona chiti-makhi dhala-machi dhavli-machi dholi-makhi pandhari-masi pandhri-masi sada-mach sada-machi safed-makchar safed-makhi safed-makhia tela-doma vait-flai velai-e velai-i velaie velicha velika velikcha vhiteflies white-fly
thrips chhura chosi-poka chura churda chusi-poka chusia ful-kira fulkide fulkidi ilaipen ilapen taki takia tamara tamara-purugu tamara-purugulu thirips thrip tripsu
jassids dipapu-purugu hara-machhar hara-tela hirve-tudtude jasid jesid leaf-hopper lili-popti pacha-doma pata-farin pata-faring patchadoma popti sabuj-sosak sama-poka sianposa tadtadia tatupuchi tela tele tudtuda tudtudia
hopper badami-gach-faring badami-gachforing badami-sosak bhunga bhura-fudka bhura-mahu bhura-tida bph brown-plant-hopper chakara-poka chakda-poka curent-poka doma-potu faring fudka gach-faring gachforing hapar hopar hoppers jigi-hulu karent-poka muna munia munja pugaian pukaian sosak-poka sudi-doma tapkire-tudtude tapkiri-tudtude tene-manchu tenemanchu-purugu
stem-borer agola-bedhak gabh-maro gabhmara-ial gobh-ki-sundi ilankurutu ilankurutu-puchi kanda-bindha kanda-koraka kanda-toluchu kandabindhaka kandam-tolche kandam-toliche kandam-tolichu kandam-toluchu kansua khod-kid khod-kidi khod-pokharnari kurutu kurutu-puchi majra majra-poka mogi mova-purugu nuni-kurutu-pulu nunikurutu pika-purugu pirla shoot-borer stem-borar stim-borar tana-bedhak tana-bindhaka tana-chedak tana-sundi tana-vindhaka tanachhedak tandu-tulaipan tane-di-sundi tantuturapan thandu-pulu thandu-turapan
fruit-borer daga-chidrakari daga-o-fal-chidrakari fal-bedhak fal-bindhaka fal-borar fal-chedak fal-chidrakari fal-koraka fal-poka fal-pokhariali fal-pokharnari fal-sundi frut-borar kai-koraka kai-pulu kai-toluchu kai-tulaipan kaia-pulu kaia-tolche kaia-tolichu kaia-toluchu kaiturapan koma-kaia-toluchu senda-ali senda-pokharnari senda-va-fal-pokharnari shoot-and-fruit-borer tana-aur-fal-chedak tana-va-fal-chedak tandu-kai-tulaipan
pod-borer fali-bedhak fali-chedak ghate-ali ghati-ali harvi-ali helicoverpa heliothis hirvi-ali lili-ial pacha-purugu pad-borar pod-borar sanagapacha-purugu seng-pokharnari senga-pokharnari-ali suti-chidrakari
borer bedhak borers chedak chidrakari koraka korati korta pokharanari pokharnari pokhranari tolche tolichi tolichu toluchu tulaipan turapan
bollworm american-sundi bol-varm bol-vorm bond bond-ali gulabi-ali gulabi-bond-ali gulabi-bondali gulabi-ial gulabi-ilI gulabi-ili gulabi-keda gulabi-poka gulabi-pulu gulabi-purugu gulabi-rangi-purugu gulabi-rangu-purugu gulabi-sundi pink-bollworm sendri sendri-bond-ali
armyworm armi-varm armi-vorm fal-armi-varm falarmi-varm fall-armyworm fauji-kit fauji-sundi faw katera kathera-purugu laskari laskari-ali laskari-ial leda padai-pulu padai-puluk patalapulu sainik-hulu sainik-kira sainik-kit sainik-sundi
caterpillar ali alia aliyan bicha-poka caterpillars gongali gongali-purugu ial ili iliyan kambli-pulu kamlia-kira kanbal-kida lade-purugu larva lat ledda-purugu pulu pulukal puzhu sanbalua sua-poka suiopoka sundi suniopoka sunopoka suo-poka
leaf-folder aku-mudatha aku-mudta aku-muduta ele-surali ele-suruli ilai-surutu ilai-surutu-pulu lif-foldar pan-gundal pan-gundalnari pan-lapetnari pata-lapet pata-lapetak pata-mora pata-morano pati-lapet pati-lapetak patra-moda
leaf-miner aku-toluchu ilai-tulaipan leaf-minor lif-mainar nag-ali pan-koria pata-surang pata-suranga-poka pati-surangak sarpakar suranga
mites astapadi chempen era-nali kathiri-pankatiri koli lal-koli lal-makadi lal-makdi lal-makri makadi makar makdi makor makori makri mandari mite nalli nusi pankathiri sempen silandhi
mealybug chatra-poka chikata dahia daie-poka dhekun hitu-tigane mavu-puchi mealy-bug mealy-bugs mili-bag milibag pindi-nali pithia pithia-dhekun
termite cheda chedalu chital dimak diyan gedalu karaian sionk siunk tarmait termites udhaI udhai udhei ui ui-poka uinpoka valvi white-ant white-ants
grub dhola gidar gobhrela gone-hulu grubs humni hunni kora-poka kumula kurmula munda root-grub sada-kira safed-lat verpulu veru-purugu white-grub
fruit-fly fal-machhi fal-machi-poka fal-makhi fal-masi falmachi frut-flai hanu-nona kaicha machi-poka pala-i pandu-iga
fly fly-pest makhi masi
diamond-back-moth chaukoni-thipakyacha-patang chaukoni-thipkiacha-patang chaukoni-thipkiancha-patang daimand-bek-moth dbm diamond-backmoth hirak-pith hirak-pristh hirok-pith rekala-purugu vairamutuku vajra-benin
rats chuha chuhe eli elika elikal elukalu eluka indur undir undar undri ili-kollu musha ondir
gundhi-bug gandhi-bag gandhi-poka gandhi-bug kathir-navai kathir-navai-puchi gandhi-puruga kanki-nali
pyrilla pairila
nematode sutrakrimi nurpulu nuli-purugu
snail gogalgai nathai nata ghonga samuk
sucking-insects charu-urinjum chusak chusne-vale ras-chusak ras-chusne ras-chusne-vale ras-sosak ras-sosan rasa-pilche rasam-pilche rasam-pilchu rasasosak saru-urinjum sucking
`

export const DISEASES = `
blight akumadu angamari blait dhasa dhosa ilakarichil jhulas jhulsa karapa karpa karugal karukal macha-tegulu mada-tegulu sukaro-jhal sukaro-rog
late-blight alasia-karpa let-blait nabi-dhasa nabi-dhosa pacheti-angamari pacheti-jhulsa pachhatro-sukaro pichheta-jhulsa pichheti-jhulsa pin-karukal usira-ienara-karpa usira-karpa usiracha-karpa usirane-ienara-karpa
early-blight agam-dhasa ageta-jhulsa ageti-angamari ageti-jhulsa agotaro-sukaro erli-blait jaldi-dhasa lavkar-ienara-karpa lavkar-karpa mun-karukal
blast agi agi-tegulu benki benki-roga blas blast-rog jhalsa jhonka jhonka-rog karpa-blast kazhuthu-kulai kulai-noi kulavatam mada-virupu mahisapata neck-blast
rust geru gerua gerui kalanki kungi kunkuma-tegulu marcha-rog maricha pila-ratua pili-kungi rast ratua tamera tanbera thuru thuru-noi tuku tupu
powdery-mildew bhabhutia bhuki bhuki-chharo bhuri bhuri-rog budi-roga budida budida-tegulu budu chhachhia chhachhro churnapup churnil churnil-asita dahia-rog gunra-chiti gunro-chiti gura-chiti khara kharra paudari-mildiu pauderi-mildiu podari podri podri-mildiu sada-gunra sada-gunro sada-guro safed-churn safed-fafund safed-fug sanbal sanbal-noi sanbal-pusanam
downy-mildew adi-sanbal bili-buju buja-tegulu buju dauni dauni-mildiu davania davni davnia kevda kevda-rog mridu-romil mriduromil-asita nriduromil tuia
wilt bakteria-vadal dhale-pada dhale-para dhole-para endu endu-tegulu jhimano mar-lagne mar-rog mlani muraja murjhan nematoid-wilt panama panama-vilt soragu soragu-roga sukara sukaro ugara ukatha uktha vadal vatam
leaf-spot aku-macha aku-machalu dag-rog dhaba-rog ele-chuke ilai-puli ilaipuli-noi lif-spat macha pan-dag pan-thipke paner-dag pata-dag pata-dhaba patai-dag patar-dag pati-dhaba pulli-noi sigatok thipka tika tika-aku-macha tikka
root-rot beru-kolave gora-pacha jad-galan jad-sadan jad-saran mul-kuj rut-rat sekar-pacha sikad-pacha ver-alugal veru-kulu
fruit-rot fal-galan fal-kuj fal-pacha fal-sadan fal-saran frut-rat kai-alukal kai-kolave kaia-kulu kanu-kolave pala-alukal palam-alukal
seed-rot
seed-treatment bij-prakria bijaprakria bij-upchar bijopchar bij-sodhan bij-sudhi bij-sansodan seed-dresing vidhai-nerthi vitana-sudhi bija-mavjat bija-upachara bijamrit vithu-nerthi seed-treating bih-sodhan
rot alugal alukal galan kolave kuj kujavia kulu pacha sadan saran
bacterial-blight telia telya-rog telkat-dag bacterial-blait jivanu-jhulsa
bacterial bakteria jibanu jivanu
brown-spot badami-dag bhura-dhaba tapkiri-thipke
false-smut abhasi-kandua pala-noi
white-rust safed-ratua sada-maricha
sheath-blight ilaiurai ilaiurai-karukal khol-dhasa khol-para khol-pora khola-pacha pamu-poda parn-chad-angmari parn-karpa parnchad-jhulsa poda-tegulu pota-kulu sit-blait
purple-blotch janbhala-karpa jambhali-karpa beguni-dag baigani-dhaba uda-macha uda-puli jambli-karpa janbli-dag baingani-dhaba
smut anavrit-kandua kajali kandua kanduva kani loose-smut smat
damping-off ardra-galan chara-dhasa chara-pacha danping danping-af kamar-tod nara-kulu naru-kulu nat-alukal natu-alukal paudh-galan rop-kuj rop-mar
canker gaji kankar kenkar sori-noi
fungus bursi chhatrak fafund fafundi fangal fangas fug fungal kabaka kumil pinchai punjai punjanam silindra uli-rog unli
virus bobara bokadia chura-mura churda-murda ilai-surul kokadva kokdava kukda kusida leaf-curl leaf-karl marodia mosaic muduta-tegulu pila-mosaik tungro yelo-mosaik
disease bimari disises keda noi nui rog rogam rogo tegul tegulu
`

export const WEEDS = `
weed agacha anavana bali-ghas ghas-fus jhar-pat kala-weed kalai kalai-chedi kalai-pul kale kalegalu kalupu kalupu-mokalu khar-patvar kharapatvar nadin nindai nindaman nindan pichi-mokalu tan weeds
grasses arugan-pul barnyard dub durva gadi-grass garika gavat ghans ghas grass harali hariali harli kudirai-vali odala odalu sama sama-ghas samak samak-ghas sankari-pan savan savank svank uda-gadi uda-galu
sedges dila gotila korai korai-pul kore lavala lavhali motha mutha mutha-ghas nut-grass tunga tunga-gadi
mandusi kanari-grass gehun-ka-mama guli-danda falaris
wild-oats jai jangli-jai
broad-leaved bathua broad-leaf chodi-pati congress-grass gajar-gavat gajar-ghas parthenium satodi
narrow-leaved sakri-pati
insect hula hulagalu hulu insects jantu jivat kira-makora kid kida-makoda kidam kira kire kit kitak kitakam kitanu makode poka puchi puchikal purugu purugulu
`
