import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'

// Weighs the JavaScript that the home page needs before it works: the scripts in it, the entry, the home route, all that
// they import, and the first texts of the reader's language. Says what each library and each room of the shop takes of it.

/** Interface icons are in it. */
const BUDGET_BYTES = 98_500
/** What a reader of Hindi may load beyond that: its letters take more bytes. */
const HINDI_MORE_BYTES = 3_000
const CLIENT = new URL(`../../${process.env['BUILD_INTO'] ?? 'dist'}/client/`, import.meta.url)
const CODE = [
  'src/shop/startup/early-events.ts',
  'src/shop/startup/boot.ts',
  'src/main.tsx',
  'src/shop/catalogue/home/HomePage.tsx',
]
/** The texts that the entry asks for before it renders. */
const ENGLISH = ['src/texts/en/first.ts']
const HINDI = ['src/texts/other-languages.ts', 'src/texts/hi/first.ts']

const Chunks = v.record(
  v.string(),
  v.object({ imports: v.array(v.string()), modules: v.record(v.string(), v.number()) }),
)

const read = (path: string): Buffer => readFileSync(new URL(path, CLIENT))
const chunks = v.parse(Chunks, JSON.parse(read('.vite/chunks.json').toString()))

/** Chunks and what they import before they run; what is imported later by `import()` does not count. */
const withImports = (files: readonly string[], found = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports(chunks[file]?.imports ?? [], found)
  }
  return found
}

const chunkOf = (module: string): string => {
  const found = Object.entries(chunks).find(([, { modules }]) => module in modules)
  if (found === undefined) throw new Error(`The build has no chunk of ${module}.`)
  return found[0]
}

/** A module that code and a language share may lie in the language's chunk, and every reader would load that one. */
const TEXTS = /assets\/texts-[a-z]{2}-/
for (const [file, { imports }] of Object.entries(chunks))
  if (!TEXTS.test(file) && imports.some((other) => TEXTS.test(other)))
    throw new Error(`${file} imports the texts of a language: give what they share a chunk in vite.config.ts.`)

/** What the page itself asks for, whatever the chunks say. */
const inPage = (): string[] =>
  [
    ...read('index.html')
      .toString()
      .matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
  ].flatMap(([, file]) => file ?? [])

/** `react-dom`, `src/shop`: a library, or a room of the shop. */
const ownerOf = (module: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? (/^src\/[^/]+/.exec(module)?.[0] || 'the build')

const line = (bytes: number, words: string) => console.log(`${String(Math.round(bytes)).padStart(8)}  ${words}`)

interface Weight {
  file: string
  bytes: number
}

const weighed = (modules: readonly string[]): Weight[] =>
  [...withImports([...modules.map(chunkOf), ...inPage()])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: brotliCompressSync(read(file)).length }))

const sumOf = (weights: readonly Weight[]): number => weights.reduce((sum, { bytes }) => sum + bytes, 0)

const check = (reader: string, bytes: number, budget: number): void => {
  line(bytes, `of ${budget} bytes (brotli) that a first page in ${reader} may load`)
  if (bytes <= budget) return
  console.error(`The first load in ${reader} is ${bytes - budget} bytes too heavy.`)
  process.exitCode = 1
}

const english = weighed([...CODE, ...ENGLISH])
const hindi = weighed([...CODE, ...HINDI])

/** A chunk's bytes, shared among its modules by their length before compression. */
const shares = new Map<string, number>()
for (const { file, bytes } of english) {
  const modules = Object.entries(chunks[file]?.modules ?? {})
  const length = modules.reduce((sum, [, size]) => sum + size, 0)
  for (const [module, size] of modules)
    shares.set(ownerOf(module), (shares.get(ownerOf(module)) ?? 0) + (bytes * size) / length)
}

for (const { file, bytes } of english.toSorted((one, other) => other.bytes - one.bytes)) line(bytes, file)
console.log('of which, about:')
for (const [owner, bytes] of [...shares].toSorted(([, one], [, other]) => other - one)) line(bytes, owner)
check('English', sumOf(english), BUDGET_BYTES)
check('Hindi', sumOf(hindi), BUDGET_BYTES + HINDI_MORE_BYTES)

if (english.length === 0) throw new Error('No JavaScript was found to weigh.')
if (hindi.some(({ file }) => file.includes('texts-en-'))) throw new Error('A reader of Hindi loads English texts.')
