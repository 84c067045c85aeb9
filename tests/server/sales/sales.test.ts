import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countedDays, daySales, orderItems, orders, shipments } from '../../../server/db/schema.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { shopJobs } from '../../../server/jobs/jobs.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer, orderPrepaid, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What sells, as the desk shows it. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PRICE = 100

onBothDatabases((shop) => {
  const order = async (me: Buyer, lines: { sku: string; quantity?: number }[]): Promise<string> => {
    const order_items = lines.map(({ sku, quantity = 1 }) => me.line(sku, PRICE, quantity))
    const { body } = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
    return body.data
  }
  const itemOf = async (orderId: string) => {
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    if (item === undefined) throw new Error('The item was not stored')
    return item
  }
  /** The figures once those that were added up before are old. */
  const salesOf = async (ask: Ask, query = 'days=7') => {
    shop().pass(2 * MINUTE_MS)
    return (await ask('GET', `desk/sales?${query}`)).body.data
  }
  const today = () => dayInIndia(shop().deps.clock())

  test('a shop sees what was ordered of its own goods by day, product and PIN', async () => {
    const me = await openBuyer(shop())
    const [seed, urea] = [await addGoods(shop().db), await addGoods(shop().db, { title: 'Urea' })]
    const hoe = await addGoods(shop().db, { title: 'Hoe', sellerId: seed.listing.sellerId })
    await order(me, [{ sku: seed.sku, quantity: 2 }, { sku: urea.sku, quantity: 5 }, { sku: hoe.sku }])
    await order(me, [{ sku: seed.sku }])
    const { ask } = await shop().staff(seed.listing.sellerId, 'accounts')
    const sales = await salesOf(ask)
    expect(sales.days).toHaveLength(7)
    expect(sales.days[0]).toMatchObject({ orders: 0, pieces: 0, amount: 0, returned: 0 })
    expect(sales.days.at(-1)).toEqual({ day: today(), orders: 2, pieces: 4, amount: 400, returned: 0, cash: 0 })
    expect(sales).toMatchObject({
      shop: { id: seed.listing.sellerId, shop_name: 'Green Shop' },
      listings: [
        { listing_id: seed.listing.id, title: 'Wheat seed', orders: 2, pieces: 3, amount: 300 },
        { listing_id: hoe.listing.id, title: 'Hoe', orders: 1, pieces: 1, amount: 100 },
      ],
      pins: [{ pincode: '411001', orders: 2, pieces: 4, amount: 400 }],
      returns: [],
      shops: [],
      uncounted: 0,
    })
    expect(JSON.stringify(sales)).not.toContain('Urea')
  })

  test('the operator sees all shops, in which an order of several counts once, or one of them', async () => {
    const me = await openBuyer(shop())
    const [one, other] = [await addGoods(shop().db), await addGoods(shop().db)]
    const operator = await shop().staff(null, 'accounts')
    const before = (await salesOf(operator.ask)).days.at(-1)
    await order(me, [{ sku: one.sku }, { sku: other.sku, quantity: 3 }])
    const all = await salesOf(operator.ask)
    expect(all.shop).toBeNull()
    expect(all.days.at(-1)).toMatchObject({ orders: before.orders + 1, pieces: before.pieces + 4 })
    expect(all.shops).toContainEqual(
      expect.objectContaining({ id: other.listing.sellerId, shop_name: 'Green Shop', pieces: 3, amount: 300 }),
    )
    const named = `days=7&seller=${other.listing.sellerId}`
    for (const ask of [operator.ask, shop().operator])
      expect(await salesOf(ask, named)).toMatchObject({
        shop: { id: other.listing.sellerId },
        listings: [{ listing_id: other.listing.id, pieces: 3 }],
        shops: [],
      })
  })

  test('a shop sees what was taken in cash, how much came late, and what is gone first at this pace', async () => {
    const me = await openBuyer(shop())
    const seed = await addGoods(shop().db, { stock: 10 })
    const { db } = shop()
    const owner = await shop().staff(seed.listing.sellerId, 'owner')
    const { shipmentId: late, id } = await itemOf(await order(me, [{ sku: seed.sku, quantity: 2 }]))
    await db.update(shipments).set({ promisedTo: '2020-01-01' }).where(eq(shipments.id, late))
    const move = (verb: string, body: object) =>
      owner.ask('POST', `desk/shipments/${late}/${verb}`, { body, key: randomUUID() })
    await move('pack', { lines: [{ order_item_id: id, quantity: 2 }] })
    await move('hand-over', {})
    await move('deliver', { cash_taken: 200 })
    const { shipmentId: early } = await itemOf(await order(me, [{ sku: seed.sku }]))
    await db.update(shipments).set({ promisedTo: '2999-01-01' }).where(eq(shipments.id, early))
    const sales = await salesOf(owner.ask)
    expect(sales.days.at(-1)).toMatchObject({ orders: 2, amount: 300, cash: 200 })
    expect(sales.promised).toEqual({ parcels: 1, late: 1 })
    // 7 pieces are left, and 3 were sold in 7 days.
    expect(sales.running_out).toEqual([{ listing_id: seed.listing.id, title: 'Wheat seed', pieces: 7, days: 16 }])
    expect((await salesOf(owner.ask, 'days=14')).running_out).toMatchObject([{ days: 32 }])
  })

  test('nobody sees another shop, or one that does not exist', async () => {
    const [own, other] = [await addSeller(shop().db), await addSeller(shop().db)]
    const { ask } = await shop().staff(own.id, 'accounts')
    expect((await ask('GET', `desk/sales?seller=${own.id}`)).status).toBe(200)
    expect((await ask('GET', `desk/sales?seller=${other.id}`)).status).toBe(404)
    expect((await shop().operator('GET', 'desk/sales?seller=999999999')).status).toBe(404)
    for (const query of ['seller=x', 'days=8', 'days='])
      expect((await ask('GET', `desk/sales?${query}`)).status).toBe(422)
  })

  test('what was cancelled, is unpaid or was not taken at the door is not sold', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { price: PRICE, stock: 100 })
    const [kept, refused, dropped] = [
      await order(me, [{ sku }]),
      await order(me, [{ sku, quantity: 2 }]),
      await order(me, [{ sku, quantity: 4 }]),
    ]
    await orderPrepaid(me, sku, PRICE, 8)
    const admin = async (verb: string, id: number, body?: object) => {
      const answer = await shop().operator('POST', `admin/orders/${id}/${verb}`, { ...(body && { body }) })
      expect(answer.status).toBe(200)
    }
    await admin('cancel', (await itemOf(dropped)).id)
    const back = (await itemOf(refused)).id
    await admin('ship', back)
    await admin('return', back, { restock: false, reason: 'Nobody was at home' })
    const { ask } = await shop().staff(listing.sellerId)
    const sales = await salesOf(ask)
    expect(sales.days.at(-1)).toEqual({ day: today(), orders: 1, pieces: 1, amount: 100, returned: 2, cash: 0 })
    expect(sales.returns).toEqual([{ reason: 'undelivered', pieces: 2 }])
    expect((await itemOf(kept)).itemStatus).toBe('placed')
  })

  test('what customers give back is counted by why, unless it was refused', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { price: PRICE })
    const { ask } = await shop().staff(listing.sellerId)
    const giveBack = async (quantity: number): Promise<void> => {
      const { id } = await itemOf(await order(me, [{ sku, quantity }]))
      for (const verb of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${id}/${verb}`)
      const body = { reason: 'Too much' }
      expect((await me.ask('POST', `order/return/${id}`, { body, key: randomUUID() })).status).toBeLessThan(300)
    }
    await giveBack(2)
    await giveBack(1)
    expect(await salesOf(ask)).toMatchObject({
      returns: [{ reason: 'unwanted', pieces: 3 }],
      listings: [{ pieces: 3, returned: 3 }],
    })
    const [claim] = (await ask('GET', 'desk/claims')).body.data
    await ask('POST', `desk/claims/${claim.id}/reject`, { body: { note: 'It is opened' }, key: randomUUID() })
    expect(await salesOf(ask)).toMatchObject({ returns: [{ reason: 'unwanted', pieces: 2 }] })
  })

  test('an order belongs to the day that it was in India, and a change of an earlier day shows within a day', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db)
    const id = await order(me, [{ sku }])
    const threeDaysAgo = dayInIndia(new Date(shop().deps.clock().getTime() - 3 * DAY_MS))
    const justAfterMidnight = new Date(`${threeDaysAgo}T00:10:00+05:30`)
    await shop().db.update(orders).set({ createdAt: justAfterMidnight }).where(eq(orders.id, id))
    // As if nobody had looked before.
    await shop().db.delete(countedDays)
    const soldOn = async (day: string) => {
      // A log-in ends with the day.
      const { ask } = await shop().staff(listing.sellerId)
      const { days } = await salesOf(ask)
      return days.find((one: { day: string }) => one.day === day).pieces
    }
    expect(await soldOn(threeDaysAgo)).toBe(1)
    expect(await soldOn(today())).toBe(0)
    const item = await itemOf(id)
    await shop().operator('POST', `admin/orders/${item.id}/cancel`)
    expect(await soldOn(threeDaysAgo)).toBe(1)
    shop().pass(DAY_MS)
    expect(await soldOn(threeDaysAgo)).toBe(0)
  })

  test('days are added up by the clock too, so that nobody waits for them, and forgotten once they show nowhere', async () => {
    const { db, deps } = shop()
    await db.delete(countedDays)
    const job = shopJobs(deps, { ownsFiles: false }).find(({ failure }) => failure.includes('added up'))
    await job?.work(new AbortController().signal)
    expect(await db.$count(countedDays)).toBe(90)
    await db.insert(countedDays).values({ day: '2020-01-01', countedAt: deps.clock() })
    const old = { day: '2020-01-01', kind: 'all', sellerId: 0, key: '', orders: 1, pieces: 1, paise: 1, returned: 0 }
    await db.insert(daySales).values({ ...old, kind: 'all' })
    await purgeExpired(deps)
    expect(await db.$count(countedDays)).toBe(90)
    expect(await db.$count(daySales, eq(daySales.day, '2020-01-01'))).toBe(0)
  })
})
