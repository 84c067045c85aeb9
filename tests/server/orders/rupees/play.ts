import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as v from 'valibot'
import { orders, refunds, returns } from '../../../../server/db/schema.ts'
import { OPERATOR } from '../../../../server/shop/core/identity.ts'
import { inTransaction } from '../../../../server/shop/core/transaction.ts'
import { lockBuyer } from '../../../../server/shop/addresses/addresses.ts'
import { changeItemStatus } from '../../../../server/shop/orders/change-item-status.ts'
import { listOrders } from '../../../../server/shop/orders/orders.ts'
import { orderHistory } from '../../../../server/shop/orders/order-history.ts'
import { placeOrder, placePurchase } from '../../../../server/shop/orders/place-order.ts'
import { applyPaymentEvent } from '../../../../server/shop/payments/apply-payment.ts'
import { requestPayment } from '../../../../server/shop/payments/request-payment.ts'
import { decideReturn } from '../../../../server/shop/returns/return-decisions.ts'
import { parcelsOf } from '../../../../server/shop/shipments/list-shipments.ts'
import * as desk from '../../../../server/shop/shipments/move-shipment.ts'
import { bySku } from '../../../../server/shop/stock/reservations.ts'
import { DeskShipment } from '../../../../src/contract/calls/staff/shipments.ts'
import { OrderItem } from '../../../../src/contract/entities.ts'
import { OrderCreate } from '../../../../src/contract/forms.ts'
import { paise, wholeRupees } from '../../../../src/contract/money.ts'
import { setQuantity, subtotalPaise, type CartItem } from '../../../../src/shop/cart/cart.ts'
import { chargePaiseTo, deliveryTo, parcelsTo } from '../../../../src/shop/delivery/delivery.ts'
import { orderPayload } from '../../../../src/shop/order-attempts/order-contents.ts'
import { parcelsOf as parcelsAtPhone, payableOf } from '../../../../src/shop/orders/order-groups.ts'
import { dice as diceOf, type Dice } from '../../../proofs/simulation/prng.ts'
import type { Buyer } from '../../payments/payment-steps.ts'
import type { TestShop } from '../../support/support.ts'
import { openStage, PIN, type Stage } from './stage.ts'

/**
 * Random orders from the cart on a phone to what goes back. What is right is reckoned here once more, by sellers and
 * lines; every place that names rupees has to name these.
 */

/** So many are ordered by one customer, whose history is read again and again. */
const ORDERS_A_BUYER = 6

interface OrderedLine {
  sku: string
  paise: number
  state: 'placed' | 'gone' | 'kept'
}

/** What one seller brings, in paise. */
interface SellerPart {
  charge: number
  lines: OrderedLine[]
  /** The charge has gone back. */
  isBack: boolean
}

