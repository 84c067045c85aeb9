import { savedWishes, wishes, wishlist } from '../../offline/shop/wishes.ts'
import type { Product } from '../../contract/entities.ts'
import { getDb } from '../../client/db/open-db.ts'
import { watchAccount } from '../../client/session/watch-account.ts'
import { identity } from '../../client/session/identity.ts'
import { pull } from '../../client/sync/pull.ts'
import { enqueue, pendingChanges } from '../../client/sync/queue.ts'
import { NO_WISHES, useWishlist } from './wishlist.store.ts'

watchAccount({
  forget: () => useWishlist.setState(NO_WISHES),
  read: async (local, acct) => {
    // Asked for together: nothing is confirmed between the two, so no change is for an instant in neither.
    const [saved, queue] = await Promise.all([savedWishes(local, acct), pendingChanges(local, acct)])
    return wishlist(saved, queue)
  },
  show: (items) =>
    useWishlist.setState({ items, productIds: new Set(items.map(({ product_id }) => product_id)), ready: true }),
  refresh: () => reload(),
})

/** Pulls the wishlist from the server; pending changes stay applied on top. */
const reload = async (): Promise<void> => {
  if (identity() !== null) await pull(await getDb(), wishes)
}

/** The caller has made sure that somebody is logged in. */
export const addToWishlist = (product: Product): Promise<void> => set(product.product_id, product)
export const removeFromWishlist = (productId: number): Promise<void> => set(productId, null)

const set = async (productId: number, product: Product | null): Promise<void> => {
  const who = identity()
  if (who === null) return
  const body = { on: product !== null, product }
  await enqueue(await getDb(), who.acct, { op: 'wish.set', target: String(productId), body })
}
