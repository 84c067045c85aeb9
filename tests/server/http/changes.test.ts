import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  CHANGES_KEPT_MS,
  createChangeCleaner,
  type CatalogueChange,
  type WatchCatalogue,
} from '../../../server/db/changes.ts'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { variants } from '../../../server/db/schema.ts'
import { openWire } from '../../support/wire.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, onPostgres } from '../support/support.ts'
import { PLACES } from '../support/temp-databases.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0).toReversed()) await close()
})

/** What is told from now on. */
const hear = async (watch: WatchCatalogue) => {
  const told: CatalogueChange[] = []
  const changes = await watch((change) => told.push(change))
  closing.push(changes.close)
  await changes.settled()
  return { ...changes, told, heard: () => told.splice(0) }
}

const setStock = (db: Db, sku: string, onHand: number) =>
  db.update(variants).set({ onHand }).where(eq(variants.sku, sku))

onBothDatabases((shop) => {
  test('one change of stock tells its listing once; running out, or a price, tells that anything may have changed', async () => {
    const { sku, listing } = await addGoods(shop().db, { stock: 20 })
    const { heard, settled } = await hear(shop().watchCatalogue)
    expect(heard()).toEqual([{}])
    const after = async (change: Promise<unknown>) => {
      await change
      await settled()
      await settled()
      return heard()
    }
    expect(await after(setStock(shop().db, sku, 7))).toEqual([{ listing: listing.id }])
    expect(await after(setStock(shop().db, sku, 0))).toEqual([{}])
    const reprice = shop().db.update(variants).set({ sellingPaise: 50 }).where(eq(variants.sku, sku))
    expect(await after(reprice)).toEqual([{}])
  })

  test('while changes cannot be read nothing counts as heard, and everything may have changed', async () => {
    const { isHeard, settled, heard } = await hear(shop().watchCatalogue)
    expect(isHeard()).toBe(true)
    heard()
    await shop().db.execute(sql`alter table internal.catalogue_changes rename to elsewhere`)
    await settled()
    expect(isHeard()).toBe(false)
    expect(heard()).toContainEqual({})
    await shop().db.execute(sql`alter table internal.elsewhere rename to catalogue_changes`)
    await settled()
    expect(isHeard()).toBe(true)
    expect(heard()).toContainEqual({})
  })

  test('after a pause in which changes may have been deleted everything may have changed', async () => {
    const { settled, heard } = await hear(shop().watchCatalogue)
    heard()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CHANGES_KEPT_MS })
    await settled()
    expect(heard()).toContainEqual({})
  })

  test('changes are deleted once everybody could read them', async () => {
    const clean = createChangeCleaner(shop().db)
    const count = async () => (await rowsOf(shop().db, sql`select from internal.catalogue_changes`)).length
    const { sku } = await addGoods(shop().db, { stock: 20 })
    await clean()
    expect(await count()).toBeGreaterThan(1)
    await setStock(shop().db, sku, 7)
    await clean()
    expect(await count()).toBeGreaterThan(0)
    // A transaction of another database of the server may keep them a little longer.
    await expect.poll(() => clean().then(count)).toBe(0)
  })
})

onPostgres((shop) => {
  test('a change that is committed after a later one was told is told too', async () => {
    const [early, late] = [await addGoods(shop().db, { stock: 20 }), await addGoods(shop().db, { stock: 20 })]
    const { settled, heard } = await hear(shop().watchCatalogue)
    heard()
    await shop().db.transaction(async (slow) => {
      await setStock(slow, early.sku, 7)
      await setStock(shop().db, late.sku, 7)
      await settled()
      expect(heard()).toEqual([{ listing: late.listing.id }])
    })
    await settled()
    expect(heard()).toEqual([{ listing: early.listing.id }])
  })
})

const { make } = PLACES.postgres

describe.skipIf(make === undefined)('on PostgreSQL', () => {
  test('a connection that no longer answers is not taken for silence', { timeout: 20_000 }, async () => {
    const place = await make?.()
    if (place?.databaseUrl === undefined) throw new Error('There is no place for a database')
    closing.push(place.remove)
    const wire = await openWire(place.databaseUrl)
    closing.push(wire.close)
    const { watchCatalogue, close } = await openDatabase({ ...place, databaseUrl: wire.url })
    closing.push(close)
    const { isHeard, heard } = await hear(watchCatalogue)
    heard()
    wire.fallSilent()
    await expect.poll(isHeard, { timeout: 3_000 }).toBe(false)
    await expect.poll(heard, { timeout: 8_000 }).toContainEqual({})
  })
})
