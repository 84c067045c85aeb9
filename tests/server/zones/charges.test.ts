import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setZones } from '../../../server/shop/zones/change-zones.ts'
import { accept, quoted } from '../enquiries/quote-steps.ts'
import { openBuyer, orderRow, pay, request, verify, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What a seller takes for delivery to a zone, from the order to what goes back. The buyer's address has PIN 411001. */

const photo = Uint8Array.from(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer(),
)

interface Line {
  order_item_id: number
  sku: string
  total_price: number
  delivery_charge?: number
  cash_to_pay?: number
  refund: { amount: number } | null
}

onBothDatabases((shop) => {
  const sellerWith = async (charge: number, free_above: number | null = null, cash_max?: number) => {
    const { id } = await addSeller(shop().db)
    await setZones(shop().deps, id, { pins: [''], days: [2, 4], charge, free_above, cash_max })
    return id
  }
  const goodsOf = async (sellerId: number, price = 100) => (await addGoods(shop().db, { sellerId, price })).sku
  const order = (me: Buyer, lines: object[], delivery_charge?: number, method: 'c' | 'p' = 'c') =>
    me.ask('POST', 'order/create', {
      body: { order_items: lines.map((line) => ({ ...line, payment_method: method })), delivery_charge },
      key: randomUUID(),
    })
  const history = async (me: Buyer): Promise<Line[]> => (await me.ask('GET', 'order/get-history')).body.data
  const itemOf = async (me: Buyer, sku: string): Promise<Line> => {
    const line = (await history(me)).find((one) => one.sku === sku)
    if (line === undefined) throw new Error('There is no such line')
    return line
  }
  const byOperator = async (verb: string, me: Buyer, sku: string) => {
    const { order_item_id: item } = await itemOf(me, sku)
    return shop().operator('POST', `admin/orders/${item}/${verb}`, { body: { reason: 'So it was' } })
  }
  const cancel = async (me: Buyer, sku: string) =>
    me.ask('POST', `order/cancel/${(await itemOf(me, sku)).order_item_id}`, { key: randomUUID() })
  const giveBack = async (me: Buyer, sku: string, problem: 'unwanted' | 'damaged' | 'wrong') => {
    const { order_item_id: item } = await itemOf(me, sku)
    const form = new FormData()
    form.set('problem', problem)
    form.set('reason', 'Not as it should be')
    if (problem !== 'unwanted') form.set('return_images[0]', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
    expect((await me.ask('POST', `order/return/${item}`, { form, key: randomUUID() })).status).toBe(200)
    const { data } = (await shop().operator('GET', 'admin/returns')).body
    const { id } = data.find((row: { order_item_id: number }) => row.order_item_id === item)
    await shop().operator('POST', `admin/returns/${id}/approve`, { body: {} })
  }
  const refundsOf = async (me: Buyer, ...skus: string[]) => {
    const lines = await history(me)
    return skus.map((sku) => lines.find((one) => one.sku === sku)?.refund?.amount ?? 0)
  }
  /** An order of two packs of 100 rupees from one seller who takes 60, and what was paid for it. */
  const ordered = async (method: 'c' | 'p') => {
    const seller = await sellerWith(60)
    const me = await openBuyer(shop())
    const skus = [await goodsOf(seller), await goodsOf(seller)] as const
    const lines = skus.map((sku) => me.line(sku, 100))
    const { body } = await order(me, lines, 60, method)
    const id: string = body.data
    if (method === 'p') {
      expect(body.amount).toBe(260)
      const requested = { id, gatewayOrderId: (await request(me, id, 260)).body.order_id }
      await verify(me, requested, await pay(me, requested))
    }
    const packer = await shop().staff(seller, 'packer')
    const act = (verb: string, sent?: object) =>
      packer.ask('POST', `desk/shipments/${id}-1/${verb}`, { key: randomUUID(), ...(sent && { body: sent }) })
    const send = async () => {
      for (const sku of skus) await byOperator('ship', me, sku)
    }
    const deliver = async () => {
      await act('pack', { lines: (await history(me)).map(({ order_item_id }) => ({ order_item_id, quantity: 1 })) })
      await act('hand-over', {})
      await act('deliver', { cash_taken: method === 'c' ? 260 : 0 })
    }
    return { me, skus, deliver, send }
  }

  test('each seller takes its own charge once, and everybody is told of the same rupees', async () => {
    const [near, far] = [await sellerWith(60.5), await sellerWith(90, 500)]
    const me = await openBuyer(shop())
    const [one, two, three] = [await goodsOf(near), await goodsOf(near), await goodsOf(far, 499.99)]
    const lines = [me.line(one, 100), me.line(two, 100), me.line(three, 499.99)]
    const placed = await order(me, lines, 150.5)
    expect(placed.status).toBe(201)
    expect((await orderRow(shop(), placed.body.data)).totalPaise).toBe(850_49)
    const told = await history(me)
    const chargeOf = (sku: string) => told.find((line) => line.sku === sku)?.delivery_charge
    // Once for the parcel, whichever of its lines was stored first.
    expect([chargeOf(one), chargeOf(two)].filter((charge) => charge !== undefined)).toEqual([60.5])
    expect(chargeOf(three)).toBe(90)
    expect(told.reduce((sum, { cash_to_pay = 0 }) => sum + Math.round(cash_to_pay * 100), 0)).toBe(850_49)
    for (const [seller, cash_due, delivery_charge] of [
      [near, 260.5, 60.5],
      [far, 589.99, 90],
    ] as const) {
      const owner = await shop().staff(seller)
      const pile = (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
      expect(pile).toMatchObject([{ cash_due, delivery_charge }])
      const listed = (await owner.ask('GET', 'desk/orders')).body.data
      expect(listed).toMatchObject([{ order_id: placed.body.data, total_price: cash_due }])
    }
  })

  test('goods of the named sum or more go without a charge, and cancelling a part of them adds none', async () => {
    const seller = await sellerWith(60, 200)
    const me = await openBuyer(shop())
    const [one, two] = [await goodsOf(seller), await goodsOf(seller)]
    const placed = await order(me, [me.line(one, 100), me.line(two, 100)])
    expect(placed.status).toBe(201)
    await cancel(me, one)
    expect((await history(me)).map(({ cash_to_pay = 0 }) => cash_to_pay).toSorted((a, b) => a - b)).toEqual([0, 100])
  })

  test.each([
    ['a phone that knows of no charges', undefined, 0],
    ['a phone that has seen less', 50, 50],
    ['a phone that has seen more', 70, 70],
  ])('nothing is ordered by %s, which is told what delivery costs now', async (_who, seen, sent) => {
    const me = await openBuyer(shop())
    const sku = await goodsOf(await sellerWith(60))
    expect(await order(me, [me.line(sku, 100)], seen)).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_CHANGED', data: { delivery_charge: { sent, current: 60 } } },
    })
    expect(await history(me)).toEqual([])
    expect((await order(me, [me.line(sku, 100)], 60)).status).toBe(201)
  })

  test('the charge counts for what a zone takes in cash', async () => {
    const me = await openBuyer(shop())
    const sku = await goodsOf(await sellerWith(60, null, 259.99))
    const refused = await order(me, [me.line(sku, 100, 2)], 60)
    expect(refused).toMatchObject({ status: 409, body: { code: 'CASH_LIMIT', data: { order_rupees: 260 } } })
    expect((await order(me, [me.line(sku, 100)], 60)).status).toBe(201)
  })

  test('a payment in advance is of goods and charge; what is cancelled in part keeps the charge, the rest gives it back', async () => {
    const { me, skus } = await ordered('p')
    const [one, two] = skus
    await cancel(me, one)
    expect(await refundsOf(me, one, two)).toEqual([100, 0])
    await cancel(me, two)
    expect(await refundsOf(me, one, two)).toEqual([100, 160])
  })

  test('what comes back undelivered gives the charge back', async () => {
    const { me, skus, send } = await ordered('p')
    await send()
    for (const sku of skus) await byOperator('return', me, sku)
    expect((await refundsOf(me, ...skus)).toSorted((a, b) => a - b)).toEqual([100, 160])
  })

  test.each([
    ['c', 'damaged'],
    ['p', 'damaged'],
    ['c', 'wrong'],
    ['p', 'wrong'],
  ] as const)('the charge goes back where the seller is at fault, and only once (%s, %s)', async (method, problem) => {
    const { me, skus, deliver } = await ordered(method)
    const [one, two] = skus
    await deliver()
    await giveBack(me, one, 'unwanted')
    expect(await refundsOf(me, one, two)).toEqual([100, 0])
    await giveBack(me, two, problem)
    expect(await refundsOf(me, one, two)).toEqual([100, 160])
  })

  test.each(['c', 'p'] as const)('who no longer wants what came has paid for its delivery (%s)', async (method) => {
    const { me, skus, deliver } = await ordered(method)
    await deliver()
    for (const sku of skus) await giveBack(me, sku, 'unwanted')
    expect(await refundsOf(me, ...skus)).toEqual([100, 100])
  })

  test('cash that was taken for a parcel that ends goes back with its charge', async () => {
    const { me, skus, deliver } = await ordered('c')
    await deliver()
    for (const sku of skus) await byOperator('undo', me, sku)
    for (const sku of skus) await byOperator('lost', me, sku)
    expect((await refundsOf(me, ...skus)).toSorted((a, b) => a - b)).toEqual([100, 160])
  })

  test('a quote keeps the charge that was agreed, whatever the zone asks for', async () => {
    const { me, sellerId, quoteId } = await quoted(shop(), { delivery_charge: 450.5 })
    await setZones(shop().deps, sellerId, { pins: [''], days: [2, 4], charge: 60, free_above: 1_000 })
    const accepted = await accept(me, quoteId)
    expect((await orderRow(shop(), accepted.body.data)).totalPaise).toBe(40_450_50)
  })

  test('a charge that is not named stays, and what costs nothing has no sum from which on it is free', async () => {
    const seller = await sellerWith(60, 500)
    const set = (body: object) =>
      shop().operator('PUT', `admin/sellers/${seller}/zones`, { body: { pins: 'all', days: '2-4', ...body } })
    const zones = async (body: object) => (await set(body)).body.data.zones
    const zone = { pins: [''], days: [2, 4] }
    expect(await zones({})).toEqual([{ ...zone, charge: 60, free_above: 500 }])
    expect(await zones({ charge: 0 }), 'its sum goes with it').toEqual([zone])
    expect(await zones({ charge: 60, free_above: 500 })).toEqual([{ ...zone, charge: 60, free_above: 500 }])
    expect(await zones({ free_above: null })).toEqual([{ ...zone, charge: 60 }])
    expect(await zones({ charge: 0 })).toEqual([zone])
    expect(await set({ free_above: 500 })).toMatchObject({
      status: 422,
      body: { fields: { free_above: expect.any(String) } },
    })
    const owner = await shop().staff(seller)
    const form = { pins: 'all', days: '2-4', cash_max: '', charge: '40.50', free_above: '1,000' }
    const saved = await owner.ask('PUT', `desk/shops/${seller}/areas`, { body: form, key: randomUUID() })
    expect(saved.body.data.zones).toEqual([{ ...zone, charge: 40.5, free_above: 1000 }])
    const { charge: _, free_above: __, ...former } = form
    const kept = await owner.ask('PUT', `desk/shops/${seller}/areas`, { body: former, key: randomUUID() })
    expect(kept.body.data.zones).toEqual([{ ...zone, charge: 40.5, free_above: 1000 }])
  })
})
