/** Words about problems with the local storage. */
export const storage = {
  memory:
    'This browser saves nothing, as in a private window. You can shop and order, but your cart is lost when you close it.',
  full: 'The phone is full: not everything was saved. Remove something you kept and try again.',
  seeKept: 'See what is kept',
  reload: 'The shop was updated in another window.',
  reloadNow: 'Reload',
  login: 'Log in again to send your changes.',
  loginNow: 'Log in',
  lost: 'This phone had deleted your shop data. We loaded it again.',
}
