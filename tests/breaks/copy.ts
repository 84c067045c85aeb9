import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Ledger } from '../promises/ledger.ts'
import { ROOT } from '../tooling/sources.ts'
import { isStory, needsBuild, type Case } from './cases.ts'

export type Verdict = 'caught' | 'SURVIVED' | 'not run' | 'does not build' | 'caught by another assertion'

/** A copy of the sources beside this tree, so that nobody who works here sees a break. */
export interface Copy {
  /**
   * Breaks these lines, runs the tests of all of them, mends them; the verdicts by the cases' names. Stories run from
   * their beginning, or only the tests that are named.
   */
  judge: (cases: readonly Case[], stories: 'whole' | 'named') => ReadonlyMap<string, Verdict>
  dispose: () => void
}

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name !== '' && existsSync(join(ROOT, name)))

export const makeCopy = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'breaks-'))
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (existsSync(join(ROOT, 'dist'))) cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  const ledgerFile = join(folder, '.promises.json')

  const node = (args: readonly string[]) => {
    const env = { ...process.env, PROMISES_LEDGER: ledgerFile, BREAK_RUN: '1' }
    const run = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    if (process.env['BREAKS_LOG'] !== undefined) console.warn(run.stdout, run.stderr)
    return run
  }
  const build = (): boolean => {
    const ensure = "import('./server/start/build.mjs').then((build) => build.ensureBuilt())"
    return node(['--input-type=module', '-e', ensure]).status === 0
  }
  const write = (cases: readonly Case[]): Map<string, string> => {
    const sound = new Map<string, string>()
    for (const { file, from, to } of cases) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!sound.has(file)) sound.set(file, text)
      writeFileSync(
        join(folder, file),
        text.replace(from, () => to),
      )
    }
    return sound
  }
  const run = (cases: readonly Case[], stories: 'whole' | 'named'): Map<string, Verdict> => {
    rmSync(ledgerFile, { force: true })
    const all = (verdict: Verdict) => new Map(cases.map(({ name }) => [name, verdict]))
    const files = [...new Set(cases.flatMap(({ tests }) => [...tests.keys()]))]
    if (files.length === 0) return all('not run')
    if (cases.some(needsBuild) && !build()) return all('does not build')
    const titles = cases.flatMap(({ tests }) => [...tests.values()].flat())
    const only =
      titles.length === 0 || (stories === 'whole' && cases.some(isStory))
        ? []
        : ['-t', `(${titles.map(escaped).join('|')})$`]
    const bail = titles.length === 0 ? ['--bail=1'] : []
    const reporters = ['--reporter=default', '--reporter=./tests/promises/reporter.ts']
    const { status, stdout } = node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...bail, ...files, ...only])
    if (cases.some(({ id }) => id === undefined))
      return all(status !== 0 && /\bfailed\b/.test(stdout) ? 'caught' : 'SURVIVED')
    if (!existsSync(ledgerFile)) return all('not run')
    // Written by the reporter just now.
    const { broken, kept } = JSON.parse(readFileSync(ledgerFile, 'utf8')) as Ledger
    return new Map(
      cases.map(({ name, id = '' }) => {
        if (broken[id] !== undefined) return [name, 'caught']
        return [name, kept[id] === undefined ? 'caught by another assertion' : 'SURVIVED']
      }),
    )
  }
  return {
    judge: (cases, stories) => {
      const sound = write(cases)
      try {
        return run(cases, stories)
      } finally {
        for (const [file, text] of sound) writeFileSync(join(folder, file), text)
      }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
