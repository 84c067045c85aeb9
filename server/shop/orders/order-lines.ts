import { and, eq, inArray, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import type { OrderLine } from '../../../src/contract/forms.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { priceAt } from '../../../src/contract/price-steps.ts'
import { isAmongTexts, prepared, textList } from '../../db/prepared.ts'
import { licences, listings, products, sellers, variants } from '../../db/schema.ts'
import { onSale } from '../core/on-sale.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import { invalid, refuseLines } from '../core/refusal.ts'
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

type FoundOffer = Awaited<ReturnType<typeof loadOffers>>[number]
/** The current offer of a sku, at the price of one piece where so many are bought. */
export type Offer = FoundOffer & { unitPaise: number }

const loadOffers = prepared({ skus: textList }, (db, { skus }) =>
  db
    .select({
      sku: variants.sku,
      variantName: variants.name,
      sellingPaise: variants.sellingPaise,
      priceSteps: variants.priceSteps,
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
    .where(isAmongTexts(variants.sku, skus))
    .prepare(''),
)

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

const unitPaiseOf = ({ sellingPaise, priceSteps }: FoundOffer, pieces: number): number =>
  priceAt(
    sellingPaise,
    priceSteps.map((step) => ({ from: step.from, price: step.paise })),
    pieces,
  )

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
  const found = (await loadOffers(shop.db, { skus })).map((offer): Offer => {
    const pieces = wanted.find(({ sku }) => sku === offer.sku)?.quantity ?? 0
    return { ...offer, unitPaise: agreed?.get(offer.sku) ?? unitPaiseOf(offer, pieces) }
  })
  const withoutLicence = await unlicensed(shop, found)
  const offers = new Map(
    found.filter(({ sku, isOnSale }) => isOnSale && !withoutLicence.has(sku)).map((offer) => [offer.sku, offer]),
  )
  const missing = skus.filter((sku) => !offers.has(sku)).map((sku) => ({ sku, available: 0 }))
  refuseLines('UNAVAILABLE', answers.noLongerSold, missing)

  const collected = skus.filter((sku) => offers.get(sku)?.collectOnly).map((sku) => ({ sku, available: 0 }))
  refuseLines('COLLECT_ONLY', answers.collectOnly, collected)

  const dearer = wanted.flatMap(({ sku, claimPaise }) => {
    const current = offers.get(sku)?.unitPaise ?? 0
    return claimPaise < current ? [{ sku, sent: rupees(claimPaise), current: rupees(current) }] : []
  })
  refuseLines('PRICE_CHANGED', answers.pricesChanged, dearer)

  if (method === CASH_ON_DELIVERY) {
    const prepaidOnly = skus.filter((sku) => offers.get(sku)?.codAvailable !== true).map((sku) => ({ sku }))
    refuseLines('COD_NOT_ALLOWED', answers.noCashForSome, prepaidOnly)
  }
  return offers
}
