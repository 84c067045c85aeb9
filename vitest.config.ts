import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** What measures how quick a busy shop answers. */
const TIMED = ['tests/proofs/timed/**/*.test.ts']

/** File by file, in this place after all that runs side by side. */
const alone = (groupOrder: number) => ({ maxWorkers: 1, sequence: { groupOrder } })

/** Every process that a test starts finds here what the one before has compiled. */
const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // Of two cores vitest would use one; tests wait for servers and browsers more than they work.
      maxWorkers: '100%',
      reporters: ['default', './tests/proofs/promises/reporter.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // In processes: Dexie's BroadcastChannel reaches all threads of one, so that files would wake each other's queries.
            pool: 'forks',
            include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/proofs/promises/**/*.test.ts'],
            setupFiles: 'tests/unit/setup.ts',
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            // Each test has a shop of its own, and the modules behind it take longer to load than most tests run.
            isolate: false,
            globalSetup: 'tests/server/support/pglite-template.ts',
            env: COMPILED,
            include: ['tests/server/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'resilience',
            globalSetup: 'tests/server/support/pglite-template.ts',
            env: COMPILED,
            include: ['tests/proofs/{resilience,routes}/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'timed',
            globalSetup: 'tests/server/support/pglite-template.ts',
            env: COMPILED,
            include: TIMED,
            testTimeout: 60_000,
            hookTimeout: 120_000,
            ...alone(2),
          },
        },
        {
          extends: true,
          test: {
            name: 'cluster',
            env: COMPILED,
            include: ['tests/proofs/cluster/**/*.test.ts'],
            ...alone(3),
          },
        },
        {
          extends: true,
          test: {
            name: 'long',
            include: ['tests/proofs/long/**/*.test.ts'],
            testTimeout: 12 * 3_600_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            globalSetup: 'tests/journeys/support/seeded.ts',
            env: COMPILED,
            include: ['tests/journeys/**/*.test.ts'],
            // A busy machine is slow, not wrong; a condition that never comes fails all the same.
            expect: { poll: { timeout: 15_000 } },
            testTimeout: 180_000,
            hookTimeout: 180_000,
            // A browser, a shop and the test fill two cores by themselves; the few of `npm test` get along.
            ...(process.env['TEST_SIZE'] === 'quick' ? {} : alone(1)),
          },
        },
      ],
    },
  }),
)
