/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids mahu maho mahun mava molo chepa jab jab-poka jau-poka penubanka penu-banka asuvini aswini hendi sasyahenu gidahenu munja telia chempa jassi-mahu
whitefly whiteflies white-fly safed-makhi safed-macchar safed-makhiya pandhri-mashi pandhari-mashi dholi-makhi chitti-makhi sada-machi sada-mach dhala-machi tella-doma telladoma vellai-i bili-nona bilinona velliccha vellicca velicha vellaie vellai-e
thrips thirips thrip fulkide tamara-purugu tamara ilaipen ilappen churda tripsu
jassids jasid hara-tela tudtuda tadtadia leafhopper leaf-hopper pachchadoma pachcha-doma patchadoma tattuppuchi tela shyamposha
hopper hoppers fudka bph brown-plant-hopper bhura-mahu bhura-fudka sudidoma sudi-doma pugaiyan pukaiyan jigihulu jigi-hulu badami-gachphoring chakda-poka bhura-tidda
stem-borer tana-chedak tanachhedak khodkid khod-kid khod-kidi majra majra-poka kandam-toluchu kandam-tolichu kandam-tolche kandamtoluchu tandu-tulaippan thandu-turappan tantuturappan kanda-koraka gabhmaro gabhmara-iyal gabh-maro tana-vindhaka kanda-bindha kandabindha kandabindhaka tana-bindhaka
fruit-borer fal-chedak falchedak kai-tulaippan kayi-toluchu kaya-toluchu kayi-koraka fal-pokharnari fal-poka phal-bindhaka shenda-ali fal-koraka kayturappan fal-pokhariali
pod-borer fali-chedak ghate-ali ghateali podborer sheng-pokharnari
borer borers chedak koraka tulaippan turappan toluchu tolichu
bollworm boll-worm gulabi-sundi gulabi-ilI gulabi-illi gulabi-iyal bondali bond-ali pink-bollworm gulabi-bondali kaya-puzhu gulabi-purugu kai-pulu gulabi-ali
armyworm army-worm fall-armyworm faw lashkari-ali lashkari lashkari-iyal padaippulu padai-pulu kattera katthera-purugu sainik-hulu sainik-kit pattalapulu
caterpillar caterpillars ili sundi iyal ali larva latt kambal-kida sanbalua shunyopoka shuyopoka shunopoka gongali gongali-purugu pulu puzhu puzhukkal
leaf-folder patta-lapet patta-lapetak pan-lapetnari akumudatha aku-mudatha ilaisuruttu ilai-suruttu pan-gundalnari elesuruli ele-suruli
leaf-miner patti-surangak nag-ali pan-koriya patta-surang
mites mite makdi makadi lal-makdi lal-makadi lal-koli koli pankathiri kathiri-pankatiri makar makor nalli erra-nalli silandhi nusi mandari makori
mealybug mealy-bug mealy-bugs milibag dahia pithya-dhekun pithya mavu-puchi mavuppuchi pindinalli pindi-nalli chikkata hittu-tigane
termite termites white-ant white-ants dimak valvi udhei udhaI sionk siunk ui-poka ui uinpoka cheda chedalu karaiyan gedalu chital
grub grubs white-grub root-grub humni safed-lat munda dhola veru-purugu verppulu gonnehulu gonne-hulu
fruit-fly fal-makhi falmakhi falmashi fal-mashi phal-machhi pandu-iga pazha-i hannu-nona kaiicha falmachi
fly fly-pest makhi mashi
diamond-back-moth dbm
sucking-insects sucking ras-chusak raschusak rasashoshak ras-shoshak ras-shoshan rasam-pilche rasam-pilchu saaru-urinjum charu-urinjum
`

export const DISEASES = `
blight jhulsa karpa karapa jhulas dhosa dhasa ageti-jhulsa machcha-tegulu karukal karugal angamari sukaro-jhal
late-blight pichheti-jhulsa pacheti-jhulsa pichheta-jhulsa lateblight nabi-dhasa nabi-dhosa
early-blight ageta-jhulsa ageti-jhulsa
blast jhonka jhonka-rog aggitegulu aggi-tegulu aggi kulai-noi kulainoi benki-roga benki blast-rog mahishapata karpa-blast jhalsa blas
rust gerua ratua tambera geru kungi maricha marcha-rog tuppu thuru-noi thuru tukku kalanki
powdery-mildew bhuri bhukichharo bhuki-chharo bhuki chhachhya churnil churnil-asita budida-tegulu boodida sambal-noi sambal budi-roga bhuri-rog safed-churn pauderi-mildyu choornapoopp
downy-mildew mriduromil dauni-mildyu davni kevda-rog kevda adi-sambal
wilt uktha ukatha mar-rog marrog sukaro sukara vadal endu-tegulu endutegulu soragu-roga soragu muraja dhale-pada vattam nematoid-wilt
leaf-spot leafspot tikka patti-dhabba thipka pan-dag ilaippulli ilai-pulli aku-machcha ele-chukke paner-dag
root-rot jad-saran jad-sadan mul-kuj ver-azhugal veru-kullu beru-kolave
rot saran sadan galan kuj kujavya azhugal alukal kullu kolave
sheath-blight ilaiurai khola-pacha kholapacha pottakullu potta-kullu ilaiurai-karukal
smut kandua kanduva kani kajali
damping-off ardra-galan kamar-tod
canker kenkar
fungus fungal fafund fafundi bursi fug chhatrak kabaka pinchai punjai punjanam shilindra kumil ulli-rog unli fangas fangal
virus mosaic leaf-curl
disease diseases rog rogam rogo bimari noi nooi tegulu tegul keda
`

export const WEEDS = `
weed weeds kharpatvar kharapatwar tan nindaman nindan nadin agacha anavana bali-ghas kalai kalupu kalai-pul kale kalegalu kala-weed khar-patwar
grasses grass ghas ghans gaddi-grass sankari-pan
sedges motha nutgrass nut-grass
mandusi gulli-danda gullidanda gehun-ka-mama phalaris canary-grass
wild-oats jangli-jai jai
broad-leaved broad-leaf chodi-patti
narrow-leaved sakri-patti
insect insects kit kida-makoda kid puchi puchikal purugu purugulu hulu hula hulagalu poka kitak kitakam jivat jantu kitanu kidam makode kire kira keera-makora
`
