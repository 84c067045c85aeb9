/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed bi bian biar bihan bij bijagalu bijalu bijo bijro biju bittane bitane-bija bia biaran biyo ginja ginjalu kuru-seed manji seeds vidhai vidhaigal vitanam vith vithai vithaikal vithanalu vithe vitt vitana vitukal vitulu vitu
@fert eruvu eruvulu fertiliser fertilisers fertilijer fertilijers gobara khad khat khata khatar khate posan rasaianika-gobara rasagobara rasaianik-khat sar ura uram urangal urvarak valam valangal
@medicine ausadh ausadhi ausdh chidakne crop-care crop-protection dava davai davaian fasal-suraksa ilaj khatam kil killer kolli maddu mandu mandulu mar maran marar marna marnari marundu marunu marunthu marvani marvanu nasak nasi nasini nivaran niantran osud pestiside pestisides pestisaid pestisaids upchar
@insecticide insecticides kidemar kiremar kiramar insektisaid jantunasak kidanasini kidnasak kidnasi kitakanasaka kitakanasini kitaknasak kitanasak kitanasini kitnasak kitnasok kitonasak puchikoli
@fungicide bursinasak chatraknasak fafundanasak fafundinasak fafundnasak fangisaid fugnasak fungicides fungnasak kabakanasaka kabaknasak kabaknasi kumilnasini puchaikoli punkanakoli punchaikoli punjaikoli punjanakoli silindhra-nasaka silindhra-nasini silindranasaka silindranasini uli-nasak unlinasak
@weedkiller agachanasak anavananasak balinasak ghasmara ghasnasak herbicide herbicides herbisaid kalaikoli kalanasini kalenasaka kalupumandu karpatvarnasak nadinasak nindamanasak nindananasak nindanasak tananasak tanasak trinanasaka trunanasak vidisaid weed-killer weedicide vidisides
@regulator badhane-ki-dava growth growth-hormone growth-promoter growth-promotor growth-regulator harmon hormone pgr valarchi-uki vrdhi-niantrak vridhi-niantrak vridhi-niamak vrudhi-niamak
@biological bio-pestiside biopestisides
@trap fanda jal-kit lure potla-trap taindra traps trep
@irrigation jalasechanam jalasinchan jalsechana nana nir-pasanam niravari pasanam piat sech sechan sediam sichai sinchai sinchan sinchon
@pump jal-panp jal-pump mota motar motaru motor panpset panpu panpu-set panp pumps punpset vatermotor
@sprayer chantvano chhantkav chhatkav chhidkane chhidkav chhirkane chhitakne chidakne-vala chirkav favarani favarni kai-thelipan knapsack-pump pichkari pisikari sinchan-jantra sinpadana sinparane spraiar sprayers talikuna telipan thalikal
@spray saparea saprea spireiar spraying spre
@machine iandhiram iantiram jantra jontro kal-iantra krisi-upkaran krisi-iantra machinery machines masin mesin misin iantr iantram iantro
@tool avajar avajaro avjar hand-tool hand-tools hathiar karuvi karuvigal ojar panimutlu panimutu sadhan tools upakarana upakaranagalu upkaran
@feed ahar calf-starter cattle-feed dan dana danamirit dano go-khadia kalithita khabar khadi khavda khorak khurak kuraku mevu-feed pasu-ahar pasu-khadia thivana tita tivanam
@animal animal-care animals janvar livestok pasupalan vet veterinari
@solar cholar churia saururja saursakti sauria sola solaru solr suriorja sor-urja sour souru suria suriasakthi surya-shakti
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle avu cow cows danada danagala danagalu danalu dhor dudharu gaer gaay gabhi gai garu gau gay go goru gorur govu gurana gurancha hasu hasuvina janavarancha janvaro kali kanukali maadu madu matu pasu-dhan pasu-feed pasula pasuo pasu pasuvina pasuvu pasuvula pasuvulu posu
buffalo bare barre bhens bhes eme eruma erumai gede gedelu mahis mais majh mhas mhashi mohis moisi nhais
calf bachda bachhara bachharon bachhra bachra bachur duda dudalu kandru kanru kanruku karu katda vachhardu vachhrun vasaru vasra vasru
goat aad adu at-tita at-tivanam atin atu atut bakra bakre bakri bakro bhed bhera chagal chhagaler chhagol chhagoler chheli goats gore gorelu gorre kuri kurigalu mekala mekalu meke mendhi mendhra sele seli sheep veladu
poultry bathu broiler chiken chooze chuze hans hen kodi kodlu koli-ahara koli-hen koli-khurak koli-kunju koli-pila koli-poultry koli-tita kolikal kolla kolu kolulu konbadi konbdi konbdia kozhi kukdI kukuda kukura kukut kunju maraghi marghi muragir murg murgi murgian pilalu
fish chepa-fish chepala mach machh machher machhi machhli makla makli masa masali min minu
bee honey-bee jenu madhmasi madhumakhi madhumaksika mauna moumachi tenetiga
bird chakli chidia chidion chidiyan chimni chiria hakki hakkigalu kuruvi pakhare pakhi pakhran pakhre pakhru pakshiyan paksi paksulu pankhi paravai pitalu
`
