import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig, type Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readPushKeys } from './config/push-keys.ts'
import { readAdminToken, readDataKeys } from './config/secret-files.ts'
import { warningsOf } from './config/warnings.ts'
import { damaged, isDamage } from './db/unusable.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { listings } from './db/schema.ts'
import { createApp } from './http/app.ts'
import type { Deps } from './http/deps.ts'
import { createPrepared } from './http/middleware/prepared.ts'
import { createCatalogueCache } from './shop/core/catalogue-cache.ts'
import { buildStamp, createPages } from './http/routes/pages.ts'
import { createKeptData } from './http/routes/kept-data.ts'
import { drawingAt } from './http/routes/pictures.ts'
import { shopJobs } from './jobs/jobs.ts'
import { startJobs } from './jobs/scheduler.ts'
import { checkKeys } from './check-keys.ts'
import { listen } from './listen.ts'
import { startFailure } from './start-failure.ts'
import { diskHasSpace } from './adapters/disk.ts'
import { googleMaps, cachedMaps } from './adapters/google-maps.ts'
import { erasuresOf } from './erasures.ts'
import { folderFiles } from './adapters/folder-files.ts'
import type { Log } from './ports/log.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import { pinoLog } from './adapters/pino.ts'
import { gatewaySender, logSender, noSender } from './adapters/message-senders.ts'
import type { Sender } from './ports/message-sender.ts'
import { webPush } from './adapters/web-push.ts'
import { s3Files } from './adapters/s3.ts'
import { sharpMedia } from './adapters/sharp.ts'
import { createPictures } from './adapters/drawn-pictures.ts'
import { createRenditions } from './adapters/renditions.ts'
import { openPins } from './adapters/pincodes.ts'
import { addCategories, seedIfEmpty } from './seed/seed.ts'
import { createSearchSlots, EMBEDDED, SERVER } from './shop/core/search-slots.ts'
import { sealDestinations } from './shop/payments/refund-destinations.ts'
import { sealBankData } from './shop/sellers/bank-data.ts'
import {
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  DEMO_SELLER,
  closeDemoAccounts,
  openDemoAccounts,
} from './shop/accounts/demo-accounts.ts'
import { paymentSimulator } from './adapters/payment-simulator.ts'
import { oldSecretUntil } from './shop/payments/webhook-rotation.ts'
import { hearNews } from './shop/news/hear.ts'

/** The server's entry point: the only file that does something when it is imported. */

/** Some segments of the embedded database's log, 16 MB each. */
const DISK_RESERVE_BYTES = 64 * 1024 * 1024

const senderOf = ({ senderUrl, senderLanguages, production }: Config, log: Log): Sender => {
  if (senderUrl !== undefined) return gatewaySender(senderUrl, senderLanguages)
  return production ? noSender(log) : logSender(log)
}

/** Push services refuse an address that is not the public one of a site; while the shop is tried out any does. */
const subjectOf = ({ publicUrl }: Config): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:shop@haldhar.example'

const openProvider = async (config: Config, shop: Pick<Deps, 'db' | 'clock'>): Promise<PaymentProvider> => {
  const { razorpay: keys, webhookSecret, oldWebhookSecret, production } = config
  const provider =
    keys === undefined
      ? await paymentSimulator(shop, { webhookSecret, allowSandbox: !production })
      : // Only a shop with keys waits for the SDK.
        (await import('./adapters/razorpay.ts')).razorpay({ ...keys, webhookSecret })
  if (provider.webhookSecret === undefined || oldWebhookSecret === undefined) return provider
  const until = await oldSecretUntil(shop, provider.webhookSecret)
  return { ...provider, oldWebhookSecret: { secret: oldWebhookSecret, until } }
}

const openDeps = async (config: Config, { db, kind, isReady }: OpenDatabase, log: Log): Promise<Deps> => {
  const { orderYears, adminSiteUrl, publicUrl, caps, trustedProxies, corsOrigins, workerOff } = config
  const { dataDir, distDir, smsPerDay, smsPerNumber, cashNeedsProvenPhone, refundByOnePaise } = config
  const clock = () => new Date()
  // With a database server and a bucket nothing else may have made it; where it cannot be made no rendition is kept.
  await mkdir(dataDir, { recursive: true }).catch(() => undefined)
  const hasDiskSpace = diskHasSpace(dataDir, DISK_RESERVE_BYTES)
  const files = config.s3 === undefined ? folderFiles(join(dataDir, 'reviews')) : s3Files(config.s3)
  const [dataKeys, pushKeys] = [readDataKeys(config), readPushKeys(config)]
  // An embedded database has one process, whose keys lie beside it.
  if (kind === 'postgres') await checkKeys({ db }, config, { dataKeys, pushKeys })
  return {
    db,
    isReady,
    log,
    clock,
    orderYears,
    adminSiteUrl,
    publicUrl,
    caps,
    smsPerDay,
    smsPerNumber,
    cashNeedsProvenPhone,
    refundByOnePaise,
    trustedProxies,
    corsOrigins,
    workerOff,
    searchSlots: createSearchSlots(kind === 'pglite' ? EMBEDDED : SERVER),
    dataKeys,
    sender: senderOf(config, log),
    push: webPush({ ...pushKeys, subject: subjectOf(config), hosts: config.pushHosts }),
    hear: hearNews,
    provider: await openProvider(config, { db, clock }),
    pins: openPins(join(distDir, 'client/pins')),
    ...(config.mapsKey === undefined ? {} : { maps: cachedMaps(googleMaps(config.mapsKey)) }),
    files,
    erasures: erasuresOf(config),
    media: sharpMedia,
    renditions: createRenditions(join(dataDir, 'renditions'), files, hasDiskSpace),
    pictures: createPictures(db, join(dataDir, 'pictures')),
    adminToken: readAdminToken(config),
    // A database server watches its own disk.
    ...(kind === 'pglite' ? { hasDiskSpace } : {}),
    clientDir: join(distDir, 'client'),
    replacedAssetsDir: join(distDir, 'replaced'),
  }
}

/** Demo accounts are opened, or closed in production, where everybody would know their password. */
const updateDemoAccounts = async ({ production }: Config, { db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> => {
  if (!production) return openDemoAccounts({ db })
  for (const email of await closeDemoAccounts({ db }))
    log.warn({ account: email }, 'A demo account was closed: everybody knows its password')
}

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
  const database = await openDatabase(config)
  try {
    await (config.production ? addCategories : seedIfEmpty)(database.db)
    // The embedded database has no autovacuum that gathers statistics for its planner.
    if (database.kind === 'pglite') await database.db.execute('analyze')
    const deps = await openDeps(config, database, log)
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
    const catalogue = await createCatalogueCache(database.watchCatalogue)
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
    const server = await listen(app.fetch, config.port, { trustedProxies: config.trustedProxies })
    const stopJobs = startJobs(deps, shopJobs(deps))

    // Before it says that it is open: whoever has read that may stop it.
    stopOnSignal(async () => {
      await Promise.all([server.close(), stopJobs()])
      await catalogue.close()
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
