import { asc, eq } from 'drizzle-orm'
import type { ListingText } from '../../../src/contract/calls/staff/catalogue.ts'
import { listings, listingTexts } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf } from '../core/refusal.ts'

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
