import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { SellerZones } from '../../../src/contract/delivery/zones.ts'
import { rupees } from '../../../src/contract/money.ts'
import { deliveryZones, sellers, zonePins } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/** A zone as the contract spells it. */
export const zoneView = ({ daysMin, daysMax, codMaxPaise }: typeof deliveryZones.$inferSelect, pins: string[]) => ({
  pins,
  days: [daysMin, daysMax] as [number, number],
  ...(codMaxPaise === null ? {} : { cash_max: rupees(codMaxPaise) }),
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

/** Where every seller delivers. Whole: the number of prefixes is limited where they are set. */
export const listDeliveryZones = (shop: ShopContext): Promise<SellerZones[]> =>
  zonesWhere(shop, eq(sellers.vendorStatus, 'accepted'))

/** Where these sellers deliver. */
export const zonesOfSellers = (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  zonesWhere(shop, inArray(zonePins.sellerId, [...sellerIds]))
