import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'హలధర్, వ్యవసాయ షాప్',
  shortName: 'హలధర్',
  description: 'ఎంతో మంది విక్రేతల నుంచి విత్తనాలు, ఎరువులు, నీటి పారుదల, యంత్రాలు. నెట్‌వర్క్ లేకుండా పనిచేస్తుంది.',
  orders: 'మీ ఆర్డర్లు',
  wishlist: 'నా విష్‌లిస్ట్',
  phone: 'ఫోన్‌లో షాప్',
  desk: 'కంప్యూటర్‌లో షాప్',
}
