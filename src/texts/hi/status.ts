import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'आप ऑफ़लाइन हैं',
  fromPhone: 'इस फ़ोन से',
  pricesSeen: (ago) => `कीमतें ${ago} की`,
  justNow: 'अभी-अभी',
  lastOnlineUnknown: 'यह फ़ोन पिछली बार जब ऑनलाइन था, उसके बाद कीमतें बदली हो सकती हैं।',
  attention: {
    one: '# बदलाव पर आपका ध्यान चाहिए',
    other: '# बदलावों पर आपका ध्यान चाहिए',
  },
  waiting: {
    one: '# बदलाव भेजना बाकी',
    other: '# बदलाव भेजने बाकी',
  },
}
