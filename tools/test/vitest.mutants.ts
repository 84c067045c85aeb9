import { defineConfig } from 'vitest/config'
import { lastingWorker } from './lasting-worker.ts'

/** What Stryker runs against each mutant: the tests that `tools/test/mutants.mjs` names. */

const NAMED: unknown = JSON.parse(process.env['MUTANT_TESTS'] ?? '[]')
const include = Array.isArray(NAMED) ? NAMED.map(String) : []
const isServer = include.some((files) => files.startsWith('tests/server/'))

export default defineConfig({
  plugins: isServer ? [lastingWorker] : [],
  test: {
    include,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(isServer
      ? { globalSetup: 'tests/server/support/pglite-template.ts', isolate: false }
      : { setupFiles: 'tests/unit/setup.ts' }),
  },
})
