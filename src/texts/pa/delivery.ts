import type { RestTexts } from '../texts.ts'

export const delivery: RestTexts['delivery'] = {
  change: 'ਬਦਲੋ',
  changePin: 'ਪਿੰਨ ਕੋਡ ਬਦਲੋ',
  by: (pin, day) => `${pin} ’ਤੇ ${day} ਤੱਕ`,
  cash: 'ਨਕਦ ਚੱਲੇਗਾ',
  noCash: 'ਸਿਰਫ਼ ਪ੍ਰੀਪੇਡ',
  parcels: { one: '# ਪਾਰਸਲ', other: '# ਪਾਰਸਲ' },
  lineBy: (day) => `${day} ਤੱਕ`,
  not: (pin) => `${pin} ’ਤੇ ਡਿਲੀਵਰੀ ਨਹੀਂ`,
  title: 'ਸਾਮਾਨ ਕਿੱਥੇ ਪਹੁੰਚਾਈਏ?',
  pin: 'ਪਿੰਨ ਕੋਡ',
  hint: 'ਅਸੀਂ ਦਿਖਾਵਾਂਗੇ ਕਿ ਸਾਮਾਨ ਕਦੋਂ ਪਹੁੰਚੇਗਾ, ਅਤੇ ਨਕਦ ਚੱਲੇਗਾ ਜਾਂ ਨਹੀਂ।',
  unknown: 'ਭਾਰਤ ਵਿੱਚ ਇਸ ਪਿੰਨ ਕੋਡ ਦੀ ਕੋਈ ਥਾਂ ਨਹੀਂ। ਇਸ ਨੂੰ ਜਾਂਚੋ।',
  looking: 'ਇਹ ਪਿੰਨ ਕੋਡ ਲੱਭ ਰਹੇ ਹਾਂ',
  save: 'ਡਿਲੀਵਰੀ ਦੇਖੋ',
  unserved: {
    one: '# ਆਈਟਮ ਦੀ ਡਿਲੀਵਰੀ ਨਹੀਂ ਹੁੰਦੀ',
    other: '# ਆਈਟਮਾਂ ਦੀ ਡਿਲੀਵਰੀ ਨਹੀਂ ਹੁੰਦੀ',
  },
  unservedTitle: (items, pin) => `${pin} ’ਤੇ ${items}`,
  unservedAll: 'ਕੋਈ ਹੋਰ ਪਤਾ ਚੁਣੋ, ਜਾਂ ਹੋਰ ਵਿਕਰੇਤਾ ਦੇਖੋ।',
  takeOut: {
    one: 'ਇਸ ਨੂੰ ਆਰਡਰ ਵਿੱਚੋਂ ਕੱਢੋ',
    other: 'ਇਨ੍ਹਾਂ ਨੂੰ ਆਰਡਰ ਵਿੱਚੋਂ ਕੱਢੋ',
  },
  otherAddress: 'ਹੋਰ ਪਤਾ ਚੁਣੋ',
  takenOut: 'ਕੱਢ ਦਿੱਤਾ। “ਮੇਰਾ ਕਾਰਟ ਵਾਪਸ ਲਿਆਓ” ਨਾਲ ਵਾਪਸ ਆ ਜਾਵੇਗਾ।',
  cashLimit: (most) => `ਇਸ ਪਿੰਨ ਕੋਡ ’ਤੇ ਇੱਕ ਵਿਕਰੇਤਾ ਵੱਧ ਤੋਂ ਵੱਧ ${most} ਨਕਦ ਲੈਂਦਾ ਹੈ।`,
  cashNone: 'ਇਸ ਪਿੰਨ ਕੋਡ ’ਤੇ ਇੱਕ ਵਿਕਰੇਤਾ ਨਕਦ ਨਹੀਂ ਲੈਂਦਾ।',
  freeAbove: (amount) => `${amount} ਜਾਂ ਵੱਧ ਦਾ ਸਾਮਾਨ ਲੈਣ ’ਤੇ ਮੁਫ਼ਤ`,
  promised: (day) => `${day} ਤੱਕ ਡਿਲੀਵਰੀ`,
}
