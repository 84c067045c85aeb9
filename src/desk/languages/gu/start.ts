import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/gu/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `આજે ${time}`,
  parcels: { one: '# પાર્સલ', other: '# પાર્સલ' },
  pieces: { one: '# નંગ', other: '# નંગ' },
}

export const login: DeskWords['login'] = {
  title: 'ડેસ્ક પર લૉગ ઇન કરો',
  lead: 'અમે તમારા ફોન પર કોડ મોકલીશું.',
  phone: 'ફોન નંબર',
  send: 'મને કોડ મોકલો',
  sentTo: (phone) => `જો ${phone} કોઈ દુકાનમાં કામ કરનારનો નંબર હશે, તો કોડ આવી રહ્યો છે.`,
  code: 'કોડ',
  codeHint: 'સંદેશામાં આવેલા છ અંક',
  submit: 'લૉગ ઇન કરો',
  other: 'બીજો નંબર',
  again: 'નવો કોડ મોકલો',
  choose: 'કઈ દુકાન?',
  seller: 'પાસવર્ડથી',
  unsent: (count) =>
    plural(count, {
      one: '# ફેરફાર આ ફોનમાં બાકી છે. તે મોકલવા પહેલાંની જેમ લૉગ ઇન કરો.',
      other: '# ફેરફાર આ ફોનમાં બાકી છે. તે મોકલવા પહેલાંની જેમ લૉગ ઇન કરો.',
    }),
  ended: 'તમારું લૉગ ઇન પૂરું થયું. ફરી લૉગ ઇન કરો.',
}

export const list: DeskWords['list'] = {
  failed: 'આ લોડ ન થયું',
  again: 'ફરી પ્રયત્ન કરો',
  home: 'આજે પર જાઓ',
  more: 'વધુ બતાવો',
  noneYet: 'હજી સુધી કંઈ નથી; જોવાનું હજી બાકી છે.',
  parts: 'શું બતાવવું',
  all: 'બધું',
  find: 'શોધો',
}

export const layout: DeskWords['layout'] = {
  allShops: 'બધી દુકાનો',
  start: {
    title: 'ડેસ્કને એક વાર નેટવર્ક જોઈએ',
    text: 'પછી તે નેટવર્ક વગર પણ ખૂલશે.',
    again: 'ફરી પ્રયત્ન કરો',
  },
  closed: {
    title: 'તમને આની પરવાનગી નથી',
    text: (role) => `${role} ના કામમાં આ પેજ આવતું નથી. દુકાનના માલિક તે “લોકો” માં બદલી શકે છે.`,
    home: 'આજે પર જાઓ',
  },
  refused: {
    others: (count) => plural(count, { one: 'બીજો # ફેરફાર નામંજૂર થયો', other: 'બીજા # ફેરફાર નામંજૂર થયા' }),
    elsewhere: (id) => `${id} બીજે જઈ ચૂક્યું હતું: તેની રોકડ નોંધાઈ`,
  },
  skip: 'સીધા મુખ્ય ભાગ પર જાઓ',
  groups: { work: 'આજનું કામ', goods: 'સામાન', customers: 'ગ્રાહકો', money: 'પૈસા', shop: 'દુકાન' },
  missing: { title: 'એવું કોઈ પેજ નથી', home: 'ડેસ્ક પર જાઓ' },
}
