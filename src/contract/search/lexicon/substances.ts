/** Active substances by what they are used for. Towards these nothing leads but an equal name. */
export const SUBSTANCES = {
  insecticide: `
imidacloprid imida imidakloroprid
thiamethoxam
acetamiprid
chlorantraniliprole
emamectin emamectin-benzoate imamektin
spinosad spainosed spinosed
lambda-cyhalothrin lambda lambda-saihalothrin lamda lamda-cyhalothrin lamda-saihalothrin
cypermethrin
profenofos profeno
fipronil faipronil
cartap cartap-hydrochloride
buprofezin byuprofejin
diafenthiuron
flonicamid
spiromesifen
dimethoate daimethoat daimethoet dimethoet
quinalphos kinalfos kvinalfos
indoxacarb
novaluron novalurn novalyuron
chlorpyrifos kloropirifos klorpairifos
azadirachtin ajadiraktin
beauveria bavaria beauveria-bassiana biveria byuberia byuveria
metarhizium metarhizium-anisopliae metarijiam
verticillium verticillium-lecanii
bacillus-thuringiensis basilas-thurinjiensis bt-kurstaki
neem-oil bevina-enne limbodi-tel neem-oyal nim-tel vepa-nune vepennai veppa-ennai veppenna
`,
  fungicide: `
mancozeb menkojeb menkojev
carbendazim
copper-oxychloride coc copper-oxy kapar-aksiklorid kopar-aksiklorid kopar-oksiklorid
propiconazole
tebuconazole
hexaconazole
azoxystrobin azoxy
metalaxyl
cymoxanil
tricyclazole
validamycin
kasugamycin
wettable-sulphur gandhak-wp vetebal-salfar
carboxin
thiram thairam
dimethomorph
trichoderma traicoderma trichoderma-viride
pseudomonas pseudomonas-fluorescens sudomonas syudomonus
`,
  weedkiller: `
pendimethalin
pretilachlor
butachlor byutaklor
bispyribac bispyribac-sodium
2-4-d 2-4-d-amine 24-d tu-for-di two-four-d
metsulfuron metsulfuron-methyl
clodinafop clodinafop-propargyl klodinafap
sulfosulfuron
atrazine etrajin
imazethapyr
quizalofop kvijalofap kvijalofop quizalofop-ethyl
metribuzin
oxyfluorfen
`,
  regulator: `
gibberellic gibberellic-acid gibberellin jibarelik jibrelik jibrelik-esid
naa alpha-naphthyl en-e-e enaa planofix-naa
paclobutrazol
triacontanol
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
tractor tractar traktar traiktar trektar
mobile mobail
sugar chini
house ghar
gold bangaram bangara chinna tankam sunaru chappal cycle fridge laptop motorcycle motorsaikil paracetamol saikil saree shoes sona swarna television thangam trak tv jcb chuha gold-chain harvester machhar mosquito rat velli belli vendi silver chandi rupa book pen bread diamond hira shart shirt pant makan vitu vidu gadi gari ghadi watch sadi seere batte batta kapra kapda kapad kapar butlu cheruppu cherupp cement simant simento jeans soap sabbu saban sabun brick bricks land loan computer kursi sofa biscuit
drone
bed
table
ring
sand
cooler
truck
bus
phone
camera
chair
tyre
car
bike
`
