/** Everything else that is sold, by its name. */
export const GOODS = `
urea eurea iureia iuria uraea ure uria
dap d-a-p dai-ammonium-phosphate di-a-pi di-ammonium-phosphate di-e-pi diamonium-phosphate dii-ee-pii
mop em-o-pi lal-potash m-o-p muriate muriate-of-potash
potash palas patas potais potasiam potassium
ssp es-es-pi esaesapi esaespi esesepi s-s-p singal-super singal-super-fosfet single-super-phosphate supar-fasfet supar-fosfet super-fosfet super-khad super-phosphate
phosphate fasfat fasfet fosfet pasfet phosphorus sphurad
npk en-pi-ke enpiki n-p-k npks
ammonium amoniam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate salfat salfet sulfet
zinc dasta jasat jasta jinku sink sinku tuta-nagam
sulphur gandhak gandhakam kandakam salfar
boron boraks boran
iron aiarn feras ferrous loh irumpu-chatu
magnesium magnesiam megnesiam megnisiam
calcium kalsiam kelsiam
manganese menganij
copper bordo bordoks kapar kopar morchud nila-thotha tanba tunte
gypsum chirodi jipsam jipsum
dolomite dolomait
bentonite
vermicompost alasia alsia barmikanpost eregobara erehula erehulu gandoa gandoia gandul gandulkhat jia jia-khat kecho kechua kechue kechuve kencho kenchua kenchua-khad kenchue kenchuve manira manirakanbost manirakanpost manpulu manpulu-uram vanapamu vanapamula vanapamula-eruvu varmi varmikanbost varmikanpost vermi vermi-compost
compost chana-khat chana-uram chhana-khad farmiard gobar gobar-khad gobor gobor-sar kanbost kanpost manure pasuvula-eruvu sadakhad sanachar senkhat tippe totiuram thozhu-uram
organic bio iarkai jaib jaibika jaiv jaivik joibo natural prakritik savaiava sendria sendri
neem bevina bevu kaduninb linb linbda linbodi linboli lindi lindo nibauli nimachi nimoli ninba ninbola ninboli venbu vep vepam vepin vepu
oil ene enna nune tail tel telo
cake chaka cheka hindi khail khal khali khoi khol khola kholi nim-khol pend pendi pidia pina pinaku pindi pindi-cake piria punaku vepa-pindi
bone-meal bone elu-podi elubu-pudi elunbu-podi elunbu-thul emukala-pindi emukala-podi hada-churna hada-gunda hada-khata hadacha-chura hadancha hadi hadi-chura hadi-churna hadi-da-churan hadi-ka-chura hadi-khad hadi-powder hadian-da-chura hadkana hadkano-bhuko har-gunro har-guro harer-gunro harer-guro mule-gobara mule-pudi
humic hiumik
seaweed kadalpasi sagarika saival samudra-saival samudri samudri-saival sea-weed kadarpasi
amino amino-acid emino
rhizobium jibanu-sar jiva-eruvu jivanu-khad raijobiam rijobiam uir-uram jivanu-khat
azotobacter ajospirilum ajotobektar ejotobektar
psb phosphate-solubilising pi-es-bi
mycorrhiza maikoraija maikorija
decomposer dikanpojar dikonposer parali vest-dikanpojar
culture kalchar
cocopeat koir koko-pit narial-bura
perlite parlait
micronutrient anukhadi lagu-posakalu mikroneutrient mikroniutrient mikronutrients nun-utam nunuta suksm-posak suksm-tatva suksma suksma-anadravia suksma-posakalu suksma-posakam suksmadhatu suksmaposak
soluble ghulansil ghulne jal-ghulansil pani-me-ghulne vidrave vidravia water-soluble
nano naeno naino
granules dana-dar danedar granular
liquid drav taral tarl
drip bindu bindu-sech bindu-sechana bindu-sediam bindusechon buda buda-jalasechana bund-bund chotu drep drip-irigation drip-set drip-sistem dripu fonta fonta-sech hani hani-niravari sotu sotu-nir tapak tapaksinchan thibak thibak-sinchan thopa thuli thuli-nana tipak tipka tulinana tupka
pipe gotalu gotam kolave kulai kulaigal kulal nali nalian paip paip-lain paipa paipu pipes pipulu
hose delivery-hose fita-pipe hoz lapeta lapeta-pipe lay-flat fita fita-paip
sprinkler bristir-mato favara favaro foara fuara fuhara fuvara pavsasarkhe sprinkal sprinkalar sprinklar sprinklaru sprinklers thelipu tunpara tuntur tuntur-niravari tunturu tusar tusar-sinchan
rain-gun ren-gan mazhai-tuvan
rain-pipe baris-paip baris-pipe ren-paip
filter chankani chhani fildar filtar filtaru vadikati
valve val valvu valv
dripper dripar online-dripper
fogger fogar
mulch malch malchin malching malching-pepar malching-sit modaku mulch-plastic mulching mulching-film mulching-paper mulching-plastic mulching-sheet nilaporvai plastic-mulch plastic-mulching
shade-net chaiar-net chhaia-jal green-net hara-jal hari-jali harit-jal neralu-bale nilal nilal-valai nilalvala savali savli shed-jali shed-net thanal-vala
net bale-net jal jali vala vala-net valai valainet
pond-liner farm-pond geomenbrane khet-talab kunta liner palitin panaikutai pond set-tale setalia talab
venturi venchuri
foot-valve futvolv fut-valv fut-val
gauge gej
monoblock manoblak mono-block
submersible azhtulai boarvel bor bor-motor bore bore-well borewell borewell-pump boring boru borvel kulal-kinar kulalkinaru nalkup nir-mulgi sabmarsibal sabmarsibl sabmersibal samarsabil samarsebal samarsibal samarsible sanrasibal submersable submersibal boru-bavi bor-vihir bor-bavi azhthulai-kinaru alkulai-kinaru
self-priming
openwell bavi bavilonchi inara khu khuh kinaru kinatru kinatu kua kuain kuan kuio kuva kuven kuya open-well vihir vihiri
diesel dijal dijel dijil disal disel tijal
petrol petral pitrol
engine enjin injan injin
starter startar
control-panel
booster bustar
cable kanbi kebal kebel kebul tar vaiar vair wire
battery batari batri batteries betari betri biatari biatri bitri petari
charger charjar
tiller pavar-tilar power-tiller tilar tilaru
weeder khurpani kolpe nindani nirai nirai-gudai nirai-iantra nirani nirano niranor power-weeder vidar viders weeding
rotavator rotabator rotavater rotavetar rotaveter rotaviter rotovator
cultivator kaltivetar kaltivetor kultivater kultivetar
plough chas dukki dun hal jot jotn jutai kalapa kalapai langal mould-board nagali nagali-plough nangal nangar negali negilu palau palaugh plov ul ula ulavu uluta uzha uzhava
harrow diskharo haro hero
leveller chadunu levalar level leveling matahidal pata saman samanpaduth samapaduta samatal samtol santal sapat soman
ridger bodelu rijar
seed-drill drill orni ovni perani-iantra seed-cum-fertiliser-drill sidadril tifan vavni-iantra
zero-till bina-jutai jiro-til jiro-tilej zero-tilage
seeder bij-bone bij-bone-ki bonar bone-ki bone-vali bovai buai buvai buvai-machine peraila perani perni sidar siders vava vavetar vavni vitaikum
transplanter lavani nadavu naduv nati natlu natu ropai ropan ropani ropne rua ruiba transplantar roa
brush-cutter bras-katar gadi-kose ghas-kapne ghas-katne ghaskatar gras-kata grass-cutter hulu-katari jangal-kata kadu-vet kadu-vetu kadu-vetuna kale-katarisuva katu-vetu katuvet pul-vetu pul-vetum pulu-vetu pulu-vetuna
cutting cutter kadiba kapne kapnia kapniache kapva kapvano kapvanu kata katarinche katarisuva katiba katirinche katne kator katran koiadaniki kose koyya kutarne narike vetan vetum vetuna
reaper arupu aruvadai aruvade aruvatai dhan-kata kapni katai katni kota kotha lavni ripar
chaff-cutter chaf-kata chaf-katar chap-katar chara-kapniache gandasa kadaba kadabakuti kadba-kuti kuti kuti-masin kutran pul-narukum pulu-ariuna thivana-vetum tivanam-vetum toka thatai-vetum
sheller charanor chhudane churana churane oliche selar voliche
thresher amala dhan-jhadne dhana-jhada gahai jharai kadhiradi kadhirdikum kathir-adikum kathiradi madhi malani mali-machine malni marai marai-kal methi-iantram methikuna nurche nurpidi nurpu okane okuva poradi thresing tresar
winnowing cheta kula kulo muram osai supa turpara ufanani ufani usava winnowing-fan
flour-mill ata-bhangar atta-chaki chaki ghanti girni mavu-araikum pithachi-girni
auger earth-auger gada gadda gadha gadha-khodne garto gorto gotta gundi gunta khada khade kuli ogar
chain-saw chensa gach-katar maram-vetum ped-katne maram-arukum
trolley trali troli
tank tanki tenki tonki toti
knapsack bakpak nepsek pathivarcha pith
hoe gainti-hoe gudali gudli kalaikotu kasola kodal kodalo kotu kudal kudali kudari tunba
phawda faoda favra kahi kasi kodal-spade mamati mamuti manpeti manveti para pavado pavda pavdo salike sanike
spade belacha belcha
shovel savel
sickle arival aruval daa daranti daratI datarda datardu datardun dati datri hansia hansua hasia hasian hasua kachia kaste kati kodavali koita koita-sickle kudagolu kudugolu sikles vila
khurpi kalaikotu khurapi khurpe nirani ranba tolika kalaikothu kalai-kotu dokudu-para
trowel traval
pickaxe gaiti ganiti geinti kurpi-pick pikas tikam tikav
crowbar gadapara kadaparai pahar parai sabbal
axe godali kodali kodari kotali kuhadI kuhadi kuhari kulhad kulhadi kulhari kuradi kural kurari kurhad kurhadI
billhook koiata koyta machchukati vecharuval
cane-knife chaku chhuri kathi-knife knife suri
secateur chant chhat chhatn chhatni dal-chantar dalpala fanda fandi fandia kaichi kainchi katai-chhatai katri katrikol kilai koma komalu kombe marakilai pruner pruning sakha sekateurs sekator sikator tahni tehni kavathu
lopper lopar
saw ari garagasa ranpam ara
grafting antu antukate graft grafting-tool kalam
rake dantali panji ryk danthe
fork panja
basket buti kuda kudai tokri topli
ghamela tagari tasla gamela ghamele
crate karet-crate kret plastic-crate
wheelbarrow dhulai hath-gadi sumak taluvanti thela thelagari vahatuk wheel-barov
watering-can hajara jhari
gloves dastana dastanai glavs glove hatmoje kaiurai moje dastane chethi-todugulu
boots boot gambut gum-boots gumboots joote juta
power paoiar pavar povar
water jala-panp jaler jol neer nilu nirin nirinu niru pana pani pania paniche panine tanir thani thanir vatar velam niti
red era kenpu lal rata sivapu
black kala-black kalia kalo karupu siah
sweet inipu madhura meethi misti mitha mithe sihi tipi
white bili chita dhala dhola pandhra pandhri sada safed tella velai
green hara hare hari harit hirva hirvi lila lili lilo sabuj
acid esid
super supar
tarpaulin dhak dhakn dhank jhak jhakn kap-podu muda mutu tadapatri tadpadri tadpatri taradpatri tarapolin tarpai tarpaia tarpal tarpali tarpalin tarpolini tirapal tirpal tripal
grow-bag grow-bags gro-baig gro-bag
nursery-tray chara-tre nursery-trays pro-tray ropvatika seedling-tray tray trelu kuzhi-thatu
twine dori haga jute-rope kaiaru kairu purikosa rasi rassi rope sutali sutli tadu
moisture-meter ardrata irapadam moisture nami olava tema
ph-tester bhu-pariksa man-parichotanai man-parisodane mati-pariksa mati-pariksan mati-tapasni miti-janch miti-ki-janch piech soil-ph soil-test soil-tester soil-testing soil-testing-kit
safety-kit apron chasma kavach mask safety suraksa-kit
pheromone feroman firomen firomon inakavarchchi kangandh
sticky athalo chikat chikat-pate chipchipa chipku jiguru otupori otu-pori
yellow halud-yellow manjal-kolor pila pile pili pilo pivla pivli
blue nila nilo
pellets pelet
protein protin
mineral dhathu-lavana dhatu-upu khanij khanij-lavan khanij-misran lavan miksachar miksar mikschar mikschur minaral mineral-mixture minral minral-miksar mixture thathu-upu thathu-upu-kalavai
tonic livhar-tonik
fat baipas bypass bypass-fat faet baipas-phait
milking-machine dohan dudh-doar dudh-kadhniache dudhdohn milk-machine milking pal-karavai
milk dud dudh dugdha halina halu halu-milk ksir pal palu
milk-can pala-kan
can kain ken kian
hand hath
ear-tag bila chevi-pogu ear-tags kan-ka-tag kan-tag tag kathu-vilai
halter mhorki moirI morki mukutadu nakel naker-dari nath nose-rope mukanan-kaiiru
mat chatai rubber-mat
egg anda ande andi dim dimb eggs guddu gudlu inda kodi-gudlu koli-mutai mota mote muta mutai thati
layer gudlu-pete layer-feed laying mutaikozhi
broiler brailar brailr brelar boilar chuja chujon chuje chik chiks
flower-drop bud-drop fal-gal fal-girna fal-jharna flower-dropping ful-gal ful-girna ful-jharna ful-jhora ful-kharan ful-khari gul-jhora guti-jhara guti-jhora hu-uduru kaia-ralatam kurumpai-utirtal mukul-jhora pate-gal patia-gal patia-galtat pinde pinju-udhirtal pinju-utirtal pu-kotutal pu-utir pu-utirtal puta-raladan puta-ralatam phul-jhare
fruit-picker am-parar anba-todni ankasi fal-todni mamidi-kose
drinker paniache-bhande
pail baldi balti
lactometer milavat palmani laiktomitar
hoof khur khura kulanbu
water-bowl tanir-toti
egg-incubator ande-sene incubator inkiubetar
bee-box bee-hive madhu-palan madhumakhi-peti madhupeti sahad teni-peti madh-peti thene-peti
azolla
silage murghas orukai-pul sailej silej
lick chat-block chatne ituka lick-block upu-dima upu-kati
tick atali atuli chichad chichar chichdi chichri dans entelpoka entuli gochid gomarlu gomaru igalu itad jun kalili kilani kili kilni pidudu pisu ticks ukun uni uva
udder aian kas kasdaha madi-noi mastitis olan podugu than thanela
panel palak-plate palaka panal panals panels penal penel pianal pianel plate plet
lantern kandil laltain laltern lanten
lamp alo baldb bati bati-light dipa dipam diva dive laight lait laitu lanpu light lights prakash rosni street-light ujala ujed velaku velicham velugu velutu veluturu vilak vilaku
torch head-light tarch tarchlait torch-light
fence adavi-pandi adavi-pandulu avara-janvar bad bana-barah bandar bani-prani bano-suor beli bera bhund buno-suor chuta-janvar dukar dukre fenser fensing ghorroj guranu hiran jangali-janvaro jangli-janvar jangli-suar jangli-sur jataka jatka jhatka-machine kadu-handi kadu-pranigalu kanche kanpan katu-pandri katu-panri katupanni kothula kothulu koti kotula kunpan kurangu kurangukal kuranku kutre makadan makadankade min-veli minvel nilgaay nilge pandulu panri ran-dukar solar-fence suar suor tar-bandi vada vanar vania-prani vanra veli wild-animals wild-pigs yanai pandula kotulu
energiser energijer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer aaraba arabet arabetad arapet dehidrator draiar kaia-vaika kaia-vaikum onagis sukano sukate sukau sukavane sukavva sukhane sukonor sukvaila ular ularth ulartum unaka unakan valavna valva valvaila sukhana sukhani sukhaie sukhae
cooker chulha kukar
scarer bird-scarer bujgavne kaktarua
home-light
hybrid haibrid sankar sankarit
`

