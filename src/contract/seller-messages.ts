import type { Language } from './languages.ts'

/** What a phone receives of an application to sell: short, and last the link at which more of it stands. */

const LICENCE_RETURNED: Readonly<Record<Language, string>> = {
  en: 'A licence of your application was sent back. Read why and send it again within 7 days:',
  hi: 'आपके आवेदन का एक लाइसेंस लौटाया गया है। कारण पढ़ें और 7 दिन में फिर भेजें:',
  mr: 'तुमच्या अर्जातील एक परवाना परत पाठवला आहे. कारण वाचा आणि 7 दिवसांत पुन्हा पाठवा:',
  gu: 'તમારી અરજીનું એક લાઇસન્સ પાછું મોકલ્યું છે. કારણ વાંચો અને 7 દિવસમાં ફરી મોકલો:',
  pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਦਾ ਇੱਕ ਲਾਇਸੈਂਸ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ ਹੈ। ਕਾਰਨ ਪੜ੍ਹੋ ਅਤੇ 7 ਦਿਨਾਂ ਵਿੱਚ ਦੁਬਾਰਾ ਭੇਜੋ:',
  bn: 'আপনার আবেদনের একটি লাইসেন্স ফেরত পাঠানো হয়েছে। কারণ পড়ুন ও 7 দিনের মধ্যে আবার পাঠান:',
  te: 'మీ దరఖాస్తులోని ఒక లైసెన్స్ వెనక్కి పంపాం. కారణం చదివి 7 రోజుల్లో మళ్లీ పంపండి:',
  ta: 'உங்கள் விண்ணப்பத்தின் ஓர் உரிமம் திருப்பி அனுப்பப்பட்டது. காரணத்தைப் படித்து 7 நாட்களில் மீண்டும் அனுப்புங்கள்:',
  kn: 'ನಿಮ್ಮ ಅರ್ಜಿಯ ಒಂದು ಪರವಾನಗಿಯನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ. ಕಾರಣ ಓದಿ, 7 ದಿನಗಳಲ್ಲಿ ಮತ್ತೆ ಕಳುಹಿಸಿ:',
  ml: 'നിങ്ങളുടെ അപേക്ഷയിലെ ഒരു ലൈസൻസ് തിരിച്ചയച്ചു. കാരണം വായിച്ച് 7 ദിവസത്തിനകം വീണ്ടും അയയ്ക്കുക:',
  or: 'ଆପଣଙ୍କ ଆବେଦନର ଗୋଟିଏ ଲାଇସେନ୍ସ ଫେରାଇ ଦିଆଯାଇଛି। କାରଣ ପଢ଼ନ୍ତୁ ଓ 7 ଦିନ ଭିତରେ ପୁଣି ପଠାନ୍ତୁ:',
}

/** That a licence was sent back before anybody has decided about the application. */
export const licenceReturnedMessage = (language: Language, link: string): string =>
  `Haldhar: ${LICENCE_RETURNED[language]} ${link}`
