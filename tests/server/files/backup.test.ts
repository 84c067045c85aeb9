import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { TABLES } from '../../../server/shop/maintenance/backup-tables.ts'
import { cashNotes, shipments } from '../../../server/db/schema.ts'
import { restoreBackup } from '../../../server/shop/maintenance/restore.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { addAddresses, addGoods } from '../support/fixtures.ts'
import { PLACES } from '../support/temp-databases.ts'
import { onBothDatabases } from '../support/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'haldhar-backup-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every row of every table, what lists read, and the position of every sequence. */
const contentOf = async (db: Db) => {
  const tables: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    )
    tables[table] = rows.map(({ row }) => row)
  }
  // In no backup: a restored shop derives it anew.
  const facets = await rowsOf(db, sql`select * from internal.listing_facets order by listing_id`)
  const sequences = await rowsOf(
    db,
    sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { tables, facets, sequences }
}

const places = Object.values(PLACES).filter(({ make }) => make !== undefined)
/** An empty database of its own. */
const openEmpty = async (place: (typeof places)[number] | undefined) => {
  const own = await place?.make?.()
  if (own === undefined) throw new Error('There is no place for a database')
  const { db, close } = await openDatabase(own)
  return { db, close: () => close().then(own.remove) }
}

onBothDatabases((shop) => {
  let path = ''
  const backUp = async (): Promise<string> => {
    const answer = await shop().fetch('/api/admin/backup', { Authorization: `Bearer ${shop().deps.adminToken}` })
    expect(answer.status).toBe(200)
    const file = join(folder, `${randomUUID()}.gz`)
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
    return file
  }

  test('every table is in a backup', async () => {
    const found = await rowsOf<{ name: string }>(
      shop().db,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    expect(TABLES.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
  })

  test.each(places)('what a backup holds comes back $name', { timeout: 60_000 }, async (place) => {
    if (path === '') {
      await seedIfEmpty(shop().db, { listings: 300 })
      const me = await shop().customer()
      const { line } = await addAddresses(me)
      const { sku } = await addGoods(shop().db, { price: 99.5 })
      const order = { order_items: [line(sku, 99.5)] }
      await me.ask('POST', 'order/create', { body: order, key: randomUUID() })
      // Written into the cash book by a trigger.
      const [parcel] = await shop().db.select({ id: shipments.id }).from(shipments)
      await shop()
        .db.insert(cashNotes)
        .values({ shipmentId: parcel?.id ?? '', kind: 'taken', amountPaise: 9950, counts: true, notedAt: new Date() })
      path = await backUp()
    }
    const restored = await openEmpty(place)
    try {
      expect(await restoreBackup(restored.db, path)).toBeGreaterThan(500)
      expect(await contentOf(restored.db)).toEqual(await contentOf(shop().db))
      await expect(restoreBackup(restored.db, path)).rejects.toThrow('not empty')
      // The next row gets a fresh id.
      await addGoods(restored.db)
    } finally {
      await restored.close()
    }
  })

  test(
    'half a backup, another version’s or no backup at all leaves the database empty',
    { timeout: 60_000 },
    async () => {
      const whole = gunzipSync(readFileSync(await backUp())).toString()
      const lines = whole.trimEnd().split('\n')
      const broken = {
        'not complete': lines.slice(0, -1).join('\n'),
        'Another version': whole.replace('"schema":"', '"schema":"x'),
        'no backup': 'Handle,Title',
      }
      const { db, close } = await openEmpty(places.at(-1))
      try {
        const { tables: before } = await contentOf(db)
        for (const [reason, text] of Object.entries(broken)) {
          const file = join(folder, 'broken.gz')
          writeFileSync(file, gzipSync(text))
          await expect(restoreBackup(db, file)).rejects.toThrow(reason)
        }
        const zipped = gzipSync(whole)
        writeFileSync(join(folder, 'torn.gz'), zipped.subarray(0, zipped.length / 2))
        await expect(restoreBackup(db, join(folder, 'torn.gz'))).rejects.toThrow('unexpected end')
        await expect(restoreBackup(db, join(folder, 'nowhere.gz'))).rejects.toThrow('ENOENT')
        const { tables } = await contentOf(db)
        // What a migration has written is there.
        expect(tables).toEqual(before)
        expect(Object.keys(before).filter((name) => before[name]?.length !== 0)).toEqual(['crops'])
      } finally {
        await close()
      }
    },
  )

  test('a backup is for the operator alone', async () => {
    const customer = await shop().customer()
    expect((await shop().fetch('/api/admin/backup')).status).toBe(401)
    const headers = { Authorization: `Bearer ${customer.token}` }
    expect((await shop().fetch('/api/admin/backup', headers)).status).toBe(401)
    expect(await shop().operator('POST', 'admin/backup')).toMatchObject({ status: 405 })
  })
})
