import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'ਪ੍ਰੋਡਕਟ ਦੀਆਂ ਖ਼ਾਸ ਗੱਲਾਂ',
  crops: 'ਫ਼ਸਲ',
  pests: 'ਇਨ੍ਹਾਂ ’ਤੇ ਅਸਰ ਕਰਦਾ ਹੈ',
  dose: 'ਮਾਤਰਾ',
  dosePerPump: '15 ਲੀਟਰ ਪੰਪ ਲਈ ਮਾਤਰਾ',
  waiting: 'ਵਾਢੀ ਤੋਂ ਪਹਿਲਾਂ ਉਡੀਕ',
  days: {
    one: '# ਦਿਨ',
    other: '# ਦਿਨ',
  },
  genericName: 'ਆਮ ਨਾਮ',
  netQuantity: 'ਸ਼ੁੱਧ ਮਾਤਰਾ',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, ਸਾਰੇ ਟੈਕਸਾਂ ਸਮੇਤ`,
  bestBefore: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਵਰਤੋ',
  origin: 'ਕਿਸ ਦੇਸ਼ ਵਿੱਚ ਬਣਿਆ',
  maker: 'ਬਣਾਉਣ ਵਾਲੀ ਕੰਪਨੀ',
  packer: 'ਪੈਕ ਕਰਨ ਵਾਲੀ ਕੰਪਨੀ',
  importer: 'ਆਯਾਤਕ',
  care: 'ਗਾਹਕ ਸੇਵਾ',
}
