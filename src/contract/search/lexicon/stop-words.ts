/** What is said around the thing: endings that stand apart, wishes, praise, questions. */
export const STOP_WORDS = `
a an the of for in to and with from on at is it i me my we us our you your this that please show need want buy get give best good cheap shak sak price rate cost near online shop which what how any some all ka ke ki ko kaa kii kee k mein men ne se par pe
hai hain ho hu hun tha liye lie liy liya wala wali wale vala vali vale wal aur ya ek do mujhe mujhko muje mujh mujhse hame hamen hamko humko hum main mera mere meri apna apne apni chahiye chaiye chahie chahiya chahiy cahie chaahiye dikhao dikhaiye dikhaye dikhayen dikhana dijiye dijie dena dedo de batao bataye bataiye batayen bata bataen
kharidna kharidni khareedna kharidne lena leni lene len mangta mangna mangwana manga milega milegi milta mil kaun kaunsa kaunsi konsa konsi kya kyon kaise kitne kitna kitni ka-bhav bhav bhaw daam dam kimat keemat mulya sabse acha achha achhi achhe accha acche badhiya badiya badhia sasta saste sasti asli desi
mala amhala havi hava have havya havet pahije pahijet sathi saathi che chi cha chya chyasathi ani aahe ahe dya dyaa dakhva dakhava kay konte konta kontI vikat ghyayche ghyaycha madhye var ver karita karta changle changli
mare mane mara mari joie joiye joiea chhe che chhu mate maate nu nun ni no na ane apo aapo batavo levu levun leva levi kayu kai kevi saru sari maru
mainu mennu mainun chahida chahidi chahide chahidaa chahidiya da di dia diyan nu lai layi vaste te ate vich dasso dikha deo dio vadhia changa changi sanu
amar amake ami amader amra chai lagbe darkar dorkar er jonno jonne janna jonya janya janyo dekhao dekhan din dao kinte kinbo kinbo ar o ba bhalo bhal korar korte theke jonyo chaii ache aachhe kon konta dam koto
mote mo mora mor ame amaku darakar darkara pain paain pai dekhantu dekhao diantu kiniba kinibaku chahen chahunchi heba o ra ku re kari karibaku bhala kemiti achi kete aau
enakku enaku vendum venum vendam kaattu kattu kattungal kaattungal kattunga vanga vaanga vangga vanganum tharunga kodungal kodunga thaanga oru ku kku kana kaana kaga kaaga thevai tevai illai irukka ulla nalla sirandha sirantha vilai eppadi endha enna patri matrum adikka adikkum podum poda nukku katungkal katavum katatum ventum enaku
naku naaku kavali kaavali kavalenu kosam koraku kai chupinchu chupinchandi chupandi chupu ivvandi ivandi ivvu konali konnali konalanukuntunnanu manchi ki lo unda undi dhara mariyu mari maku okati kaavalandi emi endi edi telapandi ela
nanage nange namage beku bekagide bekagidey bekaagide beke torisi toorisi torsi thorisi kodi kodiri ge gagi gaagi sigutta siguttade olleya ollea bele yava yaava mattu hege idhe ide
enikku enikk enik venam vendi vendiyulla venamayirunnu kanikku kanikkuka kanikk kaanikku tharu tharumo tharika vila nalla inu inte ethu etu oru aavashyam avasyam avashyamund vangan vaanganam undo und ulla nalkuka
plant plants paudha paudhe paudhon paudho jhad ped crop crops fasal fasalo fasalon pik peek pikala pikasathi pakfasal paak pak phasal payir pantal panta pantalu bele-crop bele vila-crop krishi kheti khet kheto sheti farm farming agriculture vivasayam vyavasayam vyavasaya
laga lage lagi laga-hua lagne lag gaya gayi gaye raha rahe rahi rahaa pad padi pari hua hui ho-gaya aa aaya rokne roktham bachane bachav control karne karna kare karen dalne dalna daalne dalni lagane lagana katne kaatne chalane wala-wala type quality kisam kism variety variety-wala naya new number no nambar size bada bade badi chhota chhote chhoti big small ideal
`

/** Said of an amount: it narrows nothing, and prefers what has it in its name. */
export const MEASURES = `
kg kilo kilogram kilos keji kejI kili kilograma kilogrem kilogramu gm gms gram grams gramm ltr liter litre litres liters litar lita liturlitr litaru lit ml mili bag bags bori boriya bori-wali katta katte packet packets pakit pakat paikat pakka bottle bottles botal batli dabba box piece pieces pis nag quintal kvintal kuintal ton tan-ton mm cm inch inches inchi feet foot fut ft metre meter mitar hp echpi aichpi horsepower horse-power watt wat vat volt volts acre acres ekar ekad bigha hectare guntha ah amp sl ec wp wg sc sg gr sp percent mutai mutta mootai basta bosta mudalu sanchi gunny potli theli thaili peti taro
`
