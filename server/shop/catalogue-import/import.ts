import type { ImportReport } from '../../../src/contract/calls/staff/catalogue.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { storedPictures } from '../catalogue/pictures.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { PRODUCT_COLUMNS } from './columns/headings.ts'
import { loadLookup } from './columns/lookup.ts'
import { handleOf } from './product-header.ts'
import { readProduct, type SeenHandles, type Product } from './product.ts'
import { startReport } from './report.ts'
import { storeProducts } from './store.ts'

type WantedPictures = NonNullable<ImportReport['pictures']>[number]

/** The picture files that stored products name, and the pictures that they have. */
const picturesOf = async (
  shop: ShopContext,
  placed: readonly { product: Product; listingId: number }[],
): Promise<WantedPictures[]> => {
  const naming = placed.filter(({ product }) => product.pictures.length > 0)
  const stored = await storedPictures(
    shop,
    naming.map(({ listingId }) => listingId),
  )
  return naming.map(({ product, listingId }) => ({
    listing_id: listingId,
    handle: product.header.handle,
    names: product.pictures,
    stored: stored(listingId),
  }))
}

/** Products that are written in one transaction: few enough that a farmer's order between two of them waits little. */
const BATCH = 100
/** Rows of one product; more than a shop can show are refused, so that memory is bounded by these two. */
const ROWS_MAX = 250

/**
 * Streams in a product file as Shopify exports it: each product as a whole, each bad row reported and left out, and
 * products that have not changed since the last import left alone. The rows of a product follow each other. `withPictures`
 * also tells which picture files the products name.
 */
export const importCatalogue = async (
  shop: ShopContext,
  file: ReadableStream<Uint8Array>,
  { withPictures = false } = {},
): Promise<ImportReport> => {
  const lookup = await loadLookup(shop)
  const report = startReport()
  const seenHandles: SeenHandles = new Map()
  let group: CsvRow[] = []
  let batch: Product[] = []
  const pictures: WantedPictures[] = []

  const store = async (): Promise<void> => {
    if (batch.length === 0) return
    const { counts, placed, refused } = await storeProducts(shop, lookup, batch)
    report.count(counts)
    refused.forEach(report.refuse)
    if (withPictures) pictures.push(...(await picturesOf(shop, placed)))
    batch = []
  }
  const endGroup = async (): Promise<void> => {
    const rows = group
    group = []
    const product = readProduct(rows, { lookup, seenHandles }, report.refuse)
    if (product !== null) batch.push(product)
    for (const { pack } of product?.packs ?? []) report.pack(pack)
    if (batch.length >= BATCH) await store()
  }
  await readCsv(
    { file, columns: PRODUCT_COLUMNS },
    async (row) => {
      report.read()
      const handle = handleOf(row)
      if (handle === '' || group[0] === undefined || handle !== handleOf(group[0])) await endGroup()
      if (group.length < ROWS_MAX) group.push(row)
      else report.refuse({ line: row.line, handle, field: 'Handle', reason: say.rowsTooMany(String(ROWS_MAX)) })
    },
    (bad) => {
      report.read()
      report.refuse(bad)
    },
    report.head,
  )
  await endGroup()
  await store()
  const ended = report.end()
  const { bad: _bad, pictures: _pictures, ...counted } = ended
  await recordChange(shop, {
    action: 'catalogue.import',
    entity: 'catalogue',
    entityId: '',
    sellerId: null,
    after: counted,
  })
  return { ...ended, ...(withPictures && { pictures }) }
}
