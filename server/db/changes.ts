import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/** Changes of the catalogue, told by the triggers of the migrations, whichever process makes them. */

const CHANNEL = 'catalogue'
const RETRY_MS = 1_000

export interface CatalogueChange {
  /** The listing whose stock has moved; without it anything may have changed. */
  listing?: number
}

type Listener = (change: CatalogueChange) => void

export interface CatalogueChanges {
  /** False while changes may be missed. */
  isHeard: () => boolean
  /** Resolves when everything committed until now has been told. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/** Tells a listener of every change; also when some may have been missed. */
export type WatchCatalogue = (listener: Listener) => Promise<CatalogueChanges>

const changeOf = (payload: string | undefined): CatalogueChange => (payload ? { listing: Number(payload) } : {})

export const watchEmbedded =
  (database: PGlite): WatchCatalogue =>
  async (listener) => {
    const stop = await database.listen(CHANNEL, (payload) => listener(changeOf(payload)))
    return {
      isHeard: () => true,
      settled: async () => void (await database.query('select 1')),
      close: () => stop(),
    }
  }

/** A connection of its own, opened again whenever it is lost. */
export const watchServer =
  (connectionString: string): WatchCatalogue =>
  async (listener) => {
    let current: Client | undefined
    let isClosed = false
    const lose = (client: Client) => {
      if (current !== client) return
      current = undefined
      // What is told meanwhile is missed.
      listener({})
      if (!isClosed) setTimeout(() => void connect(), RETRY_MS).unref()
    }
    const connect = async (): Promise<void> => {
      const client = new Client({ connectionString, application_name: 'haldhar-changes' })
      client.on('notification', ({ payload }) => listener(changeOf(payload)))
      client.on('error', () => lose(client))
      client.on('end', () => lose(client))
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        current = client
        listener({})
      } catch {
        current = client
        lose(client)
        await client.end().catch(() => undefined)
      }
    }
    await connect()
    return {
      isHeard: () => current !== undefined,
      // A server tells a connection what was committed before it answers its next query.
      settled: async () => void (await current?.query('select 1').catch(() => undefined)),
      close: async () => {
        isClosed = true
        await current?.end()
      },
    }
  }
