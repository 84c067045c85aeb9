import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'हलधर',
    skip: 'सीधे सामग्री पर जाएं',
    close: 'बंद करें',
    loading: 'लोड हो रहा है',
    back: 'वापस',
    menu: 'मेन्यू',
    language: 'भाषा',
    searchShort: 'खोजें',
    guest: 'गेस्ट',
    you: 'आप',
    wishlist: 'विशलिस्ट',
    cart: 'कार्ट',
    wished: {
      one: 'विशलिस्ट, # प्रोडक्ट',
      other: 'विशलिस्ट, # प्रोडक्ट',
    },
    inCart: {
      one: 'कार्ट, # आइटम',
      other: 'कार्ट, # आइटम',
    },
    home: 'होम',
    bottomNavigation: 'झटपट लिंक',
  },
  seasons: {
    kharif: {
      title: 'खरीफ की बुवाई अच्छे बीज से शुरू होती है।',
      text: 'लाइसेंस वाले विक्रेताओं से धान, सोयाबीन, कपास और दालों के बीज। हर पैकेट पर लॉट नंबर।',
      action: 'खरीफ के बीज देखें',
    },
    rabi: {
      title: 'रबी की बुवाई अच्छे बीज से शुरू होती है।',
      text: 'लाइसेंस वाले विक्रेताओं से जांचा हुआ बीज। हर पैकेट पर लॉट नंबर।',
      action: 'रबी के बीज देखें',
    },
    zaid: {
      title: 'पानी सही दें, तो गर्मी की फसल फायदेमंद है।',
      text: 'बारिश से पहले के हफ़्तों के लिए ड्रिप पाइप, पंप और कम दिन की फसलें।',
      action: 'सिंचाई का सामान देखें',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
