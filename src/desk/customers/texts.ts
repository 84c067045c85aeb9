import { dayInIndia } from '../../contract/india.ts'
import { formatNumber, plural } from '../../texts/format.ts'
import { dayAndYear } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

/** The words of customers and their accounts. */
export const text = spoken('customers', {
  title: 'Customers',
  search: 'Name, phone, email or account number',
  start: 'Whom do you look for?',
  startText: 'Type at least 2 letters or digits: nobody is listed without a search.',
  none: 'Nobody was found',
  noneText: 'Try a part of the name, or the end of the phone number.',
  more: (count: number) => `Only the newest ${formatNumber(count)} are shown: type more of the name or number.`,
  number: (id: number) => `Account ${id}`,
  since: (at: string) => `Customer since ${day(at)}`,
  orders: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  lastOrder: (at: string) => `Last order: ${day(at)}`,
  noPhone: 'No phone number',
  blocked: 'Blocked',
  blockedOn: (at: string) => `Blocked on ${day(at)}`,
  silent: 'Away for 90 days',
  silentText: 'The number may be somebody else’s by now, so a code alone does not open the account.',
  ordersOf: (name: string) => `Orders of ${name}`,
  toOrders: 'Orders',
  block: 'Block',
  blockOf: (name: string) => `Block ${name}`,
  blocking: {
    title: 'Block the account?',
    label: 'Why?',
    hint: 'They are logged out and cannot log in again; orders go on. Only the operator’s people read the reason.',
    missing: 'Say why',
    submit: 'Block',
  },
  isBlocked: 'The account is blocked',
  unblock: 'Unblock',
  unblockOf: (name: string) => `Unblock ${name}`,
  isOpen: 'The account is open again',
  letIn: 'Let in again',
  letInOf: (name: string) => `Let ${name} in again`,
  letInTitle: (name: string) => `Let ${name} in again?`,
  letInText: 'Call the number first: whoever has it opens the account with a code from now on.',
  stay: 'Leave it',
  isIn: 'A code opens the account again',
  open: 'Open an account',
  openText: 'A log-in code goes to the phone. There is no password: they log in with a code.',
  name: 'Name',
  phone: 'Phone number',
  email: 'Email',
  openSubmit: 'Open the account',
  opened: 'The account is open, and a code was sent',
  openedUntold: 'The account is open. The code could not be sent: they press Use OTP at log-in.',
})
