import { and, eq, inArray, isNull, notExists, sql, type Column, type SQL } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { AdminZones, ZonesChange, AreaSet, DeskAreas } from '../../../src/contract/calls/staff/zones.ts'
import { PINCODE_DIGITS } from '../../../src/contract/constants.ts'
import { paise } from '../../../src/contract/money.ts'
import { deliveryZones, sellers, zonePins } from '../../db/schema.ts'
import type { Pins } from '../../ports/pins.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { ownShop } from '../sellers/particulars.ts'
import { lockSeller } from '../sellers/seller-requests.ts'
import { zonesOfSellers } from './zones.ts'

/** Where sellers deliver, set by the operator or by their own staff. */

/** Every phone has all of them: about 150 kB, 40 kB on the way. */
const PREFIXES_MAX = 20_000

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** Whether any PIN of the directory begins so. */
const isBeginning = (pins: Pick<Pins, 'find'>, prefix: string): boolean =>
  prefix.length === PINCODE_DIGITS
    ? pins.find(prefix).length > 0
    : DIGITS.some((digit) => isBeginning(pins, prefix + digit))

const byName = newestFirst({ moment: sellers.createdAt }, sellers.id)

/** A page of sellers and where they deliver. */
export const listZones = (shop: ShopContext, query: PageQuery): Promise<Page<AdminZones>> => {
  const select = shop.db
    .select({ id: sellers.id, name: sellers.name, shopName: sellers.shopName, ...byName.fields })
    .from(sellers)
    .$dynamic()
  const texts = [sellers.shopName, sellers.name]
  return pageOf(select, query, { by: byName, texts, ids: [sellers.id] }, async (rows) => {
    const all = await zonesOfSellers(
      shop,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, name, shopName }) => ({
      seller_id: id,
      shop_name: shopName ?? name,
      zones: all.find(({ seller_id }) => seller_id === id)?.zones ?? [],
    }))
  })
}

const zonesOf = async (shop: ShopContext, seller: typeof sellers.$inferSelect): Promise<AdminZones> => ({
  seller_id: seller.id,
  shop_name: seller.shopName ?? seller.name,
  zones: (await zonesOfSellers(shop, [seller.id]))[0]?.zones ?? [],
})

const logZones = async (
  shop: ShopContext,
  action: 'zones.set' | 'zones.remove',
  { zones: before }: AdminZones,
  after: AdminZones,
): Promise<AdminZones> => {
  const { seller_id: sellerId, zones } = after
  const change = { before: { zones: before }, after: { zones } }
  await recordChange(shop, { action, entity: 'seller', entityId: sellerId, sellerId, ...change })
  return after
}

/** Takes prefixes out of the seller's zones, and zones that are left without any. */
const takeOut = async ({ db }: ShopContext, sellerId: number, prefixes: readonly string[] | undefined) => {
  const ofSeller = eq(zonePins.sellerId, sellerId)
  await db
    .delete(zonePins)
    .where(prefixes === undefined ? ofSeller : and(ofSeller, inArray(zonePins.prefix, [...prefixes])))
  const left = db
    .select({ one: sql`1` })
    .from(zonePins)
    .where(eq(zonePins.zoneId, deliveryZones.id))
  await db.delete(deliveryZones).where(and(eq(deliveryZones.sellerId, sellerId), notExists(left)))
}

/** What holds at a PIN beside the days, in paise: null without a limit of cash, or where nothing goes free. */
type Terms = Pick<typeof deliveryZones.$inferSelect, 'codMaxPaise' | 'chargePaise' | 'freeAbovePaise'>

const NO_TERMS: Terms = { codMaxPaise: null, chargePaise: 0, freeAbovePaise: null }

const sameAs = (column: Column, value: number | null): SQL => (value === null ? isNull(column) : eq(column, value))

/** The zone of this seller with the same days and terms, or a new one. */
const zoneLike = async (
  { db }: ShopContext,
  zone: Terms & Pick<typeof deliveryZones.$inferSelect, 'sellerId' | 'daysMin' | 'daysMax'>,
): Promise<number> => {
  const { sellerId, daysMin, daysMax, codMaxPaise, chargePaise, freeAbovePaise } = zone
  const [same] = await db
    .select()
    .from(deliveryZones)
    .where(
      and(
        eq(deliveryZones.sellerId, sellerId),
        eq(deliveryZones.daysMin, daysMin),
        eq(deliveryZones.daysMax, daysMax),
        eq(deliveryZones.chargePaise, chargePaise),
        sameAs(deliveryZones.codMaxPaise, codMaxPaise),
        sameAs(deliveryZones.freeAbovePaise, freeAbovePaise),
      ),
    )
  const [row] = same === undefined ? await db.insert(deliveryZones).values(zone).returning() : [same]
  if (row === undefined) throw new Error('The zone was not stored')
  return row.id
}

