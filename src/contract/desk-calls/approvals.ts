import * as v from 'valibot'
import { AdminSeller, AdminSellerDetails, LicenceChange } from '../admin-calls/sellers.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { VENDOR_STATUSES } from '../constants.ts'
import { Id } from '../entities.ts'
import { required } from '../forms.ts'
import { pageOf, pageQuery } from './page.ts'

/** A seller with all particulars; of the bank account only the last digits are shown. */
const DeskSeller = v.object({
  ...AdminSellerDetails.entries,
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
    query: pageQuery(VENDOR_STATUSES),
  }),
  deskSeller: staff.get('desk/sellers/:id', 'Show the particulars and licences of a seller', dataOf(DeskSeller), rules),
  // Neither is keyed: the link stands in no receipt, and no message is sent from within a transaction. Each may be
  // repeated: the one makes another link, the other changes nothing.
  deskSellerInvite: staff.post(
    'desk/sellers/:id/invite',
    'Make the link to the full seller form',
    dataOf(v.object({ link: v.string() })),
    rules,
  ),
  deskSellerAccept: staff.post('desk/sellers/:id/accept', 'Accept a seller, who is told', Moved, rules),
  deskSellerReject: staff.post('desk/sellers/:id/reject', 'Reject an application', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerSuspend: staff.post('desk/sellers/:id/suspend', 'Take everything of a seller off the shop', Moved, {
    ...changing,
    ...withReason,
  }),
  deskSellerResume: staff.post('desk/sellers/:id/resume', 'Let a suspended seller sell again', Moved, changing),
  deskSellerLicence: staff.put('desk/sellers/:id/licence', 'Write down a licence', dataOf(LicenceChange), {
    ...changing,
    body: LicenceChange,
  }),
} as const satisfies Record<string, Call>
