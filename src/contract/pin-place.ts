import * as v from 'valibot'

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