interface Placed {
  stage: Stage
  dice: Dice
  buyer: Buyer
  id: string
  method: 'c' | 'p'
  parts: SellerPart[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const inPaise = (numbers: readonly number[]): number => sum(numbers.map(paise))
const priceOf = (lines: readonly OrderedLine[]): number => sum(lines.map((line) => line.paise))
const still = ({ lines }: SellerPart): OrderedLine[] => lines.filter(({ state }) => state !== 'gone')
/** What is to be paid, or was: goods and charges of all that comes. */
const dueOf = (parts: readonly SellerPart[]): number =>
  sum(parts.map((part) => (still(part).length === 0 ? 0 : priceOf(still(part)) + part.charge)))

const historyOf = async ({ stage: { shop }, buyer, id }: Placed) =>
  v.parse(v.array(OrderItem), await orderHistory(shop, buyer.id)).filter(({ order_id }) => order_id === id)
const parcelsAtDesk = async ({ stage: { shop }, id }: Placed) =>
  v.parse(v.array(DeskShipment), await parcelsOf(shop, OPERATOR, id))

const fillCart = ({ packs }: Stage, dice: Dice): CartItem[] => {
  const chosen = packs.filter(() => dice.chance(0.3))
  const cart = chosen.length > 0 ? chosen : [dice.pick(packs)]
  return cart.reduce<CartItem[]>((items, { sku }) => setQuantity(items, sku, 1 + dice.below(30)), cart)
}

const partsOf = (lines: readonly { sku: string; vendor_id: number; paise: number }[], charges: Map<number, number>) =>
  [...Map.groupBy(lines, ({ vendor_id }) => vendor_id)].map(([seller, own]): SellerPart => ({
    charge: charges.get(seller) ?? 0,
    lines: own.map(({ sku, paise: price }) => ({ sku, paise: price, state: 'placed' })),
    isBack: false,
  }))

const byCart = async (stage: Stage, dice: Dice, buyer: Buyer): Promise<Placed> => {
  const cart = fillCart(stage, dice)
  const delivery = deliveryTo(PIN, stage.zones, Date.now())
  const charge = chargePaiseTo(cart, delivery)
  const total = subtotalPaise(cart) + charge
  expect(inPaise(parcelsTo(cart, delivery, true).map(({ amount = 0 }) => amount)), 'the parcels of the cart').toBe(
    total,
  )
  const method = dice.pick(['c', 'p'] as const)
  const addresses = { delivery: buyer.deliveryId, billing: buyer.billingId }
  const order = v.parse(OrderCreate, orderPayload(cart, method, addresses, { id: buyer.id, name: 'Asha' }, charge))
  const { data: id, amount, lowered } = await placeOrder(stage.shop, buyer.id, order)
  expect(lowered, 'phone and shop reckon alike').toBeUndefined()
  expect(amount, 'what is to be paid now').toBe(method === 'p' ? wholeRupees(total) : undefined)
  const lines = cart.map(({ sku, vendor_id, price, quantity }) => ({ sku, vendor_id, paise: paise(price) * quantity }))
  const charges = [...Map.groupBy(cart, ({ vendor_id }) => vendor_id)].map(
    ([seller, own]) => [seller, chargePaiseTo(own, delivery)] as const,
  )
  const placed = { stage, dice, buyer, id, method, parts: partsOf(lines, new Map(charges)) }
  expect(dueOf(placed.parts), 'what each seller asks for is what the cart says').toBe(total)
  return placed
}

/** As an accepted quote is placed: at agreed prices and a charge of its own. */
const byQuote = async (stage: Stage, dice: Dice, buyer: Buyer): Promise<Placed> => {
  const { vendor_id } = dice.pick(stage.packs)
  const lines = stage.packs
    .filter((pack) => pack.vendor_id === vendor_id)
    .map(({ sku }) => ({ sku, quantity: 1 + dice.below(500), unit: 1 + dice.below(50_000) }))
  const charge = dice.below(100_000)
  const { orderId } = await inTransaction(stage.shop, async (inner) =>
    placePurchase(inner, {
      buyer: await lockBuyer(inner, buyer.id, { delivery: buyer.deliveryId, billing: buyer.billingId }),
      language: 'en',
      method: 'c',
      wanted: lines.map(({ sku, quantity, unit }) => ({ sku, quantity, claimPaise: unit })).toSorted(bySku),
      agreed: { prices: new Map(lines.map(({ sku, unit }) => [sku, unit])), chargePaise: charge },
    }),
  )
  const priced = lines.map(({ sku, quantity, unit }) => ({ sku, vendor_id, paise: quantity * unit }))
  const parts = partsOf(priced, new Map([[vendor_id, charge]]))
  return { stage, dice, buyer, id: orderId, method: 'c', parts }
}

const payInAdvance = async ({ stage: { shop }, buyer, id, parts }: Placed): Promise<void> => {
  const amount = wholeRupees(dueOf(parts))
  const wanted = { product_order_id: id, amount }
  const asked = await requestPayment(shop, buyer.id, wanted)
  expect(asked.amount, 'what the provider is asked to take').toBe(amount * 100)
  const payment = { id: `pay_${id}`, orderId: asked.order_id, amountPaise: asked.amount, currency: 'INR' }
  expect(await applyPaymentEvent(shop, { ...payment, status: 'captured' })).toBe('paid')
}

/** What every place says of an order of which nothing was paid at a door yet. Returns what history and desk say. */
const checkAsked = async (placed: Placed) => {
  const { stage, id, method, parts } = placed
  const due = dueOf(parts)
  const [own, atDesk] = [await historyOf(placed), await parcelsAtDesk(placed)]
  const comes = atDesk.filter(({ lines }) => lines.some(({ cancelled }) => !cancelled))
  const goods = comes.flatMap(({ lines }) => lines.filter(({ cancelled }) => !cancelled))
  const shown = [...goods.map(({ total_price }) => total_price), ...comes.map(({ delivery_charge }) => delivery_charge)]
  expect(inPaise(shown), 'the desk').toBe(due)
  const listed = await listOrders(stage.shop, OPERATOR, { q: id, limit: 2 })
  expect(inPaise(listed.data.map(({ total_price }) => total_price)), 'the list of orders').toBe(due)
  const said = { own, atDesk }
  if (method === 'p') return said
  expect(inPaise(atDesk.map(({ cash_due }) => cash_due)), 'the cash at the doors').toBe(due)
  const { state, amount } = payableOf(own)
  expect([state, paise(amount)], 'the history').toEqual(due === 0 ? ['none', 0] : ['toPayInCash', due])
  expect(inPaise(parcelsAtPhone(own).map(({ amount: each = 0 }) => each)), 'the parcels on the phone').toBe(due)
  return said
}
type Said = Awaited<ReturnType<typeof checkAsked>>

/** Some lines end before they are sent: the charge stays unless it was the last of its parcel. */
const cancelSome = async ({ stage, dice, buyer, parts }: Placed, { own }: Said): Promise<void> => {
  for (const part of parts)
    for (const line of part.lines.filter(() => dice.chance(0.25))) {
      const orderItemId = own.find(({ sku }) => sku === line.sku)?.order_item_id ?? 0
      await changeItemStatus(stage.shop, { orderItemId, verb: 'cancel', actor: 'customer', customerId: buyer.id })
      line.state = 'gone'
      if (still(part).length === 0) part.isBack = true
    }
}

/** Some sellers pack a part first: what is left becomes a parcel of its own, without a charge. */
const packSome = async ({ stage: { shop }, dice }: Placed, { atDesk }: Said): Promise<void> => {
  for (const { id, lines } of atDesk) {
    const live = lines.filter(({ cancelled }) => !cancelled)
    const first = live.filter(() => dice.chance(0.5))
    if (first.length === 0 || first.length === live.length) continue
    const packed = first.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
    await desk.packShipment(shop, OPERATOR, id, { lines: packed })
  }
}

/**
 * Each parcel is brought and paid for, or comes back. Of a seller's parcels the first that is delivered is asked for the
 * charge, unless that stands at one that is still to come: if that one does not come, nobody goes back for it. Returns
 * what was paid at the doors.
 */
const bring = async (placed: Placed): Promise<number> => {
  const { stage, dice, parts, method } = placed
  const { shop } = stage
  let taken = 0
  const shuffled = (await parcelsAtDesk(placed)).map(({ id }) => ({ id, at: dice.below(1_000) }))
  for (const { id } of shuffled.toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id))) {
    const parcel = (await parcelsAtDesk(placed)).find((one) => one.id === id)
    const live = parcel?.lines.filter(({ cancelled }) => !cancelled) ?? []
    const part = parts.find((one) => one.lines.some(({ sku }) => live.some((line) => line.sku === sku)))
    if (parcel === undefined || live.length === 0 || part === undefined) continue
    const own = part.lines.filter(({ sku }) => live.some((line) => line.sku === sku))
    if (parcel.state === 'to_pack')
      await desk.packShipment(shop, OPERATOR, id, {
        lines: live.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
      })
    await desk.handOver(shop, OPERATOR, id, {})
    if (dice.chance(0.2)) {
      for (const { order_item_id: orderItemId } of live)
        await changeItemStatus(shop, { orderItemId, verb: 'return', actor: 'operator', reason: 'Nobody was there' })
      for (const line of own) line.state = 'gone'
      if (still(part).length === 0) part.isBack = true
      const isLost = method === 'c' && parcel.delivery_charge > 0 && still(part).every(({ state }) => state === 'kept')
      if (isLost) part.charge = 0
    } else {
      await desk.deliverShipment(shop, OPERATOR, id, { cash_taken: parcel.cash_due })
      taken += paise(parcel.cash_due)
      for (const line of own) line.state = 'kept'
    }
  }
  expect(taken, 'what was taken at the doors').toBe(method === 'c' ? dueOf(parts) : 0)
  return taken
}

