import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLedger } from '../promises/ledger.ts'
import { readSource, ROOT } from '../tooling/sources.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'

for (const page of pages) writeFileSync(join(ROOT, page.path), markdown(page, readLedger(), readSource(page.path)))
