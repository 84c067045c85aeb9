import * as v from 'valibot'
import { VENDOR_STATUSES } from '../../constants.ts'
import { Day } from '../../day.ts'
import { joinedDigits } from '../../digits.ts'
import { Id, Timestamp } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { LicenceToDecide } from '../../licences.ts'
import { Registered, SellerChange } from '../../seller-changes.ts'
import { LICENCE_KINDS, LicenceView } from '../../sellers.ts'
import { STATES_OF_INDIA } from '../../states-of-india.ts'
import { dataOf, operator, orNothing, staff, type Call } from '../call.ts'
import { VendorRequestData } from '../forms.ts'
import { list, pageOf, pageQuery } from './page.ts'

const PERSON = ['id', 'name', 'email', 'phone_number', 'whats_app_number'] as const

const AdminSeller = v.object({
  ...v.pick(VendorRequestData, [...PERSON, 'shop_name', 'city', 'state']).entries,
  vendor_status: v.picklist(VENDOR_STATUSES),
  created_at: v.string(),
})
export type AdminSeller = v.InferOutput<typeof AdminSeller>

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

const NO_KIND = `The kind is one of ${LICENCE_KINDS.join(', ')}`

const NO_STATE = 'The state is one of India, such as Maharashtra'

const NO_DAY = 'A date looks like 2027-03-31'

const day = Day(NO_DAY)

const isDayOrEmpty = (typed: string): boolean => typed === '' || v.is(day, typed)

export const LicenceChange = v.object({
  kind: v.pipe(v.string(NO_KIND), v.trim(), v.toLowerCase(), v.picklist(LICENCE_KINDS, NO_KIND)),
  number: required('Number is required', 100),
  state: v.pipe(v.string(NO_STATE), v.trim(), v.picklist(STATES_OF_INDIA, NO_STATE)),
  expires: Day(NO_DAY, 'Choose a day'),
  /** Empty for what the paper does not say; what is not given of a known licence stays as it is. */
  premises: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters'))),
  pincode: v.optional(v.pipe(v.string(), v.transform(joinedDigits), v.regex(/^(\d{6})?$/, 'A PIN has 6 digits'))),
  valid_from: v.optional(v.pipe(v.string(), v.trim(), v.check(isDayOrEmpty, NO_DAY))),
})
export type LicenceChange = v.InferOutput<typeof LicenceChange>

/** What is not given stays as it is. */
export const LicenceMend = v.partial(LicenceChange)
export type LicenceMend = v.InferOutput<typeof LicenceMend>

/** The receipt of a former build says not whose it is. */
const AdminLicence = v.object({ seller_id: v.optional(Id), ...LicenceChange.entries })

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

/** A seller with all particulars; of the bank account only the last digits are shown. */
const DeskSeller = v.object({
  ...AdminSellerDetails.entries,
  /** Names what the form says as it stands; a server of a former build gives none. */
  form: v.optional(v.string()),
  registered: Registered,
  /** What was handed in, the oldest first; a desk of a former build shows none. */
  asked_licences: v.optional(v.array(LicenceToDecide), []),
  /** Whether what they list goes on sale without approval, and how many of their listings were approved. */
  trusted: v.boolean(),
  approved_listings: v.number(),
  /** What was decided, the latest first. */
  history: v.array(
    v.object({
      at: v.string(),
      staff_name: v.nullable(v.string()),
      vendor_status: v.string(),
      reason: v.nullable(v.string()),
    }),
  ),
})
export type DeskSeller = v.InferOutput<typeof DeskSeller>

const Moved = dataOf(v.object({ id: Id, vendor_status: v.picklist(VENDOR_STATUSES) }))

const withReason = { body: v.object({ reason: required('Say why', 500) }) }

const rules = { may: 'approvals', ofOperator: true } as const

const changing = { ...rules, keyed: true } as const

