import type { Dealer } from './generate-sellers.ts'
import { titleOf, type Master } from './base-products.ts'
import { reviewsOf } from './generate-reviews.ts'
import { between, chance, pick, shuffled, type Random } from './random.ts'
import { textsOf } from './local-texts.ts'
import type { ListingRow, Offer, VariantRow } from './rows.ts'
import { addDays } from './season.ts'
import type { Pack } from './product-data/trade.ts'
import { slugOf } from '../shop/core/slug.ts'
import { searchTextOf } from '../shop/search/search-text.ts'

type ProductType = ListingRow['productType']

/** The same for every offer of a thing. */
const searchTexts = new WeakMap<Master, string>()

const textOf = (master: Master): string => {
  const { good, brand, category } = master
  const text =
    searchTexts.get(master) ??
    searchTextOf({
      title: titleOf(master),
      brand: brand.name,
      category: category.slug,
      short: good.short,
      crops: good.crops ?? [],
      origin: good.origin ?? 'IN',
      genericName: good.facts?.generic_name,
      pests: good.facts?.pests,
    })
  searchTexts.set(master, text)
  return text
}

interface OfferInput {
  listingId: number
  productId: number
  master: Master
  dealer: Dealer
  productType: ProductType
  today: string
  random: Random
}

/** Dearer than this is prepaid only: nobody carries so much cash. */
const CASH_LIMIT_RUPEES = 25_000
/** A price from another shop lies this far around the usual one. */
const PRICE_SPREAD = 0.06

const PRICE_STEPS = [
  [100, 1],
  [1000, 5],
  [10_000, 10],
  [100_000, 50],
] as const

const stepOf = (rupees: number): number => PRICE_STEPS.find(([limit]) => rupees < limit)?.[1] ?? 500

/** Rupees as shops write them. */
const round = (rupees: number): number => Math.max(1, Math.round(rupees / stepOf(rupees)) * stepOf(rupees))
/** A printed price is rounded up, so that the discount is never less than it was to be. */
const roundUp = (rupees: number): number => Math.ceil(rupees / stepOf(rupees)) * stepOf(rupees)

const discountOf = (random: Random, productType: ProductType): number => {
  if (productType === 'Deal Of The Day') return between(random, 16, 28) / 100
  return chance(random, 0.2) ? 0 : between(random, 4, 20) / 100
}

const packsOf = (random: Random, packs: readonly Pack[]): Pack[] => {
  if (packs.length === 1 || chance(random, 0.65)) return packs.slice(0, 4)
  const kept = new Set(shuffled(random, packs.slice(0, 4)).slice(0, between(random, 1, Math.min(packs.length, 4) - 1)))
  return packs.filter((pack) => kept.has(pack))
}

const stockOf = (random: Random, rupees: number): number => {
  if (chance(random, 0.06)) return 0
  if (chance(random, 0.1)) return between(random, 1, 4)
  return rupees > CASH_LIMIT_RUPEES ? between(random, 2, 12) : between(random, 8, 240)
}

const variantsOf = ({ listingId, master, productType, random }: OfferInput): VariantRow[] => {
  const { good, category } = master
  const near = 1 + (random() * 2 - 1) * PRICE_SPREAD
  const discount = discountOf(random, productType)
  const cash = good.cod === undefined ? chance(random, 0.88) : good.cod === 'yes'
  return packsOf(random, good.packs).map((pack, position) => {
    const selling = good.fixedPrice === true ? pack.price : round(pack.price * near)
    const mrp =
      good.fixedPrice === true || discount === 0 ? selling : Math.max(selling, roundUp(selling / (1 - discount)))
    return {
      sku: `${category.sku}${listingId}-${position + 1}`,
      listingId,
      position,
      name: pack.name,
      mrpPaise: Math.round(mrp * 100),
      sellingPaise: Math.round(selling * 100),
      codAvailable: cash && selling <= CASH_LIMIT_RUPEES,
      onHand: stockOf(random, selling),
      amount: pack.amount,
      unit: pack.unit,
    }
  })
}

/** How long ago it was put up: new arrivals lately, others up to a year and a half. */
const ageOf = (random: Random, productType: ProductType): number =>
  productType === 'New Arrival' ? between(random, 1, 25) : between(random, 30, 500)

/** A listing of a product by a shop, with its packs and what buyers said. */
export const makeOffer = (input: OfferInput): Offer => {
  const { listingId, productId, master, dealer, productType, today, random } = input
  const { good, brand, category } = master
  const title = titleOf(master)
  const variants = variantsOf(input)
  const age = ageOf(random, productType)
  const time = `${String(between(random, 3, 12)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}:00Z`
  const listing: ListingRow = {
    id: listingId,
    productId,
    sellerId: dealer.seller.id,
    slug: `${slugOf(good.title)}-${slugOf(brand.name)}-${listingId}`,
    title,
    shortDescription: good.short,
    productDetails: [...good.details, `Maker: ${brand.name}. Sold from ${dealer.seller.city ?? ''}.`].join('\n'),
    productType,
    searchText: textOf(master),
    createdAt: new Date(`${addDays(today, -age)}T${time}`),
  }
  const skus = variants.map(({ sku }) => sku)
  return {
    listing,
    texts: textsOf(listingId, master),
    variants,
    reviews: reviewsOf({ listing, category: category.slug, sku: () => pick(random, skus), age, random }),
  }
}
