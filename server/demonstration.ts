import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config/config.ts'
import { openDatabase } from './db/open.ts'
import { seedIfEmpty } from './seed/seed.ts'

// The first start makes the demonstration's database by this while the shop is built. It touches none that is there: a
// build that fails would leave it changed for a version that does not run.

const config = readConfig(process.env)
if (!config.production && config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db'))) {
  const { db, close } = await openDatabase(config)
  try {
    await seedIfEmpty(db)
  } finally {
    await close()
  }
}
