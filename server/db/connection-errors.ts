/** Errors that tell of the connection, and not of what was asked through it. */

/**
 * Connection exceptions, a server that shuts down or starts, a session ended for its age, and a server that takes no
 * changes, as the one before a failover does.
 */
const SQL_STATES = /^(08\w{3}|57P0\w|25006|25P0[34])$/
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|There was an error establishing an SSL connection|Cannot use a pool after calling end|Client (was closed|has encountered a connection error) and is not queryable)/
/** Stands for all of the driver's. */
const CONNECTION_FAILURE = '08006'

/** An error's own code, which the database library wraps; empty where it has none. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // Before the message, in which a library repeats what was asked.
  if (error.cause !== undefined) return errorCode(error.cause)
  return DRIVER.test(error.message) ? CONNECTION_FAILURE : ''
}

/** Whether the connection is lost, or of no use for changes: the same may succeed on another one later. */
export const isConnectionError = (error: unknown): boolean => {
  const code = errorCode(error)
  return SQL_STATES.test(code) || NETWORK.test(code)
}
