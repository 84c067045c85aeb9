/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gotamb gotanp gehu gehun gahu gahun gavha ghaun ghau kanak gom gam gaham godhuma godhumalu gothumai godhi gothambu gendhum
paddy dhan dhana rice jhone chawal bhat bhatta tandul jhona dangar chal nel nellu vari vadlu akki arisi dhaan-paddy
maize maka makai makki corn bhutta mokkajonna makkacholam makka-cholam mekkejola mekke-jola musukina-jola govinjola sweet-corn
mustard sarson sarso rai raya raida mohri mohari sarhon sorshe sarshe sarisha sorisha sarsav avalu aava kadugu kaduk sasive
gram chana chickpea harbara chhola chhole chole but buta bengal-gram sanaga senagalu sanagalu kondaikadalai kondakadalai kadala kabuli
tur arhar tuar tuver pigeon-pea red-gram arahar orhor harad harar kandi kandulu thuvarai thuvara thuvaram togari togri
moong mug mungi green-gram pesalu pesara pasipayaru pachaipayaru pasi-payaru pachai-payaru hesaru cherupayar mag
urad udad udid adad black-gram mash maskalai biri minumulu minuga minumu ulundhu ulunthu uddu uzhunu manh
soybean soya soyabin sayabin soyabins soya-bean soyachikkudu
groundnut mungfali mungafli peanut singdana sengdana bhuimug magfali magafli chinabadam badam verusanaga palli verusenaga nilakadalai verkadalai kadalekai shenga kadlekai nilakkadala kappalandi
cotton kapas kapus narma kapah tula tulo kapa kopa patti prathi parutti hathi ruva bt-cotton
bajra bajri bajara pearl-millet sajjalu kambu kambam sajje
jowar juvar jwar jwari juar jawar jowari sorghum jonna jonnalu cholam jola joar
ragi nachni nachani mandua mandia finger-millet nagli madua marua kelvaragu keppai ragulu cholu muthari panjappullu
sunflower surajmukhi suryamukhi suryaful suraj-mukhi poddutirugudu proddutirugudu poddu-tirugudu surjomukhi suryakanti
sesame til tili tal rasi nuvvulu ellu el gingelly nuvu
castor arandi erandi erand divela diveli arind reri jada amudam amanakku avanakku haralu amudalu
cumin jirun jiru jilakarra seeragam jeerakam jirige
berseem barsim barsin barasim
lucerne rijka lusan lasun-ghas lasunghas rajko rajka alfalfa kudiraimasal kudirai-masal
potato alu batata bateta bataka urulaikilangu urulakizhangu urulai bangaladumpa bangala-dumpa alugada
tomato tamatar tamater tameta tameto tamato tamota tameti takali tamate tamataru tamatalu bilati-baigan
chilli mirch mulak mirach mirchi marcha marchan marchi lanka morich marich mirapa mirapakaya milagai milakai mulaku molagai mensinkai menasinakai menasu pachimirchi mirchya
capsicum simla-mirach simla-mirch simla-mirchi dhobli-mirchi dhobli bell-pepper kudamilagai kodaimilagai donnemenasinakai donne-menasu simla-marcha kiapsikam kepsikam simlamirch kapsikam
brinjal bengan baigan begun vangi vange ringan ringna batau bataun eggplant aubergine vankaya vanga kathirikai kathrikai kattarikai badane badanekai vazhuthana kathirika katharikka valutananga
okra venta bhindi bhendi bhinda bhindo ladyfinger lady-finger dhenras dharas bendakaya vendai vendaikai bende bendekai venda vendaka
onion pyaj kanda dungli dungri gandha gandhe gathe penyaj ulli vengayam irulli savala nirulli ulligadda
garlic lahsun lasun lahsan lasan rasun vellulli pundu bellulli veluthulli
cauliflower phul-gobi gobi fulkopi fulkapi fulkobi fulavar flavar fulgobi flower-gobi kaliflavar kalifiavar hukosu hukos kaliflower
cabbage pattagobhi patta-gobi band-gobhi bandgobi kobi kobij bandhakopi bandhakapi bandhakobi badhakapi muttaikos elekosu kosu kiabeji kiabej kabej muttakos
cucumber khira kakdi kakri kakadi sosa sasa kakudi kakuri dosakaya dosa keera vellari vellarikai vellarika sautekai sauthe tar
bottle-gourd louki dudhi dudhi-bhopla ghia lau sorakaya anapakaya anapa suraikai sorakkai sorekai churakka surakka churaikka
bitter-gourd karela karla karola karala kalara uchhe kakarakaya kakara pavakkai pagarkai pakarkai hagalakai hagala pavakka paval pavaika kairpaka kaipaka
ridge-gourd turai tori torai dodka turia jhinge janhi jahni bira birakaya peerkangai pirkankai heerekai hire pichinga
pumpkin kaddu kasifal sitafal bhopla kolun kolu kumro kumra kumda kakharu boitalu boital gummadi gummadikaya poosani parangi poosanikai parangikai kumbala kumbalakai mathan mathanga lal-bhopla
watermelon tarbuja matira kalingad tarbuch tormuj tarmuj hadvana puchakaya pucha pucchakaya tharbusani tarpusani kallangadi tanimatan
muskmelon teti sakarteti sakkar-teti bangi futi karabuja mulampazham kharbuj
carrot gajar gajari gajor karet kiaret kerat karat gajra
radish muli mula mulo mulangi
beetroot chukandar bit beet-root chukundar
spinach palak palang palakura pasalai keerai pasalaikeerai cheera saag
coriander dhane kothimbir kothmir kothmiri kothamalli kotimira dhaniyalu kotambari malli dhoniya dhania
fenugreek methi mendhya vendayam menthulu menti mentia uluva
pea matar vatane matarsunti batani pattani matur peas
french-bean farasbi fansi fras-bean frasbean pins bins shravan-ghevda ghevda rajma rajmah bin
cluster-bean guar gwar guvar kothavarai kothavarangai goruchikkudu gorchikudu gorikai chavalikai kothamara gawar guar-phali
cowpea lobia chavli chola choli chora barbati borboti jhudanga bobbarlu karamani thattapayaru tattaipayaru alasande payar vanpayar rongi ravanh
marigold ganda gende gendu zendu galgota banti samanthi chendumalli chendu-hoovu chendu sendumalli bandi
drumstick moringa sahjan sahijan sajne sajina sajana shevga saragvo sargavo suhanjana munaga munakkaya murungai muringa nugge nuggekai muringakka
papaya papita papai papaiyu papaiun pepe penpe bopai pappali omakka kapplanga amritabhanda amrutabhanda
sugarcane ganne oos us serdi kamad akh akhu ukh ikh cheruku cherku karumbu karumpu kabbu karimbu karimp
banana kela kele keli kola kala kadali arati valai vazha bale balehannu
mango amba ambo keri am mamidi mambazham mangai mavu mavina manga ma
grapes grape angur draksh drakshi tiratchai munthiri
pomegranate anar dalimb dadam dalim danimma mathulai mathalam
citrus nimbu limbu lemon santra mosambi kinnow nimma elumichai nimbe naranga lebu lembu
coconut nariyal naral nariyel narikel naria kobbari thennai tengu tengina teng
tea chaya teyaku theyilai chah
coffee kafi kapi
cashew kaju jeedi mundhiri
areca supari adike arecanut pakku adaka
turmeric haldi halad haldar manjal arishina pasupu holud haladi
ginger adrak adarak ale inji allam shunti ada
tobacco tambaku tamaku pogaku
rose gulab gulap roja gulabi-phool
guava amrud peru jamfal peyara jama koyya seebe pera
apple seb safarchand sepal
pineapple ananas
strawberry straberi
betel paan pan-leaf
lentil masur
barley jau jav
linseed alsi tisi
vegetables vegetable sabzi bhaji sakbhaji sobji paniparibar panipariba kuragayalu kuragaya kaykari tarkari tarkarI pachakari bhajipala palebhajya
pulses pulse dalhan kadhanya kathol dwidala pappudhanya paruppu dal
oilseeds oilseed tilhan telbiya telibiya
fodder chara charo ghascharo theevanam tivanap meta gaddi mevu pullu pul hara-chara go-khadyaghas
millet millets siridhanya sirudhaniyam
flowers flower ful pula pushp poo
spices spice masala
gourds gourd
fruit fruits fal pazham hannu pandlu
`
