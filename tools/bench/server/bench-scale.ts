import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import * as v from 'valibot'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { migrateServer } from '../../../server/db/open-server.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { openShop, type Shop } from '../../../tests/journeys/support/shop.ts'
import { memoryOf } from '../process-memory.ts'
import { openMarket, type Market } from '../../../tests/proofs/support/fixtures.ts'
import { orderOf } from './bench-server.ts'
import { timeEveryCall, type CallTime } from './every-call.ts'
import { countUnpaid, grow, growExpired, growOrders, growUnpaid } from './grow.ts'
import { fromAnyNetwork, load, type Ask, type Rate } from './load.ts'

/** How the cost of an answer grows with the catalogue, on PostgreSQL. Every request is one that nobody has asked before. */

export interface ScaleResult extends Rate {
  listings: number
  what: string
}

const lists = (number: number): Ask => ({
  path: `/api/products?limit=24&category=${1 + (number % 8)}&min_price=${100 + (number % 400)}&max_price=${900 + (number % 700)}&sort=${['price_asc', 'newest', 'price_desc'][number % 3]}`,
  headers: fromAnyNetwork(number),
})
/** Bounds that do not come again in a bench. */
const prices = (number: number): string => `min_price=${100 + (number % 397)}&max_price=${900 + (number % 701)}`
/** Half of the shop. */
const wideLists = (number: number): Ask => ({
  path: `/api/products?limit=24&${prices(number)}&sort=${['price_asc', 'newest', 'price_desc', 'rating'][number % 4]}`,
  headers: fromAnyNetwork(number),
})
const brandLists = (number: number): Ask => ({
  path: `/api/products?limit=24&brand=${1 + (number % 60)}&in_stock=1&${prices(number)}&sort=${['price_asc', 'newest', 'rating'][number % 3]}`,
  headers: fromAnyNetwork(number),
})
const newest = (number: number): Ask => ({
  path: `/api/products?limit=24&look=${number}`,
  headers: fromAnyNetwork(number),
})
const WORDS = [
  'urea',
  'tomato seed',
  'drip pipe',
  'neem oil',
  'sprayer 16',
  'model 4711',
  'wheet',
  'yurea',
  'zzzqqq',
  'solar pump',
]
const searches = (number: number): Ask => ({
  path: `/api/search/${encodeURIComponent(`${WORDS[number % WORDS.length]}`)}`,
  headers: fromAnyNetwork(number),
})
/** The newest hundred, one after the other. */
const productsOf = async (url: string): Promise<(number: number) => Ask> => {
  const { data } = v.parse(Listed, await (await fetch(`${url}/api/products?limit=100`)).json())
  return (number) => ({ path: `/api/product/details/${data[number % data.length]?.slug}` })
}

/** Of one customer after the other, who has six of the stored ones and whatever this bench has placed. */
const history =
  ({ accounts }: Market) =>
  (number: number): Ask => ({
    path: `/api/order/get-history?look=${number}`,
    headers: { Authorization: `Bearer ${accounts[number % accounts.length]?.token}`, ...fromAnyNetwork(number) },
  })
/** The operator's newest hundred. */
const desk = (number: number): Ask => ({
  path: `/api/desk/orders?look=${number}`,
  headers: { Authorization: `Bearer ${OPERATOR}` },
})
const OPERATOR = 'operator-of-the-bench'

const Listed = v.object({ data: v.array(v.object({ slug: v.string() })) })

const EXPIRED = 300_000
const UNPAID = 6_000

interface Sitting {
  shop: Shop
  market: Market
  client: Client
  opened: OpenDatabase
  results: ScaleResult[]
  /** Of each call, at each size. */
  times: Map<string, Map<number, CallTime>>
}

