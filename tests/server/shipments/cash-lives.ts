import { and, eq, ne } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  cashNotes,
  orderItems,
  orders,
  payments,
  refunds,
  returns,
  shipments,
  staff as staffRows,
} from '../../../server/db/schema.ts'
import { Refusal } from '../../../server/shop/core/refusal.ts'
import type { ShopContext } from '../../../server/shop/core/context.ts'
import { changeItemStatus } from '../../../server/shop/orders/change-item-status.ts'
import { decideReturn } from '../../../server/shop/orders/return-decisions.ts'
import { settleCash } from '../../../server/shop/shipments/cash-differences.ts'
import { toTakePaise } from '../../../server/shop/shipments/cash-notes.ts'
import * as desk from '../../../server/shop/shipments/desk-moves.ts'
import type { Staff } from '../../../server/shop/staff/staff.ts'
import { rupees } from '../../../src/contract/money.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import type { TestShop } from '../support/support.ts'
import { dice as diceOf, type Dice } from '../../simulation/prng.ts'

/**
 * Random lives of orders through the shop's own moves: packed in parts, put back, sent again, lost, told by two phones,
 * paid short, given back. After each of them no noted sum is missing, nobody is asked for what was noted, and no more
 * has gone back than came in.
 */

export interface Stage {
  shop: ShopContext
  customerId: number
  staff: readonly Staff[]
  goods: { sku: string; listing: { id: number }; product: { id: number } }
}

const ADDRESS = { name: 'Asha Rao', phone_number: '9000000001', pincode: '411001' }

/** An order of these lines as the shop stores it. */
const place = async (
  { shop, customerId, staff, goods }: Stage,
  id: string,
  prices: readonly number[],
  paid?: { charged: number; paid: number },
) => {
  const { db, clock } = shop
  const sellerId = staff[0]?.sellerId ?? 0
  const total = prices.reduce((sum, price) => sum + price, 0)
  const paymentId = `pay_${id}`
  await db.insert(orders).values({
    id,
    customerId,
    paymentMethod: paid ? 'p' : 'c',
    paymentState: paid ? 'paid' : 'cash',
    totalPaise: total,
    ...(paid && { roundOffPaise: paid.charged - total, gatewayPaymentId: paymentId }),
    createdAt: clock(),
  })
  if (paid)
    await db
      .insert(payments)
      .values({ id: paymentId, orderId: id, amountPaise: paid.paid, currency: 'INR', receivedAt: clock() })
  await db.insert(shipments).values({
    id: `${id}-1`,
    orderId: id,
    sellerId,
    state: 'to_pack',
    cashDuePaise: paid ? 0 : total,
    movedAt: clock(),
  })
  // Safe: of an address the moves read nothing.
  const address = ADDRESS as unknown as (typeof orderItems.$inferInsert)['deliveryAddress']
  await db.insert(orderItems).values(
    prices.map((price) => ({
      orderId: id,
      sku: goods.sku,
      listingId: goods.listing.id,
      productId: goods.product.id,
      sellerId,
      quantity: price % 3 === 0 ? 3 : 1,
      unitPaise: price % 3 === 0 ? price / 3 : price,
      totalPaise: price,
      title: 'Seed',
      variantName: '1 kg',
      imageUrl: 'seed.webp',
      slug: 'seed',
      deliveryAddress: address,
      billingAddress: address,
      itemStatus: 'placed' as const,
      shipmentId: `${id}-1`,
    })),
  )
}

