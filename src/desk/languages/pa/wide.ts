import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# ਚੁਣਿਆ ਗਿਆ', other: '# ਚੁਣੇ ਗਏ' }),
  all: 'ਸਭ ਚੁਣੋ',
  choose: (name) => `${name} ਚੁਣੋ`,
  none: 'ਚੋਣ ਹਟਾਓ',
  done: (count) => plural(count, { one: '# ਬਦਲਿਆ ਗਿਆ', other: '# ਬਦਲੇ ਗਏ' }),
  loadingAll: 'ਤਰਤੀਬ ਲਾਉਣ ਲਈ ਪੂਰੀ ਸੂਚੀ ਲੋਡ ਹੋ ਰਹੀ ਹੈ।',
  tooLong: (most) => `ਸੂਚੀ ਵਿੱਚ ${formatNumber(most)} ਤੋਂ ਵੱਧ ਕਤਾਰਾਂ ਹਨ, ਇਸ ਲਈ ਤਰਤੀਬ ਨਹੀਂ ਲੱਗੀ। ਪਹਿਲਾਂ ਲੱਭ ਕੇ ਸੂਚੀ ਛੋਟੀ ਕਰੋ।`,
  columns: {
    order: 'ਆਰਡਰ',
    ordered: 'ਆਰਡਰ ਦਾ ਸਮਾਂ',
    customer: 'ਗਾਹਕ',
    town: 'ਸ਼ਹਿਰ',
    pieces: 'ਪੀਸ',
    sum: 'ਕੁੱਲ',
    paid: 'ਭੁਗਤਾਨ',
    state: 'ਸਥਿਤੀ',
    product: 'ਪ੍ਰੋਡਕਟ',
    pack: 'ਪੈਕ',
    packs: 'ਪੈਕ',
    stock: 'ਸਟਾਕ',
    held: 'ਰੱਖੇ ਹੋਏ',
    price: 'ਕੀਮਤ',
    shop: 'ਦੁਕਾਨ',
    name: 'ਨਾਮ',
    applied: 'ਅਰਜ਼ੀ',
  },
}
