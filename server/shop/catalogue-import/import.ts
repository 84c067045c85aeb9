import type { ImportReport } from '../../../src/contract/admin-calls/goods.ts'
import type { Shop } from '../shop.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { readMarket } from './market.ts'
import { readProduct, type Begun, type Product } from './product.ts'
import { startReport } from './report.ts'
import { storeProducts } from './store.ts'

/** Products that are written in one transaction: few enough that a farmer's order between two of them waits little. */
const BATCH = 100
/** Rows of one product; more than a shop can show are refused, so that memory is bounded by these two. */
const ROWS_MAX = 250

/**
 * Imports a product file as Shopify exports it (decision 61) while it arrives: each product as a whole, each bad row
 * reported and left out, whatever was imported before left alone. The rows of a product follow each other.
 */
export const importCatalogue = async (shop: Shop, file: ReadableStream<Uint8Array>): Promise<ImportReport> => {
  const market = await readMarket(shop)
  const report = startReport()
  const begun: Begun = new Map()
  let group: CsvRow[] = []
  let batch: Product[] = []

  const store = async (): Promise<void> => {
    if (batch.length === 0) return
    report.count(await storeProducts(shop, market, batch))
    batch = []
  }
  const endGroup = async (): Promise<void> => {
    const rows = group
    group = []
    const product = readProduct(rows, { market, begun }, report.refuse)
    if (product !== null) batch.push(product)
    if (batch.length >= BATCH) await store()
  }
  await readCsv(
    file,
    async (row) => {
      report.read()
      const handle = row.cells['Handle']?.trim() ?? ''
      if (handle === '' || handle !== group[0]?.cells['Handle']?.trim()) await endGroup()
      if (group.length < ROWS_MAX) group.push(row)
      else report.refuse({ line: row.line, handle, field: 'Handle', reason: `A product has at most ${ROWS_MAX} rows` })
    },
    (bad) => {
      report.read()
      report.refuse(bad)
    },
  )
  await endGroup()
  await store()
  return report.end()
}
