import { ConfigError } from './config/config-error.ts'
import { errorCode, isConnectionError } from './db/connection-errors.ts'
import { DatabaseInUse } from './db/lock.ts'
import { DatabaseUnusable } from './db/unusable.ts'
import { reasonOf } from './shop/core/transaction.ts'

/** Why the shop, or a command on its database, cannot start: one line, and a stack for the unexpected alone. */
export const startFailure = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DatabaseInUse || error instanceof DatabaseUnusable)
    return error.message
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Stop it, or choose another PORT.'
  const { error: reason, stack } = reasonOf(error)
  if (isConnectionError(error))
    return `The database of DATABASE_URL does not answer, or takes no changes (${reason}). See to it, and start again.`
  return code === '' ? (stack ?? reason) : reason
}
