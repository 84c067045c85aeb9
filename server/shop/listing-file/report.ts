import { REPORTED_ROWS_MAX, type ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { QUANTITY_COLUMNS } from '../catalogue-import/columns/headings.ts'
import type { CsvRow } from '../catalogue-import/csv.ts'
import type { BadRow, Fault } from '../catalogue-import/report.ts'
import { CASH, headingOf, STOCK_BEFORE } from './columns.ts'

/** What became of a seller's file, row by row. */

type Counts = Omit<ListingFileReport, 'rows' | 'bad_rows' | 'bad' | 'mend'>

/** What a row says of its pack alone; all else is said of its product. */
const OF_PACK: ReadonlySet<string> = new Set([
  'Option1 Value',
  'Option2 Value',
  'Option3 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
  'Image Src',
  STOCK_BEFORE,
  CASH,
  ...QUANTITY_COLUMNS.flat(),
])

/** No name is longer. */
const NAME_MAX = 200

/** What a reader knows a row by; nothing where the product has no name. */
const nameOf = (title: string, pack: string): string =>
  title === '' ? '' : [title, pack].filter(Boolean).join(', ').slice(0, NAME_MAX)

/** Collects what became of a file. */
export const startReport = () => {
  let columns: string[] = []
  /** Columns that the file lacks, and that a row is refused for. */
  const lacking = new Set<string>()
  let headings: ReadonlyMap<string, string> = new Map()
  let rows = 0
  const badLines = new Set<number>()
  const bad: ListingFileReport['bad'] = []
  /** Packs of refused rows whose product the file does not name, by its code. */
  const untitled: { row: ListingFileReport['bad'][number]; pack: string }[] = []
  const mend = new Map<number, string[]>()
  const counts: Counts = { set: 0, unchanged: 0, waiting: 0, on_sale: 0, declared: 0 }
  const note = (row: BadRow, title = '', pack = ''): boolean => {
    badLines.add(row.line)
    if (bad.length >= REPORTED_ROWS_MAX) return false
    const field = row.field === '' ? '' : (headings.get(row.field) ?? headingOf(row.field))
    const noted = { ...row, name: nameOf(title, pack), field }
    if (title === '' && row.handle !== '') untitled.push({ row: noted, pack })
    bad.push(noted)
    return true
  }
  return {
    head: (of: ReadonlyMap<string, string>) => {
      headings = of
      columns = [...of.keys()]
    },
    read: () => {
      rows += 1
    },
    /** Of a line that is no row. */
    refuseLine: (row: BadRow): void => void note(row),
    /** Refuses a row, which the file to mend then tells whole: a further one of a product says also what the first says. */
    refuse: (first: CsvRow, row: CsvRow, { field, reason }: Fault): void => {
      if (field !== '' && !columns.includes(field)) lacking.add(field)
      const title = row.cells['Title'] || first.cells['Title'] || ''
      const handle = (row.cells['Handle'] || row.cells['Title'] || '').slice(0, NAME_MAX)
      const isNoted = note({ line: row.line, handle, field, reason }, title, row.cells['Option1 Value'])
      if (!isNoted || mend.has(row.line)) return
      const cellOf = (column: string): string =>
        (row.cells[column] ?? '') || (OF_PACK.has(column) ? '' : (first.cells[column] ?? ''))
      mend.set(row.line, columns.map(cellOf))
    },
    count: (name: keyof Counts, many = 1): void => {
      counts[name] += many
    },
    /** The codes of refused rows that say nothing else of their product. */
    untitled: (): string[] => [...new Set(untitled.map(({ row }) => row.handle))],
    /** Says in the report what the shop calls the products of such codes. */
    call: (titles: ReadonlyMap<string, string>): void => {
      for (const { row, pack } of untitled) row.name = nameOf(titles.get(row.handle) ?? '', pack)
    },
    end: (): ListingFileReport => ({
      rows,
      ...counts,
      bad_rows: badLines.size,
      bad: bad.toSorted((a, b) => a.line - b.line),
      mend: {
        headings: [...columns, ...lacking].map((column) => headings.get(column) ?? headingOf(column)),
        rows: [...mend]
          .map(([line, cells]) => ({ line, cells: [...cells, ...Array<string>(lacking.size).fill('')] }))
          .toSorted((a, b) => a.line - b.line),
      },
    }),
  }
}
export type FileReport = ReturnType<typeof startReport>
