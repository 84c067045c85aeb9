import { answers } from '../../../src/contract/answers.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { listWishlist, removeFromWishlist, addToWishlist } from '../../shop/accounts/wishlist.ts'
import { data, done, says, idOf, type Handlers } from '../rpc/handler-types.ts'

export const wishlistCalls = {
  wishlist: async ({ shop, caller, query }) => data(await listWishlist(shop, caller.id, query.lang)),
  wishlistCreate: async ({ shop, caller, body }) => {
    if (body.customer_id !== undefined && body.customer_id !== caller.id)
      throw new Refusal('FORBIDDEN', answers.otherWishlist)
    await addToWishlist(shop, caller.id, body.product_id)
    return done(answers.wished)
  },
  wishlistDelete: says(answers.unwished, ({ shop, caller, params }) =>
    removeFromWishlist(shop, caller.id, idOf(params.productId, answers.productNotFound)),
  ),
} satisfies Handlers
