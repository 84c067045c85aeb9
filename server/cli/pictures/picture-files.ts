import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURE_BYTES_MAX } from '../../../src/contract/constants.ts'
import { callShop, CliError, ShopRefusal } from '../shop-call.ts'

/** Pictures of this machine, read for the shop, which may run on another one. */

export interface LocalPicture {
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256, hex: the shop knows by it what it has. */
  digest: string
}

/** A file of this machine, or why it is not sent. */
export const readPicture = async (path: string): Promise<LocalPicture | string> => {
  const facts = await stat(path).catch(() => null)
  if (facts === null) return 'There is no such file'
  if (!facts.isFile()) return 'It is no file'
  if (facts.size === 0) return 'The file is empty'
  if (facts.size > PICTURE_BYTES_MAX) return 'A picture has at most 8 MB'
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return 'The file cannot be read'
  return { bytes: new Uint8Array(bytes), digest: createHash('sha256').update(bytes).digest('hex') }
}

/** The folder that the names of a file are looked up in. */
export const pictureFolder = async (folder: string): Promise<string> => {
  const facts = await stat(folder).catch(() => null)
  if (facts?.isDirectory() !== true) throw new CliError(`${folder} is no folder that can be read.`)
  return realpath(folder)
}

/**
 * A picture by the name that a seller's file gives it: of a file in the folder itself and never of anything else, for
 * whoever wrote the file need not be whoever imports it.
 */
export const pictureIn = async (folder: string, name: string): Promise<LocalPicture | string> => {
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) return 'Web addresses are not fetched; name a file of the folder'
  if (/[/\\\0]/.test(name) || name.startsWith('.')) return 'Only files in the folder itself are taken'
  const path = await realpath(join(folder, name)).catch(() => null)
  if (path === null) return 'There is no such file in the folder'
  if (dirname(path) !== folder) return 'It leads out of the folder'
  return readPicture(path)
}

/** Refusals that are about this one picture. */
const ABOUT_THE_PICTURE = new Set([413, 415, 422])

/** Sends a picture; returns the name that the shop gave it, or the shop's own words where it takes none such. */
export const uploadPicture = async ({ bytes }: LocalPicture): Promise<{ file: string } | string> => {
  try {
    const stream = new Blob([bytes]).stream()
    return (await callShop('deskPictureKeep', { file: { type: 'application/octet-stream', stream } })).data
  } catch (error) {
    if (error instanceof ShopRefusal && ABOUT_THE_PICTURE.has(error.status)) return error.message
    throw error
  }
}
