import * as v from 'valibot'
import { Dose } from './dose.ts'
import { Named } from './local.ts'
import { Unit } from './units.ts'

/** One piece costs so many rupees where at least `from` of them are bought. */
export const PriceStep = v.object(v.entriesFromList(['from', 'price'], v.number()))

/** What the page of a product tells of it, and of who else sells it. */

const fact = v.nullable(v.string())
const Party = v.object({ name: v.string(), address: v.string() })

/** What stands on the label, as it stands there; nothing is filled in that the label does not say. */
export const ProductFacts = v.object({
  /** The name of such a thing, whoever makes it. */
  generic_name: fact,
  /** Insects, diseases or weeds that it is used against. */
  pests: fact,
  dose: fact,
  /** For a sprayer of 15 litre. */
  dose_per_pump: fact,
  /** The same dose as figures, first the one that is usual; absent where the label has none that can be reckoned with. */
  doses: v.optional(v.array(Dose)),
  /** Days between the last use and the harvest. */
  waiting_days: v.nullable(v.number()),
  maker: v.nullable(v.object({ ...Party.entries, role: v.picklist(['maker', 'packer']) })),
  importer: v.nullable(Party),
  /** `18 months from packing`, or a month. */
  best_before: fact,
  consumer_care: v.nullable(v.object({ name: fact, phone: fact, email: fact })),
})
export type ProductFacts = v.InferOutput<typeof ProductFacts>

/** A fact that the operator has made, and what the product says of it. */
export const MoreFact = v.object({
  fact: Named,
  value: Named,
  /** As an address names it; absent of words, and in answers of earlier builds. */
  filter: v.optional(v.string()),
})
export type MoreFact = v.InferOutput<typeof MoreFact>

/** What a product says of such facts in listed values and numbers, such as `3.2`; absent where that is nothing. */
export const FactValues = v.optional(v.array(v.string()))

/** A seller's licence for goods that are sold under licence in India. */
export const LicenceFacts = v.object({
  kind: v.string(),
  number: v.string(),
  state: v.string(),
  expires: v.pipe(v.string(), v.isoDate()),
  valid: v.boolean(),
})

/** Other sellers of the same product who have it in stock. */
export const Offers = v.object({
  count: v.number(),
  /** The lowest price of a first pack; packs of other sizes are compared in it. */
  from: v.number(),
  /**
   * The lowest price for the unit of this listing's first pack; of a piece that of the same pack. Absent where nothing can
   * be compared, and in answers of earlier builds.
   */
  unit_from: v.optional(v.object({ price: v.number(), unit: Unit })),
})
export type Offers = v.InferOutput<typeof Offers>

/** A pack of another seller's listing: what it is compared by, and what is left of it. */
const OfferedPack = v.object({
  sku: v.string(),
  variant_name: v.string(),
  selling_price: v.number(),
  cod_available: v.picklist([0, 1]),
  stock_quantity: v.number(),
  amount: v.number(),
  unit: Unit,
})
export type OfferedPack = v.InferOutput<typeof OfferedPack>

/** Another seller's listing of the same product, with the price of its first pack. */
export const OtherOffer = v.object({
  id: v.number(),
  slug: v.string(),
  vendor: v.object({
    /** Like the packs absent in answers of earlier builds. */
    id: v.optional(v.number()),
    shop_name: v.string(),
    slug: v.string(),
    city: v.string(),
    state: v.string(),
    rating: v.number(),
    rating_count: v.number(),
  }),
  variant_name: v.string(),
  selling_price: v.number(),
  in_stock: v.boolean(),
  packs: v.optional(v.array(OfferedPack), []),
})
export type OtherOffer = v.InferOutput<typeof OtherOffer>
