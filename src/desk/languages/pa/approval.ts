import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf, pieces } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'ਮਨਜ਼ੂਰ ਕਰਨ ਵਾਲੀਆਂ ਲਿਸਟਿੰਗਾਂ',
  search: 'ਲਿਸਟਿੰਗ ਦਾ ਨਾਮ',
  parts: { waiting: 'ਮਨਜ਼ੂਰੀ ਬਾਕੀ', returned: 'ਵਾਪਸ ਭੇਜੇ', approved: 'ਮਨਜ਼ੂਰ' },
  empty: {
    all: {
      title: 'ਕਿਸੇ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਨਹੀਂ',
      text: 'ਵਿਕਰੇਤਾ ਜੋ ਮਨਜ਼ੂਰੀ ਲਈ ਭੇਜਣ, ਉਹ ਫ਼ੈਸਲਾ ਹੋਣ ਤੱਕ ਇੱਥੇ ਰਹਿੰਦਾ ਹੈ।',
    },
    waiting: {
      title: 'ਕਿਸੇ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਨਹੀਂ',
      text: 'ਵਿਕਰੇਤਾ ਜੋ ਮਨਜ਼ੂਰੀ ਲਈ ਭੇਜਣ, ਉਹ ਫ਼ੈਸਲਾ ਹੋਣ ਤੱਕ ਇੱਥੇ ਰਹਿੰਦਾ ਹੈ।',
    },
    returned: {
      title: 'ਕੁਝ ਵਾਪਸ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ',
      text: 'ਜੋ ਵਾਪਸ ਭੇਜਿਆ ਜਾਵੇ, ਉਹ ਵਿਕਰੇਤਾ ਦੇ ਫਿਰ ਭੇਜਣ ਤੱਕ ਇੱਥੇ ਰਹਿੰਦਾ ਹੈ।',
    },
    approved: { title: 'ਅਜੇ ਕੁਝ ਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋਇਆ', text: 'ਤੁਸੀਂ ਜੋ ਮਨਜ਼ੂਰ ਕਰੋ, ਉਹ ਇੱਥੇ ਦਿਸੇਗਾ।' },
  },
  look: 'ਦੇਖੋ',
  open: (title) => `ਦੇਖੋ: ${title}`,
  from: (shop, at) => `${shop} ਨੇ ਭੇਜਿਆ: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `ਫ਼ੈਸਲਾ ${dayOf(dayInIndia(new Date(at)))} ਤੱਕ`,
  late: (at) => `ਦੇਰੀ: ਫ਼ੈਸਲਾ ${dayOf(dayInIndia(new Date(at)))} ਤੱਕ ਹੋਣਾ ਸੀ`,
  missing: (count) => plural(count, { one: '# ਫ਼ੋਟੋ ਰਸਤੇ ਵਿੱਚ ਹੈ', other: '# ਫ਼ੋਟੋਆਂ ਰਸਤੇ ਵਿੱਚ ਹਨ' }),
  states: { waiting: 'ਮਨਜ਼ੂਰੀ ਬਾਕੀ', returned: 'ਵਾਪਸ ਭੇਜਿਆ', approved: 'ਮਨਜ਼ੂਰ' },
  kinds: { change: 'ਲਿਸਟਿੰਗ ਵਿੱਚ ਬਦਲਾਅ', beside: 'ਪ੍ਰੋਡਕਟ ਦੇ ਨਾਲ ਇੱਕ ਹੋਰ ਪੇਸ਼ਕਸ਼', new: 'ਨਵਾਂ ਪ੍ਰੋਡਕਟ' },
  changed: 'ਕੀ ਬਦਲੇਗਾ',
  said: 'ਕੀ ਲਿਖਿਆ ਹੈ',
  same: 'ਜੋ ਨਹੀਂ ਬਦਲੇਗਾ',
  nothing: 'ਕੁਝ ਨਹੀਂ',
  now: 'ਹੁਣ',
  proposed: 'ਮਨਜ਼ੂਰ ਹੋਣ ’ਤੇ',
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
  names: {
    title: 'ਨਾਮ',
    description: 'ਜਾਣਕਾਰੀ',
    pictures: 'ਫ਼ੋਟੋਆਂ',
    category_id: 'ਕੈਟੇਗਰੀ',
    brand: 'ਬ੍ਰਾਂਡ',
    hsn: 'HSN ਕੋਡ',
    perishable: 'ਜਿਉਂਦਾ, ਜਾਂ ਛੇਤੀ ਖ਼ਰਾਬ ਹੋਣ ਵਾਲਾ',
  },
  pack: (name) => `ਪੈਕ ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `ਵੇਚਣ ਦੀ ਕੀਮਤ ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [pieces(stock)]),
      cod ? 'ਡਿਲੀਵਰੀ ’ਤੇ ਨਕਦ' : 'ਨਕਦ ਨਹੀਂ',
    ].join(', '),
  picture: (place) => `ਫ਼ੋਟੋ ${formatNumber(place)}`,
  noPicture: 'ਇੱਕ ਵੀ ਨਹੀਂ',
  goes: 'ਹਟਾਈਆਂ ਜਾਣਗੀਆਂ',
  wrong: 'ਇੱਥੇ ਕੁਝ ਗਲਤ ਹੈ',
  wrongWith: (name) => `ਇੱਥੇ ਕੁਝ ਗਲਤ ਹੈ: ${name}`,
  reason: (name) => `ਕੀ ਗਲਤ ਹੈ: ${name}`,
  reasonHint: 'ਵਿਕਰੇਤਾ ਨੂੰ ਇਹ ਉਸੇ ਖ਼ਾਨੇ ’ਤੇ ਦਿਸੇਗਾ।',
  fine: 'ਕਾਰਨ ਵਾਪਸ ਲਓ',
  approve: 'ਮਨਜ਼ੂਰ ਕਰੋ',
  approved: 'ਮਨਜ਼ੂਰ: ਹੁਣ ਵਿਕਰੀ ਵਿੱਚ ਹੈ',
  waits: 'ਇਸ ਦੀਆਂ ਫ਼ੋਟੋਆਂ ਅਜੇ ਰਸਤੇ ਵਿੱਚ ਹਨ। ਸਾਰੀਆਂ ਆਉਣ ’ਤੇ ਹੀ ਫ਼ੈਸਲਾ ਹੋ ਸਕਦਾ ਹੈ।',
  return: (count) => plural(count, { one: '# ਕਾਰਨ ਨਾਲ ਵਾਪਸ ਭੇਜੋ', other: '# ਕਾਰਨਾਂ ਨਾਲ ਵਾਪਸ ਭੇਜੋ' }),
  returned: 'ਵਿਕਰੇਤਾ ਨੂੰ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ',
  toReturn: 'ਵਾਪਸ ਭੇਜਣ ਲਈ ਕਿਸੇ ਖ਼ਾਨੇ ’ਤੇ ਦੱਸੋ ਕਿ ਕੀ ਗਲਤ ਹੈ।',
  decided: { returned: 'ਇਹ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ। ਵਿਕਰੇਤਾ ਨੇ ਅਜੇ ਫਿਰ ਨਹੀਂ ਭੇਜਿਆ।', approved: 'ਇਹ ਮਨਜ਼ੂਰ ਹੈ।' },
}
