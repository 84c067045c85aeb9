import { Refusal } from '../../shop/core/refusal.ts'
import { listWishlist, removeFromWishlist, addToWishlist } from '../../shop/accounts/wishlist.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

export const wishlistCalls = {
  wishlist: async ({ shop, caller }) => data(await listWishlist(shop, caller.id)),
  wishlistCreate: async ({ shop, caller, body }) => {
    if (body.customer_id !== undefined && body.customer_id !== caller.id)
      throw new Refusal('FORBIDDEN', 'This wishlist belongs to another account')
    await addToWishlist(shop, caller.id, body.product_id)
    return done('Product added to wishlist')
  },
  wishlistDelete: async ({ shop, caller, params }) => {
    await removeFromWishlist(shop, caller.id, idOf(params.productId, 'Product not found'))
    return done('Product removed from wishlist')
  },
} satisfies Handlers
