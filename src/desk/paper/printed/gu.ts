import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ડિલિવરી સ્લિપ',
  noInvoice: 'આ ટેક્સ બિલ નથી',
  from: 'મોકલનાર',
  to: 'પ્રતિ',
  phone: 'ફોન',
  order: 'ઓર્ડર',
  ordered: 'ઓર્ડરની તારીખ',
  pieces: 'જથ્થો',
  goods: 'સામાન',
  lot: 'લોટ',
  expiry: 'એક્સપાયરી',
  bestBefore: 'આ પહેલાં વાપરો',
  licences: {
    fertiliser: 'ખાતર માટે લાઇસન્સ',
    insecticide: 'જંતુનાશક માટે લાઇસન્સ',
    seed: 'બિયારણ માટે લાઇસન્સ',
  },
  delivery: 'ડિલિવરી',
  cash: 'રોકડ',
  paid: 'પેમેન્ટ થઈ ગયું',
  packedBy: 'પેક કરનાર',
  received: 'પૂરું અને સારી હાલતમાં મળ્યું',
  date: 'તારીખ',
  name: 'નામ અને સહી',
}
