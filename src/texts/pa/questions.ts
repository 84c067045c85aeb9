import type { RestTexts } from '../texts.ts'

export const questions: RestTexts['questions'] = {
  title: 'ਸਵਾਲ ਪੁੱਛੋ',
  lead: 'ਦੁਕਾਨ ਜਵਾਬ ਦੇਵੇਗੀ। ਫਿਰ ਸਵਾਲ ਅਤੇ ਜਵਾਬ ਤੁਹਾਡੇ ਪਹਿਲੇ ਨਾਮ ਨਾਲ ਇਸ ਪੇਜ ’ਤੇ ਦਿਸਣਗੇ।',
  label: 'ਤੁਹਾਡਾ ਸਵਾਲ',
  hint: 'ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਪਤੇ ਨਾ ਲਿਖੋ: ਇਸ ਨੂੰ ਸਭ ਪੜ੍ਹਦੇ ਹਨ।',
  send: 'ਸਵਾਲ ਭੇਜੋ',
  saved: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ’ਤੇ ਭੇਜਿਆ ਜਾਵੇਗਾ।',
}
