import { Pool, types, type PoolClient, type PoolConfig } from 'pg'
import { isConnectionError } from './connection-errors.ts'

/** Connections to a database server, each of which may end or fall silent at any moment. */

/**
 * Whole numbers of eight bytes, such as ids, are numbers, as the embedded database gives them: by itself the driver makes
 * texts of them. Nothing that the shop counts comes near 2^53.
 */
types.setTypeParser(types.builtins.INT8, Number)

/** A connection keeps each of them in its memory. Further ones are planned each time. */
const NAMES_MAX = 500
const names = new Map<string, string>()

/**
 * What is looked for by a pattern or by likeness, and what says so itself (`plannedAnew`): after five times PostgreSQL
 * would keep a plan that holds for no pattern in particular, which reads a large catalogue through for a rare word.
 */
const PLANNED_ANEW = /\bi?like \$\d| % \$\d|\/\* planned anew \*\//i

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX || PLANNED_ANEW.test(text)) return known
  const name = `shop_${names.size}`
  names.set(text, name)
  return name
}

const isRepeated = (statement: unknown): statement is { text: string; name?: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^\s*(select|insert|update|delete|with)\b/i.test(statement.text)

/**
 * Names what a new connection is asked to read and write, so that it is parsed and planned once instead of each time it
 * is run; what a migration builds is built once.
 */
const nameStatements = (client: PoolClient): void => {
  // One of the driver's overloads, whose arguments are passed on unseen.
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      isRepeated(statement)
        ? query({ ...statement, name: statement.name || nameOf(statement.text) }, ...rest)
        : query(statement, ...rest),
  })
}

/** Longer than any legitimate statement of the shop. With the wait for a connection it stays below 25 seconds. */
const STATEMENT_TIMEOUT_MS = 15_000
/** A server that lives has said by then that the statement took too long; one that is silent is gone. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000
const CONNECT_TIMEOUT_MS = 4_000
/** A connection that does not answer a short question by then is lost, though nobody has closed it. */
const QUICK_TIMEOUT_MS = 5_000
/** What is set for a database, such as that it takes no changes, is heard of by new connections only. */
const QUICK_LIFETIME_S = 60
/** How long a connection is idle before the system asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000
/** A server whose shop has vanished would hold that transaction's locks for hours. */
const IDLE_IN_TRANSACTION_MS = 30_000

/**
 * pg-pool listens to the clients that are idle, and takes its listener off one that it lends: an `error` event that
 * nobody hears ends the process. Whoever uses the client meets the error at the next statement.
 */
const listenForErrors = (client: PoolClient): void => void client.on('error', () => undefined)

/**
 * A statement that is not answered in time leaves the connection waiting. It is closed at once, or the next one on it, such
 * as the rollback to a savepoint, would wait as long again.
 */
const closeWhenSilent = (client: PoolClient): void => {
  // One of the driver's overloads, whose arguments are passed on unseen.
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const close = (error: unknown): void => {
    if (isConnectionError(error)) void client.end()
  }
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const answer = query(...args)
      if (answer instanceof Promise) answer.catch(close)
      return answer
    },
  })
}

const openPool = (url: string, settings: PoolConfig): Pool => {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...settings,
  })
  pool.on('connect', listenForErrors)
  pool.on('connect', closeWhenSilent)
  // An idle one that breaks is replaced by the pool.
  pool.on('error', () => undefined)
  return pool
}

/** Statements keep no names where a pooler before the database mixes up those of its clients. */
export interface PoolOptions {
  namedStatements?: boolean | undefined
}

/** For the shop's own statements. */
export const openMainPool = (url: string, { namedStatements = true }: PoolOptions = {}): Pool => {
  const pool = openPool(url, {
    max: 20,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'haldhar',
  })
  if (namedStatements) pool.on('connect', nameStatements)
  return pool
}

/** What a standby does not answer sooner is asked of the primary, and nobody waits longer for what a search finds. */
const READ_TIMEOUT_MS = 4_000

interface ReadPoolOptions extends PoolOptions {
  name: string
  max: number
}

/** For what is read from a standby, or by searches. */
export const openReadPool = (url: string, { namedStatements = true, name, max }: ReadPoolOptions): Pool => {
  const pool = openPool(url, {
    max,
    statement_timeout: READ_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: name,
  })
  if (namedStatements) pool.on('connect', nameStatements)
  return pool
}

/** For what has changed and whether all is well: questions that must not stand in line behind other work. */
export const openQuickPool = (url: string, { namedStatements = true }: PoolOptions = {}): Pool => {
  const pool = openPool(url, {
    max: 1,
    query_timeout: QUICK_TIMEOUT_MS,
    maxLifetimeSeconds: QUICK_LIFETIME_S,
    application_name: 'haldhar-changes',
  })
  if (namedStatements) pool.on('connect', nameStatements)
  return pool
}

/** Past a pooler, which does not know them. */
const NO_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/** One connection for what may take as long as it takes, whatever is set for its user. */
export const openPatientPool = (url: string, name: string): Pool =>
  openPool(url, { max: 1, application_name: name, options: NO_LIMITS })
