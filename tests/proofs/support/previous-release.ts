import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

/** The version before the newest migration, out of the repository's history. */

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
const Journal = v.object({ entries: v.array(v.object({ tag: v.string() })) })

/** The last commit without the newest migration that begins so; undefined in a clone without its history. */
export const commitBefore = (beginning = ''): string | undefined => {
  const { entries } = v.parse(Journal, JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')))
  const file = entries
    .map(({ tag }) => `server/db/migrations/${tag}.sql`)
    .findLast((one) => readFileSync(one, 'utf8').startsWith(beginning))
  if (file === undefined) return undefined
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
    return git('rev-parse', '--verify', '--quiet', added === '' ? 'HEAD' : `${added}^`)
  } catch {
    return undefined
  }
}

/** The sources of that commit in a folder of their own, with the packages and the built client of this one. */
export const checkOut = (commit: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-before-'))
  mkdirSync(join(folder, 'sources'))
  const archive = execFileSync('git', ['archive', commit, 'server', 'src', 'package.json'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', join(folder, 'sources')], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'sources/node_modules'))
  return folder
}