/** False where the shop has refused it. */
const tried = async (move: () => Promise<unknown>): Promise<boolean> => {
  try {
    await move()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const giveBack = async ({ shop }: Stage, item: number) => {
  const [asked] = await shop.db
    .insert(returns)
    .values({ orderItemId: item, problem: 'unwanted', reason: 'Too much' })
    .onConflictDoNothing()
    .returning()
  if (asked !== undefined) await decideReturn(shop, asked.id, { state: 'approved' })
}

interface Life {
  stage: Stage
  order: string
  dice: Dice
  /** What staff was told to have been noted, in paise. */
  noted: string[]
  /** Somebody has decided, or cancelled what was noted for: then other sums hold than those that were noted. */
  isSettled: boolean
  /** More was noted than was asked for: what is over stays where it was noted. */
  isMore: boolean
}

const step = async (life: Life): Promise<void> => {
  const { stage, order, dice, noted } = life
  const { shop, staff } = stage
  const parcels = await shop.db.select().from(shipments).where(eq(shipments.orderId, order)).orderBy(shipments.id)
  const parcel = dice.pick(parcels)
  const me = dice.pick(staff)
  const lines = await shop.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.shipmentId, parcel.id), ne(orderItems.itemStatus, 'cancelled')))
    .orderBy(orderItems.id)
  const [line] = lines.length === 0 ? [] : [dice.pick(lines)]
  if (line === undefined) return
  const { id } = parcel
  const deliver = async () => {
    const [row] = await shop.db.select({ toTake: toTakePaise }).from(shipments).where(eq(shipments.id, id))
    const asked = Number(row?.toTake)
    const paise = dice.pick([asked, dice.below(asked + 1), dice.below(parcel.cashDuePaise + 100)])
    if (paise > asked) life.isMore = true
    const at = dice.chance(0.3) ? new Date(shop.clock().getTime() - dice.below(100_000)).toISOString() : undefined
    const form = { cash_taken: rupees(paise), ...(at && { at }) }
    if ((await tried(() => desk.deliverShipment(shop, me, id, form))) && paise > 0) noted.push(`${me.id} ${paise}`)
  }
  const item = { orderItemId: line.id, actor: 'operator', reason: 'So it was' }
  const moves: Record<string, () => Promise<unknown>> = {
    pack: () => {
      const some = lines.filter(() => dice.chance(0.7))
      const packed = (some.length > 0 ? some : lines).map((one) => ({
        order_item_id: one.id,
        quantity: dice.chance(0.8) ? one.quantity : 1 + dice.below(one.quantity),
      }))
      return desk.packShipment(shop, me, id, { lines: packed })
    },
    handOver: () => desk.handOver(shop, me, id, {}),
    deliver,
    again: deliver,
    fail: () => desk.failDelivery(shop, me, id, 'Nobody was there'),
    sendAgain: () => desk.sendAgain(shop, me, id),
    undo: () => changeItemStatus(shop, { ...item, verb: 'undo' }),
    undoAgain: () => changeItemStatus(shop, { ...item, verb: 'undo' }),
    giveBack: async () => {
      if (line.itemStatus === 'delivered') await giveBack(stage, line.id)
    },
    lose: async () => {
      if (dice.chance(0.7)) return
      life.isSettled = true
      await changeItemStatus(shop, { ...item, verb: 'lose' })
    },
    cancel: async () => {
      if (dice.chance(0.7)) return
      life.isSettled = true
      await desk.cancelPart(shop, me, id, { lines: [{ order_item_id: line.id, quantity: 1 }], reason: 'Sold out' })
    },
    settle: async () => {
      if (dice.chance(0.8)) return
      life.isSettled = true
      await settleCash(shop, id, { sum: rupees(dice.below(parcel.cashDuePaise + 1)), reason: 'Counted' })
    },
  }
  const move = moves[dice.pick(Object.keys(moves))]
  if (move !== undefined) await tried(move)
}

const sumOf = (rows: readonly { amountPaise: number }[]): number => rows.reduce((sum, row) => sum + row.amountPaise, 0)

const check = async ({ stage: { shop }, order, noted, isSettled, isMore }: Life): Promise<void> => {
  const parcels = await shop.db
    .select({ parcel: shipments, toTake: toTakePaise })
    .from(shipments)
    .where(eq(shipments.orderId, order))
  const notes = (
    await shop.db
      .select({ note: cashNotes })
      .from(cashNotes)
      .innerJoin(shipments, eq(shipments.id, cashNotes.shipmentId))
      .where(eq(shipments.orderId, order))
  ).map(({ note }) => note)
  const back = await shop.db
    .select({ amountPaise: refunds.amountPaise, shipmentId: orderItems.shipmentId })
    .from(refunds)
    .innerJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
    .where(eq(refunds.orderId, order))
  const taken = notes.filter(({ kind }) => kind === 'taken')
  const stored = taken.filter(({ amountPaise }) => amountPaise > 0).map((note) => `${note.staffId} ${note.amountPaise}`)
  expect(stored.toSorted(), 'what was noted is what is stored').toEqual(noted.toSorted())
  expect(sumOf(notes.filter(({ kind }) => kind === 'moved')), 'what is carried is neither more nor less').toBe(0)
  for (const { parcel } of parcels) {
    const own = notes.filter(({ shipmentId, counts }) => shipmentId === parcel.id && counts)
    expect(parcel.cashTakenPaise, 'a parcel has what counts for it').toBe(own.length === 0 ? null : sumOf(own))
    const ofParcel = sumOf(back.filter(({ shipmentId }) => shipmentId === parcel.id))
    if (!isSettled) expect(ofParcel, 'no more goes back than came in').toBeLessThanOrEqual(parcel.cashTakenPaise ?? 0)
  }
  if (isSettled || isMore) return
  const due = parcels.reduce((sum, { parcel }) => sum + parcel.cashDuePaise, 0)
  const isOpen = ({ parcel: { state } }: (typeof parcels)[number]) => state !== 'delivered'
  const asked = parcels.filter(isOpen).reduce((sum, { toTake }) => sum + Number(toTake), 0)
  expect(asked, 'nobody is asked for what was noted').toBeLessThanOrEqual(Math.max(0, due - sumOf(taken)))
}

