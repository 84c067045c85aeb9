/**
 * What is to be done, by the roots of its verbs. A line is one deed; with the thing that it is done to it says what is
 * needed (`purposes.ts`), alone it says nothing.
 */
export const DEEDS = `
more adhigam adhik adik atikam atikari badh badha bar bara barano barha besi ekuva hechis hechu jada jast jasti jiada jiasti kudutal pencha penchu perag peru perug vadh vadha vadhav vadhv vadv
pull doh edu eduk edup eduthu etu etuk iraik kadh kadhay kadhv karak khench khinc khinch nikal nikas pad para pari parik paru paruk perd pitik tod toda tol tola tor torn tul uchal upas upsa utar uthal uthav
cut cata chant kap kapn katir katirinc koi kos narik vetu vet
drop gal galt gir girn jhad jhar jhor khar kol ral udhir udir uduru utir
hatch fota fotan podag podig porik porip sen ubav
off poga pog aie ap ase bacha bachav bachn bagad barad baradant barat bhag bhaga bhagad bhagav door hakal hakl hanki ieu kapat katupat katupad khed khedan naie nahi nahin nivar niyantran odis olagad ot otu palav palv parad paradol rakh raksha rakhval rakun rok rokh taram tarim tarum tara tadav taduk tadv tatuk tadup thamb thambv tolag uda udad udav vachav vachv varada varamal virat
do alav banav cei che chei cud dekh diav dya iravil iv jaldi kar karn khan khanari khav khod khor kor lag lav lavn map mapn mhanun nap napn ni nirman pet podu raat ras rate ratre ratri sighr sujan tadatadi taratari tavv tin tinum tond unch upai vegan
`

/** Fields, trees and places where things grow or stand: said around the thing, and grown onto the crop's name. */
export const PLACES = `
baris bristi malai paus pavsa varsam angan bagan bagich bagicha bele bhumi chedi chelu chenu chetu chod fasal gach gachh gadde gida gotha hola jami jamin jamir jhad jomir khet kshet maram mathe nelavil nilam pair pairu ped pik podu polam set seti tota totam vayal
`
