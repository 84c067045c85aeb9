/** Active substances by what they are used for. Towards these nothing leads but an equal name. */
export const SUBSTANCES = {
  insecticide: `
imidacloprid imida imidakloprid imidakloroprid imidaklopirid imidakulopirid imidaklopiritu imidaklopridu
thiamethoxam thiamethoksam thaiamethoksam thayamethoxam thayomethoxam thiametoksam thaiomethoxam taiyamettaksam thaiametaksam
acetamiprid asitamiprid esitamiprid asetamipirid
chlorantraniliprole klorantraniliprol klorantranilprol
emamectin emamectin-benzoate imamektin emamektin
spinosad spinosed spainosed
lambda-cyhalothrin lambda-sihalothrin lamda-cyhalothrin lambda lamda lamda-saihalothrin lambda-saihalothrin lambdacyhalothrin
cypermethrin saiparmethrin saipermethrin sipermethrin saiparmetrin saipermetrin
profenofos prophenophos profenofas profinofos profeno
fipronil fipronill phipronil faipronil
cartap kartap cartap-hydrochloride
buprofezin buprophezin byuprofejin
diafenthiuron daiafenthiuron diafentiuron
flonicamid flonikamid
spiromesifen spairomesifen
dimethoate daimethoet daimethoat dimethoet
quinalphos quinalfos kvinalfos kvinalphas kinalfos
indoxacarb indoksakarb indaksakarb indoxakarb
novaluron novalyuron novalurn
chlorpyrifos chlorpyriphos chloropyriphos kloropairifos klorpairifos kloropairiphas klorpairiphas kulorpairipas kloropirifos
azadirachtin ajadiraktin ajadirektin
beauveria byuveria biveria beauveria-bassiana bavaria byuberia
metarhizium metarijiam metarhizium-anisopliae metarizium
verticillium vartisiliam verticillium-lecanii
bacillus-thuringiensis bt-kurstaki basilas-thurinjiensis
neem-oil nim-tel nim-tail neem-tel neem-oyal vepa-nune veppa-ennai vepennai bevina-enne veppenna limbodi-tel nim-oil
`,
  fungicide: `
mancozeb menkojeb mankojeb mainkojeb menkojev
carbendazim karbendajim karbendazim carbendezim
copper-oxychloride kapar-aksiklorid kopar-oksiklorid coc copper-oxy copper-oksiklorid kopar-aksiklorid
propiconazole propikonajol propikonejol
tebuconazole tebukonajol tebyukonajol
hexaconazole hexakonajol heksakonajol hegjakonajol heksakonejol
azoxystrobin ejoksistrobin ajoksistrobin ejoksistrabin azoxy
metalaxyl metaleksil metalaksil
cymoxanil saimoksanil simoksanil
tricyclazole traisaiklajol traisiklajol trisiklajol
validamycin velidamaisin validamaisin
kasugamycin kasugamaisin
wettable-sulphur gandhak-wp vetebal-salfar
carboxin karboksin
thiram thairam
dimethomorph daimethomorf dimethomarf
trichoderma traikoderma traicoderma trikoderma tricoderma traikodarma trichoderma-viride
pseudomonas syudomonas sudomonas syudomonus pseudomonas-fluorescens syudomonas
`,
  weedkiller: `
pendimethalin pendimithelin pendimethelin pendamithalin
pretilachlor pretilaklor pritilaklor
butachlor butaklor byutaklor
bispyribac bispyribac-sodium bispairibek bispairibak bispiribek
2-4-d 2-4-d-amine tu-for-di two-four-d
metsulfuron metsulfuron-methyl metsalfyuron metsalfuron
clodinafop clodinafop-propargyl klodinafop klodinafap
sulfosulfuron salfosalfyuron salfosalfuron
atrazine atrajin etrajin atrajine
imazethapyr imajethapair imejethapair imajethapayar
quizalofop quizalofop-ethyl kvijalofop kvijalofap kuijalofop
metribuzin metribujin metribyujin
oxyfluorfen oksiflorfen aksifluorfen
`,
  regulator: `
gibberellic gibberellic-acid jibrelik jibarelik jibrelik-esid gibberelic gibberellin
naa en-e-e enaa alpha-naphthyl planofix-naa
paclobutrazol paklobutrajol peklobutrajol
triacontanol traikontanol triakontanol
`,
}

/** Substances and their trade names that are known and not sold: they find nothing rather than a neighbour. */
export const UNSOLD_SUBSTANCES = `
malathion monocrotophos glyphosate glyfosate glaifoset glaifosat glifoset roundup paraquat acephate asifet dichlorvos nuvan phorate foret carbofuran furadan deltamethrin bifenthrin fenvalerate triazophos ethion
dicofol abamectin chlorfenapyr tolfenpyrad spinetoram dinotefuran pymetrozine cyantraniliprole flubendiamide thiacloprid clothianidin lufenuron pyriproxyfen thiodicarb methomyl hexythiazox propargite fenpyroximate
zineb ziram propineb captan chlorothalonil difenoconazole pyraclostrobin trifloxystrobin picoxystrobin kresoxim isoprothiolane edifenphos streptocycline thiophanate myclobutanil glufosinate mesotrione tembotrione topramezone
halosulfuron nicosulfuron fenoxaprop propaquizafop haloxyfop cyhalofop penoxsulam pyrazosulfuron ethoxysulfuron isoproturon alachlor anilofos oxadiargyl diuron linuron carfentrazone pinoxaden bentazone ethephon mepiquat chlormequat cycocel
ddt endosulfan aldrin parathion phosphamidon celphos bromadiolone zinc-phosphide confidor coragen nativo amistar tilt bavistin rogor
`

/** Things that are asked for and not sold by themselves, though they stand in other names: tractor sprayer. */
export const UNSOLD_THINGS = `
tractor traktar traiktar traktor tractar mobile mobail mobil phone fon gold sona swarna thangam bangaram car bike motorcycle motorsaikil cycle saikil saree shoes chappal laptop paracetamol television tv fridge truck trak tyre
jcb harvester drone dron camera sugar chini rat chuha mosquito machhar house ghar gold-chain
`
