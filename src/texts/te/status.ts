import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
  fromPhone: 'ఈ ఫోన్ నుంచి',
  pricesSeen: (ago) => `ధరలు: ${ago}`,
  justNow: 'ఇప్పుడే',
  lastOnlineUnknown: 'ఈ ఫోన్ చివరిసారి ఆన్‌లైన్‌లో ఉన్నాక ధరలు మారి ఉండవచ్చు.',
  attention: {
    one: '# మార్పును మీరు చూడాలి',
    other: '# మార్పులను మీరు చూడాలి',
  },
  waiting: {
    one: '# మార్పు పంపాల్సి ఉంది',
    other: '# మార్పులు పంపాల్సి ఉంది',
  },
}
