import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { PILE_MAX, PILES, type DeskShipment, type Pile } from '../../../src/contract/calls/staff/shipments.ts'
import { rupees } from '../../../src/contract/money.ts'
import type { ShipmentState } from '../../../src/contract/shipments.ts'
import {
  categories,
  customers,
  licences,
  orderEvents,
  orderItems,
  orders,
  products,
  sellers,
  shipments,
} from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { isLicenceValid } from '../sellers/licences.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { toTakePaise } from './cash-notes.ts'
import { proofsOf } from './proofs.ts'

/** Nothing is taken any longer for what is one of these. */
const ENDED: readonly ShipmentState[] = ['delivered', 'returned', 'cancelled']

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      shipment: shipments,
      order: orders,
      seller: sellers,
      toTake: toTakePaise,
      phoneProven: sql<boolean>`${customers.phoneProvenAt} is not null`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(sellers, eq(sellers.id, shipments.sellerId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The numbers of the sellers' licences that are valid, by kind; of several the one that lasts longest. */
const licencesOf = async (shop: ShopContext, rows: readonly Row[]) => {
  const sellerIds = [...new Set(rows.map(({ seller }) => seller.id))]
  const held = await shop.db
    .select()
    .from(licences)
    .where(and(inArray(licences.sellerId, sellerIds), isLicenceValid(shop)))
    .orderBy(asc(licences.expiresOn))
  return new Map(held.map(({ sellerId, kind, number }) => [`${sellerId} ${kind}`, number]))
}

const placeOf = ({ address, city, pincode }: Row['seller']): string | null =>
  [address, city, pincode].filter(Boolean).join(', ') || null

const withLines = async (shop: ShopContext, rows: readonly Row[]): Promise<DeskShipment[]> => {
  const { db } = shop
  const ids = rows.map(({ shipment }) => shipment.id)
  if (ids.length === 0) return []
  const lines = await db
    .select({
      item: orderItems,
      ground: categories.ground,
      licenceKind: products.licenceKind,
      facts: products.facts,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(orderItems.shipmentId, ids))
    .orderBy(orderItems.id)
  const reasons = await db
    .selectDistinctOn([orderItems.shipmentId], { shipmentId: orderItems.shipmentId, reason: orderEvents.reason })
    .from(orderEvents)
    .innerJoin(orderItems, eq(orderItems.id, orderEvents.orderItemId))
    .where(and(inArray(orderItems.shipmentId, ids), isNotNull(orderEvents.reason)))
    .orderBy(orderItems.shipmentId, desc(orderEvents.id))
  const licence = await licencesOf(shop, rows)
  const proofs = await proofsOf(shop, ids)
  const reasonOf = new Map(reasons.map(({ shipmentId, reason }) => [shipmentId, reason]))
  const linesOf = Map.groupBy(lines, ({ item }) => item.shipmentId)
  return rows.flatMap(({ shipment, order, seller, toTake, phoneProven }) => {
    const own = linesOf.get(shipment.id) ?? []
    const [first] = own
    if (first === undefined) return []
    return {
      ...wire(shipment),
      shop_name: seller.shopName ?? seller.name,
      shop_address: placeOf(seller),
      order_date: order.createdAt.toISOString(),
      payment_method: order.paymentMethod,
      cash_due: rupees(ENDED.includes(shipment.state) ? shipment.cashDuePaise : Number(toTake)),
      delivery_charge: rupees(shipment.chargePaise),
      cash_taken: shipment.cashTakenPaise === null ? null : rupees(shipment.cashTakenPaise),
      reason: reasonOf.get(shipment.id) ?? null,
      proofs: proofs(shipment.id),
      address: first.item.deliveryAddress,
      language: order.language,
      phone_proven: phoneProven,
      lines: own.map(({ item, ground, licenceKind, facts }) => ({
        ...wire(item),
        order_item_id: item.id,
        ground,
        best_before: facts?.best_before ?? null,
        licence_kind: licenceKind,
        licence: licence.get(`${seller.id} ${licenceKind}`) ?? null,
        unit_price: rupees(item.unitPaise),
        total_price: rupees(item.totalPaise),
        cancelled: item.itemStatus === 'cancelled',
      })),
    }
  })
}

/** The parcels of a pile of one's own shop: what is promised first stands first. */
export const listPile = async (shop: ShopContext, me: Staff, pile: Pile): Promise<DeskShipment[]> => {
  const rows = await rowsOf(shop)
    .where(and(ownedBy(me, shipments.sellerId), inArray(shipments.state, [...PILES[pile]])))
    .orderBy(sql`${shipments.promisedTo} asc nulls last`, asc(orders.createdAt), asc(shipments.id))
    .limit(PILE_MAX)
  return withLines(shop, rows)
}

/** One parcel of one's own shop. */
export const showShipment = async (shop: ShopContext, me: Staff, id: string): Promise<DeskShipment> => {
  const [row] = await rowsOf(shop).where(eq(shipments.id, id))
  ownRow(me, row?.shipment, { entity: 'shipment', id, message: NO_PARCEL })
  const [shown] = await withLines(shop, row === undefined ? [] : [row])
  if (shown === undefined) throw new Error('A parcel without lines')
  return shown
}

/** The parcels of an order that are of one's own shop, in their order. */
export const parcelsOf = async (shop: ShopContext, me: Staff, orderId: string): Promise<DeskShipment[]> => {
  const rows = await rowsOf(shop)
    .where(and(ownedBy(me, shipments.sellerId), eq(shipments.orderId, orderId)))
    .orderBy(asc(shipments.id))
  return withLines(shop, rows)
}

export const NO_PARCEL = 'There is no such parcel'

/** What waits at the desk: how many parcels in each pile, how many are late, and what is to be taken in cash today. */
export const countToday = async (shop: ShopContext, me: Staff) => {
  const { db } = shop
  const own = ownedBy(me, shipments.sellerId)
  const rows = await db
    .select({
      state: shipments.state,
      parcels: count(),
      due: sql<string>`coalesce(sum(${toTakePaise}) filter (where state = 'out'), 0)`,
    })
    .from(shipments)
    .where(and(own, inArray(shipments.state, ['to_pack', 'packed', 'shipped', 'out', 'failed', 'returning'])))
    .groupBy(shipments.state)
  const sum = (pile: Pile) =>
    rows.filter(({ state }) => PILES[pile].some((one) => one === state)).reduce((all, { parcels }) => all + parcels, 0)
  const isLate = and(own, inArray(shipments.state, ['to_pack', 'packed']), lt(shipments.promisedTo, today(shop)))
  return {
    counts: {
      to_pack: sum('to_pack'),
      packed: sum('packed'),
      on_the_way: sum('on_the_way'),
      coming_back: sum('coming_back'),
    },
    late: await db.$count(shipments, isLate),
    cash_due: rupees(Number(rows.find(({ state }) => state === 'out')?.due ?? 0)),
  }
}