/** Some of it is given back: the charge goes with it where the seller is at fault. Returns what of the cash is due back. */
const giveBack = async ({ stage: { shop }, dice, parts }: Placed, { own }: Said): Promise<number> => {
  let due = 0
  for (const part of parts)
    for (const line of part.lines.filter(({ state }) => state === 'kept' && dice.chance(0.4))) {
      const orderItemId = own.find(({ sku }) => sku === line.sku)?.order_item_id ?? 0
      const problem = dice.pick(['unwanted', 'damaged', 'wrong'] as const)
      const [asked] = await shop.db.insert(returns).values({ orderItemId, problem, reason: 'So it is' }).returning()
      await decideReturn(shop, OPERATOR, asked?.id ?? 0, { state: 'approved' })
      line.state = 'gone'
      due += line.paise
      if (problem === 'unwanted' || part.isBack) continue
      part.isBack = true
      due += part.charge
    }
  return due
}

const checkBack = async (placed: Placed, taken: number, backOfCash: number): Promise<void> => {
  const { stage, id, method, parts } = placed
  const own = await historyOf(placed)
  const rows = await stage.shop.db.select().from(refunds).where(eq(refunds.orderId, id))
  const lines = parts.flatMap((part) => part.lines)
  const kept = sum(parts.map(({ charge, isBack }) => (isBack ? 0 : charge)))
  const isAllGone = lines.every(({ state }) => state === 'gone')
  const [order] = await stage.shop.db.select().from(orders).where(eq(orders.id, id))
  const paid = (order?.totalPaise ?? 0) + (order?.roundOffPaise ?? 0)
  const gone = priceOf(lines.filter(({ state }) => state === 'gone'))
  const backOfPaid = isAllGone
    ? Math.max(0, paid - kept)
    : gone + sum(parts.map((part) => (part.isBack ? part.charge : 0)))
  const due = method === 'c' ? backOfCash : backOfPaid
  expect(sum(rows.map(({ amountPaise }) => amountPaise)), 'what goes back').toBe(due)
  expect(inPaise(own.map(({ refund }) => refund?.amount ?? 0)), 'what the history says goes back').toBe(due)
  if (method === 'p') return
  expect(inPaise(own.map(({ cash_paid }) => cash_paid ?? 0)), 'what the history says was paid').toBe(taken)
}

