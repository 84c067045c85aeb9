/** Everything else that is sold, by its name. */
export const GOODS = `
urea eurea uraea ure uria iureia iuria
dap d-a-p dai-ammonium-phosphate di-a-pi di-ammonium-phosphate di-e-pi diamonium-phosphate dii-ee-pii
mop em-o-pi lal-potash m-o-p muriate muriate-of-potash
potash palas patas potais potasiam potassium
ssp es-es-pi esaesapi esaespi esesepi s-s-p singal-super singal-super-fosfet single-super-phosphate supar-fasfet supar-fosfet super-fosfet super-khad super-phosphate
phosphate fasfat fasfet fosfet pasfet phosphorus
npk en-pi-ke enpiki n-p-k npks
ammonium amoniam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate salfat salfet sulfet
zinc dasta jasat jasta jinku sink sinku tuta-nagam
sulphur gandhak gandhakam kandakam salfar
boron boran
iron aiarn feras ferrous loh
magnesium magnesiam megnesiam megnisiam
calcium kalsiam kelsiam
manganese menganij
copper kapar kopar tanba
gypsum chirodi jipsam jipsum
dolomite dolomait
bentonite
vermicompost alasia alsia barmikanpost eregobara erehula erehulu gandoa gandoia gandul gandulkhat jia jia-khat kecho kechua kechuve kencho kenchua kenchuve manira manirakanbost manirakanpost manpulu manpulu-uram vanapamu vanapamula varmi varmikanbost varmikanpost vermi-compost
compost chana-khat chhana-khad farmiard gobar gobar-khad kanbost kanpost manure pasuvula-eruvu sadakhad sanachar senkhat tippe totiuram
organic bio iarkai jaib jaibika jaiv jaivik joibo natural prakritik savaiava sendria
neem bevina bevu kaduninb linb linbda linbodi linboli lindi lindo nibauli nimachi ninba ninbola ninboli nimoli venbu vep vepin vepam vepu
oil enna ene nune tail tel telo
cake chaka cheka hindi khail khal khali khoi khol khola kholi pend pendi pidia pina pinaku pindi pindi-cake piria punaku
bone-meal bone elu-podi elubu-pudi elunbu-podi elunbu-thul emukala-pindi emukala-podi hada-churna hada-gunda hadacha-chura hadancha hada-khata hadi hadi-chura hadi-churna hadi-da-churan hadi-ka-chura hadi-khad hadi-powder hadian-da-chura hadkana hadkano-bhuko har-gunro har-guro harer-gunro harer-guro mule-gobara mule-pudi
humic hiumik
seaweed kadalpasi sagarika samudra-saival samudri samudri-saival sea-weed saival
amino amino-acid emino
rhizobium raijobiam rijobiam
azotobacter ajotobektar ejotobektar
psb phosphate-solubilising pi-es-bi
mycorrhiza maikoraija maikorija
decomposer dikanpojar dikonposer parali vest-dikanpojar
culture kalchar
cocopeat koir koko-pit narial-bura
perlite parlait
micronutrient lagu-posakalu mikroneutrient mikronutrients mikroniutrient nun-utam suksm-posak suksm-tatva suksma-anadravia suksma-posakalu suksma-posakam suksmaposak suksma
soluble ghulansil ghulne jal-ghulansil pani-me-ghulne vidrave vidravia water-soluble
nano naeno naino
granules dana-dar danedar granular
liquid drav taral tarl
drip bindu bindu-sechana bindu-sediam bindusechon buda buda-jalasechana drep drip-irigation drip-set drip-sistem dripu hani hani-niravari fonta-sech sotu sotu-nir tapak tapaksinchan thibak thopa thuli thuli-nana tipak tipka tulinana tupka
pipe gotalu gotam kolave kulai kulaigal kulal nali nalian paip paip-lain paipa paipu pipes
hose delivery-hose hoz lapeta-pipe lay-flat
sprinkler favaro favara foara fuhara fuvara fuara sprinkal sprinkalar sprinklar sprinklaru sprinklers thelipu tunpara tuntur tuntur-niravari tunturu tusar tusar-sinchan
rain-gun ren-gan
rain-pipe baris-paip baris-pipe ren-paip
filter chhani fildar filtar filtaru vadikati
valve val valvu
dripper dripar online-dripper
fogger fogar
mulch malch malchin malching malching-pepar malching-sit mulch-plastic mulching mulching-film mulching-paper mulching-plastic mulching-sheet plastic-mulch plastic-mulching
shade-net chhaia-jal green-net hara-jal harit-jal neralu-bale nilal nilal-valai nilalvala savali savli shed-jali shed-net thanal-vala
net bale-net jal jali vala vala-net valai valainet
pond-liner farm-pond geomenbrane khet-talab liner pond set-tale talab
venturi venchuri
gauge gej
monoblock manoblak mono-block
submersible boarvel bor bor-motor bore bore-well borewell borewell-pump boring boru borvel kulal-kinar kulalkinaru nalkup nir-mulgi sabmarsibal sabmarsibl sabmersibal samarsabil samarsebal samarsibal samarsible sanrasibal submersable submersibal
self-priming
openwell bavi inara khu khuh kinaru kinatru kinatu kua kuain kuan kuio kuva kuven kuya open-well vihir vihiri
diesel dijel disal disel dijal tijal
petrol petral pitrol
engine enjin injan injin
starter startar
control-panel
booster bustar
cable kanbi kebal kebel tar vair vaiar wire
battery batari batteries batri betri betari biatari biatri bitri petari
charger charjar
tiller pavar-tilar power-tiller tilar tilaru
weeder kolpe nirai nirai-gudai nirai-iantra power-weeder vidar viders weeding
rotavator rotabator rotavater rotaveter rotaviter rotavetar rotovator
cultivator kultivater kaltivetar kaltivetor kultivetar
plough chas dukki dun hal jot jotn jutai kalapa kalapai langal mould-board nagali nagali-plough nangal nangar negali negilu palau palaugh plov ul ulavu uluta
harrow diskharo haro hero
leveller chadunu levalar level leveling matahidal pata saman samanpaduth samapaduta samatal samtol santal sapat soman
ridger rijar
seed-drill drill orni ovni perani-iantra seed-cum-fertiliser-drill sidadril tifan vavni-iantra
zero-till jiro-til zero-tilage
seeder bij-bone-ki bij-bone bone-ki bone-vali bovai buai buvai-machine buvai perani perni siders sidar vavetar vavni vava
transplanter lavani nadavu naduv nati natu ropai ropan ropani rua ruiba transplantar
brush-cutter bras-katar gadi-kose ghas-kapne ghas-katne ghaskatar gras-kata grass-cutter hulu-katari jangal-kata kadu-vet kadu-vetu kadu-vetuna kale-katarisuva katu-vetu katuvet pul-vetu pul-vetum pulu-vetu pulu-vetuna
cutting cutter kadiba kapne kapnia kapniache kapva kapvano kapvanu kata katiba katne kator katran katarinche katarisuva katirinche kose koiadaniki koyya kutarne narike vetan vetum vetuna
reaper arupu aruvadai aruvade aruvatai dhan-kata kapni katai katni kota kotha lavni ripar
chaff-cutter chaf-kata chaf-katar chap-katar chara-kapniache gandasa kadaba kadabakuti kadba-kuti kutran kuti kuti-masin pul-narukum pulu-ariuna thivana-vetum toka
sheller selar
thresher amala dhan-jhadne dhana-jhada gahai jharai kadhiradi kadhirdikum kathir-adikum kathiradi madhi malani mali-machine malni marai marai-kal methi-iantram methikuna nurche nurpidi nurpu okane okuva poradi thresing tresar
winnowing cheta muram osai supa ufani usava winnowing-fan
flour-mill atta-chaki chaki ghanti girni pithachi-girni
auger earth-auger gada gadda gadha gadha-khodne garto gorto gotta gundi gunta khada kuli ogar
chain-saw chensa
trolley trali troli
tank tanki tenki tonki
knapsack bakpak nepsek pith
hoe gainti-hoe gudali gudli kalaikotu kasola kodal kodalo kudal kudali kudari tunba
phawda favra kahi kasi kodal-spade mamati manpeti manveti para pavado pavda pavdo faoda salike sanike
spade belacha belcha
shovel savel
sickle arival aruval daa daranti daratI datarda datardu datardun dati datri hansia hansua hasia hasian hasua kachia kaste kati kodavali koita-sickle kudagolu kudugolu sikles vila
khurpi khurapi khurpe nirani ranba
trowel traval
pickaxe gaiti ganiti geinti kurpi-pick pikas tikam
crowbar gadapara kadaparai parai pahar sabbal
axe godali kodali kodari kotali kuhadI kuhadi kuhari kulhad kulhadi kulhari kuradi kural kurari kurhad kurhadI
billhook koiata koyta
cane-knife chaku chhuri kathi-knife knife suri
secateur chant chhat chhatn chhatni dalpala fanda fandi fandia kaichi kainchi katai-chhatai katri katrikol kilai koma komalu kombe marakilai pruner pruning sakha sekateurs sekator sikator tahni tehni
lopper lopar
saw ari garagasa ranpam
grafting graft grafting-tool kalam
rake dantali panji ryk
fork panja
basket buti kuda kudai tokri topli
ghamela tagari tasla
crate karet-crate kret plastic-crate
wheelbarrow dhulai hath-gadi sumak thela vahatuk wheel-barov
watering-can hajara jhari
gloves dastana dastanai glavs glove hatmoje kaiurai
boots boot gum-boots gumboots juta joote
power paoiar pavar povar
water jala-panp jaler jol neer nilu nirin nirinu niru pana pani pania paniche panine thani thanir vatar velam tanir
red era kenpu lal rata sivapu
black kala-black kalo kalia karupu siah
sweet inipu madhura meethi misti mitha mithe sihi tipi
white bili chita chiti dhala dhola pandhra pandhri sada safed tella velai
green hara hare hari harit hirva hirvi lila lili lilo sabuj
acid esid
super supar
tarpaulin dhak dhakn dhank jhak jhakn kap-podu muda mutu tadapatri tadpadri tadpatri taradpatri tarapolin tarpai tarpaia tarpal tarpali tarpalin tarpolini tirapal tirpal tripal
grow-bag grow-bags
nursery-tray nursery-trays pro-tray ropvatika seedling-tray tray
twine dori haga jute-rope kaiaru kairu rasi rassi rope sutali sutli tadu
moisture-meter moisture nami
ph-tester bhu-pariksa man-parisodane mati-pariksa mati-pariksan mati-tapasni miti-janch miti-ki-janch soil-ph soil-test soil-tester soil-testing soil-testing-kit
safety-kit kavach mask safety suraksa-kit
pheromone feroman kangandh firomen firomon
sticky chikat chipchipa chipku sticky-trap
yellow halud-yellow manjal-kolor pila pile pili pilo pivla pivli
blue nila nilo
pellets pelet
protein protin
mineral dhathu-lavana dhatu-upu khanij khanij-lavan khanij-misran lavan miksachar miksar mikschar mikschur minaral mineral-mixture minral minral-miksar mixture thathu-upu thathu-upu-kalavai
tonic
fat baipas bypass bypass-fat faet
milking-machine dohan dudh-kadhniache dudhdohn milk-machine milking pal-karavai
milk dud dudh dugdha halu halina halu-milk ksir pal palu
milk-can
can kain ken kian
hand hath
ear-tag ear-tags kan-ka-tag kan-tag
halter moirI morki nath nose-rope
mat chatai rubber-mat
egg anda ande andi dim dimb eggs guddu gudlu inda kodi-gudlu koli-mutai mota mote muta mutai thati
layer laying layer-feed
flower-drop bud-drop fal-gal fal-girna fal-jharna flower-dropping ful-gal ful-girna ful-jharna ful-jhora ful-kharan ful-khari gul-jhora guti-jhara guti-jhora hu-uduru kaia-ralatam mukul-jhora pate-gal patia-gal patia-galtat pinju-udhirtal pinju-utirtal pu-utir pu-utirtal puta-raladan puta-ralatam
fruit-picker
drinker
lactometer milavat
hoof khur khura kulanbu
water-bowl
egg-incubator ande-sene incubator inkiubetar
bee-box bee-hive madhu-palan madhumakhi-peti madhupeti sahad
azolla
silage murghas sailej silej
lick chat-block lick-block
tick atuli chichad chichdi entuli gochid gomarlu gomaru itad kilani kilni ticks uni
udder aian kasdaha madi-noi mastitis than thanela
panel palak-plate panal panals panels penal penel plate plet pianal pianel
lantern laltain laltern lanten
lamp alo baldb bati bati-light dipa dipam diva dive laight lait laitu lanpu light lights prakash rosni street-light ujala ujed velaku velicham velugu velutu veluturu vilak vilaku
torch tarch torch-light
fence adavi-pandi adavi-pandulu bad bana-barah bandar bano-suor beli bera bhund buno-suor dukar fenser fensing ghorroj jangali-janvaro jangli-janvar jangli-suar jangli-sur jataka jatka jhatka-machine kadu-handi kadu-pranigalu kanche kanpan katu-panri katupanni kothula kothulu kunpan kurangu kurangukal kuranku makadan makadankade min-veli minvel nilgaay nilge pandulu ran-dukar solar-fence suar suor tar-bandi vada vanar vania-prani vanra veli wild-animals wild-pigs yanai
energiser energijer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer aaraba arabet arabetad arapet dehidrator draiar kaia-vaika onagis sukano sukate sukau sukavane sukavva sukhane ular ularth unaka unakan valavna valva valvaila
cooker chulha kukar
scarer bird-scarer
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
  poultry: 'chick egg-incubator layer',
}
