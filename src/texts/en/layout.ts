/** Words of the header, of the entries at a phone's foot and of the parts that every screen is made of. */
export const layout = {
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
}
