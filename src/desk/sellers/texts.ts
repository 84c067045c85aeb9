import { dayInIndia } from '../../contract/india.ts'
import { dayAndYear, dayOf, momentOf } from '../days-and-counts.ts'
import { plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of sellers and applications. */

const STATES = {
  requested: 'New application',
  invited: 'Has the link to the form',
  submitted: 'Form handed in',
  accepted: 'Sells',
  rejected: 'Rejected',
  suspended: 'Suspended',
} as const
const DECISIONS: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

export const words = spoken('sellers', {
  title: 'Sellers',
  parts: {
    submitted: 'To decide',
    changes: 'Changes to approve',
    requested: 'New',
    invited: 'Invited',
    accepted: 'Selling',
    suspended: 'Suspended',
    rejected: 'Rejected',
  },
  states: STATES,
  search: 'Name, shop, phone or town',
  empty: 'No such sellers',
  emptyText: 'Whoever applies to sell appears here.',
  applied: (at: string) => `Applied ${dayOf(dayInIndia(new Date(at)))}`,
  look: 'Look at it',
  open: (name: string) => `Look at it: ${name}`,
  call: (number: string) => `Call ${number}`,
  particulars: 'Particulars',
  trust: {
    title: 'Listings',
    now: 'What they list goes on sale without approval.',
    waits: 'What they list waits for approval.',
    approved: (count: number) =>
      plural(count, { one: '# listing was approved so far.', other: '# listings were approved so far.' }),
    after: (count: number) => `After ${count} they may list without approval.`,
    give: 'Let them list without approval',
    end: 'Let what they list wait again',
    given: 'They list without approval now',
    ended: 'What they list waits for approval again',
  },
  keeps: 'What the shop keeps itself',
  areas: 'Delivery areas and holidays',
  enquiries: 'Enquiries for what it sells',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  shop: 'Shop',
  address: 'Address',
  gst: 'GST number',
  account: 'Bank account',
  ifsc: 'IFSC',
  holder: 'Account holder',
  missing: 'Not given',
  onSale: (count: number) => plural(count, { one: '# product on sale', other: '# products on sale' }),
  licences: 'Licences',
  noLicences: 'No licence is written down. Seeds, fertilisers and crop care are not sold without.',
  licence: (kind: string, number: string) => `${kind}: ${number}`,
  until: (day: string, state: string) => `${state}, until ${dayAndYear(day)}`,
  noPremises: 'Premises not written down',
  ofPremises: (place: string) => `For ${place}`,
  seen: (at: string) => `Written down ${momentOf(Date.parse(at))}`,
  notYet: (day: string) => `Valid from ${dayAndYear(day)}`,
  expired: 'Expired',
  addLicence: 'Write down a licence',
  mendLicence: 'Mend the licence',
  mend: 'Mend',
  mendOf: (licence: string) => `Mend ${licence}`,
  delete: 'Delete',
  deleteOf: (licence: string) => `Delete ${licence}`,
  deleteTitle: (kind: string, number: string) => `Delete ${kind} ${number}?`,
  deleteLead: (needed: number, kind: string) =>
    needed === 0
      ? `Nothing that is on sale here needs a ${kind} licence.`
      : `${plural(needed, { one: '# product on sale needs', other: '# products on sale need' })} a ${kind} licence. Without another valid one they stay in sight and cannot be bought.`,
  keep: 'Leave it',
  deleted: (stopped: number) =>
    stopped === 0
      ? 'The licence is deleted'
      : `The licence is deleted. ${plural(stopped, { one: '# product cannot be bought now', other: '# products cannot be bought now' })}.`,
  noSuchKind: 'No goods are sold under this kind: mend it',
  saveLicence: 'Save',
  licenceSaved: 'The licence is written down',
  invite: 'Send the link to the form',
  inviteSent: (phone: string) => `Sent to ${phone} as a message. The link is valid for 7 days, and is shown only now.`,
  inviteLead: 'Send this link to the seller. It is valid for 7 days, and is shown only now.',
  link: 'Link to the form',
  copy: 'Copy',
  copied: 'Copied',
  accept: 'Accept',
  acceptTitle: (name: string) => `Accept ${name}?`,
  acceptLead: 'The seller is told by message, and may sell at once.',
  stay: 'Not yet',
  reject: 'Reject',
  rejectTitle: (name: string) => `Reject ${name}?`,
  suspend: 'Suspend',
  suspendTitle: (name: string) => `Suspend ${name}?`,
  resume: 'Let them sell again',
  reason: { label: 'Why?', hint: 'It is written in the log. Nothing is sent.', missing: 'Say why' },
  history: 'What was decided',
  decisions: DECISIONS,
  decided: (decision: string, name: string, at: string) => `${decision} by ${name}, ${at}`,
  operator: 'the operator',
})

export const text = {
  ...words,
  day: (at: string) => dayAndYear(dayInIndia(new Date(at))),
  ofPremises: (premises: string | null, pincode: string | null) =>
    premises === null && pincode === null
      ? words.noPremises
      : words.ofPremises([premises, pincode].filter(Boolean).join(', ')),
  done: (name: string, state: keyof typeof STATES) => `${name}: ${words.states[state]}`,
  decided: (status: string, name: string | null, at: string) =>
    words.decided(words.decisions[status] ?? status, name ?? words.operator, momentOf(Date.parse(at))),
}