/** Who may sell. */
export const staffSellers = {
  deskSellers: staff.get('desk/sellers', 'List sellers and applications, fresh ones first', pageOf(AdminSeller), {
    ...rules,
    alias: 'admin/sellers',
    query: pageQuery([...VENDOR_STATUSES, 'changes']),
  }),
  deskSeller: staff.get('desk/sellers/:id', 'Show the particulars and licences of a seller', dataOf(DeskSeller), rules),
  // None is keyed: the link stands in no receipt, and no message is sent from within a transaction. Each may be
  // repeated: the first makes another link, the others change nothing.
  deskSellerInvite: staff.post(
    'desk/sellers/:id/invite',
    'Make the link to the full seller form, and send it to the phone of whoever has applied',
    dataOf(
      v.object({
        token: v.string(),
        link: v.string(),
        /** Whether a message with it has left. */
        sent: v.optional(v.boolean(), false),
      }),
    ),
    { ...rules, alias: 'admin/sellers/:id/invite', query: v.object({ send: orNothing(v.literal('1')) }) },
  ),
  deskSellerAccept: staff.post('desk/sellers/:id/accept', 'Accept a seller', Moved, {
    ...rules,
    alias: 'admin/sellers/:id/accept',
    // Licences that were handed in after this moment were not looked at: they wait on. Another form is refused.
    query: v.object({ asked_until: v.optional(Timestamp), form: v.optional(v.string()) }),
  }),
  deskSellerResume: staff.post('desk/sellers/:id/resume', 'Let a suspended seller sell again', Moved, {
    ...rules,
    alias: 'admin/sellers/:id/resume',
  }),
  deskSellerReject: staff.post('desk/sellers/:id/reject', 'Reject an application', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerSuspend: staff.post('desk/sellers/:id/suspend', 'Take everything of a seller off the shop', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerLicence: staff.put('desk/sellers/:id/licence', "Write down a seller's licence", dataOf(AdminLicence), {
    ...changing,
    alias: 'admin/sellers/:id/licence',
    body: LicenceChange,
  }),
  deskLicenceMend: staff.put('desk/licences/:id', 'Mend a licence that was written down', dataOf(LicenceMoved), {
    ...changing,
    alias: 'admin/licences/:id',
    body: LicenceMend,
  }),
  deskLicenceDelete: staff.delete('desk/licences/:id', 'Delete a licence', dataOf(LicenceMoved), {
    ...changing,
    alias: 'admin/licences/:id',
  }),
  deskLicenceApprove: staff.post(
    'desk/licence-requests/:id/approve',
    'Write down a licence that was handed in, as it stands',
    dataOf(LicenceToDecide),
    // With the moment of what was looked at another version is refused.
    { ...changing, query: v.object({ asked_at: v.optional(Timestamp) }) },
  ),
  deskLicenceRefuse: staff.post(
    'desk/licence-requests/:id/refuse',
    'Send a licence that was handed in back; the shop reads why',
    dataOf(LicenceToDecide),
    { ...changing, ...withReason },
  ),
  deskChangeApprove: staff.post(
    'desk/seller-changes/:id/approve',
    'Put a change of registered data in force',
    dataOf(SellerChange),
    { ...changing, alias: 'admin/seller-changes/:id/approve' },
  ),
  deskChangeRefuse: staff.post(
    'desk/seller-changes/:id/refuse',
    'Send a change of registered data back; the shop reads why',
    dataOf(SellerChange),
    { ...changing, ...withReason, alias: 'admin/seller-changes/:id/refuse' },
  ),

  // What the command line does otherwise: with the account number, and without a reason.
  sellerShow: operator.get(
    'admin/sellers/:id',
    "Show a seller's whole form, bank and GST data too",
    dataOf(AdminSellerDetails),
  ),
  sellerReject: operator.post('admin/sellers/:id/reject', 'Reject an application', Moved),
  sellerSuspend: operator.post(
    'admin/sellers/:id/suspend',
    'Take everything of a seller off the shop and end the log-ins',
    Moved,
  ),
  sellerChanges: list('admin/seller-changes', 'List changes of registered data that wait, newest first', SellerChange),
} as const satisfies Record<string, Call>
