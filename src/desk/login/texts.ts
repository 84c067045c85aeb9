import { plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of the log-in. */
export const text = spoken('login', {
  title: 'Log in at the desk',
  lead: 'We send a code to your phone.',
  phone: 'Phone number',
  send: 'Send me a code',
  sentTo: (phone: string) => `If ${phone} belongs to a shop’s staff, a code is on its way.`,
  code: 'Code',
  codeHint: 'Six digits from the message',
  submit: 'Log in',
  other: 'Another number',
  again: 'Send another code',
  choose: 'Which shop?',
  seller: 'With a password',
  unsent: (count: number) =>
    `${plural(count, { one: '# change waits', other: '# changes wait' })} on this phone. Log in as before to send ${count === 1 ? 'it' : 'them'}.`,
  ended: 'You were logged out. Please log in again.',
})
