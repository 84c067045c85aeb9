/** Words about problems with the local storage. */
export const storage = {
  memory: 'This phone keeps nothing for the shop, as in a private window. You can look and order, but it forgets.',
  full: 'The phone is full: not everything was saved. Remove something that is kept and try again.',
  seeKept: 'See what is kept',
  reload: 'The shop was brought up to date in another window.',
  reloadNow: 'Load again',
  login: 'Log in again, so that your changes are sent.',
  loginNow: 'Log in',
  lost: 'The phone had cleared what the shop keeps here. It was fetched again.',
}
