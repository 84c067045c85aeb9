import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { startPostgres } from '../../../tools/test/postgres.mjs'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { dice } from '../simulation/prng.ts'
import { openWire } from '../../support/wire.ts'
import { openMarket } from '../support/fixtures.ts'
import { emptyBook, work } from '../support/phone.ts'
import { openProxy } from '../support/proxy.ts'
import { compare } from '../support/reconcile-results.ts'
import { atScale, report, seedOf, TEST_TIMEOUT } from '../support/test-scale.ts'

/** Two processes of the shop on a PostgreSQL that ends sessions, restarts, freezes and falls silent under load. */

const TERMINATIONS = atScale({ lean: 4, full: 100 })
const RESTARTS = atScale({ lean: 1, full: 30 })
const FREEZES = atScale({ lean: 1, full: 10 })
const SILENCES = atScale({ lean: 1, full: 5 })
const FREEZE_MS = 3_000
/** Longer than the shop waits for a statement, so that each call that was under way is given up. */
const SILENCE_MS = 22_000
const CALL_MS = 25_000
const PHONES = 6
const POOL = 20

/** What a proxy in front of the shop sees: how each call ended, and after how long. */
const openWatch = async (servers: readonly string[]) => {
  const seen = { calls: 0, 'answers 500': 0, 'answers 503': 0, 'answers 503 without Retry-After': 0, 'slowest ms': 0 }
  const proxy = await openProxy(servers, ({ statusCode, headers }, ms) => {
    seen.calls++
    if (statusCode === 500) seen['answers 500']++
    if (statusCode === 503) seen['answers 503']++
    if (statusCode === 503 && !headers['retry-after']) seen['answers 503 without Retry-After']++
    seen['slowest ms'] = Math.max(seen['slowest ms'], ms)
  })
  return { ...proxy, seen }
}

/** A process and those that it has started. */
const family = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
]

const asAdmin = async <T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

const OF_SHOP = `from pg_stat_activity where application_name like 'haldhar%' and datname = current_database()`

/** How many connections the processes can use at once: each waits for a table that the test has locked. */
const usable = (url: string, server: string, token: string): Promise<number> =>
  asAdmin(url, async (client) => {
    await client.query('begin')
    await client.query('lock table sessions in access exclusive mode')
    const asked = Array.from({ length: POOL + 10 }, () =>
      fetch(`${server}/api/order/get-history`, { headers: { Authorization: `Bearer ${token}` } }),
    )
    let waiting = 0
    for (const until = Date.now() + 12_000; waiting < POOL && Date.now() < until; await pause(100)) {
      // Within a transaction it is read once otherwise.
      await client.query('select pg_stat_clear_snapshot()')
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n ${OF_SHOP} and application_name = 'haldhar' and wait_event_type = 'Lock'`,
      )
      waiting = rows[0]?.n ?? 0
    }
    await client.query('commit')
    await Promise.all(asked.map(async (answer) => (await answer).text()))
    return waiting
  })

test.skipIf(PLACES.postgres.make === undefined || process.platform !== 'linux')(
  'a database that ends sessions, restarts, freezes and falls silent ends no process, loses no order, costs no connection',
  TEST_TIMEOUT,
  async () => {
    const seed = seedOf()
    console.warn(`database loss: SEED=${seed}`)
    const fate = dice(seed)
    const postgres = await startPostgres({ isDurable: true })
    const wire = await openWire(postgres.url)
    const place = await PLACES.postgres.make?.()
    const servers: ServerProcess[] = []
    try {
      const { dataDir = '' } = place ?? {}
      const opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
      const market = await openMarket(opened.db, { goods: 20, accounts: PHONES * 30 })
      await opened.close()
      const settings = { DATABASE_URL: wire.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
      servers.push(startServer(settings), startServer(settings))
      const addresses = await Promise.all(servers.map(({ address }) => address))
      const token = market.accounts[0]?.token ?? ''
      // One after the other: each locks the table.
      const count = async () => {
        const counts: number[] = []
        for (const address of addresses) counts.push(await usable(postgres.url, address, token))
        return counts
      }
      const before = await count()

      const watch = await openWatch(addresses)
      const book = emptyBook()
      let isOver = false
      // A phone that has met an outage asks whether the shop is there before it sends again.
      const reach = async (): Promise<string> => {
        for (;;) {
          const answer = await fetch(`${watch.url}/api/ready`).catch(() => null)
          await answer?.text()
          if (answer?.status === 200) return watch.url
          await pause(100)
        }
      }
      const phones = Array.from({ length: PHONES }, (_, index) => {
        const accounts = market.accounts.slice(index * 30, index * 30 + 30)
        return work({
          market,
          accounts,
          book,
          dice: dice(fate.below(2 ** 31)),
          forgets: 0,
          reach,
          goesOn: () => !isOver,
        })
      })
      const atWork = Promise.all(phones)
      atWork.catch(() => undefined)
      const acknowledge = async (more: number) => {
        for (const until = book.acknowledged + more; book.acknowledged < until;) await Promise.race([pause(20), atWork])
      }
      const endSessions = () =>
        asAdmin(postgres.url, (client) => client.query(`select pg_terminate_backend(pid) ${OF_SHOP}`))
      const freeze = async () => {
        const frozen = family(postgres.pid())
        for (const pid of frozen) process.kill(pid, 'SIGSTOP')
        await pause(FREEZE_MS)
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
      const silence = async () => {
        wire.fallSilent()
        await pause(SILENCE_MS)
        wire.recover()
      }
      const harms = [
        ...Array.from({ length: TERMINATIONS }, () => endSessions),
        ...Array.from({ length: RESTARTS }, () => postgres.restart),
        ...Array.from({ length: FREEZES }, () => freeze),
        ...Array.from({ length: SILENCES }, () => silence),
      ].toSorted(() => fate.next() - 0.5)
      for (const harm of harms) {
        await acknowledge(5 + fate.below(10))
        await pause(fate.below(50))
        await harm()
      }
      await acknowledge(10)
      isOver = true
      await atWork
      watch.close()
      const after = await count()
      const compared = await openDatabase({ databaseUrl: postgres.url, dataDir })
      const findings = await compare(compared.db, market, book)
      await compared.close()
      const ended = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
      const { acknowledged, resent, replayed, orders } = book
      report('database loss', {
        'sessions ended, times': TERMINATIONS,
        restarts: RESTARTS,
        freezes: FREEZES,
        silences: SILENCES,
        acknowledged,
        orders: orders.length,
        resent,
        replayed,
        ...watch.seen,
        'processes ended': ended,
        lost: findings.lost.length,
        torn: findings.torn.length,
        twice: findings.twice.length,
        'usable connections before': before.join(' and '),
        'usable connections after': after.join(' and '),
      })
      expect(ended, servers.map(({ output }) => output()).join('\n')).toBe(0)
      expect(findings, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
      expect({ before, after }).toEqual({ before: [POOL, POOL], after: [POOL, POOL] })
      expect(watch.seen).toMatchObject({ 'answers 500': 0, 'answers 503 without Retry-After': 0 })
      expect(watch.seen['slowest ms']).toBeLessThan(CALL_MS)
    } finally {
      await Promise.all(servers.map((server) => stopServer(server, 'SIGKILL')))
      wire.close()
      await postgres.stop()
      await place?.remove()
    }
  },
)
