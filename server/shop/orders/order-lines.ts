import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import type { OrderLine } from '../../../src/contract/forms.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import type { RefusedLine } from '../../../src/contract/refusals.ts'
import { licences, listings, products, sellers, variants } from '../../db/schema.ts'
import { onSale } from '../core/on-sale.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { isLicenceValid } from '../sellers/licences.ts'
import { bySku } from '../stock/reservations.ts'

/** One sku of an order, however many lines it was sent in. */
export interface WantedLine {
  sku: string
  quantity: number
  /** The lowest price the phone claimed, in paise. */
  claimPaise: number
}

/** Lines merged by sku and sorted by it, so that two orders always take stock in the same sequence. */
export const mergeLines = (lines: OrderLine[]): WantedLine[] => {
  const merged = new Map<string, WantedLine>()
  for (const { sku, quantity, item_price } of lines) {
    const before = merged.get(sku)
    const claimPaise = paise(item_price)
    merged.set(sku, {
      sku,
      quantity: quantity + (before?.quantity ?? 0),
      claimPaise: Math.min(claimPaise, before?.claimPaise ?? claimPaise),
    })
  }
  return [...merged.values()].toSorted(bySku)
}

/** A value that all lines of an order must share; several values are the caller's mistake. */
export const sameForAll = <K extends 'payment_method' | 'delivery_address_id' | 'billing_address_id'>(
  lines: OrderLine[],
  key: K,
  message: string,
): OrderLine[K] => {
  const [value, ...others] = new Set(lines.map((line) => line[key]))
  if (value === undefined || others.length > 0) throw invalid({ [key]: message })
  return value
}

/** The current offer of a sku. */
export type Offer = Awaited<ReturnType<typeof loadOffers>>[number]

const loadOffers = ({ db }: ShopContext, skus: string[]) =>
  db
    .select({
      sku: variants.sku,
      variantName: variants.name,
      unitPaise: variants.sellingPaise,
      codAvailable: variants.codAvailable,
      listingId: listings.id,
      title: listings.title,
      slug: listings.slug,
      isOnSale: sql<boolean>`${onSale}`,
      productId: products.id,
      imageUrl: shownPicture,
      licenceKind: products.licenceKind,
      collectOnly: products.collectOnly,
      sellerId: sellers.id,
      shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`,
    })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .where(inArray(variants.sku, skus))

/** Licensed goods may only be bought from a seller whose licence is valid today. */
const unlicensed = async (shop: ShopContext, offers: Offer[]): Promise<Set<string>> => {
  const bound = offers.filter(({ licenceKind }) => licenceKind !== null)
  if (bound.length === 0) return new Set()
  const sellerIds = bound.map(({ sellerId }) => sellerId)
  const isHeld = and(inArray(licences.sellerId, sellerIds), isLicenceValid(shop))
  const held = await shop.db.select().from(licences).where(isHeld)
  const holds = (offer: Offer) =>
    held.some(({ sellerId, kind }) => sellerId === offer.sellerId && kind === offer.licenceKind)
  return new Set(bound.filter((offer) => !holds(offer)).map(({ sku }) => sku))
}

const refuse = (code: Refusal['code'], message: string, lines: RefusedLine[]): void => {
  if (lines.length > 0) throw new Refusal(code, message, { data: { lines } })
}

/** Prices in paise that were agreed for packs, in place of those of today. */
export type AgreedPrices = ReadonlyMap<string, number>

/** The offers behind the wanted lines, or a refusal that names every line that cannot be had as claimed. */
export const checkLines = async (
  shop: ShopContext,
  wanted: readonly WantedLine[],
  method: 'c' | 'p',
  agreed?: AgreedPrices,
) => {
  const skus = wanted.map(({ sku }) => sku)
  const found = (await loadOffers(shop, skus)).map((offer) => ({
    ...offer,
    unitPaise: agreed?.get(offer.sku) ?? offer.unitPaise,
  }))
  const withoutLicence = await unlicensed(shop, found)
  const offers = new Map(
    found.filter(({ sku, isOnSale }) => isOnSale && !withoutLicence.has(sku)).map((offer) => [offer.sku, offer]),
  )
  const missing = skus.filter((sku) => !offers.has(sku)).map((sku) => ({ sku, available: 0 }))
  refuse('UNAVAILABLE', answers.noLongerSold, missing)

  const collected = skus.filter((sku) => offers.get(sku)?.collectOnly).map((sku) => ({ sku, available: 0 }))
  refuse('COLLECT_ONLY', answers.collectOnly, collected)

  const dearer = wanted.flatMap(({ sku, claimPaise }) => {
    const current = offers.get(sku)?.unitPaise ?? 0
    return claimPaise < current ? [{ sku, sent: rupees(claimPaise), current: rupees(current) }] : []
  })
  refuse('PRICE_CHANGED', answers.pricesChanged, dearer)

  if (method === CASH_ON_DELIVERY) {
    const prepaidOnly = skus.filter((sku) => offers.get(sku)?.codAvailable !== true).map((sku) => ({ sku }))
    refuse('COD_NOT_ALLOWED', answers.noCashForSome, prepaidOnly)
  }
  return offers
}

/** Of fewer pieces than these the seller is told. */
const LOW_STOCK = 5

/** A pack of which few pieces are left, since just now. */
export interface LowStock {
  sku: string
  left: number
}

/**
 * Takes the stock of every line, or only reserves it until it is paid for; or refuses and says what is left. Lines come
 * sorted, so that orders never deadlock. Returns what has just become low.
 */
export const takeStock = async (
  { db }: ShopContext,
  wanted: readonly WantedLine[],
  method: 'c' | 'p',
): Promise<LowStock[]> => {
  const short: string[] = []
  const low: LowStock[] = []
  for (const { sku, quantity } of wanted) {
    const inCash = method === CASH_ON_DELIVERY
    const taken = await db
      .update(variants)
      .set(
        inCash
          ? { onHand: sql`${variants.onHand} - ${quantity}` }
          : { reserved: sql`${variants.reserved} + ${quantity}` },
      )
      .where(and(eq(variants.sku, sku), gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)))
      .returning({ left: sql<number>`(${variants.onHand} - ${variants.reserved})::int` })
    const [row] = taken
    if (row === undefined) short.push(sku)
    else if (row.left < LOW_STOCK && row.left + quantity >= LOW_STOCK) low.push({ sku, left: row.left })
  }
  if (short.length === 0) return low
  const left = await db
    .select({ sku: variants.sku, available: sql<number>`(${variants.onHand} - ${variants.reserved})::int` })
    .from(variants)
    .where(inArray(variants.sku, short))
  refuse('OUT_OF_STOCK', answers.outOfStock, left.toSorted(bySku))
  return low
}
