import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf, pieces } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'મંજૂર કરવાની લિસ્ટિંગ',
  search: 'લિસ્ટિંગનું નામ',
  parts: { waiting: 'મંજૂરી બાકી', returned: 'પાછું મોકલ્યું', approved: 'મંજૂર' },
  empty: {
    all: {
      title: 'કશાની મંજૂરી બાકી નથી',
      text: 'વિક્રેતા મંજૂરી માટે જે મોકલે, તે નિર્ણય થાય ત્યાં સુધી અહીં રહે છે.',
    },
    waiting: {
      title: 'કશાની મંજૂરી બાકી નથી',
      text: 'વિક્રેતા મંજૂરી માટે જે મોકલે, તે નિર્ણય થાય ત્યાં સુધી અહીં રહે છે.',
    },
    returned: {
      title: 'કંઈ પાછું મોકલ્યું નથી',
      text: 'પાછું મોકલેલું, વિક્રેતા ફરી મોકલે ત્યાં સુધી અહીં રહે છે.',
    },
    approved: { title: 'હજી કંઈ મંજૂર થયું નથી', text: 'તમે જે મંજૂર કરો, તે અહીં દેખાય છે.' },
  },
  look: 'જુઓ',
  open: (title) => `જુઓ: ${title}`,
  from: (shop, at) => `${shop} તરફથી આવ્યું: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `નિર્ણય ${dayOf(dayInIndia(new Date(at)))} સુધીમાં`,
  late: (at) => `મોડું: નિર્ણય ${dayOf(dayInIndia(new Date(at)))} સુધીમાં થવાનો હતો`,
  missing: (count) => plural(count, { one: '# ફોટો રસ્તામાં છે', other: '# ફોટા રસ્તામાં છે' }),
  states: { waiting: 'મંજૂરી બાકી', returned: 'પાછું મોકલ્યું', approved: 'મંજૂર' },
  kinds: { change: 'લિસ્ટિંગમાં ફેરફાર', beside: 'પ્રોડક્ટની સાથે બીજી ઓફર', new: 'નવી પ્રોડક્ટ' },
  changed: 'શું બદલાશે',
  said: 'શું લખ્યું છે',
  same: 'જે નહીં બદલાય',
  nothing: 'કંઈ નહીં',
  now: 'અત્યારે',
  proposed: 'મંજૂર થાય તો',
  yes: 'હા',
  no: 'ના',
  names: {
    title: 'નામ',
    description: 'માહિતી',
    pictures: 'ફોટા',
    category_id: 'કેટેગરી',
    brand: 'બ્રાન્ડ',
    hsn: 'HSN કોડ',
    perishable: 'જીવંત, અથવા જલદી બગડે તેવું',
  },
  pack: (name) => `પેક ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `વેચાણ કિંમત ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [pieces(stock)]),
      cod ? 'ડિલિવરી વખતે રોકડ' : 'રોકડ નહીં',
    ].join(', '),
  picture: (place) => `ફોટો ${formatNumber(place)}`,
  noPicture: 'એક પણ નહીં',
  goes: 'કાઢવામાં આવશે',
  wrong: 'અહીં કંઈક ખોટું છે',
  wrongWith: (name) => `અહીં કંઈક ખોટું છે: ${name}`,
  reason: (name) => `શું ખોટું છે: ${name}`,
  reasonHint: 'વિક્રેતાને આ તે જ ખાના પાસે દેખાશે.',
  fine: 'કારણ પાછું લો',
  approve: 'મંજૂર કરો',
  approved: 'મંજૂર: હવે વેચાણમાં છે',
  waits: 'તેના ફોટા હજી રસ્તામાં છે. બધા આવે પછી જ નિર્ણય થઈ શકે.',
  return: (count) => plural(count, { one: '# કારણ સાથે પાછું મોકલો', other: '# કારણો સાથે પાછું મોકલો' }),
  returned: 'વિક્રેતાને પાછું મોકલ્યું',
  toReturn: 'પાછું મોકલવું હોય તો શું ખોટું છે તે જે તે ખાના પાસે જણાવો.',
  decided: { returned: 'આ પાછું મોકલ્યું છે. વિક્રેતાએ હજી ફરી મોકલ્યું નથી.', approved: 'આ મંજૂર છે.' },
}
