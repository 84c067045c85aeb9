import { spoken } from '../language/spoken.ts'

/** The words of licences that are handed in with a photograph, for the shop and for the operator. */
export const text = spoken('licencePapers', {
  title: 'Licences handed in',
  takenOver: 'When you accept the seller, those that wait are written down as they stand.',
  photograph: 'Photograph of the licence',
  noPhotograph: 'No photograph has come',
  waiting: 'Waits for the operator',
  approved: 'Written down',
  refused: 'Sent back',
  approve: 'Write it down',
  refuseTitle: 'Send the licence back?',
  isRefused: 'The licence is sent back',
  own: 'Licences of the shop',
  ownLead:
    'Hand in each licence with a photograph of the paper. Only the operator sees the photograph, and writes the licence down.',
  add: 'Hand in a licence',
  sent: 'The licence is sent to the operator',
})
