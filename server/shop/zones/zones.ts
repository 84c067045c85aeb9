import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { ClosedDays, SellerZones } from '../../../src/contract/delivery/zones.ts'
import { rupees } from '../../../src/contract/money.ts'
import { ALL_INDIA } from '../../../src/contract/delivery/promise.ts'
import { deliveryZones, sellers, zonePins } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'

/** A zone as the contract spells it. */
const zoneView = (
  { daysMin, daysMax, codMaxPaise, chargePaise, freeAbovePaise }: typeof deliveryZones.$inferSelect,
  pins: string[],
) => ({
  pins,
  days: [daysMin, daysMax] as [number, number],
  ...(codMaxPaise === null ? {} : { cash_max: rupees(codMaxPaise) }),
  ...(chargePaise === 0 ? {} : { charge: rupees(chargePaise) }),
  ...(freeAbovePaise === null ? {} : { free_above: rupees(freeAbovePaise) }),
})

/** The zones of the sellers that have any. */
const zonesWhere = async ({ db }: ShopContext, which: SQL): Promise<SellerZones[]> => {
  const rows = await db
    .select({ zone: deliveryZones, prefix: zonePins.prefix })
    .from(zonePins)
    .innerJoin(deliveryZones, eq(deliveryZones.id, zonePins.zoneId))
    .innerJoin(sellers, eq(sellers.id, zonePins.sellerId))
    .where(which)
    .orderBy(asc(zonePins.sellerId), asc(deliveryZones.daysMax), asc(deliveryZones.id), asc(zonePins.prefix))
  return [...Map.groupBy(rows, ({ zone }) => zone.sellerId)].map(([seller_id, ofSeller]) => ({
    seller_id,
    zones: [...Map.groupBy(ofSeller, ({ zone }) => zone.id).values()].flatMap((ofZone) =>
      ofZone[0] === undefined
        ? []
        : [
            zoneView(
              ofZone[0].zone,
              ofZone.map(({ prefix }) => prefix),
            ),
          ],
    ),
  }))
}

/** The closings of these sellers that go on or are to come. */
const closingsWhere = async (shop: ShopContext, which: SQL): Promise<Map<number, ClosedDays>> => {
  const rows = await shop.db
    .select({ id: sellers.id, from: sellers.closedFrom, to: sellers.closedTo })
    .from(sellers)
    .where(and(which, gte(sellers.closedTo, today(shop))))
  return new Map(rows.flatMap(({ id, from, to }) => (from === null || to === null ? [] : [[id, [from, to]] as const])))
}

/** What is needed to promise days: where they deliver, and when they are closed. */
const deliveryWhere = async (shop: ShopContext, which: SQL): Promise<SellerZones[]> => {
  const [zones, closings] = [await zonesWhere(shop, which), await closingsWhere(shop, which)]
  const zoned = zones.map((row) => {
    const closed = closings.get(row.seller_id)
    return closed === undefined ? row : { ...row, closed }
  })
  // Pages of an older build read a seller without zones who is listed as one who delivers nowhere.
  const others = [...closings].filter(([id]) => !zones.some(({ seller_id }) => seller_id === id))
  return [...zoned, ...others.map(([seller_id, closed]) => ({ seller_id, zones: [ALL_INDIA], closed }))]
}

/** Where every seller delivers. Whole: the number of prefixes is limited where they are set. */
export const listDeliveryZones = (shop: ShopContext): Promise<SellerZones[]> =>
  deliveryWhere(shop, eq(sellers.vendorStatus, 'accepted'))

/** What these sellers promise by. */
export const deliveryOfSellers = (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  deliveryWhere(shop, inArray(sellers.id, [...sellerIds]))

/** Where these sellers deliver. */
export const zonesOfSellers = (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  zonesWhere(shop, inArray(sellers.id, [...sellerIds]))
