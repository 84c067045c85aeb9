import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'

// Weighs the JavaScript that the home page needs before it works: the entry, the home route and all they import.

const BUDGET_BYTES = 110_000
const CLIENT = new URL(`../../${process.env['BUILD_INTO'] ?? 'dist'}/client/`, import.meta.url)
const HOME = 'src/app/pages/catalogue/HomePage.tsx'

const Manifest = v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }))
type Manifest = v.InferOutput<typeof Manifest>

const read = (path: string): Buffer => readFileSync(new URL(path, CLIENT))

/** Chunks and what they import before they run; what is imported later by `import()` does not count. */
const withImports = (manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no chunk of ${name}.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    withImports(manifest, chunk.imports, found)
  }
  return found
}

/** What the page itself asks for, whatever the manifest says. */
const inPage = (): string[] =>
  [
    ...read('index.html')
      .toString()
      .matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
  ].flatMap(([, file]) => file ?? [])

if (!existsSync(new URL(`../../${HOME}`, import.meta.url))) throw new Error(`There is no ${HOME} to weigh.`)
const manifest = v.parse(Manifest, JSON.parse(read('.vite/manifest.json').toString()))
// The entry is named by the page; the home route has no file of its own while it travels with it.
const first = ['src/app/startup/capture-early-input.ts', ...(HOME in manifest ? [HOME] : [])]
const files = [...new Set([...withImports(manifest, first), ...inPage()])].filter((file) => file.endsWith('.js'))
const weights = files.map((file) => ({ file, bytes: brotliCompressSync(read(file)).length }))
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of weights.toSorted((one, other) => other.bytes - one.bytes))
  console.log(`${String(bytes).padStart(8)}  ${file}`)
console.log(`${String(total).padStart(8)}  of ${BUDGET_BYTES} bytes (brotli) that a first page may load`)

if (total === 0) throw new Error('No JavaScript was found to weigh.')
if (total > BUDGET_BYTES) {
  console.error(`The first load is ${total - BUDGET_BYTES} bytes too heavy.`)
  process.exitCode = 1
}
