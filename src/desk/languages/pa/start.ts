import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/pa/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `ਅੱਜ ${time}`,
  parcels: { one: '# ਪਾਰਸਲ', other: '# ਪਾਰਸਲ' },
  pieces: { one: '# ਪੀਸ', other: '# ਪੀਸ' },
}

export const login: DeskWords['login'] = {
  title: 'ਡੈਸਕ ’ਤੇ ਲੌਗ ਇਨ ਕਰੋ',
  lead: 'ਅਸੀਂ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ।',
  phone: 'ਫ਼ੋਨ ਨੰਬਰ',
  send: 'ਮੈਨੂੰ ਕੋਡ ਭੇਜੋ',
  sentTo: (phone) => `ਜੇ ${phone} ਕਿਸੇ ਦੁਕਾਨ ਵਿੱਚ ਕੰਮ ਕਰਨ ਵਾਲੇ ਦਾ ਨੰਬਰ ਹੈ, ਤਾਂ ਕੋਡ ਆ ਰਿਹਾ ਹੈ।`,
  code: 'ਕੋਡ',
  codeHint: 'ਸੁਨੇਹੇ ਵਿੱਚ ਆਏ ਛੇ ਅੰਕ',
  submit: 'ਲੌਗ ਇਨ ਕਰੋ',
  other: 'ਹੋਰ ਨੰਬਰ',
  again: 'ਨਵਾਂ ਕੋਡ ਭੇਜੋ',
  choose: 'ਕਿਹੜੀ ਦੁਕਾਨ?',
  seller: 'ਪਾਸਵਰਡ ਨਾਲ',
  unsent: (count) =>
    plural(count, {
      one: '# ਬਦਲਾਅ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਰੁਕਿਆ ਹੈ। ਇਸ ਨੂੰ ਭੇਜਣ ਲਈ ਪਹਿਲਾਂ ਵਾਂਗ ਲੌਗ ਇਨ ਕਰੋ।',
      other: '# ਬਦਲਾਅ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਰੁਕੇ ਹਨ। ਇਨ੍ਹਾਂ ਨੂੰ ਭੇਜਣ ਲਈ ਪਹਿਲਾਂ ਵਾਂਗ ਲੌਗ ਇਨ ਕਰੋ।',
    }),
  ended: 'ਤੁਹਾਡਾ ਲੌਗ ਇਨ ਖਤਮ ਹੋ ਗਿਆ। ਫਿਰ ਲੌਗ ਇਨ ਕਰੋ।',
}

export const list: DeskWords['list'] = {
  failed: 'ਇਹ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  home: 'ਅੱਜ ’ਤੇ ਜਾਓ',
  more: 'ਹੋਰ ਦਿਖਾਓ',
  noneYet: 'ਹੁਣ ਤੱਕ ਕੁਝ ਨਹੀਂ; ਦੇਖਣ ਨੂੰ ਹੋਰ ਹੈ।',
  parts: 'ਕੀ ਦਿਖਾਉਣਾ ਹੈ',
  all: 'ਸਭ',
  find: 'ਖੋਜੋ',
}

export const layout: DeskWords['layout'] = {
  allShops: 'ਸਾਰੀਆਂ ਦੁਕਾਨਾਂ',
  start: {
    title: 'ਡੈਸਕ ਨੂੰ ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ',
    text: 'ਇਸ ਤੋਂ ਬਾਅਦ ਇਹ ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਵੀ ਖੁੱਲ੍ਹੇਗਾ।',
    again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  },
  closed: {
    title: 'ਤੁਹਾਨੂੰ ਇਸ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ',
    text: (role) => `${role} ਦੇ ਕੰਮ ਵਿੱਚ ਇਹ ਪੇਜ ਨਹੀਂ ਆਉਂਦਾ। ਦੁਕਾਨ ਦੇ ਮਾਲਕ ਇਸ ਨੂੰ “ਲੋਕ” ਵਿੱਚ ਬਦਲ ਸਕਦੇ ਹਨ।`,
    home: 'ਅੱਜ ’ਤੇ ਜਾਓ',
  },
  refused: {
    others: (count) => plural(count, { one: '# ਹੋਰ ਤਬਦੀਲੀ ਨਾਮਨਜ਼ੂਰ ਹੋਈ', other: '# ਹੋਰ ਤਬਦੀਲੀਆਂ ਨਾਮਨਜ਼ੂਰ ਹੋਈਆਂ' }),
    elsewhere: (id) => `${id} ਕਿਤੇ ਹੋਰ ਜਾ ਚੁੱਕਾ ਸੀ: ਉਸ ਦਾ ਨਕਦ ਲਿਖਿਆ ਗਿਆ`,
  },
  skip: 'ਸਿੱਧਾ ਮੁੱਖ ਹਿੱਸੇ ’ਤੇ ਜਾਓ',
  groups: { work: 'ਅੱਜ ਦਾ ਕੰਮ', goods: 'ਸਾਮਾਨ', customers: 'ਗਾਹਕ', money: 'ਪੈਸਾ', shop: 'ਦੁਕਾਨ' },
  missing: { title: 'ਅਜਿਹਾ ਕੋਈ ਪੇਜ ਨਹੀਂ ਹੈ', home: 'ਡੈਸਕ ’ਤੇ ਜਾਓ' },
}
