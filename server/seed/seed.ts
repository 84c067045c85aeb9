import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import * as tables from '../db/schema.ts'
import { today } from '../shop/core/business-day.ts'
import { categoryRows, generate, LISTINGS } from './generate.ts'
import type { Offer } from './rows.ts'

/** Which of the possible catalogues is the demonstration. */
export const SEED = 2026
/** PGlite breaks above 32,767 bind parameters; no table here has 30 columns. */
const CHUNK = 500
/** An arbitrary id of this shop's own advisory lock. */
const SEED_LOCK = 7_204_612

const chunks = function* <T>(rows: Iterable<T>): Generator<T[]> {
  let chunk: T[] = []
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

const insertAll = async <Table extends PgTable>(db: Db, table: Table, rows: Iterable<Table['$inferInsert']>) => {
  for (const chunk of chunks(rows)) await db.insert(table).values(chunk)
}

const insertOffers = async (db: Db, offers: Iterable<Offer>) => {
  for (const chunk of chunks(offers)) {
    const listings = chunk.map(({ listing }) => listing)
    const texts = chunk.flatMap((offer) => offer.texts)
    const variants = chunk.flatMap((offer) => offer.variants)
    const reviews = chunk.flatMap((offer) => offer.reviews)
    await insertAll(db, tables.listings, listings)
    await insertAll(db, tables.listingTexts, texts)
    await insertAll(db, tables.variants, variants)
    await insertAll(db, tables.reviews, reviews)
  }
}

/** Rows were inserted with their ids; the next row made by the shop has to get a fresh one. */
const moveIdsOn = async (db: Db, filled: readonly string[]) => {
  for (const table of filled) {
    const name = sql.identifier(table)
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${name}))`)
  }
}

/** The trades alone, which imported goods are sorted into: what a shop in production begins with. */
export const addCategories = async (db: Db) => {
  if ((await db.$count(tables.categories)) > 0) return
  await db.insert(tables.categories).values(categoryRows).onConflictDoNothing()
  await moveIdsOn(db, ['categories'])
}

const insertCatalogue = async (db: Db, catalogue: ReturnType<typeof generate>) => {
  await addCategories(db)
  await insertAll(db, tables.brands, catalogue.brands)
  await insertAll(db, tables.sellers, catalogue.sellers)
  await insertAll(db, tables.licences, catalogue.licences)
  await insertAll(db, tables.deliveryZones, catalogue.delivery.zones)
  await insertAll(db, tables.zonePins, catalogue.delivery.pins)
  await insertAll(db, tables.products, catalogue.products)
  await insertOffers(db, catalogue.offers())
  await insertAll(db, tables.banners, catalogue.banners)
  await insertAll(db, tables.deals, catalogue.deals)
  await moveIdsOn(db, ['brands', 'sellers', 'delivery_zones', 'products', 'listings'])
}

/** Whether nobody sells here, nor has asked to. */
export const isEmpty = async (db: Db): Promise<boolean> => (await db.$count(tables.sellers)) === 0

/** Fills an empty database with the demonstration catalogue; leaves any other as it is. All of it or nothing. */
export const seedIfEmpty = async (
  db: Db,
  { listings = LISTINGS, seed = SEED, now = new Date() }: { listings?: number; seed?: number; now?: Date } = {},
) => {
  if (!(await isEmpty(db))) return
  await db.transaction(async (tx) => {
    // Of several servers that start at once one fills it, and the others see that it did.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await isEmpty(tx)) await insertCatalogue(tx, generate(seed, { listings, today: today({ clock: () => now }) }))
  })
  // The planner knows nothing of what has just come in.
  await db.execute('analyze')
}
