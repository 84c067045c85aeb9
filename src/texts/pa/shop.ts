import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'ਇਹ ਪੇਜ ਨਹੀਂ ਹੈ, ਜਾਂ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੈ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਦੇਖੋ:',
    partNotLoaded: 'ਇਹ ਹਿੱਸਾ ਅਜੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ। ਇਸ ਨੂੰ ਲਿਆਉਣ ਲਈ ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਜੁੜੋ।',
    failedTitle: 'ਪੇਜ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
    failedText: 'ਦੁਕਾਨ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਮਿਲਿਆ। ਤੁਹਾਡਾ ਕਾਰਟ ਅਤੇ ਵਿਸ਼ਲਿਸਟ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੁਰੱਖਿਅਤ ਹਨ।',
    offlineTitle: 'ਇਹ ਪੇਜ ਅਜੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ',
    offlineText: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ। ਪਹਿਲਾਂ ਖੋਲ੍ਹੇ ਹੋਏ ਪੇਜ ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਵੀ ਚੱਲਦੇ ਹਨ।',
    toHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਜਾਓ',
    tryAgain: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  },
  footer,
  goods,
  labels: {
    previous: 'ਪਿਛਲਾ',
    next: 'ਹੋਰ',
    previousSlide: 'ਪਿਛਲਾ',
    nextSlide: 'ਅਗਲਾ',
    increase: 'ਮਾਤਰਾ ਵਧਾਓ',
    decrease: 'ਮਾਤਰਾ ਘਟਾਓ',
    quantity: 'ਮਾਤਰਾ',
    listPrice: 'MRP',
    percentOff: (percent) => `${percent}% ਛੋਟ`,
    outOfFive: (value) => `5 ਵਿੱਚੋਂ ${value} ਸਟਾਰ`,
  },
  menus,
  messages,
  refusals: {
    refused: 'ਦੁਕਾਨ ਨੇ ਇਹ ਨਹੀਂ ਮੰਨਿਆ। ਜਾਂਚੋ ਅਤੇ ਫਿਰ ਸੇਵ ਕਰੋ।',
    gone: 'ਇਹ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਮਿਟਾਇਆ ਗਿਆ ਹੈ। ਰੱਖਣਾ ਹੋਵੇ ਤਾਂ ਫਿਰ ਸੇਵ ਕਰੋ।',
    conflict: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਫਿਰ ਸੇਵ ਕਰੋ।',
    expired: 'ਭੇਜਣ ਵਿੱਚ ਬਹੁਤ ਦੇਰ ਹੋ ਗਈ। ਫਿਰ ਸੇਵ ਕਰੋ।',
    dependent: 'ਪਹਿਲਾਂ ਵਾਲਾ ਇੱਕ ਬਦਲਾਅ ਨਹੀਂ ਮੰਨਿਆ ਗਿਆ। ਉਸ ਨੂੰ ਜਾਂਚੋ ਅਤੇ ਫਿਰ ਸੇਵ ਕਰੋ।',
    unreadable: 'ਇਹ ਪੜ੍ਹਿਆ ਨਹੀਂ ਗਿਆ। ਫਿਰ ਲਿਖੋ।',
  },
  search,
  states,
  status: {
    offline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ',
    fromPhone: 'ਇਸ ਫ਼ੋਨ ਤੋਂ',
    pricesSeen: (ago) => `ਕੀਮਤਾਂ ${ago} ਦੀਆਂ`,
    justNow: 'ਹੁਣੇ-ਹੁਣੇ',
    lastOnlineUnknown: 'ਜਦੋਂ ਇਹ ਫ਼ੋਨ ਪਿਛਲੀ ਵਾਰ ਆਨਲਾਈਨ ਸੀ, ਉਸ ਤੋਂ ਬਾਅਦ ਕੀਮਤਾਂ ਬਦਲੀਆਂ ਹੋ ਸਕਦੀਆਂ ਹਨ।',
    attention: {
      one: '# ਬਦਲਾਅ ਨੂੰ ਤੁਹਾਡਾ ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ',
      other: '# ਬਦਲਾਵਾਂ ਨੂੰ ਤੁਹਾਡਾ ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ',
    },
    waiting: {
      one: '# ਬਦਲਾਅ ਭੇਜਣਾ ਬਾਕੀ',
      other: '# ਬਦਲਾਅ ਭੇਜਣੇ ਬਾਕੀ',
    },
  },
}
