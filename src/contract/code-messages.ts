import type { Language } from './languages.ts'

/** The message that brings a one-time code: the code first, where phones look for it, and in few letters. */

interface CodeWords {
  login: string
  password: string
  erase: string
  /** How long it holds, and that nobody else may have it. */
  care: string
}

const WORDS: Readonly<Record<Language, CodeWords>> = {
  en: {
    login: 'is your Haldhar log-in code.',
    password: 'is your Haldhar code for a new password.',
    erase: 'is your Haldhar code for deleting your account.',
    care: 'It is valid for 10 minutes. Do not share this code.',
  },
  hi: {
    login: 'आपका Haldhar लॉग-इन कोड है।',
    password: 'नए पासवर्ड का Haldhar कोड है।',
    erase: 'खाता मिटाने का Haldhar कोड है।',
    care: '10 मिनट तक चलेगा। किसी को न बताएँ।',
  },
  mr: {
    login: 'तुमचा Haldhar लॉग-इन कोड आहे.',
    password: 'नवीन पासवर्डसाठी Haldhar कोड आहे.',
    erase: 'खाते हटवण्यासाठी Haldhar कोड आहे.',
    care: '10 मिनिटे चालेल. कोणालाही सांगू नका.',
  },
  gu: {
    login: 'તમારો Haldhar લૉગ-ઇન કોડ છે.',
    password: 'નવા પાસવર્ડ માટેનો Haldhar કોડ છે.',
    erase: 'ખાતું કાઢી નાખવાનો Haldhar કોડ છે.',
    care: '10 મિનિટ ચાલશે. કોઈને કહેશો નહીં.',
  },
  pa: {
    login: 'ਤੁਹਾਡਾ Haldhar ਲੌਗ-ਇਨ ਕੋਡ ਹੈ।',
    password: 'ਨਵੇਂ ਪਾਸਵਰਡ ਦਾ Haldhar ਕੋਡ ਹੈ।',
    erase: 'ਖਾਤਾ ਮਿਟਾਉਣ ਦਾ Haldhar ਕੋਡ ਹੈ।',
    care: '10 ਮਿੰਟ ਚੱਲੇਗਾ। ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।',
  },
  bn: {
    login: 'আপনার Haldhar লগ-ইন কোড।',
    password: 'নতুন পাসওয়ার্ডের Haldhar কোড।',
    erase: 'অ্যাকাউন্ট মোছার Haldhar কোড।',
    care: '10 মিনিট চলবে। কাউকে বলবেন না।',
  },
  te: {
    login: 'మీ Haldhar లాగిన్ కోడ్.',
    password: 'కొత్త పాస్‌వర్డ్ కోసం Haldhar కోడ్.',
    erase: 'ఖాతా తొలగించే Haldhar కోడ్.',
    care: '10 నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.',
  },
  ta: {
    login: 'Haldhar நுழைவுக் குறியீடு.',
    password: 'புதிய கடவுச்சொல்லுக்கான Haldhar குறியீடு.',
    erase: 'கணக்கை நீக்கும் Haldhar குறியீடு.',
    care: '10 நிமிடம் செல்லும். யாரிடமும் சொல்லாதீர்கள்.',
  },
  kn: {
    login: 'ನಿಮ್ಮ Haldhar ಲಾಗಿನ್ ಕೋಡ್.',
    password: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್‌ಗಾಗಿ Haldhar ಕೋಡ್.',
    erase: 'ಖಾತೆ ಅಳಿಸಲು Haldhar ಕೋಡ್.',
    care: '10 ನಿಮಿಷ ಇರುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  },
  ml: {
    login: 'നിങ്ങളുടെ Haldhar ലോഗിൻ കോഡ്.',
    password: 'പുതിയ പാസ്‌വേഡിനുള്ള Haldhar കോഡ്.',
    erase: 'അക്കൗണ്ട് ഇല്ലാതാക്കാനുള്ള Haldhar കോഡ്.',
    care: '10 മിനിറ്റ് വരെ. ആരോടും പറയരുത്.',
  },
  or: {
    login: 'ଆପଣଙ୍କ Haldhar ଲଗ-ଇନ କୋଡ୍।',
    password: 'ନୂଆ ପାସୱାର୍ଡ ପାଇଁ Haldhar କୋଡ୍।',
    erase: 'ଖାତା ଲିଭାଇବା ପାଇଁ Haldhar କୋଡ୍।',
    care: '10 ମିନିଟ ଚାଲିବ। କାହାକୁ କୁହନ୍ତୁ ନାହିଁ।',
  },
}

/** What the phone receives. */
export const codeMessage = (language: Language, purpose: 'login' | 'password' | 'erase', code: string): string =>
  `${code} ${WORDS[language][purpose]} ${WORDS[language].care}`
