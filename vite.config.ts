import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { manifestIn } from './src/shop/manifest.ts'
import { LANGUAGES } from './src/contract/languages.ts'
import { rest as english } from './src/texts/en/rest.ts'
import type { RestTexts } from './src/texts/texts.ts'

const ROOT = import.meta.dirname

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

/** A language's files, each with what it imports; English is in many. */
const TEXT_PARTS = ['first', 'shop', 'product', 'rest', 'answers', 'policies']

/**
 * The chunks, in this order: each takes these files and what they import, unless a chunk before has it. Few files
 * compress better than many, and six connections ask for them sooner. React and its router come first: they change less
 * often than the shop.
 */
const CHUNKS: readonly (readonly [name: string, files: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper|rolldown\/runtime/],
  ['shop', /src\/(main|shop\/catalogue\/home\/HomePage)\.tsx$/],
  // What every page of the catalogue brings to life at once.
  [
    'sections',
    /src\/(contract\/(messages|constants|money|pictures|product\/(crops|doses-for))|texts\/(amounts|clock|days|local-category|local-crop)|ui\/(display\/(Banner|Card|EmptyState|Section|Stars)|media\/CategoryIcon)|shop\/(page\/Fold|startup\/start-when-wanted|help\/HelpLines|layout\/(header\/(DealBanner|SearchBox)|menus\/UserMenu|footer\/\w+|nav\/Navigation|status\/OfflineStrip)|catalogue\/(cards\/(CropPicture|ProductRail)|sellers\/SellerAndBrandLists|product\/ProductPicture)))\.tsx?$/,
  ],
  ...LANGUAGES.flatMap((code) =>
    TEXT_PARTS.map((part) => [`texts-${code}-${part}`, new RegExp(`src/texts/${code}/${part}\\.ts$`)] as const),
  ),
  ['home', /src\/shop\/catalogue\/home\/(HeroPage|HomeSections)\.tsx$/],
  // What the first touch of a page needs.
  [
    'parts',
    /keen-slider|src\/(ui\/(base(?!\/(?:save-file|useMedia))|button|media|carousel|display(?!\/(?:LineItem|TotalRow)))\/|client\/worker\/.+\.ts$|shop\/(cart\/(cart-storage\.shared|cart-actions)|page\/(page|client-started|DropDown|useDismiss|useHangingList|useCachedDocument)|layout\/(PageError|menus\/(?!LogOutDialog)\w+)|updates\/(install-worker|install-prompt|when-quiet))\.tsx?$)/,
  ],
  ['info', /src\/shop\/info\//],
  ['search', /src\/search\/|src\/shop\/catalogue\/search\/meant-names/],
  [
    'start',
    /src\/shop\/(startup\/start-client\.ts$|updates\/)|src\/client\/api\/(api-request|make-call|polyfills)\.ts$|src\/contract\/(?!answers|product\/(write-)?fact-filter)/,
  ],
  ['product', /src\/shop\/catalogue\/product\/(?!ProductDelivery)\w+\.tsx?$/],
  [
    'catalogue',
    /src\/shop\/catalogue\/(?!cards\/(?:ProductActions|ProductRail|SeeAll)|listing\/(?:ProductList|usePagination|Filter(?:Dialog|Panel))|packs\/PackPicker|product\/ProductDelivery|search\/(?:Search(?!Page)|suggest|useSearch))/,
  ],
  [
    'forms',
    /src\/ui\/(form|overlay)\/|src\/shop\/catalogue\/(listing\/Filter(?:Dialog|Panel)|search\/(Search|suggest|useSearch))/,
  ],
  [
    'cart',
    /src\/shop\/(?!.*\.shared)(layout\/|page\/(with-feedback|TitleBar|title-of|panels|loading)|cart\/(?!CartPromise)|wishlist\/(?!.*Page)|saved\/(?!OfflinePage)|enquiries\/(?!AcceptQuote|AskBulk|.*Page)|questions\/(?!QuestionForm|QuestionList)|catalogue\/(?!product\/)|orders\/buy-again|payment\/pay-order|stock-alerts\/ProductStockAlert|order-attempts\/OpenOrderNotice)/,
  ],
  ['database', /node_modules\/dexie\/|src\/client\/(?!db\/memory|page\/push)|\.shared\.ts$/],
  [
    'account',
    /src\/shop\/(account\/|login\/|session\/|places\/|complaints\/ComplaintsPage|data-use\/DataUsePage|addresses\/(?!choose|useDelivery)|checkout\/Address(Book|List))/,
  ],
  [
    'orders',
    /src\/shop\/(orders\/|order-attempts\/|payment\/|checkout\/(?!AddressDelivery|CartDialog|delivery-note|take-out)|message-order\/CartMessage)/,
  ],
  // What other languages need to say the server's sentences.
  ['texts-other-translate', /src\/(texts\/translate|contract\/answers)\.ts$/],
  ['pages', /src\/shop\/(?!startup\/|calculator\/|data-use\/data-use)/],
  // Only who asks for it loads it.
  ['calculator', /src\/shop\/calculator\//],
]

/** The browsers that page and worker are built for; a journey checks the build against it. */
export const OLDEST_BROWSERS = ['chrome87', 'firefox98', 'safari15.4']

/** Put into every page by the renderer: what keeps early input, and what repeats it and starts the page's entry. */
const IN_PAGES = ['src/shop/startup/early-events.ts', 'src/shop/startup/boot.ts']

/** `npm run build` names a folder beside the build in use. */
export const DIST = process.env['BUILD_INTO'] ?? 'dist'
const CLIENT = `${DIST}/client`
const SERVER = `${DIST}/server`

/** The router's package names its development build whatever the mode; in production its messages are ballast. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
]

/** Vite's own helper also brings style sheets and preloads, of which this build has none. */
const IMPORT_HELPER = '\0vite/preload-helper.js'
const smallImportHelper: Plugin = {
  name: 'small-import-helper',
  enforce: 'pre',
  load: (id) =>
    id === IMPORT_HELPER
      ? `export const __vitePreload = (load) => load().catch((error) => {
          const event = new Event('vite:preloadError', { cancelable: true })
          event.payload = error
          dispatchEvent(event)
          if (!event.defaultPrevented) throw error
        })`
      : undefined,
}

/** Every page begins with this file: its comments, indents and long names stay in the source. */
const shortenTemplate: Plugin = {
  name: 'shorten-template',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replaceAll(/<!-- .*? -->/gs, '')
        .replaceAll(/(?<=<script>).*?(?=<\/script>)/gs, (script) => minifySync('inline.js', script).code)
        .replaceAll(/^\s+/gm, ''),
  },
}

/** A manifest for each language; that of English is the plugin's. */
const translateManifest: Plugin = {
  name: 'translate-manifest',
  async generateBundle() {
    for (const code of LANGUAGES) {
      if (code === 'en') continue
      // Safe: the type check holds every language to these keys.
      const { rest } = (await import(resolve(`src/texts/${code}/rest.ts`))) as { rest: RestTexts }
      const source = JSON.stringify(manifestIn(code, rest.homeScreen))
      this.emitFile({ type: 'asset', fileName: `${code}/manifest.webmanifest`, source })
    }
  },
}

/** What is in which chunk: the renderer asks for chunks by it, and the budget says what each library weighs. */
const listChunks: Plugin = {
  name: 'list-chunks',
  generateBundle(_, bundle) {
    const list: Record<string, { imports: string[]; modules: Record<string, number> }> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const modules: Record<string, number> = {}
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) modules[relative(ROOT, id)] = renderedLength
      list[chunk.fileName] = { imports: chunk.imports, modules }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(list) })
  },
}

