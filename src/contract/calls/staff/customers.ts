import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { EnquiryForm } from '../../forms.ts'
import { doneWith, operator, type Call } from '../call.ts'
import { list } from './page.ts'

const AdminCustomer = v.object({
  id: Id,
  name: v.string(),
  /** Null once the account was erased, or where it never had one. */
  phone_number: v.nullable(v.string()),
  email: v.nullable(v.string()),
  orders: v.number(),
  blocked_at: v.nullable(v.string()),
  created_at: v.string(),
})
export type AdminCustomer = v.InferOutput<typeof AdminCustomer>

const CustomerMoved = v.object({ id: Id, blocked: v.boolean() })
export type CustomerMoved = v.InferOutput<typeof CustomerMoved>

const moved = doneWith(CustomerMoved)

/** An account that is opened for a farmer by the operator. Its first log-in is by a code: no password was chosen. */
export const CustomerOpen = v.pick(EnquiryForm, ['name', 'phone_number', 'email'])
export type CustomerOpen = v.InferOutput<typeof CustomerOpen>

/** The accounts of customers. */
export const operatorCustomers = {
  customers: list('admin/customers', 'Find customers by name, phone, email or id, fresh ones first', AdminCustomer),
  customerBlock: operator.post(
    'admin/customers/:id/block',
    "End a customer's log-ins and let nobody log in with the account",
    moved,
  ),
  customerUnblock: operator.post('admin/customers/:id/unblock', 'Let a blocked customer log in again', moved),
  customerOpen: operator.post(
    'admin/customers',
    'Open an account for a farmer and send a log-in code to the phone',
    doneWith(v.object({ id: Id, name: v.string(), code_sent: v.boolean() })),
    { body: CustomerOpen, success: 201 },
  ),
} as const satisfies Record<string, Call>
