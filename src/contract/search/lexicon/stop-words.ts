/** What is said around the thing: endings that stand apart, wishes, praise, questions. */
export const STOP_WORDS = `
a all an and at best buy cheap cost for from get give good how i in is it k ka ke ko me mein men my ne near need of on online our par pe please price rate sak se shop show some that the this to want we what which with you your
apna apne apni aur bata bataen batao bataye batayen cahie chahiy de dedo dena dijie dikhaye dikhayen do ek hai hain hame hamen hamko ho hu hum humko hun lie liy liya main mera mere meri muje mujh mujhe mujhko mujhse tha vala vale vali wal ya
accha acche acha achha achhe achhi asli badhia bhaw desi kaise kaun kaunsa kaunsi kharidna kharidne kharidni kimat kitna kitne kitni konsa konsi kya kyon len lena lene leni mangna mangta mangwana mil milega milegi milta sabse sasta saste sasti
ahe amhala ani cha changle changli chi chya chyasathi dakhava dakhva ghyaycha ghyayche hava have havet havi havya karita karta kontI konte madhye mala pahije pahijet sathi var ver vikat
ane apo batavo che chhe chhu joie joiea kayu kevi leva levi levu levun mane mara mare maru mate na ni no nun sari saru
ate chahide changa changi da dasso deo di dia dikha dio diyan lai mainu mainun mennu nu sanu te vadhia vaste vich
ache amader amake amar ami amra ar ba bhal bhalo chai dam dao darkar dekhan din dorkar er janna janya janyo jonne jonno jonya jonyo kinte kon konta korar korte koto lagbe theke
aau achi amaku ame bhala chahen chahunchi darakar dekhantu dekhao diantu heba kari karibaku kemiti kete kiniba mo mor mora mote o pai pain ra re
adikka adikkum endha eppadi illai irukka kaga kana katatum katavum kattu kattunga kattungal katungkal kodunga kodungal ku matrum nukku patri poda podum sirandha sirantha tevai thaanga tharunga thevai vanganum vendam vendum ventum venum vilai
chupandi chupinchandi chupinchu chupu dhara edi ela emi endi ivandi ivvu kaavalandi kai kavalenu kavali ki konalanukuntunnanu konali koraku kosam lo maku manchi mari naku okati telapandi unda undi
bekagide beke beku gagi ge hege ide idhe kodiri namage nanage nange ollea olleya sigutta siguttade thorisi toorisi torisi torsi yava
avashyamund avasyam enik ethu etu inte inu kanikk nalkuka nalla oru tharika tharu tharumo ulla und undo vangan venam venamayirunnu vendi vendiyulla venti
agriculture bele crop crops dale dalen farm farming fasal gach gacher gachh jhad khet kheti kheto krishi pak pakfasal panta pantal paudha paudhe paudho paudhon payir ped per perh pik pikala pikasathi plant sheti si vila-crop vivasayam vyavasaya vyavasayam
a-gai aaya ala-ahe avi bachane bachav bada bade badi bahut bandide bandideyu big bittane bohot chalane chhota chhote chhoti control dalna dalne dalni dalu dalun gaya gaye gayi gayu ho-gae ho-gai hoyeche hoyechhe hua hui ideal jamite jyada kalu kare karen karna karne kat kat-dam khetar khete kisam kism kshete lag lag-gai laga lagana lagane lage lagi lagla lagli lagne lege legechhe nambar naya new number pad padi padla padli pari quality raha rahe rahi rokne roktham sait sheet shetat size small taiwan tevan thai thayu type undu vachhindi vachindi vandhuvittadhu vannu vantullatu variety zala zali
`

/** Said of an amount: it narrows nothing, and prefers what has it in its name. */
export const MEASURES = `
acre acres ah amp bag bags basta batli bigha bori bori-wali boriya bosta botal bottle bottles box cm dabba dabbe diba ec echpi ekad ekar feet foot ft gm gms gr gram gramm grams gunny guntha hectare horse-power horsepower hp inch inches inchi katta katte kejI keji kg kili kilo kilogram kilogramu kilogrem kilos kuintal kvintal lit litar litaru liter liters litre litres liturlitr ltr meter metre mili mitar ml mm mudalu mutai mutta nag packet packets paikat pakat pakit pakka percent peti piece pieces pis potli sanchi sc sg sl sp tan-ton taro theli ton volt volts watt wg wp
`
