import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { startPostgres } from '../../../tools/test/postgres.mjs'
import { startServer, stopServer } from '../../server/support/process.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { dice } from '../simulation/prng.ts'
import { setToWork } from '../support/phones-at-work.ts'
import { checkOut, commitBefore, openMarketBefore } from '../support/previous-release.ts'
import { openProxy } from '../support/proxy.ts'
import { compare } from '../support/reconcile-results.ts'
import { atScale, report, seedOf, TEST_TIMEOUT } from '../support/test-scale.ts'
import { asAdmin } from '../support/usable-connections.ts'
import { openWatch } from '../support/watch.ts'

/** Large tables are not written anew where they are: the shop goes into a new database while it sells. */

const CHANGES = atScale({ lean: 120, full: 2_000 })
const PHONES = 4
const commit = commitBefore('-- rewrites')

/** What a command of a version says, for the database at this address. */
const say = async (url: string, args: readonly string[], cwd?: string): Promise<string> => {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: url }
  return (await promisify(execFile)(process.execPath, args, { env, ...(cwd === undefined ? {} : { cwd }) })).stdout
}

test.skipIf(PLACES.postgres.make === undefined || commit === undefined)(
  'a shop of the version before goes into a database of this one under orders, and nothing is lost or done twice',
  TEST_TIMEOUT,
  async () => {
    if (commit === undefined) return
    const seed = seedOf()
    console.warn(`move: SEED=${seed}`)
    const [from, into] = [await startPostgres({ settings: ['wal_level=logical'] }), await startPostgres()]
    const folder = checkOut(commit)
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-move-'))
    const settings = { DATA_DIR, DIST_DIR: resolve('dist'), LOG_LEVEL: 'error' }
    try {
      const sources = join(folder, 'sources')
      await say(from.url, ['server/migrate.ts'], sources)
      const market = openMarketBefore(sources, from.url, { goods: 10, accounts: 100 })
      const before = startServer({ ...settings, DATABASE_URL: from.url }, sources)
      const targets = [await before.address]
      const proxy = await openProxy(targets)
      const { book, acknowledge, rest } = setToWork(market, PHONES, proxy.url, dice(seed))
      await acknowledge(CHANGES)
      await say(into.url, ['server/migrate.ts'])
      expect(await say(into.url, ['server/move.ts', '--from', from.url])).toContain('All is copied')
      await acknowledge(CHANGES)
      const follows = `select from pg_replication_slots where slot_name = 'haldhar_move' and active`
      const isFollowed = () => asAdmin(from.url, async (client) => (await client.query(follows)).rowCount === 1)
      await asAdmin(into.url, (client) => client.query('alter subscription haldhar_move disable'))
      await expect.poll(isFollowed).toBe(false)
      await expect(say(into.url, ['server/move.ts', '--from', from.url, '--switch'])).rejects.toThrow('does not follow')
      await acknowledge(CHANGES / 4)
      await asAdmin(into.url, (client) => client.query('alter subscription haldhar_move enable'))
      await expect.poll(isFollowed).toBe(true)
      const began = performance.now()
      expect(await say(into.url, ['server/move.ts', '--from', from.url, '--switch'])).toContain('The shop has moved')
      const after = startServer({ ...settings, DATABASE_URL: into.url })
      targets[0] = await after.address
      const ms = Math.round(performance.now() - began)
      expect(await stopServer(before, 'SIGTERM')).toBe(0)
      await acknowledge(CHANGES)
      await rest()
      proxy.close()
      expect(await stopServer(after, 'SIGTERM')).toBe(0)
      const { db, close } = await openDatabase({ databaseUrl: into.url, dataDir: '' })
      report('move', { acknowledged: book.acknowledged, orders: book.orders.length, 'switched ms': ms })
      expect(await compare(db, market, book), `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
      await close()
      await expect(asAdmin(from.url, (client) => client.query('delete from outbox'))).rejects.toThrow('read-only')
    } finally {
      await Promise.all([from.stop(), into.stop()])
      for (const one of [folder, DATA_DIR]) rmSync(one, { recursive: true, force: true })
    }
  },
)

test.skipIf(PLACES.postgres.make === undefined || commit === undefined)(
  'a database with tables that are too large to be written anew is refused by name, and stays as it is',
  TEST_TIMEOUT,
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined || commit === undefined) return
    const url = place.databaseUrl ?? ''
    const folder = checkOut(commit)
    const migrations = (): Promise<number | null> =>
      asAdmin(url, async (client) => (await client.query('select from drizzle.__drizzle_migrations')).rowCount)
    await say(url, ['server/migrate.ts'], join(folder, 'sources'))
    const before = await migrations()
    await asAdmin(url, (client) =>
      client.query(
        `insert into outbox (channel, template, params, language, dedupe, next_at)
         select 'sms', 'x', jsonb_build_object('pad', repeat(md5(n::text), 30)), 'en', n::text, now() from generate_series(1, 40000) n`,
      ),
    )
    await expect(say(url, ['server/migrate.ts'])).rejects.toThrow(/outbox.*npm run move/)
    expect(await migrations()).toBe(before)
    rmSync(folder, { recursive: true, force: true })
    await place.remove()
  },
)

test.skipIf(PLACES.postgres.make === undefined || commit === undefined)(
  'processes of the version before go on when tables are written anew under them',
  TEST_TIMEOUT,
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined || commit === undefined) return
    const url = place.databaseUrl ?? ''
    const seed = seedOf()
    console.warn(`rewritten: SEED=${seed}`)
    const folder = checkOut(commit)
    const sources = join(folder, 'sources')
    await say(url, ['server/migrate.ts'], sources)
    const market = openMarketBefore(sources, url, { goods: 10, accounts: 100 })
    const settings = { DATA_DIR: place.dataDir, DIST_DIR: resolve('dist'), LOG_LEVEL: 'error', DATABASE_URL: url }
    const before = startServer(settings, sources)
    const watch = await openWatch([await before.address])
    const { book, acknowledge, rest } = setToWork(market, PHONES, watch.url, dice(seed))
    /** So many at once that each connection is asked. */
    const readHistories = () =>
      Promise.all(
        market.accounts.map(({ token }) =>
          fetch(`${watch.url}/api/order/get-history`, { headers: { Authorization: `Bearer ${token}` } }),
        ),
      )
    await acknowledge(CHANGES)
    await readHistories()
    await say(url, ['server/migrate.ts'])
    await readHistories()
    await acknowledge(CHANGES)
    await rest()
    watch.close()
    expect(await stopServer(before, 'SIGTERM')).toBe(0)
    const { db, close } = await openDatabase(place)
    expect(watch.seen, before.output()).toMatchObject({ 'answers 500': 0 })
    expect(await compare(db, market, book), `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
    await close()
    rmSync(folder, { recursive: true, force: true })
    await place.remove()
  },
)
