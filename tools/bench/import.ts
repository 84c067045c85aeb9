import { randomBytes } from 'node:crypto'
import { createWriteStream, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import * as v from 'valibot'
import { calls } from '../../src/contract/shop-calls.ts'
import { staffCalls } from '../../src/contract/staff-calls.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seedIfEmpty } from '../../server/seed/seed.ts'
import { openShop, type Shop } from '../../tests/journeys/support/shop.ts'
import { startPostgres } from '../test/postgres.mjs'
import { benchListingFile } from './listing-file.ts'
import { memoryOf } from './process-memory.ts'

/**
 * `npm run bench:import [-- 50000]`: generates a product file of so many rows, one in a hundred of them bad, and
 * imports it twice through the operator's command line into a shop of its own, as it is built, on each database. Then one
 * seller of it sends files of her own: 20,000 rows of what she sells, and 1,000 new products that go on sale at once, while
 * others read the shop. Linux reports the peak memory.
 */

const ROWS = Number(process.argv[2] ?? 50_000)
const PACKS = ['500 g', '1 kg', '2 kg', '5 kg']
const BAD_EVERY = 100
const TRADES = ['Pumps', 'Irrigation', 'Hand tools', 'Machinery', 'Solar']
const HEADINGS =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src'

/** Every hundredth row has something wrong with its pack, of five kinds in turn. */
const packOf = (row: number): string => {
  const kind = row % BAD_EVERY === BAD_EVERY - 1 ? Math.floor(row / BAD_EVERY) % 5 : -1
  const price = kind === 0 ? 'call us' : kind === 1 ? '' : kind === 2 ? '12.345' : String(100 + (row % 900))
  const compareAt = kind === 3 ? '1' : String(1200 + (row % 100))
  const stock = kind === 4 ? '-1' : String(row % 300)
  return `Pack,${PACKS[row % PACKS.length]},S-${row},${stock},${price},${compareAt},`
}

const rowOf = (row: number, shops: readonly string[]): string => {
  const product = Math.floor(row / PACKS.length)
  if (row % PACKS.length > 0) return `thing-${product},,,,,,,${packOf(row)}`
  const body = `<p>Thing number ${product} for the field, with <b>bold words</b> &amp; more.</p><ul>${'<li>One of its many uses, told at length for whoever reads it.</li>'.repeat(12)}</ul>`
  const title = `Thing ${product} of ${product % 977} parts`
  return `thing-${product},${title},"${body.replaceAll('"', '""')}",${shops[product % shops.length]},${TRADES[product % TRADES.length]},"bench, rabi",TRUE,${packOf(row)}`
}

const makeFile = async (path: string, shops: readonly string[], rows = ROWS): Promise<void> => {
  const file = createWriteStream(path)
  file.write(`${HEADINGS}\n`)
  for (let row = 0; row < rows; row++) if (!file.write(`${rowOf(row, shops)}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

const shopNames = async (shop: Shop): Promise<string[]> => {
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  return sellers.flatMap(({ shop_name, vendor_status }) =>
    vendor_status === 'accepted' && shop_name !== null && !shop_name.includes(',') ? [shop_name] : [],
  )
}

const importOnce = async (shop: Shop, path: string): Promise<void> => {
  const pid = shop.pid()
  const before = memoryOf(pid, 'VmRSS')
  // Resets the kernel's peak memory of the run before.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const started = performance.now()
  const { bad, ...report } = v.parse(
    staffCalls.deskImport.answer.entries.data,
    await shop.admin('catalogue', 'import', path),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${seconds} s; the server held ${before} MB before, ${memoryOf(pid, 'VmHWM')} MB at most`)
  console.log(JSON.stringify(report))
  console.log(`first of ${bad.length} bad rows: ${JSON.stringify(bad[0])}\n`)
}

const OWN_ROWS = 20_000
/** The operator's, who may send the file of any shop. */
const TOKEN = randomBytes(24).toString('hex')

/** All that one shop sells, each pack at another price. */
const ownFile = async (shop: Shop): Promise<Parameters<typeof benchListingFile>[1]> => {
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  const [own] = sellers.filter(({ vendor_status: status }) => status === 'accepted')
  if (own === undefined || own.shop_name === null) throw new Error('No shop to sell')
  const path = join(shop.folder, 'own.csv')
  await makeFile(path, [own.shop_name], OWN_ROWS)
  await shop.admin('catalogue', 'import', path)
  const packs = Array.from({ length: OWN_ROWS }, (_, row) => [
    `thing-${Math.floor(row / PACKS.length)}`,
    PACKS[row % PACKS.length] ?? '',
    String(50 + (row % 40)),
    String(row % 200),
  ])
  const { data } = v.parse(calls.products.answer, await (await fetch(`${shop.url}/api/products?limit=1`)).json())
  const pages = ['/', '/category/seeds', `/product-details/${data[0]?.slug}`]
  return { seller: { id: own.id, token: TOKEN }, packs, pages }
}

/** The same on each database. */
const bench = async (databaseUrl: string | undefined): Promise<void> => {
  const shop = await openShop()
  Object.assign(shop.env, { SHOP_ADMIN_TOKEN: TOKEN, DATABASE_URL: databaseUrl ?? '' })
  try {
    if (databaseUrl !== undefined) {
      const { db, close } = await openDatabase({ dataDir: shop.folder, databaseUrl })
      await seedIfEmpty(db)
      await close()
    }
    await shop.start()
    const path = join(shop.folder, 'products.csv')
    await makeFile(path, await shopNames(shop))
    const where = databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL'
    console.log(`${ROWS} rows, ${((await stat(path)).size / 1e6).toFixed(1)} MB, into ${where}`)
    await importOnce(shop, path)
    await importOnce(shop, path)
    await benchListingFile(shop, await ownFile(shop))
  } finally {
    await shop.dispose()
  }
}

await bench(undefined)
const postgres = await startPostgres({ isDurable: true })
try {
  await bench(postgres.url)
} finally {
  await postgres.stop()
}
