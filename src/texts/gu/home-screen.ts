import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'હલધર, ખેતીની દુકાન',
  shortName: 'હલધર',
  description: 'ઘણા વિક્રેતાઓનું બિયારણ, ખાતર, સિંચાઈ અને મશીનરી. નેટવર્ક વગર પણ ચાલે.',
  orders: 'તમારા ઓર્ડર',
  wishlist: 'મારી વિશલિસ્ટ',
  phone: 'ફોનમાં દુકાન',
  desk: 'કમ્પ્યુટર પર દુકાન',
}
