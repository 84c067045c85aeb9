import { describe, expect, test } from 'vitest'
import { generate } from '../../../server/seed/generate.ts'
import type { Offer } from '../../../server/seed/rows.ts'

const TODAY = '2026-11-21'
const catalogue = generate(7, { today: TODAY })
const offers = [...catalogue.offers()]
const variants = offers.flatMap((offer) => offer.variants)
const reviews = offers.flatMap((offer) => offer.reviews)
const products = new Map(catalogue.products.map((product) => [product.id, product]))

const productOf = ({ listing }: Offer) => {
  const product = products.get(listing.productId)
  if (product === undefined) throw new Error(`No product ${listing.productId}`)
  return product
}
const share = <T>(items: readonly T[], fits: (item: T) => boolean): number => items.filter(fits).length / items.length
const distinct = (items: readonly unknown[]): number => new Set(items).size

describe('the shelves are full', () => {
  test('ten trades, forty sellers in many states, sixty brands, six hundred listings', () => {
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(10)
    expect(distinct(offers.map(({ listing }) => listing.sellerId))).toBeGreaterThanOrEqual(40)
    expect(distinct(catalogue.sellers.map(({ state }) => state))).toBeGreaterThanOrEqual(20)
    expect(distinct(catalogue.products.map(({ brandId }) => brandId))).toBeGreaterThanOrEqual(60)
    expect(offers.length).toBeGreaterThanOrEqual(600)
  })

  test('a listing has one to four packs, each with its own name, price and stock', () => {
    expect(offers.every((offer) => offer.variants.length >= 1 && offer.variants.length <= 4)).toBe(true)
    expect(offers.every((offer) => distinct(offer.variants.map(({ name }) => name)) === offer.variants.length)).toBe(
      true,
    )
    expect(distinct(variants.map(({ sku }) => sku))).toBe(variants.length)
    expect(share(offers, (offer) => offer.variants.length > 1)).toBeGreaterThan(0.3)
  })

  test('one product is offered by several shops at different prices', () => {
    const byProduct = Map.groupBy(offers, ({ listing }) => listing.productId)
    const shared = [...byProduct.values()].filter((same) => same.length > 1)
    expect(shared.length).toBeGreaterThan(100)
    expect(shared.every((same) => distinct(same.map(({ listing }) => listing.sellerId)) === same.length)).toBe(true)
    expect(share(shared, (same) => distinct(same.map((offer) => offer.variants[0]?.sellingPaise)) > 1)).toBeGreaterThan(
      0.8,
    )
  })

  test('each trade has new arrivals, top products and deals, and most listings are none of them', () => {
    for (const category of catalogue.categories) {
      const types = offers
        .filter((offer) => productOf(offer).categoryId === category.id)
        .map(({ listing }) => listing.productType)
      expect(new Set(types)).toEqual(new Set(['New Arrival', 'Top Product', 'Deal Of The Day', null]))
      expect(share(types, (type) => type === null)).toBeGreaterThan(0.5)
    }
  })

  test('some packs are out of stock, some listings forbid cash', () => {
    const gone = share(variants, ({ onHand }) => onHand === 0)
    expect(gone).toBeGreaterThan(0.02)
    expect(gone).toBeLessThan(0.12)
    const cash = share(variants, ({ codAvailable }) => codAvailable === true)
    expect(cash).toBeGreaterThan(0.5)
    expect(cash).toBeLessThan(0.9)
  })
})

describe('prices a farmer would believe', () => {
  test('nothing costs more than its MRP, and a deal is at least 15 percent off', () => {
    expect(variants.every(({ sellingPaise, mrpPaise }) => sellingPaise > 0 && sellingPaise <= mrpPaise)).toBe(true)
    const deals = offers.filter(({ listing }) => listing.productType === 'Deal Of The Day')
    const off = deals.flatMap((offer) =>
      offer.variants.map(({ sellingPaise, mrpPaise }) => 1 - sellingPaise / mrpPaise),
    )
    expect(Math.min(...off)).toBeGreaterThanOrEqual(0.15)
  })

  test('urea costs the price that the government sets, in every shop', () => {
    const urea = offers.filter(({ listing }) => listing.title.startsWith('Urea'))
    expect(urea.length).toBeGreaterThan(0)
    expect(new Set(urea.flatMap((offer) => offer.variants.map(({ sellingPaise }) => sellingPaise)))).toEqual(
      new Set([26_650]),
    )
  })

  test('a bigger pack is seldom dearer per unit', () => {
    const steps = offers.flatMap(({ variants: packs }) =>
      packs.slice(1).flatMap((pack, index) => {
        const smaller = packs[index]
        if (smaller === undefined || pack.unit === 'piece' || pack.amount <= smaller.amount) return []
        return [pack.sellingPaise / pack.amount <= smaller.sellingPaise / smaller.amount]
      }),
    )
    expect(steps.length).toBeGreaterThan(100)
    expect(share(steps, (cheaper) => cheaper)).toBeGreaterThan(0.95)
  })
})

