import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ਡਿਲੀਵਰੀ ਪਰਚੀ',
  noInvoice: 'ਇਹ ਟੈਕਸ ਬਿੱਲ ਨਹੀਂ ਹੈ',
  from: 'ਭੇਜਣ ਵਾਲੇ',
  to: 'ਲੈਣ ਵਾਲੇ',
  phone: 'ਫ਼ੋਨ',
  order: 'ਆਰਡਰ',
  ordered: 'ਆਰਡਰ ਦੀ ਤਾਰੀਖ਼',
  pieces: 'ਮਾਤਰਾ',
  goods: 'ਸਾਮਾਨ',
  lot: 'ਲਾਟ',
  expiry: 'ਐਕਸਪਾਇਰੀ',
  bestBefore: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਵਰਤੋ',
  licences: {
    fertiliser: 'ਖਾਦ ਦਾ ਲਾਇਸੈਂਸ',
    insecticide: 'ਕੀਟਨਾਸ਼ਕ ਦਾ ਲਾਇਸੈਂਸ',
    seed: 'ਬੀਜ ਦਾ ਲਾਇਸੈਂਸ',
  },
  delivery: 'ਡਿਲੀਵਰੀ',
  cash: 'ਨਕਦ',
  paid: 'ਭੁਗਤਾਨ ਹੋ ਗਿਆ',
  packedBy: 'ਕਿਸ ਨੇ ਪੈਕ ਕੀਤਾ',
  received: 'ਪੂਰਾ ਅਤੇ ਸਹੀ-ਸਲਾਮਤ ਮਿਲਿਆ',
  date: 'ਤਾਰੀਖ਼',
  name: 'ਨਾਮ ਅਤੇ ਦਸਤਖ਼ਤ',
}
