import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { VariantChange } from '../../../src/contract/calls/staff/catalogue.ts'
import type { DeskVariant, PriceChange, StepsChange } from '../../../src/contract/calls/staff/variants.ts'
import type { Variant } from '../../../src/contract/entities.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import type { PriceStep } from '../../../src/contract/price-steps.ts'
import { categories, listings, products, sellers, variants, stockLog } from '../../db/schema.ts'
import { actorOf, recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { cutPage, decodeCursor, matchesText, RowId, type Page } from '../core/paging.ts'
import { Refusal, firstOf, invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { variantView } from './listings.ts'
import { shownPicture } from './pictures.ts'

/** Stock and prices of one's own shop. */

const PAGE = 100

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      variant: variants,
      sellerId: listings.sellerId,
      shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`,
      productId: listings.productId,
      title: listings.title,
      imageUrl: shownPicture,
      ground: categories.ground,
    })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const stepsOf = ({ priceSteps }: Pick<Row['variant'], 'priceSteps'>): PriceStep[] =>
  priceSteps.map((step) => ({ from: step.from, price: rupees(step.paise) }))

const view = ({ variant, sellerId, shopName, productId, title, imageUrl, ground }: Row): DeskVariant => ({
  sku: variant.sku,
  listing_id: variant.listingId,
  product_id: productId,
  seller_id: sellerId,
  shop_name: shopName,
  cod: variant.codAvailable,
  title,
  variant_name: variant.name,
  image_url: imageUrl,
  ground,
  price: rupees(variant.mrpPaise),
  selling_price: rupees(variant.sellingPaise),
  steps: stepsOf(variant),
  stock: variant.onHand - variant.reserved,
  reserved: variant.reserved,
})

const left = sql<number>`(${variants.onHand} - ${variants.reserved})`

/** A page of packs that hold a text, what is nearly gone first. */
export const listVariants = async (
  shop: ShopContext,
  me: Staff,
  { q, cursor, seller }: { q?: string | undefined; cursor?: string | undefined; seller?: number | undefined },
): Promise<Page<DeskVariant>> => {
  const after = decodeCursor(cursor, v.tuple([v.number(), RowId]))
  const fetched = await rowsOf(shop)
    .where(
      and(
        ownedBy(me, listings.sellerId),
        seller === undefined ? undefined : eq(listings.sellerId, seller),
        matchesText(q, [listings.title, variants.sku, variants.name]),
        after === null ? undefined : or(gt(left, after[0]), and(eq(left, after[0]), gt(variants.id, after[1]))),
      ),
    )
    .orderBy(asc(left), asc(variants.id))
    .limit(PAGE + 1)
  const { rows, meta } = cutPage(fetched, PAGE, ({ variant }) => [variant.onHand - variant.reserved, variant.id])
  return { data: rows.map(view), meta }
}

/** Locks a pack of one's own shop. */
const lockVariant = async (shop: ShopContext, me: Staff, sku: string): Promise<Row> => {
  await shop.db.select({ id: variants.id }).from(variants).where(eq(variants.sku, sku)).for('update')
  const [row] = await rowsOf(shop).where(eq(variants.sku, sku))
  return ownRow(me, row, { entity: 'variant', id: sku, message: 'There is no such pack' })
}

/** Adds or takes away pieces, whatever was sold since somebody counted. */
export const addStock = (shop: ShopContext, me: Staff, sku: string, add: number): Promise<DeskVariant> =>
  inTransaction(shop, async (inner) => {
    await lockVariant(inner, me, sku)
    await changeVariant(inner, sku, { add, reason: 'counted at the desk' })
    return view(await lockVariant(inner, me, sku))
  })

/** Sets the selling price, unless it has moved since it was seen. */
export const setPrice = (
  shop: ShopContext,
  me: Staff,
  sku: string,
  { selling_price, seen }: PriceChange,
): Promise<DeskVariant> =>
  inTransaction(shop, async (inner) => {
    const { variant } = await lockVariant(inner, me, sku)
    const current = variant.sellingPaise
    if (current !== paise(seen) && current !== paise(selling_price))
      throw new Refusal('PRICE_MOVED', `The price is ${rupees(current)} by now`, { data: { current: rupees(current) } })
    await changeVariant(inner, sku, { selling_price })
    return view(await lockVariant(inner, me, sku))
  })

/** Sets lower prices from so many pieces on, in place of those before: more pieces each time, at a lower price. */
export const setSteps = (shop: ShopContext, me: Staff, sku: string, { steps }: StepsChange): Promise<DeskVariant> =>
  inTransaction(shop, async (inner) => {
    const row = await lockVariant(inner, me, sku)
    const { variant } = row
    const priceSteps = steps.map(({ from, price }) => ({ from, paise: paise(price) }))
    let last = { from: 1, paise: variant.sellingPaise }
    for (const step of priceSteps) {
      if (step.from <= last.from) throw invalid({ steps: `More than ${last.from} pieces come next` })
      if (step.paise >= last.paise)
        throw invalid({ steps: `From ${step.from} pieces on it costs less than ${rupees(last.paise)}` })
      last = step
    }
    await inner.db.update(variants).set({ priceSteps }).where(eq(variants.sku, sku))
    await recordChange(inner, {
      action: 'variant.steps',
      entity: 'variant',
      entityId: sku,
      sellerId: row.sellerId,
      before: { steps: stepsOf(variant) },
      after: { steps },
    })
    return view(await lockVariant(inner, me, sku))
  })

/** Above the most that may be set, so that a difference always fits. */
const STOCK_MAX = 10_000_000

/**
 * Stock on hand after a change: an absolute number, or a difference, so that what is sold between counting and typing
 * is not lost. What is reserved for unpaid orders stays reserved on top; the operator sets what may be sold beside it.
 */
const stockAfter = ({ onHand, reserved }: typeof variants.$inferSelect, change: VariantChange): number => {
  if (change.add === undefined) return change.stock === undefined ? onHand : reserved + change.stock
  if (change.stock !== undefined) throw invalid({ add: 'Say the stock or the difference, not both' })
  if (change.reason === undefined) throw invalid({ reason: 'Say why' })
  const after = onHand + change.add
  if (after < reserved)
    throw new Refusal(
      'CONFLICT',
      `Only ${onHand - reserved} can be taken away; ${reserved} are held for unpaid orders`,
      {
        data: { on_hand: onHand, reserved },
      },
    )
  if (after > STOCK_MAX) throw invalid({ add: `No more than ${STOCK_MAX} can be in stock` })
  return after
}

/** Changes the given fields of a variant, and logs a change of its stock. Listings show it at once. */
export const changeVariant = (shop: ShopContext, sku: string, change: VariantChange): Promise<Variant> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const locked = await db.select().from(variants).where(eq(variants.sku, sku)).for('update')
    const before = firstOf(locked, 'There is no such sku')
    const onHand = stockAfter(before, change)
    if (change.stock !== undefined || change.add !== undefined)
      await db.insert(stockLog).values({
        sku,
        before: before.onHand,
        after: onHand,
        reason: change.reason ?? null,
        actor: actorOf(inner),
        at: clock(),
      })
    const mrpPaise = change.price === undefined ? before.mrpPaise : paise(change.price)
    const sellingPaise = change.selling_price === undefined ? before.sellingPaise : paise(change.selling_price)
    if (sellingPaise > mrpPaise)
      throw invalid({ selling_price: `The selling price cannot be above the list price of ${rupees(mrpPaise)}` })
    const codAvailable = change.cod === undefined ? before.codAvailable : change.cod === 1
    const changed = { mrpPaise, sellingPaise, onHand, codAvailable }
    await db.update(variants).set(changed).where(eq(variants.sku, sku))
    const [listing] = await db.select().from(listings).where(eq(listings.id, before.listingId))
    const named = ({ mrpPaise: mrp, sellingPaise: selling, onHand: pieces, codAvailable: cod }: typeof changed) => ({
      price: rupees(mrp),
      selling_price: rupees(selling),
      on_hand: pieces,
      cod,
    })
    await recordChange(inner, {
      action: 'variant.set',
      entity: 'variant',
      entityId: sku,
      sellerId: listing?.sellerId ?? null,
      before: named(before),
      after: named(changed),
    })
    return variantView({ ...before, ...changed })
  })
