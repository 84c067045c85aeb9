import type { DeskDraftRow } from '../../../contract/calls/staff/listings.ts'
import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import { spoken } from '../../language/spoken.ts'

/** The words of listings that the operator decides about. */

export const text = spoken('approval', {
  title: 'Listings to approve',
  search: 'Name of the listing',
  parts: { waiting: 'Waiting', returned: 'Returned', approved: 'Approved' } satisfies Record<
    DeskDraftRow['state'],
    string
  >,
  empty: {
    all: { title: 'Nothing waits', text: 'What sellers send for approval stands here until it is decided.' },
    waiting: { title: 'Nothing waits', text: 'What sellers send for approval stands here until it is decided.' },
    returned: { title: 'Nothing is returned', text: 'What is returned stands here until its seller sends it anew.' },
    approved: { title: 'Nothing approved yet', text: 'What you approve stands here.' },
  },
  look: 'Look at it',
  open: (title: string) => `Look at it: ${title}`,
  from: (shop: string, at: string) => `${shop}, sent ${momentOf(Date.parse(at))}`,
  decideBy: (at: string) => `Decide by ${dayOf(dayInIndia(new Date(at)))}`,
  late: (at: string) => `Late: to be decided by ${dayOf(dayInIndia(new Date(at)))}`,
  missing: (count: number) =>
    plural(count, { one: '# photograph is on its way', other: '# photographs are on their way' }),
  states: { waiting: 'Waiting', returned: 'Returned', approved: 'Approved' } satisfies Record<
    DeskDraftRow['state'],
    string
  >,
  kinds: { change: 'A change of a listing', beside: 'An offer beside a product', new: 'A new product' },
  changed: 'What changes',
  said: 'What it says',
  same: 'As it stands',
  nothing: 'Nothing',
  now: 'Now',
  proposed: 'If approved',
  yes: 'Yes',
  no: 'No',
  names: {
    title: 'Name',
    description: 'Description',
    pictures: 'Photographs',
    category_id: 'Category',
    brand: 'Brand',
    hsn: 'HSN code',
    perishable: 'Alive, or spoils soon',
  },
  pack: (name: string) => `Pack ${name}`,
  packSaid: (price: number, selling: number, stock: number | undefined, cod: boolean) =>
    [
      `MRP ${formatRupees(price)}`,
      `sold at ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# piece', other: '# pieces' })]),
      cod ? 'cash at the door' : 'no cash',
    ].join(', '),
  picture: (place: number) => `Photograph ${formatNumber(place)}`,
  noPicture: 'None',
  goes: 'Taken away',
  wrong: 'Something is wrong here',
  wrongWith: (name: string) => `Something is wrong here: ${name}`,
  reason: (name: string) => `What is wrong with: ${name}`,
  reasonHint: 'The seller reads this at the field.',
  fine: 'Take the reason back',
  approve: 'Approve',
  approved: 'Approved: it is on sale',
  waits: 'Its photographs are still on their way. It is decided once all have come.',
  return: (count: number) => plural(count, { one: 'Return it with # reason', other: 'Return it with # reasons' }),
  returned: 'Returned to the seller',
  toReturn: 'To return it, say at a field what is wrong.',
  decided: { returned: 'It was returned. Its seller has not sent it anew yet.', approved: 'It is approved.' },
})
