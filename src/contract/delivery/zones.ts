import * as v from 'valibot'
import { Id } from '../entities.ts'

/** Part of the area that a seller delivers to. */
export const DeliveryZone = v.object({
  /** How its PINs begin; an empty text stands for all of India. */
  pins: v.array(v.string()),
  /** First and last day after that of the order. */
  days: v.tuple([v.number(), v.number()]),
  /** Rupees of one order that are taken in cash at most; 0 for no cash, absent without a limit. */
  cash_max: v.optional(v.number()),
  /** Rupees for bringing what one order has of the seller, absent for nothing; none for goods of `free_above` or more. */
  ...v.entriesFromList(['charge', 'free_above'], v.optional(v.number())),
})
export type DeliveryZone = v.InferOutput<typeof DeliveryZone>

/** First and last day of a closing, `2026-11-26`. */
export const ClosedDays = v.tuple([v.string(), v.string()])
export type ClosedDays = v.InferOutput<typeof ClosedDays>

/** Sellers without zones are not listed unless they close or have such an hour: they deliver everywhere. */
export const SellerZones = v.object({
  seller_id: Id,
  zones: v.array(DeliveryZone),
  /** Absent where no closing is to come or going on. */
  closed: v.optional(ClosedDays),
  /** The hour of the day, in India, from which on an order counts as one of the next day; absent without one. */
  until: v.optional(v.number()),
})
export type SellerZones = v.InferOutput<typeof SellerZones>
