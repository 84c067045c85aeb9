import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { dice } from '../simulation/prng.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { startServer, stopServer } from '../../server/support/process.ts'
import { openMarket } from '../support/fixtures.ts'
import { setToWork } from '../support/phones-at-work.ts'
import { checkOut, commitBefore } from '../support/previous-release.ts'
import { compare } from '../support/reconcile-results.ts'
import { report, seedOf, TEST_TIMEOUT } from '../support/test-scale.ts'

/**
 * While a new version goes out, processes of the one before work on a database that is migrated already: a migration adds,
 * and what nobody reads any more is taken away by a later one, which raises `internal.schema_floor`.
 */

const CHANGES = 120
const PHONES = 3

const commit = commitBefore()

test.skipIf(PLACES.postgres.make === undefined || commit === undefined)(
  'the version before sells on a database that this one has migrated',
  TEST_TIMEOUT,
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined || commit === undefined) return
    const seed = seedOf()
    console.warn(`previous release ${commit.slice(0, 8)}: SEED=${seed}`)
    const folder = checkOut(commit)
    const database = await openDatabase(place)
    try {
      const market = await openMarket(database.db, { goods: 10, accounts: 60 })
      const server = startServer(
        { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, DIST_DIR: resolve('dist'), LOG_LEVEL: 'error' },
        join(folder, 'sources'),
      )
      const url = await server.address
      const { book, acknowledge, rest } = setToWork(market, PHONES, url, dice(seed))
      await acknowledge(CHANGES)
      await rest()
      for (const path of ['/', '/api/products', `/api/order/get-history`])
        expect(
          (await fetch(url + path, { headers: { Authorization: `Bearer ${market.accounts[0]?.token}` } })).status,
        ).toBe(200)
      expect(await stopServer(server, 'SIGTERM')).toBe(0)
      report('previous release', { acknowledged: book.acknowledged, orders: book.orders.length })
      expect(await compare(database.db, market, book), `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
    } finally {
      await database.close()
      await place.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
