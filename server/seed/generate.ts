import { BRANDS } from './brands.ts'
import { CATEGORIES } from './categories.ts'
import { SCENES } from '../drawings/names.ts'
import { DRAWINGS_VERSION } from '../drawings/version.ts'
import { makeOffer } from './generate-offer.ts'
import { dealers, type Dealer } from './generate-sellers.ts'
import { allMasters, titleOf, type Master } from './base-products.ts'
import { hash, randomFrom, shuffled } from './random.ts'
import { slugOf } from '../shop/core/slug.ts'
import type { ListingRow, Offer, ProductRow } from './rows.ts'
import { addDays, seasonName } from './season.ts'
import { zonesFor } from './generate-zones.ts'
import { dosesByTitle } from './product-data/doses.ts'
import { PLACES } from './sellers.ts'

/** Names and addresses that do not exist, in towns that do. */
const addressOf = (name: string): string => {
  const place = PLACES[hash(name) % PLACES.length]
  if (place === undefined) throw new Error('No places')
  return `Plot ${(hash(name) % 90) + 1}, Industrial Area, ${place.city}, ${place.state} ${place.pincode}`
}

/** What the label of a product says: who made or imported it and who answers for it, beside what is true of the good. */
const factsOf = ({ good, brand }: Master): Pick<ProductRow, 'origin' | 'crops' | 'facts'> => {
  const name = `${brand.name} Agro`
  const address = addressOf(brand.name)
  const isImported = good.origin !== undefined
  return {
    origin: good.origin ?? 'IN',
    crops: good.crops?.length ? [...good.crops] : null,
    facts: {
      generic_name: null,
      pests: null,
      dose: null,
      dose_per_pump: null,
      waiting_days: null,
      best_before: null,
      ...dosesByTitle(good.title),
      ...good.facts,
      maker: isImported ? null : { name, address, role: 'maker' },
      importer: isImported ? { name, address } : null,
      consumer_care: {
        name: `${brand.name} customer care`,
        // Any number may be somebody's; an address under .example is nobody's.
        phone: null,
        email: `care@${slugOf(brand.name)}.example`,
      },
    },
  }
}

export const LISTINGS = 720
const SELLERS_MIN = 42
const LISTINGS_PER_SELLER = 150
/** Two in three listings are of a product of their own, the rest are further offers. */
const PRODUCT_SHARE = 0.67
/** First ids of the three kinds of product id, apart so that a mix-up shows; the schema's identities start likewise. */
const FIRST = { product: 5001, listing: 20_001, seller: 101 }
const DEAL_DAYS = 14

const TURN = 10
/** In each trade the products take turns, so that every type is there and most have none. */
const TYPE_TURNS: Partial<Record<number, ListingRow['productType']>> = {
  0: 'Top Product',
  3: 'New Arrival',
  6: 'Deal Of The Day',
  8: 'New Arrival',
}

interface Planned {
  master: Master
  productId: number
  dealers: Dealer[]
  productType: NonNullable<ListingRow['productType']> | null
}

const mayOffer = ({ category, good }: Master, { trades, licences }: Dealer): boolean =>
  trades.includes(category.slug) && (good.licence === undefined || licences.some(({ kind }) => kind === good.licence))

/** Deals the further offers out in rounds, one per product and round, while a shop is left that may sell it. */
const spread = (plan: Planned[], able: Dealer[][], wanted: number): void => {
  let left = wanted
  for (let round = 0; left > 0; round += 1) {
    const before = left
    for (const [index, item] of plan.entries()) {
      const dealer = able[index]?.[round]
      if (left === 0 || dealer === undefined) continue
      item.dealers.push(dealer)
      left -= 1
    }
    if (before === left)
      throw new Error(`Not enough shops: ${wanted - left} listings are possible, ${wanted} were asked for`)
  }
}

