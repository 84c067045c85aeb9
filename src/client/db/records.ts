import type { PriceStep } from '../../contract/price-steps.ts'
import type { Address, AddressKind, OrderItem, Product, ProductType, Tint, Variant } from '../../contract/entities.ts'
import type { LocalText } from '../../contract/product/local.ts'

/** The rows of the local database. Every row of an account names it in `acct`. */

/** A request whose bytes are fixed at its first attempt; every later attempt sends the very same ones. */
export interface FrozenRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  text: string | null
  /** Where the phone keeps the file that is the body, in place of a text; its bytes never change. */
  file?: string
}

/** What the queue notes about a change, whatever its kind. */
export interface Envelope {
  seq: number
  id: string
  v: number
  /** The account, or 0 for changes that belong to the phone and are sent without log-in. */
  acct: number
  lane: string
  key: string
  wire?: FrozenRequest
  attempts: number
  state: 'queued' | 'inflight' | 'parked'
  /** Epoch milliseconds before which it rests. */
  nextAt: number
  lastErr?: { cls: string; status: number | null; at: number }
  createdAt: number
  /** The phone's clock was wrong when it was made, or never compared: the server's says when it is first sent. */
  undated?: true
}

/** A change as it is stored. Its kind is checked by whoever reads it: a newer build may have written it. */
export type ChangeRow = Envelope & { op: string; target: string; kind?: AddressKind; body?: unknown }
/** A change the server refused, or that grew too old: stays until the farmer mends or discards it. */
export type DeadRow = ChangeRow & {
  reason: DeadReason
  message?: string
  fields?: Record<string, string>
  /** Facts that the refusal came with. */
  data?: unknown
}
export type DeadReason = 'refused' | 'gone' | 'conflict' | 'expired' | 'dependent' | 'unreadable'

/** A wish as the screens show it. */
export interface WishView {
  product_id: number
  slug: string
  name: string
  image_url: string
  ground: Tint
  variants: Variant[]
  product: Product
  /** Saved on this phone only. */
  unsent: boolean
}

/** Who is logged in; in the same database as the queue, so that the worker can read it. */
export interface SessionRow {
  id: 1
  acct: number | null
  token: string | null
  /** Another one at every log-in; work begun under another epoch must not be written down. */
  epoch: string
  /** False once the server has refused the token. */
  valid: boolean
}

/** One line of the cart. Prices are rupees, as in the catalogue. */
export interface CartLine {
  title: string
  /** In the language of the page on which it was put into the cart. */
  local?: LocalText
  product_id: number
  vendor_id: number
  /** Missing in a cart of an older build. */
  shop_name?: string
  sku: string
  variant_name: string
  product_type: ProductType | null
  image_url: string
  ground: Tint
  slug: string
  quantity: number
  cod_available: 0 | 1
  original_price: number
  /** Of one piece, where as many are bought as the line holds. */
  price: number
  /** Lower prices from so many pieces on, and that of one piece alone; both absent where there are none. */
  steps?: PriceStep[] | undefined
  single_price?: number | undefined
  /** Stock left when the server last said; missing in a cart of an older build. */
  stock_quantity?: number
  /** The pack's number; missing like it. */
  variant_id?: number
}
export type CartRow = CartLine & { place: number }

/** An order to be paid in advance. */
export interface ToPay {
  orderId: string
  /** Whole rupees. */
  amount: number
}

/** What became of an attempt while the farmer did not look. */
export interface AttemptNews {
  /** `forgotten`: it is so old that the shop may have placed it and does not know any more. */
  state: 'placed' | 'refused' | 'given_up' | 'forgotten'
  /** Why it was refused. */
  message?: string
  code?: string | undefined
  data?: unknown
}

export interface Attempt {
  key: string
  acct: number
  wire: FrozenRequest
  /** What it buys, to know what of the cart is left afterwards. */
  bought: { sku: string; quantity: number }[]
  isBuyNow: boolean
  /** It buys a part of the cart; the rest stays there. */
  isPart?: true
  createdAt: number
  /** The server's clock as last recorded before: the attempt is no older than this. */
  heardAt?: number
  /** The phone's clock was wrong when it was written down. */
  undated?: true
  /** It has ended; stays until the farmer has read how. */
  news?: AttemptNews
  /** The order that the attempt has become, while it waits for its payment: the cart is cleared once it is paid. */
  toPay?: ToPay
}

export type WishRow = { acct: number; product_id: number; place: number; wish: WishView }
export type AddressRow = { acct: number; kind: AddressKind; id: string; place: number; address: Address }
export type OrderRow = { acct: number; order_item_id: number; place: number; item: OrderItem }
export type MetaRow = { key: string; value: unknown }

/** What says when it was made. */
export type Dated = Pick<ChangeRow, 'createdAt' | 'undated'> & Partial<Pick<ChangeRow, 'op'>>
