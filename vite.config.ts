import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { CodeSplittingNameFunction } from 'rolldown'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { manifest } from './src/app/manifest.ts'

/** The same sources make the same name, so page, worker and renderer of one build agree on it. */
const nameBuild = (): string => {
  const hash = createHash('sha256')
  for (const file of globSync(['src/**/*', 'sw/**/*', 'index.html', 'package-lock.json'], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

type Modules = Parameters<CodeSplittingNameFunction>[1]

const FIRST_PAGES = ['src/main.tsx', 'src/app/pages/catalogue/HomePage.tsx'].map((file) => resolve(file))
let firstLoad: Set<string> | undefined

const reachFrom = (roots: readonly string[], modules: Modules): Set<string> => {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

/** React and its router change less often than the shop, so a new build of the shop does not bring them again. */
const LIBRARIES = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 }

/** The shop's own part of a first page is one chunk: many small ones compress worse. */
const firstFiles: CodeSplittingNameFunction = (id, modules) => {
  firstLoad ??= reachFrom(FIRST_PAGES, modules)
  return firstLoad.has(id) ? 'shop' : null
}

/** The browsers that page and worker are built for; a journey checks the build against it. */
export const OLDEST_BROWSERS = ['chrome87', 'firefox98', 'safari15.4']

/** Requested by the renderer, beside the page's entry. */
const EARLY = 'src/app/startup/capture-early-input.ts'

/** `npm run build` names a folder beside the build in use. */
const DIST = process.env['BUILD_INTO'] ?? 'dist'
const CLIENT = `${DIST}/client`
const SERVER = `${DIST}/server`

/** A broken page is not waited for as long as a slow one. */
const IS_BREAK_RUN = process.env['BREAK_RUN'] !== undefined

/** Every process that a test starts finds here what the one before has compiled. */
const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD__: JSON.stringify(nameBuild()) },
  build: {
    target: OLDEST_BROWSERS,
    // The renderer names what a first page needs, the worker has the rest cached; a list of every chunk's chunks would
    // be part of the first load.
    modulePreload: false,
    outDir: isSsrBuild ? SERVER : CLIENT,
    manifest: !isSsrBuild,
    // One sheet: the renderer puts it into the first page, so that nothing waits for a second request.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? {
          // One file: a running server loads a newer build of it under a new name, and chunks would stay the old ones.
          rolldownOptions: { input: 'src/app/entry-server.tsx', output: { codeSplitting: false } },
          copyPublicDir: false,
        }
      : {
          rolldownOptions: {
            input: ['index.html', EARLY],
            output: { codeSplitting: { groups: [LIBRARIES, { name: firstFiles, debugName: 'first load' }] } },
          },
        }),
  },
  plugins: [
    react(),
    VitePWA({
      disable: isSsrBuild ?? false,
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/**/*.{js,css,svg}', 'icon.svg'],
        // Needed only where nothing can be stored, the worker's caches included.
        globIgnores: ['assets/memory-indexeddb-*.js'],
      },
      integration: {
        // The plugin would name the worker after its source file, index.js.
        beforeBuildServiceWorker: (options) => {
          options.swDest = resolve(CLIENT, 'sw.js')
          options.injectManifest.swDest = options.swDest
        },
      },
    }),
  ],
  test: {
    // Of two cores vitest would use one; tests wait for servers and browsers more than they work.
    maxWorkers: '100%',
    reporters: ['default', './tests/promises/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{unit,tooling,promises}/**/*.test.{ts,tsx}'],
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
          include: ['tests/{server,seed,admin}/**/*.test.ts'],
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
          include: ['tests/resilience/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
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
          expect: { poll: { timeout: IS_BREAK_RUN ? 10_000 : 15_000 } },
          setupFiles: IS_BREAK_RUN ? 'tests/breaks/end-at-failure.ts' : [],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
}))
