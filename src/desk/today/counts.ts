import type { FirstSteps } from '../../contract/calls/staff/today.ts'
import type { IconName } from '../../ui/media/icons.ts'
import { isLate } from '../shipments/late.ts'
import { inPile, pileOf, type ParcelView } from '../shipments/shipments.shared.ts'
import { text } from '../texts.ts'
import { isAllDone } from './steps.ts'

/** What waits in each pile, and what is pressing. */
export interface Counts {
  to_pack: number
  packed: number
  on_the_way: number
  coming_back: number
  late: number
  cash: number
}

/** The piles in the order of their tiles. */
export const PILE_TILES = [
  { pile: 'to_pack', to: '/desk/pack', icon: 'box' },
  { pile: 'packed', to: '/desk/hand-over', icon: 'packs' },
  { pile: 'on_the_way', to: '/desk/round', icon: 'truck' },
  { pile: 'coming_back', to: '/desk/back', icon: 'return' },
] as const satisfies { pile: keyof Counts; to: string; icon: IconName }[]

/** As they are on this phone, with all that waits on it. */
export const countsOf = (parcels: readonly ParcelView[]): Counts => {
  const [toPack, packed] = [inPile(parcels, 'to_pack'), inPile(parcels, 'packed')]
  const out = parcels.filter(({ state }) => state === 'out')
  return {
    to_pack: toPack.length,
    packed: packed.length,
    on_the_way: parcels.filter(({ state }) => state === 'out' || state === 'shipped').length,
    coming_back: inPile(parcels, 'coming_back').length,
    late: [...toPack, ...packed].filter((parcel) => isLate(parcel)).length,
    cash: out.reduce((sum, { cash_due }) => sum + Math.round(cash_due * 100), 0) / 100,
  }
}

/** Whether a new shop has its first steps to do and no parcel: then no counts are shown. */
export const isNothingToDo = (parcels: readonly ParcelView[], steps: FirstSteps['steps'] | null): boolean =>
  parcels.length === 0 && steps !== null && steps.length > 0 && !isAllDone(steps)

/** The one thing to do now: what is oldest in the first pile that has anything. */
export const nextJob = (parcels: readonly ParcelView[]): { to: string; label: string } | undefined => {
  const next = pileOf(parcels, 'to_pack').find(({ isRest }) => !isRest)
  if (next !== undefined) return { to: `/desk/pack/${encodeURIComponent(next.id)}`, label: text.today.pack }
  if (inPile(parcels, 'packed').length > 0) return { to: '/desk/hand-over', label: text.today.handOver }
  if (parcels.some(({ state }) => state === 'out')) return { to: '/desk/round', label: text.today.round }
  return undefined
}
