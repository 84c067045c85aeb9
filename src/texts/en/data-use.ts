/** Words of the page about data and storage. */
export const dataUse = {
  title: 'Data and storage',
  little: {
    title: 'Use little data',
    lead: 'Pictures are small, nothing moves by itself, and nothing is loaded before you ask for it.',
    auto: 'Automatic',
    autoMore: 'When your browser saves data, or the network is very slow (2G).',
    on: 'Always',
    onMore: 'Tap a product’s picture for the large one.',
    off: 'Never',
    offMore: 'Large pictures on every network.',
    fromNext: 'Counts from the next page that you open.',
  },
  today: {
    title: 'Data used today',
    /** `size` is such as 1.2 MB. */
    about: (size: string) => `About ${size}`,
    lead: 'What this shop has loaded on this phone since midnight. What you send is not counted.',
    unknown: 'This browser does not tell how much it loads.',
  },
  stored: {
    title: 'Stored on this phone',
    lead: 'So that the shop opens fast, and without network too.',
    pictures: 'Pictures seen',
    catalogue: 'Pages and prices seen',
    saved: 'Kept for offline',
    app: 'The shop itself',
    own: 'Cart, lists and addresses',
    total: 'Total',
    counting: 'Counting …',
    none: 'This browser stores nothing, as in a private window.',
    seeKept: 'See what is kept for offline',
    free: 'Free up space',
    freeMore:
      'Deletes pictures and pages you have seen. They load again when you open them. Cart, wishlist, addresses, unsent changes and what you kept for offline stay.',
    freed: (size: string) => `About ${size} of pictures and pages deleted.`,
    nothing: 'There was nothing to delete.',
    failed: 'The browser did not let us delete it. Try again.',
  },
  offline: {
    ask: 'Delete without network?',
    text: 'You are offline. Pictures and pages you have seen will be missing until the network is back.',
    yes: 'Delete now',
    no: 'Leave it',
  },
}
