import { errorCode } from './connection-errors.ts'

/** A database that the operator has to see to; the message is one line that says how. */
export class DatabaseUnusable extends Error {}

/** What the embedded database says of files that it cannot make sense of; without a code it has broken down itself. */
const DAMAGED = /^(XX\w{3}|58\w{3}|57P0\w|22P05|)$/

/** Whether files of the embedded database are damaged or missing. */
export const isDamage = (error: unknown): boolean => DAMAGED.test(errorCode(error))

const firstLine = (error: unknown): string => {
  if (!(error instanceof Error)) return 'it cannot be read'
  return error.cause instanceof Error ? firstLine(error.cause) : (error.message.split('\n')[0] ?? '')
}

/** What a newer build has changed so far that this one would misread it. */
export const newerSchema = (database: string): DatabaseUnusable =>
  new DatabaseUnusable(`${database} is of a newer build, and this one cannot read it: start that build`)

/** A start on a database server only compares: processes that migrate would hold up those that sell. */
export const olderSchema = (): DatabaseUnusable =>
  new DatabaseUnusable(
    'The database of DATABASE_URL is empty or of an older build: see that it is the right one, and run npm run migrate',
  )

/** Orders would have to wait until the last row is written anew. */
export const tooLargeToRewrite = (tables: readonly string[]): DatabaseUnusable =>
  new DatabaseUnusable(
    `This version writes whole tables anew (${tables.join(', ')}), and these are too large for that while the shop sells: npm run move takes the shop into a new database`,
  )

/** For the operator, whose shop lies in this folder. */
export const damaged = (dataDir: string, error: unknown): DatabaseUnusable =>
  new DatabaseUnusable(
    `The embedded database in ${dataDir}/db is damaged (${firstLine(error)}). Move this folder away, and restore a backup: npm run restore -- <file>`,
    { cause: error },
  )
