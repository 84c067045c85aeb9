import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tooling/sources.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'

for (const page of pages) writeFileSync(join(ROOT, page.path), markdown(page))
