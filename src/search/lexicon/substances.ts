/** Active substances by what they are used for. Towards these nothing leads but an equal name. */
export const SUBSTANCES = {
  insecticide: `
imidacloprid imida imidakloroprid
thiamethoxam
acetamiprid
chlorantraniliprole
emamectin emamectin-benzoate imamektin
spinosad spainosed spinosed
lambda-cyhalothrin lambda lambda-saihalothrin landa landa-cyhalothrin landa-saihalothrin
cypermethrin
profenofos profeno
fipronil faipronil
cartap cartap-hydrochloride
buprofezin biuprofejin
diafenthiuron
flonicamid
spiromesifen
dimethoate daimethoat daimethoet dimethoet
quinalphos kinalfos kvinalfos
indoxacarb
novaluron novalurn novaliuron
chlorpyrifos kloropirifos klorpairifos
azadirachtin ajadiraktin
beauveria bavaria beauveria-bassiana biveria biuberia biuveria
metarhizium metarhizium-anisopliae metarijiam
verticillium verticillium-lecanii
bacillus-thuringiensis basilas-thurinjiensis bt-kurstaki
neem-oil bevina-ene linbodi-tel neem-oial nim-tel vepa-nune vepenai vepa-enai vepena
`,
  fungicide: `
mancozeb menkojeb menkojev
carbendazim
copper-oxychloride coc copper-oxy kapar-aksiklorid kopar-aksiklorid kopar-oksiklorid
propiconazole
tebuconazole
hexaconazole
azoxystrobin ajoxy
metalaxyl
cymoxanil
tricyclazole
validamycin
kasugamycin
wettable-sulphur gandhak-wp vetebal-salfar
carboxin
thiram thairam
dimethomorph
trichoderma traikoderma trichoderma-viride
pseudomonas pseudomonas-fluorescens sudomonas siudomonus
`,
  weedkiller: `
pendimethalin
pretilachlor
butachlor biutaklor
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
gibberellic gibberellic-acid giberelin jibarelik jibrelik jibrelik-esid
naa alfa-nafthil en-e-e enaa planofix-naa
paclobutrazol
triacontanol
`,
}

/** Substances and their trade names that are known and not sold: they find nothing rather than a neighbour. */
export const UNSOLD_SUBSTANCES = `
acephate asifet bifenthrin carbofuran deltamethrin dichlorvos ethion fenvalerate foret furadan glaifosat glaifoset glifoset glyfosate malathion monocrotophos nuvan paraquat phorate roundup triazophos
chlorfenapyr clothianidin cyantraniliprole dicofol dinotefuran fenpyroximate hexythiazox methomyl propargite spinetoram tolfenpyrad
captan glufosinate isoprothiolane kresoxim mesotrione propineb tembotrione thiophanate topramezone zineb ziram
bentazone carfentrazone cycocel ethephon fenoxaprop oxadiargyl penoxsulam pinoxaden
aldrin amistar bavistin bromadiolone celphos confidor coragen ddt endosulfan nativo parathion phosphamidon tilt zinc-phosphide
`

/** Things that are asked for and not sold by themselves, though they stand in other names: tractor sprayer. */
export const UNSOLD_THINGS = `
tractor tractar traiktar trektar traktar traktaruto
mobile mobail
sugar chini
house ghar
gold batte belli book butlu cement chappal cherupp chinna cycle gadi hira kapad kapar kapda kapra land machhar makan pen rat sabbu saree silver simant swarna tankam trak tv velli vendi vidu vitu
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
umbrella chhatri
mushroom kalan alanbi alimbi putagodugu masrum masarum khumb khumbi
pickle pachadi achar loncha lonche urukai
chair
tyre
car
bike
`
