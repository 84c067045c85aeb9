/** What is said around the thing: endings that stand apart, wishes, praise, questions. */
export const STOP_WORDS = `
a all an and at best buy cheap cost for from get give good how i in is it k ka ke ko me mein men my ne near need of on online our par pe please price rate sak se shop show some that the this to want we what which with you your
hai apna apne apni aur bata bataen batao bataye batayen cahie chahie chahiy chahiya chaiye de dedo dena dijie dikhana dikhao dikhaye dikhayen do ek hain hame hamen hamko ho hu hum humko hun lie liy liya main mera mere meri muje mujh mujhe mujhko mujhse tha vala vale vali wal ya
kharidna accha acche acha achha achhe achhi asli badhia badiya bhaw desi ka-bhav kaise kaun kaunsa kaunsi kharidne kharidni kimat kitna kitne kitni konsa konsi kya kyon len lena lene leni mangna mangta mangwana mil milega milegi milta mulya sabse sasta saste sasti
mala ahe amhala ani cha changle changli chi chya chyasathi dakhava dakhva ghyaycha ghyayche hava have havet havi havya karita karta kontI konte madhye pahije pahijet sathi var ver vikat
mare ane apo batavo che chhe chhu joie joiea kayu kevi leva levi levu levun mane mara maru mate na ni no nun sari saru
mainu ate chahida chahide chahidi chahidiya changa changi da dasso deo di dia dikha dio diyan lai mainun mennu nu sanu te vadhia vaste vich
amar ache amader amake ami amra ar ba bhal bhalo chai dam dao darkar dekhan din dorkar er janna janya janyo jonne jonno jonya jonyo kinte kon konta korar korte koto lagbe theke
mote aau achi amaku ame bhala chahen chahunchi darakar darkara dekhantu dekhao diantu heba kari karibaku kemiti kete kiniba kinibaku mo mor mora o pai pain ra re
vendum adikka adikkum endha eppadi illai irukka kaga kana katatum katavum kattu kattunga kattungal katungkal kodunga kodungal ku matrum nukku patri poda podum sirandha sirantha tevai thaanga tharunga thevai vanganum vendam ventum venum vilai
naku chupandi chupinchandi chupinchu chupu dhara edi ela emi endi ivandi ivvu kaavalandi kai kavalenu kavali ki konalanukuntunnanu konali koraku kosam lo maku manchi mari mariyu okati telapandi unda undi
nanage bekagide bekagidey beke beku gagi ge hege ide idhe kodiri namage nange ollea olleya sigutta siguttade thorisi toorisi torisi torsi yava
venti avashyamund avasyam enik enikku ethu etu inte inu kanikk kanikku kanikkuka nalkuka nalla oru tharika tharu tharumo ulla und undo vaanganam vangan venam venamayirunnu vendi vendiyulla
per agriculture bele bele-crop crop crops farm farming fasal fasalo fasalon jhad khet kheti kheto krishi pak pakfasal panta pantal pantalu paudha paudhe paudho paudhon payir ped perh pik pikala pikasathi si dalen dale daalen gach gachh gacher gachher plant plants sheti vila-crop vivasayam vyavasaya vyavasayam
laga aaya bachane bachav bada bade badi big chalane chhota chhote chhoti control dalna dalne dalni gaya gaye gayi ho-gaya hua hui ideal kare karen karna karne katne kisam kism lag laga-hua lagana lagane lage lagi lagne nambar naya new no number pad padi pari quality raha rahe rahi rokne roktham size small type variety variety-wala wala-wala
`

/** Said of an amount: it narrows nothing, and prefers what has it in its name. */
export const MEASURES = `
kg acre acres ah amp bag bags basta batli bigha bori bori-wali boriya bosta botal bottle bottles box cm dabba ec echpi ekad ekar feet foot ft gm gms gr gram gramm grams gunny guntha hectare horse-power horsepower hp inch inches inchi katta katte kejI keji kili kilo kilogram kilogramu kilogrem kilos kuintal kvintal lit litar litaru liter liters litre litres liturlitr ltr meter metre mili mitar ml mm mudalu mutai mutta nag packet packets paikat pakat pakit pakka percent peti piece pieces pis potli sanchi sc sg sl sp tan-ton taro theli ton volt volts watt wg wp
`
