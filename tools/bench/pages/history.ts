import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { isBelievable } from './compare.ts'
import type { PageResult } from './bench-pages.ts'

const HISTORY = 'docs/bench-history.jsonl'

const commit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' }).trim()

/** Adds the ratios of a sitting to the history as one line. */
export const recordSitting = (results: readonly PageResult[], runs: number): void => {
  const sitting = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    runs,
    believable: results.every(({ ratios }) => isBelievable(ratios)),
    ratios: Object.fromEntries(
      results.map(({ page, profile, visit, ratios }) => [`${page} ${profile} ${visit}`, ratios]),
    ),
  }
  appendFileSync(HISTORY, `${JSON.stringify(sitting)}\n`)
  console.log(`\nAdded to ${HISTORY}`)
}
