import { and, asc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
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

/** Zones with their prefixes, a row for each prefix, as the contract spells them. */
const zonesOf = (rows: readonly { zone: typeof deliveryZones.$inferSelect; prefix: string }[]) =>
  [...Map.groupBy(rows, ({ zone }) => zone.id).values()].flatMap((ofZone) =>
    ofZone[0] === undefined
      ? []
      : [
          zoneView(
            ofZone[0].zone,
            ofZone.map(({ prefix }) => prefix),
          ),
        ],
  )

/** Of these sellers those that have zones, a closing that goes on or is to come, or a closing hour. One statement, since every order asks. */
const zonesAndClosings = async (shop: ShopContext, which: SQL): Promise<SellerZones[]> => {
  const isToCome = gte(sellers.closedTo, today(shop))
  const rows = await shop.db
    .select({
      sellerId: sellers.id,
      closedFrom: sellers.closedFrom,
      closedTo: sellers.closedTo,
      until: sellers.orderUntil,
      isClosing: sql<boolean | null>`${isToCome}`,
      zone: deliveryZones,
      prefix: zonePins.prefix,
    })
    .from(sellers)
    .leftJoin(zonePins, eq(zonePins.sellerId, sellers.id))
    .leftJoin(deliveryZones, eq(deliveryZones.id, zonePins.zoneId))
    .where(and(which, or(isNotNull(zonePins.prefix), isToCome, isNotNull(sellers.orderUntil))))
    .orderBy(asc(sellers.id), asc(deliveryZones.daysMax), asc(deliveryZones.id), asc(zonePins.prefix))
  return [...Map.groupBy(rows, ({ sellerId }) => sellerId)].map(([seller_id, ofSeller]) => {
    const zones = zonesOf(
      ofSeller.flatMap(({ zone, prefix }) => (zone === null || prefix === null ? [] : [{ zone, prefix }])),
    )
    const { isClosing = null, closedFrom = null, closedTo = null, until = null } = ofSeller[0] ?? {}
    const closed: { closed?: ClosedDays } =
      isClosing !== true || closedFrom === null || closedTo === null ? {} : { closed: [closedFrom, closedTo] }
    return { seller_id, zones, ...closed, ...(until !== null && { until }) }
  })
}

/** What is needed to promise days: where they deliver, and when they are closed or close. */
const deliveryWhere = async (shop: ShopContext, which: SQL): Promise<SellerZones[]> =>
  (await zonesAndClosings(shop, which)).map((row) =>
    // Pages of an older build read a seller without zones who is listed as one who delivers nowhere.
    row.zones.length === 0 ? { ...row, zones: [ALL_INDIA] } : row,
  )

/** Where every seller delivers. Whole: the number of prefixes is limited where they are set. */
export const listDeliveryZones = (shop: ShopContext): Promise<SellerZones[]> =>
  deliveryWhere(shop, eq(sellers.vendorStatus, 'accepted'))

/** What these sellers promise by. */
export const deliveryOfSellers = (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  deliveryWhere(shop, inArray(sellers.id, [...sellerIds]))

/** Where these sellers deliver, of those that have zones. */
export const zonesOfSellers = async (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  (await zonesAndClosings(shop, inArray(sellers.id, [...sellerIds]))).flatMap(({ seller_id, zones }) =>
    zones.length === 0 ? [] : [{ seller_id, zones }],
  )
