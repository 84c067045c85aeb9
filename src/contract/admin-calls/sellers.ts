import * as v from 'valibot'
import { VENDOR_STATUSES } from '../constants.ts'
import { Day } from '../day.ts'
import { VendorRequestData } from '../calls/forms.ts'
import { Id } from '../entities.ts'
import { joinedDigits } from '../digits.ts'
import { required } from '../forms.ts'
import { SellerChange } from '../seller-changes.ts'
import { LICENCE_KINDS, LicenceView } from '../sellers.ts'
import { STATES_OF_INDIA } from '../states-of-india.ts'
import { operator, dataOf, doneWith, type Call } from '../calls/call.ts'
import { list } from './page.ts'

const PERSON = ['id', 'name', 'email', 'phone_number', 'whats_app_number'] as const
export const AdminSeller = v.object({
  ...v.pick(VendorRequestData, [...PERSON, 'shop_name', 'city', 'state']).entries,
  vendor_status: v.picklist(VENDOR_STATUSES),
  created_at: v.string(),
})
/** A licence with the moment at which somebody wrote down having seen it; null where that was not noted. */
const AdminLicenceRow = v.object({
  id: Id,
  ...LicenceView.entries,
  verified_at: v.nullable(v.string()),
  /** How many products on sale are sold under this kind. */
  needed_by: v.number(),
})
export type AdminLicenceRow = v.InferOutput<typeof AdminLicenceRow>
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

const NO_KIND = `The kind is one of ${LICENCE_KINDS.join(', ')}`
const NO_STATE = 'The state is one of India, such as Maharashtra'
const NO_DAY = 'A date looks like 2027-03-31'
const day = Day(NO_DAY)
const isDayOrEmpty = (typed: string): boolean => typed === '' || v.is(day, typed)

export const LicenceChange = v.object({
  kind: v.pipe(v.string(NO_KIND), v.trim(), v.toLowerCase(), v.picklist(LICENCE_KINDS, NO_KIND)),
  number: required('Number is required', 100),
  state: v.pipe(v.string(NO_STATE), v.trim(), v.picklist(STATES_OF_INDIA, NO_STATE)),
  expires: day,
  /** Empty for what the paper does not say; what is not given of a known licence stays as it is. */
  premises: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters'))),
  pincode: v.optional(v.pipe(v.string(), v.transform(joinedDigits), v.regex(/^(\d{6})?$/, 'A PIN has 6 digits'))),
  valid_from: v.optional(v.pipe(v.string(), v.trim(), v.check(isDayOrEmpty, NO_DAY))),
})
export type LicenceChange = v.InferOutput<typeof LicenceChange>
/** What is not given stays as it is. */
export const LicenceMend = v.partial(LicenceChange)
export type LicenceMend = v.InferOutput<typeof LicenceMend>
const AdminLicence = v.object({ seller_id: Id, ...LicenceChange.entries })
/** Of a licence that was mended or deleted: how many products on sale are not sold any more without it. */
export const LicenceMoved = v.object({
  id: Id,
  seller_id: Id,
  kind: v.string(),
  number: v.string(),
  stopped: v.number(),
})
export type LicenceMoved = v.InferOutput<typeof LicenceMoved>
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
  sellerChanges: list('admin/seller-changes', 'List changes of registered data that wait, newest first', SellerChange),
  sellerChangeApprove: operator.post(
    'admin/seller-changes/:id/approve',
    'Put a change of registered data in force',
    doneWith(SellerChange),
  ),
  sellerChangeRefuse: operator.post(
    'admin/seller-changes/:id/refuse',
    'Send a change of registered data back; the shop reads why',
    doneWith(SellerChange),
    { body: v.object({ reason: required('Say why', 500) }) },
  ),
  licenceMend: operator.put('admin/licences/:id', 'Mend a licence that was written down', doneWith(LicenceMoved), {
    body: LicenceMend,
  }),
  licenceDelete: operator.delete('admin/licences/:id', 'Delete a licence', doneWith(LicenceMoved)),
} as const satisfies Record<string, Call>
