/** Everything else that is sold, by its name. */
export const GOODS = `
urea eurea uraea ure uria yureya yuria
dap d-a-p dai-ammonium-phosphate di-a-pi di-ammonium-phosphate di-e-pi diammonium-phosphate dii-ee-pii
mop em-o-pi lal-potash m-o-p muriate muriate-of-potash
potash palash patas potais potasiam potassium
ssp es-es-pi esaesapi esaespi esesepi s-s-p singal-super singal-super-fosfet single-super-phosphate supar-fasfet supar-fosfet super-fosfet super-khad super-phosphate
phosphate fasfat fasfet fosfet pasfet phosphorus
npk en-pi-ke enpiki n-p-k npks
ammonium amoniam
nitrogen naitrojan natrajan nitrojen
nitrate naitret natret
sulphate salfat salfet sulfet
zinc dasta jasat jasta jinku sink sinku tutta-nagam
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
neem bevina bevu kadunimb limb limbda limbodi limboli limdi limdo nibauli nimachi nimba nimbola nimboli nimoli vembu vep vepin veppam veppu
oil enna enne nune tail tel telo
cake chakka chekka hindi khail khal khali khoi khol khola kholi pend pendi pidia pina pinakku pindi pindi-cake piria punnakku
bone-meal bone ellu-podi elubu-pudi elumbu-podi elumbu-thul emukala-pindi emukala-podi hada-churna hada-gunda hadacha-chura hadancha hadda-khata haddi haddi-chura haddi-churna haddi-da-churan haddi-ka-chura haddi-khad haddi-powder haddian-da-chura hadkana hadkano-bhuko har-gunro har-guro harer-gunro harer-guro mule-gobbara mule-pudi
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
micronutrient lagu-poshakalu microneutrient micronutrients mikronyutrient nunn-uttam sukshm-poshak sukshm-tatva sukshma-annadravya sukshma-poshakalu sukshma-poshakam sukshmaposhak suksma
soluble ghulansheel ghulne jal-ghulansheel pani-me-ghulne vidrave vidravya water-soluble
nano naeno naino
granules dana-dar danedar granular
liquid drav taral tarl
drip bindu bindu-sechana bindu-sedyam bindusechon buda buda-jalasechana drep drip-irrigation drip-set drip-system drippu hani hani-neeravari phonta-sech sottu sottu-nir tapak tapaksinchan thibak thopa thulli thulli-nana tipak tipka tullinana tupka
pipe gottalu gottam kolave kulai kulaigal kuzhal nali naliyan paip paip-lain paipa paipu pipes
hose delivery-hose hoz lapeta-pipe lay-flat
sprinkler favaro fawara foara fuhara fuwara phuara sprinkal sprinkalar sprinklar sprinklaru sprinklers thelippu tumpara tuntur tuntur-niravari tunturu tushar tushar-sinchan
rain-gun ren-gan
rain-pipe barish-paip barish-pipe ren-paip
filter chhanni fildar filtar filtaru vadikatti
valve val valvu
dripper dripar online-dripper
fogger fogar
mulch malch malchin malching malching-pepar malching-shit mulch-plastic mulching mulching-film mulching-paper mulching-plastic mulching-sheet plastic-mulch plastic-mulching
shade-net chhaya-jaal green-net hara-jal harit-jal neralu-bale nilal-valai nizhalvala shed-jali shed-net thanal-vala
net bale-net jal jali vala vala-net valai valainet
pond-liner farm-pond geomembrane khet-talab liner pond shet-tale talab
venturi venchuri
gauge gej
monoblock manoblak mono-block
submersible bor bor-motor bore bore-well borewell borewell-pump boring boru borvel kuzhal-kinar kuzhalkinaru nalkup neer-mulgi sabmarsibal sabmarsibl sabmersibal samarsabil samarsebal samarsibal samarsible samrasibal submersable submersibal
self-priming
openwell kua kuan open-well
diesel diijel disal disel dizal tijal
petrol petral pitrol
engine enjin injan injin
starter startar
control-panel
booster bustar
cable kambi kebal kebel tar vair vayar wire
battery batari batteries battry betri bettari byatari byatri bytri pettari
charger charjar
tiller pavar-tilar power-tiller tilar tilaru
weeder khurpi-machine kolpe nirai nirai-gudai nirai-yantra power-weeder vidar weeders weeding
rotavator rotabator rotavater rotaveter rotaviter rotawetar rotovator
cultivator cultivater kaltivetar kaltivetor kultivetar
plough hal kalappa kalappai langal mould-board naagali nagali-plough nangal nangar negali negilu palau palaugh plow
harrow diskharo haro herro
leveller level lewalar pata samtal
ridger rijar
seed-drill drill orni owni perani-yantra seed-cum-fertiliser-drill sidadril tifan vavni-yantra
zero-till jiro-til zero-tillage
seeder beej-bone-ki bij-bone bone-ki bone-wali bovai buai buvai-machine buwai perani perni seeders sidar vavetar vavni vavva
transplanter lavani nadavu naduv natti natu ropai ropan ropani rua ruiba transplantar
brush-cutter brash-katar gaddi-kose ghas-kapne ghas-kata ghas-katne ghaskatar gras-kata grass-cutter hullu-kattari jangal-kata kadu-vett kadu-vettu kadu-vettunna kale-kattarisuva katu-vettu katuvett pul-vettu pul-vettum pullu-vettu pullu-vettunna
cutting cutter cutting-machine kadiba kapne kapnya kapnyache kapva kapvano kapvanu kata katai-machine katiba katne kator katran kattarinche kattarisuva kattirinche kose koyadaniki koyya kutarne narike vettan vettum vettunna
reaper kapni katai ripar
chaff-cutter chaf-kata chaf-katar chap-katar chara-kapnyache chara-kata chara-katne chara-machine gaddi-kattirinche gandasa ghasa-kata hullu-kattarisuva kadaba kadabakutti kadba-kutti khar-kata kutra-machine kutran kutti kutti-masin mevu-kattarisuva pathe-katran pathe-kutran pul-narukkum pullu-ariyunna theevana-vettum toka
sheller selar
thresher amala dhan-jhadne dhana-jhada gahai jharai kadhiradi kadhirdikkum kathir-adikkum kathiradi maddhi malani mali-machine malni marai marai-kal methi-yantram methikkunna nurche nurpidi nurpu okkane okkuva poradi thresing tresar
winnowing cheta muram osai supa ufanni usava winnowing-fan
flour-mill atta-chakki chakki ghanti girni pithachi-girni
auger earth-auger gaddha-khodne khadda ogar
chain-saw chensa
trolley trali trolly
tank tanki tenki tonki
knapsack backpack nepsek peeth
hoe gainti-hoe guddali guddli kalaikottu kasola kodal kodalo kudal kudali kudari tumba
phawda favra kahi kassi kodal-spade mammatti manpetti manvetty para pavado pavda pavdo phaoda salike sanike
spade belacha belcha
shovel savel
sickle arival aruval daa daranti daratI datarda datardu datardun dati datri hansia hansua hasia hasiyan hasua kachiya kaste katti kodavali koita-sickle kudagolu kudugolu sickles vila
khurpi khurapi khurpe nirani ramba
trowel trawal
pickaxe gaiti ganiti geinti kurpi-pick pikas tikam
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
wheelbarrow hath-gadi thela wheel-barrow
watering-can hajara jhari
gloves dastana dastanay glavs glove hatmoje kaiyurai
boots boot gum-boots gumboots joota joote
power paoyar pavar povar
water jala-panp jaler jol neer neeru nillu nirin nirinu pana pani paniche panine panya thanni thannir vatar vellam
red erra kempu lal rata sivappu
black kala-black kalo kalya karuppu siyah
sweet inippu madhura meethi mishti mitha mithe sihi tipi
white bili chitta chitti dhala dhola pandhra pandhri sada safed tella vellai
green hara hare hari harit hirva hirvi lila lili lilo sabuj
acid esid
super supar
tarpaulin tadapatri tadpadri tadpatri taradpatri tarapolin tarpai tarpal tarpali tarpalin tarpaya tarpolini tirapal tirpal tripal
grow-bag grow-bags
nursery-tray nursery-trays pro-tray ropvatika seedling-tray tray
twine dori hagga jute-rope kayaru kayiru rasi rassi rope sutali sutli tadu
moisture-meter moisture nami
ph-tester mitti-janch mitti-ki-janch soil-test soil-tester soil-testing soil-testing-kit
safety-kit kavach mask safety suraksha-kit
pheromone ferroman kamgandh phiromen phiromon
sticky chikat chipchipa chipku sticky-trap
yellow halud-yellow manjal-color pila pile pili pilo pivla pivli
blue nila nilo
pellets pelet
protein protin
mineral dhathu-lavana dhatu-uppu khanij khanij-lavan khanij-mishran lavan miksachar miksar mikschar mikschur minaral mineral-mixture minral minral-miksar mixture thathu-uppu thathu-uppu-kalavai
tonic
fat baipas bypass bypass-fat faet
milking-machine dohan doodh-nikalne dudh-dohne dudh-kadhne dudh-kadhnyache dudhdohn halu-hindo halu-hinduva milk-machine milking pal-karakkum pal-karavai palu-pithike
milk dud dudh dugdha haalu halina halu-milk kshir pal palu
milk-can
can kain ken kyan
hand hath
ear-tag ear-tags kan-ka-tag kan-tag
halter moirI morki nath nose-rope
mat chatai rubber-mat
egg-incubator anda ande ande-sene incubator inkyubetar
bee-box bee-hive madhumakkhi-peti madhupeti
azolla
silage murghas sailej silej
lick chat-block lick-block
tick chichad chichdi gochid itad kilani kilni ticks unni
udder ayan
panel palak-plate panal panals panels penal penel plate plet pyanal pyanel
lantern laltain laltern lanten
lamp alo baldb bati bati-light dipa dipam laight lait laitu lampu light lights street-light velakku vilakk vilakku
torch tarch torch-light
fence baad beli bera fencer fensing jatka jhatka-machine kampan kanche kumpan min-veli minvel solar-fence tar-bandi vada veli zataka
energiser energizer
insulator insulators
controller kantrolar
inverter invartar invertar
dryer dehydrator drayar sukhane
cooker chulha kukar
scarer bhagane bird-scarer
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
  engine: 'diesel petrol',
  seeder: 'seed-drill zero-till transplanter',
  weed: 'weeder',
  poultry: 'chick egg-incubator',
}
