/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gaham gahu gahun gam gavha gehu gehun gendhum ghau ghaun godhi godhuma godhumalu gom gotamb gotanp gothambu gothumai kanak genhu genhun weat weet godhumai gohu gohun
paddy dhaner akki arisi bhat bhatta chal chawal dangar dhaan-paddy dhan jhona jhone nel nellu rice tandul vadlu vari sali bhatada dhana-bihana dhana-bihan dhana-manji dhanyam dhanyala
maize bhutta corn govinjola maka makai makka-cholam makki mekke-jola mokkajonna musukina-jola sweet-corn
mustard aava avalu kadugu kaduk mohari mohri rai raida raya sarhon sarisha sarsav sarshe sarso sarson sasive sorisha sorshe raydo rayado sasave
gram katala bengal-gram but buta chana chhola chhole chickpea chole harbara kabuli kadala kondaikadalai kondakadalai sanaga sanagalu senagalu kala-chana kabuli-chana sanagapappu kadalai chholian chhole-da kadala-parippu
tur arahar arhar harad harar kandi kandulu orhor pigeon-pea red-gram thuvara thuvarai thuvaram togari togri tuar tuver
moong cherupayar green-gram hesaru mag mug mungi pachai-payaru pasi-payaru pesalu pesara
urad adad biri black-gram manh mash maskalai minuga minumu minumulu udad uddu udid ulundhu ulunthu uzhunu addana addan uzhunn
soybean sayabin soya soya-bean soyabins soyachikkudu
groundnut badam bhuimug chinabadam kadalekai kadlekai kappalandi magafli magfali mungafli mungfali nilakadalai nilakkadala palli peanut sengdana shenga singdana verkadalai verusanaga verusenaga
cotton kapashi bt-cotton hathi kapa kapah kapas kapus kopa narma parutti patti prathi ruva tula tulo binaula sarki kapasia paruthi-kottai patti-ginjala hatti-kalu parutti-kuru
bajra bajara bajri kambam kambu pearl-millet sajjalu sajje
jowar cholam jawar joar jola jonna jonnalu jowari juar juvar jwar jwari sorghum mani-cholam
ragi cholu finger-millet kelvaragu keppai madua mandia mandua marua muthari nachani nachni nagli panjappullu ragulu
sunflower poddu-tirugudu proddutirugudu suraj-mukhi surjomukhi suryaful suryakanti suryamukhi
sesame el ellu gingelly nuvu nuvvulu rasi tal til tili tiler tilacha ellina elli
castor amanakku amudalu amudam arandi arind avanakku divela diveli erand erandi haralu jada reri jara
cumin jeerakam jilakarra jirige jiru jirun seeragam jira jiranun seerakam
berseem barasim barsim barsin
lucerne alfalfa kudirai-masal lasun-ghas lusan rajka rajko rijka
potato alu alugada bangala-dumpa bataka batata bateta urulai urulaikilangu urulakizhangu
tomato tometo bilati-baigan takali tamatalu tamatar tamataru tamate tamater tamato tameta tameti tameto tamota
chilli lanka marcha marchan marchi marich menasinakai menasu mensinkai milagai milakai mirach mirapa mirapakaya mirch mirchi mirchya molagai morich mulak mulaku pachimirchi pacha-mulaku pacha-milagai pachai-milagai pacha-mirchi hasi-menasinakai hasi-menasu kancha-lanka kancha-marich hari-mirch lal-mirch lila-marcha hirvi-mirchi pachi-mirapa
capsicum bell-pepper dhobli dhobli-mirchi donne-menasu donnemenasinakai kapsikam kepsikam kiapsikam kodaimilagai kudamilagai simla-marcha simla-mirach simla-mirch simla-mirchi kudaimilakai
brinjal kattari aubergine badane badanekai baigan batau bataun begun bengan eggplant katharikka kathirika kathirikai kathrikai kattarikai ringan ringna valutananga vanga vangi vankaya vazhuthana
okra bendakaya bende bendekai bhendi bhinda bhindi bhindo dharas dhenras lady-finger venda vendai vendaikai vendaka venta lady-fingers
onion dungali dungli dungri gandha gandhe gathe irulli kanda nirulli penyaj pyaj savala ulli ulligadda vengayam ulli-paya ullipayalu cheriya-ulli chinna-vengayam kandya gandhian
garlic bellulli lahsan lahsun lasan lasun pundu rasun vellulli veluthulli lahasun pondu
cauliflower flavar flower-gobi fulavar fulkapi fulkobi fulkopi gobi hukos hukosu kalifiavar kaliflavar kaliflower phul-gobi fulkpi kalifilavar
cabbage badhakapi band-gobhi bandgobi bandhakapi bandhakobi bandhakopi elekosu kabej kiabej kiabeji kobi kobij kosu muttaikos muttakos patta-gobi pattagobhi bandhakpi
cucumber dosa dosakaya kakadi kakdi kakri kakudi kakuri keera khira sasa sautekai sauthe sosa tar vellari vellarika vellarikai khire
bottle-gourd anapa anapakaya churaikka churakka dudhi dudhi-bhopla ghia lau louki sorakaya sorakkai sorekai suraikai surakka
bitter-gourd hagala hagalakai kaipaka kairpaka kakara kakarakaya kalara karala karela karla karola pagarkai pakarkai pavaika pavakka pavakkai paval uchhe pakal
ridge-gourd bira birakaya dodka heerekai hire jahni janhi jhinge peerkangai pichinga pirkankai torai tori turai turia
pumpkin puchani mattan bhopla boital boitalu gummadi gummadikaya kaddu kakharu kasifal kolu kolun kumbala kumbalakai kumda kumra kumro lal-bhopla mathanga parangi parangikai poosani poosanikai sitafal mishti-kumra mishti-kumro kolana kolanun
watermelon hadvana kalingad kallangadi matira pucchakaya pucha puchakaya tanimatan tarbuch tarbuja tarmuj tarpusani tharbusani tormuj
muskmelon bangi futi karabuja kharbuj mulampazham sakkar-teti teti shamam
carrot gajar gajari gajor gajra karat karet kerat kiaret
radish mula mulangi muli mulo
beetroot beet-root bit chukandar chukundar
spinach cheera keerai palak palakura palang pasalai pasalaikeerai saag
coriander dhania dhaniyalu dhoniya kotambari kothamalli kothimbir kothmir kothmiri kotimira malli dhana dhane dhanabija dhanya-bij dhanie dhaniya dhaniyala
fenugreek mendhya menthulu menti mentia methi uluva vendayam methe
pea batani matar matarsunti matur pattani peas vatane
french-bean bin bins fansi farasbi fras-bean ghevda pins rajma rajmah shravan-ghevda phrans-bin farans-bin huruli-kai hurulikayi
cluster-bean chavalikai gawar gorchikudu gorikai goruchikkudu guar guar-phali guvar gwar kothamara kothavarai kothavarangai
cowpea alasande barbati bobbarlu borboti chavli chola choli chora jhudanga karamani lobia payar ravanh rongi tattaipayaru thattapayaru vanpayar baraguri
marigold bandi banti chendu chendu-hoovu chendumalli galgota ganda gende gendu samanthi sendumalli zendu
drumstick moringa munaga munakkaya muringa muringakka murungai nugge nuggekai sahijan sahjan sajana sajina sajne saragvo sargavo shevga suhanjana
papaya amritabhanda amrutabhanda bopai kapplanga omakka papai papaiun papaiyu papita pappali penpe pepe
sugarcane akh akhu cherku cheruku ganne ikh kabbu kamad karimbu karimp karumbu karumpu oos serdi ukh usa
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
ginger ada adarak adrak ale allam inji shunti inchi ardraka shonti allan sonth
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
fodder chara charo gaddi ghascharo go-khadyaghas hara-chara meta mevu pul pullu pathe pathya gaddi-fodder tivan vairan khar hullu kaddi pasun-theevanam pacha-pullu pullu-fodder
millet millets siridhanya sirudhaniyam
flowers flower ful poo pula pushp
spices masala spice
gourds gourd
fruit fal fruits hannu pandlu pazham
`
