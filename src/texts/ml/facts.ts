import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'ഉൽപ്പന്നത്തെക്കുറിച്ച്',
  crops: 'വിള',
  pests: 'ഇവയ്ക്കെതിരെ',
  dose: 'മരുന്നിന്റെ അളവ്',
  dosePerPump: '15 ലിറ്റർ പമ്പിന് മരുന്നിന്റെ അളവ്',
  waiting: 'വിളവെടുപ്പിനു മുമ്പ് കാത്തിരിപ്പ്',
  days: {
    one: '# ദിവസം',
    other: '# ദിവസം',
  },
  genericName: 'പൊതുവായ പേര്',
  netQuantity: 'ആകെ അളവ്',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, എല്ലാ നികുതിയും ഉൾപ്പെടെ`,
  bestBefore: 'ഇതിനു മുമ്പ് ഉപയോഗിക്കുക',
  origin: 'നിർമ്മിച്ച രാജ്യം',
  maker: 'നിർമ്മാതാവ്',
  packer: 'പായ്ക്ക് ചെയ്തത്',
  importer: 'ഇറക്കുമതിക്കാരൻ',
  care: 'ഉപഭോക്തൃ സഹായം',
}
