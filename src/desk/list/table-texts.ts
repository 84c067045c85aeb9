import { formatNumber, plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of tables on wide screens. */
export const text = spoken('table', {
  chosen: (count: number) => plural(count, { one: '# chosen', other: '# chosen' }),
  all: 'Choose all',
  choose: (name: string) => `Choose ${name}`,
  none: 'Choose none',
  done: (count: number) => plural(count, { one: '# changed', other: '# changed' }),
  loadingAll: 'To sort it, the whole list is being loaded.',
  tooLong: (most: number) =>
    `The list has more than ${formatNumber(most)} rows and is not sorted. Look for fewer first.`,
  columns: {
    order: 'Order',
    ordered: 'Ordered',
    customer: 'Customer',
    town: 'Town',
    pieces: 'Pieces',
    sum: 'Sum',
    paid: 'Payment',
    state: 'State',
    product: 'Product',
    pack: 'Pack',
    packs: 'Packs',
    stock: 'Stock',
    held: 'Held',
    price: 'Price',
    shop: 'Shop',
    name: 'Name',
    applied: 'Applied',
  },
})
