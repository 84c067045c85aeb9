import { readConfig } from './config/config.ts'
import { openDatabase } from './db/open.ts'
import { restoreBackup, RestoreError } from './shop/maintenance/restore.ts'
import { startFailure } from './start-failure.ts'

/** `npm run restore -- <file>`: restores a backup into the configured, empty database, while the shop is stopped. */

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
  // Never the statement itself: its values are personal data.
  console.error(startFailure(error))
  process.exitCode = 1
}