const playOne = async (stage: Stage, buyer: Buyer, seed: number): Promise<void> => {
  const dice = diceOf(seed)
  const placed = await (dice.chance(0.1) ? byQuote : byCart)(stage, dice, buyer)
  const total = dueOf(placed.parts)
  const [order] = await stage.shop.db.select().from(orders).where(eq(orders.id, placed.id))
  expect(order?.totalPaise, 'the stored order').toBe(total)
  const before = await checkAsked(placed)
  if (placed.method === 'p') {
    expect(payableOf(before.own), 'what is to be paid').toEqual({ state: 'due', amount: wholeRupees(total) })
    await payInAdvance(placed)
  }
  await cancelSome(placed, before)
  const after = await checkAsked(placed)
  if (placed.method === 'p')
    expect(payableOf(after.own), 'what was paid').toEqual({ state: 'paid', amount: wholeRupees(total) })
  await packSome(placed, after)
  await checkAsked(placed)
  const taken = await bring(placed)
  await checkBack(placed, taken, await giveBack(placed, after))
}

/** Plays so many orders and returns how many; the seed is printed, `SEED=<it>` begins with one. */
export const playOrders = async (opened: TestShop, count: number): Promise<number> => {
  const first = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 30))
  console.warn(`${count} orders from seed ${first}`)
  const stage = await openStage(opened, diceOf(1))
  let next = first
  const play = async () => {
    while (next < first + count) {
      const buyer = await stage.openBuyer()
      for (let left = ORDERS_A_BUYER; left > 0 && next < first + count; left--) {
        const seed = next++
        await playOne(stage, buyer, seed).catch((error: unknown) => {
          throw new Error(`Seed ${seed}`, { cause: error })
        })
      }
    }
  }
  await Promise.all(Array.from({ length: opened.kind === 'postgres' ? 4 : 1 }, play))
  return count
}
