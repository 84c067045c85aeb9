import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'ਹਲਧਰ',
    skip: 'ਸਿੱਧਾ ਮੁੱਖ ਹਿੱਸੇ ’ਤੇ ਜਾਓ',
    close: 'ਬੰਦ ਕਰੋ',
    loading: 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ',
    back: 'ਵਾਪਸ',
    menu: 'ਮੀਨੂ',
    language: 'ਭਾਸ਼ਾ',
    searchShort: 'ਖੋਜੋ',
    guest: 'ਗੈਸਟ',
    you: 'ਤੁਸੀਂ',
    wishlist: 'ਵਿਸ਼ਲਿਸਟ',
    cart: 'ਕਾਰਟ',
    wished: {
      one: 'ਵਿਸ਼ਲਿਸਟ, # ਪ੍ਰੋਡਕਟ',
      other: 'ਵਿਸ਼ਲਿਸਟ, # ਪ੍ਰੋਡਕਟ',
    },
    inCart: {
      one: 'ਕਾਰਟ, # ਆਈਟਮ',
      other: 'ਕਾਰਟ, # ਆਈਟਮਾਂ',
    },
    home: 'ਹੋਮ',
    bottomNavigation: 'ਤੇਜ਼ ਲਿੰਕ',
  },
  seasons: {
    kharif: {
      title: 'ਸਾਉਣੀ ਦੀ ਬਿਜਾਈ ਚੰਗੇ ਬੀਜ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।',
      text: 'ਲਾਇਸੈਂਸ ਵਾਲੇ ਵਿਕਰੇਤਿਆਂ ਤੋਂ ਝੋਨਾ, ਸੋਇਆਬੀਨ, ਨਰਮਾ ਅਤੇ ਦਾਲਾਂ ਦਾ ਬੀਜ। ਹਰ ਪੈਕਟ ’ਤੇ ਲਾਟ ਨੰਬਰ।',
      action: 'ਸਾਉਣੀ ਦਾ ਬੀਜ ਦੇਖੋ',
    },
    rabi: {
      title: 'ਹਾੜੀ ਦੀ ਬਿਜਾਈ ਚੰਗੇ ਬੀਜ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।',
      text: 'ਲਾਇਸੈਂਸ ਵਾਲੇ ਵਿਕਰੇਤਿਆਂ ਤੋਂ ਪਰਖਿਆ ਹੋਇਆ ਬੀਜ। ਹਰ ਪੈਕਟ ’ਤੇ ਲਾਟ ਨੰਬਰ।',
      action: 'ਹਾੜੀ ਦਾ ਬੀਜ ਦੇਖੋ',
    },
    zaid: {
      title: 'ਪਾਣੀ ਸਹੀ ਦਿਓ, ਤਾਂ ਗਰਮੀ ਦੀ ਫ਼ਸਲ ਵਾਰਾ ਖਾਂਦੀ ਹੈ।',
      text: 'ਮੀਂਹ ਤੋਂ ਪਹਿਲਾਂ ਦੇ ਹਫ਼ਤਿਆਂ ਲਈ ਤੁਪਕਾ ਪਾਈਪਾਂ, ਪੰਪ ਅਤੇ ਥੋੜ੍ਹੇ ਦਿਨਾਂ ਦੀਆਂ ਫ਼ਸਲਾਂ।',
      action: 'ਸਿੰਚਾਈ ਦਾ ਸਾਮਾਨ ਦੇਖੋ',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
