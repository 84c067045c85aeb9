import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { CatalogueChange } from '../../../server/db/changes.ts'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import * as schema from '../../../server/db/schema.ts'
import { listingFacets, sellerRatings, variants } from '../../../server/db/schema.ts'
import { TABLES } from '../../../server/shop/maintenance/backup-tables.ts'
import { addGoods, staleFacets } from '../../server/support/fixtures.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** A process that opens the database, and reports when it has begun and when it is done. */
const OPENER = `
  import { openDatabase } from './server/db/open.ts'
  console.log('begun')
  await openDatabase(JSON.parse(process.argv[1]))
  console.log('done')
`
const SEED = seedOf()
const ROUNDS = atScale({ lean: 2, full: 30 })

/** A process that has begun to open the database. */
const startOpening = async ({ databaseUrl, dataDir }: OwnPlace) => {
  const place = JSON.stringify({ databaseUrl, dataDir })
  const child = spawn(process.execPath, ['--input-type=module', '-e', OPENER, place], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child.stdout, 'data')
  return { child, closed: once(child, 'close'), isDone: () => said.includes('done') }
}

/** How long it takes when nobody disturbs it, in ms. */
const timeWhole = async (place: OwnPlace): Promise<number> => {
  const { child, closed, isDone } = await startOpening(place)
  const begin = performance.now()
  while (!isDone()) await once(child.stdout, 'data')
  const whole = performance.now() - begin
  child.kill('SIGKILL')
  await closed
  return whole
}

/** Kills it so long after it has begun; returns whether it was done by then. */
const openAndKill = async (place: OwnPlace, afterMs: number): Promise<boolean> => {
  const { child, closed, isDone } = await startOpening(place)
  setTimeout(() => child.kill('SIGKILL'), afterMs)
  await closed
  return isDone()
}

const places = Object.entries(PLACES).filter(([, { make }]) => make !== undefined)

describe.each(places)('%s', (kind, { make, bare = make }) => {
  test('a migration that is killed leaves nothing half, and the next start completes it', TEST_TIMEOUT, async () => {
    const [place, other] = [await bare?.(), await bare?.()]
    if (place === undefined || other === undefined) throw new Error('There is no place for a database')
    const whole = await timeWhole(other)
    await other.remove()
    let killed = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Spread over the whole time, each a little elsewhere in every run.
      const afterMs = (whole * (round + ((SEED * (round + 7)) % 97) / 97)) / ROUNDS
      if (!(await openAndKill(place, afterMs))) killed += 1
    }
    report(`migration ${kind}`, { starts: ROUNDS, killed, SEED })
    const { db, close } = await openDatabase(place)
    const found = await rowsOf<{ name: string }>(
      db,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    expect(found.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted())
    const applied = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
    const hashes = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).map(({ hash }) => hash)
    expect(applied.map(({ hash }) => hash).toSorted(), 'each once').toEqual(hashes.toSorted())
    await close()
    await place.remove()
    expect(killed).toBeGreaterThan(0)
  })
})

/** The newest migration of the build before. */
const NEWEST_BEFORE = '0012_listing_facets'

/** The migrations that an earlier build had. */
const migrationsBefore = (folder: string, newestBefore = NEWEST_BEFORE): string => {
  const before = join(folder, 'migrations')
  cpSync('server/db/migrations', before, { recursive: true })
  const journal = join(before, 'meta/_journal.json')
  const { entries, ...rest } = v.parse(Journal, JSON.parse(readFileSync(journal, 'utf8')))
  const newest = entries.findIndex(({ tag }) => tag === newestBefore)
  // Drizzle applies them in one transaction.
  for (const { tag } of entries) {
    const file = join(before, `${tag}.sql`)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/ concurrently /gi, ' '))
  }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, newest + 1) }))
  return before
}
const Journal = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) })

/**
 * One that can be sold, one that is sold out and taken no cash for, one that was taken down; written by columns that the
 * build before has too.
 */
