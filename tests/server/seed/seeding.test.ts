import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { inMigratedFolder } from '../support/temp-databases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { brands, listings, products, sellers, variants } from '../../../server/db/schema.ts'
import { LISTINGS } from '../../../server/seed/generate.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'

/** The first start has 4 minutes for everything; the catalogue may take a small part of it. */
const SEEDING_MS_MAX = 20_000

const { dataDir: folder, remove } = inMigratedFolder()
let database: OpenDatabase
let took = 0

beforeAll(async () => {
  database = await openDatabase({ dataDir: folder })
  const start = performance.now()
  await seedIfEmpty(database.db)
  took = performance.now() - start
})
afterAll(async () => {
  await database.close()
  await remove()
})

const rowsOf = async (table: typeof listings | typeof variants): Promise<number> => {
  const [row] = await database.db.select({ rows: count() }).from(table)
  return row?.rows ?? 0
}

test('an empty database is filled in time, a full one is left alone', async () => {
  expect(took).toBeLessThan(SEEDING_MS_MAX)
  const before = [await rowsOf(listings), await rowsOf(variants)]
  expect(before[0]).toBe(LISTINGS)
  await seedIfEmpty(database.db, { seed: 99 })
  expect([await rowsOf(listings), await rowsOf(variants)]).toEqual(before)
})

test('rows made by the shop afterwards get fresh ids', async () => {
  const { db } = database
  const [seller] = await db
    .insert(sellers)
    .values({ slug: 's', name: 'S', email: 's@shops.example', phoneNumber: '6999999999', whatsAppNumber: '6999999999' })
    .returning()
  const [brand] = await db.insert(brands).values({ slug: 'b', name: 'B', imageUrl: 'b.webp' }).returning()
  const [product] = await db
    .insert(products)
    .values({ categoryId: 1, brandId: brand?.id ?? 0, imageUrl: 'p.webp' })
    .returning()
  const [listing] = await db
    .insert(listings)
    .values({
      productId: product?.id ?? 0,
      sellerId: seller?.id ?? 0,
      slug: 'l',
      title: 'L',
      shortDescription: '',
      productDetails: '',
      searchText: 'l',
    })
    .returning()
  expect(seller?.id).toBeGreaterThan(140)
  expect(listing?.id).toBe(20_001 + LISTINGS)
})

describe('npm run seed', () => {
  const run = (env: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      execFile(
        process.execPath,
        ['server/seed/main.ts', ...args],
        { env: { ...process.env, DATABASE_URL: undefined, ...env } },
        (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      )
    })

  test.each([
    [['--listings', 'many'], '--listings must be a whole number from 1 to 100000'],
    [['--listings', '0'], '--listings must be a whole number from 1 to 100000'],
    [['--seed', '-1'], 'Usage: npm run seed -- [--listings 50000] [--seed 7]'],
    [['--size', '5'], 'Usage: npm run seed -- [--listings 50000] [--seed 7]'],
  ])('%s is refused in one line', async (args, line) => {
    const { code, err } = await run({ DATA_DIR: join(folder, 'never') }, ...args)
    expect(code).toBe(1)
    expect(err).toBe(`${line}\n`)
  })

  test('fills an empty folder and will not fill it again', async () => {
    const env = { DATA_DIR: join(folder, 'fresh') }
    const first = await run(env, '--listings', '700', '--seed', '5')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^700 listings in [\d.]+ s\n$/)
    const second = await run(env)
    expect(second.code).toBe(1)
    expect(second.err).toBe('The database has a catalogue already. Choose an empty DATA_DIR or database.\n')
  })
})
