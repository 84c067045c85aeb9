import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { isConnectionError } from './connection-errors.ts'
import type { Db } from './database.ts'
import { beginFor } from './request-id.ts'
import * as schema from './schema.ts'

/** Transactions that keep no connection when it breaks. */

type Tables = ExtractTablesWithRelations<typeof schema>
const dialect = new PgDialect()

/** Nothing when it was rolled back, else why the connection is of no use any more; the server rolls back at its end. */
const rollBack = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('The transaction could not be rolled back', { cause: error })
  }
}

/** Where a statement failed and its error was caught, `commit` rolls back and reports no error. */
const commit = async (client: PoolClient): Promise<void> => {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back, because one of its statements had failed')
}

/**
 * A database over a pool. Drizzle's own transaction begins before it cares for the client, which is then never given
 * back, and gives a broken one back as a healthy one: each break would cost the pool a connection for good.
 */
export const overPool = (pool: Pool): Db => {
  const db = drizzle({ client: pool, schema })
  const { schema: tables, fullSchema, tableNamesMap } = db._
  const relations = tables && { schema: tables, fullSchema, tableNamesMap }
  /** A connection keeps its handle, and with it the statements that were prepared for it. */
  const handles = new WeakMap<PoolClient, NodePgTransaction<typeof schema, Tables>>()
  const handleOf = (client: PoolClient) => {
    const known = handles.get(client)
    if (known !== undefined) return known
    const session = new NodePgSession<typeof schema, Tables>(client, dialect, relations)
    const handle = new NodePgTransaction<typeof schema, Tables>(dialect, session, relations)
    handles.set(client, handle)
    return handle
  }
  const transaction = async <T>(work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const tx = handleOf(client)
      await client.query(beginFor(pool.options.application_name ?? 'haldhar'))
      if (config !== undefined) await tx.setTransaction(config)
      const result = await work(tx)
      await commit(client)
      return result
    } catch (error) {
      broken = error instanceof Error && isConnectionError(error) ? error : await rollBack(client)
      throw error
    } finally {
      client.release(broken)
    }
  }
  return Object.assign(db, { transaction })
}
