import type { Db } from '../db/database.ts'
import type { Clock } from '../ports/clock.ts'
import type { FileStore } from '../ports/files.ts'
import type { Log } from '../ports/log.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { Media } from '../ports/media.ts'
import type { Pictures } from '../ports/pictures.ts'
import type { Maps } from '../ports/maps.ts'
import type { Pins } from '../ports/pins.ts'
import type { Sender } from '../ports/sender.ts'
import type { DataKeys } from './data-keys.ts'
import type { OrderCaps } from './order-caps.ts'

/** What the use cases work with, handed in by `main.ts`. Inside a transaction `db` is the transaction. */
export interface Shop {
  db: Db
  clock: Clock
  log: Log
  sender: Sender
  dataKeys: DataKeys
  pins: Pins
  /** With a key of a map provider (decision 22). */
  maps?: Maps
  provider: PaymentProvider
  /** What people and the operator hand in: pictures and films of reviews and returns, banners. */
  files: FileStore
  media: Media
  /** Pictures of the catalogue. */
  pictures: Pictures
  /** How long the books need the orders of an erased account. */
  orderYears: number
  /** Where an accepted seller goes on (decision 5). */
  adminSiteUrl: string
  /** Origin of links that leave the shop. */
  publicUrl: string
  /** How much may be ordered before money has come in; the defaults where none are set. */
  caps?: OrderCaps
}
