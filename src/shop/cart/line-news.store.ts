import { create } from 'zustand'

/** Another seller's pack of the same product. */
export interface Elsewhere {
  slug: string
  shop_name: string
  variant_name: string
  /** Rupees. */
  price: number
}

/** What the shop says of a line of the cart besides its stock. */
export interface LineNews {
  /** Why it cannot be ordered: it is no longer sold, its seller has no valid licence for it, or it is only collected. */
  problem?: 'gone' | 'licence' | 'collect_only' | undefined
  /** The shop itself has said so, not an old answer: only then is the line left out of an order. */
  isFresh?: boolean
  /** Who else has it, where it is sold out. */
  elsewhere?: Elsewhere | undefined
  /** The price in rupees that it had before the cart was opened. */
  was?: number | undefined
}

/** By sku, as long as the page lives: it is asked for anew whenever the cart is opened. */
export const useLineNews = create<Readonly<Record<string, LineNews>>>(() => ({}))
