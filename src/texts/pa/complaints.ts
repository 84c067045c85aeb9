import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'ਸ਼ਿਕਾਇਤਾਂ',
  needed: 'ਸ਼ਿਕਾਇਤ ਕਰਨ ਅਤੇ ਆਪਣੀਆਂ ਸ਼ਿਕਾਇਤਾਂ ਦੇਖਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।',
  lead: (hours, days) => `ਤੁਹਾਨੂੰ ਤੁਰੰਤ ਇੱਕ ਨੰਬਰ ਮਿਲਦਾ ਹੈ, ${hours} ਘੰਟਿਆਂ ਵਿੱਚ ਸ਼ਿਕਾਇਤ ਮਿਲਣ ਦੀ ਖ਼ਬਰ, ਅਤੇ ${days} ਦਿਨਾਂ ਵਿੱਚ ਉਸ ਦਾ ਹੱਲ।`,
  officer: 'ਸ਼ਿਕਾਇਤ ਅਧਿਕਾਰੀ',
  subject: 'ਸ਼ਿਕਾਇਤ ਕਿਸ ਬਾਰੇ ਹੈ?',
  subjects: {
    order: 'ਕੋਈ ਆਰਡਰ',
    product: 'ਕੋਈ ਪ੍ਰੋਡਕਟ',
    seller: 'ਕੋਈ ਵਿਕਰੇਤਾ',
    payment: 'ਭੁਗਤਾਨ ਜਾਂ ਰਿਫੰਡ',
    privacy: 'ਮੇਰਾ ਡਾਟਾ',
    other: 'ਕੁਝ ਹੋਰ',
  },
  orderId: 'ਆਰਡਰ ਨੰਬਰ',
  orderHint: 'ਜੇ ਗੱਲ ਕਿਸੇ ਆਰਡਰ ਦੀ ਹੈ',
  label: 'ਕੀ ਗ਼ਲਤ ਹੋਇਆ?',
  submit: 'ਸ਼ਿਕਾਇਤ ਭੇਜੋ',
  sent: (ticket) => `ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਦਾ ਨੰਬਰ ${ticket} ਹੈ।`,
  mine: 'ਤੁਹਾਡੀਆਂ ਸ਼ਿਕਾਇਤਾਂ',
  ticket: (ticket) => `ਸ਼ਿਕਾਇਤ ${ticket}`,
  states: {
    open: (day) => `ਅਸੀਂ ${day} ਤੱਕ ਜਵਾਬ ਦੇਵਾਂਗੇ`,
    acknowledged: (day) => `ਮਿਲ ਗਈ। ${day} ਤੱਕ ਹੱਲ ਹੋਵੇਗੀ`,
    closed: (day) => `${day} ਨੂੰ ਹੱਲ ਹੋਈ`,
  },
  answer: 'ਸਾਡਾ ਜਵਾਬ',
  failedTitle: 'ਤੁਹਾਡੀਆਂ ਸ਼ਿਕਾਇਤਾਂ ਹੁਣੇ ਨਹੀਂ ਦਿਸ ਸਕਦੀਆਂ',
  failedText: 'ਦੁਕਾਨ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ।',
  again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
}
