import type { Language } from './languages.ts'

/** What a seller's phone receives of her application and her shop: short, and last the link at which more of it stands. */

interface SellerWords {
  /** Whoever has applied may fill in the form. */
  form: string
  licenceReturned: string
  accepted: string
  resumed: string
  /** How one comes to the desk, whose address follows. */
  desk: string
  changeApproved: string
  changeRefused: string
  licenceApproved: string
  licenceRefused: string
}

const WORDS: Readonly<Record<Language, SellerWords>> = {
  en: {
    form: 'fill in the form to sell, within 7 days:',
    licenceReturned: 'A licence of your application was sent back. Read why and send it again within 7 days:',
    accepted: 'You may sell on Haldhar now.',
    resumed: 'You may sell on Haldhar again.',
    desk: 'Log in with a code that comes to this phone:',
    changeApproved: 'What you asked to change of your shop is in force.',
    changeRefused: 'What you asked to change of your shop was sent back; the reason stands at the desk.',
    licenceApproved: 'A licence of your shop is written down.',
    licenceRefused: 'A licence of your shop was sent back; the reason stands at the desk.',
  },
  hi: {
    form: 'बेचने के लिए यह फ़ॉर्म 7 दिन में भरें:',
    licenceReturned: 'आपके आवेदन का एक लाइसेंस लौटाया गया है। कारण पढ़ें और 7 दिन में फिर भेजें:',
    accepted: 'अब आप Haldhar पर बेच सकते हैं।',
    resumed: 'आप Haldhar पर फिर से बेच सकते हैं।',
    desk: 'इस फ़ोन पर आने वाले कोड से लॉग-इन करें:',
    changeApproved: 'आपकी दुकान में मांगा गया बदलाव लागू हो गया है।',
    changeRefused: 'आपकी दुकान में मांगा गया बदलाव लौटाया गया है; कारण डेस्क पर पढ़ें।',
    licenceApproved: 'आपकी दुकान का एक लाइसेंस दर्ज हो गया है।',
    licenceRefused: 'आपकी दुकान का एक लाइसेंस लौटाया गया है; कारण डेस्क पर पढ़ें।',
  },
  mr: {
    form: 'विक्री करण्यासाठी हा फॉर्म 7 दिवसांत भरा:',
    licenceReturned: 'तुमच्या अर्जातील एक परवाना परत पाठवला आहे. कारण वाचा आणि 7 दिवसांत पुन्हा पाठवा:',
    accepted: 'आता तुम्ही Haldhar वर विक्री करू शकता.',
    resumed: 'तुम्ही Haldhar वर पुन्हा विक्री करू शकता.',
    desk: 'या फोनवर येणाऱ्या कोडने लॉग-इन करा:',
    changeApproved: 'तुमच्या दुकानातील मागितलेला बदल लागू झाला आहे.',
    changeRefused: 'तुमच्या दुकानातील मागितलेला बदल परत पाठवला आहे; कारण डेस्कवर वाचा.',
    licenceApproved: 'तुमच्या दुकानाचा एक परवाना नोंदवला आहे.',
    licenceRefused: 'तुमच्या दुकानाचा एक परवाना परत पाठवला आहे; कारण डेस्कवर वाचा.',
  },
  gu: {
    form: 'વેચવા માટે આ ફોર્મ 7 દિવસમાં ભરો:',
    licenceReturned: 'તમારી અરજીનું એક લાઇસન્સ પાછું મોકલ્યું છે. કારણ વાંચો અને 7 દિવસમાં ફરી મોકલો:',
    accepted: 'હવે તમે Haldhar પર વેચી શકો છો.',
    resumed: 'તમે Haldhar પર ફરીથી વેચી શકો છો.',
    desk: 'આ ફોન પર આવતા કોડથી લૉગ-ઇન કરો:',
    changeApproved: 'તમારી દુકાનમાં માગેલો ફેરફાર લાગુ થયો છે.',
    changeRefused: 'તમારી દુકાનમાં માગેલો ફેરફાર પાછો મોકલ્યો છે; કારણ ડેસ્ક પર વાંચો.',
    licenceApproved: 'તમારી દુકાનનું એક લાઇસન્સ નોંધાઈ ગયું છે.',
    licenceRefused: 'તમારી દુકાનનું એક લાઇસન્સ પાછું મોકલ્યું છે; કારણ ડેસ્ક પર વાંચો.',
  },
  pa: {
    form: 'ਵੇਚਣ ਲਈ ਇਹ ਫਾਰਮ 7 ਦਿਨਾਂ ਵਿੱਚ ਭਰੋ:',
    licenceReturned: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਦਾ ਇੱਕ ਲਾਇਸੈਂਸ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ ਹੈ। ਕਾਰਨ ਪੜ੍ਹੋ ਅਤੇ 7 ਦਿਨਾਂ ਵਿੱਚ ਦੁਬਾਰਾ ਭੇਜੋ:',
    accepted: 'ਹੁਣ ਤੁਸੀਂ Haldhar ਉੱਤੇ ਵੇਚ ਸਕਦੇ ਹੋ।',
    resumed: 'ਤੁਸੀਂ Haldhar ਉੱਤੇ ਦੁਬਾਰਾ ਵੇਚ ਸਕਦੇ ਹੋ।',
    desk: 'ਇਸ ਫ਼ੋਨ ਉੱਤੇ ਆਉਣ ਵਾਲੇ ਕੋਡ ਨਾਲ ਲੌਗ-ਇਨ ਕਰੋ:',
    changeApproved: 'ਤੁਹਾਡੀ ਦੁਕਾਨ ਵਿੱਚ ਮੰਗੀ ਤਬਦੀਲੀ ਲਾਗੂ ਹੋ ਗਈ ਹੈ।',
    changeRefused: 'ਤੁਹਾਡੀ ਦੁਕਾਨ ਵਿੱਚ ਮੰਗੀ ਤਬਦੀਲੀ ਵਾਪਸ ਭੇਜੀ ਗਈ ਹੈ; ਕਾਰਨ ਡੈਸਕ ਉੱਤੇ ਪੜ੍ਹੋ।',
    licenceApproved: 'ਤੁਹਾਡੀ ਦੁਕਾਨ ਦਾ ਇੱਕ ਲਾਇਸੈਂਸ ਦਰਜ ਹੋ ਗਿਆ ਹੈ।',
    licenceRefused: 'ਤੁਹਾਡੀ ਦੁਕਾਨ ਦਾ ਇੱਕ ਲਾਇਸੈਂਸ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ ਹੈ; ਕਾਰਨ ਡੈਸਕ ਉੱਤੇ ਪੜ੍ਹੋ।',
  },
  bn: {
    form: 'বিক্রি করতে এই ফর্ম 7 দিনের মধ্যে ভরুন:',
    licenceReturned: 'আপনার আবেদনের একটি লাইসেন্স ফেরত পাঠানো হয়েছে। কারণ পড়ুন ও 7 দিনের মধ্যে আবার পাঠান:',
    accepted: 'এখন আপনি Haldhar-এ বিক্রি করতে পারেন।',
    resumed: 'আপনি Haldhar-এ আবার বিক্রি করতে পারেন।',
    desk: 'এই ফোনে আসা কোড দিয়ে লগ-ইন করুন:',
    changeApproved: 'আপনার দোকানে চাওয়া বদল চালু হয়েছে।',
    changeRefused: 'আপনার দোকানে চাওয়া বদল ফেরত পাঠানো হয়েছে; কারণ ডেস্কে পড়ুন।',
    licenceApproved: 'আপনার দোকানের একটি লাইসেন্স লেখা হয়েছে।',
    licenceRefused: 'আপনার দোকানের একটি লাইসেন্স ফেরত পাঠানো হয়েছে; কারণ ডেস্কে পড়ুন।',
  },
  te: {
    form: 'అమ్మడానికి ఈ ఫారం 7 రోజుల్లో నింపండి:',
    licenceReturned: 'మీ దరఖాస్తులోని ఒక లైసెన్స్ వెనక్కి పంపాం. కారణం చదివి 7 రోజుల్లో మళ్లీ పంపండి:',
    accepted: 'ఇప్పుడు మీరు Haldhar లో అమ్మవచ్చు.',
    resumed: 'మీరు Haldhar లో మళ్లీ అమ్మవచ్చు.',
    desk: 'ఈ ఫోన్‌కు వచ్చే కోడ్‌తో లాగిన్ అవ్వండి:',
    changeApproved: 'మీ దుకాణంలో మీరు అడిగిన మార్పు అమలైంది.',
    changeRefused: 'మీ దుకాణంలో మీరు అడిగిన మార్పును వెనక్కి పంపాం; కారణం డెస్క్‌లో చదవండి.',
    licenceApproved: 'మీ దుకాణం లైసెన్స్ ఒకటి నమోదైంది.',
    licenceRefused: 'మీ దుకాణం లైసెన్స్ ఒకటి వెనక్కి పంపాం; కారణం డెస్క్‌లో చదవండి.',
  },
  ta: {
    form: 'விற்க இந்தப் படிவத்தை 7 நாட்களில் நிரப்புங்கள்:',
    licenceReturned: 'உங்கள் விண்ணப்பத்தின் ஓர் உரிமம் திருப்பி அனுப்பப்பட்டது. காரணத்தைப் படித்து 7 நாட்களில் மீண்டும் அனுப்புங்கள்:',
    accepted: 'இப்போது நீங்கள் Haldhar-இல் விற்கலாம்.',
    resumed: 'நீங்கள் Haldhar-இல் மீண்டும் விற்கலாம்.',
    desk: 'இந்தப் போனுக்கு வரும் குறியீட்டால் லாகின் செய்யுங்கள்:',
    changeApproved: 'உங்கள் கடையில் நீங்கள் கேட்ட மாற்றம் நடைமுறைக்கு வந்தது.',
    changeRefused: 'உங்கள் கடையில் நீங்கள் கேட்ட மாற்றம் திருப்பி அனுப்பப்பட்டது; காரணத்தை டெஸ்க்கில் படியுங்கள்.',
    licenceApproved: 'உங்கள் கடையின் ஓர் உரிமம் பதிவானது.',
    licenceRefused: 'உங்கள் கடையின் ஓர் உரிமம் திருப்பி அனுப்பப்பட்டது; காரணத்தை டெஸ்க்கில் படியுங்கள்.',
  },
  kn: {
    form: 'ಮಾರಲು ಈ ಫಾರ್ಮ್ ಅನ್ನು 7 ದಿನಗಳಲ್ಲಿ ತುಂಬಿ:',
    licenceReturned: 'ನಿಮ್ಮ ಅರ್ಜಿಯ ಒಂದು ಪರವಾನಗಿಯನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ. ಕಾರಣ ಓದಿ, 7 ದಿನಗಳಲ್ಲಿ ಮತ್ತೆ ಕಳುಹಿಸಿ:',
    accepted: 'ಈಗ ನೀವು Haldhar ನಲ್ಲಿ ಮಾರಬಹುದು.',
    resumed: 'ನೀವು Haldhar ನಲ್ಲಿ ಮತ್ತೆ ಮಾರಬಹುದು.',
    desk: 'ಈ ಫೋನ್‌ಗೆ ಬರುವ ಕೋಡ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ:',
    changeApproved: 'ನಿಮ್ಮ ಅಂಗಡಿಯಲ್ಲಿ ನೀವು ಕೇಳಿದ ಬದಲಾವಣೆ ಜಾರಿಯಾಗಿದೆ.',
    changeRefused: 'ನಿಮ್ಮ ಅಂಗಡಿಯಲ್ಲಿ ನೀವು ಕೇಳಿದ ಬದಲಾವಣೆಯನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ; ಕಾರಣವನ್ನು ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಓದಿ.',
    licenceApproved: 'ನಿಮ್ಮ ಅಂಗಡಿಯ ಒಂದು ಪರವಾನಗಿ ದಾಖಲಾಗಿದೆ.',
    licenceRefused: 'ನಿಮ್ಮ ಅಂಗಡಿಯ ಒಂದು ಪರವಾನಗಿಯನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ; ಕಾರಣವನ್ನು ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಓದಿ.',
  },
  ml: {
    form: 'വിൽക്കാൻ ഈ ഫോം 7 ദിവസത്തിനകം പൂരിപ്പിക്കുക:',
    licenceReturned: 'നിങ്ങളുടെ അപേക്ഷയിലെ ഒരു ലൈസൻസ് തിരിച്ചയച്ചു. കാരണം വായിച്ച് 7 ദിവസത്തിനകം വീണ്ടും അയയ്ക്കുക:',
    accepted: 'ഇപ്പോൾ നിങ്ങൾക്ക് Haldhar-ൽ വിൽക്കാം.',
    resumed: 'നിങ്ങൾക്ക് Haldhar-ൽ വീണ്ടും വിൽക്കാം.',
    desk: 'ഈ ഫോണിൽ വരുന്ന കോഡ് കൊണ്ട് ലോഗിൻ ചെയ്യുക:',
    changeApproved: 'നിങ്ങളുടെ കടയിൽ നിങ്ങൾ ചോദിച്ച മാറ്റം നിലവിൽ വന്നു.',
    changeRefused: 'നിങ്ങളുടെ കടയിൽ നിങ്ങൾ ചോദിച്ച മാറ്റം തിരിച്ചയച്ചു; കാരണം ഡെസ്കിൽ വായിക്കുക.',
    licenceApproved: 'നിങ്ങളുടെ കടയുടെ ഒരു ലൈസൻസ് രേഖപ്പെടുത്തി.',
    licenceRefused: 'നിങ്ങളുടെ കടയുടെ ഒരു ലൈസൻസ് തിരിച്ചയച്ചു; കാരണം ഡെസ്കിൽ വായിക്കുക.',
  },
  or: {
    form: 'ବିକ୍ରି କରିବାକୁ ଏହି ଫର୍ମ 7 ଦିନ ଭିତରେ ପୂରଣ କରନ୍ତୁ:',
    licenceReturned: 'ଆପଣଙ୍କ ଆବେଦନର ଗୋଟିଏ ଲାଇସେନ୍ସ ଫେରାଇ ଦିଆଯାଇଛି। କାରଣ ପଢ଼ନ୍ତୁ ଓ 7 ଦିନ ଭିତରେ ପୁଣି ପଠାନ୍ତୁ:',
    accepted: 'ଏବେ ଆପଣ Haldhar ରେ ବିକ୍ରି କରିପାରିବେ।',
    resumed: 'ଆପଣ Haldhar ରେ ପୁଣି ବିକ୍ରି କରିପାରିବେ।',
    desk: 'ଏହି ଫୋନକୁ ଆସୁଥିବା କୋଡ୍ ସହ ଲଗ-ଇନ କରନ୍ତୁ:',
    changeApproved: 'ଆପଣଙ୍କ ଦୋକାନରେ ମଗାଯାଇଥିବା ବଦଳ ଲାଗୁ ହୋଇଛି।',
    changeRefused: 'ଆପଣଙ୍କ ଦୋକାନରେ ମଗାଯାଇଥିବା ବଦଳ ଫେରାଇ ଦିଆଯାଇଛି; କାରଣ ଡେସ୍କରେ ପଢ଼ନ୍ତୁ।',
    licenceApproved: 'ଆପଣଙ୍କ ଦୋକାନର ଗୋଟିଏ ଲାଇସେନ୍ସ ଲେଖାଯାଇଛି।',
    licenceRefused: 'ଆପଣଙ୍କ ଦୋକାନର ଗୋଟିଏ ଲାଇସେନ୍ସ ଫେରାଇ ଦିଆଯାଇଛି; କାରଣ ଡେସ୍କରେ ପଢ଼ନ୍ତୁ।',
  },
}

/** What a seller is told of, with what she may do then. */
export type SellerNews = Exclude<keyof SellerWords, 'desk'>

/** What the phone receives. */
export const sellerMessage = (language: Language, kind: SellerNews, link: string): string => {
  const { [kind]: what, desk } = WORDS[language]
  const way = kind === 'accepted' || kind === 'resumed' ? `${desk} ${link}` : link
  return `Haldhar: ${what} ${way}`
}
