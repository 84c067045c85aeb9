/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gaham gahu gahun gam gavha gehu gehun gendhum genhu genhun ghau ghaun godhi godhuma godhumai godhumalu gohu gohun gom gotanb gotanp gothanbu gothumai kanak weat weet
paddy aki arisi bhat bhata bhatada chal chaval dangar dhan dhan-paddy dhana-bihana dhana-manji dhaner dhaniam dhanyala jhona jhone nel nel-pair nelu nerpair rice sali tandul vadlu vari
maize bhuta corn govinjola maka makai maka-cholam maki meke-jola mokajona musukina-jola sweet-corn
mustard ava avalu kadugu kaduk mohari mohri rai raida raia raiado raido sarhon sarisa sarsav sarse sarso sarson sasave sasive sorisa sorse
gram bengal-gram but buta chana chhola chhole chhole-da chholian chickpea chole harbara kabuli kabuli-chana kadala kadala-paripu kadalai kala-chana katala kondaikadalai kondakadalai sanaga sanagalu sanagapapu senagalu
tur arahar arhar harad harar kandi kandulu orhor pigeon-pea red-gram thuvara thuvarai thuvaram togari togri tuar tuver
moong cherupaiar green-gram hesaru mag mug mungi pachai-paiaru pasi-paiaru pesalu pesara
urad adad adana biri black-gram manh mash maskalai minuga minumu minumulu udad udu udid ulundhu ulunthu ulun ulunu
soybean saiabin soia soia-bean soiabins soiachikudu
groundnut badam bhuimug chinabadam kadalekai kadlekai kapalandi magafli magfali mungafli mungfali nilakadala nilakadalai pali pinut senga sengdana singdana verkadalai verusanaga verusenaga
cotton binaula bt-cotton hathi hati-kalu kapa kapah kapas kapasi kapasia kapus kopa narma paruthi-kotai paruti paruti-kuru pati pati-ginjala prathi ruva sarki tula tulo
bajra bajara bajri kanbam kanbu pirl-milet sajalu saje
jowar cholam javar joar jola jona jonalu jovari juar juvar jvar jvari mani-cholam sorghum
ragi cholu finger-milet kelvaragu kepai madua mandia mandua marua muthari nachani nachni nagli panjapulu ragulu
sunflower podu-tirugudu produtirugudu suraj-mukhi surjomukhi suriaful suriakanti suriamukhi
sesame el eli elina elu gingeli nuvu nuvulu rasi tal til tilacha tiler tili
castor amanaku amudalu amudam arandi arind avanaku divela diveli erand erandi haralu jada jara reri
cumin jirakam jilakara jira jiranun jirige jiru jirun siragam sirakam
berseem barasim barsim barsin
lucerne alfalfa kudirai-masal lasun-ghas lusan rajka rajko rijka
potato alu alugada bangala-dunpa bataka batata bateta urulai urulaikilangu urulakilangu
tomato bilati-baigan takali tamatalu tamatar tamataru tamate tamater tamato tameta tameti tameto tamota tometo
chilli hari-mirch hasi-menasinakai hasi-menasu hirvi-mirchi kancha-lanka kancha-marich lal-mirch lanka lila-marcha marcha marchan marchi marich menasinakai menasu mensinkai milagai milakai mirach mirapa mirapakaia mirch mirchi mirchia molagai morich mulak mulaku pacha-milagai pacha-mirchi pacha-mulaku pachai-milagai pachi-mirapa pachimirchi
capsicum bel-pepper dhobli dhobli-mirchi done-menasu donemenasinakai kapsikam kepsikam kiapsikam kodaimilagai kudaimilakai kudamilagai sinla-marcha sinla-mirach sinla-mirch sinla-mirchi
brinjal aubergine badane badanekai baigan batau bataun begun bengan egplant katharika kathirika kathirikai kathrikai katari katarikai ringan ringna valutananga vanga vangi vankaia valuthana
okra bendakaia bende bendekai bhendi bhinda bhindi bhindo dharas dhenras ladi-finger ladi-fingers venda vendai vendaikai vendaka venta
onion cheria-uli china-vengaiam dungali dungli dungri gandha gandhe gandhian gathe iruli kanda kandia niruli peniaj piaj savala uli uli-paia uligada ulipaialu vengaiam
garlic beluli lahasun lahsan lahsun lasan lasun pondu pundu rasun veluli veluthuli
cauliflower flavar flower-gobi fulavar fulkapi fulkobi fulkopi fulkpi gobi hukos hukosu kalifiavar kalifilavar kaliflavar kaliflover ful-gobi
cabbage badhakapi band-gobhi bandgobi bandhakapi bandhakobi bandhakopi bandhakpi elekosu kabej kiabej kiabeji kobi kobij kosu mutaikos mutakos pata-gobi patagobhi
cucumber dosa dosakaia kakadi kakdi kakri kakudi kakuri keera khira khire sasa sautekai sauthe sosa tar velari velarika velarikai
bottle-gourd anapa anapakaia churaika churaka dudhi dudhi-bhopla ghia lau louki sorakaia sorakai sorekai suraikai suraka
bitter-gourd hagala hagalakai kaipaka kairpaka kakara kakarakaia kalara karala karela karla karola pagarkai pakal pakarkai pavaika pavaka pavakai paval uchhe
ridge-gourd bira birakaia dodka hirekai hire jahni janhi jhinge pirkangai pichinga pirkankai torai tori turai turia
pumpkin bhopla boital boitalu gumadi gumadikaia kadu kakharu kasifal kolana kolanun kolu kolun kunbala kunbalakai kunda kunra kunro lal-bhopla mathanga matan misti-kunra misti-kunro parangi parangikai pusani pusanikai puchani sitafal
watermelon hadvana kalingad kalangadi matira pukchakaia pucha puchakaia tanimatan tarbuch tarbuja tarmuj tarpusani tharbusani tormuj
muskmelon bangi futi karabuja kharbuj mulanpalam sakar-teti samam teti
carrot gajar gajari gajor gajra karat karet kerat kiaret
radish mula mulangi muli mulo
beetroot bit-root bit chukandar chukundar
spinach chira kirai palak palakura palang pasalai pasalaikirai sag
coriander dhana dhanabija dhane dhania dhanie dhaniyala dhanialu dhania-bij dhonia kotanbari kothamali kothinbir kothmir kothmiri kotimira mali
fenugreek mendhia menthulu menti mentia methe methi uluva vendaiam
pea batani matar matarsunti matur patani peas vatane
french-bean bin bins fansi farans-bin farasbi fras-bean ghevda huruli-kai frans-bin pins rajma rajmah sravan-ghevda
cluster-bean chavalikai gavar gorchikudu gorikai goruchikudu guar guar-fali guvar gvar kothamara kothavarai kothavarangai
cowpea alasande baraguri barbati bobarlu borboti chavli chola choli chora jhudanga karamani lobia paiar ravanh rongi tataipaiaru thatapaiaru vanpaiar
marigold bandi banti chendu chendu-huvu chendumali galgota ganda gende gendu samanthi sendumali jendu
drumstick moringa munaga munakaia muringa muringaka murungai nuge nugekai sahijan sahjan sajana sajina sajne saragvo sargavo sevga suhanjana
papaya anritabhanda anrutabhanda bopai kaplanga omaka papai papaiun papaiu papita papali penpe pepe
sugarcane akh akhu cheraku cherku cheruku gane ikh kabu kamad karinbu karinp karunbu karunpu oos serdi ukh usa usat
banana arati bale balehanu kadali kala kela kele keli kola valai vazha
mango am amer amgach anba anbo keri ma mamaram mamidi manbalam manga mangai mavina mavu
grapes angur draks draksi grape munthiri tiratchai
pomegranate anar dadam dalim dalinb danima mathalam mathulai
citrus elumichai kinov lebu lenbu lemon linbu mosanbi naranga ninbe ninbu nima santra
coconut kobari naral naria narikel narial nariel teng tengina tengu thenai
tea chah chaia teiaku theilai
coffee kafi kapi
cashew jidi kaju mundhiri
areca adaka adike arekanut paku supari
turmeric arisina halad haladi haldar haldi holud manjal pasupu
ginger ada adarak adrak ale alam alan ardraka inchi inji sonti sunti sonth
tobacco pogaku tamaku tanbaku
rose gulab gulabi-ful gulap roja
guava anrud jama janfal koyya pera peru peiara sibe
apple safarchand seb sepal
pineapple ananas
strawberry straberi
betel paan pan-leaf
lentil masur
barley jau jav
linseed alsi tisi
vegetables bhaji bhajipala kaikari kuragaia kuragaialu pachakari palebhajia panipariba paniparibar sabji sakbhaji sobji tarkarI tarkari vegetable
pulses dal dalhan dvidala kadhania kathol papudhania parupu pulse
oilseeds oilsid telbia telibia tilhan
fodder bhusa chara charo gaddi gadi-fodder ghascharo go-khadiaghas hullu kaddi khar meta mevu pacha-pulu pasun-thivanam pathe pathia pul pullu pulu-fodder tivan vairan
millet milets siridhania sirudhaniam
flowers flower ful poo pula pusp
spices masala spise
gourds gourd kundru padval parval patol potol snake-gourd tindora
fruit fal fruits hanu pandlu palam
`
