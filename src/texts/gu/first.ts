import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'હલધર',
    skip: 'સીધા મુખ્ય ભાગ પર જાઓ',
    close: 'બંધ કરો',
    loading: 'લોડ થાય છે',
    back: 'પાછળ',
    menu: 'મેનૂ',
    language: 'ભાષા',
    searchShort: 'શોધો',
    guest: 'ગેસ્ટ',
    you: 'તમે',
    wishlist: 'વિશલિસ્ટ',
    cart: 'કાર્ટ',
    wished: {
      one: 'વિશલિસ્ટ, # પ્રોડક્ટ',
      other: 'વિશલિસ્ટ, # પ્રોડક્ટ',
    },
    inCart: {
      one: 'કાર્ટ, # વસ્તુ',
      other: 'કાર્ટ, # વસ્તુઓ',
    },
    home: 'હોમ',
    bottomNavigation: 'ઝડપી લિંક',
  },
  seasons: {
    kharif: {
      title: 'ખરીફની વાવણી સારા બિયારણથી શરૂ થાય.',
      text: 'લાઇસન્સવાળા વિક્રેતાઓનું ડાંગર, સોયાબીન, કપાસ અને કઠોળનું બિયારણ. દરેક પેકેટ પર લોટ નંબર.',
      action: 'ખરીફ બિયારણ જુઓ',
    },
    rabi: {
      title: 'રવી વાવણી સારા બિયારણથી શરૂ થાય.',
      text: 'લાઇસન્સવાળા વિક્રેતાઓનું ચકાસેલું બિયારણ. દરેક પેકેટ પર લોટ નંબર.',
      action: 'રવી બિયારણ જુઓ',
    },
    zaid: {
      title: 'પાણી બરાબર આપો, તો ઉનાળુ પાક લેવો પોસાય.',
      text: 'વરસાદ પહેલાંના અઠવાડિયાં માટે ટપક પાઇપ, પંપ અને ટૂંકા ગાળાના પાક.',
      action: 'સિંચાઈનો સામાન જુઓ',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
