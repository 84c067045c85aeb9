import * as v from 'valibot'
import { VENDOR_STATUSES } from '../constants.ts'
import { Day } from '../day.ts'
import { VendorRequestData } from '../calls/forms.ts'
import { Id } from '../entities.ts'
import { operator, dataOf, doneWith, type Call } from '../calls/call.ts'
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
  /** The account number in full, here alone: without it nobody can be paid. */
  ...VendorRequestData.entries,
  ...AdminSeller.entries,
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
  sellers: operator.get('admin/sellers', {
    query: PageQuery,
    answer: pageOf(AdminSeller),
    summary: 'List sellers and applications, fresh ones first',
  }),
  sellerShow: operator.get('admin/sellers/:id', {
    answer: dataOf(AdminSellerDetails),
    summary: "Show a seller's whole form, bank and GST data too",
  }),
  sellerSuspend: operator.post('admin/sellers/:id/suspend', {
    answer: doneWith(SellerMoved),
    summary: 'Take everything of a seller off the shop and end the log-ins',
  }),
  sellerResume: operator.post('admin/sellers/:id/resume', {
    answer: doneWith(SellerMoved),
    summary: 'Let a suspended seller sell again',
  }),
  sellerInvite: operator.post('admin/sellers/:id/invite', {
    answer: doneWith(v.object({ token: v.string(), link: v.string() })),
    summary: 'Make the link to the full seller form',
  }),
  sellerAccept: operator.post('admin/sellers/:id/accept', {
    answer: doneWith(SellerMoved),
    summary: 'Accept a seller',
  }),
  sellerReject: operator.post('admin/sellers/:id/reject', {
    answer: doneWith(SellerMoved),
    summary: 'Reject an application',
  }),
  sellerLicence: operator.put('admin/sellers/:id/licence', {
    body: LicenceChange,
    answer: doneWith(AdminLicence),
    summary: "Write down a seller's licence",
  }),
} as const satisfies Record<string, Call>
