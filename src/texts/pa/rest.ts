import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'ਮਦਦ',
    item: 'ਇਸ ਆਈਟਮ ਲਈ ਮਦਦ',
    text: 'ਆਪਣਾ ਆਰਡਰ ਨੰਬਰ ਦੱਸੋ, ਤਾਂ ਜੋ ਅਸੀਂ ਉਸ ਨੂੰ ਤੁਰੰਤ ਲੱਭ ਸਕੀਏ।',
    aboutOrder: (order, item) => `ਆਰਡਰ ${order}: ${item}`,
  },
  homeScreen: {
    name: 'ਹਲਧਰ, ਖੇਤੀ ਦੀ ਦੁਕਾਨ',
    shortName: 'ਹਲਧਰ',
    description: 'ਕਈ ਵਿਕਰੇਤਿਆਂ ਤੋਂ ਬੀਜ, ਖਾਦ, ਸਿੰਚਾਈ ਅਤੇ ਮਸ਼ੀਨਰੀ। ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਵੀ ਚੱਲਦੀ ਹੈ।',
    orders: 'ਤੁਹਾਡੇ ਆਰਡਰ',
    wishlist: 'ਮੇਰੀ ਵਿਸ਼ਲਿਸਟ',
    phone: 'ਫ਼ੋਨ ’ਤੇ ਦੁਕਾਨ',
    desk: 'ਕੰਪਿਊਟਰ ’ਤੇ ਦੁਕਾਨ',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'ਫਿਰ ਭੁਗਤਾਨ ਕਰੋ',
    waits: 'ਇਹ ਆਰਡਰ ਪੱਕਾ ਕਰਨ ਲਈ ਹੁਣੇ ਭੁਗਤਾਨ ਕਰੋ। ਅਸੀਂ ਇਸ ਦਾ ਸਾਮਾਨ ਤੁਹਾਡੇ ਲਈ 30 ਮਿੰਟ ਰੱਖਾਂਗੇ।',
    simulator: 'ਟੈਸਟ ਭੁਗਤਾਨ',
    simulatorText: 'ਇੱਥੇ ਅਸਲੀ ਪੈਸਾ ਨਹੀਂ ਜਾਂਦਾ। ਚੁਣੋ ਕਿ ਇਸ ਭੁਗਤਾਨ ਦਾ ਕੀ ਹੋਵੇ।',
    amount: 'ਦੇਣੇ ਹਨ',
    pay: 'ਭੁਗਤਾਨ ਕਰੋ',
    fail: 'ਭੁਗਤਾਨ ਫੇਲ੍ਹ ਕਰੋ',
    refused: 'ਬੈਂਕ ਨੇ ਇਹ ਭੁਗਤਾਨ ਨਾਮਨਜ਼ੂਰ ਕਰ ਦਿੱਤਾ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਸਕਦੀ ਹੈ।',
  },
  questions: {
    title: 'ਸਵਾਲ ਪੁੱਛੋ',
    lead: 'ਦੁਕਾਨ ਜਵਾਬ ਦੇਵੇਗੀ। ਫਿਰ ਸਵਾਲ ਅਤੇ ਜਵਾਬ ਤੁਹਾਡੇ ਪਹਿਲੇ ਨਾਮ ਨਾਲ ਇਸ ਪੇਜ ’ਤੇ ਦਿਸਣਗੇ।',
    label: 'ਤੁਹਾਡਾ ਸਵਾਲ',
    hint: 'ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਪਤੇ ਨਾ ਲਿਖੋ: ਇਸ ਨੂੰ ਸਭ ਪੜ੍ਹਦੇ ਹਨ।',
    send: 'ਸਵਾਲ ਭੇਜੋ',
    saved: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ’ਤੇ ਭੇਜਿਆ ਜਾਵੇਗਾ।',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory:
      'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਕੁਝ ਸੇਵ ਨਹੀਂ ਕਰਦਾ, ਜਿਵੇਂ ਪ੍ਰਾਈਵੇਟ ਵਿੰਡੋ ਵਿੱਚ। ਖਰੀਦਦਾਰੀ ਅਤੇ ਆਰਡਰ ਹੋ ਸਕਦੇ ਹਨ, ਪਰ ਇਸ ਨੂੰ ਬੰਦ ਕਰਨ ’ਤੇ ਤੁਹਾਡਾ ਕਾਰਟ ਚਲਾ ਜਾਵੇਗਾ।',
    full: 'ਫ਼ੋਨ ਭਰ ਗਿਆ ਹੈ: ਸਭ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਰੱਖਿਆ ਹੋਇਆ ਕੁਝ ਹਟਾ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    seeKept: 'ਦੇਖੋ ਕੀ ਰੱਖਿਆ ਹੈ',
    reload: 'ਦੁਕਾਨ ਦੂਜੀ ਵਿੰਡੋ ਵਿੱਚ ਅੱਪਡੇਟ ਹੋਈ ਹੈ।',
    reloadNow: 'ਫਿਰ ਲੋਡ ਕਰੋ',
    login: 'ਆਪਣੇ ਬਦਲਾਅ ਭੇਜਣ ਲਈ ਫਿਰ ਲੌਗ ਇਨ ਕਰੋ।',
    loginNow: 'ਲੌਗ ਇਨ ਕਰੋ',
    lost: 'ਇਸ ਫ਼ੋਨ ਨੇ ਤੁਹਾਡਾ ਦੁਕਾਨ ਦਾ ਡੇਟਾ ਮਿਟਾ ਦਿੱਤਾ ਸੀ। ਅਸੀਂ ਉਸ ਨੂੰ ਫਿਰ ਲੋਡ ਕਰ ਦਿੱਤਾ।',
  },
  sync,
  voice: {
    speak: 'ਬੋਲੋ',
    listening: 'ਸੁਣ ਰਹੇ ਹਾਂ',
    note: 'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਤੁਹਾਡੀ ਬੋਲੀ ਹੋਈ ਗੱਲ ਆਪਣੀ ਬਣਾਉਣ ਵਾਲੀ ਕੰਪਨੀ ਨੂੰ ਭੇਜਦਾ ਹੈ। ਉਹ ਕੰਪਨੀ ਇਸ ਨੂੰ ਤੁਹਾਡੇ ਲਈ ਲਿਖਦੀ ਹੈ।',
    refused: 'ਇਹ ਫ਼ੋਨ ਦੁਕਾਨ ਨੂੰ ਸੁਣਨ ਨਹੀਂ ਦਿੰਦਾ। ਲਿਖ ਕੇ ਦੱਸੋ।',
    nothing: 'ਕੁਝ ਸਮਝ ਨਹੀਂ ਆਇਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}
