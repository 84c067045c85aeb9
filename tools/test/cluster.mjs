// `npm run cluster` and `npm run test:cluster` in a fresh clone: plain JavaScript that Node 20.19 can run.
import { ensureBuilt } from '../start/build.mjs'
import { run, stopWithChildren } from '../start/child.mjs'
import { ensureTestsInstalled } from '../start/install.mjs'
import { findNode } from '../start/node.mjs'

/** A cluster ends its programs one after another, and removes what they have written. */
const GRACE_MS = 60_000

const [name, ...options] = process.argv.slice(2)

stopWithChildren()
await ensureTestsInstalled()
await ensureBuilt()
process.exitCode = await run(findNode(), [`tests/proofs/cluster/${name}.ts`, ...options], { graceMs: GRACE_MS })
