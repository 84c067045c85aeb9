import { readConfig } from './config/config.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { fileErasures } from './adapters/erasure-logs.ts'
import { erasuresOf } from './erasures.ts'
import type { Erasure, ErasureLog } from './ports/erasures.ts'
import { eraseAgain } from './shop/maintenance/erase-again.ts'
import { startFailure } from './start-failure.ts'
import { backupTime, restoreBackup, RestoreError } from './shop/maintenance/restore.ts'

/**
 * `npm run restore -- <file> [erasures]`: restores a backup into the configured, empty database, while the shop is
 * stopped; `npm run restore -- --since <time> [erasures]` follows a restore by PostgreSQL's own tools. `erasures` is
 * the list that the lost shop kept in its `DATA_DIR`.
 */

const USAGE =
  'Usage: npm run restore -- <file> [erasures], or after pg_restore: npm run restore -- --since <time> [erasures]'

/** Those of a lost shop are kept here too: the same backup may be restored once more. */
const gather = async (kept: ErasureLog, list: string | undefined): Promise<Erasure[]> => {
  const known = await kept.read()
  const given = list === undefined ? [] : await fileErasures(list).read()
  const fresh = given.filter(({ id, at }) => !known.some((one) => one.id === id && one.at === at))
  for (const erasure of fresh) await kept.note(erasure)
  return [...known, ...fresh]
}

const forget = async ({ db }: OpenDatabase, since: Date, erasures: readonly Erasure[]): Promise<void> => {
  const erased = await eraseAgain({ db, clock: () => new Date() }, erasures, since)
  console.log(
    `${erased} accounts that were erased since ${since.toISOString()} are erased again; all log-ins are ended.`,
  )
  if (erasures.length === 0)
    console.log(
      'No erasures were found: if the lost shop had any, name the file "erasures" of its DATA_DIR and run this',
    )
}

const run = async (): Promise<void> => {
  const [first, ...more] = process.argv.slice(2)
  const isAfterwards = first === '--since'
  const [time, list] = isAfterwards ? more : [undefined, more[0]]
  const since = new Date(time ?? '')
  if (first === undefined || (isAfterwards && Number.isNaN(since.getTime()))) throw new RestoreError(USAGE)
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    const erasures = await gather(erasuresOf(config), list)
    if (isAfterwards) return await forget(database, since, erasures)
    const from = await backupTime(first)
    console.log(`${await restoreBackup(database.db, first)} rows are back.`)
    await forget(database, from, erasures)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  // Never the statement itself: its values are personal data.
  console.error(startFailure(error))
  process.exitCode = 1
}
