import { readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { restoreBackup, RestoreError } from './shop/restore.ts'
import { reasonOf } from './shop/transaction.ts'

/** `npm run restore -- <file>`: reads a backup into the configured database, which must be empty. The shop is stopped. */

const run = async (): Promise<void> => {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new RestoreError('Usage: npm run restore -- <file>')
  const database = await openDatabase(readConfig(process.env))
  try {
    console.log(`${await restoreBackup(database.db, path)} rows are back.`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  // Never the statement itself: its values are people's.
  console.error(reasonOf(error).error)
  process.exitCode = 1
}
