/** What harms a crop; the goods against it name it in their short descriptions. */

export const PESTS = `
aphid aphids mahu maho mahun mava molo chepa jab jab-poka jau-poka penubanka penu-banka asuvini aswini hendi sasyahenu gidahenu munja telia chempa jassi-mahu
whitefly whiteflies white-fly safed-makhi safed-makkhi safed-macchar safed-makhiya pandhri-mashi pandhari-mashi dholi-makhi safed-maakhi chitti-makkhi chitti-makhi sada-machi sada-machhi sada-mach dhala-machi dhala-machhi tella-doma telladoma vellai-i vellai-eee bili-nona bilinona velliccha vellicha vellicca velicha vellaie vellai-e
thrips thirips thrip phulkide fulkide tamara-purugu tamara ilaippen ilaipen ilappen churda thripsu tripsu trips
jassids jassid jasid hara-tela tudtude tudtuda tadtadiya tadtadia leafhopper leaf-hopper pachchadoma pachcha-doma patchadoma tattuppuchi thaththupoochi tela shyamposha
hopper hoppers phudka fudka bph brown-plant-hopper bhura-mahu bhura-fudka sudidoma sudi-doma pugaiyan pukaiyan jigihulu jigi-hulu badami-gachphoring chakda-poka bhura-tidda
stem-borer tana-chhedak tana-chedak tanachhedak khodkid khodkida khod-kid khod-kidi majra majra-poka kandam-toluchu kandam-tolichu kandam-tolche kandamtoluchu thandu-thulaippan tandu-tulaippan thandu-turappan tantuturappan kanda-koraka gabhmaro gabhmara-iyal gabh-maro tana-vindhaka kanda-bindha kandabindha kandabindhaka tana-bindhaka
fruit-borer fal-chhedak phal-chhedak fal-chedak falchhedak falchedak kai-tulaippan kai-thulaippan kayi-toluchu kaya-tholuchu kaya-toluchu kayi-koraka fal-chedhak fal-pokharnari fal-poka phal-bindhaka shenda-ali fal-koraka kayturappan fal-pokhariali phal-chhedakka
pod-borer fali-chhedak phali-chhedak fali-chedak ghate-ali ghateali podborer sheng-pokharnari
borer borers chhedak chedak koraka tulaippan turappan thurappan toluchu tolichu
bollworm boll-worm gulabi-sundi gulabi-ilI gulabi-illi gulabi-iyal bondali bond-ali bondaali pink-bollworm gulabi-bondali kaya-puzhu gulabi-purugu kai-pulu gulabi-ali
armyworm army-worm fall-armyworm faw lashkari-ali lashkari lashkari-iyal padaippulu padai-pulu katthera kattera katthera-purugu sainik-hulu sainik-kit pattalapulu
caterpillar caterpillars illi ili sundi iyal ali aali larva latt kambal-kida sanbalua shunyopoka shuyopoka shunopoka gongali gongali-purugu pulu puzhu puzhukkal
leaf-folder patta-lapet patta-lapetak pan-lapetnari akumudatha aku-mudatha ilaisuruttu ilai-suruttu pan-gundalnari elesuruli ele-suruli
leaf-miner patti-surangak nag-ali pan-koriya patta-surang
mites mite makdi makadi lal-makdi lal-makadi lal-koli koli pankathiri kathiri-pankatiri makar makor nalli erra-nalli silandhi nusi mandari makori
mealybug mealy-bug mealy-bugs milibag milibug dahia dahiya pithya-dhekun pithya maavupoochi mavu-puchi mavuppuchi pindinalli pindi-nalli chikkata hittu-tigane
termite termites white-ant white-ants dimak deemak valvi vaalvi udhai udhei udhaI sionk siunk ui-poka ui uinpoka cheda chedalu karaiyan geddalu gedalu chithal chital
grub grubs white-grub root-grub humni safed-lat munda dhola veru-purugu verppulu gonnehulu gonne-hulu
fruit-fly fal-makhi phal-makhi falmakhi phalmashi falmashi fal-mashi phal-machhi pandu-iga pandu-eega pazha-i hannu-nona kayeecha kaiicha falmachi
fly fly-pest makhi makkhi mashi
diamond-back-moth dbm
sucking-insects sucking ras-choosak ras-chusak raschusak rasashoshak ras-shoshak ras-shoshan rasam-peelche rasam-pilche rasam-pilchu saaru-urinjum charu-urinjum
`

export const DISEASES = `
blight jhulsa karpa karapa jhulas dhosa dhasa agi ageti-jhulsa machcha-tegulu karukal karugal angamari sukaro-jhal
late-blight pichheti-jhulsa pacheti-jhulsa pichheta-jhulsa lateblight nabi-dhasa nabi-dhosa
early-blight ageta-jhulsa ageti-jhulsa
blast jhonka jhonka-rog aggitegulu aggi-tegulu aggi kulai-noi kulainoi benki-roga benki blast-rog mahishapata karpa-blast jhalsa blas
rust gerua ratua tambera geru kungi maricha marcha-rog tuppu thuppu thuru-noi thuru tukku kalanki
powdery-mildew bhuri bhukichharo bhuki-chharo bhuki chhachhya churnil churnil-asita budida-tegulu boodida sambal-noi sambal budi-roga bhuri-rog safed-churn pauderi-mildyu choornapoopp
downy-mildew mriduromil dauni-mildyu davni kevda-rog kevda adi-sambal
wilt ukhta uktha ukatha mar-rog marrog sukaro sukara vadal vaadal endu-tegulu endutegulu soragu-roga soragu muraja dhale-pada vattam nematoid-wilt
leaf-spot leafspot tikka patti-dhabba thipka pan-dag ilaippulli ilai-pulli aku-machcha ele-chukke paner-dag
root-rot jad-saran jad-sadan mul-kuj ver-azhugal veru-kullu beru-kolave
rot saran sadan galan kuj kujavya azhugal alukal kullu kolave
sheath-blight ilaiurai khola-pacha kholapacha pottakullu potta-kullu ilaiurai-karukal
smut kandua kanduva kani kajali kaani
damping-off ardra-galan kamar-tod
canker kenkar kanker
fungus fungal fafund fafundi phaphund fafoond burshi bursi fug foog chhatrak kabaka pinchai punjai poonjai punjanam shilindhra shilindra shileendhra kumil ulli-rog unli fangas fangal
virus mosaic leaf-curl
disease diseases rog roga rogam rogo bimari noi nooi tegulu tegul keda
`

export const WEEDS = `
weed weeds kharpatwar kharpatvar kharapatwar tan tann nindaman nindan nindamana nadin nadeen agacha agachha anavana bali-ghas kalai kalupu kalai-pul kale kalegalu kala-weed khar-patwar
grasses grass ghas ghaas ghans ghash gaddi-grass sankari-pan
sedges motha nutgrass nut-grass
mandusi gulli-danda gullidanda gehun-ka-mama phalaris canary-grass
wild-oats jangli-jai jai
broad-leaved broad-leaf chaudi-patti chodi-patti
narrow-leaved sakri-patti
insect insects kit kida kide kida-makoda keeda keet keede kid puchi poochi puchikal purugu purugulu hulu hula hulagalu poka kitaka kitak kitakam jivat jivaat jantu kitanu keedam kidam makode kire kira keere keera-makora
`
