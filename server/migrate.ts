import { readConfig } from './config/config.ts'
import { openDatabase } from './db/open.ts'
import { migrateServer } from './db/open-server.ts'
import { startFailure } from './start-failure.ts'

/** `npm run migrate`: brings the configured database up to date, before processes of a new version start on it. */

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const url = config.migrateUrl ?? config.databaseUrl
  if (url === undefined) await (await openDatabase(config)).close()
  else await migrateServer(url)
  console.log('The database is up to date.')
}

try {
  await run()
} catch (error) {
  console.error(`The database cannot be brought up to date: ${startFailure(error)}`)
  process.exitCode = 1
}
