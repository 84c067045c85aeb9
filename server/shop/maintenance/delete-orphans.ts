import { and, inArray, lt } from 'drizzle-orm'
import {
  banners,
  draftPictures,
  licenceRequests,
  listingPictures,
  orphanFiles,
  returnMedia,
  reviewMedia,
  shipmentProofs,
} from '../../db/schema.ts'
import type { FileStore } from '../../ports/files.ts'
import type { ShopContext } from '../core/context.ts'
import { draftFiles } from '../listings/drafts.ts'

/** Longer than any upload takes, so that no file is deleted before the row that names it is written. */
const AGE_MS = 60 * 60 * 1000
/** From the first time that nothing refers to a file until it is deleted. */
const WAIT_MS = 3 * 24 * 60 * 60 * 1000
const BATCH = 200

/** The names among these that a review, a return, a listing, a draft of one, a licence, a delivery or a banner refers to. */
const referencedNames = async ({ db }: Pick<ShopContext, 'db'>, names: string[]): Promise<Set<string>> => {
  const reviews = await db.select({ file: reviewMedia.file }).from(reviewMedia).where(inArray(reviewMedia.file, names))
  const returns = await db.select({ file: returnMedia.file }).from(returnMedia).where(inArray(returnMedia.file, names))
  const photos = await db
    .select({ file: listingPictures.file })
    .from(listingPictures)
    .where(inArray(listingPictures.file, names))
  const papers = await db
    .select({ file: licenceRequests.file })
    .from(licenceRequests)
    .where(inArray(licenceRequests.file, names))
  const proofs = await db
    .select({ file: shipmentProofs.file })
    .from(shipmentProofs)
    .where(inArray(shipmentProofs.file, names))
  const drafted = await draftFiles({ db }, inArray(draftPictures.file, names))
  const shown = await db.select({ files: banners.imageUrls }).from(banners)
  return new Set(
    [...reviews, ...returns, ...photos, ...drafted, ...papers, ...proofs]
      .flatMap(({ file }) => file ?? [])
      .concat(shown.flatMap(({ files }) => files)),
  )
}

type Swept = Pick<ShopContext, 'db' | 'clock' | 'files' | 'renditions'>

interface Looked {
  referenced: string[]
  unreferenced: string[]
}

/** The files of a store that are old enough, in batches. */
async function* lookThrough(shop: Swept, store: Pick<FileStore, 'namesBefore'>): AsyncGenerator<Looked> {
  const look = async (names: string[]): Promise<Looked> => {
    const known = await referencedNames(shop, names)
    return {
      referenced: names.filter((name) => known.has(name)),
      unreferenced: names.filter((name) => !known.has(name)),
    }
  }
  let names: string[] = []
  for await (const name of store.namesBefore(new Date(shop.clock().getTime() - AGE_MS))) {
    names.push(name)
    if (names.length < BATCH) continue
    yield await look(names)
    names = []
  }
  if (names.length > 0) yield await look(names)
}

/** Renditions are drawn again from their files, so they go at once. */
const deleteRenditions = async (shop: Swept, stopping?: AbortSignal): Promise<number> => {
  let removed = 0
  for await (const { unreferenced } of lookThrough(shop, shop.renditions))
    for (const name of unreferenced) {
      if (stopping?.aborted === true) return removed
      await shop.renditions.remove(name)
      removed += 1
    }
  return removed
}

/** Those of these names that were unreferenced days ago too; the others are noted. */
const knownLongEnough = async ({ db, clock }: Swept, names: string[]): Promise<string[]> => {
  const now = clock()
  await db
    .insert(orphanFiles)
    .values(names.map((file) => ({ file, seenAt: now })))
    .onConflictDoNothing()
  const before = new Date(now.getTime() - WAIT_MS)
  const rows = await db
    .select({ file: orphanFiles.file })
    .from(orphanFiles)
    .where(and(inArray(orphanFiles.file, names), lt(orphanFiles.seenAt, before)))
  return rows.map(({ file }) => file)
}

const deleteFiles = async (shop: Swept, stopping?: AbortSignal): Promise<number> => {
  let removed = 0
  for await (const { referenced, unreferenced } of lookThrough(shop, shop.files)) {
    if (stopping?.aborted === true) return removed
    const gone = unreferenced.length === 0 ? [] : await knownLongEnough(shop, unreferenced)
    for (const name of gone) await shop.files.remove(name)
    await shop.db.delete(orphanFiles).where(inArray(orphanFiles.file, [...referenced, ...gone]))
    removed += gone.length
  }
  return removed
}

/**
 * Deletes uploaded files that nothing refers to, and their renditions: a process that is killed between storing a file
 * and writing its row leaves one behind. Returns how many. The file store must belong to this shop alone; days lie
 * between the first look and the deed, for whoever has given the shop another one's files by mistake.
 */
export const deleteOrphans = async (shop: Swept, stopping?: AbortSignal): Promise<number> =>
  (await deleteRenditions(shop, stopping)) + (await deleteFiles(shop, stopping))
