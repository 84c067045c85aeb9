import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ਗਾਹਕ',
  search: 'ਨਾਮ, ਫ਼ੋਨ, ਈਮੇਲ ਜਾਂ ਅਕਾਊਂਟ ਨੰਬਰ',
  start: 'ਕਿਸ ਨੂੰ ਲੱਭਣਾ ਹੈ?',
  startText: 'ਘੱਟੋ-ਘੱਟ 2 ਅੱਖਰ ਜਾਂ ਅੰਕ ਲਿਖੋ: ਖੋਜੇ ਬਿਨਾਂ ਕੋਈ ਨਹੀਂ ਦਿਸਦਾ।',
  none: 'ਕੋਈ ਨਹੀਂ ਮਿਲਿਆ',
  noneText: 'ਨਾਮ ਦਾ ਹਿੱਸਾ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ ਦੇ ਆਖ਼ਰੀ ਅੰਕ ਲਿਖ ਕੇ ਦੇਖੋ।',
  more: (count) => `ਸਿਰਫ਼ ਸਭ ਤੋਂ ਨਵੇਂ ${formatNumber(count)} ਦਿਸ ਰਹੇ ਹਨ: ਨਾਮ ਜਾਂ ਨੰਬਰ ਹੋਰ ਲਿਖੋ।`,
  number: (id) => `ਅਕਾਊਂਟ ${id}`,
  since: (at) => `ਗਾਹਕ ਕਦੋਂ ਤੋਂ: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ਆਰਡਰ', other: '# ਆਰਡਰ' }),
  lastOrder: (at) => `ਆਖ਼ਰੀ ਆਰਡਰ: ${day(at)}`,
  noPhone: 'ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  blocked: 'ਰੋਕਿਆ ਗਿਆ',
  blockedOn: (at) => `ਰੋਕਿਆ ਗਿਆ: ${day(at)}`,
  silent: '90 ਦਿਨਾਂ ਤੋਂ ਨਹੀਂ ਆਏ',
  silentText: 'ਹੋ ਸਕਦਾ ਹੈ ਇਹ ਨੰਬਰ ਹੁਣ ਕਿਸੇ ਹੋਰ ਦਾ ਹੋਵੇ, ਇਸ ਲਈ ਸਿਰਫ਼ ਕੋਡ ਨਾਲ ਅਕਾਊਂਟ ਨਹੀਂ ਖੁੱਲ੍ਹਦਾ।',
  ordersOf: (name) => `${name} ਦੇ ਆਰਡਰ`,
  toOrders: 'ਆਰਡਰ',
  block: 'ਰੋਕੋ',
  blockOf: (name) => `ਰੋਕੋ: ${name}`,
  blocking: {
    title: 'ਅਕਾਊਂਟ ਰੋਕਣਾ ਹੈ?',
    label: 'ਕਿਉਂ?',
    hint: 'ਲੌਗ ਇਨ ਤੁਰੰਤ ਬੰਦ ਹੋਵੇਗਾ ਅਤੇ ਫਿਰ ਨਹੀਂ ਹੋ ਸਕੇਗਾ; ਆਰਡਰ ਚੱਲਦੇ ਰਹਿਣਗੇ। ਕਾਰਨ ਸਿਰਫ਼ ਆਪਰੇਟਰ ਦੇ ਲੋਕ ਪੜ੍ਹਦੇ ਹਨ।',
    missing: 'ਕਾਰਨ ਦੱਸੋ',
    submit: 'ਰੋਕੋ',
  },
  isBlocked: 'ਅਕਾਊਂਟ ਰੋਕਿਆ ਗਿਆ',
  unblock: 'ਫਿਰ ਖੋਲ੍ਹੋ',
  unblockOf: (name) => `ਫਿਰ ਖੋਲ੍ਹੋ: ${name}`,
  isOpen: 'ਅਕਾਊਂਟ ਫਿਰ ਖੁੱਲ੍ਹ ਗਿਆ',
  letIn: 'ਫਿਰ ਆਉਣ ਦਿਓ',
  letInOf: (name) => `ਫਿਰ ਆਉਣ ਦਿਓ: ${name}`,
  letInTitle: (name) => `${name} ਨੂੰ ਫਿਰ ਆਉਣ ਦੇਣਾ ਹੈ?`,
  letInText: 'ਪਹਿਲਾਂ ਇਸ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰੋ: ਹੁਣ ਤੋਂ ਇਹ ਨੰਬਰ ਜਿਸ ਕੋਲ ਹੈ, ਉਹ ਕੋਡ ਨਾਲ ਅਕਾਊਂਟ ਖੋਲ੍ਹ ਸਕੇਗਾ।',
  stay: 'ਰਹਿਣ ਦਿਓ',
  isIn: 'ਹੁਣ ਕੋਡ ਨਾਲ ਅਕਾਊਂਟ ਫਿਰ ਖੁੱਲ੍ਹੇਗਾ',
  open: 'ਅਕਾਊਂਟ ਖੋਲ੍ਹੋ',
  openText: 'ਲੌਗ ਇਨ ਕੋਡ ਫ਼ੋਨ ’ਤੇ ਜਾਂਦਾ ਹੈ। ਪਾਸਵਰਡ ਨਹੀਂ ਹੈ: ਲੌਗ ਇਨ ਕੋਡ ਨਾਲ ਹੁੰਦਾ ਹੈ।',
  name: 'ਨਾਮ',
  phone: 'ਫ਼ੋਨ ਨੰਬਰ',
  email: 'ਈਮੇਲ',
  openSubmit: 'ਅਕਾਊਂਟ ਖੋਲ੍ਹੋ',
  opened: 'ਅਕਾਊਂਟ ਖੁੱਲ੍ਹ ਗਿਆ, ਅਤੇ ਕੋਡ ਭੇਜਿਆ ਗਿਆ',
  openedUntold: 'ਅਕਾਊਂਟ ਖੁੱਲ੍ਹ ਗਿਆ। ਕੋਡ ਭੇਜਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ: ਲੌਗ ਇਨ ਵੇਲੇ “ਕੋਡ ਵਰਤੋ” ਦਬਾਉਣ।',
}
