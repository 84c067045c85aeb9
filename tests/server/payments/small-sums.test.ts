import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { orders, refunds } from '../../../server/db/schema.ts'
import { sendSimulatorWebhooks } from '../../../server/adapters/simulator-webhooks.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { openBuyer, orderPrepaid, pay, request, sendWebhook, verify } from './payment-steps.ts'
import type { Buyer, Requested } from './payment-steps.ts'

/** Sums below ₹1, which no provider takes or sends. */

onBothDatabases((shop) => {
  /** A paid order of one line for each price, and how to cancel it line by line. */
  const paidOrder = (...prices: number[]) =>
    orderPaidBy(async (me, order) => verify(me, order, await pay(me, order)), prices)
  const orderPaidBy = async (payFor: (me: Buyer, order: Requested) => Promise<unknown>, prices: number[]) => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const lines = []
    for (const price of prices) {
      const { sku } = await addGoods(shop().db, { price, sellerId: seller.id })
      lines.push({ ...me.line(sku, price), payment_method: 'p' })
    }
    const { body } = await me.ask('POST', 'order/create', { body: { order_items: lines }, key: randomUUID() })
    const id: string = body.data
    const asked = await request(me, id, body.amount)
    const requested = { id, gatewayOrderId: asked.body.order_id as string }
    await payFor(me, requested)
    const items = (await me.ask('GET', 'order/get-history')).body.data
    const cancel = async (price: number) => {
      const item = items.find((row: { total_price: number }) => row.total_price === price)
      await me.ask('POST', `order/cancel/${item.order_item_id}`, { key: randomUUID() })
      const due = await shop().db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id)
      return due.at(-1)?.id ?? 0
    }
    const rows = () => shop().db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id)
    return { me, id, seller, cancel, rows }
  }
  const send = (id: number) => shop().operator('POST', `admin/refunds/${id}/send`)

  test.each([0.01, 0.3, 0.49])(
    'an order of ₹%d that is paid in advance is refused and stores nothing',
    async (price) => {
      const me = await openBuyer(shop())
      const { sku } = await addGoods(shop().db, { price })
      const refused = await orderPrepaid(me, sku, price)
      expect([refused.status, refused.body.code]).toEqual([409, 'AMOUNT_TOO_SMALL'])
      expect(refused.body.message).toBe(
        'An order of less than ₹1 cannot be paid online. Add something to it, or pay in cash.',
      )
      expect(await shop().db.$count(orders, eq(orders.customerId, me.id))).toBe(0)
    },
  )

  test('an order that rounds to ₹1 is taken, and one below it in cash', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 0.5 })
    expect((await orderPrepaid(me, sku, 0.5)).body.amount).toBe(1)
    const { sku: cheap } = await addGoods(shop().db, { price: 0.3 })
    const body = { order_items: [me.line(cheap, 0.3)] }
    expect((await me.ask('POST', 'order/create', { body, key: randomUUID() })).status).toBe(201)
  })

  test('a refund below ₹1 is not sent alone and goes back with the next one of its payment', async () => {
    const { cancel, rows } = await paidOrder(0.4, 50, 60)
    const small = await cancel(0.4)
    expect(await send(small)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW', message: expect.stringMatching(/^A provider sends nothing below ₹1/) },
    })
    const next = await cancel(50)
    expect((await send(next)).status).toBe(200)
    const sent = await shop().db.query.simulatorRefunds.findMany()
    expect(sent.find(({ receipt }) => receipt === `refund-${next}-1`)).toMatchObject({ amountPaise: 50_40 })
    const [first, second] = await rows()
    expect(first).toMatchObject({ amountPaise: 40, carriedBy: next, state: second?.state })
    expect(await send(small)).toMatchObject({
      status: 409,
      body: { message: `This goes back together with refund ${next}` },
    })
    expect((await shop().operator('POST', `admin/refunds/${small}/done`, { body: { reference: 'UTR1' } })).status).toBe(
      409,
    )
    shop().pass(6_000)
    await sendSimulatorWebhooks(shop().deps)
    const ended = await rows()
    expect(ended).toMatchObject([{ state: 'done' }, { state: 'done' }])
    expect(ended[0]?.doneAt).toEqual(ended[1]?.doneAt)
  })

  test('the parts of an order below ₹1 go back together as what was paid', async () => {
    const { cancel, rows } = await paidOrder(0.3, 0.35)
    await cancel(0.3)
    const last = await cancel(0.35)
    expect((await send(last)).status).toBe(200)
    expect((await rows()).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(100)
    const sent = await shop().db.query.simulatorRefunds.findMany()
    expect(sent.find(({ receipt }) => receipt === `refund-${last}-1`)).toMatchObject({ amountPaise: 100 })
  })

  const hearPaid =
    (amount: number, fee: number) =>
    async (_: Buyer, { gatewayOrderId }: Requested) => {
      const isPaid = vi.spyOn(shop().deps.provider, 'isPaid').mockResolvedValue(true)
      await sendWebhook(shop(), Object.assign({ id: `pay_${randomUUID()}`, order_id: gatewayOrderId, amount }, { fee }))
      isPaid.mockRestore()
    }
  test.each([
    { what: 'each line its share of a discount', prices: [50, 100], came: [120_01, 0], back: [40_00, 80_01] },
    { what: 'nothing for what had no share', prices: [100, 0.01], came: [90_00, 0], back: [90_00] },
    {
      what: 'what was rounded, with the last line that has a share',
      prices: [50.3, 0.4],
      came: [1_00, 0],
      back: [1_00],
    },
    { what: 'never the provider’s fee', prices: [40, 60], came: [102_36, 2_36], back: [40_00, 60_00] },
  ])('line by line goes back what came in: $what', async ({ prices, came: [amount = 0, fee = 0], back }) => {
    const { cancel, rows } = await orderPaidBy(hearPaid(amount, fee), prices)
    for (const price of prices) await cancel(price)
    expect((await rows()).map(({ amountPaise }) => amountPaise)).toEqual(back)
  })

  test('refunds of the own lines alone are listed, those that wait first, and found by what they are about', async () => {
    const { id, seller, cancel } = await paidOrder(20, 30, 50)
    for (const price of [20, 30, 50]) await cancel(price)
    const [support, stranger] = [await shop().staff(seller.id), await shop().staff((await addSeller(shop().db)).id)]
    const seen = async (query: Record<string, string> = {}, who = support) =>
      (await who.ask('GET', `desk/refunds?${new URLSearchParams(query)}`)).body.data
    const amounts = async (query: Record<string, string>) =>
      (await seen(query)).map(({ amount }: { amount: number }) => amount)
    expect(await amounts({})).toEqual([50, 30, 20])
    const [, second] = await seen()
    await shop().operator('POST', `admin/refunds/${second.id}/done`, { body: { reference: 'UTR1' } })
    expect(await amounts({})).toEqual([50, 20, 30])
    expect([await amounts({ which: 'due' }), await amounts({ which: 'done' })]).toEqual([[50, 20], [30]])
    const [done] = await seen({ q: 'DONE' })
    expect(done).toMatchObject({ id: second.id, amount: 30, order_id: id, customer_name: 'Asha Rao' })
    for (const q of [id, second.payment_id, 'asha']) expect(await amounts({ q }), q).toEqual([50, 20, 30])
    expect(await seen({}, stranger)).toEqual([])
  })
})
