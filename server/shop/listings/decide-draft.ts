import { eq } from 'drizzle-orm'
import type { DeskDraft } from '../../../src/contract/calls/staff/listings.ts'
import { listingDrafts, type sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { emit } from '../core/events.ts'
import type { Staff } from '../core/identity.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { checkDraft } from './check-draft.ts'
import { lockDraft, lockShop, NO_DRAFT, showDraft, type Draft } from './drafts.ts'
import { putOnSale } from './put-on-sale.ts'

/** What the operator decides about a draft. Locked in the order of a seller who sends: catalogue, shop, draft. */

/** Puts a draft on sale that is locked like its shop, in the one transaction that says so. */
export const approve = async (shop: ShopContext, seller: typeof sellers.$inferSelect, draft: Draft): Promise<void> => {
  const { id, listingId, productId, form } = draft
  const checked = await checkDraft(shop, seller, { id, listing_id: listingId, product_id: productId, form })
  const placed = await putOnSale(shop, { draft, seller, checked })
  await shop.db
    .update(listingDrafts)
    .set({ ...placed, state: 'approved', decidedAt: shop.clock(), reasons: null })
    .where(eq(listingDrafts.id, id))
}

/** The draft, which must be the very one that the operator has seen, with its photographs. */
const lockSeen = async (shop: ShopContext, me: Staff, id: string, sentAt: string) => {
  const [seen] = await shop.db.select().from(listingDrafts).where(eq(listingDrafts.id, id))
  const seller = await lockShop(shop, firstOf(seen === undefined ? [] : [seen], NO_DRAFT).sellerId)
  const draft = await lockDraft(shop, me, id)
  if (draft.state !== 'waiting') throw new Refusal('NOT_ALLOWED_NOW', `This draft was ${draft.state} already`)
  if (draft.sentAt.toISOString() !== sentAt)
    throw new Refusal('NOT_ALLOWED_NOW', 'The shop has sent another version meanwhile')
  if (draft.picturesMissing > 0) throw new Refusal('NOT_ALLOWED_NOW', 'Photographs of it are still on their way')
  return { seller, draft }
}

const told = async (shop: ShopContext, draft: Draft, state: 'approved' | 'returned'): Promise<void> => {
  const { id, sellerId, sentAt, form } = draft
  await emit(shop, 'draftDecided', { id, sellerId, sentAt, title: form.title, state })
}

export const approveDraft = (shop: ShopContext, me: Staff, id: string, sentAt: string): Promise<DeskDraft> =>
  inTransaction(shop, async (inner) => {
    await lockCatalogue(inner)
    const { seller, draft } = await lockSeen(inner, me, id, sentAt)
    await approve(inner, seller, draft)
    await recordChange(inner, {
      action: 'listing.approved',
      entity: 'draft',
      entityId: id,
      sellerId: seller.id,
      before: { state: 'waiting' },
      after: { state: 'approved' },
    })
    await told(inner, draft, 'approved')
    return showDraft(inner, me, id)
  })

interface Return {
  sent_at: string
  reasons: Record<string, string>
}

/** Sends a draft back to its shop, with a reason at each field that is to be mended. */
export const returnDraft = (shop: ShopContext, me: Staff, id: string, given: Return): Promise<DeskDraft> =>
  inTransaction(shop, async (inner) => {
    const { draft } = await lockSeen(inner, me, id, given.sent_at)
    await inner.db
      .update(listingDrafts)
      .set({ state: 'returned', decidedAt: inner.clock(), reasons: given.reasons })
      .where(eq(listingDrafts.id, id))
    await recordChange(inner, {
      action: 'listing.returned',
      entity: 'draft',
      entityId: id,
      sellerId: draft.sellerId,
      before: { state: 'waiting' },
      after: { state: 'returned' },
      personal: ['reasons'],
    })
    await told(inner, draft, 'returned')
    return showDraft(inner, me, id)
  })
