import { ORDER_PIECES_MAX } from '../../../src/contract/shop-settings.ts'

/** How much may be ordered before money has come in, in a shop that configures nothing. */
export const DEFAULT_CAPS = {
  /** Pieces of one sku in one order. */
  piecesPerSku: ORDER_PIECES_MAX,
  /** What one customer may hold in orders that wait for their payment: pieces, paise, orders. */
  unpaidPieces: 500,
  unpaidPaise: 500_000_00,
  unpaidOrders: 20,
  /** Cash of one customer stays below this, in one order and in all of one day in India: the law's limit. */
  cashBelowPaise: 200_000_00,
}
/** What one person alone may send back and say that it is done, in paise. */
export const REFUND_BY_ONE_PAISE = 2000_00
export type OrderCaps = typeof DEFAULT_CAPS
