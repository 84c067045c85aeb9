// Stryker's settings; what it changes, and by which tests, comes from `mutants.mjs`.
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/open.ts'

/** A file that was moved away would count as one without survivors. */
const found = (pattern) => {
  const files = globSync(pattern)
  if (files.length === 0) throw new Error(`There are no files ${pattern}`)
  return files
}

/** The tables take seconds to create: once for all processes, and for all that take the place of one that hung. */
if (process.env.MUTANT_TESTS?.includes('tests/server/')) {
  const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-migrated-'))
  const { close } = await openDatabase({ dataDir })
  await close()
  process.env.MIGRATED_DATA = dataDir
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

export default {
  mutate: JSON.parse(process.env.MUTATED_FILES ?? '[]').flatMap(found),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/test/vitest.mutants.ts', related: false },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  tsconfigFile: 'none',
  concurrency: 2,
  ignoreStatic: true,
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: ['dist', '.data', 'public/images'],
}
