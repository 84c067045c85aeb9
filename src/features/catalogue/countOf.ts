import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import type { Shelf } from './load.ts'

/** How many products a list has; of one that the phone made itself, how many it knows. */
export const countOf = ({ total, part }: Shelf): string =>
  plural(total, part ? t.catalogue.countHere : t.catalogue.count)
