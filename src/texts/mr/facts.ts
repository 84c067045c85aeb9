import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'प्रॉडक्टची मुख्य माहिती',
  crops: 'पीक',
  pests: 'यावर परिणाम करते',
  dose: 'मात्रा',
  dosePerPump: '15 लिटर पंपासाठी मात्रा',
  waiting: 'काढणीपूर्वी थांबा',
  days: {
    one: '# दिवस',
    other: '# दिवस',
  },
  genericName: 'सामान्य नाव',
  netQuantity: 'निव्वळ वजन/माप',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, सर्व टॅक्स धरून`,
  bestBefore: 'यापूर्वी वापरा',
  origin: 'कोणत्या देशात बनले',
  maker: 'उत्पादक',
  packer: 'पॅक करणारी कंपनी',
  importer: 'आयातदार',
  care: 'ग्राहक सेवा',
}
