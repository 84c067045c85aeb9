import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isOneOf } from '../../db/database.ts'
import { answers } from '../../../src/contract/answers.ts'
import type { Product, ProductDetails } from '../../../src/contract/entities.ts'
import type { LocalLanguage } from '../../../src/contract/product/local.ts'
import type { ReviewSummary } from '../../../src/contract/reviews.ts'
import { licences, listings, orderItems, orders, products, reviews } from '../../db/schema.ts'
import { loadProducts } from './listings.ts'
import { storedPictures } from './pictures.ts'
import { onSale } from './on-sale.ts'
import { otherOffers } from './other-offers.ts'
import { listingsRead } from '../core/read-listings.ts'
import { firstOf } from '../core/refusal.ts'
import { mediaOf } from '../reviews/review-threads.ts'
import type { ShopContext } from '../core/context.ts'
import { isPublic, oneDecimal } from './ratings.ts'
import { today } from '../core/business-day.ts'
import { isValidOn } from '../sellers/licences.ts'
import { wire } from '../core/wire.ts'

const REVIEWS_MAX = 200
const SIMILAR_MAX = 12

const findListing = async ({ db }: ShopContext, slug: string) => {
  const found = await db
    .select({ listing: listings, product: products })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.slug, slug), onSale))
  return firstOf(found, answers.productNotFound)
}

/** Products with what only their pages show, in three queries however many. */
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
  return found.map((product) => {
    const { text = '', kind = null, perishable = false, facts = null } = byId.get(product.id) ?? {}
    // Of several licences of one kind a valid one, and that which lasts longest.
    const ofKind = held.filter((row) => row.sellerId === product.vendor.id && row.kind === kind)
    const licence = ofKind.find((row) => isValidOn(row, today(shop))) ?? ofKind[0]
    return {
      ...product,
      product_details: text,
      pictures: photos(product.id).map(({ file }) => file),
      perishable,
      licence_required: kind !== null,
      licence: licenceView(shop, licence),
      facts,
      other_offers: others(product),
    }
  })
}

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

/** `Ramesh Kumar Yadav` → `Ramesh Y.`: reviews are public. */
export const publicName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

/** Those of the reviews whose author was delivered that very pack of that seller. */
const deliveredTo = async ({ db }: ShopContext, reviewIds: number[]): Promise<Set<number>> => {
  const rows = await db
    .selectDistinct({ id: reviews.id })
    .from(reviews)
    .innerJoin(orders, eq(orders.customerId, reviews.customerId))
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, orders.id),
        eq(orderItems.listingId, reviews.listingId),
        eq(orderItems.sku, reviews.sku),
        eq(orderItems.itemStatus, 'delivered'),
      ),
    )
    .where(isOneOf(reviews.id, reviewIds))
  return new Set(rows.map(({ id }) => id))
}

/** Approved reviews of a product, newest first, and what they add up to. */
export const reviewSummary = async (shop: ShopContext, slug: string): Promise<ReviewSummary> => {
  const { listing } = await findListing(shop, slug)
  listingsRead([listing.id])
  const ofListing = and(eq(reviews.listingId, listing.id), isPublic)
  const stars = await shop.db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(ofListing)
    .groupBy(reviews.rating)
  const rows = await shop.db.select().from(reviews).where(ofListing).orderBy(desc(reviews.updatedAt)).limit(REVIEWS_MAX)
  const ids = rows.map(({ id }) => id)
  const media = await mediaOf(shop, ids, 'public')
  const delivered = await deliveredTo(shop, ids)
  const countOf = (star: number): number => stars.find(({ rating }) => rating === star)?.count ?? 0
  const reviewsCount = stars.reduce((sum, { count }) => sum + count, 0)
  const points = stars.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return {
    avgRating: reviewsCount === 0 ? 0 : oneDecimal(points / reviewsCount),
    reviewsCount,
    ratingsDistribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
    user_reviews: rows.map((row) => ({
      ...wire(row),
      comment: row.publicComment ?? row.comment,
      media: media(row.id),
      verified: delivered.has(row.id),
      // Whoever has erased the account has no name here.
      user: { name: publicName(row.authorName) || 'A customer' },
    })),
  }
}

/** Other things of the same category, the most alike by name first, each thing from one seller. */
export const similarProducts = async (
  shop: ShopContext,
  slug: string,
  language?: LocalLanguage,
): Promise<Product[]> => {
  const { listing, product } = await findListing(shop, slug)
  const alike = shop.db
    .selectDistinctOn([listings.productId], {
      id: listings.id,
      likeness: sql<number>`similarity(${listings.title}, ${listing.title})`.as('likeness'),
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(products.categoryId, product.categoryId), onSale, ne(listings.productId, product.id)))
    .orderBy(listings.productId, listings.id)
    .as('alike')
  const rows = await shop.db.select().from(alike).orderBy(desc(alike.likeness), alike.id).limit(SIMILAR_MAX)
  const ids = rows.map(({ id }) => id)
  return loadProducts(shop, ids, language)
}
