/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gaham gahu gahun gam gavha gehu gehun gendhum genhu genhun ghau ghaun godhi godhuma godhumai godhumalu gohu gohun gom gotanb gotanp gothanbu gothumai kanak weat weet
paddy aki arisi bhat bhata bhatada chal chaval dangar dhan dhan-paddy dhana-bihana dhana-manji dhaner dhaniam dhanyala jhona jhone nel nel-pair nelu nerpair rice sali tandul vadlu vari chanpa
maize bhuta corn govinjola maka maka-cholam makai maki meke-jola mokajona musukina-jola sweet-corn
mustard ava avalu kadugu kaduk mohari mohri rai raia raiado raida raido sarhon sarisa sarsav sarse sarso sarson sasave sasive sorisa sorse
gram bengal-gram but buta chana chhola chhole chhole-da chholian chickpea chole harbara kadala kadala-paripu kadalai kala-chana katala kondaikadalai kondakadalai sanaga sanagalu sanagapapu senagalu cholar
tur arahar arhar harad harar kandi kandulu orhor pigeon-pea red-gram thuvara thuvarai thuvaram togari togri tuar tuver kandilo kandiki
moong cherupaiar green-gram hesaru mag mug mungi pachai-paiaru pasi-paiaru pesalu pesara
urad adad adana biri black-gram manh mash maskalai minuga minumu minumulu udad udid udu ulun ulundhu ulunthu ulunu
soybean saiabin soia soia-bean soiabins soiachikudu
groundnut badam bhuimug chinabadam kadalekai kadlekai kapalandi magafli magfali mungafli mungfali nilakadala nilakadalai pali pinut senga sengdana singdana verkadalai verusanaga verusenaga
cotton binaula bt-cotton hathi hati-kalu kapa kapah kapas kapasi kapasia kapus kopa narma paruthi-kotai paruti paruti-kuru pati pati-ginjala prathi ruva sarki tula tulo
bajra bajara bajri kanbam kanbu pirl-milet sajalu saje
jowar cholam javar joar jola jona jonalu jovari juar juvar jvar jvari mani-cholam sorghum velaichola velaicholam
ragi cholu finger-milet kelvaragu kepai madua mandia mandua marua muthari nachani nachni nagli panjapulu ragulu
sunflower podu-tirugudu produtirugudu suraj-mukhi suriaful suriakanti suriamukhi surjomukhi
sesame el elina elu gingeli nuvu nuvulu rasi tal til tilacha tiler tili
castor amanaku amudalu amudam arandi arind avanaku divela diveli erand erandi haralu jada jara reri
cumin jilakara jira jirakam jiranun jirige jiru jirun siragam sirakam
berseem barasim barsim barsin
lucerne alfalfa kudirai-masal lasun-ghas lusan rajka rajko rijka
potato alu alugada bangala-dunpa bataka batata bateta urulai urulaikilangu urulakilangu
tomato bilati-baigan takali tamatalu tamatar tamataru tamate tamater tamato tameta tameti tameto tamota tometo
chilli hari-mirch hasi-menasinakai hasi-menasu hirvi-mirchi kancha-lanka kancha-marich lal-mirch lanka lila-marcha marcha marchan marchi marich menasinakai menasu mensinkai milagai milakai mirach mirapa mirapakaia mirch mirchi mirchia molagai morich mulak mulaku pacha-milagai pacha-mirchi pacha-mulaku pachai-milagai pachi-mirapa pachimirchi
capsicum bel-pepper dhobli dhobli-mirchi done-menasu donemenasinakai kapsikam kepsikam kiapsikam kodaimilagai kudaimilakai kudamilagai sinla-marcha sinla-mirach sinla-mirch sinla-mirchi
brinjal aubergine badane badanekai baigan batau bataun begun bengan egplant katari katarikai katharika kathirika kathirikai kathrikai ringan ringna valutananga valuthana vanga vangi vankaia
okra bendakaia bende bendekai bhendi bhinda bhindi bhindo dharas dhenras dherase dheros ladi-finger ladi-fingers venda vendai vendaikai vendaka venta
onion cheria-uli china-vengaiam dungali dungli dungri gandha gandhe gandhian gathe iruli kanda kandia niruli peiaj peiajer peniaj piaj piajer savala uli uli-paia uligada ulipaialu vengaiam
garlic beluli lahasun lahsan lahsun lasan lasun pondu pundu rasun veluli veluthuli
cauliflower flavar flower-gobi ful-gobi fulavar fulkapi fulkobi fulkopi fulkpi gobi hukos hukosu kalifiavar kalifilavar kaliflavar kaliflover
cabbage badhakapi band-gobhi bandgobi bandhakapi bandhakobi bandhakopi bandhakpi elekosu kabej kiabej kiabeji kobi kobij kosu mutaikos mutakos pata-gobi patagobhi
cucumber dosa dosakaia kakadi kakdi kakri kakudi kakuri keera khira khire sasa sautekai sauthe sosa velari velarika velarikai
bottle-gourd anapa anapakaia churaika churaka dudhi dudhi-bhopla ghia lau louki sorakai sorakaia sorekai suraikai suraka
bitter-gourd hagala hagalakai kaipaka kairpaka kakara kakarakaia kalara karala karela karla karola pagarkai pakal pakarkai pavaika pavaka pavakai paval uchhe
ridge-gourd bira birakaia dodka hire hirekai jahni janhi jhinge pichinga pirkangai pirkankai torai tori turai turia
pumpkin bhopla boital boitalu gumadi gumadikaia kadu kakharu kasifal kolana kolanun kolu kolun kunbala kunbalakai kunda kunra kunro lal-bhopla matan mathanga misti-kunra misti-kunro parangi parangikai puchani pusani pusanikai sitafal
watermelon hadvana kalangadi kalingad matira pucha puchakaia pukchakaia tanimatan tarbuch tarbuja tarmuj tarpusani tharbusani tormuj
muskmelon bangi futi karabuja kharbuj mulanpalam sakar-teti samam teti
carrot gajar gajari gajor gajra karat karet kerat kiaret
radish mula mulangi muli mulo
beetroot bit bit-root chukandar chukundar
spinach chira kirai palak palakura palang pasalai pasalaikirai sag
coriander dhana dhanabija dhane dhanepata dhanepatar dhania dhania-bij dhanialu dhanie dhaniyala dhonia kotanbari kothamali kothinbir kothmir kothmiri kotimira mali
fenugreek mendhia menthulu menti mentia methe methi uluva vendaiam
pea batani matar matarsunti matur motorsuti patani peas vatane
french-bean bin bins fansi farans-bin farasbi frans-bin fras-bean ghevda huruli-kai pins rajma rajmah sravan-ghevda
cluster-bean chavalikai gavar gorchikudu gorikai goruchikudu guar guar-fali guvar gvar kothamara kothavarai kothavarangai
cowpea alasande baraguri barbati bobarlu borboti chavli chola choli chora jhudanga karamani lobia paiar ravanh rongi tataipaiaru thatapaiaru vanpaiar
marigold bandi banti chendu chendu-huvu chendumali galgota ganda gende gendu jendu samanthi sendumali
drumstick moringa munaga munakaia muringa muringaka murungai nuge nugekai sahijan sahjan sajana sajina sajne saragvo sargavo sevga suhanjana
papaya anritabhanda anrutabhanda bopai kaplanga omaka papai papaiu papaiun papali papita penpe pepe
sugarcane akh akhu cheraku cherku cheruku gane ikh kabu kamad karinbu karinp karunbu karunpu oos serdi ukh usa usat
banana arati bale balehanu kadali kala kela kele keli kola valai vazha kalagach
mango am amer amgach anba anbo keri ma mamaram mambu mamidi manbalam manga mangai manpu mavina mavu
grapes angur draks draksa-bag draksi grape munthiri tiratchai
pomegranate anar dadam dalim dalinb danima mathalam mathulai
citrus elumichai kinov lebu lemon lenbu linbu mosanbi naranga nima ninbe ninbu santra linba linbachia linbavar
coconut kobari naral naria narial nariel narikel teng tengai tengina tengu tenkai thenai
tea cha-bagan cha-gach chaer chah chaia chaier teiaku theilai
coffee kafi kapi
cashew jidi kaju mundhiri
areca adaka adike arekanut paku supari
turmeric arisina halad haladi haldar haldi holud manjal pasupu
ginger ada adarak adrak alam alan ale ardraka inchi inji sonth sonti sunti
tobacco pogaku tamaku tanbaku
rose gulab gulabi-ful gulap roja
guava anrud jama janfal koyya peiara pera peru sibe
apple safarchand seb sepal
pineapple ananas
strawberry straberi
betel nagvel paan pan-leaf tamalapaku vetile vetrile
lentil masur
barley jau jav
linseed alsi tisi
vegetables bhaji bhajipala kaikari kuragaia kuragaialu pachakari palebhajia panipariba paniparibar sabji sakbhaji sobji tarkarI tarkari vegetable
pulses dal dalhan dvidala kadhania kathol papudhania parupu pulse
oilseeds oilsid telbia telibia tilhan
fodder bhusa chara charo chopa gaddi gadi-fodder ghascharo go-khadiaghas hullu kaddi khar meta mevu pacha-pulu pasun-thivanam pathe pathia pul pullu pulu-fodder tivan vairan kadba
millet milets siridhania sirudhaniam
flowers flower ful poo pula pusp puta putaku
spices masala spise
gourds gourd kundru padval parval patler patol potol snake-gourd tindora
fruit fal fruits hanu palam pandlu
jute-crop janapa josi pat pata-crop sanal tosa-pat
mulberry musukotai resmi sahtut tunt tut
litchi lichi
sapota chiku sabeda sapeta sapota-pandu
jackfruit fanas kanthal kathal pala-maram panas
safflower karadi kardai kusum kusumbha
horsegram kolu kulith kulith-kalai kulthi ulavalu
jasmine bel-ful jui malelu mali malige malipu mogra
`
