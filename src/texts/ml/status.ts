import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
  fromPhone: 'ഈ ഫോണിലുള്ളത്',
  pricesSeen: (ago) => `വില കണ്ടത്: ${ago}`,
  justNow: 'ഇപ്പോൾ',
  lastOnlineUnknown: 'ഈ ഫോൺ അവസാനം ഓൺലൈനായ ശേഷം വില മാറിയിരിക്കാം.',
  attention: {
    one: '# മാറ്റം നിങ്ങൾ നോക്കണം',
    other: '# മാറ്റങ്ങൾ നിങ്ങൾ നോക്കണം',
  },
  waiting: {
    one: '# മാറ്റം അയയ്ക്കാൻ ബാക്കി',
    other: '# മാറ്റങ്ങൾ അയയ്ക്കാൻ ബാക്കി',
  },
}