describe('trust', () => {
  test('what needs a licence is sold only by shops that hold one; a few have run out', () => {
    const held = new Set(catalogue.licences.map(({ sellerId, kind }) => `${sellerId} ${kind}`))
    const needing = offers.filter((offer) => productOf(offer).licenceKind !== null)
    expect(needing.length).toBeGreaterThan(150)
    expect(needing.every((offer) => held.has(`${offer.listing.sellerId} ${productOf(offer).licenceKind}`))).toBe(true)
    const expired = catalogue.licences.filter(({ expiresOn }) => expiresOn < TODAY)
    expect(expired.length).toBeGreaterThan(0)
    expect(expired.length).toBeLessThan(catalogue.licences.length / 5)
  })

  test('about half of the listings have approved reviews by first name and initial, none twice', () => {
    const reviewed = share(offers, (offer) => offer.reviews.length > 0)
    expect(reviewed).toBeGreaterThan(0.45)
    expect(reviewed).toBeLessThan(0.65)
    expect(Math.max(...offers.map((offer) => offer.reviews.length))).toBeLessThanOrEqual(12)
    expect(reviews.every(({ authorName }) => /^[A-Z][a-z]+ [A-Z]\.$/.test(authorName))).toBe(true)
    expect(reviews.every(({ customerId, reviewStatus }) => customerId === null && reviewStatus === 'approved')).toBe(
      true,
    )
    expect(
      offers.every((offer) => distinct(offer.reviews.map(({ comment }) => comment)) === offer.reviews.length),
    ).toBe(true)
    expect(distinct(reviews.map(({ rating }) => rating))).toBe(5)
  })

  test('no review is older than its listing or from the future', () => {
    const end = Date.parse(`${TODAY}T23:59:59Z`)
    for (const { listing, reviews: said } of offers)
      for (const { createdAt } of said) {
        expect(createdAt?.getTime()).toBeGreaterThanOrEqual(listing.createdAt?.getTime() ?? end)
        expect(createdAt?.getTime()).toBeLessThanOrEqual(end)
      }
  })
})

test('every kind of page has two or three banners, and one deal is on', () => {
  expect(catalogue.banners.map(({ sourceType }) => sourceType).toSorted()).toEqual([
    'brands',
    'category',
    'home',
    'seller',
  ])
  expect(catalogue.banners.every(({ imageUrls }) => imageUrls.length >= 2 && imageUrls.length <= 3)).toBe(true)
  expect(catalogue.deals).toHaveLength(1)
  expect(catalogue.deals[0]).toMatchObject({ startDate: '2026-11-20', endDate: '2026-12-05' })
})

test('the three ids of a product never agree', () => {
  expect(
    offers.every(({ listing }) => listing.id !== listing.productId && listing.slug.endsWith(`-${listing.id}`)),
  ).toBe(true)
  const listingIds = new Set(offers.map(({ listing }) => listing.id))
  expect(catalogue.products.some(({ id }) => listingIds.has(id))).toBe(false)
})

test('the same seed makes the same catalogue, another seed another one', () => {
  const again = generate(7, { today: TODAY })
  expect([...again.offers()]).toEqual(offers)
  expect(again.products).toEqual(catalogue.products)
  expect([...generate(8, { today: TODAY }).offers()]).not.toEqual(offers)
})

test('fifty thousand listings can be made', () => {
  let count = 0
  for (const _ of generate(7, { today: TODAY, listings: 50_000 }).offers()) count += 1
  expect(count).toBe(50_000)
})
