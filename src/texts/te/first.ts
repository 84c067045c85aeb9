import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'హలధర్',
    skip: 'నేరుగా పేజీలోకి వెళ్ళండి',
    close: 'మూసివేయండి',
    loading: 'లోడ్ అవుతోంది',
    back: 'వెనుకకు',
    menu: 'మెనూ',
    language: 'భాష',
    searchShort: 'వెతకండి',
    guest: 'గెస్ట్',
    you: 'మీరు',
    wishlist: 'విష్‌లిస్ట్',
    cart: 'కార్ట్',
    wished: {
      one: 'విష్‌లిస్ట్, # ప్రోడక్ట్',
      other: 'విష్‌లిస్ట్, # ప్రోడక్ట్‌లు',
    },
    inCart: {
      one: 'కార్ట్, # ఐటమ్',
      other: 'కార్ట్, # ఐటమ్‌లు',
    },
    home: 'హోమ్',
    bottomNavigation: 'క్విక్ లింకులు',
  },
  seasons: {
    kharif: {
      title: 'ఖరీఫ్ సాగు మంచి విత్తనంతో మొదలవుతుంది.',
      text: 'లైసెన్స్ ఉన్న విక్రేతల నుంచి వరి, సోయాబీన్, పత్తి, పప్పు ధాన్యాలు. ప్రతి ప్యాకెట్‌పై లాట్ నంబర్ ఉంటుంది.',
      action: 'ఖరీఫ్ విత్తనాలు చూడండి',
    },
    rabi: {
      title: 'రబీ సాగు మంచి విత్తనంతో మొదలవుతుంది.',
      text: 'లైసెన్స్ ఉన్న విక్రేతల నుంచి పరీక్షించిన విత్తనం. ప్రతి ప్యాకెట్‌పై లాట్ నంబర్ ఉంటుంది.',
      action: 'రబీ విత్తనాలు చూడండి',
    },
    zaid: {
      title: 'నీరు బాగా పెడితే వేసవి పంట వేయడం మేలు.',
      text: 'వర్షాలకు ముందు వారాల కోసం డ్రిప్ లైన్లు, పంపులు, త్వరగా వచ్చే పంటలు.',
      action: 'నీటి పారుదల చూడండి',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
