import { create } from 'zustand'
import type { WishView } from '../../client/db/records.ts'

export type { WishView }

interface WishlistState {
  items: WishView[]
  productIds: ReadonlySet<number>
  ready: boolean
}

export const NO_WISHES: WishlistState = { items: [], productIds: new Set(), ready: false }

/** The wishlist as the farmer left it, sent or not; `wishlist-actions.ts` updates it. */
export const useWishlist = create<WishlistState>(() => NO_WISHES)
