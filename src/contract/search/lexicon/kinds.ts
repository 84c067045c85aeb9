/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed bi bian biar bihan bij bijagalu bijalu bijo bijro biju bittane bittane-bija biya biyaran biyo ginja ginjalu kuru-seed manji seeds vidhai vidhaigal vitanam vith vithai vithaikal vithanalu vithe vitt vittana vittukal vittulu vitu
@fert eruvu eruvulu fertiliser fertilisers fertilizer fertilizers gobbara khad khat khata khatar khate poshan raasayanika-gobbara rasagobbara rasayanik-khat sar ura uram urangal urvarak valam valangal
@medicine ausadh aushadhi aushdh chidakne crop-care crop-protection dava davai davaiyan fasal-suraksha ilaj khatam kill killer kolli maddu mandu mandulu mar maran marar marna marnari marundu marunnu marunthu marvani marvanu nasak nashi nashini nivaran niyantran osud pesticide pesticides pestisaid pestisaids upchar
@insecticide insecticides insektisaid jantunashak kidanashini kidnashak kidnashi kitakanashaka kitakanashini kitaknashak kitanashak kitanashini kitnasak kitnashok kitonasak puchi-marundhu puchi-marunthu puchikolli purugu-mandu purugula-mandu
@fungicide bursinashak chatraknasak fafundinashak fafundnashak fangisaid fugnashak fungicides fungnashak kabakanashaka kabaknashak kabaknashi kumilnashini puchaikolli puncanakkolli punchaikolli punjaikolli punjanakolli silindhra-nashaka silindhra-nasini silindranasaka silindranashini uli-nashak unlinashak
@weedkiller agachanashak anavananashak balinashak ghasmara ghasnashak herbicide herbicides herbisaid kalaikolli kalanashini kalenashaka kalupumandu karpatvarnasak nadinnashak nindamannashak nindananashak nindannashak tananashak tannashak trinanashaka trunanashak vidisaid weed-killer weedicide weedicides
@regulator badhane-ki-dawa growth growth-hormone growth-promoter growth-promotor growth-regulator harmon hormone pgr valarchi-ukki vrddhi-niyantrak vriddhi-niyantrak vridhi-niyamak vruddhi-niyamak
@biological bio-pesticide biopesticides
@trap fanda jaal-kit lure potla-trap taindra traps trep
@irrigation jalasechanam jalasinchan jalsechana nana nir-pasanam niravari paasanam piyat sech sechan sedyam sichai sinchai sinchan sinchon
@pump jal-pamp jal-pump mota motar motaru motor pampset pampu pampu-set panp pumps pumpset watermotor
@sprayer chantvano chhantkav chhatkav chhidkane chhidkav chhirkane chhitakne chidakne-wala chirkav dawa-chhantvano dawa-tanki favarani fawarni kai-thelippan knapsack-pump marundhu-thelippan pichikari pichkari picikari sinchan-jantra sinpadana sinparane spray-machine spray-pump spray-tank sprayar sprayers talikkunna telippan thalikkal
@spray saparea saprea spireyar spraying spre
@machine iyandhiram iyantiram jantra jontro kal-yantra krishi-upkaran krishi-yantra machinery machines masin mesin mishin yantr yantram yantro
@tool avajar avajaro avjar hand-tool hand-tools hathyar karuvi karuvigal ojar panimutlu panimuttu sadhan tools upakarana upakaranagalu upkaran
@feed ahar cattle-feed dan dana danamirit dano go-khadya kalithitta khabar khady khavda khorak khurak kuraku mevu-feed pashu-ahar pasu-khadya theevana tita tivanam
@animal animal-care animals janvar livestock pashupalan vet veterinary
@solar cholar churiya sauroorja saursakti saurya sola solaru solr sooryorja sor-urja sour souru suriya suriyasakthi surya-shakti
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle avu cow cows danada danagala danagalu danalu dhor dudharu gaaer gaay gabhi gai garu gau gay go goru gorur govu gurana gurancha hasu hasuvina janavarancha janwaro kali kannukali maadu madu mattu pashu-dhan pashu-feed pashula pashuo pasu pasuvina pasuvu pasuvula pasuvulu posu
buffalo barre bhens bhes emme erumai erumma gede gedelu mahish mais majh mhais mohis moisi
calf bachda bachra bachur dooda dudalu kandru kanru karu katda vachhardu vachhrun vasaru vasru
goat aad adu at-tita at-tivanam attin attu attut bakra bakre bakri bakro bhed chagal chhagaler chhagol chheli goats mekala mekalu meke seli sheep shele vellaadu
poultry broiler chicken hen kodi koli-ahara koli-hen koli-khurak koli-poultry kolla kombdi kozhi kozhi-tita kozhikal kukdI kukkut kukuda kukura layer maraghi marghi moorg murgi murgiyan
fish chepa-fish chepala mach machh machher machhi machhli machla machli masa masali min minu
bee honey-bee jenu madhmashi madhumakhi madhumaksika mauna moumachi tenetiga
bird chidiya chiriya pakshi pakshulu paravai
`
