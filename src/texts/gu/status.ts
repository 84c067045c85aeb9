import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'તમે ઑફલાઇન છો',
  fromPhone: 'આ ફોનમાંથી',
  pricesSeen: (ago) => `કિંમતો જોઈ: ${ago}`,
  justNow: 'હમણાં જ',
  lastOnlineUnknown: 'આ ફોન છેલ્લે ઑનલાઇન હતો ત્યાર પછી કિંમતો બદલાઈ હોઈ શકે.',
  attention: {
    one: '# ફેરફાર પર તમારું ધ્યાન જોઈએ',
    other: '# ફેરફારો પર તમારું ધ્યાન જોઈએ',
  },
  waiting: {
    one: '# ફેરફાર મોકલવાનો બાકી',
    other: '# ફેરફારો મોકલવાના બાકી',
  },
}
