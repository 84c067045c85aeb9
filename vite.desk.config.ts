import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { OFFERED } from './src/desk/language/offered.ts'
import { manifestIn, manifestPath, type HomeScreenWords } from './src/desk/manifest.ts'
import { DIST, OLDEST_BROWSERS, PRODUCTION_ROUTER, shortClass } from './vite.config.ts'

/**
 * The desk is a build of its own, put into the shop's: no module of it is in a farmer's chunk, and none of its uses
 * makes one larger. Its worker has a scope, a manifest and a list of files of its own.
 */

const OUT = resolve(DIST, 'client/desk')

const BEGIN = /src\/(desk\/(main\.tsx|days-and-counts\.ts)|texts\/clock\.ts)$/
/** What a language other than English says at the desk. */
const WORDS = /src\/(?:desk\/languages|texts)\/([a-z]{2})[./]/

const css = { modules: { generateScopedName: shortClass } }

/** A manifest for each language. */
const manifests: Plugin = {
  name: 'manifests',
  apply: 'build',
  async generateBundle() {
    for (const code of OFFERED) {
      // Safe: these are the desk's words, and a test sees that no language lacks any.
      const words =
        code === 'en'
          ? ((await import(resolve('src/desk/texts.ts'))) as { words: HomeScreenWords }).words
          : ((await import(resolve(`src/desk/languages/${code}/desk.ts`))) as { desk: HomeScreenWords }).desk
      this.emitFile({ type: 'asset', fileName: manifestPath(code), source: JSON.stringify(manifestIn(code, words)) })
    }
  },
}

/** Puts the log-in and Today into the page, so that they are read before its code has come. */
const firstScreensInPage: Plugin = {
  name: 'first-screens-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        css,
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        plugins: [react()],
      })
      try {
        // Safe: it is this module's own export.
        const { prerenderLogin, prerenderToday } = (await server.ssrLoadModule('/src/desk/prerender.tsx')) as {
          prerenderLogin: () => string
          prerenderToday: () => string
        }
        const icons = Object.keys(bundle).find((name) => /icons-.*\.svg$/.test(name)) ?? ''
        const put = (page: string, id: string, screen: string) =>
          page.replace(
            `<template id="${id}">`,
            (start) => start + screen.replaceAll(/"[^"]*icons\.svg[^"#]*#/g, `"/desk/${icons}#`),
          )
        const page = put(put(html, 'log-in', prerenderLogin()), 'today', prerenderToday())
        const desk = Object.keys(bundle).find((name) => /\/desk-[^/]*\.js$/.test(name)) ?? ''
        // The script in the page starts the code. What the desk opens with is announced beside what begins.
        return page.replaceAll(
          /<script type="module" crossorigin src=("[^"]+")><\/script>/g,
          `<link rel="modulepreload" href=$1><link rel="modulepreload" href="/desk/${desk}">`,
        )
      } finally {
        await server.close()
      }
    },
  },
}

export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  resolve: { alias: PRODUCTION_ROUTER },
  css,
  build: {
    target: OLDEST_BROWSERS,
    modulePreload: false,
    outDir: OUT,
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Few files: what begins, what the desk opens with, and the rest, which it loads at once after it; beside them one
        // for each language other than English and one for all of these. So no open desk asks for a file of a build
        // that is gone.
        codeSplitting: {
          groups: [
            // Evaluated before any words are chosen: what the files of languages import, and nothing that says something.
            { name: 'begin', test: BEGIN, priority: 4 },
            { name: (id) => `words-${WORDS.exec(id)?.[1]}`, test: WORDS, priority: 3 },
            { name: 'words-other', test: /src\/texts\/translate\.ts$/, priority: 1 },
            { name: 'desk', test: /src\/desk\/start\.tsx$/, priority: 2 },
            { name: 'more', test: /src\/desk\/more-pages\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  // Read by the script in the page.
  define: { 'import.meta.env.LANGUAGES': JSON.stringify(OFFERED.join(' ')) },
  plugins: [
    react(),
    firstScreensInPage,
    manifests,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../../sw',
      filename: 'desk.ts',
      scope: '/desk/',
      injectRegister: false,
      // One for each language, which the page's script names.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/**/*.{js,css,svg}'],
        // Needed only where nothing can be stored, the worker's caches included.
        globIgnores: ['assets/memory-indexeddb-*.js'],
      },
      integration: {
        beforeBuildServiceWorker: (options) => {
          options.swDest = resolve(OUT, 'sw.js')
          options.injectManifest.swDest = options.swDest
        },
      },
    }),
  ],
})
