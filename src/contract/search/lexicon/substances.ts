/** Active substances by what they are used for. Towards these nothing leads but an equal name. */
export const SUBSTANCES = {
  insecticide: `
imidacloprid imida imidaklopirid imidaklopiritu imidaklopridu imidakloroprid imidakulopirid
thiamethoxam thaiametaksam thaiomethoxam thayamethoxam
acetamiprid asetamipirid asitamiprid esitamiprid
chlorantraniliprole klorantranilprol
emamectin emamectin-benzoate imamektin
spinosad spainosed spinosed
lambda-cyhalothrin lambda lambda-saihalothrin lambdacyhalothrin lamda lamda-cyhalothrin lamda-saihalothrin
cypermethrin saiparmetrin saipermetrin
profenofos profeno profenofas profinofos
fipronil faipronil
cartap cartap-hydrochloride
buprofezin byuprofejin
diafenthiuron daiafenthiuron
flonicamid
spiromesifen spairomesifen
dimethoate daimethoat daimethoet dimethoet
quinalphos kinalfos kvinalfos kvinalphas
indoxacarb indaksakarb
novaluron novalurn novalyuron
chlorpyrifos kloropairifos kloropairiphas kloropirifos klorpairifos klorpairiphas kulorpairipas
azadirachtin ajadiraktin ajadirektin
beauveria bavaria beauveria-bassiana biveria byuberia byuveria
metarhizium metarhizium-anisopliae metarijiam
verticillium vartisiliam verticillium-lecanii
bacillus-thuringiensis basilas-thurinjiensis bt-kurstaki
neem-oil bevina-enne limbodi-tel neem-oyal nim-tel vepa-nune vepennai veppa-ennai veppenna
`,
  fungicide: `
mancozeb menkojeb menkojev
carbendazim carbendezim
copper-oxychloride coc copper-oxy kapar-aksiklorid kopar-aksiklorid kopar-oksiklorid
propiconazole propikonejol
tebuconazole tebyukonajol
hexaconazole hegjakonajol heksakonejol
azoxystrobin azoxy ejoksistrabin ejoksistrobin
metalaxyl metaleksil
cymoxanil saimoksanil
tricyclazole traisaiklajol traisiklajol
validamycin validamaisin velidamaisin
kasugamycin kasugamaisin
wettable-sulphur gandhak-wp vetebal-salfar
carboxin
thiram thairam
dimethomorph daimethomorf dimethomarf
trichoderma traicoderma traikodarma trichoderma-viride tricoderma
pseudomonas pseudomonas-fluorescens sudomonas syudomonus
`,
  weedkiller: `
pendimethalin pendamithalin pendimethelin pendimithelin
pretilachlor pritilaklor
butachlor byutaklor
bispyribac bispairibak bispairibek bispiribek bispyribac-sodium
2-4-d 2-4-d-amine 24-d tu-for-di two-four-d
metsulfuron metsalfuron metsalfyuron metsulfuron-methyl
clodinafop clodinafop-propargyl klodinafap
sulfosulfuron salfosalfuron salfosalfyuron
atrazine etrajin
imazethapyr imajethapair imajethapayar imejethapair
quizalofop kvijalofap kvijalofop quizalofop-ethyl
metribuzin metribyujin
oxyfluorfen aksifluorfen oksiflorfen
`,
  regulator: `
gibberellic gibberellic-acid gibberellin jibarelik jibrelik jibrelik-esid
naa alpha-naphthyl en-e-e enaa planofix-naa
paclobutrazol peklobutrajol
triacontanol traikontanol
`,
}

/** Substances and their trade names that are known and not sold: they find nothing rather than a neighbour. */
export const UNSOLD_SUBSTANCES = `
malathion acephate asifet bifenthrin carbofuran deltamethrin dichlorvos ethion fenvalerate foret furadan glaifosat glaifoset glifoset glyfosate monocrotophos nuvan paraquat phorate roundup triazophos
dicofol abamectin chlorfenapyr clothianidin cyantraniliprole dinotefuran fenpyroximate flubendiamide hexythiazox lufenuron methomyl propargite pymetrozine pyriproxyfen spinetoram thiacloprid thiodicarb tolfenpyrad
zineb captan chlorothalonil difenoconazole edifenphos glufosinate isoprothiolane kresoxim mesotrione myclobutanil picoxystrobin propineb pyraclostrobin streptocycline tembotrione thiophanate topramezone trifloxystrobin ziram
halosulfuron alachlor anilofos bentazone carfentrazone chlormequat cycocel cyhalofop diuron ethephon ethoxysulfuron fenoxaprop haloxyfop isoproturon linuron mepiquat nicosulfuron oxadiargyl penoxsulam pinoxaden propaquizafop pyrazosulfuron
ddt aldrin amistar bavistin bromadiolone celphos confidor coragen endosulfan nativo parathion phosphamidon tilt zinc-phosphide
`

/** Things that are asked for and not sold by themselves, though they stand in other names: tractor sprayer. */
export const UNSOLD_THINGS = `
tractor bangaram bike car chappal cycle fridge gold laptop mobail mobile motorcycle motorsaikil paracetamol phone saikil saree shoes sona swarna television thangam tractar traiktar trak truck tv tyre
jcb camera chini chuha drone ghar gold-chain harvester house machhar mosquito rat sugar
`
