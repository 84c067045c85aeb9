import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, ROOT } from '../tooling/sources.ts'
import { readLedger } from './ledger.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'

// `npm run docs:trace`: writes the pages of `docs/` that are made of promises, by what the last runs have shown.

for (const page of pages) writeFileSync(join(ROOT, page.path), markdown(page, readLedger(), readSource(page.path)))
