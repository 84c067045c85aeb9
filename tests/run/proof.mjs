// `npm run proof -- <name>`: one proof in its full size, with its figures printed.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../server/start/build.mjs'
import { ROOT, stopWithChildren } from '../../server/start/child.mjs'
import { ensureInstalled } from '../../server/start/install.mjs'
import { startPostgres } from './postgres.mjs'
import { runVitest } from './vitest.mjs'

const FOLDER = 'tests/proofs'
const ENDING = '.test.ts'
const [name] = process.argv.slice(2)

const main = async () => {
  const names = readdirSync(join(ROOT, FOLDER)).flatMap((file) =>
    file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : [],
  )
  if (!names.includes(name)) {
    console.error(`Name a proof: npm run proof -- <${names.join('|')}>`)
    process.exitCode = 1
    return
  }
  await ensureInstalled()
  await ensureBuilt()
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres()
  try {
    const file = join(FOLDER, name + ENDING)
    const { code } = await runVitest(['--project=server', file], { PROOF: 'full', TEST_DATABASE_URL: postgres.url })
    process.exitCode = code
  } finally {
    await postgres.stop()
  }
}

stopWithChildren()
await main()
