import * as v from 'valibot'

/** What stands on a product's label, as it stands there; nothing is filled in that the label does not say. */

const fact = v.nullable(v.string())
const Party = v.object({ name: v.string(), address: v.string() })

export const ProductFacts = v.object({
  /** The name of such a thing, whoever makes it. */
  generic_name: fact,
  /** Insects, diseases or weeds that it is used against. */
  pests: fact,
  dose: fact,
  /** For a sprayer of 15 litre. */
  dose_per_pump: fact,
  /** Days between the last use and the harvest. */
  waiting_days: v.nullable(v.number()),
  maker: v.nullable(v.object({ ...Party.entries, role: v.picklist(['maker', 'packer']) })),
  importer: v.nullable(Party),
  /** `18 months from packing`, or a month. */
  best_before: fact,
  consumer_care: v.nullable(v.object({ name: v.string(), phone: fact, email: fact })),
})
export type ProductFacts = v.InferOutput<typeof ProductFacts>
