import type { ImportReport } from '../../../src/contract/calls/staff/catalogue.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import type { CsvRow } from './csv.ts'
import { handleOf, readProductHeader, unreadable, type ProductHeader } from './product-header.ts'
import type { ImportLookup } from './columns/lookup.ts'
import { isPictureOnly, readPack, type ReadPack } from './pack.ts'
import { isFault, type BadRow, type Fault } from './report.ts'

type NamedPicture = NonNullable<ImportReport['pictures']>[number]['names'][number]

const NAME_MAX = 200
/** One more than a row of the longest kind may hold shows that there are too many; the others say nothing new. */
const NAMES_MAX = 6

/** Several in one cell are separated by a semicolon, which a web address may hold. */
const namesIn = (cell: string): string[] => (cell.includes('://') ? [cell] : cell.split(';'))

/** The picture files that the rows of a product name, in their order. The shop opens none: the command line sends them. */
const readPictureNames = (rows: readonly CsvRow[]): NamedPicture[] =>
  rows
    .flatMap(({ line, cells }) => namesIn(cells['Image Src'] ?? '').map((name) => ({ line, name: name.trim() })))
    .filter(({ name }) => name !== '')
    .slice(0, NAMES_MAX)
    .map(({ line, name }) => ({ line, name: name.slice(0, NAME_MAX).toWellFormed() }))

/** A product with its packs; only rows that can be taken are in it. */
export interface Product {
  header: ProductHeader
  packs: ReadPack[]
  /** Picture files that its rows name. */
  pictures: NamedPicture[]
}

const faultOf = (row: CsvRow, { field, reason }: Fault): BadRow => ({
  line: row.line,
  handle: handleOf(row).slice(0, 200),
  field,
  reason,
})

/** Reads the packs of a product; of two with one name the first counts. */
const readPacks = (rows: readonly CsvRow[], title: string, refuse: (bad: BadRow) => void): ReadPack[] => {
  const packs = new Map<string, ReadPack>()
  for (const row of rows) {
    if (isPictureOnly(row)) continue
    const read = unreadable(row) ?? readPack(row, title)
    if (isFault(read)) {
      refuse(faultOf(row, read))
      continue
    }
    const { name } = read.pack
    const before = packs.get(name)
    if (before === undefined) packs.set(name, read)
    else refuse(faultOf(row, { field: 'Option1 Value', reason: say.packTwice(name, String(before.line)) }))
  }
  return [...packs.values()]
}

/** In which line each product of the file began; the one thing that grows with the file. */
export type SeenHandles = Map<string, number>

/** A product that comes twice would be changed back and forth by every import. */
const headerOf = (row: CsvRow, lookup: ImportLookup, seenHandles: SeenHandles): ProductHeader | Fault => {
  const header = unreadable(row) ?? readProductHeader(row, lookup)
  if (isFault(header)) return header
  const key = `${header.sellerId} ${header.handle}`
  const line = seenHandles.get(key)
  if (line !== undefined) return { field: 'Handle', reason: say.productTwice(String(line)) }
  seenHandles.set(key, row.line)
  return header
}

/**
 * The product of the rows with one handle: the first describes the product, each describes a pack. A bad pack leaves
 * the others; a bad product leaves none of its rows.
 */
export const readProduct = (
  rows: readonly CsvRow[],
  { lookup, seenHandles }: { lookup: ImportLookup; seenHandles: SeenHandles },
  refuse: (bad: BadRow) => void,
): Product | null => {
  const [first, ...others] = rows
  if (first === undefined) return null
  const header = headerOf(first, lookup, seenHandles)
  if (isFault(header)) {
    refuse(faultOf(first, header))
    const reason = say.productRefused(String(first.line))
    for (const row of others) refuse(faultOf(row, { field: 'Handle', reason }))
    return null
  }
  const packs = readPacks(rows, header.title, refuse)
  return packs.length === 0 ? null : { header, packs, pictures: readPictureNames(rows) }
}
