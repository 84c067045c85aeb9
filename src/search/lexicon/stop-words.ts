/** What is said around the thing: endings that stand apart, wishes, praise, questions. */
export const STOP_WORDS = `
a all an and at best buy chip kost for from get give good how i in is it k ka ke ko me mein men my ne near need of on online our par pe plise prise rate sak se sop sov some that the this to vant we vhat vhich with you your
apna apne apni aur bata bataen batao bataie bataien kahie chahi de dedo dena dijie dikhaie do ek hai hain hame hamen hanko ho hu hum hunko hun lie liy lia main mera mere meri muje mujh mujhe mujhko mujhse tha vala vale vali wal ya
akcha akche acha achha achhe achhi asli badhia bhav desi kaise kaun kaunsa kaunsi kharidna kharidne kharidni kimat kitna kitne kitni konsa konsi kya kion len lena lene leni mangna mangta mangvana mil milega milegi milta sabse sasta saste sasti
ahe anhala ani cha changle changli chi chia chiasathi dakhava dakhva ghiaicha ghiaiche hava have havet havi havia karita karta kontI konte madhie mala pahije pahijet sathi var ver vikat
ane apo batavo che chhe chhu joie joiea kaiu kevi leva levi levu levun mane mare maru mate na ni no nun sari saru
ate chahide changa changi da daso deo di dia dikha dio diyan lai mainu mainun menu nu sanu te vadhia vaste vich
ache amader amake amar ami anra ar ba bhal bhalo chai dam dao darkar dekhan din dorkar er jana jania janio jone jono jonia jonio kinte kon konta korar korte koto lagbe theke
aau achi amaku ame bhala chahen chahunchi darakar dekhantu dekhao diantu heba kari karibaku kemiti kete kiniba mo mor mora mote o pai pain ra re
adika adikum endha epadi ilai iruka kaga kana katatum katavum katu katunga katungal katungkal kodunga kodungal ku matrum nuku patri poda podum sirandha sirantha tevai thanga tharunga thevai vanganum vendam vendum ventum venum vilai
chupandi chupinchu chupu dhara edi ela emi endi ivandi ivu kavalandi kai kavalenu kavali ki konali koraku kosam lo maku manchi mari naku okati unda undi
bekagide beke beku gagi ge hege ide idhe kodiri namage nanage nange olea oleia siguta sigutade thorisi turisi torisi torsi iava
bhava hoy jay kam kom thoda thora alpa konchem chhot chhoto chinna-siriya lahan upar upor opor vacche vachche vaccina vastunna vaste neoar nevar newar deoa deoar debar jabar jachhe jachchhe jache taknya taknyacha ghalayla ghalnyasathi basavnyasathi lavaycha lavaychi leka leni
ienara ienar ienari ienare ienaran hotat hote honara honari pakne pakane pehnne ghalaiche niche una unde kaligina ula irukum tarum  kiti taku takave kape kappe kapadaniki kancha kanch java jaoa jaoar karnara karnari karnare karnaran asalela asleli denara denari denare valle chuse chudadaniki chudataniki samay samai samayam somoy neram roti shosyo shosya shosyer takkuva takuva boroj barje baroje moka mokka mokkalu kora sojjho sojho sahya sahyo nalla nala
rakam raka jat jaat kisam
matiri madhiri hone
gharcha gharchia polaniki khachar khachrat khachratil
avasiamund avasiam enik ethu etu inte inu kanik nala oru tharika tharu tharumo ula und undo vangan venam venamairunu vendi vendiula venti
agriculture crop crops dale dalen farm farming gacher kheti kheto krisi pak pakfasal panta pantal paudha paudhe paudho paudhon per perh pikala pikasathi plant si vila-crop vivasaiam viavasaia viavasaiam
madhe sham shaam kanis kansa kanse chinna muse endu nantar nntr ke-bad ke-baad chota chote choti ubhi ubha ubhe naie naye deva a-gai aia ala-ahe alai alela alet anaj avi bachane bachav bada bade badi bahut bandide bandideiu big bittane bohot chalane chhota chhote chhoti chia chiavar control dalna dalne dalni dalu dalun gaia gaie gaiu gayi gurinchi ho-gae ho-gai hoieche hoiechhe hua hui idil irundu iruntu jala jale jamite jhalet jiada kalu kare karen karna karne kat kat-dam khetar khete kisam kism ksete lag lag-gai laga lagana lagane lage lagi lagla lagli lagne lege legechhe lona loni madhil madhle madhli matrum matum meda mida naia nanbar new nunber nundi pad padi padla padlet padli padlia padliat pari plastic quality raha rahe rahi rokne roktham sait setat sheet size small taivan tevan thai thaiu thek theke type undu v va vachhindi vachindi vanu varchi varchya variety zali
`

/** Said of an amount: it narrows nothing, and prefers what has it in its name. */
export const MEASURES = `
acre acres ah amp bag bags basta batli bigha bori bori-vali boria bosta botal bottle botles box cm daba dabe diba ec echpi ekad ekar feet foot ft gm gr gram gramm grans guni guntha hektare horsepover hp inch inches inchi katta kate kejI keji kg kili kilo kilogram kilogramu kilogrem kilos kuintal kvintal lit litar litaru liter liters litre ltr meter metre mili mitar ml mm mudalu mutai muta nag paket pakets paikat pakat pakit paka persent peti piese pieces pis potli sanchi sc sg sl sp tan-ton taro theli ton volt volts watt wg wp
`
