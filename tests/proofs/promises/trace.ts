import { readLedger } from './ledger.ts'
import { promises } from './registry.ts'

// `npm run docs:trace`: prints each promise with the tests that have asserted it in the last runs on this machine.

const kept = readLedger()
const testsOf = (id: string): string => (kept[id] ?? []).map(({ file, title }) => `${file}: ${title}`).join('; ')
console.log('| Promise | | Tests |\n|---|---|---|')
for (const [id, text] of Object.entries(promises))
  console.log(`| ${[id, text, testsOf(id) || 'not run'].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
