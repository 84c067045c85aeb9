import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { EnquiryForm } from '../../forms.ts'
import { required } from '../../text-fields.ts'
import { dataOf, doneWith, staff, type Call } from '../call.ts'
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

/** An account as the desk shows it to the operator's people. */
export const DeskCustomer = v.object({
  ...AdminCustomer.entries,
  /** Of the newest order. */
  last_order_at: v.nullable(v.string()),
  /** Why the account is blocked. */
  blocked_reason: v.nullable(v.string()),
  /** Nobody has logged in for so long that the number may be somebody else's: a code alone does not open the account. */
  silent: v.boolean(),
})
export type DeskCustomer = v.InferOutput<typeof DeskCustomer>

const TOO_SHORT = 'Type at least 2 letters or digits'
/** The desk finds so many accounts at most: whoever looks for one types more of it. */
export const CUSTOMERS_FOUND_MAX = 20

const CustomerMoved = v.object({ id: Id, blocked: v.boolean() })
export type CustomerMoved = v.InferOutput<typeof CustomerMoved>

const moved = doneWith(CustomerMoved)

/** An account that is opened for a farmer by the operator. Its first log-in is by a code: no password was chosen. */
export const CustomerOpen = v.pick(EnquiryForm, ['name', 'phone_number', 'email'])
export type CustomerOpen = v.InferOutput<typeof CustomerOpen>

/** Fewer letters than these find almost everybody. */
const Text = v.pipe(required(TOO_SHORT, 100), v.minLength(2, TOO_SHORT))
const accounts = { may: 'customers', ofOperator: true } as const

/** The accounts of customers. */
export const staffCustomers = {
  customers: list('admin/customers', 'Find customers by name, phone, email or id, fresh ones first', AdminCustomer),
  deskCustomers: staff.get(
    'desk/customers',
    'Find customers by name, phone, email or number of the account, fresh ones first',
    dataOf(v.object({ found: v.array(DeskCustomer), more: v.boolean() })),
    { ...accounts, query: v.object({ q: Text }) },
  ),
  deskCustomerBlock: staff.post(
    'desk/customers/:id/block',
    "End a customer's log-ins and let nobody log in with the account",
    moved,
    {
      ...accounts,
      keyed: true,
      alias: 'admin/customers/:id/block',
      body: v.object({ reason: required('Say why', 500) }),
    },
  ),
  deskCustomerUnblock: staff.post('desk/customers/:id/unblock', 'Let a blocked customer log in again', moved, {
    ...accounts,
    keyed: true,
    alias: 'admin/customers/:id/unblock',
  }),
  deskCustomerLetIn: staff.post(
    'desk/customers/:id/let-in',
    'Vouch for the number of a customer who was away so long that a code alone opens nothing',
    doneWith(v.object({ id: Id })),
    { ...accounts, keyed: true },
  ),
  // Not keyed: no message is sent from within a transaction. Sent again it finds the account that is open.
  deskCustomerOpen: staff.post(
    'desk/customers',
    'Open an account for a farmer and send a log-in code to the phone',
    doneWith(v.object({ id: Id, name: v.string(), code_sent: v.boolean() })),
    { ...accounts, alias: 'admin/customers', body: CustomerOpen, success: 201 },
  ),
} as const satisfies Record<string, Call>
