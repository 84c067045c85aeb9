import * as e from '../entities.ts'
import * as f from '../forms.ts'
import type { Call } from './call.ts'
import { call, done, listOf } from './call.ts'

/** The caller's wishes. */
export const wishlistCalls = {
  wishlist: call({
    method: 'GET',
    path: 'wishlist/get-wishlist-items',
    caller: 'customer',
    answer: listOf(e.WishlistItem),
    summary: "List the caller's wishlist",
  }),
  wishlistCreate: call({
    method: 'POST',
    path: 'wishlist/create',
    caller: 'customer',
    body: f.WishlistCreate,
    answer: done,
    keyed: true,
    summary: 'Put a product on the wishlist',
  }),
  wishlistDelete: call({
    method: 'DELETE',
    path: 'wishlist/delete-wishlist-items/:productId',
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: 'Take a product off the wishlist',
  }),
} as const satisfies Record<string, Call>
