import { plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words in place of a screen that cannot be shown. */
export const text = spoken('layout', {
  start: {
    title: 'The desk needs the network once',
    text: 'After that it opens without.',
    again: 'Try again',
  },
  closed: {
    title: 'You may not do this',
    text: (role: string) => `${role} does not include this screen. An owner of the shop can change that under People.`,
    home: 'To Today',
  },
  /** Refused changes beyond the first, and cash that was noted all the same. */
  refused: {
    others: (count: number) =>
      plural(count, { one: '# more change was refused', other: '# more changes were refused' }),
    elsewhere: (id: string) => `${id} had moved elsewhere: its cash is noted`,
  },
  skip: 'Skip to content',
  /** In place of a shop's name, at the operator's desk. */
  allShops: 'All shops',
  groups: { work: 'Today’s work', goods: 'Goods', customers: 'Customers', money: 'Money', shop: 'The shop' },
  missing: { title: 'There is no such page', home: 'To the desk' },
})
