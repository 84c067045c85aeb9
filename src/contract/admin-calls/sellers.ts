import * as v from 'valibot'
import { VENDOR_STATUSES } from '../constants.ts'
import { Day } from '../day.ts'
import { VendorRequestData } from '../calls/forms.ts'
import { Id } from '../entities.ts'
import { joinedDigits } from '../digits.ts'
import { required } from '../forms.ts'
import { LicenceView } from '../sellers.ts'
import { operator, dataOf, doneWith, type Call } from '../calls/call.ts'
import { list } from './page.ts'

const PERSON = ['id', 'name', 'email', 'phone_number', 'whats_app_number'] as const
export const AdminSeller = v.object({
  ...v.pick(VendorRequestData, [...PERSON, 'shop_name', 'city', 'state']).entries,
  vendor_status: v.picklist(VENDOR_STATUSES),
  created_at: v.string(),
})
/** A licence with the moment at which somebody wrote down having seen it; null where that was not noted. */
const AdminLicenceRow = v.object({ ...LicenceView.entries, verified_at: v.nullable(v.string()) })
export const AdminSellerDetails = v.object({
  /** The account number in full, here alone: without it nobody can be paid. */
  ...VendorRequestData.entries,
  ...AdminSeller.entries,
  /** On sale now. */
  product_count: v.number(),
  licences: v.array(AdminLicenceRow),
})
export type AdminSellerDetails = v.InferOutput<typeof AdminSellerDetails>
const moved = doneWith(v.object({ id: Id, vendor_status: v.picklist(VENDOR_STATUSES) }))

const NO_DAY = 'A date looks like 2027-03-31'
const day = Day(NO_DAY)
const isDayOrEmpty = (typed: string): boolean => typed === '' || v.is(day, typed)

/** Kinds that a product may need: what `products.licenceKind` holds. */
export const LicenceChange = v.object({
  kind: required('Kind is required', 60),
  number: required('Number is required', 100),
  state: required('State is required', 60),
  expires: day,
  /** What the paper does not say is left out or empty. */
  premises: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters'))),
  pincode: v.optional(v.pipe(v.string(), v.transform(joinedDigits), v.regex(/^(\d{6})?$/, 'A PIN has 6 digits'))),
  valid_from: v.optional(v.pipe(v.string(), v.trim(), v.check(isDayOrEmpty, NO_DAY))),
})
export type LicenceChange = v.InferOutput<typeof LicenceChange>
const AdminLicence = v.object({ seller_id: Id, ...LicenceChange.entries })
export type AdminLicence = v.InferOutput<typeof AdminLicence>

/** Applications, sellers and their licences. */
export const operatorsSellers = {
  sellers: list('admin/sellers', 'List sellers and applications, fresh ones first', AdminSeller),
  sellerShow: operator.get(
    'admin/sellers/:id',
    "Show a seller's whole form, bank and GST data too",
    dataOf(AdminSellerDetails),
  ),
  sellerSuspend: operator.post(
    'admin/sellers/:id/suspend',
    'Take everything of a seller off the shop and end the log-ins',
    moved,
  ),
  sellerResume: operator.post('admin/sellers/:id/resume', 'Let a suspended seller sell again', moved),
  sellerInvite: operator.post(
    'admin/sellers/:id/invite',
    'Make the link to the full seller form',
    doneWith(v.object({ token: v.string(), link: v.string() })),
  ),
  sellerAccept: operator.post('admin/sellers/:id/accept', 'Accept a seller', moved),
  sellerReject: operator.post('admin/sellers/:id/reject', 'Reject an application', moved),
  sellerLicence: operator.put('admin/sellers/:id/licence', "Write down a seller's licence", doneWith(AdminLicence), {
    body: LicenceChange,
  }),
} as const satisfies Record<string, Call>
