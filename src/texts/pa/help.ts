import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'ਮਦਦ',
  item: 'ਇਸ ਆਈਟਮ ਲਈ ਮਦਦ',
  text: 'ਆਪਣਾ ਆਰਡਰ ਨੰਬਰ ਦੱਸੋ, ਤਾਂ ਜੋ ਅਸੀਂ ਉਸ ਨੂੰ ਤੁਰੰਤ ਲੱਭ ਸਕੀਏ।',
  aboutOrder: (order, item) => `ਆਰਡਰ ${order}: ${item}`,
}
