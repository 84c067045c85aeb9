/** What is said around the thing: endings that stand apart, wishes, praise, questions. */
export const STOP_WORDS = `
a an the of for in to and with from on at is it i me my we our you your this that please show need want buy get give best good cheap sak price rate cost near online shop which what how some all ka ke ko k mein men ne se par pe
hai hain ho hu hun tha lie liy liya vala vali vale wal aur ya ek do mujhe mujhko muje mujh mujhse hame hamen hamko humko hum main mera mere meri apna apne apni chaiye chahie chahiya chahiy cahie dikhao dikhaye dikhayen dikhana dijie dena dedo de batao bataye batayen bata bataen
kharidna kharidni kharidne lena leni lene len mangta mangna mangwana milega milegi milta mil kaun kaunsa kaunsi konsa konsi kya kyon kaise kitne kitna kitni ka-bhav bhaw kimat mulya sabse acha achha achhi achhe accha acche badiya badhia sasta saste sasti asli desi
mala amhala havi hava have havya havet pahije pahijet sathi chi cha chya chyasathi ani ahe dakhva dakhava konte kontI vikat ghyayche ghyaycha madhye var ver karita karta changle changli
mare mane mara joie joiea chhe che chhu mate nun ni no na ane apo batavo levu levun leva levi kayu kevi saru sari maru
mainu mennu mainun chahida chahidi chahide chahidiya da di dia diyan nu lai vaste te ate vich dasso dikha deo dio vadhia changa changi sanu
amar amake ami amader amra chai lagbe darkar dorkar er jonno jonne janna jonya janya janyo dekhan din dao kinte ar ba bhalo bhal korar korte theke jonyo ache kon konta dam koto
mote mo mora mor ame amaku darakar darkara pain pai dekhantu dekhao diantu kiniba kinibaku chahen chahunchi heba o ra re kari karibaku bhala kemiti achi kete aau
vendum venum vendam kattu kattungal kattunga vanganum tharunga kodungal kodunga thaanga ku kana kaga thevai tevai illai irukka sirandha sirantha vilai eppadi endha patri matrum adikka adikkum podum poda nukku katungkal katavum katatum ventum
naku kavali kavalenu kosam koraku kai chupinchu chupinchandi chupandi chupu ivandi ivvu konali konalanukuntunnanu manchi ki lo unda undi dhara mariyu mari maku okati kaavalandi emi endi edi telapandi ela
nanage nange namage beku bekagide bekagidey beke torisi toorisi torsi thorisi kodiri ge gagi sigutta siguttade olleya ollea yava hege idhe ide
venti enikku enik venam vendi vendiyulla venamayirunnu kanikku kanikkuka kanikk tharu tharumo tharika nalla inu inte ethu etu oru avasyam avashyamund vangan vaanganam undo und ulla nalkuka
per perh plant plants paudha paudhe paudhon paudho jhad ped crop crops fasal fasalo fasalon pik pikala pikasathi pakfasal pak payir pantal panta pantalu bele-crop bele vila-crop krishi kheti khet kheto sheti farm farming agriculture vivasayam vyavasayam vyavasaya
laga lage lagi laga-hua lagne lag gaya gayi gaye raha rahe rahi pad padi pari hua hui ho-gaya aaya rokne roktham bachane bachav control karne karna kare karen dalne dalna dalni lagane lagana katne chalane wala-wala type quality kisam kism variety variety-wala naya new number no nambar size bada bade badi chhota chhote chhoti big small ideal
`

/** Said of an amount: it narrows nothing, and prefers what has it in its name. */
export const MEASURES = `
kg kilo kilogram kilos keji kejI kili kilogrem kilogramu gm gms gram grams gramm ltr liter litre litres liters litar liturlitr litaru lit ml mili bag bags bori boriya bori-wali katta katte packet packets pakit pakat paikat pakka bottle bottles botal batli dabba box piece pieces pis nag kvintal kuintal ton tan-ton mm cm inch inches inchi feet foot ft metre meter mitar hp echpi horsepower horse-power watt volt volts acre acres ekar ekad bigha hectare guntha ah amp sl ec wp wg sc sg gr sp percent mutai mutta basta bosta mudalu sanchi gunny potli theli peti taro
`
