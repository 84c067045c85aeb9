import { and, asc, eq } from 'drizzle-orm'
import type { ListingText } from '../../../src/contract/calls/staff/products.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { TextChange } from '../../../src/contract/product/listing-form.ts'
import { listings, listingTexts, products } from '../../db/schema.ts'
import { bannedFaults } from '../core/banned-substances.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { renewSearchTexts } from '../search/renew-search-texts.ts'

/** What a listing is called in each language, read and mended by the operator. */

const NO_LISTING = 'Listing not found'

/** In English, and in every language that it has a translation in. */
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
  return [{ language: 'en', ...firstOf(found, NO_LISTING) }, ...others]
}

const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ')

/** Mends title and short description in one language; without a title it has none in it any more, but for English. */
export const setText = (shop: ShopContext, id: number, language: Language, given: TextChange): Promise<ListingText[]> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const locked = await db
      .select({ sellerId: listings.sellerId, facts: products.facts })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .where(eq(listings.id, id))
      .for('no key update', { of: listings })
    const { sellerId, facts } = firstOf(locked, NO_LISTING)
    const [title, shortDescription] = [plain(given.title), plain(given.short_description)]
    const banned = bannedFaults({ title: [title, facts?.generic_name], short_description: shortDescription })
    if (Object.keys(banned).length > 0) throw invalid(banned)
    if (language === 'en') {
      if (title === '') throw invalid({ title: 'Give it a name' })
      // An import never leaves it empty either.
      await db
        .update(listings)
        .set({ title, shortDescription: shortDescription || title })
        .where(eq(listings.id, id))
      await renewSearchTexts(inner, eq(listings.id, id))
    } else if (title === '') {
      await db.delete(listingTexts).where(and(eq(listingTexts.listingId, id), eq(listingTexts.language, language)))
    } else {
      const set = { title, shortDescription }
      await db
        .insert(listingTexts)
        .values({ listingId: id, language, ...set })
        .onConflictDoUpdate({ target: [listingTexts.listingId, listingTexts.language], set })
    }
    await recordChange(inner, {
      action: 'listing.text',
      entity: 'listing',
      entityId: id,
      sellerId,
      personal: ['title', 'short_description'],
    })
    return allTexts(inner, id)
  })
