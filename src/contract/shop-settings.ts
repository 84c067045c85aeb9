/** The shop's public settings; every rendered page carries them. */

export interface ContactLine {
  kind: 'address' | 'phone' | 'whatsapp' | 'email'
  text: string
  /** Missing where a press would lead nowhere. */
  href?: string
}

export const SITES = ['facebook', 'instagram', 'youtube'] as const

export interface ShopSettings {
  contact: readonly ContactLine[]
  /** The shop's own pages on other sites. */
  social?: Partial<Record<(typeof SITES)[number], string>>
  /** Who hears complaints, where the shop has named somebody. */
  grievance?: { name: string; contact: readonly ContactLine[] }
  /** The lines are examples of a shop that is not open for business. */
  isExample?: true
  /** Pieces of one sku that one order takes. */
  maxPieces: number
  /** Not the shop's but the phone's: this page was rendered for one that wants to use little data. */
  littleData?: boolean
}

/** Pieces of one sku that an order takes, where the shop has not set another number. */
export const ORDER_PIECES_MAX = 200

/** The element of a rendered page that holds them, and the entry of local storage with those of the last page. */
export const SHOP_SETTINGS = 'shop-settings'

/** A live binding, like the words of a language: read it while rendering, not at import. */
export let shopSettings: ShopSettings = { contact: [], maxPieces: ORDER_PIECES_MAX }

/** Changes the given settings; the others stay as they were. */
export const applyShopSettings = (told: Partial<ShopSettings>): void => {
  shopSettings = { ...shopSettings, ...told }
}
