import * as v from 'valibot'
import { VENDOR_STATUSES } from '../constants.ts'
import { Day } from '../day.ts'
import { Id } from '../entities.ts'
import type { Call } from '../calls/call.ts'
import { call, dataOf, doneWith } from '../calls/call.ts'
import { PageQuery, pageOf } from './page.ts'

const AdminSeller = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  shop_name: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  vendor_status: v.picklist(VENDOR_STATUSES),
  created_at: v.string(),
})
const AdminSellerDetails = v.object({
  ...AdminSeller.entries,
  address: v.nullable(v.string()),
  pincode: v.nullable(v.string()),
  district: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** In full, here alone: without it nobody can be paid. */
  account_no: v.nullable(v.string()),
  ac_name: v.nullable(v.string()),
  ifsc_code: v.nullable(v.string()),
  account_type: v.nullable(v.string()),
  gst_no: v.nullable(v.string()),
  /** On sale now. */
  product_count: v.number(),
  licences: v.array(v.object({ kind: v.string(), number: v.string(), state: v.string(), expires: v.string() })),
})
export type AdminSellerDetails = v.InferOutput<typeof AdminSellerDetails>
const SellerMoved = v.object({ id: Id, vendor_status: v.picklist(VENDOR_STATUSES) })

/** Kinds that a product may need: what `products.licenceKind` holds. */
export const LicenceChange = v.object({
  kind: v.pipe(v.string('Kind is required'), v.trim(), v.nonEmpty('Kind is required'), v.maxLength(60)),
  number: v.pipe(v.string('Number is required'), v.trim(), v.nonEmpty('Number is required'), v.maxLength(100)),
  state: v.pipe(v.string('State is required'), v.trim(), v.nonEmpty('State is required'), v.maxLength(60)),
  expires: Day('A date looks like 2027-03-31'),
})
export type LicenceChange = v.InferOutput<typeof LicenceChange>
const AdminLicence = v.object({ seller_id: Id, ...LicenceChange.entries })
export type AdminLicence = v.InferOutput<typeof AdminLicence>

/** Applications, sellers and their licences. */
export const operatorsSellers = {
  sellers: call({
    method: 'GET',
    path: 'admin/sellers',
    caller: 'operator',
    query: PageQuery,
    answer: pageOf(AdminSeller),
    summary: 'List sellers and applications, fresh ones first',
  }),
  sellerShow: call({
    method: 'GET',
    path: 'admin/sellers/:id',
    caller: 'operator',
    answer: dataOf(AdminSellerDetails),
    summary: "Show a seller's whole form, bank and GST data too",
  }),
  sellerSuspend: call({
    method: 'POST',
    path: 'admin/sellers/:id/suspend',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Take everything of a seller off the shop and end the log-ins',
  }),
  sellerResume: call({
    method: 'POST',
    path: 'admin/sellers/:id/resume',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Let a suspended seller sell again',
  }),
  sellerInvite: call({
    method: 'POST',
    path: 'admin/sellers/:id/invite',
    caller: 'operator',
    answer: doneWith(v.object({ token: v.string(), link: v.string() })),
    summary: 'Make the link to the full seller form',
  }),
  sellerAccept: call({
    method: 'POST',
    path: 'admin/sellers/:id/accept',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Accept a seller',
  }),
  sellerReject: call({
    method: 'POST',
    path: 'admin/sellers/:id/reject',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Reject an application',
  }),
  sellerLicence: call({
    method: 'PUT',
    path: 'admin/sellers/:id/licence',
    caller: 'operator',
    body: LicenceChange,
    answer: doneWith(AdminLicence),
    summary: "Write down a seller's licence",
  }),
} as const satisfies Record<string, Call>
