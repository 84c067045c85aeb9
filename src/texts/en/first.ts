import type { LaterTexts } from '../texts.ts'

/** What header and first screen say. */
export const first = {
  /** Words of the header, of the entries at a phone's foot and of the parts that every screen is made of. */
  layout: {
    shop: 'Haldhar',
    skip: 'Skip to content',
    close: 'Close',
    loading: 'Loading',
    back: 'Back',

    menu: 'Menu',
    language: 'Language',
    searchShort: 'Search',

    guest: 'Guest',
    you: 'You',
    wishlist: 'Wishlist',
    cart: 'Cart',
    wished: { one: 'Wishlist, # product', other: 'Wishlist, # products' },
    inCart: { one: 'Cart, # item', other: 'Cart, # items' },
    home: 'Home',
    bottomNavigation: 'Quick links',
  },
  /** What the first screen of the shop says in each season. */
  seasons: {
    kharif: {
      title: 'Kharif sowing starts with good seed.',
      text: 'Paddy, soybean, cotton and pulses from licensed sellers, with the lot number on every pouch.',
      action: 'See kharif seed',
    },
    rabi: {
      title: 'Rabi sowing starts with good seed.',
      text: 'Tested seed from licensed sellers, with the lot number on every pouch.',
      action: 'See rabi seed',
    },
    zaid: {
      title: 'Water well, and the summer crop pays.',
      text: 'Drip lines, pumps and short crops for the weeks before the rain.',
      action: 'See irrigation',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
