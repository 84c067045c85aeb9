import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'પ્રોડક્ટની ખાસ વાતો',
  crops: 'પાક',
  pests: 'શેના પર અસર કરે',
  dose: 'માત્રા',
  dosePerPump: '15 લિટર પંપ માટે માત્રા',
  waiting: 'કાપણી પહેલાં રાહ જુઓ',
  days: {
    one: '# દિવસ',
    other: '# દિવસ',
  },
  genericName: 'સામાન્ય નામ',
  netQuantity: 'ચોખ્ખો જથ્થો',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, બધા ટેક્સ સાથે`,
  bestBefore: 'આ પહેલાં વાપરો',
  origin: 'કયા દેશમાં બનેલું',
  maker: 'ઉત્પાદક',
  packer: 'પેક કરનાર',
  importer: 'આયાતકાર',
  care: 'ગ્રાહક સેવા',
}
