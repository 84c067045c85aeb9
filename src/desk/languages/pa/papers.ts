import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'ਦਿੱਤੇ ਗਏ ਲਾਇਸੈਂਸ',
  takenOver: 'ਵਿਕਰੇਤਾ ਨੂੰ ਮਨਜ਼ੂਰ ਕਰਨ ’ਤੇ, ਜਿਨ੍ਹਾਂ ਦਾ ਫ਼ੈਸਲਾ ਬਾਕੀ ਹੈ ਉਹ ਜਿਵੇਂ ਹਨ ਉਵੇਂ ਲਿਖ ਲਏ ਜਾਂਦੇ ਹਨ।',
  photograph: 'ਲਾਇਸੈਂਸ ਦੀ ਫ਼ੋਟੋ',
  noPhotograph: 'ਫ਼ੋਟੋ ਨਹੀਂ ਆਈ',
  waiting: 'ਆਪਰੇਟਰ ਕੋਲ ਹੈ',
  approved: 'ਲਿਖ ਲਿਆ ਗਿਆ',
  refused: 'ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ',
  approve: 'ਲਿਖ ਲਓ',
  refuseTitle: 'ਲਾਇਸੈਂਸ ਵਾਪਸ ਭੇਜਣਾ ਹੈ?',
  isRefused: 'ਲਾਇਸੈਂਸ ਵਾਪਸ ਭੇਜਿਆ ਗਿਆ',
  own: 'ਦੁਕਾਨ ਦੇ ਲਾਇਸੈਂਸ',
  ownLead: 'ਹਰ ਲਾਇਸੈਂਸ ਕਾਗਜ਼ ਦੀ ਫ਼ੋਟੋ ਨਾਲ ਦਿਓ। ਫ਼ੋਟੋ ਸਿਰਫ਼ ਆਪਰੇਟਰ ਦੇਖਦੇ ਹਨ, ਅਤੇ ਉਹੀ ਲਾਇਸੈਂਸ ਲਿਖਦੇ ਹਨ।',
  add: 'ਲਾਇਸੈਂਸ ਦਿਓ',
  sent: 'ਲਾਇਸੈਂਸ ਆਪਰੇਟਰ ਨੂੰ ਭੇਜਿਆ ਗਿਆ',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'ਦਿਨ ਦਾ ਆਖਰੀ ਸਮਾਂ',
  none: 'ਸਾਰੇ ਦਿਨ ਦੇ ਆਰਡਰ ਉਸੇ ਦਿਨ ਵਿੱਚ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।',
  from: (time) => `${time} ਤੋਂ ਆਏ ਆਰਡਰ ਅਗਲੇ ਦਿਨ ਵਿੱਚ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਸਾਮਾਨ ਇੱਕ ਦਿਨ ਬਾਅਦ ਦਾ ਤੈਅ ਹੁੰਦਾ ਹੈ।`,
  change: 'ਸਮਾਂ ਬਦਲੋ',
  label: 'ਆਰਡਰ ਉਸੇ ਦਿਨ ਵਿੱਚ ਗਿਣੋ',
  all: 'ਦਿਨ ਦੇ ਅੰਤ ਤੱਕ',
  to: (time) => `${time} ਤੱਕ`,
  save: 'ਸਮਾਂ ਸੇਵ ਕਰੋ',
  saved: 'ਸਮਾਂ ਸੇਵ ਹੋ ਗਿਆ',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'ਦਰਵਾਜ਼ੇ ’ਤੇ ਫ਼ੋਟੋ',
  hint: 'ਚਾਹੋ ਤਾਂ ਖਿੱਚੋ। ਬਾਅਦ ਵਿੱਚ ਕੋਈ ਪੁੱਛੇ ਤਾਂ ਕੰਮ ਆਉਂਦੀ ਹੈ। ਸਿਰਫ਼ ਦੁਕਾਨ ਅਤੇ ਆਪਰੇਟਰ ਦੇਖਦੇ ਹਨ।',
}
