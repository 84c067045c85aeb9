import * as v from 'valibot'
import { Timestamp } from './entities.ts'
import { fieldMessages } from './field-messages.ts'
import { required } from './text-fields.ts'

/** Complaints to the grievance officer; the law has each acknowledged and settled in time (POLICY has the limits). */

export const COMPLAINT_MAX = 2000
export const COMPLAINT_SUBJECTS = ['order', 'product', 'seller', 'payment', 'privacy', 'other'] as const
export const ComplaintSubject = v.picklist(COMPLAINT_SUBJECTS)
export type ComplaintSubject = v.InferOutput<typeof ComplaintSubject>

export const ComplaintForm = v.object({
  subject: ComplaintSubject,
  /** The order that it is about, as the history names it; empty where it is about none. */
  order_id: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
  complaint: v.pipe(
    required(fieldMessages.complaintRequired, COMPLAINT_MAX),
    v.minLength(10, fieldMessages.complaintShort),
  ),
})
export type ComplaintForm = v.InferOutput<typeof ComplaintForm>

export const ComplaintState = v.picklist(['open', 'acknowledged', 'closed'])
export type ComplaintState = v.InferOutput<typeof ComplaintState>

export const Complaint = v.object({
  /** `HC-` and eight characters, for the phone. */
  ticket: v.string(),
  subject: ComplaintSubject,
  order_id: v.nullable(v.string()),
  complaint: v.string(),
  state: ComplaintState,
  answer: v.nullable(v.string()),
  created_at: Timestamp,
  /** Until then somebody says that it was received. */
  ack_by: Timestamp,
  acknowledged_at: v.nullable(Timestamp),
  /** Until then it is settled. */
  due_at: Timestamp,
  closed_at: v.nullable(Timestamp),
})
export type Complaint = v.InferOutput<typeof Complaint>
