/** Everything else that is sold, by its name. */
export const GOODS = `
urea uria yuria ure yureya eurea
dap di-ammonium-phosphate diepi diapi di-e-pi di-a-pi d-a-p dai-ammonium-phosphate diammonium-phosphate dii-ee-pii
mop muriate emopi em-o-pi m-o-p muriate-of-potash lal-potash
potash patas potassium potasiam
ssp supar-fasfet supar-fosfet single-super-phosphate super-phosphate superphosphate esesepi esespi es-es-pi super-fosfet singal-super super-khad singal-super-fosfet s-s-p
phosphate fosfet fasfet fasfat pasfet phosphorus
npk enpike en-pi-ke enpiki n-p-k npks
ammonium amoniam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate salfet salfat sulfet
zinc jasta jasat dasta jinku tuttanagam tutta-nagam
sulphur gandhak salfar gandhakam kandakam
boron boran
iron ferrous feras loh ayarn
magnesium magneshiam megneshiam megnisiam
calcium kalsiam kelsiam
manganese menganij
copper tamba kapar kopar
gypsum jipsam chirodi jipsum
dolomite dolomait
bentonite
vermicompost vermi-compost varmikampost barmikampost varmikambost varmi kenchua kechua kechuve kenchuve gandul gandulkhat alsia alasia gandoa gandoya kencho kecho jia-khat jia vanapamu vanapamula manpulu manpulu-uram erehula erehulu eregobbara mannira mannirakkampost mannirakambost
compost kampost kambost gobar gobar-khad senkhat tottiuram chhana-khad manure farmyard sadakhad pashuvula-eruvu tippe sanachar chana-khat
organic jaivik jaiv jaib joibo jaibika savayava sendria iyarkai natural prakritik
neem veppam veppu bevu bevina limdo limdi limb kadunimb limbodi nimba vembu vep
oil tel tail nune enne enna telo
cake khali khal khol pend pendi pindi punnakku pinakku chekka chakka hindi khoi khail kholi khola pina
bone-meal bone haddi haddi-churna
humic hyumic
seaweed samudri samudri-shaival sea-weed shaival sagarika samudra-shaiwal kadalpasi
amino amino-acid emino
rhizobium raizobiam rijobiam
azotobacter ejotobektar ajotobektar
psb phosphate-solubilising pi-es-bi
mycorrhiza maikoraija maikorija
decomposer dikampojar dicomposer vest-dikampojar
culture kalchar
cocopeat koko-pit nariyal-bura koir
perlite parlait
micronutrient micronutrients sukshm-poshak sukshmaposhak sukshma-annadravya sukshm-tatva sukshma-poshakalu nunn-uttam nunnuttam lagu-poshakalu suksma microneutrient mikronyutrient sukshma-poshakam
soluble ghulansheel ghulne jal-ghulansheel pani-me-ghulne vidrave vidravya water-soluble
nano naino naeno
granules dana-dar danedar granular
liquid taral tarl drav
drip drip-irrigation tapak thibak tipak drippu drip-set drip-system tipka tupka tapaksinchan bindu bindu-sedyam bindu-sechana hani hanineeravari hani-neeravari sottu sottunir sottu-nir thulli thulli-nana tullinana drep bindusechon phonta-sech buda buda-jalasechana thopa
pipe pipes paip paipu nali naliyan kulai kulaigal kuzhal gottam gottalu kolave paipa paip-lain
hose lay-flat layflat lapeta-pipe hoz delivery-hose
sprinkler sprinklers sprinklar sprinkalar fawara fuwara tushar tushar-sinchan favaro thelippu tumpara tuntur tuntur-niravari tunturu sprinkal sprinklaru foara phuara
rain-gun raingun ren-gan rengan
rain-pipe ren-paip
filter filtar chhanni filtaru vadikatti fildar
valve valvu val
dripper dripar online-dripper
fogger fogar
mulch mulching malching malchin mulching-paper mulching-film malch mulching-sheet malching-pepar malching-shit mulching-plastic
shade-net shadenet shed-net green-net hara-jal harit-jal nilalvalai nilal-valai neralu-bale nizhalvala thanal-vala sednet shed-jali chhaya-jaal
net jal jali valai vala vala-net bale-net valainet
pond-liner pond khet-talab shettale shet-tale geomembrane farm-pond liner talab
venturi venchuri
gauge gej
monoblock manoblak mono-block
submersible samarsibal sabmarsibal sabmarsibl sabmersibal samarsebal submersibal samarsabil submersable neer-mulgi borewell-pump bore-well borvel bor-motor kuzhal-kinar
self-priming selfpriming
openwell open-well kuan kua
diesel dizal diijel disal tijal
petrol petral pitrol
engine injan enjin injin
starter startar
control-panel
booster bustar
cable wire tar kebal kebel kambi vayar vair
battery batteries betri batari bettari pettari byatri byatari battry bytri
charger charjar
tiller tilar tilaru power-tiller pavar-tilar
weeder weeders vidar nirai nirai-gudai nirai-yantra khurpi-machine power-weeder kolpe
rotavator rotawetar rotaveter rotovator rotabator rotaviter rotavater
cultivator kaltivetar kaltivetor kultivetar cultivater
plough plow hal nangar nangal negali nagali-plough kalappai naagali negilu kalappa halu palau langal palaugh mould-board
harrow haro herro diskharo
leveller lewalar level samtal pata
ridger rijar
seed-drill seeddrill drill sidadril seed-cum-fertiliser-drill tifan owni orni vavni-yantra perani-yantra
zero-till zero-tillage jiro-til
seeder seeders sidar buvai-machine beej-bone-ki bone-ki bone-wali bonewali bij-bone bovai buai buwai perni perani vavni vavetar vavva
transplanter ropai ropan transplantar natu ropani natti lavani nadavu naduv
brush-cutter brushcutter brash-katar grass-cutter ghas-katne ghaskatar grasscutter ghas-kapne pul-vettum gaddi-kose gras-kata
reaper ripar katai kapni
chaff-cutter chaffcutter kutti kadba-kutti kadaba toka chara-katne chaf-katar gandasa kutti-masin kadabakutti chara-machine chaf-kata
sheller selar
thresher tresar malni gahai kadhirdikkum maddhi nurpidi
winnowing winnowing-fan supa osai muram cheta
flour-mill atta-chakki chakki flourmill pithachi-girni girni ghanti atachakki
auger ogar gaddha-khodne earth-auger khadda
chain-saw chainsaw chensa
trolley trali trolly
tank tanki tonki
knapsack nepsek backpack peeth
hoe kudal kudali kodal kodalo guddali guddli kalaikottu kudari tumba gainti-hoe kasola
phawda phaoda favra kassi kahi pavda pavdo pavado kodal-spade manvetty para salike mammatti manpetti
spade belcha belacha
shovel savel
sickle sickles hasia hansia hansua hasua daranti daratI vila vilaa datardun datarda datardu datri dati kaste daa kodavali aruval arival kudugolu kudagolu koita-sickle katti kachiya hasiyan
khurpi khurapi ramba khurpe
trowel trawal
pickaxe geinti kurpi-pick tikam gaiti pikas
crowbar sabbal gadapara kadapparai paarai pahar
axe kulhadi kulhari kulhad kurhad kurhadI kuhadi kuhadI kural kurari godali kodari kodali kuradi kuhari kotali
billhook koyta koyata
cane-knife knife chaku suri kathi-knife chhuri
secateur secateurs sikator sekator kaichi katri pruner pruning kattrikol qainchi
lopper lopar
saw ari rampam garagasa
grafting kalam graft grafting-tool
rake dantali ryk panji
fork panja
basket tokri topli kooda butti koodai
ghamela tasla tagari
crate kret karet-crate plastic-crate
wheelbarrow hathgadi hath-gadi wheel-barrow thela
watering-can jhari hajara
gloves glove dastana hatmoje kaiyurai glavs dastanay
boots boot gumboots gum-boots joota
power pavar
water pani neer neeru thanni nillu vellam jol thannir
red lal
white safed pandhra sada
green hara hari harit
acid esid
super supar
tarpaulin tirpal tarpal tadpatri tadapatri tadpadri tarpalin tarpai tripal tirapal tarapolin tarpali tarpaya taradpatri tarpolini
grow-bag grow-bags growbag
nursery-tray nursery-trays tray pro-tray seedling-tray ropvatika
twine sutli sutali dori rassi rope kayiru kayaru tadu hagga jute-rope rasi
moisture-meter moisture nami
ph-tester soil-tester mitti-janch soil-test
safety-kit safety mask suraksha-kit kavach
pheromone phiromon phiromen ferroman kamgandh
sticky chipchipa chikat chipku sticky-trap
yellow pila pivla pilo manjal-color
blue nila nilo
pellets pelet
protein protin
mineral minral khanij khanij-mishran mineral-mixture minaral mineralmixture minral-miksar miksar thathu-uppu
tonic
fat faet bypass bypass-fat baipas
milking-machine milking doodh-nikalne dudh-dohne dudh-kadhnyache milk-machine dohan dudh-kadhne pal-karakkum pal-karavai palu-pithike halu-hindo halu-hinduva dudhdohn
milk dudh pal palu haalu halu-milk kshir dugdha dud
milk-can
ear-tag ear-tags kan-tag
halter nose-rope nath moirI morki
mat rubber-mat chatai
egg-incubator incubator ande anda inkyubetar
bee-box madhumakkhi-peti beebox
azolla
silage sailej murghas silej
lick lick-block chat-block
tick ticks kilni chichdi gochid chichad kilani itad unni
udder ayan
panel panels plate plet penal palak-plate penel pyanel pyanal
lantern laltain laltern lanten
lamp light lights lait bati laight vilakku velakku dipam street-light baldb lampu laitu dipa alo vilakk bati-light
torch tarch torch-light
fence tar-bandi tarbandi zataka jatka jhatka-machine kumpan veli kanche beli bera fensing vada baad kampan solar-fence fencer
energiser energizer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer drayar sukhane dehydrator
cooker kukar chulha
scarer bhagane bird-scarer
home-light homelight
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
  goat: '@feed',
  poultry: '@feed',
  fence: 'energiser',
  hoe: 'hand',
  super: 'ssp',
  lamp: 'street',
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
  gourds: 'bottle-gourd bitter-gourd ridge-gourd pumpkin cucumber',
  fruit: 'mango guava papaya banana grapes pomegranate citrus apple pineapple watermelon muskmelon',
  spices: 'cumin coriander fenugreek chilli turmeric ginger',
  organic: 'vermicompost compost bone-meal cake @biological',
  borer: 'stem-borer fruit-borer pod-borer',
  caterpillar: 'bollworm stem-borer fruit-borer pod-borer borer armyworm leaf-folder',
  'sucking-insects': 'aphid jassids whitefly thrips hopper',
  rot: 'root-rot',
  blight: 'late-blight early-blight',
  fence: 'energiser insulator',
  seeder: 'seed-drill zero-till transplanter',
  weed: 'weeder',
  poultry: 'chick egg-incubator',
}
