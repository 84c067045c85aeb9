/**
 * What is to be done, by the roots of its verbs. A line is one deed; with the thing that it is done to it says what is
 * needed (`purposes.ts`), alone it says nothing.
 */
export const DEEDS = `
more vadhlet vadhle vadhla vadhli adhigam adhik adik atikam atikari badh badha bar bara barano barha besi ekuva hechis hechu jada jast jasti jiada jiasti kudutal pencha penchu perag peru perug vadh vadha vadhav vadhv vadv penche penchi atika
pull doh edu eduk edup eduthu etu etuk iraik kadh kadhay kadhv karak khench khinc khinch nikal nikas pad para pari parik paru paruk perd pitik tod toda tol tola tor torn tul uchal upas upsa utar uthal uthav tise tiy tis utrav tuka tukka tukkum
cut naruk cata chant kap kapn katir katirinc koi kos narik vetu vet aruk
drop gal galt gir girn jhad jhar jhor kol ral udhir udir uduru utir khare kharv kharan uthir udhirama
hatch fota fotan podag podig porik porip sen ubav
off band bandh bondho kami komano komate kam-kar kapad kapada kapadu kapadi rakshi rakshinch thaggin taggin tagginch kurai kuraikk adav adva arakh adkav vaastav poga pog aie ap ase bacha bachav bachn bagad barad baradant barat bhag bhaga bhagad bhagav door hakal hakl hanki ieu kapat katupat katupad khed khedan naie nahi nahin nivar niyantran odis olagad ot otu palav palv parad paradol rakh raksha rakhval rakun rok rokh taram tarim tarum tara tadav taduk tadv tatuk tadup thamb thambv tolag uda udad udav vachav vachv varada varamal virat varama mulaik molak molav katupatut katupadut katupaduth rakunda
die vatu vati vatip kaint cak canipo dhale dhole endipo jhimi jhimay kaind komej marta martat mariye maroge murjha neti sukh sukhe sukiye valat valtan vatalan vadi vadipo vadu valt
eat tin tine khach khachhe kheko kheye khanar khanari kurtad kurtadn kutar tinn tinnum unnum
chos chosha chus chusn chushak pilch pilchu pinar sosh sosn sosnar sosnari shushe urinj urinji
stay nilav nilab nilup nilik nilai nilap tik tikn tikav tikun tike
strike adik adich kot kotiy favar adikka adikkum adikkanum atikkum atikka atikkanum
curl curunt curul churul kunkar aakas aakasn churad chured kokr kokra kokre konkre kunchit kunkre kunkra mudat mudaliy murad muradat muray surund surulu surundu mur murn mud mudn
hole bhok chhed chhidr chhidra futo randhr
powder gura bhukti churn churni powder pavdar
crack vetik vetip vetipu chir chitl fat fate fatt fete fut pagul pagulu pagil phat phate phet phete tadak tadk ukal vedi vedip vedippu
early kam-samai kam-avadhi takuva-rojula kurukia-kala kurukia-kalam kuraintha-kala kurugia-kala takuva-kalam takuva-kala takuva-rojulu svalpa-kalin kam-diner kam-dinon kami-divsat kami-kalavadhi agam agat halva halvi jaldi lavkar shighr shighra shiggiram siggiram tadatadi taratari tvarit viraivaga viravil vegan vegam
late der deri derise nabi pacheta pacheti pichheta pichheti pindati thamadam thamatham tamatam ushira ushirane usirache
withstand tankum tank pratirodhak pratirodhi rodhi sahan sahisnu tang tangu tatukun tatukune thangum taak tagun
fill vajandar vajnadar fugv fugav mutra saij saiju size bhar bharan bharn baruvu lavu mota mote motha niranb niramb nirambu oora oorudu perisu perithu periya pusht uran urudu vajan wajan fugavan fugvan fug phug size akar goadi godva tittippu chamak rang
burn jalu jalun jalnar jalne jalnya jalun jale erin erinj erindh kalipo kali-po karapne puday pude pudiye
dark andhar andharat iravil iravu night raat raate rate rati ratr ratre ratri ratriche
measure moj mojaila janch jancha map mapan mapna mapne mapaycha mapib mojn mojne nap napn napne alakk alav alavida kolath kolav kolich kolva parakh tapas tapasn pariksh pariksha paristhit
loose dhele dhekle bhurbhur bhusbhus bhushbhushit bhurbhura gulla gulaga gullaga jhurjhur jhurjhure pozhi polapolap podipodi mulayam dhila dheel barik-mati
do banav cei che chei cud dekh diav dya iravil iv kar karn khan khanari khav khod khor kor lag lav lavn mapn mhanun ni nirman pet podu ras sujan tavv tin tinum tond unch upai ugav ugv per pera
`

/** Fields, trees and places where things grow or stand: said around the thing, and grown onto the crop's name. */
export const PLACES = `
baris bristi malai paus pavsa varsam aaru angan aru baga bage bagan veli canal cheruvu dam eri kaluva kalvai kanal kulam nadi nala nodi odha pukur pukurer talav talya taladi agatti angan bagan bagich bagicha bele bhumi chedi chelu chenu chetu chod fasal gach gachh gadde gida gotha hola jami jamin jamir jhad jomir khet kshet maram mathe nelavil nilam pair pairu ped pik podu polam set seti tota totam vayal
`

/** Parts of plants, by their light keys. A line is one part. */
export const PARTS = `
leaf aku akul akulu ela ele ila ilai ilaikal leaf leaves lif pan pana panan pane pananvar parn pata patai patay patir pate paton pati patia pation patra patta
root beru bundha dunp dunpa gor gora jad jadan jadon jar jara jaron kand kandh kilangu modalu mul mula mulan mule muli root shikar shikor sikad sikar sikr vel vella vellu velu ver verlu veru
stem danthal kand kanda kandam khod stem tana tanda tandu tane thandu
shoot aga komakaia anku chot choti daga gobh kansu koma komalu konpal kuruthu mova movu nuni poga ponga senda sende shoot tip
fruit fal fala falan fale falon fol foler fruit fruits kai kaikal kaia kealu kaya palam panda pandl pandla pandlu pandu phal
pod fali falia ghata ghate guti-dal pod seng senga sengan suti sunti shunti
boll bol boll bond bonda bonde dendu dod dode gula gular guti tind tinde
seedling chara nar naru nat nathu natra natru natu paudh paud rop ropa ropan rope ropti
`
