import * as v from 'valibot'
import { Id, Tint } from '../entities.ts'
import { LocalNames } from './local.ts'
import { OwnFact } from './own-facts.ts'

/** What a listing may begin from: a category, or a product that the shop knows. */

export const KNOWN_PRODUCTS_MAX = 2_000

/**
 * A category, the licence that it wants, and whether what is in it may spoil. Nothing new is put on sale in a paused
 * one, which is told for what was begun in it.
 */
export const ListingKind = v.object({
  id: Id,
  name: v.string(),
  slug: v.optional(v.string(), ''),
  names: v.optional(LocalNames),
  licence_kind: v.nullable(v.string()),
  perishable: v.optional(v.boolean(), false),
  paused: v.optional(v.boolean(), false),
  /** What the operator asks for there, beside what every label says. */
  facts: v.optional(v.array(OwnFact), []),
})
export type ListingKind = v.InferOutput<typeof ListingKind>

/** A product that the shop knows, as much of it as is needed to find it and to begin an offer beside it. */
export const KnownProduct = v.object({
  product_id: Id,
  title: v.string(),
  /** In the language that was asked for, where somebody has written it. */
  local_title: v.optional(v.nullable(v.string()), null),
  brand: v.string(),
  category_id: Id,
  image_url: v.string(),
  ground: Tint,
  /** What searches look through, as `readDoc` reads it. */
  search_text: v.string(),
  packs: v.array(v.string()),
  /** The shop's own listing of it. */
  own_listing_id: v.nullable(Id),
  /** The licence that it wants and that the shop does not hold today. */
  licence_wanted: v.optional(v.nullable(v.string()), null),
})
export type KnownProduct = v.InferOutput<typeof KnownProduct>
