// `npm run keep-assets -- <dist of the version before>`, on a machine that gets a version for the first time: pages that
// are open with the one before still ask for its files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './child.mjs'
import { archiveAssets } from './previous-assets.mjs'

const [before] = process.argv.slice(2)
if (before === undefined || !existsSync(join(before, 'client/assets'))) {
  console.error('Name the folder dist of the version that sells: npm run keep-assets -- /srv/before/dist')
  process.exitCode = 1
} else archiveAssets(join(ROOT, 'dist'), new Date(), before)
