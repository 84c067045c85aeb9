/** What is said of crops and seeds; it only prefers what says the same of itself. */
export const QUALITIES = `
long lamb lambi lomba nigu nila nila-vakai nilam podava podavu podugu
fine chana-rakam chana-raka barik patla sana-biam sanani soru
kabuli dolar-chana kabuli-vhite
dryland asinchit barani bristinirbhar jiraiat jiraiti khara khara-sahisnu khora kordvahu korvahu manavari meta rainfed vanadhara vananadi varsadhar varsadharit
summer garmi garmion grism jaiad jaid kharali kodai kodaiku unhala unhali unhaliat veasavi vesavi
kharif aman barsat borsa borsai kharip mazhaikala monsun pavsali pavsaliat vanakalam varsa
rabi boro iasangi
purple baingani beguni jambhla uda utha vankaia-rangu
orange kamala narangi narinja santri
colour colar kalar-rang niram rang rangat rangu
pungent jhal karam karamana tikha tikhat tikhi
brown badami-rang bhura bhuri-rang pazhupu tapkire
`

/** What a purpose is told by and nobody sells by this name (`PURPOSES`). */
export const CIRCUMSTANCES = `
soil bhui jamin manu manu-pariksa mati miti mritika nela nilam
alkaline chaudu chopan chopani kalar-man kalar-nilam khari-jamin kharpan kharvat ksara ksaria lona lona-mati nona nona-mati reh upu-nilam usar
acid-soil ambat amla amli amlia khata khati puli-nilam pulipu tak-mati
lime chun chunamb sunam sunambu
dirt balu cheta chetta gandagi isaka kacha-kachra kachara kachra manal moila nungra ret reti sevala sevul valu
residue dhanacha-pendha kadba-kutar khunt kupai nara narvai parali pendha tunt vaikol paraali
roof chad chader chat-par chhad gachi madi-totam mide-tota madi-thotam
lalia
khaira
powerless bidiut-chara bijli-ke-bina bijli-nahi bina-bijli bina-light curent-chara curent-ilama curent-ilamal curent-lekunda karant-ilata lait-nasel light-nahi minsaram-ilamal vidiut-lekunda vij-nasel vijesivai bijli-chara lait-chara
pressure azhutham chap dabav otidi pesar pressar
slurry ganda-pani gobar-gas gobar-ghol mailapani malba nongra-jol sandas sen-pani slari
milch dudh-denari dudh-dene-vali dudhal dudharu dudhel dugdhavati karavai karave kasai paliche
puddle chikhalni damu kado kado-kora pudling sethu-uzhavu
loose-dung dast hagvan julab kazhichal khelum pandu-dasta patla-sen pechis peter-asukh pethi vaitrupoku valavaluka virechanalu
appetite akali bhukh khat-nahi khava-kom khide pasi rujuvi tinadhu
`

/**
 * What serves a purpose, by what is said of it together: `=` stands behind the tokens of which one must be in a title,
 * `+` joins what must all be said. The first that fits counts.
 */
export const PURPOSES = `
tiller=traktor/tractor/trektar+tiller
starter|phase=@pump+burn
petrol|diesel=powerless
slurry=slurry+@pump/pull
mobil=mobil/fone+@pump
magnesium=lalia
seed-drill=traktor/tractor/trektar+seeder/@seed
19:19:19=of-leaf+@fert
moisture-meter=measure+crop/dryer
kitchen=roof+water/net/drip
grow-bag=roof
udder=crack+animal
punch=hole+drip/pipe
zinc=khaira
dap|ssp=seeder+@fert
decomposer=decomposer+rot/@medicine/do compost+rot compost+early @fert+rot residue+rot residue+compost residue+@fert residue+do residue
gypsum=alkaline
dolomite=acid-soil+soil/lime lime
boron|calcium=crack+fruit/crop
tester=milk+measure fat+measure fat+milk
venturi|tank=drip+@fert+@machine/@tool
cane-knife|billhook=sugarcane+cut sugarcane+sickle sugarcane+cutting
tiller=puddle
humic|mycorrhiza=of-root+more/fill/@fert/@medicine/@regulator
0:52:34|13:40:13|boron=flowers+more
0:0:50|13:0:45|potash=fill+@fert/fruit/of-fruit/sweet/crop
filter=dirt+drip/water/filter/pipe/sprinkler
booster=pressure+more/low/drip/sprinkler/@pump/water
tiller=plough+@machine
rotavator|cultivator|harrow=loose+soil loose
sheller=maize+pull
tonic=appetite
electrolite=loose-dung
`
