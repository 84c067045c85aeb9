/** Words of the menus and of logging out. */
export const menus = {
  shopByBrand: 'Shop by Brand',
  shopByCategory: 'Shop by Category',
  shopBySeller: 'Shop by Seller',
  sellWithUs: 'Contact us to sell your products',
  kept: 'Kept on this phone',
  logOutTitle: 'Before you log out',
  unsent: { one: '# change has not been sent yet', other: '# changes have not been sent yet' },
  unsentText: 'Saved on this phone, but not with the shop yet. What shall become of it?',
  sendNow: 'Send now',
  keep: 'Keep for my next log-in',
  discard: 'Discard',
}
