// `npm run cluster`, `npm run test:cluster` and its `--rollout` in a fresh clone: plain JavaScript that Node 20.19 can run.
import { ensureBuilt } from '../start/build.mjs'
import { run, stopWithChildren } from '../start/child.mjs'
import { ensureTestsInstalled } from '../start/install.mjs'
import { findNode } from '../start/node.mjs'
import { findBrowser } from './browser.mjs'

/** A cluster ends its programs one after another, and removes what they have written. */
const GRACE_MS = 60_000

const [name, ...options] = process.argv.slice(2)

stopWithChildren()
await ensureTestsInstalled()
await ensureBuilt()
const rollsOut = options[0] === '--rollout'
const env = rollsOut ? { ...process.env, CHROME: await findBrowser() } : process.env
const program = rollsOut ? ['rolling.ts', ...options.slice(1)] : [`${name}.ts`, ...options]
process.exitCode = await run(findNode(), [`tests/proofs/cluster/${program[0]}`, ...program.slice(1)], {
  env,
  graceMs: GRACE_MS,
})
