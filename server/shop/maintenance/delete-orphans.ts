import { inArray } from 'drizzle-orm'
import { banners, listingPictures, returnMedia, reviewMedia } from '../../db/schema.ts'
import type { FileStore } from '../../ports/files.ts'
import type { ShopContext } from '../core/context.ts'

/** Longer than any upload takes, so that no file is deleted before the row that names it is written. */
const AGE_MS = 60 * 60 * 1000
const BATCH = 200

/** The names among these that a review, a return, a listing or a banner refers to. */
const referencedNames = async ({ db }: Pick<ShopContext, 'db'>, names: string[]): Promise<Set<string>> => {
  const reviews = await db.select({ file: reviewMedia.file }).from(reviewMedia).where(inArray(reviewMedia.file, names))
  const returns = await db.select({ file: returnMedia.file }).from(returnMedia).where(inArray(returnMedia.file, names))
  const photos = await db
    .select({ file: listingPictures.file })
    .from(listingPictures)
    .where(inArray(listingPictures.file, names))
  const shown = await db.select({ files: banners.imageUrls }).from(banners)
  return new Set(
    [...reviews, ...returns, ...photos].map(({ file }) => file).concat(shown.flatMap(({ files }) => files)),
  )
}

type Swept = Pick<ShopContext, 'db' | 'clock' | 'files' | 'renditions'>

const sweep = async (shop: Swept, store: Pick<FileStore, 'remove' | 'namesBefore'>, stopping?: AbortSignal) => {
  let removed = 0
  const removeUnreferenced = async (names: string[]): Promise<void> => {
    const referenced = await referencedNames(shop, names)
    for (const name of names.filter((one) => !referenced.has(one))) {
      await store.remove(name)
      removed += 1
    }
  }
  let names: string[] = []
  for await (const name of store.namesBefore(new Date(shop.clock().getTime() - AGE_MS))) {
    if (stopping?.aborted === true) return removed
    names.push(name)
    if (names.length < BATCH) continue
    await removeUnreferenced(names)
    names = []
  }
  if (names.length > 0) await removeUnreferenced(names)
  return removed
}

/**
 * Deletes uploaded files that nothing refers to, and their renditions: a process that is killed between storing a file
 * and writing its row leaves one behind. Returns how many. The file store must belong to this shop alone.
 */
export const deleteOrphans = async (shop: Swept, stopping?: AbortSignal): Promise<number> =>
  (await sweep(shop, shop.renditions, stopping)) + (await sweep(shop, shop.files, stopping))
