import * as v from 'valibot'
import { Id, Product, Variant } from './entities.ts'

/** What a cart from a message holds, as the shop sells it today. */

/** Why a line cannot be bought as it was sent. */
export const LineProblem = v.picklist(['gone', 'licence', 'collect_only', 'out_of_stock', 'few'])
export type LineProblem = v.InferOutput<typeof LineProblem>

export const CartMessageLine = v.object({
  /** The pack's number in the code. */
  id: Id,
  quantity: v.number(),
  /** A reason that a later build of the shop has: it cannot be bought, whatever it is called. */
  problem: v.fallback(v.nullable(LineProblem), 'gone'),
  /** Null where it is sold no more. */
  product: v.nullable(Product),
  variant: v.nullable(Variant),
  /** Rupees at today's price; 0 where it is sold no more. */
  total: v.number(),
})
export type CartMessageLine = v.InferOutput<typeof CartMessageLine>

export const CartMessage = v.object({
  pincode: v.nullable(v.string()),
  lines: v.array(CartMessageLine),
  /** Rupees of the lines that can be bought. */
  total: v.number(),
})
export type CartMessage = v.InferOutput<typeof CartMessage>
