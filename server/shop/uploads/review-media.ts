import { answers } from '../../../src/contract/answers.ts'
import { REVIEW_FILES_MAX } from '../../../src/contract/constants.ts'
import { messages } from '../../../src/contract/messages.ts'
import { stripMetadata } from './video-metadata.ts'
import { mediaKindOf } from './sniff-media.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { reasonOf } from '../core/transaction.ts'

/** A file as it was sent. Its bytes alone say what it is: names and declared types are claims, and often wrong. */
export interface SentFile {
  bytes: Uint8Array
}

const MB = 1024 * 1024
const SIZE_MAX = { picture: 8 * MB, video: 30 * MB } as const
export const FILES_BYTES_MAX = 60 * MB

/** Refuses a file by its size and first bytes. */
const inspected = ({ bytes }: SentFile, field: string) => {
  if (bytes.length === 0) throw invalid({ [field]: answers.fileEmpty })
  const found = mediaKindOf(bytes)
  if (found === null)
    throw new Refusal('UNSUPPORTED_TYPE', answers.fileTypes, { fields: { [field]: answers.fileTypes } })
  if (bytes.length > SIZE_MAX[found.kind])
    throw new Refusal('TOO_LARGE', answers.fileTooLarge, { fields: { [field]: answers.fileTooLarge } })
  return { ...found, bytes }
}

/** A file as it is stored: pictures re-encoded, videos without metadata. */
const cleaned = async (
  { media }: ShopContext,
  { kind, extension, bytes }: ReturnType<typeof inspected>,
  field: string,
) => {
  if (kind === 'video') return { bytes: stripMetadata(bytes, extension), extension }
  const reencoded = await media.picture(bytes)
  if (reencoded === null) throw invalid({ [field]: answers.pictureUnreadable })
  return { bytes: reencoded, extension }
}

/** Deletes files that nothing came to refer to; what the store cannot delete now is deleted later as an orphan. */
export const deleteFiles = async ({ files, log }: ShopContext, names: readonly string[]): Promise<void> => {
  const forget = (name: string) =>
    files
      .remove(name)
      .catch((error: unknown) => log.warn(reasonOf(error), 'A file could not be deleted; the next cleanup deletes it'))
  await Promise.all(names.map(forget))
}

/**
 * Cleans and stores the files of a review or a return, all or none; they belong to nobody until a row refers to them.
 * `field` is their field in the form.
 */
export const storeFiles = async (shop: ShopContext, sent: readonly SentFile[], field: string): Promise<string[]> => {
  if (sent.length > REVIEW_FILES_MAX) throw invalid({ [field]: messages.tooManyFiles })
  if (sent.reduce((sum, { bytes }) => sum + bytes.length, 0) > FILES_BYTES_MAX)
    throw new Refusal('TOO_LARGE', answers.filesTooLarge, { fields: { [field]: answers.filesTooLarge } })
  // All of them are checked before any is processed.
  const files = sent.map((file) => inspected(file, field))
  const names: string[] = []
  try {
    for (const file of files) {
      const { bytes, extension } = await cleaned(shop, file, field)
      names.push(await shop.files.save(bytes, extension))
    }
    return names
  } catch (error) {
    await deleteFiles(shop, names)
    throw error
  }
}

export interface FileOwner {
  isPublic: boolean
  customerId: number | null
  /** Whose shop may see it before everybody does. */
  sellerId?: number
}
