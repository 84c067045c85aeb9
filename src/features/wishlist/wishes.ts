import type { Product } from '../../contract/entities.ts'
import { callApi, isFailure } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { openDoor } from '../../offline/door.ts'
import { wishlist, wishView } from '../../offline/fold.ts'
import { followAccount } from '../../offline/follow.ts'
import { identity } from '../../offline/identity.ts'
import { savedWishes } from '../../offline/mirror.ts'
import { pullWishlist } from '../../offline/pull.ts'
import { enqueue, waiting } from '../../offline/queue.ts'
import { NO_WISHES, useWishlist } from './wishlist.store.ts'
import type { WishView } from './wishlist.store.ts'

const show = (items: WishView[]) =>
  useWishlist.setState({ items, productIds: new Set(items.map(({ product_id }) => product_id)), ready: true })

followAccount({
  forget: () => useWishlist.setState(NO_WISHES),
  read: async (phone, acct) => {
    // Asked for together: nothing is confirmed between the two, so no change is for an instant in neither.
    const [saved, queue] = await Promise.all([savedWishes(phone, acct), waiting(phone, acct)])
    return wishlist(saved, queue)
  },
  show,
  refresh: () => reload(),
})

/** Asks the server for its copy; what waits stays on top of it. */
export const reload = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const phone = await openDoor()
  if (phone !== null) return void (await pullWishlist(phone))
  const answer = await callApi('wishlist')
  if (!isFailure(answer) && identity()?.acct === who.acct) show(answer.data.map(wishView))
}

/** The caller has made sure that somebody is logged in. */
export const wish = (product: Product): Promise<Failure | void> => set(product.product_id, product)
export const unwish = (productId: number): Promise<Failure | void> => set(productId, null)

const set = async (productId: number, product: Product | null): Promise<Failure | void> => {
  const who = identity()
  if (who === null) return
  const phone = await openDoor()
  if (phone !== null)
    return enqueue(phone, who.acct, {
      op: 'wish.set',
      target: String(productId),
      body: { on: product !== null, product },
    })
  // Nothing can be kept on this phone, so nothing can wait either.
  const answer =
    product === null
      ? await callApi('wishlistDelete', { params: { productId: String(productId) } })
      : await callApi('wishlistCreate', { body: { product_id: productId } })
  if (isFailure(answer)) return answer
  await reload()
}
