import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tooling/sources.ts'
import { markdown, PAGE } from './markdown.ts'
import { sections } from './sections.ts'

writeFileSync(join(ROOT, PAGE), markdown(sections))
