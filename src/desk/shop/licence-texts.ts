import type { LicenceKind } from '../../contract/sellers.ts'
import { spoken } from '../language/spoken.ts'

/** What a licence is called in its form. */
const KINDS: Record<LicenceKind, string> = {
  fertiliser: 'Fertiliser',
  insecticide: 'Insecticide (crop care)',
  seed: 'Seed',
}

export const text = spoken('licences', {
  /** Within a sentence. */
  kinds: {
    fertiliser: 'fertiliser',
    insecticide: 'insecticide',
    seed: 'seed',
  } satisfies Record<LicenceKind, string>,
  fields: {
    kind: 'Kind',
    kinds: KINDS,
    choose: 'Choose',
    number: 'Number',
    state: 'State',
    premises: 'Premises',
    premisesHint: 'The place that it was issued for, as it stands on the paper',
    pincode: 'PIN of the premises',
    validFrom: 'Valid from',
    validFromHint: 'Leave it empty where the paper does not say',
    expires: 'Valid until',
  },
})

const isKind = (kind: string): kind is LicenceKind => kind in text.kinds

/** One that nothing is sold under any more is named as it was written. */
export const licenceKind = (kind: string): string => (isKind(kind) ? text.kinds[kind] : kind)