/** What holds at each of these beginnings of PINs. */
const termsOf = async ({ db }: ShopContext, sellerId: number, pins: readonly string[]) => {
  const { codMaxPaise, chargePaise, freeAbovePaise } = deliveryZones
  const rows = await db
    .select({ prefix: zonePins.prefix, terms: { codMaxPaise, chargePaise, freeAbovePaise } })
    .from(zonePins)
    .innerJoin(deliveryZones, eq(deliveryZones.id, zonePins.zoneId))
    .where(and(eq(zonePins.sellerId, sellerId), inArray(zonePins.prefix, [...pins])))
  return new Map(rows.map(({ prefix, terms }) => [prefix, terms]))
}

/** What is not given stays as it is. What costs nothing needs no sum from which on it is free. */
const changedTerms = (before: Terms, { cash_max, charge, free_above }: ZonesChange): Terms => {
  const paiseOr = (given: number | null | undefined, stays: number | null) =>
    given === undefined ? stays : given === null ? null : paise(given)
  const chargePaise = paiseOr(charge, before.chargePaise) ?? 0
  if (chargePaise === 0 && typeof free_above === 'number')
    throw invalid({ free_above: 'Delivery costs nothing here: name the charge first' })
  return {
    codMaxPaise: paiseOr(cash_max, before.codMaxPaise),
    chargePaise,
    freeAbovePaise: chargePaise === 0 ? null : paiseOr(free_above, before.freeAbovePaise),
  }
}

/**
 * Delivers to these PINs as said, whatever was said of them before, and instead of to others; where no limit of cash
 * and no charge is given, theirs stays. From then on only to PINs that are named.
 */
export const setZones = (
  shop: ShopContext,
  sellerId: number,
  change: ZonesChange,
  insteadOf: readonly string[] = [],
): Promise<AdminZones> =>
  inTransaction(shop, async (inner) => {
    const seller = await lockSeller(inner.db, sellerId)
    const { pins, days } = change
    const unknown = pins.filter((prefix) => prefix !== '' && !isBeginning(shop.pins, prefix))
    if (unknown.length > 0) throw invalid({ pins: `No PIN of India begins with ${unknown.join(', ')}` })
    const before = await zonesOf(inner, seller)
    const terms = await termsOf(inner, sellerId, pins)
    await takeOut(inner, sellerId, [...insteadOf, ...pins])
    if ((await inner.db.$count(zonePins)) + pins.length > PREFIXES_MAX)
      throw invalid({ pins: `All shops together have at most ${PREFIXES_MAX} beginnings of PINs: name shorter ones` })
    const changed = pins.map((prefix) => ({ prefix, terms: changedTerms(terms.get(prefix) ?? NO_TERMS, change) }))
    for (const alike of Map.groupBy(changed, (one) => JSON.stringify(one.terms)).values()) {
      const [{ terms: own } = { terms: NO_TERMS }] = alike
      const zoneId = await zoneLike(inner, { sellerId, daysMin: days[0], daysMax: days[1], ...own })
      await inner.db.insert(zonePins).values(alike.map(({ prefix }) => ({ zoneId, sellerId, prefix })))
    }
    return logZones(inner, 'zones.set', before, await zonesOf(inner, seller))
  })

/** Delivers no longer to these PINs; without any left to all of India, as a seller without zones does. */
export const removeZones = (shop: ShopContext, sellerId: number, pins?: readonly string[]): Promise<AdminZones> =>
  inTransaction(shop, async (inner) => {
    const seller = await lockSeller(inner.db, sellerId)
    const before = await zonesOf(inner, seller)
    await takeOut(inner, sellerId, pins)
    return logZones(inner, 'zones.remove', before, await zonesOf(inner, seller))
  })

export const showZones = async (shop: ShopContext, me: Staff, id: number): Promise<DeskAreas> => {
  const { closedFrom, closedTo, orderUntil: until, shopName, name } = await ownShop(shop, me, id)
  const [own] = await zonesOfSellers(shop, [id])
  const closed = closedFrom === null || closedTo === null ? null : ([closedFrom, closedTo] as [string, string])
  return { seller_id: id, shop_name: shopName ?? name, zones: own?.zones ?? [], closed, until }
}

/** Makes a change to the own shop alone, and tells what has become of it. */
export const changeOwn = (shop: ShopContext, me: Staff, id: number, make: (inner: ShopContext) => Promise<unknown>) =>
  inTransaction(shop, async (inner) => {
    await ownShop(inner, me, id, true)
    await make(inner)
    return showZones(inner, me, id)
  })

export const setOwnZone = (shop: ShopContext, me: Staff, id: number, { instead_of, ...area }: AreaSet) =>
  changeOwn(shop, me, id, (inner) => setZones(inner, id, area, instead_of))

export const removeOwnZone = (shop: ShopContext, me: Staff, id: number, pins: readonly string[]) =>
  changeOwn(shop, me, id, (inner) => removeZones(inner, id, pins))
