import { sprayKindOf } from './search/sprays.ts'

/** What farmers type and say, and how the title of the first thing found must begin; `-` where nothing is sold. */
export const SEARCH_QUERIES: readonly (readonly [first: string, queries: string])[] = [
  [
    'Urea, neem',
    'urea; uria; yuria; yooria; UREA; यूरिया; युरिया; ਯੂਰੀਆ; યુરિયા; ইউরিয়া; ୟୁରିଆ; யூரியா; యూరియా; ಯೂರಿಯಾ; യൂറിയ; urea khad; यूरिया खाद; ४५ किलो यूरिया; urea 45 kg; ek bori urea; मुझे यूरिया चाहिए; యూరియా కావాలి; യൂറിയ വേണം; neem coated urea; urea ka bhav; યુરિયા ખાતર; यूरिया की बोरी; yuriya',
  ],
  ['Nano urea', 'nano urea; nano yuria; नैनो यूरिया; નેનો યુરિયા; నానో యూరియా'],
  [
    'DAP',
    'dap; DAP khad; dapp; डीएपी; डी ए पी; ਡੀਏਪੀ; ડીએપી; ডিএপি; ଡିଏପି; டிஏபி; డీఏపీ; ಡಿಎಪಿ; ഡിഎപി; ৫০ কেজি ডিএপি; dap 50 kg; 18:46; 18 46 0; di-ammonium phosphate dap',
  ],
  [
    'Muriate of potash',
    'potash; mop; पोटाश; पोटैश; પોટાશ; পটাশ; ପୋଟାସ; பொட்டாஷ்; పొటాష్; ಪೊಟ್ಯಾಷ್; പൊട്ടാഷ്; potash khad; pottash; muriate of potash',
  ],
  ['Single super phosphate', 'ssp; super phosphate; सुपर फास्फेट; single super phosphate; એસએસપી; எஸ்எஸ்பி'],
  ['NPK', 'npk; एनपीके; ಎನ್‌ಪಿಕೆ; npk khad'],
  ['NPK 10:26:26', '10:26:26; 10 26 26; 10-26-26; npk 10 26 26; १०:२६:२६; ১০ ২৬ ২৬'],
  ['NPK 12:32:16', '12:32:16; npk 12 32 16; एनपीके १२ ३२ १६'],
  ['Water soluble 19:19:19', '19:19:19; 19 19 19; npk 19 19 19'],
  ['Mono potassium phosphate', '0:52:34; 0 52 34; 00 52 34'],
  ['Potassium nitrate', '13:0:45; 13 0 45'],
  ['Zinc sulphate', 'zinc; zinc sulphate; जिंक; झिंक; जस्ता; zink; zinc khad; ஜிங்க்'],
  [
    'Vermicompost',
    'vermicompost; vermi compost; केंचुआ खाद; kenchua khad; वर्मी कम्पोस्ट; गांडूळ खत; અળસિયાનું ખાતર; ਗੰਡੋਆ ਖਾਦ; কেঁচো সার; ଜିଆ ଖତ; மண்புழு உரம்; వానపాముల ఎరువు; ಎರೆಹುಳು ಗೊಬ್ಬರ; മണ്ണിര കമ്പോസ്റ്റ്',
  ],
  ['Gypsum', 'gypsum; जिप्सम; jipsam'],
  ['Boron', 'boron; बोरॉन; બોરોન'],
  ['Humic', 'humic acid; ह्यूमिक एसिड; humic'],
  ['Neem cake', 'neem cake; neem khali; नीम खली; வேப்பம் புண்ணாக்கு; వేప పిండి; neem ki khali; ಬೇವಿನ ಹಿಂಡಿ'],
  [
    'Wheat seed',
    'wheat; wheat seed; gehu; gehun; gahu; gehu ka beej; गेहूं; गेहूँ; गेहूं का बीज; गहू; गव्हाचे बियाणे; ਕਣਕ ਦਾ ਬੀਜ; kanak da beej; ઘઉંનું બિયારણ; ઘઉં; গমের বীজ; গম; ଗହମ ବିହନ; கோதுமை விதை; గోధుమ విత్తనాలు; ಗೋಧಿ ಬೀಜ; ഗോതമ്പ് വിത്ത്; मुझे गेहूं का बीज चाहिए; wheet seed; wheat beej',
  ],
  ['Wheat seed, HD 2967', 'hd 2967; hd2967; HD-2967; wheat 2967; 2967'],
  [
    'Paddy seed',
    'paddy seed; dhan; dhan ka beej; dhaan; धान; धान का बीज; भाताचे बियाणे; ਝੋਨੇ ਦਾ ਬੀਜ; ડાંગરનું બિયારણ; ধানের বীজ; ধান; ଧାନ ବିହନ; ଧାନ; நெல் விதை; நெல்; நெல் விதை வேண்டும்; వరి విత్తనాలు; వరి; ಭತ್ತದ ಬೀಜ; ಭತ್ತ; നെൽ വിത്ത്; നെൽവിത്ത്; nel vidhai; vari vittanalu; bhattada beeja; chawal ka beej; rice seed; basmati seed',
  ],
  ['Paddy seed, Pusa Basmati 1121', '1121; pusa 1121; basmati 1121; पूसा बासमती 1121; ११२१ धान'],
  [
    'Maize seed',
    'maize; makka; makka ka beej; मक्का का बीज; मका बियाणे; ਮੱਕੀ ਦਾ ਬੀਜ; મકાઈ; ভুট্টার বীজ; ମକା ବିହନ; மக்காச்சோளம் விதை; మొక్కజొన్న విత్తనాలు; ಮೆಕ್ಕೆಜೋಳ; bhutta seed; corn seed',
  ],
  [
    'Mustard seed',
    'mustard; sarson; sarso ka beej; सरसों; सरसों का बीज; मोहरी; ਸਰ੍ਹੋਂ ਦਾ ਬੀਜ; રાઈનું બિયારણ; সরিষার বীজ; ସୋରିଷ ବିହନ; கடுகு விதை; ఆవాలు; ಸಾಸಿವೆ ಬೀಜ; കടുക് വിത്ത്',
  ],
  [
    'Gram seed',
    'chana; chana ka beej; gram seed; चना; हरभरा; ਛੋਲੇ; ચણા; ছোলার বীজ; ବୁଟ ବିହନ; கொண்டைக்கடலை விதை; శనగలు; ಕಡಲೆ ಬೀಜ; chickpea seed',
  ],
  ['Tur seed', 'tur; arhar; toor dal seed; अरहर; तूर; તુવેર; অড়হর; ହରଡ଼; துவரை; కందులు; ತೊಗರಿ; തുവര; arhar ka beej'],
  ['Moong seed', 'moong; mung; मूंग; मूग; મગ; মুগ; பாசிப்பயறு; పెసలు; ಹೆಸರು; ചെറുപയർ; ਮੂੰਗੀ'],
  ['Urad seed', 'urad; उड़द; उडीद; અડદ; ବିରି; உளுந்து விதை; మినుములు; ಉದ್ದು; ഉഴുന്ന്'],
  ['Soybean seed', 'soybean; soyabean; soyabeen; सोयाबीन; સોયાબીન; সয়াবিন; சோயாபீன்; సోయాబీన్; ಸೋಯಾಬೀನ್'],
  [
    'Groundnut seed',
    'groundnut; mungfali; moongfali ka beej; मूंगफली; भुईमूग; મગફળી; ਮੂੰਗਫਲੀ; চিনাবাদাম; ଚିନାବାଦାମ; நிலக்கடலை; వేరుశనగ; ಶೇಂಗಾ; നിലക്കടല',
  ],
  [
    'Cotton seed',
    'cotton seed; kapas; kapas ka beej; कपास; कापूस बियाणे; ਨਰਮਾ; ਕਪਾਹ; કપાસનું બિયારણ; তুলার বীজ; କପା; பருத்தி விதை; పత్తి విత్తనాలు; ಹತ್ತಿ ಬೀಜ; പരുത്തി; narma beej',
  ],
  ['Bajra seed', 'bajra; बाजरा; बाजरी; બાજરી; கம்பு; సజ్జలు; ಸಜ್ಜೆ'],
  ['Jowar seed', 'jowar; ज्वार; ज्वारी; જુવાર; சோளம் விதை; జొన్న; ಜೋಳ'],
  ['Ragi seed', 'ragi; नाचणी; ମାଣ୍ଡିଆ; கேழ்வரகு; రాగులు; ರಾಗಿ; റാഗി'],
  ['Sunflower seed', 'sunflower; surajmukhi; सूरजमुखी; सूर्यफूल; சூரியகாந்தி; పొద్దుతిరుగుడు; ಸೂರ್ಯಕಾಂತಿ'],
  ['Sesame seed', 'til; तिल; તલ; எள்; నువ్వులు; ಎಳ್ಳು; എള്ള്; ରାଶି'],
  ['Castor seed', 'castor seed; arandi; अरंडी; એરંડા; ఆముదం; ಹರಳು'],
  ['Cumin seed', 'jeera; जीरा; જીરું; சீரகம்; జీలకర్ర'],
  ['Berseem seed', 'berseem; barseem; बरसीम; ਬਰਸੀਮ ਦਾ ਬੀਜ'],
  [
    'Potato seed',
    'potato; aloo; aloo ka beej; आलू; बटाटा; ਆਲੂ; બટાકા; আলুর বীজ; ଆଳୁ; உருளைக்கிழங்கு; ఆలుగడ్డ; ಆಲೂಗಡ್ಡೆ; ഉരുളക്കിഴങ്ങ്',
  ],
  [
    'Tomato seed',
    'tomato; tometo; tamatar; tamaatar; tamatar ke beej dikhao; टमाटर; टोमॅटो; टमाटर का बीज; ਟਮਾਟਰ; ટામેટાં; ટમેટા; টমেটো; ଟମାଟୋ; தக்காளி; టమాటా; టమోటా విత్తనాలు; ಟೊಮೆಟೊ; തക്കാളി; thakkali vithu; thakkali vidhai',
  ],
  [
    'Chilli seed',
    'chilli; mirchi; mirch ka beej; मिर्च; मिरची; ਮਿਰਚ; મરચાં; লঙ্কা; ଲଙ୍କା; மிளகாய் விதை; మిరప; ಮೆಣಸಿನಕಾಯಿ; മുളക്; chili seed; hari mirch',
  ],
  ['Capsicum seed', 'capsicum; shimla mirch; शिमला मिर्च; ਸ਼ਿਮਲਾ ਮਿਰਚ; ক্যাপসিকাম; குடைமிளகாய்; क्याप्सिकम'],
  [
    'Brinjal seed',
    'brinjal; baingan; बैंगन; वांगी; ਬੈਂਗਣ; રીંગણ; বেগুন; ବାଇଗଣ; கத்தரிக்காய்; వంకాయ; ಬದನೆಕಾಯಿ; വഴുതന; baigan ka beej; vangi biyane',
  ],
  [
    'Okra seed',
    'okra; bhindi; bhindi ka beej; भिंडी; भेंडी; ਭਿੰਡੀ; ભીંડા; ঢেঁড়স; ଭେଣ୍ଡି; வெண்டைக்காய்; బెండకాయ; ಬೆಂಡೆಕಾಯಿ; വെണ്ട; ladyfinger',
  ],
  [
    'Onion seed',
    'onion; pyaz; pyaj ka beej; प्याज; कांदा; ਪਿਆਜ਼; ડુંગળી; পেঁয়াজ; ପିଆଜ; வெங்காயம்; ఉల్లిపాయ; ಈರುಳ್ಳಿ; ഉള്ളി; kanda biyane; nasik red',
  ],
  ['Cauliflower seed', 'cauliflower; phool gobhi; फूलगोभी; फूल गोभी; फुलकोबी; ফুলকপি; ફુલાવર; காலிஃபிளவர்; ಹೂಕೋಸು'],
  ['Cabbage seed', 'cabbage; patta gobhi; पत्ता गोभी; बंद गोभी; कोबी; বাঁধাকপি; કોબીજ; முட்டைக்கோஸ்; క్యాబేజీ'],
  ['Cucumber seed', 'cucumber; kheera; खीरा; काकडी; કાકડી; শসা; வெள்ளரி; దోసకాయ; ಸೌತೆಕಾಯಿ; വെള്ളരി'],
  ['Bottle gourd seed', 'bottle gourd; lauki; लौकी; दुधी; દૂધી; লাউ; சுரைக்காய்; సొరకాయ; ಸೋರೆಕಾಯಿ; ചുരക്ക; lauki ka beej'],
  ['Bitter gourd seed', 'bitter gourd; karela; करेला; कारले; કારેલા; করলা; பாகற்காய்; కాకరకాయ; ಹಾಗಲಕಾಯಿ; പാവയ്ക്ക'],
  ['Ridge gourd seed', 'ridge gourd; turai; तोरई; दोडका; তুরাই; ঝিঙে; பீர்க்கங்காய்; బీరకాయ; ಹೀರೆಕಾಯಿ; പീച്ചിങ്ങ'],
  ['Pumpkin seed', 'pumpkin; kaddu; कद्दू; भोपळा; কুমড়া; ବୋଇତାଳୁ; பூசணி; గుమ్మడికాయ; ಕುಂಬಳಕಾಯಿ; മത്തൻ; മത്തങ്ങ'],
  ['Watermelon seed', 'watermelon; tarbuj; तरबूज; कलिंगड; તરબૂચ; তরমুজ; தர்பூசணி; పుచ్చకాయ; ಕಲ್ಲಂಗಡಿ; തണ്ണിമത്തൻ'],
  ['Carrot seed', 'carrot; gajar; गाजर; ગાજર; গাজর; கேரட்; క్యారెట్'],
  ['Radish seed', 'mooli; मूली; मुळा; মূলা; முள்ளங்கி; ముల్లంగి'],
  ['Spinach seed', 'palak; पालक; পালং শাক; పాలకూర; பாலக்'],
  ['Coriander seed', 'dhaniya; धनिया; कोथिंबीर; કોથમીર; ধনিয়া; கொத்தமல்லி; కొత్తిమీర; ಕೊತ್ತಂಬರಿ; മല്ലി'],
  ['Fenugreek seed', 'methi; मेथी; મેથી; வெந்தயம்; మెంతులు'],
  ['Pea seed', 'matar; मटर; वाटाणा; વટાણા; মটর; பட்டாணி; బఠానీ'],
  ['Marigold seed', 'marigold; genda; गेंदा; झेंडू; ગલગોટા; গাঁদা; బంతి; ಚೆಂಡು ಹೂ'],
  ['Drumstick seed', 'moringa; sahjan; सहजन; शेवगा; સરગવો; সজনে; முருங்கை; మునగ; ನುಗ್ಗೆ; മുരിങ്ങ; drumstick seeds'],
  ['Papaya seed', 'papaya; papita; पपीता; पपई; পেঁপে; பப்பாளி; బొప్పాయి'],
  [
    'Imidacloprid',
    'imidacloprid; imida; इमिडाक्लोप्रिड; ઇમિડાક્લોપ્રિડ; ইমিডাক্লোপ্রিড; ఇమిడాక్లోప్రిడ్; ಇಮಿಡಾಕ್ಲೋಪ್ರಿಡ್; imidacloprid 17.8 sl; இமிடாகுளோபிரிட்',
  ],
  ['Mancozeb', 'mancozeb; मैंकोजेब; મેન્કોઝેબ; మాంకోజెబ్'],
  ['Carbendazim 50', 'carbendazim; कार्बेन्डाजिम'],
  ['Chlorpyrifos', 'chlorpyrifos; chlorpyriphos; क्लोरपायरीफॉस'],
  ['Neem oil', 'neem oil; neem ka tel; नीम का तेल; வேப்ப எண்ணெய்; వేప నూనె; ಬೇವಿನ ಎಣ್ಣೆ; નીમનું તેલ'],
  ['Trichoderma', 'trichoderma; ट्राइकोडर्मा'],
  [
    '@Insecticide',
    'insecticide; keet nashak; keetnashak; कीटनाशक; कीटकनाशक; ਕੀਟਨਾਸ਼ਕ; જંતુનાશક; જંતુનાશક દવા; কীটনাশক; କୀଟନାଶକ; பூச்சிக்கொல்லி; పురుగు మందు; ಕೀಟನಾಶಕ; കീടനാശിനി; kida marne ki dawa; कीड़े मारने की दवा; insecticide for paddy; धान के लिए कीटनाशक; insectiside; poochi marundhu; mujhe kapas ke liye keetnashak chahiye',
  ],
  [
    '@Fungicide',
    'fungicide; fungiside; फफूंदनाशक; बुरशीनाशक; ਉੱਲੀਨਾਸ਼ਕ; ફૂગનાશક; ছত্রাকনাশক; பூஞ்சைக்கொல்லி; శిలీంద్రనాశిని; ಶಿಲೀಂಧ್ರನಾಶಕ; കുമിൾനാശിനി; fafund ki dawa; fungus ki dawai; blight ki dawa; jhulsa rog ki dawa',
  ],
  [
    '@Weed killer',
    'weed killer; weedicide; herbicide; खरपतवार नाशक; kharpatwar nashak; तणनाशक; ਨਦੀਨਨਾਸ਼ਕ; નીંદણનાશક; আগাছানাশক; களைக்கொல்லி; కలుపు మందు; ಕಳೆನಾಶಕ; കളനാശിനി; ghaas maarne ki dawa; घास मारने की दवा; gehu me kharpatwar ki dawa; weed killer for wheat',
  ],
  [
    '@Insecticide|Fungicide|Weed killer',
    'mujhe dhan ke liye dawai chahiye; dhan ki dawai; వరికి మందు; நெல்லுக்கு மருந்து; ধানের ওষুধ; dawai',
  ],
  [
    '@Insecticide',
    'kapas me safed makhi ki dawa; whitefly; safed makkhi; सफेद मक्खी; पांढरी माशी; mahu; माहू; mahu ki dawa; fal chhedak; फल छेदक; stem borer; तना छेदक; thrips; थ्रिप्स; illi; इल्ली; sundi ki dawa; gulabi sundi; deemak ki dawa; दीमक; తెల్లదోమ; வெள்ளை ஈ; aphid; jassid; bollworm; mite',
  ],
  ['Yellow sticky trap', 'yellow sticky trap; yellow trap; पीला ट्रैप'],
  [
    'Drip pipe',
    'drip; drip pipe; ड्रिप; टपक सिंचाई; ठिबक; ठिबक सिंचन; ડ્રિપ; ટપક સિંચાઈ; ড্রিপ; சொட்டு நீர் பாசனம்; బిందు సేద్యం; ಹನಿ ನೀರಾವರಿ; drip irrigation pipe',
  ],
  ['Sprinkler', 'sprinkler; फव्वारा; तुषार सिंचन; sprinkler set; ફુવારા; స్ప్రింక్లర్'],
  ['Rain gun', 'rain gun; रेन गन'],
  ['Mulch film', 'mulching paper; mulching; मल्चिंग पेपर; મલ્ચિંગ'],
  ['Shade net', 'shade net; शेड नेट; green net; શેડ નેટ; நிழல் வலை'],
  ['Water pump', 'water pump; pump; पानी की मोटर; motor; पंप; પંપ; পাম্প; பம்ப்; పంపు; ಪಂಪ್; പമ്പ്; pani ka pump; monoblock'],
  ['Submersible pump', 'submersible; submersible pump; समरसिबल; सबमर्सिबल पंप; samarsibal motor; సబ్‌మెర్సిబుల్'],
  ['Solar water pump', 'solar pump; सोलर पंप; solar water pump; सौर पंप'],
  ['Diesel water pump', 'diesel pump; डीजल पंप; diesel engine pump'],
  [
    '~sprayer',
    'sprayer; spray pump; sprey pump; स्प्रे पंप; फवारणी पंप; દવા છાંટવાનો પંપ; স্প্রে মেশিন; ஸ்பிரேயர்; స్ప్రేయర్; ಸ್ಪ್ರೇಯರ್; സ്പ്രേയർ; dawai chhidakne ka pump; dawa chhidkne ki machine; spray machine; மருந்து தெளிப்பான்',
  ],
  ['Battery sprayer', 'battery sprayer; battery pump; battery spray pump; बैटरी स्प्रेयर; बैटरी पंप'],
  ['Power weeder', 'power weeder; weeder; निराई मशीन; पावर वीडर'],
  ['Rotavator', 'rotavator; रोटावेटर; rotawetar; રોટાવેટર'],
  ['Cultivator', 'cultivator; कल्टीवेटर'],
  ['Chaff cutter', 'chaff cutter; chara katne ki machine; कुट्टी मशीन; कडबा कुट्टी; ਟੋਕਾ'],
  ['Brush cutter', 'brush cutter; ghas katne ki machine; घास काटने की मशीन; grass cutter'],
  ['~hresher', 'thresher; थ्रेशर; थ्रेसर'],
  ['~plough', 'plough; hal; हल; नांगर'],
  ['Sickle', 'sickle; hasiya; हंसिया; विळा; દાતરડું; ਦਾਤੀ; কাস্তে; அரிவாள்; కొడవలి; ಕುಡುಗೋಲು; അരിവാൾ'],
  ['Hand hoe', 'kudal; कुदाल; hoe'],
  ['Phawda', 'phawda; फावड़ा; fawda; फावडे; மண்வெட்டி'],
  ['Axe', 'axe; kulhadi; कुल्हाड़ी; कुऱ्हाड; గొడ్డలి'],
  ['Hand weeder, khurpi', 'khurpi; खुरपी'],
  ['Tarpaulin', 'tarpaulin; tirpal; तिरपाल; ताडपत्री; તાડપત્રી; ত্রিপল; தார்ப்பாய்'],
  ['Pruning secateur', 'secateur; kainchi; कैंची; सिकेटर'],
  [
    'Cattle feed',
    'cattle feed; pashu aahar; पशु आहार; पशुखाद्य; ਪਸ਼ੂ ਆਹਾਰ; પશુ આહાર; গোখাদ্য; ଗୋଖାଦ୍ୟ; மாட்டுத் தீவனம்; పశువుల దాణా; ಪಶು ಆಹಾರ; കാലിത്തീറ്റ; gaay ka dana',
  ],
  ['Goat feed', 'goat feed; bakri ka dana; बकरी का दाना; शेळी खाद्य'],
  ['Mineral mixture', 'mineral mixture; मिनरल मिक्सचर; खनिज मिश्रण'],
  ['Calcium liquid', 'gaay ka calcium; calcium for cow; पशुओं के लिए कैल्शियम'],
  ['Milking machine', 'milking machine; doodh nikalne ki machine; दूध निकालने की मशीन'],
  ['Solar panel', 'solar; solar panel; सोलर पैनल; सोलर प्लेट; સોલર પેનલ; সোলার প্যানেল; சோலார் பேனல்; సోలార్ ప్యానెల్; ಸೋಲಾರ್; സോളാർ പാനൽ'],
  ['Solar street', 'solar light; solar lamp'],
  ['Solar fence', 'solar fence; jhatka machine; झटका मशीन; तार बंदी'],
  ['~seed', 'vegetable seeds; सब्जी के बीज; beej; biyane; বীজ; விதை; విత్తనాలు; ಬಿತ್ತನೆ ಬೀಜ; വിത്ത്; ବିହନ; બિયારણ; ਬੀਜ'],
  [
    'Urea|DAP|NPK',
    'khad; khaad; खाद; खत; ਖਾਦ; ખાતર; সার; ସାର; உரம்; ఎరువు; ఎరువులు; ಗೊಬ್ಬರ; വളം; fertilizer; fertiliser; eruvu; uram; valam; gobbara; gehu ki khad; धान के लिए खाद; गन्ने की खाद',
  ],
  [
    '-',
    'tractor; ट्रैक्टर; mobile; मोबाइल; gold; सोना; motorcycle; saree; sugarcane seed; ganne ka beej; glyphosate; ग्लाइफोसेट; monocrotophos; paraquat; roundup; malathion; imidaclopid; carbendzim; tractor chahiye; qqqzzzqqq; rat killer; paracetamol; laptop; banana seed',
  ],
]

/** Whether a title is what must come first: it begins so, `~` has it inside, `@` is of a sort of crop care. */
export const isRight = (first: string, title: string): boolean => {
  if (first === '-') return title === ''
  const [mark, some] = /^[@~]/.test(first) ? [first.charAt(0), first.slice(1)] : ['', first]
  return some
    .split('|')
    .some((one) =>
      mark === '@' ? sprayKindOf(title) === one : mark === '~' ? title.includes(one) : title.startsWith(one),
    )
}
