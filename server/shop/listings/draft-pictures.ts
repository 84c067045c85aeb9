import { and, eq, sql } from 'drizzle-orm'
import { draftPictures, listingDrafts, sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { firstOf, notFound, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { deleteFiles } from '../uploads/review-media.ts'
import { storePicture } from '../uploads/store-picture.ts'
import { approve } from './decide-draft.ts'
import { lockDraft, lockShop, NO_DRAFT, type Draft } from './drafts.ts'
import { keptPictures } from './what-stands.ts'

/** Photographs of drafts, each sent by itself as soon as there is network. */

export const NO_PICTURE = 'The draft names no such photograph'

export interface Kept {
  id: string
  file: string
  pictures_missing: number
}

/** The photograph that there is under a name, of the draft or of the listing that it changes. */
const findKept = async (shop: ShopContext, draft: Draft, id: string): Promise<Kept | undefined> => {
  const isThis = and(eq(draftPictures.draftId, draft.id), eq(draftPictures.id, id))
  const [came] = await shop.db.select().from(draftPictures).where(isThis)
  const stands = draft.listingId === null ? [] : await keptPictures(shop, draft.listingId)
  const found = came ?? stands.find((picture) => picture.id === id)
  return found && { id, file: found.file, pictures_missing: draft.picturesMissing }
}

const checkNamed = (draft: Draft, id: string): void => {
  if (!draft.form.pictures.includes(id)) throw notFound(NO_PICTURE)
  if (draft.state === 'approved') throw new Refusal('NOT_ALLOWED_NOW', 'This draft was approved already')
}

type Seller = typeof sellers.$inferSelect

/** What a trusted seller may not sell any more since it was sent waits for the operator. */
const putOnSale = async (shop: ShopContext, seller: Seller, draft: Draft): Promise<boolean> => {
  try {
    await inTransaction(shop, (inner) => approve(inner, seller, draft))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

interface Stored {
  file: string
  digest: string
}

const keep = (
  shop: ShopContext,
  me: Staff,
  { draft: { id: draftId, sellerId }, id, file, digest }: Stored & { draft: Draft; id: string },
): Promise<Kept> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const [glanced] = await db.select({ since: sellers.trustedAt }).from(sellers).where(eq(sellers.id, sellerId))
    // It is taken before any row.
    if (glanced?.since) await lockCatalogue(inner)
    const seller = await lockShop(inner, sellerId)
    const draft = await lockDraft(inner, me, draftId)
    const before = await findKept(inner, draft, id)
    if (before !== undefined) return before
    checkNamed(draft, id)
    await db.insert(draftPictures).values({ id, draftId, sellerId, file, digest, createdAt: clock() })
    const picturesMissing = sql`greatest(${listingDrafts.picturesMissing} - 1, 0)`
    const isThis = eq(listingDrafts.id, draftId)
    const now = firstOf(await db.update(listingDrafts).set({ picturesMissing }).where(isThis).returning(), NO_DRAFT)
    const isTrusted = Boolean(glanced?.since) && seller.trustedAt !== null
    const isDue = isTrusted && now.state === 'waiting' && now.picturesMissing === 0
    const goesOnSale = isDue && (await putOnSale(inner, seller, now))
    await recordChange(inner, {
      action: 'listing.picture',
      entity: 'draft',
      entityId: draftId,
      sellerId,
      after: { pictures: [file], ...(goesOnSale && { state: 'approved' }) },
    })
    return { id, file, pictures_missing: now.picturesMissing }
  })

/**
 * Re-encodes and keeps a photograph that a draft names. One that has come before is answered with what there is, also
 * once the draft was approved: whoever did not hear the answer sends it again.
 */
export const keepDraftPicture = async (
  shop: ShopContext,
  me: Staff,
  { draftId, id }: { draftId: string; id: string },
  stream: ReadableStream<Uint8Array>,
): Promise<Kept> => {
  const [row] = await shop.db.select().from(listingDrafts).where(eq(listingDrafts.id, draftId))
  const draft = ownRow(me, row, { entity: 'draft', id: draftId, message: NO_DRAFT })
  const before = await findKept(shop, draft, id)
  if (before !== undefined) {
    await stream.cancel()
    return before
  }
  checkNamed(draft, id)
  await consumeLimit(shop, 'draftPictures', String(draft.sellerId))
  const stored = await storePicture(shop, stream, 'Only JPEG, PNG and WebP photographs can be added')
  const kept = await keep(shop, me, { draft, id, ...stored }).catch(async (error: unknown) => {
    // After any other error nobody knows whether the row was written: without one the file goes as an orphan.
    if (error instanceof Refusal) await deleteFiles(shop, [stored.file])
    throw error
  })
  // Of the same one that came twice at a time the other was kept.
  if (kept.file !== stored.file) await deleteFiles(shop, [stored.file])
  return kept
}
