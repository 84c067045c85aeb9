import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config/config.ts'
import { readPushKeys } from './config/push-keys.ts'
import { readAdminToken, readDataKeys } from './config/secret-files.ts'
import type { OpenDatabase } from './db/open.ts'
import { openSharedClock } from './db/shared-clock.ts'
import type { Deps } from './http/deps.ts'
import { checkFiles } from './check-files.ts'
import { checkKeys } from './check-keys.ts'
import { diskHasSpace } from './adapters/disk.ts'
import { googleMaps, cachedMaps } from './adapters/google-maps.ts'
import { erasuresOf } from './erasures.ts'
import { folderFiles } from './adapters/folder-files.ts'
import type { Log } from './ports/log.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import { gatewaySender, logSender, noSender } from './adapters/message-senders.ts'
import type { Sender } from './ports/message-sender.ts'
import { webPush } from './adapters/web-push.ts'
import { s3Files } from './adapters/s3.ts'
import { sharpMedia } from './adapters/sharp.ts'
import { createPictures } from './adapters/drawn-pictures.ts'
import { createRenditions } from './adapters/renditions.ts'
import { openPins } from './adapters/pincodes.ts'
import { createSearchSlots, EMBEDDED, SERVER } from './shop/core/search-slots.ts'
import { paymentSimulator } from './adapters/payment-simulator.ts'
import { oldSecretUntil } from './shop/payments/webhook-rotation.ts'
import { hearNews } from './shop/news/hear.ts'

/** What the shop works with, as it is configured; strangers among it are refused. */

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

interface Opened {
  deps: Deps
  /** Whether the file store is known to be this database's. */
  ownsFiles: boolean
}

/** Nothing is written before database, keys and file store are known to belong together. */
export const openDeps = async (
  config: Config,
  { db, kind, isReady, standby, searches }: OpenDatabase,
  log: Log,
): Promise<Opened> => {
  const { orderYears, adminSiteUrl, publicUrl, caps, trustedProxies, corsOrigins, workerOff } = config
  const { dataDir, distDir, smsPerDay, smsPerNumber, cashNeedsProvenPhone, refundByOnePaise } = config
  const isServer = kind === 'postgres'
  const clock = isServer ? await openSharedClock(db) : () => new Date()
  // With a database server and a bucket nothing else may have made it; where it cannot be made no rendition is kept.
  await mkdir(dataDir, { recursive: true }).catch(() => undefined)
  const hasDiskSpace = diskHasSpace(dataDir, DISK_RESERVE_BYTES)
  const files = config.s3 === undefined ? folderFiles(join(dataDir, 'reviews')) : s3Files(config.s3)
  const [dataKeys, pushKeys] = [readDataKeys(config), readPushKeys(config)]
  // An embedded database has one process, whose keys lie beside it.
  const ownsFiles = !isServer || (await checkFiles({ db, files }, config))
  if (!ownsFiles) log.warn({}, 'The file store does not answer: until the next start no file is looked through')
  if (isServer) await checkKeys({ db }, config, { dataKeys, pushKeys })
  const deps: Deps = {
    db,
    ...(standby && { standby }),
    ...(searches && { searches }),
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
    // The embedded one has a single connection: half of its time is everybody else's.
    pauseFactor: kind === 'pglite' ? 1 : 0,
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
    pictures: createPictures(db, join(dataDir, 'pictures'), standby),
    adminToken: readAdminToken(config),
    // A database server watches its own disk.
    ...(kind === 'pglite' ? { hasDiskSpace } : {}),
    isBehindCache: config.role === 'web',
    clientDir: join(distDir, 'client'),
    replacedAssetsDir: join(distDir, 'replaced'),
  }
  return { deps, ownsFiles }
}
