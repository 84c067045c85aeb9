/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed manji bian biar bihan bij bijagalu bijalu bijo bijro bittane bittane-bija biya biyaran seeds vidhai vidhaigal vitanam vith vithai vithaikal vithanalu vitt vittukal vitu bi biyo ginja ginjalu vittulu kuru-seed vittana vithe biju
@fert eruvu eruvulu fertiliser fertilisers fertilizer fertilizers gobbara khad khat khata khatar khate poshan raasayanika-gobbara rasagobbara rasayanik-khat sar ura uram urangal urvarak valam valangal
@medicine ausadh aushadhi aushdh chidakne crop-care crop-protection dava davai davaiyan fasal-suraksha ilaj khatam kill killer kolli maddu mandu mandulu mar maran marar marna marnari marundu marunnu marunthu marvani marvanu nasak nashi nashini nivaran niyantran osud pesticide pesticides pestisaid pestisaids upchar
@insecticide insecticides insektisaid jantunashak kidanashini kidnashak kidnashi kitakanashaka kitakanashini kitaknashak kitanashak kitanashini kitnasak kitnashok kitonasak puchi-marundhu puchi-marunthu puchikolli purugu-mandu purugula-mandu
@fungicide bursinashak chatraknasak fafundinashak fafundnashak fangisaid fugnashak fungicides fungnashak kabakanashaka kabaknashak kabaknashi kumilnashini puchaikolli puncanakkolli punchaikolli punjaikolli punjanakolli silindhra-nashaka silindhra-nasini silindranasaka silindranashini uli-nashak unlinashak
@weedkiller agachanashak anavananashak balinashak ghasmara ghasnashak herbicide herbicides herbisaid kalaikolli kalanashini kalenashaka kalupumandu karpatvarnasak nadinnashak nindamannashak nindananashak nindannashak tananashak tannashak trinanashaka trunanashak vidisaid weed-killer weedicide weedicides
@regulator badhane-ki-dawa growth growth-hormone growth-promoter growth-promotor growth-regulator harmon hormone pgr valarchi-ukki vrddhi-niyantrak vriddhi-niyantrak vridhi-niyamak vruddhi-niyamak
@biological bio-pesticide biopesticides
@trap fanda jaal-kit lure potla-trap taindra traps trep
@irrigation jalasechanam jalasinchan jalsechana nana nir-pasanam niravari paasanam piyat sech sechan sedyam sichai sinchai sinchan sinchon
@pump mota motar motaru motor pampset pampu panp pumps pumpset watermotor jal-pump jal-pamp pampu-set
@sprayer chantvano chhantkav chhatkav chhidkane chhidkav chhirkane chhitakne chidakne-wala chirkav dawa-chhantvano dawa-tanki favarani fawarni knapsack-pump marundhu-thelippan pichikari pichkari picikari sinchan-jantra sinpadana sinparane spray-machine spray-pump spray-tank sprayar sprayers talikkunna telippan thalikkal kai-thelippan
@spray spraying spre saprea saparea spireyar
@machine iyandhiram iyantiram jantra jontro kal-yantra krishi-upkaran krishi-yantra machinery machines masin mesin mishin yantr yantram yantro
@tool avjar avajar avajaro hand-tool hand-tools hathyar karuvi karuvigal ojar panimutlu panimuttu sadhan tools upakarana upakaranagalu upkaran
@feed khabar ahar cattle-feed dan dana danamirit dano go-khadya kalithitta khady khorak khurak mevu-feed pashu-ahar pasu-khadya theevana tita tivanam khavda kuraku
@animal animal-care animals janvar livestock pashupalan vet veterinary
@solar cholar sauroorja saursakti saurya sola solaru solr sooryorja sor-urja sour souru suriyasakthi surya-shakti churiya suriya
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle garu avu cow cows danagalu danalu dhor dudharu gaay gabhi gai gau gay go goru hasu janwaro kali kannukali maadu madu mattu pashu-dhan pashuo pasu pasuvina pasuvu pasuvula pasuvulu posu hasuvina danada danagala pashu-feed govu gorur pashula gaaer gurancha gurana janavarancha
buffalo barre bhens bhes emme erumai erumma gede gedelu mahish mais majh mhais mohis moisi
calf bachda bachra bachur dooda dudalu kandru kanru karu katda vachhardu vachhrun vasaru vasru
goat aad adu bakra bakri bakro bhed chagal chhagol chheli goats mekala mekalu meke seli sheep shele vellaadu chhagaler attu attut at-tita at-tivanam bakre aattu attin
poultry broiler chicken hen kodi koli-hen koli-poultry kolla kombdi kozhi kozhikal kukdI kukkut kukuda kukura layer maraghi marghi moorg murgi murgiyan koli-ahara koli-ahar kozhi-tita koli-khurak kukkuta murga murge
fish chepa-fish chepala mach machhi machhli machli masa masali min minu machh machher machla meen
bee honey-bee jenu madhmashi madhumakhi madhumaksika mauna moumachi tenetiga
bird chidiya chiriya pakshi pakshulu paravai
`
