import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../tooling/sources.ts'
import type { Case } from './cases.ts'
import type { Ledger } from '../promises/ledger.ts'

/** What the pages are built of. */
const BUILT = /^(src|sw|public)\/|^index\.html$|^vite\.config\.ts$/
/** Tests that look at the built pages. */
const NEEDS_BUILD = /^tests\/journeys\/|rendered-pages/

export interface Copy {
  /** Breaks one line, runs the case's tests, mends it. */
  seen: (one: Case) => Verdict
  dispose: () => void
}

export type Verdict = 'caught' | 'SURVIVED' | 'not run' | 'does not build' | 'caught by another assertion'

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const node = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' })

/** A copy of the sources beside this tree, so that nobody who works here sees a break. */
export const makeCopy = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'breaks-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (existsSync(join(ROOT, 'dist'))) cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  const ledgerFile = join(folder, '.promises.json')

  const build = (): boolean => {
    const ensure = "import('./server/start/build.mjs').then((build) => build.ensureBuilt())"
    return node(folder, ['--input-type=module', '-e', ensure]).status === 0
  }
  const runTests = ({ tests, id }: Case): Verdict => {
    rmSync(ledgerFile, { force: true })
    const titles = [...tests.values()].flat()
    const only = titles.length === 0 ? [] : ['-t', `(${titles.map(escaped).join('|')})$`]
    const bail = id === undefined ? ['--bail=1'] : []
    const run = node(
      folder,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=./tests/promises/reporter.ts',
        ...bail,
        ...tests.keys(),
        ...only,
      ],
      { PROMISES_LEDGER: ledgerFile },
    )
    if (process.env['BREAKS_LOG'] !== undefined) console.warn(run.stdout, run.stderr)
    if (id === undefined) return run.status !== 0 && /\bfailed\b/.test(run.stdout) ? 'caught' : 'SURVIVED'
    if (!existsSync(ledgerFile)) return 'not run'
    // Written by the reporter just now.
    const { broken } = JSON.parse(readFileSync(ledgerFile, 'utf8')) as Ledger
    if (broken[id] !== undefined) return 'caught'
    return run.status === 0 ? 'SURVIVED' : 'caught by another assertion'
  }
  return {
    seen: (one) => {
      if (one.tests.size === 0) return 'not run'
      const path = join(folder, one.file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        sound.replace(one.from, () => one.to),
      )
      try {
        const needsBuild = [...one.tests.keys()].some((test) => NEEDS_BUILD.test(test))
        if (needsBuild && !build()) return BUILT.test(one.file) ? 'does not build' : 'not run'
        return runTests(one)
      } finally {
        writeFileSync(path, sound)
      }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
