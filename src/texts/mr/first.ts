import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'हलधर',
    skip: 'थेट मजकुरावर जा',
    close: 'बंद करा',
    loading: 'लोड होत आहे',
    back: 'मागे',
    menu: 'मेनू',
    language: 'भाषा',
    searchShort: 'शोधा',
    guest: 'गेस्ट',
    you: 'तुम्ही',
    wishlist: 'विशलिस्ट',
    cart: 'कार्ट',
    wished: {
      one: 'विशलिस्ट, # प्रॉडक्ट',
      other: 'विशलिस्ट, # प्रॉडक्ट्स',
    },
    inCart: {
      one: 'कार्ट, # वस्तू',
      other: 'कार्ट, # वस्तू',
    },
    home: 'होम',
    bottomNavigation: 'झटपट लिंक',
  },
  seasons: {
    kharif: {
      title: 'खरीप पेरणीची सुरुवात चांगल्या बियाण्याने.',
      text: 'परवानाधारक विक्रेत्यांकडून भात, सोयाबीन, कापूस आणि कडधान्यांचे बियाणे. प्रत्येक पाकिटावर लॉट नंबर.',
      action: 'खरीप बियाणे पहा',
    },
    rabi: {
      title: 'रब्बी पेरणीची सुरुवात चांगल्या बियाण्याने.',
      text: 'परवानाधारक विक्रेत्यांकडून तपासलेले बियाणे. प्रत्येक पाकिटावर लॉट नंबर.',
      action: 'रब्बी बियाणे पहा',
    },
    zaid: {
      title: 'पाणी नीट द्या, तर उन्हाळी पीक परवडते.',
      text: 'पावसाआधीच्या आठवड्यांसाठी ठिबक पाइप, पंप आणि कमी दिवसांची पिके.',
      action: 'सिंचनाचे सामान पहा',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
