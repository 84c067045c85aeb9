import type { ShopTexts } from '../texts.ts'

export const failures: ShopTexts['failures'] = {
  notFoundText: 'ਇਹ ਪੇਜ ਨਹੀਂ ਹੈ, ਜਾਂ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੈ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਦੇਖੋ:',
  partNotLoaded: 'ਇਹ ਹਿੱਸਾ ਅਜੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ। ਇਸ ਨੂੰ ਲਿਆਉਣ ਲਈ ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਜੁੜੋ।',
  failedTitle: 'ਪੇਜ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  failedText: 'ਦੁਕਾਨ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਮਿਲਿਆ। ਤੁਹਾਡਾ ਕਾਰਟ ਅਤੇ ਵਿਸ਼ਲਿਸਟ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੁਰੱਖਿਅਤ ਹਨ।',
  offlineTitle: 'ਇਹ ਪੇਜ ਅਜੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ',
  offlineText: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ। ਪਹਿਲਾਂ ਖੋਲ੍ਹੇ ਹੋਏ ਪੇਜ ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਵੀ ਚੱਲਦੇ ਹਨ।',
  toHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਜਾਓ',
  tryAgain: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
}
