import { unguarded } from '../../../src/contract/product/csv-text.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { readCsv, type CsvRow } from '../catalogue-import/csv.ts'
import { LISTING_COLUMNS } from './columns.ts'
import { goesOn, readProduct, type WantedProduct } from './read-product.ts'
import type { FileReport } from './report.ts'

/** A file product by product, a few at a time. */

/** Products that are worked on together: few enough that others wait little for what is locked. */
const BATCH = 10
/** Of those that were taken before only what they are called is looked up. */
const PASSED_BATCH = 500
/** More than a shop can show are refused. */
const ROWS_MAX = 250

type Take = (batch: readonly WantedProduct[]) => Promise<void>

export interface Reading {
  report: FileReport
  shopName: string
  /** The line of the first product that is taken. */
  from: number
  /** So long products are taken. */
  workMs: number
  take: Take
  /** Of products above that line. */
  pass: Take
}

const withoutMarks = ({ line, cells }: CsvRow): CsvRow => ({
  line,
  cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, unguarded(cell)])),
})

/** Gathers products until there are enough of them. */
const inBatches = (size: number, take: Take) => {
  let batch: WantedProduct[] = []
  const flush = async (): Promise<void> => {
    const full = batch
    batch = []
    if (full.length > 0) await take(full)
  }
  const add = async (wanted: WantedProduct | null): Promise<void> => {
    if (wanted !== null) batch.push(wanted)
    if (batch.length >= size) await flush()
  }
  return { add, flush }
}

/** Returns the line of the first product that is left because the time was over. */
export const readProducts = async (
  file: ReadableStream<Uint8Array>,
  { report, shopName, from, workMs, take, pass }: Reading,
): Promise<number | undefined> => {
  const [passed, taken] = [inBatches(PASSED_BATCH, pass), inBatches(BATCH, take)]
  let rows: CsvRow[] = []
  /** When the first product was taken. */
  let begun: number | undefined
  let next: number | undefined
  const endProduct = async (): Promise<void> => {
    const [first] = rows
    if (first === undefined) return
    const isPassed = first.line < from
    const wanted = readProduct(rows, shopName, (row, fault) => {
      if (!isPassed) report.refuse(first, row, fault)
    })
    rows = []
    if (isPassed) return passed.add(wanted)
    begun ??= performance.now()
    await passed.flush()
    await taken.add(wanted)
  }
  const isOver = (): boolean => begun !== undefined && performance.now() - begun >= workMs
  await readCsv(
    { file, columns: LISTING_COLUMNS },
    async (read) => {
      if (next !== undefined) return
      const row = withoutMarks(read)
      const [above] = rows
      if (above !== undefined && !goesOn(row, above)) {
        await endProduct()
        if (isOver()) {
          next = row.line
          return
        }
      }
      const first = rows[0] ?? row
      if (first.line >= from) report.read()
      if (rows.length < ROWS_MAX) rows.push(row)
      else if (first.line >= from)
        report.refuse(first, row, { field: 'Handle', reason: say.rowsTooMany(String(ROWS_MAX)) })
    },
    (bad) => {
      if (next !== undefined || bad.line < from) return
      report.read()
      report.refuseLine(bad)
    },
    report.head,
  )
  if (next === undefined) await endProduct()
  await taken.flush()
  return next
}
