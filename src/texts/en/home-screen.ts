/** What the phone shows of the installed shop: under its icon, in its lists of apps. */
export const homeScreen = {
  name: 'Haldhar, the farm shop',
  shortName: 'Haldhar',
  description: 'Seeds, fertilisers, irrigation and machinery from many sellers. Works without network.',
  orders: 'Your Orders',
  wishlist: 'My WishList',
  phone: 'The shop on a phone',
  desk: 'The shop on a desk',
}
