/** What stands in place of a page that is not there. */
export const failures = {
  notFoundText: 'This page does not exist, or it has moved. Try one of these:',
  partNotLoaded: 'This part is not on your phone yet. Connect once to load it.',
  failedTitle: 'The page did not load',
  failedText: 'The shop did not answer. Your cart and your wishlist are safe on this phone.',
  offlineTitle: 'This page is not on your phone yet',
  offlineText: 'You are offline. Pages you have opened before work without network.',
  toHome: 'Go to the home page',
  tryAgain: 'Try again',
}
