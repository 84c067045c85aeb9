import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { startPostgres } from '../../../tools/test/postgres.mjs'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { dice } from '../simulation/prng.ts'
import { openWire } from '../../support/wire.ts'
import { familyOf, signalAll } from '../cluster/service.ts'
import { openMarket } from '../support/fixtures.ts'
import { setToWork } from '../support/phones-at-work.ts'
import { compare } from '../support/reconcile-results.ts'
import { atScale, report, seedOf, TEST_TIMEOUT } from '../support/test-scale.ts'
import { asAdmin, OF_SHOP, POOL, usableConnections } from '../support/usable-connections.ts'
import { openWatch } from '../support/watch.ts'

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
        for (const address of addresses) counts.push(await usableConnections(postgres.url, address, token))
        return counts
      }
      const before = await count()

      const watch = await openWatch(addresses)
      const { book, acknowledge, rest } = setToWork(market, PHONES, watch.url, fate)
      const endSessions = () =>
        asAdmin(postgres.url, (client) => client.query(`select pg_terminate_backend(pid) ${OF_SHOP}`))
      const freeze = async () => {
        const frozen = familyOf(postgres.pid())
        signalAll(frozen, 'SIGSTOP')
        await pause(FREEZE_MS)
        signalAll(frozen, 'SIGCONT')
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
      await rest()
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
