import { readLedger } from './ledger.ts'
import { promises } from './registry.ts'

// After a run of everything: no promise without an assertion that was kept.

const kept = readLedger()
const ids = Object.keys(promises)
const unproven = ids.filter((id) => kept[id] === undefined)
for (const id of unproven) console.error(`Not proven in this run: ${id}`)
if (unproven.length > 0) process.exitCode = 1
else console.log(`${ids.length} promises were kept.`)
