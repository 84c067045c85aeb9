import type { Dose } from './dose.ts'

/** Apart from the schemas, which a product's page does without. */

const MEASURES: Partial<Record<string, Dose['measure']>> = { kg: 'mass', gram: 'mass', litre: 'volume' }

/** Whether what a pack holds is weighed or measured; nothing for pieces and metres. */
export const measureOf = ({ unit }: { unit: string }): Dose['measure'] | undefined => MEASURES[unit]

/** The doses that tell how many of these packs are needed: a weight says nothing of bottles, a volume nothing of bags. */
export const dosesFor = (doses: readonly Dose[] | undefined, packs: readonly { unit: string }[]): Dose[] =>
  (doses ?? []).filter(({ measure }) => packs.some((pack) => measureOf(pack) === measure))