const LETTERS_OF_FILE = 3
/** Files by the letters that their classes begin with. */
const lettersTaken = new Map<string, string>()

/**
 * Names of classes are in style sheet, markup and scripts, so they are short: letters from the hash of the file's path
 * and the class's place in the file.
 */
export const shortClass = (name: string, path: string, css: string): string => {
  const file = relative(ROOT, path)
  const letters = createHash('sha256')
    .update(file)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, LETTERS_OF_FILE)
  const other = lettersTaken.get(letters) ?? file
  if (other !== file)
    throw new Error(`The classes of ${file} and ${other} would be called alike: rename one of the files`)
  lettersTaken.set(letters, file)
  const names = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found)
  return letters + [...new Set(names)].indexOf(name).toString(36)
}

export default defineConfig(({ isSsrBuild, command }) => ({
  define: { __BUILD__: JSON.stringify(nameBuild()), ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }) },
  ...(command === 'build' && { resolve: { alias: PRODUCTION_ROUTER } }),
  // With its libraries inside, the renderer has their production builds, in whatever mode the shop runs.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  css: { modules: { generateScopedName: shortClass } },
  build: {
    target: OLDEST_BROWSERS,
    // The renderer names what a first page needs, the worker has the rest cached; a list of every chunk's chunks would
    // be part of the first load.
    modulePreload: false,
    outDir: isSsrBuild ? SERVER : CLIENT,
    // One sheet: the renderer puts it into the first page, so that nothing waits for a second request.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? {
          // One file: a running server loads a newer build of it under a new name, and chunks would stay the old ones.
          rolldownOptions: { input: 'src/shop/entry-server.tsx', output: { codeSplitting: false } },
          copyPublicDir: false,
        }
      : {
          rolldownOptions: {
            input: ['index.html', ...IN_PAGES],
            output: {
              codeSplitting: {
                groups: CHUNKS.map(([name, test], place) => ({ name, test, priority: CHUNKS.length - place })),
              },
            },
          },
        }),
  },
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [smallImportHelper, shortenTemplate, listChunks, translateManifest]),
    VitePWA({
      disable: isSsrBuild ?? false,
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: manifestIn('en', english.homeScreen),
      // Icons and manifest belong to the browser, which keeps its own copy of what it has installed.
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/**/*.{js,css,svg}'],
        // The first is needed only where nothing can be stored, the worker's caches included; the others stand in the pages.
        globIgnores: ['assets/memory-indexeddb-*.js', 'assets/{early-events,boot}-*.js'],
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url }) => !url.endsWith('manifest.webmanifest')), warnings: [] }),
        ],
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
}))
