import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { makeFiles } from './files.ts'
import { readOffices } from './offices.ts'

// A step of the build: writes the PIN directory, each file with its compressed twin beside it. It appears as a whole,
// because a running server may be reading.

const root = fileURLToPath(new URL('../../../', import.meta.url))
const client = join(root, process.env['BUILD_INTO'] ?? 'dist', 'client')
const compress = promisify(brotliCompress)

const unfinished = join(client, 'unfinished')
await rm(unfinished, { recursive: true, force: true })
const sizes = await Promise.all(
  [...makeFiles(readOffices())].map(async ([path, content]) => {
    const file = join(unfinished, path)
    const text = JSON.stringify(content)
    const compressed = await compress(text)
    await mkdir(dirname(file), { recursive: true })
    await Promise.all([writeFile(file, text), writeFile(`${file}.br`, compressed)])
    return compressed.length
  }),
)
await rm(join(client, 'pins'), { recursive: true, force: true })
await rename(join(unfinished, 'pins'), join(client, 'pins'))
await rm(unfinished, { recursive: true })

const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
console.log(`PIN directory: ${sizes.length} files, ${kilobytes} kB compressed.`)
