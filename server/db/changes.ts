import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/** Changes of the catalogue, told by the triggers of the migrations, whichever process makes them. */

const CHANNEL = 'catalogue'
const RETRY_MS = 1_000
const PROBE = 'probe'
const PROBE_MS = 2_000
/** A connection that does not answer so long is lost, though nobody has closed it. */
const ANSWER_MS = 5_000

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

/**
 * Whether this connection hears what another one tells. Behind a pooler that lends connections for a transaction it
 * never would, and what is kept would grow old unseen.
 */
const hears = async (client: Client, connectionString: string): Promise<boolean> => {
  const heard = new Promise<true>((resolve) =>
    client.on('notification', ({ payload }) => payload === PROBE && resolve(true)),
  )
  const other = new Client({ connectionString, application_name: 'haldhar-probe' })
  try {
    await other.connect()
    await other.query('select pg_notify($1, $2)', [CHANNEL, PROBE])
    return await Promise.race([heard, setTimeout(PROBE_MS, false)])
  } finally {
    await other.end()
  }
}

/** A connection of its own, opened again whenever it is lost. */
export const watchServer =
  (connectionString: string): WatchCatalogue =>
  async (listener) => {
    let current: Client | undefined
    let isClosed = false
    let isHeard = false
    const lose = (client: Client) => {
      if (current !== client) return
      current = undefined
      // What is told meanwhile is missed.
      listener({})
      if (!isClosed) void setTimeout(RETRY_MS, undefined, { ref: false }).then(connect)
    }
    const connect = async (): Promise<void> => {
      const client = new Client({
        connectionString,
        application_name: 'haldhar-changes',
        query_timeout: ANSWER_MS,
        keepAlive: true,
      })
      client.on('notification', ({ payload }) => payload !== PROBE && listener(changeOf(payload)))
      client.on('error', () => lose(client))
      client.on('end', () => lose(client))
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        isHeard = await hears(client, connectionString)
        current = client
        listener({})
      } catch {
        current = client
        lose(client)
        await client.end().catch(() => undefined)
      }
    }
    await connect()
    let asking: Promise<void> = Promise.resolve()
    let asksNext: Promise<void> | undefined
    // A server tells a connection what was committed before it answers its next query.
    const askOnce = async (): Promise<void> => {
      const client = current
      try {
        await client?.query('select 1')
      } catch {
        if (client !== undefined) lose(client)
      }
    }
    /** Those who come while one question is under way share the next. */
    const settled = (): Promise<void> =>
      (asksNext ??= asking.then(() => {
        asksNext = undefined
        return (asking = askOnce())
      }))
    return {
      isHeard: () => isHeard && current !== undefined,
      settled,
      close: async () => {
        isClosed = true
        await current?.end()
      },
    }
  }
