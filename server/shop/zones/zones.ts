import { and, asc, eq, gte, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { ClosedDays, SellerZones } from '../../../src/contract/delivery/zones.ts'
import { rupees } from '../../../src/contract/money.ts'
import { ALL_INDIA } from '../../../src/contract/delivery/promise.ts'
import type { Db } from '../../db/database.ts'
import { idList, isAmong, prepared } from '../../db/prepared.ts'
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

/** Of some sellers those that have zones, a closing that goes on or is to come, or a closing hour. One statement, since every order asks. */
const zoneRows = (db: Db, which: SQL, day: SQL | string) => {
  const isToCome = gte(sellers.closedTo, day)
  return db
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
}

const rowsOfSellers = prepared({ ids: idList, day: sellers.closedTo }, (db, { ids, day }) =>
  zoneRows(db, isAmong(sellers.id, ids), day).prepare(''),
)

const zonesAndClosings = (rows: Awaited<ReturnType<typeof zoneRows>>): SellerZones[] =>
  [...Map.groupBy(rows, ({ sellerId }) => sellerId)].map(([seller_id, ofSeller]) => {
    const zones = zonesOf(
      ofSeller.flatMap(({ zone, prefix }) => (zone === null || prefix === null ? [] : [{ zone, prefix }])),
    )
    const { isClosing = null, closedFrom = null, closedTo = null, until = null } = ofSeller[0] ?? {}
    const closed: { closed?: ClosedDays } =
      isClosing !== true || closedFrom === null || closedTo === null ? {} : { closed: [closedFrom, closedTo] }
    return { seller_id, zones, ...closed, ...(until !== null && { until }) }
  })

/** What is needed to promise days: where they deliver, and when they are closed or close. */
const deliveryWhere = (rows: Parameters<typeof zonesAndClosings>[0]): SellerZones[] =>
  zonesAndClosings(rows).map((row) =>
    // Pages of an older build read a seller without zones who is listed as one who delivers nowhere.
    row.zones.length === 0 ? { ...row, zones: [ALL_INDIA] } : row,
  )

/** Where every seller delivers. Whole: the number of prefixes is limited where they are set. */
export const listDeliveryZones = async (shop: ShopContext): Promise<SellerZones[]> =>
  deliveryWhere(await zoneRows(shop.db, eq(sellers.vendorStatus, 'accepted'), today(shop)))

const rowsFor = (shop: ShopContext, ids: readonly number[]) => rowsOfSellers(shop.db, { ids, day: today(shop) })

/** What these sellers promise by. */
export const deliveryOfSellers = async (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  deliveryWhere(await rowsFor(shop, sellerIds))

/** Where these sellers deliver, of those that have zones. */
export const zonesOfSellers = async (shop: ShopContext, sellerIds: readonly number[]): Promise<SellerZones[]> =>
  zonesAndClosings(await rowsFor(shop, sellerIds)).flatMap(({ seller_id, zones }) =>
    zones.length === 0 ? [] : [{ seller_id, zones }],
  )
