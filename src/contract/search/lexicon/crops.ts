/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gaham gahu gahun gam gavha gehu gehun gendhum ghau ghaun godhi godhuma godhumalu gom gotamb gotanp gothambu gothumai kanak
paddy dhane akki arisi bhat bhatta chal chawal dangar dhaan-paddy dhan dhana jhona jhone nel nellu rice tandul vadlu vari
maize bhutta corn govinjola maka makai makka-cholam makkacholam makki mekke-jola mekkejola mokkajonna musukina-jola sweet-corn
mustard aava avalu kadugu kaduk mohari mohri rai raida raya sarhon sarisha sarsav sarshe sarso sarson sasive sorisha sorshe
gram bengal-gram but buta chana chhola chhole chickpea chole harbara kabuli kadala kondaikadalai kondakadalai sanaga sanagalu senagalu
tur arahar arhar harad harar kandi kandulu orhor pigeon-pea red-gram thuvara thuvarai thuvaram togari togri tuar tuver
moong cherupayar green-gram hesaru mag mug mungi pachai-payaru pachaipayaru pasi-payaru pasipayaru pesalu pesara
urad adad biri black-gram manh mash maskalai minuga minumu minumulu udad uddu udid ulundhu ulunthu uzhunu
soybean sayabin soya soya-bean soyabin soyabins soyachikkudu
groundnut badam bhuimug chinabadam kadalekai kadlekai kappalandi magafli magfali mungafli mungfali nilakadalai nilakkadala palli peanut sengdana shenga singdana verkadalai verusanaga verusenaga
cotton kapashi bt-cotton hathi kapa kapah kapas kapus kopa narma parutti patti prathi ruva tula tulo
bajra bajara bajri kambam kambu pearl-millet sajjalu sajje
jowar cholam jawar joar jola jonna jonnalu jowari juar juvar jwar jwari sorghum
ragi cholu finger-millet kelvaragu keppai madua mandia mandua marua muthari nachani nachni nagli panjappullu ragulu
sunflower poddu-tirugudu poddutirugudu proddutirugudu suraj-mukhi surajmukhi surjomukhi suryaful suryakanti suryamukhi
sesame el ellu gingelly nuvu nuvvulu rasi tal til tili
castor amanakku amudalu amudam arandi arind avanakku divela diveli erand erandi haralu jada reri
cumin jeerakam jilakarra jirige jiru jirun seeragam
berseem barasim barsim barsin
lucerne alfalfa kudirai-masal kudiraimasal lasun-ghas lasunghas lusan rajka rajko rijka
potato alu alugada bangala-dumpa bangaladumpa bataka batata bateta urulai urulaikilangu urulakizhangu
tomato tometo bilati-baigan takali tamatalu tamatar tamataru tamate tamater tamato tameta tameti tameto tamota
chilli lanka marcha marchan marchi marich menasinakai menasu mensinkai milagai milakai mirach mirapa mirapakaya mirch mirchi mirchya molagai morich mulak mulaku pachimirchi
capsicum bell-pepper dhobli dhobli-mirchi donne-menasu donnemenasinakai kapsikam kepsikam kiapsikam kodaimilagai kudamilagai simla-marcha simla-mirach simla-mirch simla-mirchi simlamirch
brinjal kattari aubergine badane badanekai baigan batau bataun begun bengan eggplant katharikka kathirika kathirikai kathrikai kattarikai ringan ringna valutananga vanga vange vangi vankaya vazhuthana
okra bendakaya bende bendekai bhendi bhinda bhindi bhindo dharas dhenras lady-finger ladyfinger venda vendai vendaikai vendaka venta
onion dungali dungli dungri gandha gandhe gathe irulli kanda nirulli penyaj pyaj savala ulli ulligadda vengayam
garlic bellulli lahsan lahsun lasan lasun pundu rasun vellulli veluthulli
cauliflower flavar flower-gobi fulavar fulgobi fulkapi fulkobi fulkopi gobi hukos hukosu kalifiavar kaliflavar kaliflower phul-gobi
cabbage badhakapi band-gobhi bandgobi bandhakapi bandhakobi bandhakopi elekosu kabej kiabej kiabeji kobi kobij kosu muttaikos muttakos patta-gobi pattagobhi
cucumber dosa dosakaya kakadi kakdi kakri kakudi kakuri keera khira sasa sautekai sauthe sosa tar vellari vellarika vellarikai
bottle-gourd anapa anapakaya churaikka churakka dudhi dudhi-bhopla ghia lau louki sorakaya sorakkai sorekai suraikai surakka
bitter-gourd hagala hagalakai kaipaka kairpaka kakara kakarakaya kalara karala karela karla karola pagarkai pakarkai pavaika pavakka pavakkai paval uchhe
ridge-gourd bira birakaya dodka heerekai hire jahni janhi jhinge peerkangai pichinga pirkankai torai tori turai turia
pumpkin puchani mattan bhopla boital boitalu gummadi gummadikaya kaddu kakharu kasifal kolu kolun kumbala kumbalakai kumda kumra kumro lal-bhopla mathan mathanga parangi parangikai poosani poosanikai sitafal
watermelon hadvana kalingad kallangadi matira pucchakaya pucha puchakaya tanimatan tarbuch tarbuja tarmuj tarpusani tharbusani tormuj
muskmelon bangi futi karabuja kharbuj mulampazham sakarteti sakkar-teti teti
carrot gajar gajari gajor gajra karat karet kerat kiaret
radish mula mulangi muli mulo
beetroot beet-root bit chukandar chukundar
spinach cheera keerai palak palakura palang pasalai pasalaikeerai saag
coriander dhania dhaniyalu dhoniya kotambari kothamalli kothimbir kothmir kothmiri kotimira malli
fenugreek mendhya menthulu menti mentia methi uluva vendayam
pea batani matar matarsunti matur pattani peas vatane
french-bean bin bins fansi farasbi fras-bean frasbean ghevda pins rajma rajmah shravan-ghevda
cluster-bean chavalikai gawar gorchikudu gorikai goruchikkudu guar guar-phali guvar gwar kothamara kothavarai kothavarangai
cowpea alasande barbati bobbarlu borboti chavli chola choli chora jhudanga karamani lobia payar ravanh rongi tattaipayaru thattapayaru vanpayar
marigold bandi banti chendu chendu-hoovu chendumalli galgota ganda gende gendu samanthi sendumalli zendu
drumstick moringa munaga munakkaya muringa muringakka murungai nugge nuggekai sahijan sahjan sajana sajina sajne saragvo sargavo shevga suhanjana
papaya amritabhanda amrutabhanda bopai kapplanga omakka papai papaiun papaiyu papita pappali penpe pepe
sugarcane akh akhu cherku cheruku ganne ikh kabbu kamad karimbu karimp karumbu karumpu oos serdi ukh us
banana arati bale balehannu kadali kala kela kele keli kola valai vazha
mango am amba ambo keri ma mambazham mamidi manga mangai mavina mavu
grapes angur draksh drakshi grape munthiri tiratchai
pomegranate anar dadam dalim dalimb danimma mathalam mathulai
citrus elumichai kinnow lebu lembu lemon limbu mosambi naranga nimbe nimbu nimma santra
coconut kobbari naral naria narikel nariyal nariyel teng tengina tengu thennai
tea chah chaya teyaku theyilai
coffee kafi kapi
cashew jeedi kaju mundhiri
areca adaka adike arecanut pakku supari
turmeric arishina halad haladi haldar haldi holud manjal pasupu
ginger ada adarak adrak ale allam inji shunti
tobacco pogaku tamaku tambaku
rose gulab gulabi-phool gulap roja
guava amrud jama jamfal koyya pera peru peyara seebe
apple safarchand seb sepal
pineapple ananas
strawberry straberi
betel paan pan-leaf
lentil masur
barley jau jav
linseed alsi tisi
vegetables bhaji bhajipala kaykari kuragaya kuragayalu pachakari palebhajya panipariba paniparibar sabzi sakbhaji sobji tarkarI tarkari vegetable
pulses dal dalhan dwidala kadhanya kathol pappudhanya paruppu pulse
oilseeds oilseed telbiya telibiya tilhan
fodder chara charo gaddi ghascharo go-khadyaghas hara-chara meta mevu pul pullu theevanam tivanap
millet millets siridhanya sirudhaniyam
flowers flower ful poo pula pushp
spices masala spice
gourds gourd
fruit fal fruits hannu pandlu pazham
`