const addOldGoods = async (db: Db) => {
  const one = async (statement: SQL): Promise<number> => (await rowsOf<{ id: number }>(db, statement))[0]?.id ?? 0
  const category = await one(
    sql`insert into categories (slug, name, icon, ground) values ('old', 'Old', 'seeds', 'sprout') returning id`,
  )
  const brand = await one(
    sql`insert into brands (slug, name, image_url) values ('old', 'Old', 'old.webp') returning id`,
  )
  const seller = await one(
    sql`insert into sellers (slug, name, shop_name, email, phone_number, whats_app_number, vendor_status)
      values ('old', 'Gita', 'Old shop', 'old@seller.example', '9000000000', '9000000000', 'accepted') returning id`,
  )
  const add = async (sku: string, { stock = 10, cash = true, takenDown = false } = {}) => {
    const product = await one(
      sql`insert into products (category_id, brand_id, image_url) values (${category}, ${brand}, 'old.webp') returning id`,
    )
    const id = await one(
      sql`insert into listings (product_id, seller_id, slug, title, short_description, product_details, search_text, taken_down)
        values (${product}, ${seller}, ${sku}, 'Old', 'Short', 'Long', 'old', ${takenDown}) returning id`,
    )
    await db.execute(
      sql`insert into variants (sku, listing_id, name, mrp_paise, selling_paise, on_hand, amount, unit, cod_available)
        values (${sku}, ${id}, '1 kg', 14000, 12000, ${stock}, 1, 'kg', ${cash})`,
    )
    await db.execute(
      sql`insert into reviews (author_name, listing_id, sku, rating, comment, review_status)
        values ('Asha', ${id}, ${sku}, 4, 'Good', 'approved')`,
    )
    return { listing: { id }, sku, cash }
  }
  const sold = { ...(await add('OLD-1')), inStock: true }
  const none = { ...(await add('OLD-2', { stock: 0, cash: false })), inStock: false }
  await add('OLD-3', { takenDown: true })
  return { seller, sold, none }
}

const expectInLists = async (db: Db, { seller, sold, none }: Awaited<ReturnType<typeof addOldGoods>>) => {
  const { listingId, pricePaise, inStock, onSale, sellerId, cash } = listingFacets
  const shown = await db
    .select({ id: listingId, pricePaise, inStock, cash })
    .from(listingFacets)
    .where(and(onSale, eq(sellerId, seller)))
  expect(shown.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: sold.listing.id, pricePaise: 12_000, inStock: sold.inStock, cash: true },
    { id: none.listing.id, pricePaise: 12_000, inStock: none.inStock, cash: false },
  ])
  expect(await staleFacets(db)).toEqual([])
  expect(await db.select().from(sellerRatings)).toEqual([{ sellerId: seller, stars: 12, count: 3 }])
}

test('a database of the build before is brought up to date, and its changes are heard', async () => {
  const place = await (PLACES.pglite.bare ?? (() => Promise.reject(new Error('No place'))))()
  const older = await PGlite.create({ dataDir: join(place.dataDir, 'db'), extensions: { pg_trgm } })
  await migrate(drizzle({ client: older }), { migrationsFolder: migrationsBefore(place.dataDir) })
  const had = await addOldGoods(drizzle({ client: older, schema }))
  await older.close()
  const { db, watchCatalogue, close } = await openDatabase(place)
  await expectInLists(db, had)
  const { sku, listing } = await addGoods(db, { stock: 20 })
  const told: CatalogueChange[] = []
  const changes = await watchCatalogue((change) => told.push(change))
  told.length = 0
  await db.update(variants).set({ onHand: 7 }).where(eq(variants.sku, sku))
  await changes.settled()
  expect(changes.isHeard()).toBe(true)
  expect(told).toEqual([{ listing: listing.id }])
  await changes.close()
  await close()
  await place.remove()
})

const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

