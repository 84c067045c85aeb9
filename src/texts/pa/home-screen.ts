import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'ਹਲਧਰ, ਖੇਤੀ ਦੀ ਦੁਕਾਨ',
  shortName: 'ਹਲਧਰ',
  description: 'ਕਈ ਵਿਕਰੇਤਿਆਂ ਤੋਂ ਬੀਜ, ਖਾਦ, ਸਿੰਚਾਈ ਅਤੇ ਮਸ਼ੀਨਰੀ। ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਵੀ ਚੱਲਦੀ ਹੈ।',
  orders: 'ਤੁਹਾਡੇ ਆਰਡਰ',
  wishlist: 'ਮੇਰੀ ਵਿਸ਼ਲਿਸਟ',
  phone: 'ਫ਼ੋਨ ’ਤੇ ਦੁਕਾਨ',
  desk: 'ਕੰਪਿਊਟਰ ’ਤੇ ਦੁਕਾਨ',
}
