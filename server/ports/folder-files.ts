import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './files.ts'

/** No name that leads out of the folder, and none of a file that is still being written. */
const isName = (name: string): boolean => /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(name)

/** Written down to the disk before it gets its name, so that a name never stands for half a file. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Keeps files in one folder of this machine. */
export const folderFiles = (folder: string): FileStore => ({
  save: async (bytes, extension) => {
    await mkdir(folder, { recursive: true })
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    const path = join(folder, name)
    const unfinished = `${path}.part`
    try {
      await writeWhole(unfinished, bytes)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return name
  },
  open: async (name) => {
    if (!isName(name)) return null
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts === null || !facts.isFile()) return null
    return {
      size: facts.size,
      read: (start, end) => Readable.toWeb(createReadStream(path, { start, end })),
    }
  },
  remove: async (name) => {
    if (isName(name)) await rm(join(folder, name), { force: true })
  },
})
