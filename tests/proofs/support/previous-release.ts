import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Market } from './fixtures.ts'

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

const Account = v.object({ id: v.number(), token: v.string(), deliveryId: v.string(), billingId: v.string() })
const Made = v.object({ skus: v.array(v.string()), productIds: v.array(v.number()), accounts: v.array(Account) })

/** A market made by the version before, whose tables lack what this one has added. Nobody of its shop is logged in. */
export const openMarketBefore = (
  sources: string,
  databaseUrl: string,
  size: { goods: number; accounts: number },
): Market => {
  const script = `
    const { openDatabase } = await import('./server/db/open.ts')
    const { openMarket } = await import('./tests/proofs/support/fixtures.ts')
    const { db, close } = await openDatabase({ databaseUrl: ${JSON.stringify(databaseUrl)}, dataDir: '', onlyCompares: true })
    console.log(JSON.stringify(await openMarket(db, ${JSON.stringify(size)})))
    await close()`
  const args = ['--input-type=module', '--eval', script]
  const made = execFileSync(process.execPath, args, {
    cwd: sources,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { ...v.parse(Made, JSON.parse(made)), staffToken: '' }
}

/** The sources of that commit in a folder of their own, with the packages and the built client of this one. */
export const checkOut = (commit: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-before-'))
  mkdirSync(join(folder, 'sources'))
  const archive = execFileSync('git', ['archive', commit, 'server', 'src', 'tests', 'package.json'], {
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', join(folder, 'sources')], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'sources/node_modules'))
  return folder
}
