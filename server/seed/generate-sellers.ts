import { CATEGORIES } from './categories.ts'
import { DRAWINGS_VERSION } from '../drawings/version.ts'
import { between, chance, randomFrom } from './random.ts'
import { slugOf } from '../shop/core/slug.ts'
import type { LicenceRow, SellerRow } from './rows.ts'
import { addDays } from './season.ts'
import { LINES, shops, type Shop } from './sellers.ts'
import type { CategorySlug, LicenceKind } from './product-data/trade.ts'

/** What a shop may sell: its trades and the kinds of licence it holds, valid or just run out. */
export interface Dealer {
  seller: SellerRow
  trades: readonly CategorySlug[]
  licences: readonly LicenceRow[]
}

const NEEDED = new Map(CATEGORIES.map(({ slug, licence }) => [slug, licence]))
const NUMBER_SIGN: Record<LicenceKind, string> = { seed: 'SD', fertiliser: 'FT', insecticide: 'IN' }

const sellerRow = ({ shopName, owner, place }: Shop, id: number): SellerRow => ({
  id,
  slug: `${slugOf(shopName)}-${id}`,
  name: owner,
  // Addresses under .example and numbers that are not given out: nobody real is written to or called.
  email: `${slugOf(shopName)}-${id}@shops.example`,
  phoneNumber: String(6_000_000_000 + id),
  whatsAppNumber: String(6_000_000_000 + id),
  shopName,
  avatar: `shop-${id}-${DRAWINGS_VERSION}.webp`,
  address: `Shop ${(id % 40) + 1}, Krishi Mandi Road`,
  pincode: place.pincode,
  city: place.city,
  district: place.district,
  state: place.state,
  lat: place.lat,
  lng: place.lng,
  accountType: 'current',
  vendorStatus: 'accepted',
})

const licenceRows = (seed: number, today: string, { place, line }: Shop, sellerId: number): LicenceRow[] => {
  const random = randomFrom(seed, 500_000 + sellerId)
  return LINES[line].flatMap((trade) => {
    const kind = NEEDED.get(trade)
    if (kind === undefined) return []
    const number = `${place.code}-${place.district.slice(0, 3).toUpperCase()}-${NUMBER_SIGN[kind]}-${between(random, 1000, 9999)}`
    const expired = sellerId % 17 === 0 && chance(random, 0.6)
    const expiresOn = addDays(today, expired ? -between(random, 20, 90) : between(random, 120, 1400))
    return [{ sellerId, kind, number, state: place.state, expiresOn }]
  })
}

/** Shops with their licences; ids count from `firstId`. */
export const dealers = (seed: number, today: string, count: number, firstId: number): Dealer[] =>
  shops(seed, count).map((shop, index) => {
    const id = firstId + index
    return { seller: sellerRow(shop, id), trades: LINES[shop.line], licences: licenceRows(seed, today, shop, id) }
  })
