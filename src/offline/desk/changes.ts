import type { GoodsChange } from './goods.ts'
import type { ParcelMove } from './moves.ts'

/** Whatever staff may do without network. */
export type DeskChange = ParcelMove | GoodsChange
