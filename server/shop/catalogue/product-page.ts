import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isOneOf } from '../../db/database.ts'
import { answers } from '../../../src/contract/answers.ts'
import type { Product, ProductDetails } from '../../../src/contract/entities.ts'
import { cropName } from '../../../src/contract/product/crops.ts'
import type { ProductFacts } from '../../../src/contract/product/facts.ts'
import type { LocalLanguage } from '../../../src/contract/product/local.ts'
import { licences, listingFacets, listings, products } from '../../db/schema.ts'
import type { StoredFacts } from '../../db/schema/own-facts.ts'
import { leadsOf } from './leads.ts'
import { loadProducts } from './listings.ts'
import { storedPictures } from './pictures.ts'
import { onSale } from '../core/on-sale.ts'
import { otherOffers } from './other-offers.ts'
import { firstOf } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { cropNames } from '../core/crop-book.ts'
import { factsShown, readOwnFacts } from '../core/fact-book.ts'
import { today } from '../core/business-day.ts'
import { isValidOn } from '../sellers/licences.ts'

const SIMILAR_MAX = 12
/** In a category of more listings the newest so many are compared. */
const COMPARED_MAX = 2_000

export const findListing = async ({ db }: ShopContext, slug: string) => {
  const found = await db
    .select({ listing: listings, product: products })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.slug, slug), onSale))
  return firstOf(found, answers.productNotFound)
}

/** Products with what only their pages show, in a few queries however many. */
export const withDetails = async (shop: ShopContext, found: Product[]): Promise<ProductDetails[]> => {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const sellerIds = found.map(({ vendor }) => vendor.id)
  const rows = await shop.db
    .select({
      id: listings.id,
      text: listings.productDetails,
      kind: products.licenceKind,
      perishable: products.perishable,
      facts: products.facts,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(isOneOf(listings.id, ids))
  const held = await shop.db
    .select()
    .from(licences)
    .where(isOneOf(licences.sellerId, sellerIds))
    .orderBy(desc(licences.expiresOn))
  const photos = await storedPictures(shop, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const others = await otherOffers(shop, found)
  const named = await cropNames(shop)
  const ownFacts = await readOwnFacts(shop)
  const namesOf = (slugs: readonly string[]) =>
    slugs.map(named).filter((crop) => Object.keys(crop).length > 2 || crop.name !== cropName(crop.slug))
  return found.map((product) => {
    const { text = '', kind = null, perishable = false, facts = null } = byId.get(product.id) ?? {}
    const moreFacts = factsShown(ownFacts, facts?.more)
    // Of several licences of one kind a valid one, and that which lasts longest.
    const ofKind = held.filter((row) => row.sellerId === product.vendor.id && row.kind === kind)
    const namedCrops = namesOf(product.crops)
    const licence = ofKind.find((row) => isValidOn(row, today(shop))) ?? ofKind[0]
    return {
      ...product,
      product_details: text,
      ...(namedCrops.length > 0 && { crop_names: namedCrops }),
      pictures: photos(product.id).map(({ file }) => file),
      perishable,
      licence_required: kind !== null,
      licence: licenceView(shop, licence),
      facts: facts && onLabel(facts),
      ...(moreFacts.length > 0 && { more_facts: moreFacts }),
      other_offers: others(product),
    }
  })
}

/** What the label says, without what the operator asks for beside. */
const onLabel = ({ more: _more, ...label }: StoredFacts): ProductFacts => label

const licenceView = (shop: ShopContext, row: typeof licences.$inferSelect | undefined): ProductDetails['licence'] => {
  if (row === undefined) return null
  const { kind, number, state, expiresOn } = row
  return { kind, number, state, expires: expiresOn, valid: isValidOn(row, today(shop)) }
}

/** One product with what only its page shows. */
export const productDetails = async (
  shop: ShopContext,
  slug: string,
  language?: LocalLanguage,
): Promise<ProductDetails> => {
  const { listing } = await findListing(shop, slug)
  return firstOf(await withDetails(shop, await loadProducts(shop, [listing.id], language)), answers.productNotFound)
}

/** Other things of the same category, the most alike by name first, each by the listing that leads it. */
export const similarProducts = async (
  shop: ShopContext,
  slug: string,
  language?: LocalLanguage,
): Promise<Product[]> => {
  const { listing, product } = await findListing(shop, slug)
  const newest = shop.db
    .select()
    .from(listingFacets)
    .where(and(listingFacets.onSale, eq(listingFacets.categoryId, product.categoryId)))
    .orderBy(desc(listingFacets.createdAt), desc(listingFacets.listingId))
    .limit(COMPARED_MAX)
    .as('newest')
  const alike = await shop.db
    .select({ productId: newest.productId })
    .from(newest)
    .innerJoin(listings, eq(listings.id, newest.listingId))
    .where(ne(newest.productId, product.id))
    .groupBy(newest.productId)
    .orderBy(sql`max(similarity(${listings.title}, ${listing.title})) desc`, newest.productId)
    .limit(SIMILAR_MAX)
  const leading = alike.map(({ productId }) => productId)
  return loadProducts(shop, await leadsOf(shop, leading), language)
}
