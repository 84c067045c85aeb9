import { spoken } from '../language/spoken.ts'

/** The words of lists that come from the shop. */
export const text = spoken('list', {
  failed: 'This did not load',
  again: 'Try again',
  home: 'To Today',
  more: 'Show more',
  noneYet: 'None so far; there is more to look through.',
  parts: 'What to show',
  all: 'All',
  find: 'Find',
})
