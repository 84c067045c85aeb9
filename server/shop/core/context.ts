import type { Db } from '../../db/database.ts'
import type { Searches } from '../../db/searches.ts'
import type { ErasureLog } from '../../ports/erasures.ts'
import type { FileStore } from '../../ports/files.ts'
import type { Log } from '../../ports/log.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import type { Media, Renditions } from '../../ports/media.ts'
import type { Pictures } from '../../ports/pictures.ts'
import type { Maps } from '../../ports/maps.ts'
import type { Pins } from '../../ports/pins.ts'
import type { Sender } from '../../ports/message-sender.ts'
import type { PushSender } from '../../ports/push-sender.ts'
import type { DataKeys } from './encryption.ts'
import type { Actor } from './audit.ts'
import type { OrderCaps } from './default-caps.ts'
import type { CatalogueReads } from './catalogue-cache.ts'
import type { SearchSlots } from './search-slots.ts'
import type { Hear } from './events.ts'

/** What the use cases depend on, passed in by `main.ts`. Inside a transaction `db` is the transaction. */
export interface ShopContext {
  db: Db
  /** The time now; tests pass in their own. */
  clock: () => Date
  log: Log
  sender: Sender
  /** Sends messages to browsers that have subscribed. */
  push: PushSender
  /** Hears of what happens, in its transaction. */
  hear: Hear
  dataKeys: DataKeys
  pins: Pins
  /** Absent without the key of a map provider. */
  maps?: Maps
  provider: PaymentProvider
  /** Uploads: pictures and videos of reviews and returns, photographs of goods and of drafts, banners. */
  files: FileStore
  media: Media
  renditions: Renditions
  /** Erased accounts, kept outside the database; without it a backup brings them back. */
  erasures?: ErasureLog
  /** Pictures of the catalogue. */
  pictures: Pictures
  /** How long the orders of an erased account are kept for the books. */
  orderYears: number
  /** Where an accepted seller continues. */
  adminSiteUrl: string
  /** Origin of links that leave the shop. */
  publicUrl: string
  /** Whether an order in cash asks for a number that was proven by a code. */
  cashNeedsProvenPhone?: boolean
  /** Messages that the gateway may be given a day; the default where none is set. */
  smsPerDay?: number | undefined
  /** Of them to one number, for each purpose. */
  smsPerNumber?: number | undefined
  /** How much may be ordered before money has come in; the defaults where none are set. */
  caps?: OrderCaps
  /** Up to so many paise one person may send a refund and say that it is done; the default where none is set. */
  refundByOnePaise?: number
  /** Whose change it is, where it goes into the audit log. */
  actor?: Actor
  /** Keeps what is read until it changes; without it, and inside a transaction, everything is read each time. */
  catalogue?: CatalogueReads | undefined
  /** How many times as long as a part of long work took it pauses; not at all where none is set. */
  pauseFactor?: number
  /** Takes turns among searches; those of the embedded database where none are set. */
  searchSlots?: SearchSlots
  /** Where searches read; without it in the database itself. */
  searches?: Pick<Searches, 'read'>
}
