import type { Language } from '../contract/languages.ts'

/** Each in its own words: whoever cannot read this page reads that. */
export const LANGUAGE_OFFERS: Readonly<Record<Language, string>> = {
  en: 'Read the shop in English?',
  hi: 'दुकान हिन्दी में देखें?',
  mr: 'दुकान मराठीत पाहायची?',
  gu: 'દુકાન ગુજરાતીમાં જોવી છે?',
  pa: 'ਦੁਕਾਨ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖਣੀ ਹੈ?',
  bn: 'দোকানটি বাংলায় দেখবেন?',
  te: 'దుకాణాన్ని తెలుగులో చూస్తారా?',
  ta: 'கடையைத் தமிழில் பார்க்கலாமா?',
  kn: 'ಅಂಗಡಿಯನ್ನು ಕನ್ನಡದಲ್ಲಿ ನೋಡುವಿರಾ?',
  ml: 'കട മലയാളത്തിൽ കാണണോ?',
  or: 'ଦୋକାନକୁ ଓଡ଼ିଆରେ ଦେଖିବେ?',
}
