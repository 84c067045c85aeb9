import { eq, asc } from 'drizzle-orm'
import type { ListingMoved, ListingText } from '../../../src/contract/calls/staff/catalogue.ts'
import { listings, listingTexts } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'

/** Takes a listing off the shop, or shows it again. */
export const showListing = (shop: ShopContext, id: number, isShown: boolean): Promise<ListingMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(listings).where(eq(listings.id, id)).for('update')
    const { title, sellerId, takenDown, published, endedAt } = firstOf(locked, 'Listing not found')
    if (isShown && endedAt !== null) throw new Refusal('NOT_ALLOWED_NOW', 'Its seller has ended this listing for good')
    const after = { takenDown: !isShown, ...(isShown && { published: true }) }
    await inner.db.update(listings).set(after).where(eq(listings.id, id))
    const change = { before: { takenDown, published }, after }
    await recordChange(inner, { action: 'listing.show', entity: 'listing', entityId: id, sellerId, ...change })
    return { id, title, published: isShown }
  })

/** What a listing is called, in English and in every language that it has a translation in. */
export const allTexts = async ({ db }: ShopContext, id: number): Promise<ListingText[]> => {
  const found = await db
    .select({ title: listings.title, short_description: listings.shortDescription })
    .from(listings)
    .where(eq(listings.id, id))
  const others = await db
    .select({
      language: listingTexts.language,
      title: listingTexts.title,
      short_description: listingTexts.shortDescription,
    })
    .from(listingTexts)
    .where(eq(listingTexts.listingId, id))
    .orderBy(asc(listingTexts.language))
  return [{ language: 'en', ...firstOf(found, 'Listing not found') }, ...others]
}
