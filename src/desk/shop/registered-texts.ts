import type { RegisteredField } from '../../contract/seller-changes.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

const at = (moment: string): string => momentOf(Date.parse(moment))

const NAMES: Record<RegisteredField, string> = {
  gst_no: 'GST number',
  address: 'Address',
  pincode: 'PIN',
  city: 'Town',
  district: 'District',
  state: 'State',
  account_no: 'Account number',
  ac_name: 'Account holder',
  ifsc_code: 'IFSC',
  account_type: 'Kind of account',
}

/** The words of what a shop has registered, and of changes of it. */
export const text = spoken('registered', {
  title: 'Registered data and bank',
  lead: 'The operator approves every change of these. Until then what stands here is in force.',
  names: NAMES,
  nothing: 'None',
  types: { saving: 'Savings', current: 'Current' },
  ask: 'Ask for a change',
  askLead: 'Change what is not right, and leave the rest as it is.',
  accountHint: 'Only the last digits are shown. Type the whole number to change it.',
  send: 'Send to the operator',
  asked: 'The change is sent to the operator',
  states: {
    waiting: (moment: string) => `A change waits for the operator since ${at(moment)}`,
    approved: (moment: string) => `The last change is in force since ${at(moment)}`,
    refused: (moment: string) => `The operator has sent the change back ${at(moment)}`,
  },
  reason: (reason: string) => `Why: ${reason}`,
  decide: {
    title: 'Wants to change',
    from: (moment: string) => `Asked ${at(moment)}`,
    now: 'Now',
    wanted: 'Wanted',
    approve: 'Put it in force',
    approved: 'The change is in force',
    refuse: 'Send it back',
    reason: {
      title: 'Send the change back?',
      label: 'Why?',
      hint: 'The shop reads it.',
      missing: 'Say why',
      submit: 'Send it back',
    },
    refused: 'The change is sent back',
  },
})
