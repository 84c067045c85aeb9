import type { StaffRole } from '../../contract/staff.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of people and their log-ins. */

const ROLES: Record<StaffRole, { name: string; more: string }> = {
  owner: { name: 'Owner', more: 'May do everything, and says who else may log in.' },
  manager: { name: 'Manager', more: 'May do everything but let people in.' },
  packer: { name: 'Packer', more: 'Packs, hands over, delivers, and counts the stock.' },
  accounts: { name: 'Accounts', more: 'Sees orders and the cash that was taken.' },
  support: { name: 'Support', more: 'Answers customers, and decides what they give back.' },
}

export const words = spoken('staff', {
  title: 'People',
  roles: ROLES,
  you: (name: string) => `${name} (you)`,
  nobody: 'Nobody works at this desk yet.',
  invite: 'Let somebody in',
  inviteTitle: 'Let somebody in',
  inviteLead: 'A message to this phone tells them where the desk is. They log in with a code to it.',
  name: 'Name',
  phone: 'Phone number',
  role: 'What may they do?',
  inviteSubmit: 'Let them in',
  invited: (name: string) => `${name} may log in now`,
  change: 'Change',
  changeOf: (name: string) => `Change what ${name} may do`,
  changeSubmit: 'Save',
  changed: 'It is changed',
  disable: 'Lock out',
  disableOf: (name: string) => `Lock out ${name}`,
  disableTitle: (name: string) => `Lock out ${name}?`,
  disableLead: 'They are logged out at once and cannot log in again.',
  stay: 'Leave it',
  enable: 'Let in again',
  enableOf: (name: string) => `Let ${name} in again`,
  disabled: 'Locked out',
  logIns: 'Who is logged in',
  here: 'This phone',
  someBrowser: 'Some browser',
  lastUsed: (at: string) => `Last used ${momentOf(Date.parse(at))}`,
  end: 'End',
  endOf: (name: string, device: string) => `End the log-in of ${name}: ${device}`,
  ended: 'The log-in is ended',
  isEnded: 'Ended',
})

export const text = {
  ...words,
  device: (browser: string | null, system: string | null) =>
    [browser, system].filter(Boolean).join(', ') || words.someBrowser,
}
