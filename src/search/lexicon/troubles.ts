/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids asuvini asvini chenpa efid efids gidahenu hendi jaab jab jab-poka jasi-mahu jau-poka kali-lahi lahi maho mahu mahuk mahun malo mava mava-kid mavia moila molo molo-machi molo-masi munja peni penu-banka sasiahenu chepa
whitefly bili-nona chiti-makhi dhala-machi dhavli-machi dholi-makhi pandhari-masi pandhri-masi sada-mach sada-machi safed-machchar safed-makchar safed-makhi safed-makhia tela-doma tela-iga vait-flai velai-e velai-i velai-ikal velaie velicha velika velikcha vhiteflies white-fly
thrips chhura chosi-poka chura churda chusi-poka chusia ful-kira fulkide fulkidi ilaipen ilapen takia tamara tamara-purugu tamara-purugulu thirips thrip tripsu
jassids dipapu-purugu hara-fudka hara-machhar hara-tela hirve-tudtude ilaitatupuchchi jasid jesid leaf-hopper lili-popti pacha-doma pachai-thathupochi pata-farin pata-faring patchadoma popti sabuj-sosak sama-poka sianposa tadtadia tatupuchi tela tele tudtuda tudtudia
hopper badami-gach-faring badami-gachforing badami-sosak bhunga bhura-fudka bhura-mahu bhura-tida bipiech bph brown-plant-hopper chakara-poka chakda-poka curent-poka doma doma-potu faring fudka gach-faring gachforing hapar hopar hoppers jigi-hulu karent-poka mango-hoper mantatupuchchi muna munia munja pugaian pukaian sosak-poka sudi-doma tapkire-tudtude tapkiri-tudtude tene-manchu tenemanchu-purugu
stem-borer agola-bedhak dead-heart gabh-maro gabhmara-ial gobh-ki-sundi ilankurutu ilankurutu-puchi ilankurutupuzhu itaikanupuzhu kanda-bindha kanda-koraka kanda-toluchu kandabindhaka kandam-tolche kandam-toliche kandam-tolichu kandam-toluchu kandi-kid kansua khod-kid khod-kidi khod-pokharnari khodmasi kurutu kurutu-puchi kurutupuzhu majra majra-poka mogi mova-purugu nuni-kurutu-pulu nunikurutu pika-purugu pirla shoot-borer stem-borar stim-borar tana-bedhak tana-bindhaka tana-chedak tana-makhi tana-sundi tana-vindhaka tanachhedak tandu-tulaipan tane-di-sundi tantuturapan thandu-pulu thandu-turapan
fruit-borer chotai daga-chidrakari daga-o-fal-chidrakari fal-bedhak fal-bindhaka fal-borar fal-chedak fal-chidrakari fal-koraka fal-poka fal-pokhariali fal-pokharnari fal-sundi falachidrakari frut-borar kai-koraka kai-pulu kai-toluchu kai-tulaipan kaia-pulu kaia-tolche kaia-tolichu kaia-toluchu kaiapuchchu kaiturapan koma-kaia-toluchu senda-ali senda-pokharnari senda-va-fal-pokharnari shoot-and-fruit-borer tana-aur-fal-chedak tana-va-fal-chedak tandu-kai-tulaipan
pod-borer fali-bedhak fali-chedak ghate-ali ghati-ali harvi-ali helicoverpa heliothis hirvi-ali lili-ial maruka pacha-purugu pad-borar pod-borar sanagapacha-purugu seng-pokharnari senga-pokharnari-ali sengali suti-chidrakari
borer bedhak borers chedak chidrakari koraka korati korta pokharanari pokharnari pokhranari tolche tolichi tolichu toluchu tulaik tulaikum tulaipan turapan
bollworm american-sundi bol-varm bol-vorm bond bond-ali chenkaipuzhu golapi-poka gulabi-ali gulabi-bond-ali gulabi-bondali gulabi-ial gulabi-ilI gulabi-ili gulabi-keda gulabi-poka gulabi-pulu gulabi-purugu gulabi-rangi-purugu gulabi-rangu-purugu gulabi-sundi ilanchivapu-puzhu pink-bollworm sendri-bond-ali
armyworm armi-varm armi-vorm fal-armi-varm falarmi-varm fall-armyworm fauji-kit fauji-sundi faw katera kathera-purugu laskari laskari-ali laskari-ial leda padai-pulu padai-puluk patalapulu sainik-hulu sainik-kira sainik-kit sainik-poka sainik-sundi amerikan-lashkari-ali
caterpillar ali alia aliyan bicha-poka caterpillars cutvorm gongali gongali-purugu ial ili iliyan kambli-pulu kamlia-kira kampalipuzhu kanbal-kida katua katui lade-purugu larva lat ledda-purugu pulu pulukal puzhu sanbalua semilupar sua-poka suiopoka sundi suniopoka sunopoka suo-poka untali vetupuzhu liada
leaf-folder aku-madata aku-mudatha aku-mudta aku-muduta akuchutu ele-surali ele-suruli ilai-surutu ilai-surutu-pulu ilaimataku lif-foldar pan-gundal pan-gundalnari pan-lapetnari pata-lapet pata-lapetak pata-mora pata-morano pati-lapet pati-lapetak patra-moda ilai-mataku aku-chutu
leaf-miner aku-toliche aku-toluchu churulpuchchi ilai-tulaipan leaf-minor lif-mainar nag-ali nagmodi pan-koria pane-pokhranari pata-surang pata-suranga-poka pati-surangak sarpakar suranga surangakari ilai-tulaipi
mites astapadi astapdi chempen era-nali kathiri-pankatiri koli lal-koli lal-makadi lal-makdi lal-makri mait maits makadi makar makdi makor makori makrasa makri mandari mite nalli nalulu nusi pankathiri sempen senjilandhi silandhi spider
mealybug chatra chatra-poka chikata dahia daie-poka dhekun hitu-tigane mavu-puchi mealy-bug mealy-bugs mili-bag milibag pindi-nali pindi-purugu pithia pithia-dhekun
termite cheda chedalu chital dimak diyan gedalu karaian sionk siunk tarmait termites udhaI udhai udhei ui ui-poka uinpoka valavia valvi white-ant white-ants
grub dhola gidar gobhrela gone-hulu grab grubs gubre-poka humni hunni kumula kurmula munda root-grub sada-kira safed-lat verpulu veru-purugu white-grub ver-puzhu
rhinoceros-beetle gainda-bring gandar-poka genda-bhunga gondar-poka kandamiruga komu-purugu rhinoceros
fruit-fly fal-machhi fal-machi-poka fal-makhi fal-masi falmachi foler-machi frut-flai hanu-nona kaicha machi-poka pala-i pandu-iga pazha-ikal
fly fly-pest makhi masi
diamond-back-moth chaukoni-thipakyacha-patang chaukoni-thipkiacha-patang chaukoni-thipkiancha-patang daimand-bek-moth dbm diamond-backmoth hirak-pith hirak-pristh hirkapith hirkapristh hirok-pith rekala-purugu vairamutuku vajra-benin daimand-bak-math
rats chuha chuhe eli elika elikal eluka elukalu ili-kollu indur musha ondir pandikoku undar undir undri
gundhi-bug gandhi gandhi-bag gandhi-bug gandhi-poka gandhi-puruga kanki-nali kathir-navai kathir-navai-puchi gandhi-kit gandhi-kida
pyrilla pairila
nematode krimi nimatod nimetod nuli-purugu nurpulu sutrakrimi
snail ghonga gogalgai goglagai nata nathai samuk
sucking-insects charu-urinjum chusak chusne-vale ras-chusak ras-chusne ras-chusne-vale ras-sosak ras-sosan rasa-pilche rasam-pilche rasam-pilchu rasasosak raschosa saru-urinjum sucking
`

export const DISEASES = `
blight akumadu angamari blait dhasa dhbasa dhosa ilaikarukal ilakarichil jhulas jhulsa karapa karpa karugal karukal macha-tegulu mada-tegulu madu-tegulu sukaro-jhal sukaro-rog
late-blight alasia-karpa alasia-madu let-blait marak nabi-dhasa nabi-dhosa pacheti-angamari pacheti-jhulsa pachhatro-sukaro picheti-angamari pichheta-jhulsa pichheti-jhulsa pin-karukal usira-ienara-karpa usira-karpa usiracha-karpa usirane-ienara-karpa pinparuva-karukal pin-paruva-karukal
early-blight agam-dhasa ageta-jhulsa ageti-angamari ageti-jhulsa agotaro-sukaro erli-blait jaldi-dhasa lavkar-ienara-karpa lavkar-karpa mun-karukal munparuva-karukal mun-paruva-karukal
blast agi agi-tegulu benki benki-roga blas blast-rog gardan jhalsa jhonka jhonka-rog karpa-blast kazhuthu-kulai kulai-noi kulavatam mada-virupu mahisapata meda-virupu neck-blast
rust geru gerua gerui harda ilaituru kalanki kungi kunkuma-tegulu marcha-rog marche maricha pila-ratua pili-kungi rast ratua roli tamera tanbera thuru thuru-noi tuku tupu
powdery-mildew bhabhutia bhuki bhuki-chharo bhuri bhuri-rog budi-roga budida budida-tegulu budu bukni chhachhia chhachhro churnapup churnil churnil-asita dahia-rog gunra-chiti gunro-chiti gura-chiti khara kharra paudari-mildiu pauderi-mildiu podari podri podri-mildiu sada-gunra sada-gunro sada-guro sada-paudar safed-churn safed-fafund safed-fug sanbal sanbal-noi sanbal-pusanam
downy-mildew adi-sanbal bili-buju buja-tegulu buju dauni dauni-mildiu davania davni davnia kevda kevda-rog mridu-romil mriduromil-asita nriduromil tuia tulasita roiendar roendar
wilt bakteria-vadal dhale-pada dhale-para dhalepra dhole-para endu-tegulu jhimano mar-lagne mar-rog mlani muraja murjhan nematoid-wilt panama panama-vilt soragu soragu-roga sukara sukaro ugara ukatha ukhera uktha vadal vatam
leaf-spot aku-macha aku-machalu dag dag-rog dhaba-rog dhabe ele-chuke ilai-puli ilaipuli-noi lif-spat macha machalu pan-dag pan-thipke paner-dag pata-dag pata-dhaba patai-dag patar-dag pati-dhaba puli pulikal pulli-noi sigatok spot spots thipka tika tika-aku-macha tikka thipke
root-rot beru-kolave gora-pacha gorapcha jad-galan jad-sadan jad-saran kandakuj khodkuj mul-kuj rut-rat sekar-pacha sikad-pacha ver-alugal veru-kulu
fruit-rot daibaik dieback fal-galan fal-kuj fal-pacha fal-sadan fal-saran frut-rat kai-alukal kai-kolave kaia-kulu kanu-kolave paksikanu pala-alukal palam-alukal anthracnose anthraknoj entraknoj
seed-rot
seed-treatment bih-sodhan bij-prakria bij-sansodan bij-sodhak bij-sodhan bij-sudhi bij-upchar bija-mavjat bija-upachara bijamrit bijaprakria bijopchar seed-dresing seed-treating vidhai-nerthi vitana-sudhi vithu-nerthi
rot alugal aluk alukal azhuk galan kolave kuj kujavia kuli kulipo kulu pacha pachon sad sadan saran viglan
bacterial-blight bacterial-blait blb endaku jivanu-jhulsa kada-karpa telia telkat-dag telya-rog aku-endu aku-endu-tegulu endaku-tegulu
bacterial bakteria baktiria jibanu jivanu
brown-spot badami-dag bhura-dhaba tapkiri-thipke
false-smut abhasi-kandua pala-noi
white-rust sada-maricha safed-ratua
sheath-blight ilaiurai ilaiurai-karukal khol-dhasa khol-para khol-pora khola-pacha magudu pamu-poda parn-chad-angmari parn-karpa parnachchad-jhulsa parnchad-jhulsa poda-tegulu pota-kulu sit-blait khol-pocha
purple-blotch baigani-dhaba baingani-dhaba beguni-dag jambhali-karpa jambli-karpa janbhala-karpa janbli-dag parpal-bloch uda-ilaipuli uda-macha uda-puli uta-karai
smut anavrit-kandua kajali kandua kanduva kani karipotai katuka-tegulu loose-smut smat jhule-rog manu-katuka
karnal-bunt bant karnal-bant
damping-off ardra-galan ardraglan chara-dhasa chara-dhosa chara-pacha danping danping-af kamar-tod kamar-tor kolmad nara-kulu naru-kulu nat-alukal natu-alukal paudh-galan rop-kuj rop-mar
canker chori gaji kankar kenkar khairia sori-noi
fungus bursi chhatrak fafund fafundi fangal fangas fug fungal kabaka kumil pinchai punjai punjanam silindra uli uli-rog unli chata chhata
virus aku-mudata-tegulu bobara bokadia chura-mura churda-murda ilai-surul kokadva kokdava konkarano kukda kukra kusida leaf-curl leaf-karl marodia mojek mosaic mudata-tegulu muduta-tegulu palaku-tegulu parn-kunchan pila-mosaik temal tungro vairas visanu yelo-mosaik
disease bimari disises jabu keda noi nui rog rogam rogo tegul tegulu
`

export const WEEDS = `
weed agacha anavana bali-ghas ghas-fus jhar-pat kala-weed kalai kalai-chedi kalai-pul kale kalegalu kalupu kalupu-mokalu khar-patvar kharapatvar nadin nindai nindaman nindan pichi-mokalu tan weeds
grasses arugan-pul barnyard dub durba durva gadi-grass garika gavat ghans ghas grass harali hariali harli kudirai-vali odala odalu sama sama-ghas samak samak-ghas sankari-pan sanva savan savank svank uda-gadi uda-galu
sedges dila gotila korai korai-pul kore lavala lavhali motha mutha mutha-ghas mutho nagramotha nut-grass tunga tunga-gadi mothe
mandusi falaris gehun-ka-mama guli-danda kanari-grass
wild-oats jai jangli-jai
broad-leaved akala akanra bathua bethua broad-leaf chaora chaulai chaure chauri chodi-pati congress-grass gajar-gavat gajar-ghas parthenium rund rund-pan satodi vedalpaku vedalpati vedalpu broad-leaves vaiari-bhama
narrow-leaved arund sakri-pati sanaku sankari sankri-pati sana-aku saru-pata
insect betles hula hulagalu hulu insects jantu jivat kid kida-makoda kidam kira kira-makora kire kit kitak kitakam kitanu makode poka pokamakar puchi puchikal purugu purugulu vantu
`
