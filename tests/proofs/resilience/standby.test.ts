import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { calls, type Call } from '../../../src/contract/shop-calls.ts'
import type { CatalogueChange } from '../../../server/db/changes.ts'
import type { Db } from '../../../server/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { categories, listings, sellers, variants } from '../../../server/db/schema.ts'
import { LAG_MAX_MS } from '../../../server/db/standby.ts'
import { startPostgres, startStandby } from '../../../tools/test/postgres.mjs'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { dice } from '../simulation/prng.ts'
import { familyOf, signalAll } from '../cluster/service.ts'
import { openMarket, PRICE, type Market } from '../support/fixtures.ts'
import { atScale, report, seedOf, TEST_TIMEOUT } from '../support/test-scale.ts'
import { asAdmin } from '../support/usable-connections.ts'

/** Two processes that read the anonymous catalogue from a standby, which is five seconds behind. */

const CHANGES = atScale({ lean: 30, full: 1_000 })
const GOODS = 20
const DELAY_MS = 5_000
/** Some delays and rests. */
const SOON = { timeout: 15_000 }
const OPERATOR = 'operator-of-the-standby-test'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

describe.skipIf(PLACES.postgres.make === undefined || process.platform !== 'linux')('a standby', TEST_TIMEOUT, () => {
  let [primary, standby]: Postgres[] = []
  let place: OwnPlace
  let database: OpenDatabase
  let market: Market
  let slugs: string[] = []
  let servers: ServerProcess[] = []
  let addresses: string[] = []
  const urlOf = (postgres: Postgres | undefined): string => postgres?.url ?? ''

  const settingsOf = (readUrl: string) => ({
    DATABASE_URL: urlOf(primary),
    DATABASE_READ_URL: readUrl,
    DATA_DIR: place.dataDir,
    SHOP_ADMIN_TOKEN: OPERATOR,
    LOG_LEVEL: 'warn',
  })
  const listingOf = async (sku: string): Promise<number> => {
    const [row] = await database.db.select({ id: variants.listingId }).from(variants).where(eq(variants.sku, sku))
    return row?.id ?? 0
  }
  const slugOf = (index: number): string => slugs[index] ?? ''

  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) return
    place = made
    primary = await startPostgres()
    database = await openDatabase({ ...place, databaseUrl: primary.url })
    market = await openMarket(database.db, { goods: GOODS, accounts: 1 })
    const rows = await database.db
      .select({ slug: listings.slug, sku: variants.sku })
      .from(variants)
      .innerJoin(listings, eq(listings.id, variants.listingId))
    slugs = market.skus.map((sku) => rows.find((row) => row.sku === sku)?.slug ?? '')
    standby = await startStandby(primary.url, { delayMs: DELAY_MS })
    servers = [startServer(settingsOf(standby.url)), startServer(settingsOf(standby.url))]
    addresses = await Promise.all(servers.map(({ address }) => address))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')))
    await database?.close()
    await standby?.stop()
    await primary?.stop()
    await place?.remove()
  })

  /** What a product and its page say that it costs, in rupees. */
  const pricesAt = async (address: string, slug: string, cookie?: string): Promise<number[]> => {
    const headers = cookie === undefined ? {} : { Cookie: cookie }
    const [details, page] = await Promise.all(
      [`/api/product/details/${slug}`, `/product-details/${slug}`].map((path) => fetch(address + path, { headers })),
    )
    const found = JSON.stringify(await details?.json()).match(/"selling_price":"?(\d+)/)?.[1]
    const shown = (await page?.text())?.match(/₹(\d+)/)?.[1]
    return [Number(found), Number(shown)]
  }
  const setPrice = async (address: string, sku: string, price: number): Promise<string> => {
    const answer = await fetch(`${address}/api/admin/variants/${sku}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${OPERATOR}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ price: 2_000, selling_price: price }),
    })
    expect(answer.status).toBe(200)
    return (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  }

  test('whoever changes a price reads it at once from either process, others soon, and nothing old is kept', async () => {
    const seed = seedOf()
    const fate = dice(seed)
    /** Of each price of each product, when it was another's turn. */
    const replacedAt = new Map<string, number>()
    const now = Array.from({ length: GOODS }, () => PRICE)
    let [stale, oldest, reads] = [0, 0, 0]
    const over = new AbortController()
    const readAsOther = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const [index, begun] = [fate.below(GOODS), performance.now()]
        for (const price of await pricesAt(fate.pick(addresses), slugOf(index))) {
          oldest = Math.max(oldest, begun - (replacedAt.get(`${index} ${price}`) ?? begun))
          reads++
        }
      }
    }
    const other = readAsOther()
    other.catch(() => undefined)
    for (let change = 0; change < CHANGES; change++) {
      const [index, price] = [fate.below(GOODS), 101 + (change % 800)]
      const cookie = await setPrice(fate.pick(addresses), market.skus[index] ?? '', price)
      replacedAt.set(`${index} ${now[index]}`, performance.now())
      replacedAt.delete(`${index} ${price}`)
      now[index] = price
      const read = await Promise.all(addresses.map((address) => pricesAt(address, slugOf(index), cookie)))
      stale += read.flat().filter((found) => found !== price).length
    }
    over.abort()
    await other
    report('standby', {
      seed,
      changes: CHANGES,
      'read back as they were before': stale,
      'reads of others': reads,
      'ms after which another read the price before': Math.round(oldest),
    })
    expect(stale).toBe(0)
    for (const [index, price] of now.entries())
      for (const address of addresses)
        await expect.poll(() => pricesAt(address, slugOf(index)), { timeout: 20_000 }).toEqual([price, price])
  })

  test('a change that is committed after a later one was told is told too', async () => {
    const reading = await openDatabase({ ...place, databaseUrl: urlOf(primary), readUrl: urlOf(standby) })
    const told: CatalogueChange[] = []
    const changes = await reading.watchCatalogue((change) => told.push(change))
    const [early = '', late = ''] = market.skus
    const [earlyId, lateId] = await Promise.all([early, late].map(listingOf))
    const buy = (db: Db, sku: string) =>
      db
        .update(variants)
        .set({ onHand: sql`${variants.onHand} - 1` })
        .where(eq(variants.sku, sku))
    try {
      expect(reading.standby?.lag()).toBeDefined()
      await database.db.transaction(async (slow) => {
        await buy(slow, early)
        await buy(database.db, late)
        await expect.poll(() => told, SOON).toContainEqual({ listing: lateId })
        expect(told).not.toContainEqual({ listing: earlyId })
      })
      await expect.poll(() => told, SOON).toContainEqual({ listing: earlyId })
    } finally {
      await changes.close()
      await reading.close()
    }
  })

  test('while the primary does not answer, every call of the catalogue and its pages come from the standby', async () => {
    const [category] = await database.db.select({ id: categories.id, slug: categories.slug }).from(categories)
    const [seller] = await database.db.select({ id: sellers.id }).from(sellers)
    const slug = slugOf(0)
    const given: Record<string, string | number | undefined> = { slug, pincode: '411001' }
    const paths = Object.values<Call>(calls)
      .filter(({ method, cachedBy, limited }) => method === 'GET' && cachedBy !== undefined && limited !== true)
      // It measures pictures, which these goods have not.
      .filter(({ path }) => !path.startsWith('keep-size'))
      .map(({ path }) => {
        const params = { ...given, id: path.startsWith('vendor') ? seller?.id : category?.id }
        return `/api/${path.replace(/:(\w+)/g, (_, name: keyof typeof params) => String(params[name]))}`
      })
    paths.push('/', `/category/${category?.slug}`, `/product-details/${slug}`, '/sellers', '/api/products?sort=newest')
    signalAll(familyOf(primary?.pid() ?? 0), 'SIGSTOP')
    try {
      const answers = []
      for (const path of paths) answers.push({ path, status: (await fetch(addresses[0] + path)).status })
      expect(answers).toEqual(paths.map((path) => ({ path, status: 200 })))
    } finally {
      signalAll(familyOf(primary?.pid() ?? 0), 'SIGCONT')
    }
  })

  test('a standby that does not answer, or is too far behind, is left alone, and read again afterwards', async () => {
    const reading = await openDatabase({ ...place, databaseUrl: urlOf(primary), readUrl: urlOf(standby) })
    const changes = await reading.watchCatalogue(() => undefined)
    const isRead = () => reading.standby?.lag() !== undefined
    const [sku = ''] = market.skus
    const isUpToDate = async () => {
      const price = 901 + round++
      await setPrice(addresses[0] ?? '', sku, price)
      await expect.poll(() => pricesAt(addresses[1] ?? '', slugOf(0)), { timeout: 3_000 }).toEqual([price, price])
    }
    let round = 0
    try {
      await expect.poll(isRead, SOON).toBe(true)
      signalAll(familyOf(standby?.pid() ?? 0), 'SIGSTOP')
      await expect.poll(isRead, SOON).toBe(false)
      await isUpToDate()
      signalAll(familyOf(standby?.pid() ?? 0), 'SIGCONT')
      await expect.poll(isRead, SOON).toBe(true)
      await asAdmin(urlOf(standby), (client) => client.query('select pg_wal_replay_pause()'))
      await setPrice(addresses[0] ?? '', sku, 900)
      await expect.poll(isRead, { timeout: 2 * LAG_MAX_MS }).toBe(false)
      await isUpToDate()
      await asAdmin(urlOf(standby), (client) => client.query('select pg_wal_replay_resume()'))
      await expect.poll(isRead, { timeout: 2 * LAG_MAX_MS }).toBe(true)
    } finally {
      await changes.close()
      await reading.close()
    }
  })

  test('searches are led to no standby: it is refused by name', async () => {
    const opening = openDatabase({ ...place, databaseUrl: urlOf(primary), searchUrl: urlOf(standby) })
    await expect(opening).rejects.toThrow('DATABASE_SEARCH_URL leads to a standby; DATABASE_READ_URL is for one')
  })

  test('a standby of another database is refused by name', async () => {
    const other = await openDatabase(place)
    await other.close()
    const refused = startServer(settingsOf(place.databaseUrl ?? ''))
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('DATABASE_READ_URL leads to another database than DATABASE_URL')
  })
})
