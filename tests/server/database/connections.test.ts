import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { MIGRATION_LOCK, migrate } from '../../../server/db/migrate.ts'
import { migrateServer } from '../../../server/db/open-server.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { orders } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { openWire, type Wire } from '../../support/wire.ts'
import { addAddresses, addGoods } from '../support/fixtures.ts'
import { onPostgres } from '../support/support.ts'
import { PLACES, type OwnPlace } from '../support/temp-databases.ts'

/** Connections that break, at every step of their use. An `error` event that nobody hears fails the run of the tests. */

const POOL = 20
/** More than the pool has connections. */
const BREAKS = POOL + 5

/** How many transactions can be open at once: each waits until all have begun, or until one cannot begin. */
const openAtOnce = async (db: Db): Promise<number> => {
  const all = Promise.withResolvers<void>()
  let begun = 0
  const begin = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      if (++begun === POOL) all.resolve()
      await all.promise
    })
  await Promise.allSettled(Array.from({ length: POOL }, () => begin().catch(all.resolve)))
  return begun
}

const backendOf = async (db: Db): Promise<number> => {
  const [row] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
  return row?.pid ?? 0
}

describe.skipIf(PLACES.postgres.make === undefined)('on PostgreSQL', () => {
  let place: OwnPlace
  let wire: Wire
  let database: OpenDatabase
  let other: OpenDatabase
  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made?.databaseUrl === undefined) throw new Error('There is no place for a database')
    place = made
    wire = await openWire(made.databaseUrl)
    database = await openDatabase({ ...place, databaseUrl: wire.url })
    other = await openDatabase(place)
  })
  afterAll(async () => {
    await Promise.all([database.close(), other.close()])
    wire.close()
    await place.remove()
  })

  test('a start on a database that is up to date waits for no lock, and a migration leaves none to a pooler', async () => {
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      const third = await openDatabase(place)
      await third.close()
    })
    await migrate(other.db)
    const held = sql`select pid from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and datname = current_database()`
    expect(await rowsOf(other.db, held)).toEqual([])
  })

  test('a migration takes its time, whatever is set for its user', async () => {
    const own = await PLACES.postgres.make?.()
    if (own?.databaseUrl === undefined) throw new Error('There is no place for a database')
    const name = sql.identifier(new URL(own.databaseUrl).pathname.slice(1))
    await other.db.execute(sql`alter database ${name} set statement_timeout = '4ms'`)
    await other.db.execute(sql`alter database ${name} set idle_in_transaction_session_timeout = '4ms'`)
    await expect(migrateServer(own.databaseUrl)).resolves.toBeUndefined()
    await own.remove()
  })

  const end = (pid: number) => other.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)

  test.each(['begin', 'show timezone', 'commit', 'rollback'])(
    `a connection that breaks at "%s" ${BREAKS} times costs the pool none`,
    async (statement) => {
      wire.resetAt(statement)
      for (let time = 0; time < BREAKS; time++) {
        const work = database.db.transaction(async (tx) => {
          // Not one that the driver names: its text is sent once only.
          await tx.execute(sql`show timezone`)
          if (statement === 'rollback') throw new Error('Refused')
        })
        await expect(work).rejects.toThrow(
          statement === 'rollback' ? 'Refused' : /begin|timezone|ECONNRESET|terminated/,
        )
      }
      wire.resetAt(null)
      expect(await openAtOnce(database.db)).toBe(POOL)
    },
    30_000,
  )

  test('a session that is ended while its transaction waits ends that transaction alone', async () => {
    for (let time = 0; time < BREAKS; time++) {
      const work = database.db.transaction(async (tx) => {
        await end(await backendOf(tx))
        await tx.transaction((savepoint) => savepoint.execute(sql`select 1`))
      })
      await expect(work).rejects.toThrow('savepoint')
    }
    expect(await openAtOnce(database.db)).toBe(POOL)
  }, 30_000)

  test('a session that is ended while it works ends that call alone', async () => {
    for (let time = 0; time < BREAKS; time++) {
      const sleeping = database.db.execute(sql`select pg_sleep(20)`)
      const asleep = sql`select pid from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid() and state = 'active'`
      const endSleeping = async () => {
        const found = await rowsOf<{ pid: number }>(other.db, asleep)
        for (const { pid } of found) await end(pid)
        return found.length
      }
      const failure = sleeping.then(
        () => 'It slept on',
        (error: unknown) => String(error),
      )
      await expect.poll(endSleeping).toBe(1)
      expect(await failure).toContain('pg_sleep')
    }
    expect(await openAtOnce(database.db)).toBe(POOL)
  }, 60_000)

  test('a server that falls silent within a savepoint holds the call for one statement, not for two', async () => {
    const began = performance.now()
    const work = database.db.transaction((tx) =>
      tx.transaction(async (savepoint) => {
        wire.fallSilent()
        await savepoint.execute(sql`show timezone`)
      }),
    )
    await expect(work).rejects.toThrow('savepoint')
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await database.isReady()).toBe(false)
    wire.recover()
    await expect.poll(database.isReady, { timeout: 10_000 }).toBe(true)
  }, 60_000)

  test('a transaction whose failed statement was overlooked does not pass for committed', async () => {
    const work = database.db.transaction(async (tx) => {
      const [failed] = await Promise.allSettled([tx.execute(sql`select 1 / 0`)])
      expect(failed.status).toBe('rejected')
    })
    await expect(work).rejects.toThrow('rolled back')
  })

  test('one that fails for its own reasons keeps its connection', async () => {
    const idle = async () => database.db.transaction(backendOf)
    const before = await idle()
    await expect(database.db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow('1 / 0')
    expect(await idle()).toBe(before)
  })
})

onPostgres((shop) => {
  test('while the database takes no changes an order is 503, health says so, and both recover', async () => {
    const { db, deps } = shop()
    const me = await shop().customer()
    const { line } = await addAddresses(me)
    const { sku } = await addGoods(db, { stock: 5 })
    const body = { order_items: [line(sku, 100)] }
    const key = randomUUID()
    const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
    const restartSessions = () =>
      db
        .execute(
          sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`,
        )
        .then(() => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
        .catch(() => undefined)
    const setReadOnly = async (to: 'on' | 'off') => {
      await db.execute(sql.raw(`set default_transaction_read_only = off`))
      await db.transaction((tx) =>
        tx.execute(sql.raw(`alter database ${name} set default_transaction_read_only = ${to}`)),
      )
    }
    await setReadOnly('on')
    await restartSessions()
    const health = () => createApp(deps).request('http://shop.test/api/health')
    await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(503)
    expect(Number((await health()).headers.get('Retry-After'))).toBeGreaterThan(0)
    const refused = await me.ask('POST', 'order/create', { body, key })
    expect(refused).toMatchObject({ status: 503, body: { code: 'BUSY' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await shop().ask('GET', 'ready')).toMatchObject({ status: 503 })
    expect(await shop().ask('GET', 'live')).toMatchObject({ status: 200 })

    await setReadOnly('off')
    await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200)
    expect(await me.ask('POST', 'order/create', { body, key })).toMatchObject({ status: 201 })
    expect(await db.$count(orders)).toBe(1)
  }, 40_000)
})
