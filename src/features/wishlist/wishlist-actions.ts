import type { Product } from '../../contract/entities.ts'
import { callApi, isFailure } from '../../offline/api/call.ts'
import type { Failure } from '../../offline/api/call.ts'
import { getDb } from '../../offline/db/open-db.ts'
import { wishlist, wishView } from '../../offline/sync/optimistic-view.ts'
import { watchAccount } from '../../offline/account/watch-account.ts'
import { identity } from '../../offline/account/identity.ts'
import { savedWishes } from '../../offline/sync/mirror.ts'
import { pullWishlist } from '../../offline/sync/pull.ts'
import { enqueue, pendingChanges } from '../../offline/sync/queue.ts'
import { NO_WISHES, useWishlist } from './wishlist.store.ts'
import type { WishView } from './wishlist.store.ts'

const show = (items: WishView[]) =>
  useWishlist.setState({ items, productIds: new Set(items.map(({ product_id }) => product_id)), ready: true })

watchAccount({
  forget: () => useWishlist.setState(NO_WISHES),
  read: async (phone, acct) => {
    // Asked for together: nothing is confirmed between the two, so no change is for an instant in neither.
    const [saved, queue] = await Promise.all([savedWishes(phone, acct), pendingChanges(phone, acct)])
    return wishlist(saved, queue)
  },
  show,
  refresh: () => reload(),
})

/** Pulls the wishlist from the server; pending changes stay applied on top. */
export const reload = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const phone = await getDb()
  if (phone !== null) return void (await pullWishlist(phone))
  const answer = await callApi('wishlist')
  if (!isFailure(answer) && identity()?.acct === who.acct) show(answer.data.map(wishView))
}

/** The caller has made sure that somebody is logged in. */
export const addToWishlist = (product: Product): Promise<Failure | void> => set(product.product_id, product)
export const removeFromWishlist = (productId: number): Promise<Failure | void> => set(productId, null)

const set = async (productId: number, product: Product | null): Promise<Failure | void> => {
  const who = identity()
  if (who === null) return
  const phone = await getDb()
  if (phone !== null)
    return enqueue(phone, who.acct, {
      op: 'wish.set',
      target: String(productId),
      body: { on: product !== null, product },
    })
  // Without local storage there is no queue.
  const answer =
    product === null
      ? await callApi('wishlistDelete', { params: { productId: String(productId) } })
      : await callApi('wishlistCreate', { body: { product_id: productId } })
  if (isFailure(answer)) return answer
  await reload()
}
