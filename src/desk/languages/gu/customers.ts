import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ગ્રાહકો',
  search: 'નામ, ફોન, ઈમેલ કે એકાઉન્ટ નંબર',
  start: 'કોને શોધવા છે?',
  startText: 'ઓછામાં ઓછા 2 અક્ષર કે અંક લખો: શોધ્યા વગર કોઈ દેખાતું નથી.',
  none: 'કોઈ મળ્યું નથી',
  noneText: 'નામનો ભાગ કે ફોન નંબરના છેલ્લા અંક લખી જુઓ.',
  more: (count) => `ફક્ત સૌથી નવા ${formatNumber(count)} દેખાય છે: નામ કે નંબર વધુ લખો.`,
  number: (id) => `એકાઉન્ટ ${id}`,
  since: (at) => `ગ્રાહક ક્યારથી: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ઓર્ડર', other: '# ઓર્ડર' }),
  lastOrder: (at) => `છેલ્લો ઓર્ડર: ${day(at)}`,
  noPhone: 'ફોન નંબર નથી',
  blocked: 'રોકેલા',
  blockedOn: (at) => `રોક્યા: ${day(at)}`,
  silent: '90 દિવસથી આવ્યા નથી',
  silentText: 'આ નંબર હવે બીજા કોઈનો હોઈ શકે, તેથી ફક્ત કોડથી એકાઉન્ટ ખૂલતું નથી.',
  ordersOf: (name) => `${name} ના ઓર્ડર`,
  toOrders: 'ઓર્ડર',
  block: 'રોકો',
  blockOf: (name) => `રોકો: ${name}`,
  blocking: {
    title: 'એકાઉન્ટ રોકવું છે?',
    label: 'કેમ?',
    hint: 'લૉગ ઇન તરત બંધ થશે અને ફરી નહીં થઈ શકે; ઓર્ડર ચાલુ રહેશે. કારણ ફક્ત ઓપરેટરના લોકો વાંચે છે.',
    missing: 'કારણ જણાવો',
    submit: 'રોકો',
  },
  isBlocked: 'એકાઉન્ટ રોક્યું',
  unblock: 'ફરી ખોલો',
  unblockOf: (name) => `ફરી ખોલો: ${name}`,
  isOpen: 'એકાઉન્ટ ફરી ખૂલ્યું',
  letIn: 'ફરી આવવા દો',
  letInOf: (name) => `ફરી આવવા દો: ${name}`,
  letInTitle: (name) => `${name} ને ફરી આવવા દેવા છે?`,
  letInText: 'પહેલાં આ નંબર પર ફોન કરો: હવેથી આ નંબર જેમની પાસે છે તેઓ કોડથી એકાઉન્ટ ખોલી શકશે.',
  stay: 'રહેવા દો',
  isIn: 'હવે કોડથી એકાઉન્ટ ફરી ખૂલશે',
  open: 'એકાઉન્ટ ખોલો',
  openText: 'લૉગ ઇન કોડ ફોન પર જાય છે. પાસવર્ડ નથી: કોડથી લૉગ ઇન થાય છે.',
  name: 'નામ',
  phone: 'ફોન નંબર',
  email: 'ઈમેલ',
  openSubmit: 'એકાઉન્ટ ખોલો',
  opened: 'એકાઉન્ટ ખૂલ્યું, અને કોડ મોકલ્યો',
  openedUntold: 'એકાઉન્ટ ખૂલ્યું. કોડ મોકલી શકાયો નહીં: લૉગ ઇન વખતે “કોડ વાપરો” દબાવે.',
}
