import type { RestTexts } from '../texts.ts'

export const payment: RestTexts['payment'] = {
  again: 'ਫਿਰ ਭੁਗਤਾਨ ਕਰੋ',
  waits: 'ਇਹ ਆਰਡਰ ਪੱਕਾ ਕਰਨ ਲਈ ਹੁਣੇ ਭੁਗਤਾਨ ਕਰੋ। ਅਸੀਂ ਇਸ ਦਾ ਸਾਮਾਨ ਤੁਹਾਡੇ ਲਈ 30 ਮਿੰਟ ਰੱਖਾਂਗੇ।',
  simulator: 'ਟੈਸਟ ਭੁਗਤਾਨ',
  simulatorText: 'ਇੱਥੇ ਅਸਲੀ ਪੈਸਾ ਨਹੀਂ ਜਾਂਦਾ। ਚੁਣੋ ਕਿ ਇਸ ਭੁਗਤਾਨ ਦਾ ਕੀ ਹੋਵੇ।',
  amount: 'ਦੇਣੇ ਹਨ',
  pay: 'ਭੁਗਤਾਨ ਕਰੋ',
  fail: 'ਭੁਗਤਾਨ ਫੇਲ੍ਹ ਕਰੋ',
  refused: 'ਬੈਂਕ ਨੇ ਇਹ ਭੁਗਤਾਨ ਨਾਮਨਜ਼ੂਰ ਕਰ ਦਿੱਤਾ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਸਕਦੀ ਹੈ।',
}
