/** Everything else that is sold, by its name. */
export const GOODS = `
urea uria yuria yuriya ure yooria uriya yureya eurea
dap di-ammonium-phosphate diepi diapi di-e-pi di-a-pi d-a-p dai-ammonium-phosphate diammonium-phosphate daap dii-ee-pii dape dieppi
mop muriate emopi em-o-pi m-o-p muriate-of-potash lal-potash
potash potas potaash patas potasu potassium potasiam potasiyam potasu patash pottash
ssp supar-fasfet supar-fosfet single-super-phosphate super-phosphate superphosphate esesepi esespi es-es-pi super-fosfet super-phosfet singal-super super-khad singal-super-fosfet s-s-p
phosphate fosfet phasfet fasfet fosfat phosfat fasfat pasfet fosforus phosphorus
npk enpike en-pi-ke enpiki n-p-k npks
ammonium amonium amoniam amoniyam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate sulfate salfet salfat sulfet
zinc jink jasta jasat dasta zink jinku tuttanagam thuthanagam tutta-nagam
sulphur sulfur gandhak gandhaka salfar gandhakam kandakam
boron boran
iron ferrous loha feras loh ayarn
magnesium magneshiam megneshiam megnisiam
calcium kalsiam kelsiam kailsiam
manganese mainganij menganij
copper tamba kapar kopar
gypsum jipsam chirodi jipsum
dolomite dolomait
bentonite
vermicompost vermi-compost varmikampost barmikampost varmikambost varmi kenchua kechua kechuve kenchuve gandul gandulkhat alsia alasia gandoa gandoya kencho kecho jia-khat jia vanapamu vanapamula manpulu manpuzhu manpulu-uram erehula erehulu eregobbara mannira mannirakkampost mannirakambost
compost kampost kambost komposta gobar gobar-khad senkhat shenkhat tottiuram chhana-khad manure farmyard sadakhad pashuvula-eruvu tippe sanachar chana-khat
organic jaivik jaiv jaib joibo jaiba jaibika jaivika sendriya savayava sendria iyarkai jaiva organik natural prakritik
neem nim vepa veppa veppam veppu bevu bevina limdo limdi limb kadunimb limbodi nimba vembu vep
oil tel tail nune noone ennai enne enna telo
cake khali khal khol pend pendi pindi punnakku pinakku pinnakku chekka chakka hindi khoi khail kholi khola pina
bone-meal bone haddi haddi-churna
humic hyumik hiumik humik hyumic hiumika
seaweed samudri samudri-shaival sea-weed shaival sagarika siwid samudra-shaiwal kadalpasi
amino amino-acid emino aimino
rhizobium raizobiam rijobiam rhizobiam
azotobacter ejotobektar ajotobektar ejotobaiktar
psb phosphate-solubilising pi-es-bi
mycorrhiza maikoraija maikorija
decomposer dikampojar dicomposer vest-dikampojar
culture kalchar
cocopeat koko-pit coco-peat kokopit coir nariyal-bura kokopith koir
perlite parlait
micronutrient micronutrients sukshm-poshak sukshma-poshak sukshmaposhak sukshma-annadravya sukshm-tatva sukshma-poshakalu nunn-uttam nunnuttam soocshma lagu-poshakalu suksma microneutrient mikronutrient mikronyutrient sukshma-poshakam
soluble ghulansheel ghulne jal-ghulansheel pani-me-ghulne vidrave vidravya water-soluble
nano naino naeno
granules dana-dar danedar granular
liquid taral tarl drav
drip drip-irrigation tapak thibak tipak dripa drippu drip-set drip-system tipka tupka tapaksinchan bindu bindu-sedyam bindu-sechana hani hanineeravari hani-neeravari sottu sottunir sottu-nir sottu-neer thulli thulli-nana thullinana tullinana drep bindusechon dripp phonta-sech buda buda-jalasechana thopa
pipe pipes paip paipu paypa nali nala naliyan kulai kuzhai kulaigal kuzhal gottam gottalu kolave pipa paipa payip paip-lain
hose lay-flat layflat lapeta-pipe hoz delivery-hose
sprinkler sprinklers sprinklar sprinkalar fawara fawwara phavara phavvara favvara phawara fuwara tushar tushar-sinchan favaro thelippu tumpara thumpara tuntur tuntur-niravari tunturu sprinkal sprinklaru foara phuara
rain-gun raingun ren-gan rengan
rain-pipe ren-paip rain-paip
filter filtar philtar chhanni filtaru vadikatti fildar
valve walv walve valv valvu valva val
dripper dripar online-dripper
fogger fogar
mulch mulching malching malchin mulching-paper mulching-film malch mulching-sheet malching-pepar malching-shit mulching-plastic
shade-net shadenet shed-net shednet shed-nait green-net hara-jal harit-jal nizhal-valai nilalvalai nilal-valai neralu-bale nizhalvala thanal-vala sednet shed-jali shed-neta chhaya-jaal
net jaal jal jali valai vala vala-net bale-net nait valainet
pond-liner pond khet-talab shettale shet-tale geomembrane farm-pond liner talab
venturi venchuri
gauge gej
monoblock monoblok manoblak mono-block
submersible samarsibal sabmarsibal sabmarsibl sabmersibal samarsebal submersibal samarsabil submersable nirmulki neer-mulgi nirmulki borewell-pump borwell bore-well borvel bor-motor kuzhal-kinar
self-priming selfpriming
openwell open-well kuan kua
diesel dijal dizal diijel disal tijal
petrol petrole petral pitrol
engine injan enjin injin
starter startar
control-panel
booster bustar
cable wire tar kebal kebel kambi vayar vair
battery batteries betri baitri batari bettari pettari byatri byatari battry bytri
charger charjar
tiller tilar tilaru tillar power-tiller pavar-tilar
weeder weeders veedar vidar nirai nirai-gudai nirai-yantra khurpi-machine power-weeder kolpe
rotavator rotavetar rotawetar rotaveter rotovator rotabator rotaviter rotavater
cultivator kaltivetar kaltivetor kultivetar cultivater
plough plow hal nangar naangar nangal negali nagali-plough kalappai naagali negilu kalappa halu palau langal hala palaugh mould-board
harrow hairo haro herro diskharo
leveller leveler lewalar level samtal pata
ridger rijar
seed-drill seeddrill drill drilla sid-dril sidadril seed-cum-fertiliser-drill teefan tifan owni orni vavni-yantra perani-yantra
zero-till zero-tillage jiro-til
seeder seeders sidar buvai-machine bone bonewali bovai buai buwai perni perani vavni vavetar vavva
transplanter ropai ropan transplantar natu ropani natti lavani nadavu naduv
brush-cutter brushcutter brash-katar grass-cutter ghas-katne ghas-kaatne ghaskatar grasscutter ghas-kapne pul-vettum gaddi-kose gras-kata
reaper ripar katai kapni reeper
chaff-cutter chaffcutter kutti kadba-kutti kadaba toka chara-katne chara-kaatne chaf-katar gandasa kutti-masin kadabakutti chara-machine chaf-kata
sheller selar
thresher thresar threshar threser tresar malni gahai kadhirdikkum maddhi nurpidi
winnowing winnowing-fan supa soop sup osai muram cheta
flour-mill atta-chakki chakki flourmill pithachi-girni girni ghanti atachakki
auger ogar gaddha-khodne earth-auger khadda
chain-saw chainsaw chensa
trolley trali trolly
tank tanki tonki
knapsack nepsek naipsaik backpack peeth
hoe kudal kudali kodal kodala kudala kodalo guddali guddli kalaikottu kudari thoomba tumba gainti-hoe kasola
phawda fawda phavda favda phaoda phavra favra kassi kahi fawde phavde pavda pavdo pavado kodal-spade manvetti manvetty para paara salike mammatti manpetti
spade belcha belacha
shovel savel
sickle sickles hasia hasiya hansia hansiya hansua hasua daranti daratI vila vilaa datardun datarda datardu datri dati datti kaste kasthe daa kodavali aruval arival arivaal kudugolu kudagolu koita-sickle katti kachiya hasiyan
khurpi khurpa khurapi ramba khurpe
trowel trawal
pickaxe gainti geinti kurpi-pick tikam gaiti pikas
crowbar sabbal sabal gadapara kadapparai paarai pahar
axe kulhadi kulhari kulhad kurhad kurhadI kuhadi kuhadI kural kuradhi kurarhi kurari goddali godali kodari kodali kodaali kuradi kuhari kotali
billhook koyta koita koyata
cane-knife knife chaku chakku suri kathi-knife chhuri
secateur secateurs sikator sekator kainchi kaichi katri pruner pruning kattrikol qainchi
lopper lopar
saw aari ari rampam garagasa
grafting kalam graft grafting-tool
rake dantali ryk panji
fork panja
basket tokri topli kooda butti koodai
ghamela tasla ghamele gamela tagari
crate kret karet-crate plastic-crate
wheelbarrow hathgadi hath-gadi wheel-barrow thela
watering-can jhari hazara hajara
gloves glove dastane dastana hatmoje kaiyurai glavs dastanay
boots boot gumboots gum-boots joota
power pavar pavara
water pani paani neer neeru thanni nillu neellu vellam jol thannir
red lal laal
white safed pandhra sada
green hara hari hare harit
acid esid asid
super supar
tarpaulin tirpal tarpal tadpatri taadpatri tadapatri tadpadri tarpolin tarpalin tarpai taarpai tadpattri tripal tirapal tarapolin tarpaleen tarpali tarpaya taradpatri tarpolini
grow-bag grow-bags growbag
nursery-tray nursery-trays tray tre pro-tray seedling-tray ropvatika
twine sutli sutali dori rassi rope kayiru kayaru thadu tadu hagga jute-rope rasi
moisture-meter moisture nami
ph-tester soil-tester mitti-janch soil-test
safety-kit safety mask suraksha-kit kavach
pheromone feromon phiromon phiromen ferroman kamgandh
sticky chipchipa chikat chipku stiki sticky-trap
yellow pila peela pivla pilo manjal-color
blue nila neela nilo
pellets pelet
protein protin
mineral minral khanij khanij-mishran mineral-mixture minaral mineralmixture minral-miksar miksar thathu-uppu khanija
tonic tonik
fat faet bypass bypass-fat baipas
milking-machine milking doodh-nikalne doodh-dohne dudh-dohne dudh-kadhnyache milk-machine dohan dudh-kadhne pal-karakkum pal-karavai palu-pithike halu-hindo halu-hinduva dudhdohn
milk doodh dudh pal paal palu haalu halu-milk kshir dugdha dud
milk-can
ear-tag ear-tags kan-tag
halter nose-rope nath moirI morki
mat rubber-mat chatai
egg-incubator incubator ande anda inkyubetar
bee-box madhumakkhi-peti beebox
azolla ajola
silage sailej murghas silej
lick lick-block chat-block
tick ticks kilni chichdi gochid gochida chichad kilani itad unni
udder than ayan kas
panel panels plate plet pannel penal painal palak-plate penel pyanel pyanal
lantern laltain laltern lanten
lamp light lights batti lait bati laight vilakku velakku deepam dipam street-light baldb lampu laitu dipa alo vilakk bati-light
torch tarch torch-light
fence fencing taar-bandi tar-bandi tarbandi jhatka zatka zataka jatka jhatka-machine kumpan veli kanche beli bera fensing vada baad kampan solar-fence fencer
energiser energizer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer drayar sukhane dehydrator
cooker kukar chulha
scarer bhagane bird-scarer
home-light homelight
hybrid haibrid hybrida sankar sankarit
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
