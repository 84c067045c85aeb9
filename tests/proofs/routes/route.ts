import sharp from 'sharp'
import { encodeCart } from '../../../src/contract/cart-code.ts'
import { addGoods } from '../../server/support/fixtures.ts'
import type { Buyer } from '../../server/payments/payment-steps.ts'
import type { TestShop } from '../../server/support/support.ts'

/** A request that an authorised caller may make. */

export const PICTURE = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer(),
)

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Fields of a form with files. */
  form?: Record<string, string>
  /** A file instead of a JSON body. */
  file?: { type: string; text: string | Uint8Array<ArrayBuffer> }
}

export interface Route {
  /** Creates the rows that the request is about, owned by `me`, and returns the request. */
  send: (shop: TestShop, me: Buyer) => Promise<Sent>
  /** The answer to another customer who asks for the owner's own rows; absent where they belong to nobody. */
  stranger?: 403 | 404
  /** The tables the call may write to, beside receipts, limits and log-ins. */
  writes?: string[]
}

/** Of a call of the desk. */
export interface DeskRoute extends Route {
  /** Like `send`, and whose thing it is; absent where the call is about no thing. */
  send: (shop: TestShop, me: Buyer) => Promise<Sent & { sellerId?: number }>
}

export const nothing: Route = { send: async () => ({}) }
export const ofGoods = (part: (goods: Awaited<ReturnType<typeof addGoods>>) => Sent): Route => ({
  send: async ({ db }) => part(await addGoods(db)),
})
/** A cart of one pack, as the code in a message. */
export const ofCartCode: Route = {
  send: async ({ db }) => {
    const { sku } = await addGoods(db)
    const variant = await db.query.variants.findFirst({ where: (row, { eq }) => eq(row.sku, sku) })
    return { params: { code: encodeCart({ pincode: '411001', lines: [{ id: variant?.id ?? 1, quantity: 2 }] }) } }
  },
}
export const ORDER = [
  'orders',
  'order_items',
  'order_events',
  'reservations',
  'variants',
  'shipments',
  'cash_notes',
  'cash_book',
  'outbox',
]
