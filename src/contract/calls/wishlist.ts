import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { customer, done, listOf, type Call } from './call.ts'

/** The caller's wishes. */
export const wishlistCalls = {
  wishlist: customer.get('wishlist/get-wishlist-items', {
    answer: listOf(e.WishlistItem),
    summary: "List the caller's wishlist",
  }),
  wishlistCreate: customer.post('wishlist/create', {
    body: f.WishlistCreate,
    answer: done,
    keyed: true,
    summary: 'Put a product on the wishlist',
  }),
  wishlistDelete: customer.delete('wishlist/delete-wishlist-items/:productId', {
    answer: done,
    keyed: true,
    summary: 'Take a product off the wishlist',
  }),
} as const satisfies Record<string, Call>
