import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'प्रोडक्ट की खास बातें',
  crops: 'फसल',
  pests: 'इन पर असर करता है',
  dose: 'खुराक',
  dosePerPump: '15 लीटर पंप की खुराक',
  waiting: 'कटाई से पहले रुकें',
  days: {
    one: '# दिन',
    other: '# दिन',
  },
  genericName: 'आम नाम',
  netQuantity: 'शुद्ध मात्रा',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, सभी टैक्स सहित`,
  bestBefore: 'इससे पहले इस्तेमाल करें',
  origin: 'किस देश में बना',
  maker: 'बनाने वाली कंपनी',
  packer: 'पैक करने वाली कंपनी',
  importer: 'आयात करने वाली कंपनी',
  care: 'ग्राहक सेवा',
}
