import { readSource } from '../tooling/sources.ts'
import { readLedger } from './ledger.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'
import { atoms } from './registry.ts'

// After a run of everything: no promise without an assertion that was kept, and pages that say what ran.

const ledger = readLedger()
const unproven = [...atoms.keys()].filter((id) => ledger.kept[id] === undefined)
const stale = pages.filter((page) => {
  const text = readSource(page.path)
  return markdown(page, ledger, text) !== text
})
for (const id of unproven) console.error(`Not proven in this run: ${id}`)
for (const { path } of stale) console.error(`${path} is not what ran; npm run docs:trace writes it`)
if (unproven.length + stale.length > 0) process.exitCode = 1
else console.log(`${atoms.size} promises were kept.`)
