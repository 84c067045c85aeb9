import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ROOT } from './child.mjs'

/** A phone's browser takes brotli, a few proxies only gzip; both are made once, at the build. */

const FOLDER = join(ROOT, process.env.BUILD_INTO ?? 'dist', 'client')
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this the packed file and its headers save nothing. */
const LEAST_BYTES = 500

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < LEAST_BYTES) continue
  writeFileSync(`${file}.br`, brotli(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
