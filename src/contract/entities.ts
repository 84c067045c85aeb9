import * as v from 'valibot'
import { ITEM_STATUSES, PRODUCT_TYPES, RETURN_PROBLEMS, RETURN_STATES } from './constants.ts'
import { FactValues, LicenceFacts, MoreFact, Offers, OtherOffer, PriceStep, ProductFacts } from './product/facts.ts'
import { Former, LocalNames, LocalText, NamedCrop } from './product/local.ts'
import { Unit } from './product/units.ts'

/** The entities. Prices are rupees on the wire; listing id, master product id and slug are three different things. */

/** Fits the database's four bytes, so that a larger number is refused by validation. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** Of what is added with every order or step: eight bytes there, of which a number here holds less. */
export const BigId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
const Flag = v.picklist([0, 1])
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())

/** The background tint of a product's picture, by category: seed and care, fertiliser, water, machines. */
export const Tint = v.picklist(['sprout', 'straw', 'dew', 'clay'])
export type Tint = v.InferOutput<typeof Tint>

export const Category = v.object({
  id: Id,
  ...v.entriesFromList(['name', 'slug', 'icon'], v.string()),
  ground: Tint,
  names: v.optional(LocalNames),
  former: Former,
})
export type Category = v.InferOutput<typeof Category>

export const Brand = v.object({ id: Id, name: v.string(), slug: v.string(), image_url: v.string(), former: Former })
export type Brand = v.InferOutput<typeof Brand>

/** `slug` ends in `-id`, so that it is also the link. */
export const Seller = v.object({
  id: Id,
  name: v.string(),
  shop_name: v.string(),
  slug: v.string(),
  avatar: v.string(),
  city: v.string(),
  district: v.string(),
  state: v.string(),
  product_count: v.number(),
  licensed: v.boolean(),
  /** Of the public reviews of all that it sells, 0 when there are none or an older build has stored it. */
  rating: v.optional(v.number(), 0),
  rating_count: v.optional(v.number(), 0),
})
export type Seller = v.InferOutput<typeof Seller>

export const Variant = v.object({
  id: Id,
  variant_name: v.string(),
  /** List price (MRP) in rupees. */
  price: v.number(),
  ...v.entriesFromList(['selling_price', 'stock_quantity', 'amount'], v.number()),
  /** Whole percent. */
  product_discount: v.number(),
  sku: v.string(),
  cod_available: Flag,
  unit: Unit,
  /** Lower prices from so many pieces on, the fewest first; absent where there are none. */
  steps: v.optional(v.array(PriceStep)),
})
export type Variant = v.InferOutput<typeof Variant>

export const ProductType = v.picklist(PRODUCT_TYPES)
export type ProductType = v.InferOutput<typeof ProductType>

/** A product as lists carry it. */
export const Product = v.object({
  /** The published listing, `published_product_id` elsewhere. */
  id: Id,
  /** The master product: wishlist calls and picture paths use it. */
  product_id: Id,
  ...v.entriesFromList(['slug', 'title', 'short_description', 'image_url'], v.string()),
  local: v.optional(LocalText),
  product_type: v.nullable(ProductType),
  ...v.entriesFromList(['average_rating', 'review_count'], v.number()),
  /** Sum over the variants of what can still be sold. */
  stock_quantity: v.number(),
  category: v.pick(Category, ['id', 'name', 'slug']),
  ground: Tint,
  brand: Brand,
  vendor: v.pick(Seller, ['id', 'name', 'shop_name', 'slug', 'avatar', 'city', 'state', 'rating', 'rating_count']),
  /** Sold only through the dealer's own machine: it is shown, and never ordered. */
  collect_only: v.optional(v.literal(true)),
  /** ISO 3166 alpha-2 of the country in which it was made; null where the seller has not said. */
  origin: v.optional(v.nullable(v.string()), null),
  /** Slugs of the crops that it is for; `cropName` has the names of those that `crop_names` leaves out. */
  crops: v.optional(v.array(v.string()), []),
  fact_values: FactValues,
  offers: v.optional(Offers),
  variants: v.pipe(v.array(Variant), v.minLength(1)),
})
export type Product = v.InferOutput<typeof Product>

export const ProductDetails = v.object({
  ...Product.entries,
  product_details: v.string(),
  crop_names: v.optional(v.array(NamedCrop)),
  /** The seller's photographs, of which `image_url` is the first; empty where a drawing stands in. */
  pictures: v.optional(v.array(v.string()), []),
  /** Goes back within a day instead of ten. */
  perishable: v.optional(v.boolean(), false),
  licence_required: v.boolean(),
  licence: v.nullable(LicenceFacts),
  facts: v.optional(v.nullable(ProductFacts), null),
  more_facts: v.optional(v.array(MoreFact)),
  /** Those in stock first, of them the cheapest for a unit; the first one is the cheapest that can be bought. */
  other_offers: v.optional(v.array(OtherOffer), []),
})
export type ProductDetails = v.InferOutput<typeof ProductDetails>

export const User = v.object({ id: Id, name: v.string() })
export type User = v.InferOutput<typeof User>

export const AddressKind = v.picklist(['delivery', 'billing'])
export type AddressKind = v.InferOutput<typeof AddressKind>

