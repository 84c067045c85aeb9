import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { DIST, OLDEST_BROWSERS, PRODUCTION_ROUTER, shortClass } from './vite.config.ts'

/**
 * The desk is a build of its own, put into the shop's: no module of it is in a farmer's chunk, and none of its uses
 * makes one larger. Its worker has a scope, a manifest and a list of files of its own.
 */

const OUT = resolve(DIST, 'client/desk')

export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  resolve: { alias: PRODUCTION_ROUTER },
  css: { modules: { generateScopedName: shortClass } },
  build: {
    target: OLDEST_BROWSERS,
    modulePreload: false,
    outDir: OUT,
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // One file, so that no open desk asks for one of a build that is gone.
        codeSplitting: { groups: [{ name: 'desk', test: /^(?!.*(fake-indexeddb|memory-indexeddb))/ }] },
      },
    },
  },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../../sw',
      filename: 'desk.ts',
      scope: '/desk/',
      injectRegister: false,
      manifest: {
        id: '/desk/',
        name: 'Haldhar desk',
        short_name: 'Haldhar desk',
        description: 'Pack and deliver orders, also without network',
        lang: 'en',
        start_url: '/desk/?source=home-screen',
        scope: '/desk/',
        display: 'standalone',
        background_color: '#FBF6EA',
        theme_color: '#123A1C',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/**/*.{js,css,svg}'],
        // Needed only where nothing can be stored, the worker's caches included.
        globIgnores: ['assets/memory-indexeddb-*.js'],
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url }) => !url.endsWith('manifest.webmanifest')), warnings: [] }),
        ],
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
