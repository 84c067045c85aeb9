/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed seed seeds beej bij biya biyana biyane biyanna biyaran bihan bihana bija bijo bijro vittanam vittanalu vitanam vithanalu vidhai vithai vithaikal vidhaigal vitu vithu vitt vittu vittukal bija bijagalu bittane bittane-bija vith beeja bian biar bijalu
@fert fertiliser fertilizer fertilisers fertilizers khad khaad urvarak ura uram urangal sar saar sara eruvu eruvulu gobbara rasagobbara valam valangal khatar khat khata khate rasayanik-khat poshan raasayanika-gobbara
@medicine medicine dawa dawai davai dava dawayi davaiyan aushadh aushadhi aushad aushdh osudh ousudh oushadh oushadha ausadh osud marundhu marunthu marundu mandu mandulu marunnu maddu ausadha pesticide pesticides nashak nasak nashi nashini nashaka kolli maar marne maarne marna marnari marvani marvanu mar maran marar killer kill khatam niyantran nivaran crop-protection crop-care upchar ilaj fasal-suraksha pestisaid pestisaids chidakne
@insecticide insecticide insecticides keetnashak kitnashak kitanashak kitnashok kidnashak kidnashi kitaknashak jantunashak puchikolli poochikolli poochi-marundhu puchi-marundhu puchi-marunthu puchimarunthu purugumandu purugu-mandu purugula-mandu kitanashini kidanashini keedanashini kitakanashini kitanashaka kitnasak kitakanashaka insektisaid kitonasak
@fungicide fungicide fungicides fafundnashak phaphundnashak fafundinashak burshinashak bursinashak fugnashak fungnashak ulinashak ullinashak unlinashak ulli-nashak uli-nashak chatraknashak chhatraknashak chatraknasak kabaknashi kabakanashaka kabaknashak puchaikolli punjaikolli punjanakkolli punjanakolli poonjaikolli puncanakkolli punchaikolli punjaikkolli shilindranashini silindhra-nasini silindranashini shilindhranashaka silindranasaka silindhranashaka silindhra-nashaka kumilnashini fangisaid
@weedkiller weedkiller weed-killer weedicide weedicides herbicide herbicides kharpatwarnashak karpatvarnasak tannashak tananashak nindannashak nindamannashak nindananashak nadinnashak nadeennashak agachanashak agachhanashak ghasmara ghasnashak ghasnashaka trinanashaka trunanashak trunanashaka kalaikolli kalaikkolli kalupumandu kalenashaka kalanashini vidisaid herbisaid anavananashak balinashak
@regulator growth-regulator growth-promoter growth-promotor pgr vriddhi-niyantrak vriddhi-niyamak vruddhi-niyamak vrddhi-niyantrak hormone harmon badhane-ki-dawa growth valarchi-ukki valarchi-ookki vridhi-niyamak growth-hormone regulator
@biological biological biopesticide bio-pesticide jaivik-kitnashak jaivik-dawa jaiv-kitnashak biopesticides
@trap trap traps fanda phanda jaal-kit trep taindra traip fandha potla-trap lure
@irrigation irrigation sinchai sinchan sichai sinchaai piyat neeravari niravari nirpasanam niirppasanam paasanam neer-paasanam nir-pasanam jalasechan jalasechanam jalasechana jalsechana jalasechan sechan sedyam nana jalasinchan sinchon sech
@pump pump pumps pamp panp pampu motor motar mota motaru mottar watermotor pampset pumpset pampseta
@sprayer sprayer sprayers spray spre spreyar spreiyar spreyer sprey spray-pump spray-machine chhidkav chhirkav chidkav chirkav chhidkaav favarni favarani phavarni fawarni dawa-chhantvano chhantvano chhantkav chantvano chhatkav thelippan telippan tellippan marundhu-thelippan pichikari pichkari picikari sprayar simpadane sinpadane sinpadana sinparane thalikkal talikkunna spray-tank dawa-tanki knapsack-pump sinchan-jantra sprayara chhidkane chhirkane chidakne-wala chhitakne
@machine machine mesin machines machinery masin mashin mishin yantra yantram yantr yantro jantra jontro iyandhiram iyantiram yanthram kal-yantra krishi-yantra krishi-upkaran
@tool tool tools hand-tool hand-tools auzar aujar avajar hathyar hathiyar upkaran upakarana karuvi karuvigal panimuttu panimutlu upakaranagalu ojar avajaro sadhan
@feed feed khadya khady ahar aahar khurak khorak khadya dana dan daan daana theevana theevanam-feed tivanam thivanam danaa dano tita theetta titta kalithitta kalitheetta gokhadya pashukhadya pasukhadya pashuahar pashu-ahar pashu-aahar cattle-feed cattlefeed danamirit go-khadya pasu-khadya mevu-feed
@animal animal animals animal-care janwar jaanwar janvar jaanvar livestock pashupalan veterinary vet
@solar solar solr sola saur saurya saura sora sour suriya-sakthi suriyasakthi surya-shakti souru saursakti soura sooryorja sauroorja saur-urja sor-urja solaru
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle cow cows gai gaay gau gay pashu pasu pashu-dhan dhor poshu posu gabhi madu maadu aavu avu danalu danagalu pasuvu pasuvula kali kannukali pasuvulu kannukaali goru dudharu janwaro mattu pashuo hasu pasuvina go
buffalo bhains bhais mhais mais bhes bhens majh mahish mahisha mohish mohis gede gedelu barre erumai emme erumma moisi
calf bachhda bachda bachra vasru vasaru vachhardu vachhrun katda dudalu dooda kandru karu kanru bachur
goat bakri bakra seli sheli shele bakro chhagol chagal chheli meka mekalu mekala aadu adu meke aad vellaadu goats sheep bhed
poultry murgi murga kombdi kukkut kukdI chicken hen layer broiler kodi kozhi koli-hen koli-poultry kukuda kukura moorg murgiyan marghi maraghi kozhikal kolla
fish machli machhli masa masali machhi macha machh chepa-fish chepala meen min meenu minu mach
bee madhumakkhi madhumakhi madhmashi mauna moumachi honey-bee honeybee tenetiga madhumaksika jenu
bird pakshi chidiya chiriya paravai pakshulu
`
