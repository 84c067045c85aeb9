import type { ImportReport } from '../../../../src/contract/calls/staff/catalogue.ts'
import type { CsvRow } from '../csv.ts'

export type NamedPicture = NonNullable<ImportReport['pictures']>[number]['names'][number]

const NAME_MAX = 200
/** One more than a row of the longest kind may hold shows that there are too many; the others say nothing new. */
const NAMES_MAX = 6

/** Several in one cell are separated by a semicolon, which a web address may hold. */
const namesIn = (cell: string): string[] => (cell.includes('://') ? [cell] : cell.split(';'))

/** The picture files that the rows of a product name, in their order. The shop opens none: the command line sends them. */
export const readPictureNames = (rows: readonly CsvRow[]): NamedPicture[] =>
  rows
    .flatMap(({ line, cells }) => namesIn(cells['Image Src'] ?? '').map((name) => ({ line, name: name.trim() })))
    .filter(({ name }) => name !== '')
    .slice(0, NAMES_MAX)
    .map(({ line, name }) => ({ line, name: name.slice(0, NAME_MAX).toWellFormed() }))
