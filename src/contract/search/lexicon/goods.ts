/** Everything else that is sold, by its name. */
export const GOODS = `
urea uraea eurea ure uria yureya yuria
dap d-a-p dai-ammonium-phosphate di-a-pi di-ammonium-phosphate di-e-pi diammonium-phosphate diapi diepi dii-ee-pii
mop em-o-pi emopi lal-potash m-o-p muriate muriate-of-potash
potash patas potasiam potassium
ssp es-es-pi esesepi esespi s-s-p singal-super singal-super-fosfet single-super-phosphate supar-fasfet supar-fosfet super-fosfet super-khad super-phosphate superphosphate
phosphate fasfat fasfet fosfet pasfet phosphorus
npk en-pi-ke enpike enpiki n-p-k npks
ammonium amoniam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate salfat salfet sulfet
zinc dasta jasat jasta jinku tutta-nagam tuttanagam
sulphur gandhak gandhakam kandakam salfar
boron boran
iron ayarn feras ferrous loh
magnesium magneshiam megneshiam megnisiam
calcium kalsiam kelsiam
manganese menganij
copper kapar kopar tamba
gypsum chirodi jipsam jipsum
dolomite dolomait
bentonite
vermicompost alasia alsia barmikampost eregobbara erehula erehulu gandoa gandoya gandul gandulkhat jia jia-khat kecho kechua kechuve kencho kenchua kenchuve mannira mannirakambost mannirakkampost manpulu manpulu-uram vanapamu vanapamula varmi varmikambost varmikampost vermi-compost
compost chana-khat chhana-khad farmyard gobar gobar-khad kambost kampost manure pashuvula-eruvu sadakhad sanachar senkhat tippe tottiuram
organic bio iyarkai jaib jaibika jaiv jaivik joibo natural prakritik savayava sendria
neem bevina bevu kadunimb limb limbodi limdi limdo nimba vembu vep veppam veppu
oil enna enne nune tail tel telo
cake chakka chekka hindi khail khal khali khoi khol khola kholi pend pendi pina pinakku pindi punnakku
bone-meal bone haddi haddi-churna
humic hyumic
seaweed kadalpasi sagarika samudra-shaiwal samudri samudri-shaival sea-weed shaival
amino amino-acid emino
rhizobium raizobiam rijobiam
azotobacter ajotobektar ejotobektar
psb phosphate-solubilising pi-es-bi
mycorrhiza maikoraija maikorija
decomposer dicomposer dikampojar vest-dikampojar
culture kalchar
cocopeat koir koko-pit nariyal-bura
perlite parlait
micronutrient lagu-poshakalu microneutrient micronutrients mikronyutrient nunn-uttam nunnuttam sukshm-poshak sukshm-tatva sukshma-annadravya sukshma-poshakalu sukshma-poshakam sukshmaposhak suksma
soluble ghulansheel ghulne jal-ghulansheel pani-me-ghulne vidrave vidravya water-soluble
nano naeno naino
granules dana-dar danedar granular
liquid drav taral tarl
drip bindu bindu-sechana bindu-sedyam bindusechon buda buda-jalasechana drep drip-irrigation drip-set drip-system drippu hani hani-neeravari hanineeravari phonta-sech sottu sottu-nir sottunir tapak tapaksinchan thibak thopa thulli thulli-nana tipak tipka tullinana tupka
pipe gottalu gottam kolave kulai kulaigal kuzhal nali naliyan paip paip-lain paipa paipu pipes
hose delivery-hose hoz lapeta-pipe lay-flat layflat
sprinkler favaro fawara foara fuwara phuara sprinkal sprinkalar sprinklar sprinklaru sprinklers thelippu tumpara tuntur tuntur-niravari tunturu tushar tushar-sinchan
rain-gun raingun ren-gan rengan
rain-pipe ren-paip
filter chhanni fildar filtar filtaru vadikatti
valve val valvu
dripper dripar online-dripper
fogger fogar
mulch plastic-mulch mulch-plastic plastic-mulching malch malchin malching malching-pepar malching-shit mulching mulching-film mulching-paper mulching-plastic mulching-sheet
shade-net chhaya-jaal green-net hara-jal harit-jal neralu-bale nilal-valai nilalvalai nizhalvala sednet shadenet shed-jali shed-net thanal-vala
net bale-net jal jali vala vala-net valai valainet
pond-liner farm-pond geomembrane khet-talab liner pond shet-tale shettale talab
venturi venchuri
gauge gej
monoblock manoblak mono-block
submersible bor-motor bore-well borewell-pump borvel kuzhal-kinar neer-mulgi sabmarsibal sabmarsibl sabmersibal samarsabil samarsebal samarsibal submersable submersibal
self-priming selfpriming
openwell kua kuan open-well
diesel diijel disal dizal tijal
petrol petral pitrol
engine enjin injan injin
starter startar
control-panel
booster bustar
cable kambi kebal kebel tar vair vayar wire
battery batari batteries battry betri bettari byatari byatri bytri pettari
charger charjar
tiller pavar-tilar power-tiller tilar tilaru
weeder weeding khurpi-machine kolpe nirai nirai-gudai nirai-yantra power-weeder vidar weeders
rotavator rotabator rotavater rotaveter rotaviter rotawetar rotovator
cultivator cultivater kaltivetar kaltivetor kultivetar
plough hal halu kalappa kalappai langal mould-board naagali nagali-plough nangal nangar negali negilu palau palaugh plow
harrow diskharo haro herro
leveller level lewalar pata samtal
ridger rijar
seed-drill drill orni owni perani-yantra seed-cum-fertiliser-drill seeddrill sidadril tifan vavni-yantra
zero-till jiro-til zero-tillage
seeder beej-bone-ki bij-bone bone-ki bone-wali bonewali bovai buai buvai-machine buwai perani perni seeders sidar vavetar vavni vavva
transplanter lavani nadavu naduv natti natu ropai ropan ropani transplantar
brush-cutter brash-katar brushcutter gaddi-kose ghas-kapne ghas-katne ghaskatar gras-kata grass-cutter grasscutter pul-vettum
reaper kapni katai ripar
chaff-cutter chaf-kata chaf-katar chaffcutter chara-katne chara-machine gandasa kadaba kadabakutti kadba-kutti kutti kutti-masin toka
sheller selar
thresher gahai kadhirdikkum maddhi malni nurpidi tresar
winnowing cheta muram osai supa winnowing-fan
flour-mill atachakki atta-chakki chakki flourmill ghanti girni pithachi-girni
auger earth-auger gaddha-khodne khadda ogar
chain-saw chainsaw chensa
trolley trali trolly
tank tanki tonki
knapsack backpack nepsek peeth
hoe gainti-hoe guddali guddli kalaikottu kasola kodal kodalo kudal kudali kudari tumba
phawda favra kahi kassi kodal-spade mammatti manpetti manvetty para pavado pavda pavdo phaoda salike
spade belacha belcha
shovel savel
sickle arival aruval daa daranti daratI datarda datardu datardun dati datri hansia hansua hasia hasiyan hasua kachiya kaste katti kodavali koita-sickle kudagolu kudugolu sickles vila vilaa
khurpi khurapi khurpe ramba
trowel trawal
pickaxe gaiti geinti kurpi-pick pikas tikam
crowbar gadapara kadapparai paarai pahar sabbal
axe godali kodali kodari kotali kuhadI kuhadi kuhari kulhad kulhadi kulhari kuradi kural kurari kurhad kurhadI
billhook koyata koyta
cane-knife chaku chhuri kathi-knife knife suri
secateur kaichi katri kattrikol pruner pruning qainchi secateurs sekator sikator
lopper lopar
saw ari garagasa rampam
grafting graft grafting-tool kalam
rake dantali panji ryk
fork panja
basket butti kooda koodai tokri topli
ghamela tagari tasla
crate karet-crate kret plastic-crate
wheelbarrow hath-gadi hathgadi thela wheel-barrow
watering-can hajara jhari
gloves dastana dastanay glavs glove hatmoje kaiyurai
boots boot gum-boots gumboots joota
power pavar
water panya jol neer neeru nillu pani thanni thannir vellam
red lal
white pandhra sada safed
green hara hari harit
acid esid
super supar
tarpaulin tadapatri tadpadri tadpatri taradpatri tarapolin tarpai tarpal tarpali tarpalin tarpaya tarpolini tirapal tirpal tripal
grow-bag grow-bags growbag
nursery-tray nursery-trays pro-tray ropvatika seedling-tray tray
twine dori hagga jute-rope kayaru kayiru rasi rassi rope sutali sutli tadu
moisture-meter moisture nami
ph-tester soil-testing-kit soil-testing mitti-ki-janch mitti-janch soil-test soil-tester
safety-kit kavach mask safety suraksha-kit
pheromone ferroman kamgandh phiromen phiromon
sticky chikat chipchipa chipku sticky-trap
yellow manjal-color pila pilo pivla
blue nila nilo
pellets pelet
protein protin
mineral khanij khanij-mishran miksar minaral mineral-mixture mineralmixture minral minral-miksar thathu-uppu
tonic
fat baipas bypass bypass-fat faet
milking-machine dohan doodh-nikalne dudh-dohne dudh-kadhne dudh-kadhnyache dudhdohn halu-hindo halu-hinduva milk-machine milking pal-karakkum pal-karavai palu-pithike
milk dud dudh dugdha haalu halu-milk kshir pal palu
milk-can
ear-tag kan-ka-tag ear-tags kan-tag
halter moirI morki nath nose-rope
mat chatai rubber-mat
egg-incubator anda ande incubator inkyubetar
bee-box beebox madhumakkhi-peti
azolla
silage murghas sailej silej
lick chat-block lick-block
tick chichad chichdi gochid itad kilani kilni ticks unni
udder ayan
panel palak-plate panels penal penel plate plet pyanal pyanel
lantern laltain laltern lanten
lamp alo baldb bati bati-light dipa dipam laight lait laitu lampu light lights street-light velakku vilakk vilakku
torch tarch torch-light
fence baad beli bera fencer fensing jatka jhatka-machine kampan kanche kumpan solar-fence tar-bandi tarbandi vada veli zataka
energiser energizer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer dehydrator drayar sukhane
cooker chulha kukar
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
