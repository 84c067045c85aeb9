import { inArray } from 'drizzle-orm'
import { banners, returnMedia, reviewMedia } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/** Longer than any upload takes, so that no file is deleted before the row that names it is written. */
const AGE_MS = 60 * 60 * 1000
const BATCH = 200

/** The names among these that a review, a return or a banner refers to. */
const referencedNames = async ({ db }: Pick<ShopContext, 'db'>, names: string[]): Promise<Set<string>> => {
  const reviews = await db.select({ file: reviewMedia.file }).from(reviewMedia).where(inArray(reviewMedia.file, names))
  const returns = await db.select({ file: returnMedia.file }).from(returnMedia).where(inArray(returnMedia.file, names))
  const shown = await db.select({ files: banners.imageUrls }).from(banners)
  return new Set([...reviews, ...returns].map(({ file }) => file).concat(shown.flatMap(({ files }) => files)))
}

/**
 * Deletes uploaded files that nothing refers to: a process that is killed between storing a file and writing its row
 * leaves one behind. Returns how many. The file store must belong to this shop alone.
 */
export const deleteOrphans = async (shop: Pick<ShopContext, 'db' | 'clock' | 'files'>, stopping?: AbortSignal) => {
  const { files, clock } = shop
  let removed = 0
  const deleteUnreferenced = async (names: string[]): Promise<void> => {
    const referenced = await referencedNames(shop, names)
    for (const name of names.filter((one) => !referenced.has(one))) {
      await files.remove(name)
      removed += 1
    }
  }
  let names: string[] = []
  for await (const name of files.namesBefore(new Date(clock().getTime() - AGE_MS))) {
    if (stopping?.aborted === true) return removed
    names.push(name)
    if (names.length < BATCH) continue
    await deleteUnreferenced(names)
    names = []
  }
  if (names.length > 0) await deleteUnreferenced(names)
  return removed
}
