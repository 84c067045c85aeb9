import { and, eq, gte, inArray, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import { rupees } from '../../../src/contract/money.ts'
import { prepared } from '../../db/prepared.ts'
import { orderItems, orders, shipments } from '../../db/schema.ts'
import type { Buyer } from '../addresses/addresses.ts'
import type { Offer, WantedLine } from './order-lines.ts'
import { DEFAULT_CAPS, type OrderCaps } from '../core/default-caps.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { dayInIndia } from '../core/business-day.ts'
import { OPEN_STATES } from '../payments/apply-payment.ts'

const rupeesFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
/** `₹1,25,000`. */
export const formatPaise = (paise: number): string => rupeesFormat.format(rupees(paise))

const checkPieces = (caps: OrderCaps, wanted: readonly WantedLine[]): void => {
  const lines = wanted
    .filter(({ quantity }) => quantity > caps.piecesPerSku)
    .map(({ sku }) => ({ sku, available: caps.piecesPerSku }))
  if (lines.length === 0) return
  const most = caps.piecesPerSku
  const message = most === 1 ? answers.onePiece : answers.pieces(String(most))
  throw new Refusal('QUANTITY_LIMIT', message, { data: { lines, max_pieces: most } })
}

/** The sum of the lines, with the charges for their delivery: pieces and paise. */
interface OrderTotals {
  pieces: number
  paise: number
}

/**
 * How many orders, and their lines with the charges for delivery: of what does not come nothing is charged. One statement,
 * since every order asks.
 */
const sumOf = (db: ShopContext['db'], ofOrders: SQL | undefined, ofLines?: SQL) => {
  const paise = sql<string>`coalesce(sum(${orderItems.totalPaise}), 0)`
  const charges = db
    .select({ paise: sql`coalesce(sum(${shipments.chargePaise}), 0)` })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(ofOrders, notInArray(shipments.state, ['cancelled', 'returned'])))
  return db
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int`,
      paise: sql`(${paise} + (${charges}))::text`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(ofOrders, ofLines))
    .prepare('')
}

const NOTHING = { orders: 0, pieces: 0, paise: 0 }

const sumUnpaid = prepared({ customerId: orders.customerId }, (db, { customerId }) =>
  sumOf(db, and(eq(orders.customerId, customerId), inArray(orders.paymentState, [...OPEN_STATES]))),
)

const ON_A_DAY = { customerId: orders.customerId, from: orders.createdAt, to: orders.createdAt }
const sumInCash = prepared(ON_A_DAY, (db, { customerId, from, to }) => {
  const isOfTheDay = and(
    eq(orders.customerId, customerId),
    eq(orders.paymentMethod, CASH_ON_DELIVERY),
    gte(orders.createdAt, from),
    lt(orders.createdAt, to),
  )
  // What is cancelled is never paid for.
  return sumOf(db, isOfTheDay, ne(orderItems.itemStatus, 'cancelled'))
})

const checkUnpaid = async ({ db }: ShopContext, caps: OrderCaps, customerId: number, totals: OrderTotals) => {
  const [open = NOTHING] = await sumUnpaid(db, { customerId })
  const isOver =
    open.orders + 1 > caps.unpaidOrders ||
    open.pieces + totals.pieces > caps.unpaidPieces ||
    open.paise + totals.paise > caps.unpaidPaise
  if (!isOver) return
  const most = [String(caps.unpaidOrders), String(caps.unpaidPieces), formatPaise(caps.unpaidPaise)] as const
  const message = open.orders === 0 ? answers.unpaidTooMuch(...most) : answers.unpaidFull(...most)
  throw new Refusal('UNPAID_LIMIT', message, {
    data: {
      open: { orders: open.orders, pieces: open.pieces, rupees: rupees(open.paise) },
      max: { orders: caps.unpaidOrders, pieces: caps.unpaidPieces, rupees: rupees(caps.unpaidPaise) },
    },
  })
}

const checkCash = async (shop: ShopContext, caps: OrderCaps, customerId: number, { paise }: OrderTotals) => {
  const [{ paise: today } = NOTHING] = await sumInCash(shop.db, { customerId, ...dayInIndia(shop) })
  if (today + paise < caps.cashBelowPaise) return
  const below = formatPaise(caps.cashBelowPaise)
  const message =
    today === 0 || paise >= caps.cashBelowPaise
      ? answers.cashBelow(below)
      : answers.cashBelowToday(below, formatPaise(today))
  throw new Refusal('CASH_LIMIT', message, {
    data: { below_rupees: rupees(caps.cashBelowPaise), today_rupees: rupees(today), order_rupees: rupees(paise) },
  })
}

/**
 * Refuses an order above what one customer may reserve or owe. Whoever orders is locked until the order is stored, so that
 * of several orders at once each one is counted.
 */
export const checkCaps = async (
  shop: ShopContext,
  { customerId, isProven }: Pick<Buyer, 'customerId' | 'isProven'>,
  {
    wanted,
    offers,
    method,
    chargePaise,
    isAgreed,
  }: {
    wanted: readonly WantedLine[]
    offers: ReadonlyMap<string, Offer>
    method: 'c' | 'p'
    /** For all deliveries of the order. */
    chargePaise: number
    /** With the seller, who knows how many pieces it has. */
    isAgreed: boolean
  },
): Promise<void> => {
  const caps = shop.caps ?? DEFAULT_CAPS
  if (!isAgreed) checkPieces(caps, wanted)
  if (method === CASH_ON_DELIVERY && shop.cashNeedsProvenPhone === true && !isProven)
    throw new Refusal('PHONE_NOT_PROVEN', answers.phoneNotProven)
  const totals = {
    pieces: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
    paise: wanted.reduce((sum, { sku, quantity }) => sum + quantity * (offers.get(sku)?.unitPaise ?? 0), chargePaise),
  }
  await (method === CASH_ON_DELIVERY ? checkCash : checkUnpaid)(shop, caps, customerId, totals)
}
