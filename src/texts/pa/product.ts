import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'ਵਿਕਰੇਤਾ ਦੀ ਦਿੱਤੀ ਫ਼ੋਟੋ',
  drawing: 'ਇਹ ਬਣਾਇਆ ਚਿੱਤਰ ਹੈ, ਫ਼ੋਟੋ ਨਹੀਂ',
  picture: (title, place, of) => `${title}, ${of} ਵਿੱਚੋਂ ਤਸਵੀਰ ${place}`,
  place: (place, of) => `${of} ਵਿੱਚੋਂ ਤਸਵੀਰ ${place}`,
  goTo: (place) => `ਤਸਵੀਰ ${place} ਦਿਖਾਓ`,
  enlarge: 'ਵੱਡਾ ਦੇਖੋ',
  large: (size) => `ਵੱਡੀ ਤਸਵੀਰ ਲਈ ਦਬਾਓ (ਲਗਭਗ ${size})`,
  zoomIn: 'ਹੋਰ ਵੱਡਾ',
  zoomOut: 'ਛੋਟਾ',
  previous: 'ਪਿਛਲਾ',
  next: 'ਅਗਲਾ',
  howMuch: 'ਮੈਨੂੰ ਕਿੰਨਾ ਚਾਹੀਦਾ ਹੈ?',
  questions: 'ਸਵਾਲ ਅਤੇ ਜਵਾਬ',
  noQuestions: 'ਅਜੇ ਕੋਈ ਸਵਾਲ ਨਹੀਂ। ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਜੋ ਜਾਣਨਾ ਹੋਵੇ, ਪੁੱਛ ਲਓ।',
  ask: 'ਸਵਾਲ ਪੁੱਛੋ',
  askedBy: (name, day) => `${name}, ਜਵਾਬ ${day} ਨੂੰ`,
  tellMe: 'ਵਾਪਸ ਆਉਣ ’ਤੇ ਦੱਸੋ',
  willTell: 'ਵਾਪਸ ਆਉਣ ’ਤੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਦੱਸਾਂਗੇ',
  stop: 'ਨਾ ਦੱਸੋ',
  loginForAlert: 'ਲੌਗ ਇਨ ਕਰੋ, ਤਾਂ ਜੋ ਸਾਨੂੰ ਪਤਾ ਹੋਵੇ ਕਿ ਕਿਸ ਨੂੰ ਦੱਸਣਾ ਹੈ',
}