/** One order in cash. */
export const liveInCash = async (stage: Stage, seed: number): Promise<void> => {
  const dice = diceOf(seed)
  const order = `LC${seed}`
  const prices = Array.from({ length: 1 + dice.below(3) }, () => 50 + dice.below(50_000))
  await place(stage, order, prices)
  const life: Life = { stage, order, dice, noted: [], isSettled: false, isMore: false }
  for (let left = 6 + dice.below(12); left > 0; left--) await step(life)
  await check(life)
}

/** One order that was paid in advance, cancelled bit by bit; what goes back never exceeds what came in, and adds up. */
export const livePaid = async (stage: Stage, seed: number): Promise<void> => {
  const { shop, staff } = stage
  const dice = diceOf(seed)
  const order = `LP${seed}`
  const [me] = staff
  if (me === undefined) throw new Error('Nobody is at the desk')
  const prices = Array.from({ length: 1 + dice.below(4) }, () => 50 + dice.below(dice.chance(0.5) ? 100 : 50_000))
  const total = prices.reduce((sum, price) => sum + price, 0)
  const charged = Math.floor((total + 50) / 100) * 100
  const paid = dice.chance(0.3) ? Math.max(100, charged - dice.below(charged)) : charged
  await place(stage, order, prices, { charged, paid })
  for (let left = 2 + dice.below(8); left > 0; left--) {
    const live = await shop.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order), ne(orderItems.itemStatus, 'cancelled')))
      .orderBy(orderItems.id)
    if (live.length === 0) break
    const line = dice.pick(live)
    const quantity = 1 + dice.below(line.quantity)
    const lines = [{ order_item_id: line.id, quantity }]
    await tried(() => desk.cancelPart(shop, me, line.shipmentId, { lines, reason: 'Sold out' }))
  }
  const back = sumOf(await shop.db.select().from(refunds).where(eq(refunds.orderId, order)))
  const items = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order))
  expect(back, 'no more goes back than came in').toBeLessThanOrEqual(paid)
  if (items.every(({ itemStatus }) => itemStatus === 'cancelled')) expect(back, 'all of it goes back').toBe(paid)
}

/** Plays so many lives in one database and returns how many; the seeds are printed, `SEED=<it>` begins with one. */
export const playLives = async ({ db, deps, customer }: TestShop, lives: number): Promise<number> => {
  const seller = await addSeller(db)
  const goods = await addGoods(db, { sellerId: seller.id, stock: 1_000_000 })
  const people = ['owner', 'packer', 'packer'] as const
  const rows = await db
    .insert(staffRows)
    .values(people.map((role, at) => ({ sellerId: seller.id, name: role, phoneNumber: `700000000${at}`, role })))
    .returning()
  const staff = rows.map(({ id, role, name }) => ({ id, role, name, sellerId: seller.id, tokenHash: '' }))
  const stage = { shop: deps, customerId: (await customer()).id, staff, goods }
  const first = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 30))
  console.warn(`${lives} lives of parcels from seed ${first}`)
  for (let seed = first; seed < first + lives; seed++) {
    try {
      await (seed % 4 === 0 ? livePaid(stage, seed) : liveInCash(stage, seed))
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error })
    }
  }
  return lives
}
