import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT } from './child.mjs'

/** A phone's browser takes brotli, a few proxies only gzip; both are made once, at the build, on all processors. */

const FOLDER = join(ROOT, process.env.BUILD_INTO ?? 'dist', 'client')
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this the packed file and its headers save nothing. */
const LEAST_BYTES = 500

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const compress = async (file) => {
  const bytes = await readFile(file)
  if (bytes.length < LEAST_BYTES) return
  const brotli = asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await Promise.all([
    brotli.then((packed) => writeFile(`${file}.br`, packed)),
    asGzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))))
