import { formatRupees } from '../../texts/format.ts'
import { momentOf, parcels } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** Words of the round by its stops. */
export const words = spoken('round', {
  holds: (rupees: number) => `You have ${formatRupees(rupees)} with you`,
  here: (count: number) => `${parcels(count)} for this house`,
  arrange: 'Change the order of stops',
  arranged: 'The order is right',
  byPlace: 'Order by PIN and village',
  earlier: 'Earlier',
  later: 'Later',
  earlierOf: (name: string) => `Earlier: ${name}`,
  laterOf: (name: string) => `Later: ${name}`,
  known: (at: number) => `The sum is as of ${momentOf(at)} and may have changed since.`,
  which: 'Which parcels?',
  noted: (rupees: number) => `Delivered, ${formatRupees(rupees)} noted`,
  undo: 'Undo',
  undoOf: (id: string) => `Undo: ${id}`,
  none: 'Tick the parcels that are meant',
})

export const text = { ...words, rupees: formatRupees }
