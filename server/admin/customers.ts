import type { Command } from 'commander'
import type { AdminCustomer } from '../../src/contract/admin-calls/customers.ts'
import { addList, addVerb } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminCustomer>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number ?? '–' },
  { title: 'Email', text: (row) => row.email ?? '–' },
  { title: 'Orders', text: (row) => String(row.orders), right: true },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Blocked', text: (row) => (row.blocked_at === null ? '–' : time(row.blocked_at)) },
]

const BLOCKS = [
  ['block', 'customerBlock'],
  ['unblock', 'customerUnblock'],
] as const

/** `customers find | block | unblock | open`. */
export const addCustomers = (program: Command): void => {
  const customers = program.command('customers').description('Accounts of farmers')
  addList(customers, 'find <text>', { call: 'customers', columns: COLUMNS, none: 'Nobody was found.' })
  for (const [verb, call] of BLOCKS)
    addVerb(customers, `${verb} <id>`, {
      call,
      request: (id) => ({ params: { id } }),
      show: ({ data }) =>
        data.blocked ? `Customer ${data.id} is logged out and cannot log in.` : `Customer ${data.id} can log in again.`,
    })
  addVerb(customers, 'open', {
    call: 'customerOpen',
    request: (_, { name = '', phone = '', email = '' }) => ({ body: { name, phone_number: phone, email } }),
    show: ({ data }) =>
      `Account ${data.id} of ${data.name} is open. ${
        data.code_sent ? 'A log-in code was sent to the phone.' : 'The code could not be sent: press Use OTP at log-in.'
      }`,
  })
    .requiredOption('--name <name>', 'as the farmer is called')
    .requiredOption('--phone <digits>', 'ten digits; the code goes there')
    .requiredOption('--email <email>', 'what the farmer logs in with')
    .addHelpText(
      'after',
      `
The account has no password. The farmer logs in with Use OTP and may set one with Forgot Password.

Example:
  npm run --silent admin -- customers open --name "Asha Rao" --phone 9822012345 --email asha@example.com`,
    )
}
