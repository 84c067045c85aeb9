// `npm test`, `npm run test:ci`, `test:full` and `test:long` in a fresh clone: plain JavaScript that Node 20.19 can run.
import { existsSync, rmSync } from 'node:fs'
import { ensureBuilt } from '../start/build.mjs'
import { run, stopWithChildren } from '../start/child.mjs'
import { ensureTestsInstalled } from '../start/install.mjs'
import { findNode } from '../start/node.mjs'
import { findBrowser } from './browser.mjs'
import { obtainClusterPrograms } from './cluster-programs.mjs'
import { LEFT_OUT_OF_CI, LEFT_OUT_OF_QUICK } from './left-out.mjs'
import { startPostgres } from './postgres.mjs'
import { runVitest } from './vitest.mjs'

const long = process.argv.includes('--long')
const full = process.argv.includes('--full')
const ci = process.argv.includes('--ci')
const quick = !full && !ci && !long
const LONG_FOLDER = 'tests/proofs/long'
/** Which promises were asserted, written by the tests' reporter. */
const LEDGER = 'node_modules/.cache/witnesses.json'

/** Its tests are skipped where it cannot be had, as they say. */
const obtainCluster = () => obtainClusterPrograms().catch((error) => console.log(error.message))

class Failed extends Error {
  constructor(step, code) {
    super(`${step} failed.`)
    this.code = code
  }
}

/** `npm test` runs on the embedded database alone. */
const EMBEDDED = { url: '', stop: () => {} }

const obtainPostgres = () => {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: () => {} } : startPostgres()
}

const timed = async (name, work) => {
  const begin = Date.now()
  console.log(`\n— ${name}`)
  const answer = await work()
  console.log(`— ${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`)
  return answer
}

const check = (name, ...args) =>
  timed(name, async () => {
    const code = await run(findNode(), args)
    if (code !== 0) throw new Failed(name, code)
  })

const test = (databaseUrl, browser) =>
  timed(long ? 'Long tests' : 'Tests', async () => {
    const project = long ? '--project=long' : '--project=!long'
    const leftOut = quick ? LEFT_OUT_OF_QUICK : ci ? LEFT_OUT_OF_CI : []
    const size = quick ? { TEST_SIZE: 'quick' } : {}
    const exclude = leftOut.map((files) => `--exclude=${files}`)
    const count = await runVitest([project, ...exclude], { TEST_DATABASE_URL: databaseUrl, CHROME: browser, ...size })
    if (count.skipped > 0) console.log(`${count.skipped} skipped`)
    if (count.code !== 0 && count.failed === 0) console.log('vitest failed outside of the tests; see above.')
    if (count.passed + count.failed === 0) throw new Failed('No test ran: vitest', count.code || 1)
    return count
  })

const main = async () => {
  if (long && !existsSync(LONG_FOLDER)) return console.log('There are no long tests yet.')
  await timed('Packages', ensureTestsInstalled)
  const browser = await timed('Browser', findBrowser)
  if (!quick && !long) await timed('Cluster', obtainCluster)
  const postgres = quick ? EMBEDDED : await timed('PostgreSQL', obtainPostgres)
  try {
    if (!long) {
      await Promise.all([
        check('Types', 'node_modules/typescript/bin/tsc', '-b'),
        check('Lint', 'node_modules/oxlint/bin/oxlint', '--type-aware'),
      ])
      await check('Format', 'node_modules/oxfmt/bin/oxfmt', '--check')
    }
    await timed('Build', ensureBuilt)
    if (!long) {
      await check('First load', 'tools/budget/first-load.ts')
      await check('Worker', 'tools/budget/precached.ts')
    }
    // What an earlier run has shown proves nothing about this one.
    if (full || ci) rmSync(LEDGER, { force: true })
    const { code, passed, failed } = await test(postgres.url, browser)
    process.exitCode = code
    if (full || ci) await check('Promises', 'tests/proofs/promises/check.ts')
    // Reading is easier for people and machines when nothing stands beside it.
    console.log(`\n${passed} passed, ${failed} failed`)
  } finally {
    await postgres.stop()
  }
}

stopWithChildren()
main().catch((error) => {
  console.error(error.message)
  process.exitCode = error.code > 0 ? error.code : 1
})
