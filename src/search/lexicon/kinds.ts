/** Classes of goods. What belongs to one is told by its category and label, never by likeness to these words. */
export const KINDS = `
@seed bi bia bian biar biaran bihan bij bijagalu bijalu bijo bijro biju bitane-bija bittane biyo ginja ginjalu kuru-seed manji seeds vidhai vidhaigal vitana vitanam vith vithai vithaikal vithanalu vithe vitt vitu vitukal vitulu
@fert eruvu eruvulu fertilijer fertilijers fertiliser fertilisers gobara khad khat khata khatar khate posan rasagobara rasaianik-khat rasaianika-gobara sar ura uram urangal urvarak valam valangal atiuram adiuram meluram
@medicine ausadh ausadhi ausdh chidakne crop-care crop-protection dava davai davaian fasal-suraksa ilaj khatam kil killer kolli maddu mandu mandulu mar maraiche maraila maran marar marna marnari marniasathi marundu marunthu marunu marvani marvanu nasak nasi nasini niantran nivaran osud pestisaid pestisaids pestiside pestisides upchar
@insecticide insecticides insektisaid jantunasak kidanasini kidemar kidnasak kidnasi kiramar kiremar kitakanasaka kitakanasini kitaknasak kitanasak kitanasini kitnasak kitnasok kitonasak puchikoli
@fungicide bursinasak chatraknasak fafundanasak fafundinasak fafundnasak fangisaid fugnasak fungicides fungnasak kabakanasaka kabaknasak kabaknasi kumilnasini puchaikoli punchaikoli punjaikoli punjanakoli punkanakoli silindhra-nasaka silindhra-nasini silindranasaka silindranasini uli-nasak unlinasak
@weedkiller agachanasak anavananasak balinasak ghasmara ghasnasak herbicide herbicides herbisaid kalaikoli kalanasini kalenasaka kalupumandu karpatvarnasak nadinasak nindamanasak nindananasak nindanasak tananasak tanasak trinanasaka trunanasak vidisaid vidisides weed-killer weedicide
@regulator badhane-ki-dava growth growth-hormone growth-promoter growth-promotor growth-regulator harmon hormone pgr valarchi-uki vrdhi-niantrak vridhi-niamak vridhi-niantrak vrudhi-niamak
@biological bio-pestiside biopestisides
@trap fanda jal-kit lure pori potla-trap taindra traps trep
@irrigation jalasechanam jalasinchan jalsechana nana nir-pasanam niravari pasanam piat sech sechan sediam sichai sinchai sinchan sinchon pachana pachanam
@pump jal-panp jal-pump mota motar motaru motor panp panpset panpu panpu-set pumps punpset salo vatermotor
@sprayer chantvano chhantkav chhatkav chhidkane chhidkav chhirkane chhitakne chidakne-vala chirkav favarani favarni kai-thelipan knapsack-pump pichkari pisikari sinchan-jantra sinpadana sinparane spraiar sprayers talikuna telipan thalikal
@spray saparea saprea spireiar spraying spre
@machine iandhiram iantiram iantr iantram iantro jantra jontro kal-iantra krisi-iantra krisi-upkaran machinery machines masin mesin misan misin
@tool avajar avajaro avjar hand-tool hand-tools hathiar karuvi karuvigal ojar panimutlu panimutu parikaralu parikaram sadhan tools upakarana upakaranagalu upkaran
@feed ahar calf-starter cattle-feed dan dana danamirit dano go-khadia kalithita khabar khadi khavda khorak khurak kuraku mevu-feed pasu-ahar pasu-khadia thivana tita tivanam khilaie khilana khilae khilaen
@animal animal-care animals janvar livestok pasupalan vet veterinari
@solar churia sauria saursakti saururja sola solaru solr sor-urja sour souru suria suriasakthi suriorja surya-shakti
`

/** Animals that goods are for. */
export const ANIMALS = `
cattle avu cow cows danada danagala danagalu danalu dhor dudharu gaay gabhi gaer gai garu gau gay go goru gorur govu gurana gurancha hasu hasuvina janavarancha janavrana janavrancia janvaro kali kanukali maadu madu matu pasu pasu-dhan pasu-feed pasula pasuo pasuvina pasuvu pasuvula pasuvulu posu
buffalo bare barre bhens bhes eme eruma erumai gede gedelu mahis mais majh mhas mhashi mohis moisi nhais
calf bachda bachhara bachharon bachhra bachra bachur duda dudalu kandru kanru kanruku karu katda vachhardu vachhrun vasaru vasra vasru
goat aad adu at-tita at-tivanam atin atu atut bakra bakre bakri bakro bhed bhera chagal chhagaler chhagol chhagoler chheli goats gore gorelu gorre kuri kurigalu mekala mekalu meke mendhi mendhra sele seli sheep veladu
poultry bathu duck chiken chooze chuze hans hen kodi kodipila kodipilalaku kodlu koli-ahara koli-hen koli-khurak koli-kunju koli-pila koli-poultry koli-tita kolikal kolla kolu kolulu konbadi konbdi konbdia kozhi kukdI kukuda kukura kukut kunju maraghi marghi muragir murg murgi murgian pilalu
fish chepa-fish chepala mach machh machher machhi machhli makla makli masa masali min minu
bee honey-bee jenu madhmasi madhumakhi madhumaksika mauna moumachi tenetiga teni tenikal theni
bird chakli chidia chidion chidiyan chiluka chimni chiria hakki hakkigalu kabutar kak kakulu kili kongalu kuruvi mail maiur mor nemali paira pakhare pakhi pakhran pakhre pakhru pakshi pakshiyan paksi paksulu panchhi panchi pankhi paravai pitalu popat tiapakhi
`
