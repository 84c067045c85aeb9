/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed seed seeds bij biya biyaran bihan bijo bijro vitanam vithanalu vidhai vithai vithaikal vidhaigal vitu vitt vittukal bijagalu bittane bittane-bija vith bian biar bijalu
@fert fertiliser fertilizer fertilisers fertilizers khad urvarak ura uram urangal sar eruvu eruvulu gobbara rasagobbara valam valangal khatar khat khata khate rasayanik-khat poshan raasayanika-gobbara
@medicine davai dava davaiyan aushadhi aushdh ausadh osud marunthu marundu mandu mandulu marunnu maddu pesticide pesticides nasak nashi nashini kolli marna marnari marvani marvanu mar maran marar killer kill khatam niyantran nivaran crop-protection crop-care upchar ilaj fasal-suraksha pestisaid pestisaids chidakne
@insecticide insecticide insecticides kitanashak kitnashok kidnashak kidnashi kitaknashak jantunashak puchikolli puchi-marundhu puchi-marunthu puchimarunthu purugumandu purugu-mandu purugula-mandu kitanashini kidanashini kitakanashini kitnasak kitakanashaka insektisaid kitonasak
@fungicide fungicide fungicides fafundnashak fafundinashak bursinashak fugnashak fungnashak ulinashak unlinashak uli-nashak chatraknasak kabaknashi kabakanashaka kabaknashak puchaikolli punjaikolli punjanakolli puncanakkolli punchaikolli silindhra-nasini silindranashini silindranasaka silindhra-nashaka kumilnashini fangisaid
@weedkiller weed-killer weedicide weedicides herbicide herbicides karpatvarnasak tannashak tananashak nindannashak nindamannashak nindananashak nadinnashak agachanashak ghasmara ghasnashak trinanashaka trunanashak kalaikolli kalupumandu kalenashaka kalanashini vidisaid herbisaid anavananashak balinashak
@regulator growth-regulator growth-promoter growth-promotor pgr vriddhi-niyantrak vruddhi-niyamak vrddhi-niyantrak hormone harmon badhane-ki-dawa growth valarchi-ukki vridhi-niyamak growth-hormone regulator
@biological biological biopesticide bio-pesticide biopesticides
@trap trap traps fanda jaal-kit trep taindra potla-trap lure
@irrigation sinchai sinchan sichai piyat niravari nirpasanam paasanam nir-pasanam jalasechanam jalsechana sechan sedyam nana jalasinchan sinchon sech
@pump pump pumps panp pampu motor motar mota motaru watermotor pampset pumpset
@sprayer sprayer sprayers spray spre spray-pump spray-machine chhidkav chirkav favarani fawarni dawa-chhantvano chhantkav chantvano chhatkav telippan marundhu-thelippan pichikari pichkari picikari sprayar sinpadana sinparane thalikkal talikkunna spray-tank dawa-tanki knapsack-pump sinchan-jantra chhidkane chhirkane chidakne-wala chhitakne
@machine machine mesin machines machinery masin mishin yantram yantr yantro jantra jontro iyandhiram iyantiram kal-yantra krishi-yantra krishi-upkaran
@tool tool tools hand-tool hand-tools avajar hathyar upkaran upakarana karuvi karuvigal panimuttu panimutlu upakaranagalu ojar avajaro sadhan
@feed feed khady ahar khurak khorak dana dan theevana theevanam-feed tivanam thivanam dano tita kalithitta gokhadya pasukhadya pashuahar pashu-ahar cattle-feed cattlefeed danamirit go-khadya pasu-khadya mevu-feed
@animal animal animals animal-care janvar livestock pashupalan veterinary vet
@solar solar solr sola saurya sour suriyasakthi surya-shakti souru saursakti sooryorja sauroorja sor-urja solaru
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle cow cows gai gaay gau gay pasu pashu-dhan dhor posu gabhi madu maadu avu danalu danagalu pasuvu pasuvula kali kannukali pasuvulu goru dudharu janwaro mattu pashuo hasu pasuvina go
buffalo mhais mais bhes bhens majh mahish mohis gede gedelu barre erumai emme erumma moisi
calf bachda bachra vasru vasaru vachhardu vachhrun katda dudalu dooda kandru karu kanru bachur
goat bakri bakra seli shele bakro chhagol chagal chheli mekalu mekala adu meke aad vellaadu goats sheep bhed
poultry murgi kombdi kukkut kukdI chicken hen layer broiler kodi kozhi koli-hen koli-poultry kukuda kukura moorg murgiyan marghi maraghi kozhikal kolla
fish machli machhli masa masali machhi chepa-fish chepala min minu mach
bee madhumakhi madhmashi mauna moumachi honey-bee honeybee tenetiga madhumaksika jenu
bird pakshi chidiya chiriya paravai pakshulu
`
