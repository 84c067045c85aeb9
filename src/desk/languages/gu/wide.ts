import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# પસંદ કર્યું', other: '# પસંદ કર્યા' }),
  all: 'બધા પસંદ કરો',
  choose: (name) => `${name} પસંદ કરો`,
  none: 'પસંદગી હટાવો',
  done: (count) => plural(count, { one: '# બદલ્યું', other: '# બદલ્યા' }),
  loadingAll: 'ક્રમ ગોઠવવા માટે આખી યાદી લોડ થઈ રહી છે.',
  tooLong: (most) => `યાદીમાં ${formatNumber(most)} થી વધુ લીટીઓ છે, એટલે ક્રમ ગોઠવ્યો નથી. પહેલાં શોધીને યાદી નાની કરો.`,
  columns: {
    order: 'ઓર્ડર',
    ordered: 'ઓર્ડરનો સમય',
    customer: 'ગ્રાહક',
    town: 'શહેર',
    pieces: 'નંગ',
    sum: 'કુલ',
    paid: 'પેમેન્ટ',
    state: 'સ્થિતિ',
    product: 'પ્રોડક્ટ',
    pack: 'પેક',
    packs: 'પેક',
    stock: 'સ્ટોક',
    held: 'રાખેલા',
    price: 'કિંમત',
    shop: 'દુકાન',
    name: 'નામ',
    applied: 'અરજી',
  },
}
