import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `ਤੁਹਾਡੇ ਕੋਲ ${formatRupees(rupees)} ਹਨ`,
  here: (count) => `ਇਸ ਘਰ ਲਈ ${parcels(count)}`,
  arrange: 'ਰਾਹ ਦੀ ਤਰਤੀਬ ਬਦਲੋ',
  arranged: 'ਤਰਤੀਬ ਠੀਕ ਹੈ',
  byPlace: 'ਪਿੰਨ ਅਤੇ ਪਿੰਡ ਮੁਤਾਬਕ',
  earlier: 'ਪਹਿਲਾਂ',
  later: 'ਬਾਅਦ ਵਿੱਚ',
  earlierOf: (name) => `ਪਹਿਲਾਂ: ${name}`,
  laterOf: (name) => `ਬਾਅਦ ਵਿੱਚ: ${name}`,
  known: (at) => `ਇਹ ਰਕਮ ${momentOf(at)} ਤੱਕ ਦੀ ਹੈ, ਬਾਅਦ ਵਿੱਚ ਬਦਲੀ ਹੋ ਸਕਦੀ ਹੈ।`,
  which: 'ਕਿਹੜੇ ਪਾਰਸਲ?',
  noted: (rupees) => `ਪਹੁੰਚ ਗਿਆ, ${formatRupees(rupees)} ਲਿਖੇ ਗਏ`,
  undo: 'ਪਹਿਲਾਂ ਵਰਗਾ ਕਰੋ',
  undoOf: (id) => `ਪਹਿਲਾਂ ਵਰਗਾ ਕਰੋ: ${id}`,
  none: 'ਜੋ ਪਾਰਸਲ ਦੇਣੇ ਹਨ ਉਨ੍ਹਾਂ ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ',
}

export const scan: DeskWords['scan'] = {
  open: 'ਲੇਬਲ ਸਕੈਨ ਕਰੋ',
  lead: 'ਲੇਬਲ ਦਾ ਕੋਡ ਕੈਮਰੇ ਸਾਹਮਣੇ ਰੱਖੋ।',
  camera: 'ਕੈਮਰੇ ਦੀ ਤਸਵੀਰ',
  none: {
    unsupported: 'ਇਹ ਫ਼ੋਨ ਕੋਡ ਨਹੀਂ ਪੜ੍ਹਦਾ: ਲੇਬਲ ਦਾ ਨੰਬਰ ਲਿਖੋ।',
    refused: 'ਇੱਥੇ ਕੈਮਰੇ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ। ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਜਾਜ਼ਤ ਦਿਓ, ਜਾਂ ਨੰਬਰ ਲਿਖੋ।',
    missing: 'ਕੈਮਰਾ ਨਹੀਂ ਹੈ: ਲੇਬਲ ਦਾ ਨੰਬਰ ਲਿਖੋ।',
  },
  number: 'ਲੇਬਲ ਦਾ ਨੰਬਰ',
  hint: 'ਆਖਰੀ ਚਾਰ ਅੱਖਰ ਕਾਫ਼ੀ ਹਨ',
  find: 'ਲੱਭੋ',
  chosen: (id) => `${id} ਚੁਣਿਆ ਗਿਆ`,
  elsewhere: (id, state) => `${id} ਇਸ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ: ${state}`,
  unknown: (code) => `${code} ਇਸ ਫ਼ੋਨ ’ਤੇ ਤੁਹਾਡਾ ਕੋਈ ਪਾਰਸਲ ਨਹੀਂ ਹੈ`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'ਨਕਦ ਵਹੀ',
  lead: 'ਹਰ ਬੰਦੇ ਨੇ ਬੂਹੇ ’ਤੇ ਕਿੰਨਾ ਲਿਆ, ਅਤੇ ਉਸ ਵਿੱਚੋਂ ਤੁਹਾਨੂੰ ਕਿੰਨਾ ਮਿਲਿਆ।',
  empty: 'ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੋਈ ਨਕਦ ਨਹੀਂ',
  emptyText: 'ਬੂਹੇ ’ਤੇ ਲਿਆ ਨਕਦ ਇੱਥੇ ਬੰਦੇ ਅਤੇ ਦਿਨ ਮੁਤਾਬਕ ਦਿਸੇਗਾ।',
  week: (from, until) => `${dayOf(from)} ਤੋਂ ${dayOf(until)} ਤੱਕ`,
  earlier: 'ਪਿਛਲਾ ਹਫ਼ਤਾ',
  later: 'ਅਗਲਾ ਹਫ਼ਤਾ',
  nobody: 'ਕਿਸ ਨੇ ਲਿਆ, ਪਤਾ ਨਹੀਂ',
  holds: 'ਹੁਣ ਕੋਲ',
  taken: 'ਲਿਆ',
  handedOver: 'ਸੌਂਪਿਆ',
  difference: 'ਫ਼ਰਕ',
  lines: 'ਹਰ ਪਾਰਸਲ',
  kinds: {
    taken: 'ਲਿਆ',
    undone: 'ਗਲਤੀ ਨਾਲ ਦੱਬਿਆ',
    settled: 'ਜਿਵੇਂ ਤੈਅ ਹੋਇਆ',
    handed_over: 'ਸੌਂਪਿਆ',
  },
  to: (name) => `${name} ਨੂੰ`,
  receive: 'ਨਕਦ ਮਿਲਿਆ',
  receiveOf: (name) => `${name} ਤੋਂ ਨਕਦ ਮਿਲਿਆ`,
  amount: 'ਕਿੰਨਾ, ਰੁਪਏ ਵਿੱਚ',
  amountWrong: 'ਰਕਮ ਲਿਖੋ, ਜਿਵੇਂ 450',
  note: 'ਚਾਹੋ ਤਾਂ ਨੋਟ ਲਿਖੋ',
  noteHint: 'ਜਿਵੇਂ ਕਿੱਥੇ ਰੱਖਿਆ ਹੈ',
  submit: 'ਮੈਨੂੰ ਮਿਲ ਗਿਆ',
  done: (name, amount) => `${name} ਦੇ ${formatRupees(amount)} ਲਿਖੇ ਗਏ`,
  columns: {
    day: 'ਦਿਨ',
    person: 'ਬੰਦਾ',
    what: 'ਕੀ',
    parcel: 'ਪਾਰਸਲ',
    rupees: 'ਰੁਪਏ',
    by: 'ਕਿਸ ਨੇ ਲਿਖਿਆ',
    note: 'ਨੋਟ',
  },
  save: 'ਟੇਬਲ (CSV) ਵਜੋਂ ਸੇਵ ਕਰੋ',
}
