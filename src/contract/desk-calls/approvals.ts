import * as v from 'valibot'
import { AdminSeller, AdminSellerDetails, LicenceChange, LicenceMend, LicenceMoved } from '../admin-calls/sellers.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { VENDOR_STATUSES } from '../constants.ts'
import { Id } from '../entities.ts'
import { required } from '../forms.ts'
import { Registered, SellerChange } from '../seller-changes.ts'
import { pageOf, pageQuery } from './page.ts'

/** A seller with all particulars; of the bank account only the last digits are shown. */
const DeskSeller = v.object({
  ...AdminSellerDetails.entries,
  registered: Registered,
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
export const deskApprovals = {
  deskSellers: staff.get('desk/sellers', 'List sellers and applications, fresh ones first', pageOf(AdminSeller), {
    ...rules,
    query: pageQuery([...VENDOR_STATUSES, 'changes']),
  }),
  deskSeller: staff.get('desk/sellers/:id', 'Show the particulars and licences of a seller', dataOf(DeskSeller), rules),
  // None is keyed: the link stands in no receipt, and no message is sent from within a transaction. Each may be
  // repeated: the first makes another link, the others change nothing.
  deskSellerInvite: staff.post(
    'desk/sellers/:id/invite',
    'Make the link to the full seller form',
    dataOf(v.object({ link: v.string() })),
    rules,
  ),
  deskSellerAccept: staff.post('desk/sellers/:id/accept', 'Accept a seller, who is told', Moved, rules),
  deskSellerResume: staff.post(
    'desk/sellers/:id/resume',
    'Let a suspended seller sell again, who is told',
    Moved,
    rules,
  ),
  deskSellerReject: staff.post('desk/sellers/:id/reject', 'Reject an application', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerSuspend: staff.post('desk/sellers/:id/suspend', 'Take everything of a seller off the shop', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerLicence: staff.put('desk/sellers/:id/licence', 'Write down a licence', dataOf(LicenceChange), {
    ...changing,
    body: LicenceChange,
  }),
  deskLicenceMend: staff.put('desk/licences/:id', 'Mend a licence that was written down', dataOf(LicenceMoved), {
    ...changing,
    body: LicenceMend,
  }),
  deskLicenceDelete: staff.delete('desk/licences/:id', 'Delete a licence', dataOf(LicenceMoved), changing),
  deskChangeApprove: staff.post(
    'desk/seller-changes/:id/approve',
    'Put a change of registered data in force',
    dataOf(SellerChange),
    changing,
  ),
  deskChangeRefuse: staff.post(
    'desk/seller-changes/:id/refuse',
    'Send a change of registered data back; the shop reads why',
    dataOf(SellerChange),
    { ...changing, ...withReason },
  ),
} as const satisfies Record<string, Call>