const planOf = (seed: number, listings: number, shopsToAsk: readonly Dealer[]): Planned[] => {
  const random = randomFrom(seed, 1)
  const turns = new Map<string, number>()
  const plan = allMasters()
    .slice(0, Math.ceil(listings * PRODUCT_SHARE))
    .map((master, index): Planned => {
      const turn = turns.get(master.category.slug) ?? 0
      turns.set(master.category.slug, turn + 1)
      const type = master.good.fixedPrice === true ? 'Top Product' : TYPE_TURNS[turn % TURN]
      return { master, productId: FIRST.product + index, dealers: [], productType: type ?? null }
    })
  const able = plan.map(({ master }) => {
    const dealersOfIt = shopsToAsk.filter((dealer) => mayOffer(master, dealer))
    return shuffled(random, dealersOfIt)
  })
  spread(plan, able, listings)
  return plan
}

/** The drawing of a product, and a file name that changes with it: phones keep pictures for a year. */
const pictured = (master: Master): Pick<ProductRow, 'imageUrl' | 'drawing'> => {
  const drawing = { ...master.good.drawing, colour: master.brand.colour }
  const mark = hash(`${DRAWINGS_VERSION} ${JSON.stringify(drawing)}`).toString(36)
  return { imageUrl: `${slugOf(titleOf(master))}-${mark}.webp`, drawing }
}

/** The trades; their ids are their places. */
export const categoryRows = CATEGORIES.map(({ slug, name, icon, ground, licence }, index) => ({
  id: index + 1,
  slug,
  name,
  icon,
  ground,
  position: index,
  licenceKind: licence ?? null,
}))

/**
 * A catalogue of true goods, invented makers and invented shops. The same seed, size and day make the same rows;
 * `today` is the day in India on which it starts. Throws when more listings are asked for than the facts allow.
 */
export const generate = (seed: number, { listings = LISTINGS, today }: { listings?: number; today: string }) => {
  const count = Math.max(SELLERS_MIN, Math.ceil(listings / LISTINGS_PER_SELLER))
  const allDealers = dealers(seed, today, count, FIRST.seller)
  const plan = planOf(seed, listings, allDealers)

  // Lazily, so that 50,000 of them take no memory.
  const offers = function* (): Generator<Offer> {
    let listingId = FIRST.listing
    for (let round = 0; ; round += 1) {
      const before = listingId
      for (const { master, productId, dealers: able, productType } of plan) {
        const dealer = able[round]
        if (dealer === undefined) continue
        // Only the first offer of a product is put forward, so that a rail does not show one product twice.
        const type = round === 0 ? productType : null
        const random = randomFrom(seed, listingId)
        yield makeOffer({ listingId, productId, master, dealer, productType: type, today, random })
        listingId += 1
      }
      if (before === listingId) return
    }
  }

  return {
    categories: categoryRows,
    brands: BRANDS.map(({ name }, index) => ({
      id: index + 1,
      slug: slugOf(name),
      name,
      imageUrl: `${slugOf(name)}-${DRAWINGS_VERSION}.webp`,
    })),
    sellers: allDealers.map(({ seller }) => seller),
    delivery: zonesFor(allDealers.map(({ seller }) => seller)),
    licences: allDealers.flatMap((dealer) => dealer.licences),
    products: plan.map(({ master, productId }) => ({
      id: productId,
      categoryId: CATEGORIES.indexOf(master.category) + 1,
      brandId: BRANDS.indexOf(master.brand) + 1,
      ...pictured(master),
      licenceKind: master.good.licence ?? null,
      // Living cultures, which are found by that word.
      perishable: master.good.words?.split(' ').includes('culture') === true,
      ...factsOf(master),
    })),
    banners: Object.entries(SCENES).map(([source, names]) => ({
      sourceType: source as keyof typeof SCENES, // safe: the keys of the record
      imageUrls: names.map((name) => `${name}-${DRAWINGS_VERSION}.webp`),
    })),
    deals: [
      {
        text: `${seasonName(today)} deals: at least 15% off`,
        startDate: addDays(today, -1),
        endDate: addDays(today, DEAL_DAYS),
      },
    ],
    offers,
  }
}
