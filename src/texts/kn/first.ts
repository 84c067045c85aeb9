import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'ಹಲಧರ್',
    skip: 'ನೇರವಾಗಿ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
    close: 'ಮುಚ್ಚಿ',
    loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
    back: 'ಹಿಂದೆ',
    menu: 'ಮೆನು',
    language: 'ಭಾಷೆ',
    searchShort: 'ಹುಡುಕಿ',
    guest: 'ಗೆಸ್ಟ್',
    you: 'ನೀವು',
    wishlist: 'ವಿಶ್‌ಲಿಸ್ಟ್',
    cart: 'ಕಾರ್ಟ್',
    wished: {
      one: 'ವಿಶ್‌ಲಿಸ್ಟ್, # ಉತ್ಪನ್ನ',
      other: 'ವಿಶ್‌ಲಿಸ್ಟ್, # ಉತ್ಪನ್ನಗಳು',
    },
    inCart: {
      one: 'ಕಾರ್ಟ್, # ಐಟಂ',
      other: 'ಕಾರ್ಟ್, # ಐಟಂಗಳು',
    },
    home: 'ಮುಖಪುಟ',
    bottomNavigation: 'ಬೇಗ ಹೋಗಲು ಲಿಂಕ್‌ಗಳು',
  },
  seasons: {
    kharif: {
      title: 'ಒಳ್ಳೆಯ ಬೀಜದಿಂದಲೇ ಮುಂಗಾರು ಬಿತ್ತನೆ ಶುರು.',
      text: 'ಪರವಾನಗಿ ಇರುವ ಮಾರಾಟಗಾರರಿಂದ ಭತ್ತ, ಸೋಯಾಬೀನ್, ಹತ್ತಿ ಮತ್ತು ಬೇಳೆಕಾಳು ಬೀಜ. ಪ್ರತಿ ಪ್ಯಾಕೆಟ್ ಮೇಲೆ ಲಾಟ್ ನಂಬರ್ ಇರುತ್ತದೆ.',
      action: 'ಮುಂಗಾರು ಬೀಜ ನೋಡಿ',
    },
    rabi: {
      title: 'ಒಳ್ಳೆಯ ಬೀಜದಿಂದಲೇ ಹಿಂಗಾರು ಬಿತ್ತನೆ ಶುರು.',
      text: 'ಪರವಾನಗಿ ಇರುವ ಮಾರಾಟಗಾರರಿಂದ ಪರೀಕ್ಷೆ ಮಾಡಿದ ಬೀಜ. ಪ್ರತಿ ಪ್ಯಾಕೆಟ್ ಮೇಲೆ ಲಾಟ್ ನಂಬರ್ ಇರುತ್ತದೆ.',
      action: 'ಹಿಂಗಾರು ಬೀಜ ನೋಡಿ',
    },
    zaid: {
      title: 'ಚೆನ್ನಾಗಿ ನೀರು ಕೊಟ್ಟರೆ ಬೇಸಿಗೆ ಬೆಳೆ ಸಾರ್ಥಕ.',
      text: 'ಮಳೆಗೆ ಮುಂಚಿನ ವಾರಗಳಿಗೆ ಹನಿ ನೀರಾವರಿ ಪೈಪ್, ಪಂಪ್ ಮತ್ತು ಬೇಗ ಬರುವ ಬೆಳೆಗಳು.',
      action: 'ನೀರಾವರಿ ನೋಡಿ',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
