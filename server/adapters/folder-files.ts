import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isFileName, newFileName, OWNER_FILE, type FileStore } from '../ports/files.ts'
import { lazyStream } from './lazy-stream.ts'

const UNFINISHED = '.part'
/** A file that a killed process left unfinished is listed and removed like any other, but never opened. */
const isMine = (name: string): boolean => isFileName(name.replace(UNFINISHED, ''))

/** Flushed to the disk before the rename, so that no name ever means half a file. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whole or not at all; what a killed process leaves behind is removed like any file that nothing refers to. */
const store = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, newFileName('new')) + UNFINISHED
  try {
    await writeWhole(unfinished, bytes)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores files in a local folder. */
export const folderFiles = (folder: string): FileStore => ({
  save: async (bytes, extension) => {
    const name = newFileName(extension)
    await store(folder, name, bytes)
    return name
  },
  open: async (name) => {
    if (!isFileName(name)) return null
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts === null || !facts.isFile()) return null
    return {
      size: facts.size,
      read: (start, end) => lazyStream(async () => Readable.toWeb(createReadStream(path, { start, end }))),
    }
  },
  remove: async (name) => {
    if (isMine(name)) await rm(join(folder, name), { force: true })
  },
  async *namesBefore(moment) {
    const entries = await opendir(folder).catch(() => null)
    if (entries === null) return
    for await (const { name } of entries) {
      const facts = isMine(name) ? await stat(join(folder, name)).catch(() => null) : null
      if (facts !== null && facts.mtime < moment) yield name
    }
  },
  readOwner: async () => {
    try {
      return await readFile(join(folder, OWNER_FILE), 'utf8')
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  writeOwner: (id) => store(folder, OWNER_FILE, Buffer.from(id)),
})
