import { and, eq, ne, notInArray } from 'drizzle-orm'
import { DRAFTS_MAX, type DeskDraft } from '../../../src/contract/calls/staff/listings.ts'
import type { DraftForm, ListingForm } from '../../../src/contract/product/listing-form.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { draftPictures, listingDrafts, sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { releaseFiles } from '../uploads/release-files.ts'
import { checkDraft } from './check-draft.ts'
import { approve } from './decide-draft.ts'
import { lockDraft, lockShop, NO_DRAFT, showDraft, type Draft } from './drafts.ts'
import { keptPictures } from './what-stands.ts'

/** A seller's drafts on their way to the operator. */

/** The draft that there is under this name; another shop's is not found. */
const known = async ({ db }: ShopContext, me: Staff, id: string): Promise<Draft | undefined> => {
  const [row] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id)).for('update')
  return row && ownRow(me, row, { entity: 'draft', id, message: NO_DRAFT })
}

/** Whose a draft is: its own shop's where there is one, else that of whoever sends it. */
const ownerOf = ({ sellerId }: Staff, before: Draft | undefined): number => {
  const owner = before?.sellerId ?? sellerId
  if (owner === null) throw new Refusal('NOT_ALLOWED_NOW', 'A shop itself begins its drafts')
  return owner
}

/** Deletes the photographs of a draft that it does not name, with their files. */
const dropPictures = async (shop: ShopContext, draftId: string, named: readonly string[]): Promise<void> => {
  const isDropped = and(
    eq(draftPictures.draftId, draftId),
    named.length === 0 ? undefined : notInArray(draftPictures.id, [...named]),
  )
  const dropped = await shop.db.delete(draftPictures).where(isDropped).returning({ file: draftPictures.file })
  await releaseFiles(shop, dropped)
}

/** How many of the photographs that a form names have to be sent yet. */
const missingOf = async (shop: ShopContext, id: string, { listing_id, form }: DraftForm): Promise<number> => {
  const came = await shop.db.select({ id: draftPictures.id }).from(draftPictures).where(eq(draftPictures.draftId, id))
  const kept = listing_id === null ? [] : await keptPictures(shop, listing_id)
  const there = new Set([...came, ...kept].map((picture) => picture.id))
  return form.pictures.filter((name) => !there.has(name)).length
}

const checkRoom = async ({ db }: ShopContext, sellerId: number, id: string): Promise<void> => {
  const others = and(eq(listingDrafts.sellerId, sellerId), eq(listingDrafts.state, 'waiting'), ne(listingDrafts.id, id))
  if ((await db.$count(listingDrafts, others)) >= DRAFTS_MAX)
    throw new Refusal('NOT_ALLOWED_NOW', say.draftsTooMany(String(DRAFTS_MAX)))
}

/** What a phone has no field for stays as a file has said it: its code, other languages, lower prices of its packs. */
const withKept = (form: ListingForm, before: Draft | undefined): ListingForm => {
  const stepsOf = ({ name }: ListingForm['packs'][number]) =>
    before?.form.packs.find((pack) => pack.name === name)?.steps
  const [texts, code] = [form.texts ?? before?.form.texts, form.code ?? before?.form.code]
  return {
    ...form,
    ...(texts && { texts }),
    ...(code !== undefined && { code }),
    packs: form.packs.map((pack) => {
      const steps = pack.steps ?? stepsOf(pack)?.filter(({ price }) => price < pack.selling_price)
      return steps === undefined || pack.sku !== undefined ? pack : { ...pack, steps }
    }),
  }
}

/** Each version that was sent is told from the one before by its moment, on a clock that stands still too. */
const sentNow = ({ clock }: ShopContext, before: Draft | undefined): Date =>
  new Date(Math.max(clock().getTime(), (before?.sentAt.getTime() ?? 0) + 1))

/**
 * Sends a draft for approval, in place of what was sent under its name before. Of a seller who is trusted it goes on sale
 * as soon as its photographs are there.
 */
export const sendDraft = (shop: ShopContext, me: Staff, id: string, given: DraftForm): Promise<DeskDraft> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const [seen] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id))
    const sellerId = ownerOf(me, seen && ownRow(me, seen, { entity: 'draft', id, message: NO_DRAFT }))
    const [glanced] = await db.select({ since: sellers.trustedAt }).from(sellers).where(eq(sellers.id, sellerId))
    // It is taken before any row.
    if (glanced?.since) await lockCatalogue(inner)
    const seller = await lockShop(inner, sellerId)
    const before = await known(inner, me, id)
    if (before?.state === 'approved')
      throw new Refusal('NOT_ALLOWED_NOW', 'This draft was approved; change its listing instead')
    await checkRoom(inner, sellerId, id)
    await checkDraft(inner, seller, { id, ...given })
    await dropPictures(inner, id, given.form.pictures)
    const picturesMissing = await missingOf(inner, id, given)
    const sentAt = sentNow(inner, before)
    const values = {
      listingId: given.listing_id,
      productId: given.product_id,
      form: withKept(given.form, before),
      picturesMissing,
      state: 'waiting' as const,
      sentAt,
      decidedAt: null,
      reasons: null,
    }
    const written =
      before === undefined
        ? await db
            .insert(listingDrafts)
            .values({ id, sellerId, createdAt: sentAt, ...values })
            .onConflictDoNothing()
            .returning()
        : await db.update(listingDrafts).set(values).where(eq(listingDrafts.id, id)).returning()
    // Another shop has used the name at the same moment.
    const [draft] = written
    if (draft === undefined) throw notFound(NO_DRAFT)
    const goesOnSale = glanced?.since && seller.trustedAt !== null && picturesMissing === 0
    if (goesOnSale) await approve(inner, seller, draft)
    await recordChange(inner, {
      action: 'listing.send',
      entity: 'draft',
      entityId: id,
      sellerId,
      ...(before && { before: { state: before.state } }),
      after: { state: goesOnSale ? 'approved' : 'waiting' },
    })
    return showDraft(inner, me, id)
  })

/** Takes a draft back that is not on sale; its photographs go with it. */
export const withdrawDraft = (shop: ShopContext, me: Staff, id: string): Promise<null> =>
  inTransaction(shop, async (inner) => {
    const { state, sellerId } = await lockDraft(inner, me, id)
    if (state === 'approved') throw new Refusal('NOT_ALLOWED_NOW', 'This draft was approved; end its listing instead')
    await dropPictures(inner, id, [])
    await inner.db.delete(listingDrafts).where(eq(listingDrafts.id, id))
    await recordChange(inner, {
      action: 'listing.withdraw',
      entity: 'draft',
      entityId: id,
      sellerId,
      before: { state },
      after: { state: 'withdrawn' },
    })
    return null
  })
