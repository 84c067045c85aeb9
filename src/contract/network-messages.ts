/** Where no answer came at all, from the shop or from anything before it. Apart from `messages`: every page has these. */
export const networkMessages = {
  offline: 'You are offline',
  noAnswer: 'The shop does not answer',
} as const
