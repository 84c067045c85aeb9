import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `તમારી પાસે ${formatRupees(rupees)} છે`,
  here: (count) => `આ ઘર માટે ${parcels(count)}`,
  arrange: 'રસ્તાનો ક્રમ બદલો',
  arranged: 'ક્રમ બરાબર છે',
  byPlace: 'પિન અને ગામ પ્રમાણે',
  earlier: 'પહેલાં',
  later: 'પછી',
  earlierOf: (name) => `પહેલાં: ${name}`,
  laterOf: (name) => `પછી: ${name}`,
  known: (at) => `આ રકમ ${momentOf(at)} સુધીની છે, પછી બદલાઈ હોઈ શકે.`,
  which: 'કયાં પાર્સલ?',
  noted: (rupees) => `પહોંચી ગયું, ${formatRupees(rupees)} નોંધ્યા`,
  undo: 'પહેલાં જેવું કરો',
  undoOf: (id) => `પહેલાં જેવું કરો: ${id}`,
  none: 'જે પાર્સલ આપવાનાં હોય તેના પર નિશાની કરો',
}

export const scan: DeskWords['scan'] = {
  open: 'લેબલ સ્કેન કરો',
  lead: 'લેબલનો કોડ કેમેરા સામે રાખો.',
  camera: 'કેમેરાનું ચિત્ર',
  none: {
    unsupported: 'આ ફોન કોડ વાંચતો નથી: લેબલનો નંબર લખો.',
    refused: 'અહીં કેમેરાની મંજૂરી નથી. બ્રાઉઝરના સેટિંગમાં મંજૂરી આપો, અથવા નંબર લખો.',
    missing: 'કેમેરા નથી: લેબલનો નંબર લખો.',
  },
  number: 'લેબલનો નંબર',
  hint: 'છેલ્લા ચાર અક્ષર પૂરતા છે',
  find: 'શોધો',
  chosen: (id) => `${id} પસંદ થયું`,
  elsewhere: (id, state) => `${id} આ યાદીમાં નથી: ${state}`,
  unknown: (code) => `${code} આ ફોન પર તમારું કોઈ પાર્સલ નથી`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'રોકડ ચોપડો',
  lead: 'દરેકે દરવાજે કેટલી રોકડ લીધી, અને તેમાંથી તમને કેટલી મળી.',
  empty: 'આ દિવસોમાં રોકડ નથી',
  emptyText: 'દરવાજે લીધેલી રોકડ અહીં વ્યક્તિ અને દિવસ પ્રમાણે દેખાશે.',
  week: (from, until) => `${dayOf(from)} થી ${dayOf(until)}`,
  earlier: 'પાછલું અઠવાડિયું',
  later: 'આગલું અઠવાડિયું',
  nobody: 'કોણે લીધી ખબર નથી',
  holds: 'હાલ પાસે',
  taken: 'લીધી',
  handedOver: 'સોંપી',
  difference: 'ફરક',
  lines: 'દરેક પાર્સલ',
  kinds: {
    taken: 'લીધી',
    undone: 'ભૂલથી દબાયું',
    settled: 'નક્કી થયા પ્રમાણે',
    handed_over: 'સોંપી',
  },
  to: (name) => `${name} ને`,
  receive: 'રોકડ મળી',
  receiveOf: (name) => `${name} પાસેથી રોકડ મળી`,
  amount: 'કેટલી, રૂપિયામાં',
  amountWrong: 'રકમ લખો, જેમ કે 450',
  note: 'જોઈએ તો નોંધ લખો',
  noteHint: 'જેમ કે ક્યાં રાખી છે',
  submit: 'મને મળી',
  done: (name, amount) => `${name} ના ${formatRupees(amount)} નોંધ્યા`,
  columns: {
    day: 'દિવસ',
    person: 'વ્યક્તિ',
    what: 'શું',
    parcel: 'પાર્સલ',
    rupees: 'રૂપિયા',
    by: 'કોણે નોંધ્યું',
    note: 'નોંધ',
  },
  save: 'ટેબલ (CSV) તરીકે સેવ કરો',
}
