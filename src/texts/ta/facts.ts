import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'பொருள் தகவல்',
  crops: 'பயிர்',
  pests: 'இவற்றைக் கட்டுப்படுத்தும்',
  dose: 'மருந்து அளவு',
  dosePerPump: '15 லிட்டர் பம்புக்கு மருந்து அளவு',
  waiting: 'அறுவடைக்கு முன் காத்திருப்பு',
  days: {
    one: '# நாள்',
    other: '# நாட்கள்',
  },
  genericName: 'பொதுப் பெயர்',
  netQuantity: 'நிகர அளவு',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, எல்லா வரிகளும் சேர்த்து`,
  bestBefore: 'இதற்கு முன் பயன்படுத்தவும்',
  origin: 'தயாரித்த நாடு',
  maker: 'தயாரிப்பாளர்',
  packer: 'பேக் செய்தவர்',
  importer: 'இறக்குமதியாளர்',
  care: 'வாடிக்கையாளர் உதவி',
}
