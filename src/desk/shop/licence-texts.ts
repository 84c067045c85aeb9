import type { LicenceKind } from '../../contract/sellers.ts'
import { spoken } from '../language/spoken.ts'

/** What kinds of licences are called within a sentence. */
export const text = spoken('licences', {
  kinds: {
    fertiliser: 'fertiliser',
    insecticide: 'insecticide',
    seed: 'seed',
  } satisfies Record<LicenceKind, string>,
})

const isKind = (kind: string): kind is LicenceKind => kind in text.kinds

/** One that nothing is sold under any more is named as it was written. */
export const licenceKind = (kind: string): string => (isKind(kind) ? text.kinds[kind] : kind)
