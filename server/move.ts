import { parseArgs } from 'node:util'
import { readConfig } from './config/config.ts'
import { copyAndFollow, openMove, switchOver } from './db/move.ts'
import { openDatabase } from './db/open.ts'
import { startFailure } from './start-failure.ts'

/**
 * `npm run move -- --from <url>`: copies the shop of that database into the configured one, which is empty, and has it
 * follow while the shop sells; the same with `--switch` ends the other's writing and parts them.
 */

const USAGE = 'Usage: DATABASE_URL=<new database> npm run move -- --from <old database> [--switch]'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, switch: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const into = config.databaseUrl
  if (values.from === undefined || into === undefined || into === values.from) throw new Error(USAGE)
  // Refuses one that is not of this version; made by whoever is to own its tables.
  await (await openDatabase({ dataDir: '', databaseUrl: into, onlyCompares: true })).close()
  const { move, close } = await openMove(values.from, into, console.log)
  try {
    await copyAndFollow(move)
    if (values.switch) await switchOver(move)
  } finally {
    await close()
  }
  console.log(
    values.switch
      ? 'The shop has moved: start it on the new database. The old one takes no changes any more.'
      : 'All is copied, and what is written now follows. Once more with --switch ends the old database’s writing.',
  )
}

try {
  await run()
} catch (error) {
  console.error(`The shop cannot be moved: ${startFailure(error)}`)
  process.exitCode = 1
}
