import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ',
  fromPhone: 'ਇਸ ਫ਼ੋਨ ਤੋਂ',
  pricesSeen: (ago) => `ਕੀਮਤਾਂ ${ago} ਦੀਆਂ`,
  justNow: 'ਹੁਣੇ-ਹੁਣੇ',
  lastOnlineUnknown: 'ਜਦੋਂ ਇਹ ਫ਼ੋਨ ਪਿਛਲੀ ਵਾਰ ਆਨਲਾਈਨ ਸੀ, ਉਸ ਤੋਂ ਬਾਅਦ ਕੀਮਤਾਂ ਬਦਲੀਆਂ ਹੋ ਸਕਦੀਆਂ ਹਨ।',
  attention: {
    one: '# ਬਦਲਾਅ ਨੂੰ ਤੁਹਾਡਾ ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ',
    other: '# ਬਦਲਾਵਾਂ ਨੂੰ ਤੁਹਾਡਾ ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ',
  },
  waiting: {
    one: '# ਬਦਲਾਅ ਭੇਜਣਾ ਬਾਕੀ',
    other: '# ਬਦਲਾਅ ਭੇਜਣੇ ਬਾਕੀ',
  },
}
