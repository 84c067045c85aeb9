/** Active substances by what they are used for. Towards these nothing leads but an equal name. */
export const SUBSTANCES = {
  insecticide: `
imidacloprid imida imidakloroprid imidaklopirid imidakulopirid imidaklopiritu imidaklopridu
thiamethoxam thayamethoxam thaiomethoxam thaiametaksam
acetamiprid asitamiprid esitamiprid asetamipirid
chlorantraniliprole klorantranilprol
emamectin emamectin-benzoate imamektin
spinosad spinosed spainosed
lambda-cyhalothrin lamda-cyhalothrin lambda lamda lamda-saihalothrin lambda-saihalothrin lambdacyhalothrin
cypermethrin saiparmetrin saipermetrin
profenofos profenofas profinofos profeno
fipronil faipronil
cartap cartap-hydrochloride
buprofezin byuprofejin
diafenthiuron daiafenthiuron
flonicamid
spiromesifen spairomesifen
dimethoate daimethoet daimethoat dimethoet
quinalphos kvinalfos kvinalphas kinalfos
indoxacarb indaksakarb
novaluron novalyuron novalurn
chlorpyrifos kloropairifos klorpairifos kloropairiphas klorpairiphas kulorpairipas kloropirifos
azadirachtin ajadiraktin ajadirektin
beauveria byuveria biveria beauveria-bassiana bavaria byuberia
metarhizium metarijiam metarhizium-anisopliae
verticillium vartisiliam verticillium-lecanii
bacillus-thuringiensis bt-kurstaki basilas-thurinjiensis
neem-oil nim-tel neem-oyal vepa-nune veppa-ennai vepennai bevina-enne veppenna limbodi-tel
`,
  fungicide: `
mancozeb menkojeb menkojev
carbendazim carbendezim
copper-oxychloride kapar-aksiklorid kopar-oksiklorid coc copper-oxy kopar-aksiklorid
propiconazole propikonejol
tebuconazole tebyukonajol
hexaconazole hegjakonajol heksakonejol
azoxystrobin ejoksistrobin ejoksistrabin azoxy
metalaxyl metaleksil
cymoxanil saimoksanil
tricyclazole traisaiklajol traisiklajol
validamycin velidamaisin validamaisin
kasugamycin kasugamaisin
wettable-sulphur gandhak-wp vetebal-salfar
carboxin
thiram thairam
dimethomorph daimethomorf dimethomarf
trichoderma traicoderma tricoderma traikodarma trichoderma-viride
pseudomonas sudomonas syudomonus pseudomonas-fluorescens
`,
  weedkiller: `
pendimethalin pendimithelin pendimethelin pendamithalin
pretilachlor pritilaklor
butachlor byutaklor
bispyribac bispyribac-sodium bispairibek bispairibak bispiribek
2-4-d 24-d 2-4-d-amine tu-for-di two-four-d
metsulfuron metsulfuron-methyl metsalfyuron metsalfuron
clodinafop clodinafop-propargyl klodinafap
sulfosulfuron salfosalfyuron salfosalfuron
atrazine etrajin
imazethapyr imajethapair imejethapair imajethapayar
quizalofop quizalofop-ethyl kvijalofop kvijalofap
metribuzin metribyujin
oxyfluorfen oksiflorfen aksifluorfen
`,
  regulator: `
gibberellic gibberellic-acid jibrelik jibarelik jibrelik-esid gibberellin
naa en-e-e enaa alpha-naphthyl planofix-naa
paclobutrazol peklobutrajol
triacontanol traikontanol
`,
}

/** Substances and their trade names that are known and not sold: they find nothing rather than a neighbour. */
export const UNSOLD_SUBSTANCES = `
malathion monocrotophos glyfosate glaifoset glaifosat glifoset roundup paraquat acephate asifet dichlorvos nuvan phorate foret carbofuran furadan deltamethrin bifenthrin fenvalerate triazophos ethion
dicofol abamectin chlorfenapyr tolfenpyrad spinetoram dinotefuran pymetrozine cyantraniliprole flubendiamide thiacloprid clothianidin lufenuron pyriproxyfen thiodicarb methomyl hexythiazox propargite fenpyroximate
zineb ziram propineb captan chlorothalonil difenoconazole pyraclostrobin trifloxystrobin picoxystrobin kresoxim isoprothiolane edifenphos streptocycline thiophanate myclobutanil glufosinate mesotrione tembotrione topramezone
halosulfuron nicosulfuron fenoxaprop propaquizafop haloxyfop cyhalofop penoxsulam pyrazosulfuron ethoxysulfuron isoproturon alachlor anilofos oxadiargyl diuron linuron carfentrazone pinoxaden bentazone ethephon mepiquat chlormequat cycocel
ddt endosulfan aldrin parathion phosphamidon celphos bromadiolone zinc-phosphide confidor coragen nativo amistar tilt bavistin rogor
`

/** Things that are asked for and not sold by themselves, though they stand in other names: tractor sprayer. */
export const UNSOLD_THINGS = `
tractor traiktar tractar mobile mobail phone gold sona swarna thangam bangaram car bike motorcycle motorsaikil cycle saikil saree shoes chappal laptop paracetamol television tv fridge truck trak tyre
jcb harvester drone camera sugar chini rat chuha mosquito machhar house ghar gold-chain
`
