import { readConfig } from './config/config.ts'
import { openDatabase } from './db/open.ts'
import { migrateServer } from './db/open-server.ts'
import { addCategories } from './seed/seed.ts'
import { startFailure } from './start-failure.ts'

/**
 * `npm run migrate`: brings the configured database up to date, before processes of a new version start on it, and gives
 * an empty one of a shop in production its categories.
 */

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const url = config.migrateUrl ?? config.databaseUrl
  if (url !== undefined) await migrateServer(url, { endsSessions: true })
  const { db, close } = await openDatabase(config)
  if (config.production) await addCategories(db)
  await close()
  console.log('The database is up to date.')
}

try {
  await run()
} catch (error) {
  console.error(`The database cannot be brought up to date: ${startFailure(error)}`)
  process.exitCode = 1
}
