import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'ഹൽധർ',
    skip: 'നേരെ ഉള്ളടക്കത്തിലേക്ക് പോകുക',
    close: 'അടയ്ക്കുക',
    loading: 'ലോഡ് ചെയ്യുന്നു',
    back: 'പിന്നോട്ട്',
    menu: 'മെനു',
    language: 'ഭാഷ',
    searchShort: 'തിരയുക',
    guest: 'ഗസ്റ്റ്',
    you: 'നിങ്ങൾ',
    wishlist: 'വിഷ്‌ലിസ്റ്റ്',
    cart: 'കാർട്ട്',
    wished: {
      one: 'വിഷ്‌ലിസ്റ്റ്, # ഉൽപ്പന്നം',
      other: 'വിഷ്‌ലിസ്റ്റ്, # ഉൽപ്പന്നങ്ങൾ',
    },
    inCart: {
      one: 'കാർട്ട്, # ഇനം',
      other: 'കാർട്ട്, # ഇനങ്ങൾ',
    },
    home: 'ഹോം',
    bottomNavigation: 'എളുപ്പവഴികൾ',
  },
  seasons: {
    kharif: {
      title: 'നല്ല വിത്തിൽ തുടങ്ങാം ഖാരിഫ് വിത.',
      text: 'ലൈസൻസുള്ള വിൽപ്പനക്കാരുടെ നെല്ല്, സോയാബീൻ, പരുത്തി, പയർ വിത്തുകൾ. ഓരോ പാക്കറ്റിലും ലോട്ട് നമ്പർ ഉണ്ട്.',
      action: 'ഖാരിഫ് വിത്ത് കാണുക',
    },
    rabi: {
      title: 'നല്ല വിത്തിൽ തുടങ്ങാം റാബി വിത.',
      text: 'ലൈസൻസുള്ള വിൽപ്പനക്കാരുടെ പരിശോധിച്ച വിത്ത്. ഓരോ പാക്കറ്റിലും ലോട്ട് നമ്പർ ഉണ്ട്.',
      action: 'റാബി വിത്ത് കാണുക',
    },
    zaid: {
      title: 'നന്നായി നനച്ചാൽ വേനൽ വിള മുതലാകും.',
      text: 'മഴയ്ക്കു മുമ്പുള്ള ആഴ്ചകൾക്ക് തുള്ളിനന പൈപ്പ്, പമ്പ്, വേഗം വിളയുന്ന വിളകൾ.',
      action: 'ജലസേചനം കാണുക',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