const placeFields = v.entriesFromList(
  ['name', 'phone_number', 'house_number', 'area', 'pincode', 'city', 'district', 'state'],
  v.string(),
)

export const Address = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ...placeFields,
  landmark: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  is_default: Flag,
  /** The oldest takes the place of a deleted default. */
  created_at: v.optional(v.string()),
})
export type Address = v.InferOutput<typeof Address>

export const WishlistItem = v.object({
  id: BigId,
  product_id: Id,
  customer_id: Id,
  slug: v.string(),
  name: v.string(),
  image_url: v.string(),
  ground: Tint,
  variants: v.array(Variant),
  product: Product,
})
export type WishlistItem = v.InferOutput<typeof WishlistItem>

export const ItemStatus = v.picklist(ITEM_STATUSES)
export type ItemStatus = v.InferOutput<typeof ItemStatus>

/** The address as it was when the order was placed. */
export const OrderAddress = v.object({
  ...placeFields,
  /** Absent in orders of an older build. */
  landmark: v.nullish(v.string()),
})
export type OrderAddress = v.InferOutput<typeof OrderAddress>

const OrderedProduct = v.object({
  title: v.string(),
  local: v.optional(LocalText),
  image_url: v.string(),
  ground: Tint,
  /** The caller's own stars, 0 when none. */
  rating: v.number(),
})

export const ReturnProblem = v.picklist(RETURN_PROBLEMS)
export type ReturnProblem = v.InferOutput<typeof ReturnProblem>

/** A farmer's wish to give an item back, and what the shop said to it. */
export const ReturnRequest = v.object({
  problem: ReturnProblem,
  reason: v.string(),
  state: v.picklist(RETURN_STATES),
  note: v.nullable(v.string()),
  requested_at: Timestamp,
  decided_at: v.nullable(Timestamp),
})
export type ReturnRequest = v.InferOutput<typeof ReturnRequest>

/** Money that goes back for an item, or for the whole order it belongs to; `at` is since when it is so. */
export const ItemRefund = v.object({
  amount: v.number(),
  state: v.picklist(['due', 'sent', 'done']),
  of: v.picklist(['item', 'order']),
  at: Timestamp,
})
export type ItemRefund = v.InferOutput<typeof ItemRefund>

export const OrderItem = v.object({
  order_item_id: BigId,
  order_id: v.string(),
  product_id: Id,
  published_product_id: Id,
  sku: v.string(),
  variant_name: v.string(),
  quantity: v.number(),
  order_date: Timestamp,
  delivery_date: v.nullable(Timestamp),
  total_price: v.number(),
  delivery_charge: v.optional(v.number()),
  /** Rupees in cash for it and its delivery: still to be paid, less what was noted for its parcel, and what was paid. */
  ...v.entriesFromList(['cash_to_pay', 'cash_paid'], v.nullish(v.number())),
  payment_method: v.picklist(['c', 'p']),
  item_status: ItemStatus,
  /** When the windows for a return end, for what was delivered; absent in what an older build has stored. */
  ...v.entriesFromList(['return_until', 'damage_until'], v.nullish(Timestamp)),
  return_request: v.nullish(ReturnRequest),
  refund: v.nullish(ItemRefund),
  /** Where cash goes that comes back, with most of it hidden; null where the shop has to be told; absent otherwise. */
  refund_to: v.nullish(v.string()),
  /** Why the shop has cancelled it, in the operator's words. */
  cancel_reason: v.nullish(v.string()),
  /** Who sends it. Like what follows absent in what an older build has stored. */
  seller: v.nullish(v.object({ id: Id, shop_name: v.string(), slug: v.string() })),
  /** What stands of its way, first to last: an item's status, or `return_requested`, `return_approved`, `return_rejected`. */
  steps: v.nullish(v.array(v.object({ status: v.string(), at: Timestamp }))),
  /** First and last day that were promised at the order, `2026-11-26`; who brings its parcel, and its number there. */
  ...v.entriesFromList(['promised_from', 'promised_to', 'carrier', 'tracking'], v.nullish(v.string())),
  /** Whether the whole order is paid: `due` until its payment comes in, `back` when it was paid back. */
  payment: v.nullish(v.picklist(['cash', 'due', 'paid', 'back', 'expired'])),
  slug: v.string(),
  ...v.entriesFromList(['delivery_address_id', 'billing_address'], OrderAddress),
  product: OrderedProduct,
})
export type OrderItem = v.InferOutput<typeof OrderItem>

export const DeliveredProduct = v.object({
  product_id: Id,
  published_product_id: Id,
  sku: v.string(),
  slug: v.string(),
  delivery_date: Timestamp,
  product: OrderedProduct,
})
export type DeliveredProduct = v.InferOutput<typeof DeliveredProduct>

/** A PIN and where it may lie; several districts or areas are offered as a choice, never guessed. */
export const PinPlace = v.object({
  pincode: v.string(),
  /** The town, which a map provider knows and the postal directory does not. */
  city: v.optional(v.string()),
  district: v.string(),
  state: v.string(),
  areas: v.array(v.object({ name: v.string(), lat: v.nullable(v.number()), lng: v.nullable(v.number()) })),
})
export type PinPlace = v.InferOutput<typeof PinPlace>
