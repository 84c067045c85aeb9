import { priceAt } from '../../contract/price-steps.ts'
import type { CartLine } from '../../client/db/records.ts'

/** A line at the price of one piece of so many. Without steps its price is what it is, as in a cart of a former build. */
export const priced = <L extends CartLine>(line: L): L =>
  line.single_price === undefined ? line : { ...line, price: priceAt(line.single_price, line.steps, line.quantity) }
