import * as v from 'valibot'
import { COMPLAINT_MAX, Complaint } from '../../complaints.ts'
import { required } from '../../text-fields.ts'
import { dataOf, listOf, staff, type Call } from '../call.ts'

/** A complaint as the grievance officer sees it. */
export const DeskComplaint = v.object({
  ...Complaint.entries,
  customer_name: v.string(),
  phone_number: v.nullable(v.string()),
  /** Closed because the account was erased; nothing is left of the words and the customer. */
  is_withdrawn: v.boolean(),
  /** Whose goods it is about, where it names an order. */
  shop_names: v.array(v.string()),
  /** Photographs of the deliveries of that order, shown at `/images/proofs/…`. */
  proofs: v.optional(v.array(v.string()), []),
})
export type DeskComplaint = v.InferOutput<typeof DeskComplaint>

const forOfficer = { may: 'complaints', ofOperator: true } as const

/** Complaints are the operator's: the law names the shop's officer, not the seller. */
export const staffComplaints = {
  deskComplaints: staff.get(
    'desk/complaints',
    'List complaints, those whose time ends first before the others and the latest settled ones last',
    listOf(DeskComplaint),
    forOfficer,
  ),
  deskComplaintAcknowledge: staff.post(
    'desk/complaints/:ticket/acknowledge',
    'Say that a complaint was received',
    dataOf(DeskComplaint),
    { ...forOfficer, keyed: true },
  ),
  deskComplaintTakeBack: staff.post(
    'desk/complaints/:ticket/take-back',
    'Take an acknowledgement back; where the customer was not told yet, she is not',
    dataOf(DeskComplaint),
    { ...forOfficer, keyed: true },
  ),
  deskComplaintClose: staff.post(
    'desk/complaints/:ticket/close',
    'Settle a complaint with an answer',
    dataOf(DeskComplaint),
    {
      ...forOfficer,
      keyed: true,
      body: v.object({ answer: required('Write what was decided', COMPLAINT_MAX) }),
    },
  ),
} as const satisfies Record<string, Call>
