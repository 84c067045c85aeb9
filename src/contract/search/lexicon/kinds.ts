/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed manji bian biar bihan bij bijagalu bijalu bijo bijro bittane bittane-bija biya biyaran seed seeds vidhai vidhaigal vitanam vith vithai vithaikal vithanalu vitt vittukal vitu
@fert eruvu eruvulu fertiliser fertilisers fertilizer fertilizers gobbara khad khat khata khatar khate poshan raasayanika-gobbara rasagobbara rasayanik-khat sar ura uram urangal urvarak valam valangal
@medicine ausadh aushadhi aushdh chidakne crop-care crop-protection dava davai davaiyan fasal-suraksha ilaj khatam kill killer kolli maddu mandu mandulu mar maran marar marna marnari marundu marunnu marunthu marvani marvanu nasak nashi nashini nivaran niyantran osud pesticide pesticides pestisaid pestisaids upchar
@insecticide insecticide insecticides insektisaid jantunashak kidanashini kidnashak kidnashi kitakanashaka kitakanashini kitaknashak kitanashak kitanashini kitnasak kitnashok kitonasak puchi-marundhu puchi-marunthu puchikolli puchimarunthu purugu-mandu purugula-mandu purugumandu
@fungicide bursinashak chatraknasak fafundinashak fafundnashak fangisaid fugnashak fungicide fungicides fungnashak kabakanashaka kabaknashak kabaknashi kumilnashini puchaikolli puncanakkolli punchaikolli punjaikolli punjanakolli silindhra-nashaka silindhra-nasini silindranasaka silindranashini uli-nashak ulinashak unlinashak
@weedkiller agachanashak anavananashak balinashak ghasmara ghasnashak herbicide herbicides herbisaid kalaikolli kalanashini kalenashaka kalupumandu karpatvarnasak nadinnashak nindamannashak nindananashak nindannashak tananashak tannashak trinanashaka trunanashak vidisaid weed-killer weedicide weedicides
@regulator badhane-ki-dawa growth growth-hormone growth-promoter growth-promotor growth-regulator harmon hormone pgr regulator valarchi-ukki vrddhi-niyantrak vriddhi-niyantrak vridhi-niyamak vruddhi-niyamak
@biological bio-pesticide biological biopesticide biopesticides
@trap fanda jaal-kit lure potla-trap taindra trap traps trep
@irrigation jalasechanam jalasinchan jalsechana nana nir-pasanam niravari nirpasanam paasanam piyat sech sechan sedyam sichai sinchai sinchan sinchon
@pump mota motar motaru motor pampset pampu panp pump pumps pumpset watermotor
@sprayer chantvano chhantkav chhatkav chhidkane chhidkav chhirkane chhitakne chidakne-wala chirkav dawa-chhantvano dawa-tanki favarani fawarni knapsack-pump marundhu-thelippan pichikari pichkari picikari sinchan-jantra sinpadana sinparane spray spray-machine spray-pump spray-tank sprayar sprayer sprayers spre talikkunna telippan thalikkal
@machine iyandhiram iyantiram jantra jontro kal-yantra krishi-upkaran krishi-yantra machine machinery machines masin mesin mishin yantr yantram yantro
@tool avjar avjare avajar avajaro hand-tool hand-tools hathyar karuvi karuvigal ojar panimutlu panimuttu sadhan tool tools upakarana upakaranagalu upkaran
@feed khabar ahar cattle-feed cattlefeed dan dana danamirit dano feed go-khadya gokhadya kalithitta khady khorak khurak mevu-feed pashu-ahar pashuahar pasu-khadya pasukhadya theevana theevanam-feed thivanam tita tivanam
@animal animal animal-care animals janvar livestock pashupalan vet veterinary
@solar cholar sauroorja saursakti saurya sola solar solaru solr sooryorja sor-urja sour souru suriyasakthi surya-shakti
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle garu avu cow cows danagalu danalu dhor dudharu gaay gabhi gai gau gay go goru hasu janwaro kali kannukali maadu madu mattu pashu-dhan pashuo pasu pasuvina pasuvu pasuvula pasuvulu posu
buffalo barre bhens bhes emme erumai erumma gede gedelu mahish mais majh mhais mohis moisi
calf bachda bachra bachur dooda dudalu kandru kanru karu katda vachhardu vachhrun vasaru vasru
goat aad adu bakra bakri bakro bhed chagal chhagol chheli goats mekala mekalu meke seli sheep shele vellaadu
poultry broiler chicken hen kodi koli-hen koli-poultry kolla kombdi kozhi kozhikal kukdI kukkut kukuda kukura layer maraghi marghi moorg murgi murgiyan
fish chepa-fish chepala mach machhi machhli machli masa masali min minu
bee honey-bee honeybee jenu madhmashi madhumakhi madhumaksika mauna moumachi tenetiga
bird chidiya chiriya pakshi pakshulu paravai
`