test.skipIf(PLACES.postgres.make === undefined)(
  'what others write while a database is brought up to date is in the lists too',
  async () => {
    const place = await (PLACES.postgres.make ?? (() => Promise.reject(new Error('No place'))))()
    const pool = new Pool({ connectionString: place.databaseUrl })
    const older = overPostgres({ client: pool, schema })
    await migratePostgres(older, { migrationsFolder: migrationsBefore(place.dataDir) })
    const had = await addOldGoods(older)
    const writer = await pool.connect()
    await writer.query('begin')
    await writer.query('update variants set on_hand = 0 where sku = $1', [had.sold.sku])
    await writer.query('update variants set on_hand = 5 where sku = $1', [had.none.sku])
    const opening = openDatabase(place)
    while ((await pool.query(WAITING)).rowCount === 0) await wait(50)
    await writer.query('commit')
    writer.release()
    const { db, close } = await opening
    const { seller, sold, none } = had
    await expectInLists(db, { seller, sold: { ...sold, inStock: false }, none: { ...none, inStock: true } })
    await close()
    await pool.end()
    await place.remove()
  },
)

/** The one before that which locks all that an order writes. */
const BEFORE_MANY_LOCKS = '0036_purge_indexes'
/** Of those that it locks, against its order. */
const TOUCHED = ['outbox', 'stock_log', 'reservations', 'order_items']
const BUYERS = 8
const ORDER_STEP_MS = 30

const WRITE = "update variants set on_hand = 1 where sku = 'OLD-1'"
const READ = 'select from products, order_items'

describe.skipIf(PLACES.postgres.make === undefined)('beside a server of the build before', () => {
  test.each([
    ['reads goods and then takes stock', READ, WRITE],
    ['takes stock and then reads goods', WRITE, READ],
  ])('an order that %s is placed while a database is brought up to date', async (_, begins, goesOn) => {
    const place = await (PLACES.postgres.make ?? (() => Promise.reject(new Error('No place'))))()
    const pool = new Pool({ connectionString: place.databaseUrl })
    const older = overPostgres({ client: pool, schema })
    await migratePostgres(older, { migrationsFolder: migrationsBefore(place.dataDir) })
    await addOldGoods(older)
    const order = await pool.connect()
    await order.query('begin')
    await order.query(begins)
    const opening = openDatabase(place)
    while ((await pool.query(WAITING)).rowCount === 0) await wait(50)
    await order.query(goesOn)
    await order.query('commit')
    const { db, close } = await opening
    expect(await db.select().from(variants).where(eq(variants.sku, 'OLD-1'))).toMatchObject([{ onHand: 1 }])
    await close()
    order.release()
    await pool.end()
    await place.remove()
  })

  test('a migration that locks many tables gets them all from orders that never stop', async () => {
    const place = await (PLACES.postgres.make ?? (() => Promise.reject(new Error('No place'))))()
    const pool = new Pool({ connectionString: place.databaseUrl })
    const folder = migrationsBefore(place.dataDir, BEFORE_MANY_LOCKS)
    await migratePostgres(overPostgres({ client: pool, schema }), { migrationsFolder: folder })
    const over = new AbortController()
    let placed = 0
    const order = async (first: number): Promise<void> => {
      const client = await pool.connect()
      for (let n = first; !over.signal.aborted; n += BUYERS) {
        await client.query('begin')
        await client.query(
          `insert into idempotency (account_id, key, route, fingerprint, created_at) values (1, $1, 'x', 'x', now())`,
          [String(n)],
        )
        for (const table of TOUCHED) {
          await client.query(`lock table ${table} in row exclusive mode`)
          await wait(ORDER_STEP_MS)
        }
        await client.query('commit')
        placed += 1
      }
      client.release()
    }
    const orders = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => order(buyer)))
    await expect.poll(() => placed).toBeGreaterThan(BUYERS)
    const { close } = await openDatabase(place)
    const before = placed
    await expect.poll(() => placed).toBeGreaterThan(before + BUYERS)
    over.abort()
    await orders
    await close()
    await pool.end()
    await place.remove()
  })
})
