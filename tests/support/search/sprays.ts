import * as v from 'valibot'
import { readTable } from '../../../server/seed/read-table.ts'

/** What the label of the demonstration's crop care calls it. */
export const SPRAY_KINDS = ['Insecticide', 'Fungicide', 'Weed killer', 'Growth regulator', 'Biological'] as const
export type SprayKind = (typeof SPRAY_KINDS)[number]

/** The longest names first: `Fipronil granules` is no `Fipronil`. */
const SPRAYS = readTable(
  'product-data/crop-care',
  v.object({ substance: v.string(), sort: v.picklist(SPRAY_KINDS) }),
).toSorted((a, b) => b.substance.length - a.substance.length)

/** Nothing of any other goods. */
export const sprayKindOf = (title: string): SprayKind | undefined =>
  SPRAYS.find(({ substance }) => title.startsWith(substance))?.sort