const measure = async ({ shop, market, client, opened, results, times }: Sitting, listings: number): Promise<void> => {
  await shop.start()
  const rows: [what: string, ask: (number: number) => Ask][] = [
    ['newest list', newest],
    ['filtered list', lists],
    ['list of a brand', brandLists],
    ['list by price alone', wideLists],
    ['search', searches],
    ['product', await productsOf(shop.url)],
    ['order history', history(market)],
    ['orders at the desk', desk],
  ]
  const note = async (what: string, ask: (number: number) => Ask, connections: number): Promise<void> => {
    const rate = await load(shop.url, ask, { connections, seconds: 10 })
    results.push({ listings, what, ...rate })
    const { perSecond, p50, p95, p99, failed } = rate
    const cells = [listings, what, perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1), p99.toFixed(1), failed]
    console.log(`| ${cells.join(' | ')} | ${memoryOf(shop.pid(), 'VmRSS')} MB |`)
  }
  for (const [what, ask] of rows) await note(what, ask, 2)
  const askers = { customer: market.accounts[0]?.token ?? '', person: market.staffToken, token: OPERATOR }
  for (const time of await timeEveryCall(shop.url, client, askers)) {
    // What somebody may not ask, or has none of, was not read.
    if (time.status !== 200) continue
    const name = `${time.call} by ${time.by}`
    times.set(name, (times.get(name) ?? new Map<number, CallTime>()).set(listings, time))
  }
  await note('orders', orderOf(market), 32)
  await growExpired(client, EXPIRED)
  const began = performance.now()
  const purging = purgeExpired({ db: opened.db, clock: () => new Date() }).then(() => performance.now() - began)
  await note('orders beside a purge', orderOf(market), 32)
  console.log(`${3 * EXPIRED} expired rows were deleted in ${((await purging) / 1000).toFixed(1)} s`)
  await growUnpaid(client, market, UNPAID)
  // Until the shop's own job has begun.
  while ((await countUnpaid(client)) === UNPAID) await setTimeout(100)
  const [left, from] = [await countUnpaid(client), performance.now()]
  await note('orders beside expiry', orderOf(market), 32)
  const [ended, seconds] = [left - (await countUnpaid(client)), (performance.now() - from) / 1000]
  console.log(`${ended} unpaid orders were ended in ${seconds.toFixed(1)} s`)
  await shop.stop()
}

/** Of each call how long it took at each size, the slowest at the last one first. */
const printTimes = (times: Sitting['times'], sizes: readonly number[]): void => {
  const last = (of: Map<number, CallTime>) => of.get(sizes.at(-1) ?? 0)?.p95 ?? 0
  console.log(`| call | ${sizes.join(' | ')} |`)
  for (const [call, of] of [...times].toSorted(([, one], [, other]) => last(other) - last(one)))
    console.log(`| ${[call, ...sizes.map((size) => of.get(size)?.p95.toFixed(1))].join(' | ')} |`)
}
/** Enough that no customer reaches the limit of orders in a minute. */
const MARKET = { goods: 60, accounts: 400 }

/** Measures catalogues of ever more listings, each beside so many stored orders for each of them. */
export const benchScale = async (
  databaseUrl: string,
  sizes: readonly number[],
  orders: number,
): Promise<ScaleResult[]> => {
  const shop = await openShop()
  const results: ScaleResult[] = []
  const times: Sitting['times'] = new Map()
  const client = new Client({ connectionString: databaseUrl })
  await migrateServer(databaseUrl)
  const opened = await openDatabase({ dataDir: shop.folder, databaseUrl })
  try {
    await seedIfEmpty(opened.db)
    const market = await openMarket(opened.db, MARKET)
    Object.assign(shop.env, {
      SHOP_ADMIN_TOKEN: OPERATOR,
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'error',
    })
    await client.connect()
    let had = 0
    for (const listings of sizes) {
      await grow(client, had, listings)
      await growOrders(client, market, had * orders, listings * orders)
      had = listings
      await measure({ shop, market, client, opened, results, times }, listings)
    }
    printTimes(times, sizes)
  } finally {
    await client.end()
    await opened.close()
    await shop.dispose()
  }
  return results
}
