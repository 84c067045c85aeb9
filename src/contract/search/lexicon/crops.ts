/**
 * What the farm trade says, in Latin letters alone: the fold brings every script to them. A line is one thing: its name
 * in the shop's own tokens, then how else it is called; `-` joins the words of a name. Only what the fold does not make
 * the same is listed. Sources and how to add a word: docs/search.md.
 */

/** The slugs of the crops that goods name, and their names. */
export const CROPS = `
wheat gotamb gotanp gehu gehun gahu gahun gavha ghaun ghau kanak gom gam gaham godhuma godhumalu gothumai godhi gothambu gendhum
paddy dhan dhana rice jhone chawal bhat bhatta tandul jhona dangar chal nel nellu vari vadlu akki biyyam arisi biyyam dhaan-paddy
maize makka maka makai makki corn bhutta mokkajonna makkacholam makka-cholam mekkejola mekke-jola musukina-jola govinjola sweet-corn
mustard sarson sarso rai raya raida mohri mohari sarhon sorshe sarshe sarisha sorisha sarsav avalu aava kadugu kaduk sasive
gram chana chane chickpea harbhara harbara chhola chhole chole boot buta bengal-gram sanaga senagalu shanagalu sanagalu kondaikadalai kondakadalai kadale kadala kabuli
tur arhar toor tuar tuver pigeon-pea red-gram arahar orhor harada harad harar kandi kandulu thuvarai thuvara thuvaram togari togri
moong mung mug mungi green-gram pesalu pesara pasipayaru pachaipayaru pasi-payaru pachai-payaru hesaru cherupayar mag
urad udad udid adad black-gram mash mashkalai maskalai biri minumulu minuga minumu ulundhu ulunthu uddu uzhunnu uzhunu manh
soybean soyabean soya soyabin soybin sayabin soyabins soya-bean soyachikkudu soyabinn
groundnut mungfali mungphali mungafli moongphali peanut singdana sengdana shengdana bhuimug magfali magaphli magafli chinabadam badam verusanaga palli verusenaga nilakkadalai nilakadalai verkadalai kadalekai shenga kadlekai nilakkadala kappalandi
cotton kapas kapus narma kapah tula tulo kapa kopa patti pratti prathi paruthi parutti parutthi hatti hathi ruva bt-cotton
bajra bajri bajara pearl-millet sajja sajjalu kambu kambam sajje
jowar juvar jwar jwari juar jawar jowari sorghum jonna jonnalu cholam jola joar
ragi nachni nachani mandua mandia finger-millet nagli madua marua kezhvaragu kelvaragu keppai ragulu cholu muthari panjappullu
sunflower surajmukhi suryamukhi suryaful suryafool suraj-mukhi poddutirugudu proddutirugudu poddu-tirugudu suryakanthi surjomukhi suryakanti
sesame til tili tal teel rasi nuvvulu nuvvu ellu el gingelly nuvu
castor arandi erandi erand divela diveli eranda arind rerhi reri jada amudam amanakku avanakku haralu aamudam amudalu
cumin jeera jira zeera jire jirun jiru jilakarra jeelakarra seeragam jeerakam jirige jeerige jire
berseem barseem barsim barsin barasim
lucerne rijka lusan lasun-ghas lasunghas rajko rajka alfalfa kudiraimasal kudirai-masal
potato aloo alu batata bateta bataka urulaikizhangu urulaikilangu urulakizhangu urulai alugadda alugadde bangaladumpa bangala-dumpa alugada
tomato tamatar tamater tamata tameta tameto tamato tamota tameti thakkali takkali takali tamate tamataru tamatalu bilati-baigan
chilli mirch mulak mirach mirchi mircha chili chilly marcha marchan marchi lanka morich marich mirapa mirapakaya milagai milakai mulaku molagai mensinkai menasinakai menasu pachimirchi mirchya
capsicum simla-mirach simla-mirch simla-mirchi dhobli-mirchi dhobli bell-pepper kudamilagai kodaimilagai donnemenasinakai donne-menasu simla-marcha kiapsikam kepsikam simlamirch kapsikam
brinjal baingan bengan baigan begun baigana vangi vange ringan ringna ringana batau batao eggplant aubergine vankaya vanga kathirikai kathrikai kattarikai badane badanekai vazhuthana kathirika katharikka valutananga
okra venta bhindi bhendi bhinda bhindo ladyfinger lady-finger dhenras dharas benda bendakaya vendi vendai vendaikai bende bendekai venda vendaka vendakka
onion pyaz pyaj piyaz kanda dungli dungri gandha gandhe gathe penyaj piaja ullipaya ulli ullipaya vengayam irulli eerulli savala pyaaj nirulli ulligadda
garlic lahsun lasun lahsan lasan rasun vellulli poondu pundu bellulli veluthulli
cauliflower phoolgobhi phool-gobhi phul-gobi gobhi gobi fulkopi fulkapi fulkobi fulavar flavar fulgobi flower-gobi kaliflavar kalifiavar hukosu hukos kaliflower kaliphlavar
cabbage pattagobhi patta-gobhi patta-gobi band-gobhi bandgobi kobi kobij bandhakopi bandhakapi bandhakobi badhakapi muttaikos muttaikose elekosu kosu kiabeji kiabej kabej muttakos
cucumber kheera khira kakdi kakri kakadi sosa sasa kakudi kakuri dosakaya dosa keera vellari vellarikai vellarika southekai sautekai sauthe tar
bottle-gourd lauki louki dudhi dudhi-bhopla ghia ghiya lau sorakaya anapakaya anapa suraikai sorakkai sorekai churakka surakka churaikka
bitter-gourd karela karle karla karola karala kalara uchhe kakarakaya kakara pavakkai pagarkai pakarkai hagalakai hagala pavakka paval kaipakka pavaika kairpaka kaipaka
ridge-gourd turai tori torai dodka turia turiya jhinga jhinge janhi jahni beerakaya bira birakaya peerkangai pirkankai heerekai hire peechinga pichinga
pumpkin kaddu kasifal sitafal bhopla kolun kolu kumro kumra kumda kakharu boitalu boital gummadi gummadikaya poosani parangi poosanikai parangikai kumbala kumbalakai mathan mathanga lal-bhopla
watermelon tarbooz tarbuja matira kalingad tarbuch tormuj tarmuj hadvana puchakaya pucha pucchakaya tharbusani tarpusani tharpoosani kallangadi thannimathan tanimatan
muskmelon kharbuja kharbooza teti sakarteti sakkar-teti bangi futi karbuja karabuja mulampazham kharbuj
carrot gajar gajari gajor karet kiaret kerat karat gajra
radish mooli muli mula mulo mullangi mulangi mulla
beetroot chukandar bit beet bitrut beet-root chukundar
spinach palak palang palanga palakura pasalai keerai pasalaikeerai cheera saag palakh
coriander dhaniya dhane kothimbir kothmir kothmiri kothamalli kottimeera kotimira dhaniyalu kottambari kotambari malli dhoniya dhania
fenugreek methi mendhya vendhayam vendayam menthulu menthi menti mente mentia uluva mente
pea matar mattar vatana vatane matara matarsunti batani bathani pattani matur peas
french-bean beans farasbi fansi fras-bean frasbean pins bins shravan-ghevda ghevda rajma rajmah bin
cluster-bean guar gwar gavar guvar kothavarai kothavarangai goruchikkudu gorchikudu gorikai chavalikai kothamara gawar guar-phali
cowpea lobia chavli chola choli chora barbati borboti jhudanga alasanda bobbarlu karamani thattapayaru tattaipayaru alasande payar vanpayar rongi ravanh
marigold genda ganda gende gainda gendu jhendu zendu galgota banti samanthi chendumalli chendu-hoovu chendu sendumalli bandi gendha
drumstick moringa sahjan sahijan sajna sajne sajina sajana shevga saragvo sargavo suhanjana munaga munakkaya murungai muringa nugge nuggekai muringakka
papaya papita papai papaiyu papaiun pepe penpe boppai bopai pappali pappaya omakka kapplanga amritabhanda amrutabhanda
sugarcane ganna ganne oos us sherdi serdi kamad akh aakh akhu ukh ikh cheruku cherku karumbu karumpu kabbu karimbu karimp
banana kela kele keli kola kala kadali arati vazhai valai vazha bale balehannu
mango aam aamb amba ambo keri kairi am mamidi mambazham mangai mavu mavina manga maavu ma
grapes grape angoor angur draksh draksha drakshi thiratchai tiratchai munthiri
pomegranate anar dalimb dadam dalim danimma mathulai dalimbe mathalam dalimba
citrus nimbu limbu lemon orange santra mosambi kinnow nimma elumichai nimbe naranga lebu lembu
coconut nariyal naral nariyel narikel naria kobbari thennai thengu tengu tengina thenga teng
tea chai chaya teyaku theyilai chah
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
lentil masoor masur
barley jau jav
linseed alsi tisi
vegetables vegetable sabji sabzi bhaji shakbhaji sakbhaji sobji paniparibar panipariba kuragayalu kuragaya kaikari kaykari tarkari tarkarI pachakkari pachakari bhajipala palebhajya
pulses pulse dalhan kadhanya kathol daal dwidala pappudhanya paruppu dal
oilseeds oilseed tilhan telbiya telibiya
fodder chara charo ghascharo theevanam tivanap meta gaddi mevu pullu pul hara-chara go-khadyaghas
millet millets siridhanya sirudhaniyam
flowers flower phool ful pula pushp poo
spices spice masala
gourds gourd
fruit fruits phal fal pazham hannu pandlu
`
