import { savedWishes, wishes } from './wishes.shared.ts'
import type { Product } from '../../contract/entities.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity } from '../../client/session/identity.ts'
import { live } from '../../client/sync/live.ts'
import { enqueue } from '../../client/sync/queue.ts'
import { NO_WISHES, useWishlist } from './wishlist.store.ts'

live(wishes, savedWishes, (items) =>
  useWishlist.setState(
    items ? { items, productIds: new Set(items.map(({ product_id }) => product_id)), ready: true } : NO_WISHES,
  ),
)

/** The caller has made sure that somebody is logged in. */
export const addToWishlist = (product: Product): Promise<void> => set(product.product_id, product)
export const removeFromWishlist = (productId: number): Promise<void> => set(productId, null)

const set = async (productId: number, product: Product | null): Promise<void> => {
  const who = identity()
  if (who === null) return
  const body = { on: product !== null, product }
  await enqueue(await getDb(), who.acct, { op: 'wish.set', target: String(productId), body })
}
