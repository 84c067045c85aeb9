import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { customer, done, listOf, Reader, type Call } from './call.ts'

/** The caller's wishes. */
export const wishlistCalls = {
  wishlist: customer.get('wishlist/get-wishlist-items', "List the caller's wishlist", listOf(e.WishlistItem), {
    query: Reader,
  }),
  wishlistCreate: customer.post('wishlist/create', 'Put a product on the wishlist', done, {
    body: f.WishlistCreate,
    keyed: true,
  }),
  wishlistDelete: customer.delete(
    'wishlist/delete-wishlist-items/:productId',
    'Take a product off the wishlist',
    done,
    { keyed: true },
  ),
} as const satisfies Record<string, Call>
