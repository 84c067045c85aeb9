import { inArray } from 'drizzle-orm'
import { banners, returnMedia, reviewMedia } from '../db/schema.ts'
import type { Shop } from './shop.ts'

/** Longer than any upload takes, so that no file is swept before the row that names it is written. */
const AGE_MS = 60 * 60 * 1000
const ASKED = 200

/** Those of the names that a review, a return or a banner bears. */
const owned = async ({ db }: Pick<Shop, 'db'>, names: string[]): Promise<Set<string>> => {
  const reviews = await db.select({ file: reviewMedia.file }).from(reviewMedia).where(inArray(reviewMedia.file, names))
  const returns = await db.select({ file: returnMedia.file }).from(returnMedia).where(inArray(returnMedia.file, names))
  const shown = await db.select({ files: banners.imageUrls }).from(banners)
  return new Set([...reviews, ...returns].map(({ file }) => file).concat(shown.flatMap(({ files }) => files)))
}

/**
 * Removes handed-in files that nothing names (fault 22): a process that is killed between keeping a file and writing its
 * row leaves one behind. Answers how many. The file store belongs to this shop alone.
 */
export const sweepFiles = async (
  shop: Pick<Shop, 'db' | 'clock' | 'files'>,
  stopping?: AbortSignal,
): Promise<number> => {
  const { files, clock } = shop
  let removed = 0
  const sweep = async (names: string[]): Promise<void> => {
    const kept = await owned(shop, names)
    for (const name of names.filter((one) => !kept.has(one))) {
      await files.remove(name)
      removed += 1
    }
  }
  let names: string[] = []
  for await (const name of files.namesBefore(new Date(clock().getTime() - AGE_MS))) {
    if (stopping?.aborted === true) return removed
    names.push(name)
    if (names.length < ASKED) continue
    await sweep(names)
    names = []
  }
  if (names.length > 0) await sweep(names)
  return removed
}
