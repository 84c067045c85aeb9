import { ORDER_PIECES_MAX } from '../../../src/contract/constants.ts'

/** How much may be ordered before money has come in. */
export interface OrderCaps {
  /** Pieces of one sku in one order. */
  piecesPerSku: number
  /** What one customer may hold in orders that wait for their payment: pieces, paise, orders. */
  unpaidPieces: number
  unpaidPaise: number
  unpaidOrders: number
  /** Cash of one customer stays below this, in one order and in all of one day in India: the law's limit. */
  cashBelowPaise: number
}

/** The caps of a shop that configures none. */
export const DEFAULT_CAPS: OrderCaps = {
  piecesPerSku: ORDER_PIECES_MAX,
  unpaidPieces: 500,
  unpaidPaise: 500_000_00,
  unpaidOrders: 20,
  cashBelowPaise: 200_000_00,
}
