import type { CartLine } from '../../client/db/records.ts'

/** How many pieces; apart from the other rules of the cart, because every page's header counts. */
export const count = (items: readonly Pick<CartLine, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
