import type { RestTexts } from '../texts.ts'

export const delivery: RestTexts['delivery'] = {
  change: 'બદલો',
  changePin: 'પિન કોડ બદલો',
  by: (pin, day) => `${pin} પર ${day} સુધીમાં`,
  cash: 'રોકડ ચાલશે',
  noCash: 'માત્ર પ્રીપેડ',
  parcels: { one: '# પાર્સલ', other: '# પાર્સલ' },
  lineBy: (day) => `${day} સુધીમાં`,
  not: (pin) => `${pin} પર ડિલિવરી નથી`,
  title: 'સામાન ક્યાં પહોંચાડીએ?',
  pin: 'પિન કોડ',
  hint: 'અમે બતાવીશું કે સામાન ક્યારે પહોંચશે, અને રોકડ ચાલશે કે નહીં.',
  unknown: 'ભારતમાં આ પિન કોડની કોઈ જગ્યા નથી. તેને તપાસો.',
  looking: 'આ પિન કોડ શોધીએ છીએ',
  save: 'ડિલિવરી જુઓ',
  unserved: {
    one: '# વસ્તુની ડિલિવરી થતી નથી',
    other: '# વસ્તુઓની ડિલિવરી થતી નથી',
  },
  unservedTitle: (items, pin) => `${pin} પર ${items}`,
  unservedAll: 'બીજું સરનામું પસંદ કરો, કે બીજા વિક્રેતા જુઓ.',
  takeOut: {
    one: 'તેને ઓર્ડરમાંથી કાઢો',
    other: 'આ વસ્તુઓ ઓર્ડરમાંથી કાઢો',
  },
  otherAddress: 'બીજું સરનામું પસંદ કરો',
  takenOut: 'કાઢી નાખ્યું. “મારું કાર્ટ પાછું લાવો” થી પાછું આવશે.',
  cashLimit: (most) => `આ પિન કોડ પર એક વિક્રેતા વધુમાં વધુ ${most} રોકડ લે છે.`,
  cashNone: 'આ પિન કોડ પર એક વિક્રેતા રોકડ લેતા નથી.',
  freeAbove: (amount) => `${amount} કે વધુનો માલ લેવા પર મફત`,
  promised: (day) => `${day} સુધીમાં ડિલિવરી`,
}