/** A name alone means the usual thing of that name: potash is muriate of potash. */
export const PREFERRED: Record<string, string> = {
  potash: 'mop',
  zinc: 'sulphate',
  '@fert': 'urea dap npk',
  '@pump': 'water',
  '@sprayer': 'knapsack',
  '@solar': 'panel',
  '@feed': 'cattle',
  drip: 'pipe',
  calcium: 'nitrate',
  copper: 'sulphate',
  weeder: 'power',
  neem: 'neem-oil',
  sprinkler: 'set',
  compost: 'vermicompost',
  submersible: '@pump',
  cattle: '@feed',
  fish: '@feed',
  engine: 'diesel',
  goat: '@feed',
  poultry: '@feed',
  fence: 'energiser',
  hoe: 'hand',
  super: 'ssp',
  lamp: 'street',
  'ear-tag': 'numbered',
}

/** A thing, and the wider names that it is also found by. */
export const WIDER: Record<string, string> = {
  vegetables:
    'tomato chilli capsicum brinjal okra onion cauliflower cabbage cucumber bottle-gourd bitter-gourd ridge-gourd pumpkin carrot radish beetroot spinach coriander fenugreek pea french-bean cluster-bean cowpea drumstick potato garlic',
  pulses: 'gram tur moong urad pea cowpea lentil',
  oilseeds: 'mustard soybean groundnut sunflower sesame castor linseed',
  fodder: 'berseem lucerne african grasses',
  grasses: 'berseem lucerne',
  millet: 'bajra jowar ragi',
  flowers: 'marigold rose',
  gourds: 'watermelon muskmelon bottle-gourd bitter-gourd ridge-gourd pumpkin cucumber',
  fruit: 'mango guava papaya banana grapes pomegranate citrus apple pineapple watermelon muskmelon',
  spices: 'cumin coriander fenugreek chilli turmeric ginger',
  organic: 'vermicompost compost bone-meal cake @biological',
  'seed-treatment': 'seed-rot smut root-rot',
  borer: 'stem-borer fruit-borer pod-borer',
  caterpillar: 'bollworm stem-borer fruit-borer pod-borer borer armyworm leaf-folder diamond-back-moth',
  'sucking-insects': 'aphid jassids whitefly thrips hopper mealybug',
  rot: 'root-rot fruit-rot seed-rot',
  blight: 'late-blight early-blight',
  fence: 'energiser insulator',
  engine: 'diesel petrol',
  seeder: 'seed-drill zero-till transplanter',
  weed: 'weeder',
  valve: 'foot-valve',
  poultry: 'chick egg-incubator layer broiler',
}
