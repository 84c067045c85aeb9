import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { AdminCustomer } from '../../src/contract/calls/staff/customers.ts'
import { examples, list, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const CUSTOMERS: readonly Column<AdminCustomer>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number ?? '–' },
  { title: 'Email', text: (row) => row.email ?? '–' },
  { title: 'Orders', text: (row) => String(row.orders), right: true },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Blocked', text: (row) => (row.blocked_at === null ? '–' : time(row.blocked_at)) },
]

const showBlocked = ({ data }: StaffAnswer<'deskCustomerBlock'>) =>
  data.blocked ? `Customer ${data.id} is logged out and cannot log in.` : `Customer ${data.id} can log in again.`

const showOpened = ({ data }: StaffAnswer<'deskCustomerOpen'>) =>
  `Account ${data.id} of ${data.name} is open. ${
    data.code_sent ? 'A log-in code was sent to the phone.' : 'The code could not be sent: press Use OTP at log-in.'
  }`

export const customers: CommandGroup = {
  name: 'customers',
  description: 'Accounts of farmers',
  verbs: [
    list('find <text>', 'customers', CUSTOMERS, 'Nobody was found.'),
    verb('block <id>', 'deskCustomerBlock', {
      show: showBlocked,
      options: [required('--reason <text>', 'why, for the operator’s people')],
    }),
    verb('unblock <id>', 'deskCustomerUnblock', { show: showBlocked }),
    verb('open', 'deskCustomerOpen', {
      show: showOpened,
      options: [
        required('--name <name>', 'as the farmer is called'),
        required('--phone <digits>', 'ten digits; the code goes there'),
        required('--email <email>', 'what the farmer logs in with'),
      ],
      request: (_, { name = '', phone = '', email = '' }) => ({ body: { name, phone_number: phone, email } }),
      help: `
The account has no password. The farmer logs in with Use OTP and may set one with Forgot Password.
${examples('customers open --name "Asha Rao" --phone 9822012345 --email asha@example.com')}`,
    }),
  ],
}

const ENQUIRIES: readonly Column<StaffAnswer<'allEnquiries'>['data'][number]>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Received', text: (row) => time(row.created_at) },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number },
  { title: 'Email', text: (row) => row.email },
  { title: 'PIN', text: (row) => row.pincode ?? '' },
  {
    title: 'Message',
    text: ({ lines, message }) =>
      lines.length === 0
        ? message.replaceAll(/\s+/g, ' ')
        : lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  },
]

export const enquiries: CommandGroup = {
  name: 'enquiries',
  description: 'Questions and bulk orders that farmers have sent',
  help: examples('enquiries list', 'enquiries list --json'),
  verbs: [list('list', 'allEnquiries', ENQUIRIES, 'No enquiries.')],
}
