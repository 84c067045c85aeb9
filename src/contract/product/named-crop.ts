import * as v from 'valibot'
import { Former, LocalNames } from './local.ts'

/** What the slug of a crop does not say: how the operator calls it, and what else it is searched by. */
export const NamedCrop = v.object({
  slug: v.string(),
  /** In English. */
  name: v.string(),
  names: v.optional(LocalNames),
  words: v.optional(v.array(v.string())),
  former: Former,
  /** Lists offer it no more. */
  paused: v.optional(v.literal(true)),
})
export type NamedCrop = v.InferOutput<typeof NamedCrop>
