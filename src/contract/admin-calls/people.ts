import * as v from 'valibot'
import { Id } from '../entities.ts'
import { EnquiryForm } from '../forms.ts'
import type { Call } from '../calls/call.ts'
import { call, doneWith, listOf } from '../calls/call.ts'

const AdminEnquiry = v.object({
  id: Id,
  message: v.string(),
  name: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  email: v.string(),
  created_at: v.string(),
})

/** An account that is opened for a farmer who is standing beside the operator (decision 1). */
export const CustomerOpen = v.object({
  name: EnquiryForm.entries.name,
  phone_number: EnquiryForm.entries.phone_number,
  email: EnquiryForm.entries.email,
})
export type CustomerOpen = v.InferOutput<typeof CustomerOpen>

/** Who wrote, and whose account is opened. */
export const operatorsPeople = {
  enquiries: call({
    method: 'GET',
    path: 'admin/enquiries',
    caller: 'operator',
    answer: listOf(AdminEnquiry),
    summary: 'List enquiries, fresh ones first',
  }),
  customerOpen: call({
    method: 'POST',
    path: 'admin/customers',
    caller: 'operator',
    body: CustomerOpen,
    answer: doneWith(v.object({ id: Id, name: v.string(), code_sent: v.boolean() })),
    success: 201,
    summary: 'Open an account for a farmer and send a log-in code to the phone',
  }),
} as const satisfies Record<string, Call>
