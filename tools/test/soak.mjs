// `npm run test:soak -- <name>`: one test in its full size, with figures. Other arguments go to vitest: `-t PGlite`.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureBuilt } from '../start/build.mjs'
import { ROOT, stopWithChildren } from '../start/child.mjs'
import { ensureTestsInstalled } from '../start/install.mjs'
import { findBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { runVitest } from './vitest.mjs'

/** The test files, and which of the test projects may run them. */
const FOLDERS = {
  'tests/proofs/resilience': ['resilience'],
  'tests/proofs/routes': ['resilience'],
  'tests/proofs/timed': ['timed'],
  'tests/proofs/cluster': ['cluster'],
  'tests/journeys': ['journeys'],
}
const ENDING = '.test.ts'
const [name, ...options] = process.argv.slice(2)

const main = async () => {
  const proofs = Object.entries(FOLDERS).flatMap(([folder, projects]) =>
    readdirSync(join(ROOT, folder), { recursive: true }).flatMap((file) =>
      file.endsWith(ENDING) ? { name: basename(file, ENDING), path: join(folder, file), projects } : [],
    ),
  )
  const chosen = proofs.find((proof) => proof.name === name)
  if (chosen === undefined) {
    console.error(`Name a proof: npm run test:soak -- <${proofs.map((proof) => proof.name).join('|')}>`)
    process.exitCode = 1
    return
  }
  await ensureTestsInstalled()
  await ensureBuilt()
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres()
  try {
    const CHROME = chosen.projects.some((project) => ['journeys', 'cluster'].includes(project))
      ? await findBrowser()
      : undefined
    const env = { TEST_SIZE: 'full', TEST_DATABASE_URL: postgres.url, ...(CHROME && { CHROME }) }
    const { code } = await runVitest(
      [...chosen.projects.map((project) => `--project=${project}`), chosen.path, ...options],
      env,
    )
    process.exitCode = code
  } finally {
    await postgres.stop()
  }
}

stopWithChildren()
await main()
