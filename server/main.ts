import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig, type Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { warningsOf } from './config/warnings.ts'
import { damaged, isDamage } from './db/unusable.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { listings } from './db/schema.ts'
import { createApp } from './http/app.ts'
import type { Deps } from './http/deps.ts'
import { createPrepared } from './http/middleware/prepared.ts'
import { createCatalogueCache, type CatalogueCache } from './shop/core/catalogue-cache.ts'
import { createHealth } from './http/routes/health.ts'
import { buildStamp, createPages } from './http/routes/pages.ts'
import { createKeptData } from './http/routes/kept-data.ts'
import { drawingAt } from './http/routes/pictures.ts'
import { shopJobs } from './jobs/jobs.ts'
import { startJobs } from './jobs/scheduler.ts'
import { FINISH_MS, listen } from './listen.ts'
import { openDeps } from './open-deps.ts'
import { openMetrics } from './open-metrics.ts'
import { startFailure } from './start-failure.ts'
import { pinoLog } from './adapters/pino.ts'
import { addCategories, seedIfEmpty } from './seed/seed.ts'
import { sealDestinations } from './shop/payments/refund-destinations.ts'
import { sealBankData } from './shop/sellers/bank-data.ts'
import {
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  DEMO_SELLER,
  closeDemoAccounts,
  openDemoAccounts,
} from './shop/accounts/demo-accounts.ts'

/** The server's entry point: the only file that does something when it is imported. */

type Fetch = Parameters<typeof listen>[0]

/** What an empty database begins with. On a server in production that is for `npm run migrate`, which somebody has asked for. */
const fill = async ({ production }: Config, { db, kind }: OpenDatabase): Promise<void> => {
  if (!production) await seedIfEmpty(db)
  else if (kind === 'pglite') await addCategories(db)
  // The embedded database has no autovacuum that gathers statistics for its planner.
  if (kind === 'pglite') await db.execute('analyze')
}

/** Demo accounts are opened, or closed in production, where everybody would know their password. */
const updateDemoAccounts = async ({ production }: Config, { db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> => {
  if (!production) return openDemoAccounts({ db })
  for (const email of await closeDemoAccounts({ db }))
    log.warn({ account: email }, 'A demo account was closed: everybody knows its password')
}

/** Pages and calls. */
const openSite = ({ distDir: dist, ...config }: Config, deps: Deps, catalogue: CatalogueCache): Fetch => {
  // Pages call the API inside this process, so they are created after it and passed in afterwards.
  const pages = createPages({
    dist,
    publicUrl: config.publicUrl,
    settings: config.settings,
    drawing: (path) => drawingAt(deps.pictures, path),
    api: async (request) => app.fetch(request),
    keep: createKeptData(catalogue, deps.clock),
  })
  const prepared = createPrepared(catalogue, { clock: deps.clock, build: () => buildStamp(dist) })
  const app = createApp({ ...deps, pages, prepared, catalogue })
  return app.fetch
}

/**
 * So long a web process that was told to stop goes on, and says of itself that it is leaving: balancers ask every second or
 * two, and what reached a port that is just being closed would have no answer.
 */
const LEAVING_MS = 3_000

/** Ends the process once `close` is done, however often it is asked to. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let closing: Promise<void> | undefined
  const stop = () => void (closing ??= close().then(() => process.exit(0)))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const dist = config.distDir
  if (!existsSync(join(dist, 'client/pins'))) throw new ConfigError('the client is not built. Run npm run build first.')
  const log = pinoLog(config.logLevel)
  const database = await openDatabase({ ...config, onlyCompares: true })
  try {
    const { deps, ownsFiles } = await openDeps(config, database, log)
    await fill(config, database)
    await updateDemoAccounts(config, deps)
    for (const warning of warningsOf(config)) log.warn({}, warning)
    if ((await database.db.$count(listings)) === 0)
      log.warn(
        {},
        'Nothing is for sale yet: the first steps are in docs/operations.md under "A shop of your own". A demonstration to look at: npm run seed, on an empty DATA_DIR',
      )
    const { unreadable } = await sealBankData(deps)
    if (unreadable > 0)
      log.error(
        { sellers: unreadable },
        'Bank data was sealed with another key and cannot be read: set DATA_KEY or DATA_KEY_OLD to it',
      )
    const lost = await sealDestinations(deps)
    if (lost.unreadable > 0)
      log.error(
        { orders: lost.unreadable },
        'Where cash goes back was sealed with another key and cannot be read: set DATA_KEY or DATA_KEY_OLD to it',
      )
    // What runs the jobs alone says how it is, and nothing else.
    const catalogue = config.role === 'worker' ? undefined : await createCatalogueCache(database.watchCatalogue)
    const { metricsPort } = config
    const metrics = metricsPort === undefined ? undefined : await openMetrics(metricsPort, database, catalogue?.age)
    let isLeaving = false
    const site = { ...deps, ...(metrics && { metrics }), isLeaving: () => isLeaving }
    const fetch = catalogue ? openSite(config, site, catalogue) : createHealth(site).fetch
    const server = await listen(fetch, config.port, { trustedProxies: config.trustedProxies })
    const stopJobs = startJobs(deps, config.role === 'web' ? [] : shopJobs(deps, { ownsFiles }))

    // Before it says that it is open: whoever has read that may stop it.
    stopOnSignal(async () => {
      isLeaving = true
      const leavingMs = config.role === 'web' ? LEAVING_MS : 0
      await pause(leavingMs)
      await Promise.all([server.close(FINISH_MS - leavingMs), stopJobs()])
      await Promise.all([catalogue?.close(), metrics?.close()])
      await database.close()
    })
    console.log(`\nHaldhar is open at http://localhost:${server.port}`)
    if (!config.production) {
      console.log(`  Customer  ${DEMO_CUSTOMER.email} or ${DEMO_CUSTOMER.phoneNumber}, password ${DEMO_PASSWORD}`)
      console.log(`  Seller    ${DEMO_SELLER.email} or ${DEMO_SELLER.phoneNumber}, password ${DEMO_PASSWORD}`)
    }
  } catch (error) {
    await database.close()
    throw database.kind === 'pglite' && isDamage(error) ? damaged(config.dataDir, error) : error
  }
}

try {
  await start()
} catch (error) {
  console.error(`The shop cannot start: ${startFailure(error)}`)
  process.exit(1)
}
