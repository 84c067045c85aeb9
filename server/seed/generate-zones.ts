import type { deliveryZones, zonePins } from '../db/schema.ts'
import type { SellerRow } from './rows.ts'

/** Where the demonstration's shops deliver: faster near home, and three of them no farther than their region. */

/** Shops whose goods do not travel far, by name, and the beginnings of the PINs around them. */
const REGIONAL: Partial<Record<string, readonly string[]>> = {
  'Luit Krishi Bhandar': ['78', '79'],
  'Kesar Ghati Bagh': ['18', '19'],
  'Samudra Tat Agro': ['40', '41', '42', '58', '59'],
}
/** Far from home no seller takes more in cash. */
const FAR_CASH_PAISE = 100_000_00
const REGION_DIGITS = 2
const TOWN_DIGITS = 3

type Zone = typeof deliveryZones.$inferInsert & { id: number }
type Pin = typeof zonePins.$inferInsert

const prefixOf = (digits: number, sellers: readonly Pick<SellerRow, 'pincode'>[]): string[] =>
  [...new Set(sellers.map(({ pincode }) => (pincode ?? '').slice(0, digits)))].toSorted()

/** The zones of each shop and the PINs of each zone. A shop's region is where the shops of its state are. */
export const zonesFor = (sellers: readonly SellerRow[]): { zones: Zone[]; pins: Pin[] } => {
  const zones: Zone[] = []
  const pins: Pin[] = []
  for (const seller of sellers) {
    const add = (prefixes: readonly string[], daysMin: number, daysMax: number, codMaxPaise: number | null = null) => {
      const zone = { id: zones.length + 1, sellerId: seller.id, daysMin, daysMax, codMaxPaise }
      zones.push(zone)
      pins.push(...prefixes.map((prefix) => ({ zoneId: zone.id, sellerId: seller.id, prefix })))
    }
    const region = sellers.filter(({ state }) => state === seller.state)
    const regional = REGIONAL[seller.shopName ?? '']
    add(prefixOf(TOWN_DIGITS, [seller]), 1, 2)
    add(regional ?? prefixOf(REGION_DIGITS, region), 2, 4)
    if (regional === undefined) add([''], 4, 7, FAR_CASH_PAISE)
  }
  return { zones, pins }
}
