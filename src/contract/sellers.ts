import * as v from 'valibot'

/** What the law asks a seller to tell customers. */

/** What goods need a licence for: what `products.licenceKind` holds. */
export const LICENCE_KINDS = ['fertiliser', 'insecticide', 'seed'] as const
export type LicenceKind = (typeof LICENCE_KINDS)[number]

/** A licence as it stands on the paper. */
export const LicenceView = v.object({
  kind: v.string(),
  number: v.string(),
  state: v.string(),
  expires: v.string(),
  /** The place that it was issued for; null where nobody has said. */
  premises: v.nullable(v.string()),
  pincode: v.nullable(v.string()),
  valid_from: v.nullable(v.string()),
})

/** What everybody may read of a seller. Null is what the seller has not told. */
export const SellerParticulars = v.object({
  ...v.entriesFromList(['legal_name', 'gst_no', 'address', 'city', 'district', 'state'], v.nullable(v.string())),
  ...v.entriesFromList(['pincode', 'care_name', 'care_phone', 'care_email'], v.nullable(v.string())),
  /** Those that are valid today. */
  licences: v.array(LicenceView),
})
export type SellerParticulars = v.InferOutput<typeof SellerParticulars>
