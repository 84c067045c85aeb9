import * as v from 'valibot'
import { ACCOUNT_TYPES } from './constants.ts'
import { Id } from './entities.ts'
import { required } from './text-fields.ts'

/** What an accepted seller has registered, and what of it is to change once the operator has approved. */

const text = v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters'))

const fields = {
  /** Empty where the seller is not registered. */
  gst_no: text,
  address: required('Type the address'),
  pincode: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'A PIN has 6 digits')),
  city: required('Type the town'),
  district: text,
  state: required('Type the state'),
  /** Masked as it was shown, or empty: it stays. */
  account_no: text,
  ac_name: text,
  ifsc_code: text,
  account_type: v.union([v.literal(''), v.picklist(ACCOUNT_TYPES)]),
}

/** What is not given stays as it is. */
export const SellerChangeForm = v.partial(v.object(fields))
export type SellerChangeForm = v.InferOutput<typeof SellerChangeForm>
export type RegisteredField = keyof SellerChangeForm
// The keys of the object are its type.
export const REGISTERED_FIELDS = Object.keys(fields) as RegisteredField[]

const Values = v.partial(v.object(v.entriesFromList(REGISTERED_FIELDS, v.string())))

/** What was asked for; the account number is masked, and bank data is gone once it was decided. */
export const SellerChange = v.object({
  id: Id,
  seller_id: Id,
  shop_name: v.string(),
  state: v.picklist(['waiting', 'approved', 'refused', 'replaced']),
  asked_at: v.string(),
  decided_at: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  wanted: Values,
})
export type SellerChange = v.InferOutput<typeof SellerChange>

/** What is in force, and the last change that was asked for. */
export const Registered = v.object({ now: Values, change: v.nullable(SellerChange) })
export type Registered = v.InferOutput<typeof Registered>
