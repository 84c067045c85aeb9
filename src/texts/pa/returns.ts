import type { RestTexts } from '../texts.ts'

export const returns: RestTexts['returns'] = {
  button: 'ਰਿਟਰਨ ਕਰੋ',
  title: 'ਇਹ ਆਈਟਮ ਰਿਟਰਨ ਕਰੋ',
  why: 'ਕੀ ਦਿੱਕਤ ਹੈ?',
  problems: {
    unwanted: 'ਮੈਨੂੰ ਇਸ ਦੀ ਲੋੜ ਨਹੀਂ',
    damaged: 'ਟੁੱਟਿਆ ਜਾਂ ਖਰਾਬ ਆਇਆ',
    wrong: 'ਇਹ ਉਹ ਨਹੀਂ ਜੋ ਮੈਂ ਆਰਡਰ ਕੀਤਾ ਸੀ',
  },
  open: (end) => `${end} ਤੱਕ`,
  openWithPicture: (end) => `${end} ਤੱਕ, ਤਸਵੀਰ ਨਾਲ`,
  over: (end) => `ਇਸ ਦਾ ਸਮਾਂ ${end} ਨੂੰ ਖਤਮ ਹੋ ਗਿਆ`,
  reason: 'ਕੀ ਹੋਇਆ?',
  hint: 'ਬਿਨਾਂ ਖੋਲ੍ਹੇ, ਲੇਬਲ ਅਤੇ ਬਿੱਲ ਨਾਲ ਰੱਖੋ। ਮਨਜ਼ੂਰੀ ਤੋਂ ਬਾਅਦ 7 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਰਿਫੰਡ।',
  damageHint: 'ਸਾਮਾਨ ਅਤੇ ਪੈਕਿੰਗ ਦਿਖਾਓ। ਮਨਜ਼ੂਰੀ ਤੋਂ ਬਾਅਦ 7 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਰਿਫੰਡ।',
  send: 'ਰਿਟਰਨ ਮੰਗੋ',
  states: {
    requested: (day) => `${day} ਨੂੰ ਤੁਸੀਂ ਰਿਟਰਨ ਮੰਗਿਆ। ਵਿਕਰੇਤਾ ਇੱਥੇ ਜਵਾਬ ਦੇਵੇਗਾ।`,
    approved: (day) => `${day} ਨੂੰ ਰਿਟਰਨ ਮਨਜ਼ੂਰ ਹੋਇਆ। 7 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਰਿਫੰਡ।`,
    rejected: (day) => `${day} ਨੂੰ ਰਿਟਰਨ ਨਾਮਨਜ਼ੂਰ ਹੋਇਆ।`,
  },
  refund: {
    due: (amount, day) => `${amount} ਦਾ ਰਿਫੰਡ ${day} ਤੋਂ ਬਾਕੀ ਹੈ। ਇਹ 7 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਆਵੇਗਾ।`,
    sent: (amount, day) => `${amount} ਦਾ ਰਿਫੰਡ ${day} ਨੂੰ ਭੇਜਿਆ ਗਿਆ। ਤੁਹਾਡੇ ਬੈਂਕ ਨੂੰ ਕੁਝ ਦਿਨ ਲੱਗ ਸਕਦੇ ਹਨ।`,
    done: (amount, day) => `${amount} ਦਾ ਰਿਫੰਡ ${day} ਨੂੰ ਹੋ ਗਿਆ।`,
    whole: 'ਇਹ ਪੂਰੇ ਆਰਡਰ ਲਈ ਹੈ।',
  },
  note: (words) => `ਦੁਕਾਨ ਦਾ ਕਹਿਣਾ ਹੈ: ${words}`,
}
