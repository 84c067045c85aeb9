import { defineConfig } from 'vitest/config'

/** What Stryker runs against each mutant: the tests that `tools/test/mutants.mjs` names. */

const NAMED: unknown = JSON.parse(process.env['MUTANT_TESTS'] ?? '[]')
const include = Array.isArray(NAMED) ? NAMED.map(String) : []
const isServer = include.some((files) => files.startsWith('tests/server/'))

export default defineConfig({
  test: {
    include,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(isServer ? { globalSetup: 'tests/server/support/pglite-template.ts' } : { setupFiles: 'tests/unit/setup.ts' }),
  },
})
