import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  auditLog,
  licences,
  orderItems,
  products,
  refunds,
  reservations,
  sellers,
  shipments,
  variants,
} from '../../../server/db/schema.ts'
import { openBuyer, orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

const NO_FACTS = {
  generic_name: null,
  pests: null,
  dose: null,
  dose_per_pump: null,
  waiting_days: null,
  maker: null,
  importer: null,
  best_before: null,
  consumer_care: null,
}

/** Parcels: one for each seller of an order, moved at the desk, and the items with them. */

onBothDatabases((shop) => {
  /** An order of one seller: lines of these many pieces at 100 rupees. */
  const order = async (...pieces: number[]) => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const goods = []
    for (const _ of pieces) goods.push(await addGoods(shop().db, { price: 100, stock: 50, sellerId: seller.id }))
    const lines = goods.map(({ sku }, at) => me.line(sku, 100, pieces[at] ?? 1))
    const { body } = await me.ask('POST', 'order/create', { body: { order_items: lines }, key: randomUUID() })
    const packer = await shop().staff(seller.id, 'packer')
    const id = `${body.data}-1`
    const show = async (parcel = id) => (await packer.ask('GET', `desk/shipments/${parcel}`)).body.data
    const act = (
      verb: string,
      sent?: object,
      { key = randomUUID(), parcel = id }: { key?: string; parcel?: string } = {},
    ) => packer.ask('POST', `desk/shipments/${parcel}/${verb}`, { key, ...(sent && { body: sent }) })
    const items = async () =>
      (await me.ask('GET', 'order/get-history')).body.data.filter(
        (item: { order_id: string }) => item.order_id === body.data,
      )
    const own = (await show()).lines.map((line: { order_item_id: number; quantity: number }) => ({
      order_item_id: line.order_item_id,
      quantity: line.quantity,
    }))
    return { me, seller, goods, packer, id, orderId: body.data as string, show, act, items, lines: own }
  }
  const stateOf = async (id: string) => (await shop().db.select().from(shipments).where(eq(shipments.id, id)))[0]?.state
  const onHand = async (sku: string) =>
    (await shop().db.select().from(variants).where(eq(variants.sku, sku)))[0]?.onHand

  test('an order of two sellers is two parcels, each with what is due for it', async () => {
    const me = await openBuyer(shop())
    const [one, other] = [await addGoods(shop().db, { price: 100 }), await addGoods(shop().db, { price: 250 })]
    const { body } = await me.ask('POST', 'order/create', {
      body: { order_items: [me.line(one.sku, 100, 2), me.line(other.sku, 250)] },
      key: randomUUID(),
    })
    const rows = await shop().db.select().from(shipments).where(eq(shipments.orderId, body.data))
    expect(
      rows
        .map(({ sellerId, state, cashDuePaise }) => ({ sellerId, state, cashDuePaise }))
        .toSorted((a, b) => a.cashDuePaise - b.cashDuePaise),
    ).toEqual([
      { sellerId: one.listing.sellerId, state: 'to_pack', cashDuePaise: 200_00 },
      { sellerId: other.listing.sellerId, state: 'to_pack', cashDuePaise: 250_00 },
    ])
  })

  test('a parcel says what its papers need: who sends it, how long it is good, and the licence that is valid', async () => {
    const { db } = shop()
    const seller = await addSeller(db)
    const [bound, free] = [
      await addGoods(db, { price: 100, sellerId: seller.id, licenceKind: 'pesticide' }),
      await addGoods(db, { price: 100, sellerId: seller.id }),
    ]
    const licence = { sellerId: seller.id, kind: 'pesticide', state: 'Punjab' }
    await db.insert(licences).values([
      { ...licence, number: 'LC-NEW', expiresOn: '2999-01-01' },
      { ...licence, number: 'LC-OLD', expiresOn: '2020-01-01' },
    ])
    await db
      .update(products)
      .set({ facts: { ...NO_FACTS, best_before: '24 months from packing' } })
      .where(eq(products.id, bound.listing.productId))
    const told = { best_before: '24 months from packing', licence_kind: 'pesticide' }
    await db
      .update(sellers)
      .set({ address: 'Market Yard', city: 'Pune', pincode: '411037' })
      .where(eq(sellers.id, seller.id))
    const me = await openBuyer(shop())
    const order_items = [me.line(bound.sku, 100), me.line(free.sku, 100)]
    const { body } = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
    const packer = await shop().staff(seller.id, 'packer')
    expect((await packer.ask('GET', `desk/shipments/${body.data}-1`)).body.data).toMatchObject({
      shop_address: 'Market Yard, Pune, 411037',
      language: 'en',
      lines: expect.arrayContaining([
        expect.objectContaining({ sku: bound.sku, ...told, licence: 'LC-NEW' }),
        expect.objectContaining({ sku: free.sku, best_before: null, licence_kind: null, licence: null }),
      ]),
    })
    await db.delete(licences).where(eq(licences.number, 'LC-NEW'))
    expect((await packer.ask('GET', `desk/shipments/${body.data}-1`)).body.data.lines).toContainEqual(
      expect.objectContaining({ sku: bound.sku, ...told, licence: null }),
    )
  })

  test('a prepaid order waits with its parcel until it is paid, and nothing is due at the door', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100 })
    const requested = await orderAndRequest(me, sku, 100)
    expect(await stateOf(`${requested.id}-1`)).toBe('waiting_payment')
    await verify(me, requested, await pay(me, requested))
    const [row] = await shop().db.select().from(shipments).where(eq(shipments.orderId, requested.id))
    expect(row).toMatchObject({ state: 'to_pack', cashDuePaise: 0 })
  })

  test('a parcel goes its way, and the farmer sees every step of it', async () => {
    const { act, items, lines, show, packer } = await order(2)
    expect((await act('pack', { lines: [{ ...lines[0], lot: 'LOT-7' }] })).body.data).toMatchObject({ state: 'packed' })
    expect((await act('hand-over', { carrier: 'India Post', tracking: 'EX1' })).body.data.state).toBe('shipped')
    expect(await items()).toMatchObject([{ carrier: 'India Post', tracking: 'EX1' }])
    expect((await act('fail', { reason: 'The road is flooded' })).body.data.state).toBe('failed')
    expect(await show()).toMatchObject({ reason: 'The road is flooded', carrier: 'India Post', cash_due: 200 })
    expect((await act('send-again')).body.data.state).toBe('out')
    expect((await act('deliver', { cash_taken: 200 })).body.data).toMatchObject({ state: 'delivered', moved: true })
    expect(await show()).toMatchObject({ cash_taken: 200, lines: [{ lot: 'LOT-7' }] })
    const [row] = await shop()
      .db.select()
      .from(shipments)
      .where(eq(shipments.id, (await show()).id))
    expect(row?.cashTakenBy).toBe(packer.id)
    const [item] = await items()
    expect(item.item_status).toBe('delivered')
    const undone = () =>
      shop().operator('POST', `admin/orders/${item.order_item_id}/undo`, { body: { reason: 'Not hers' } })
    await undone()
    expect((await items())[0]).toMatchObject({ item_status: 'shipped', delivery_date: null })
    await act('deliver', { cash_taken: 0 })
    expect(item.steps.map(({ status }: { status: string }) => status)).toEqual([
      'placed',
      'packed',
      'shipped',
      'out',
      'delivered',
    ])
  })

  test('a part is packed, the rest is a parcel of its own, and nothing is priced anew', async () => {
    const { act, lines, show, items, orderId, id, goods } = await order(5, 1)
    const five = lines.find(({ quantity }: { quantity: number }) => quantity === 5)
    const packed = await act('pack', { lines: [{ ...five, quantity: 3 }] })
    expect(packed.body.data).toEqual({
      id,
      state: 'packed',
      rest: `${orderId}-2`,
      rest_lines: [{ was: five.order_item_id, order_item_id: expect.any(Number) }],
    })
    expect(await show()).toMatchObject({ state: 'packed', cash_due: 300, lines: [{ quantity: 3, total_price: 300 }] })
    const rest = await show(`${orderId}-2`)
    const [{ order_item_id: leftOut }] = packed.body.data.rest_lines
    expect(rest.lines).toContainEqual(expect.objectContaining({ order_item_id: leftOut, quantity: 2 }))
    expect(rest).toMatchObject({ state: 'to_pack', cash_due: 300 })
    expect(rest.lines.map((line: { quantity: number }) => line.quantity).toSorted()).toEqual([1, 2])
    const all = await items()
    expect(all.map((item: { total_price: number }) => item.total_price).toSorted()).toEqual([100, 200, 300])
    const held = await shop()
      .db.select()
      .from(reservations)
      .where(eq(reservations.sku, goods[0]?.sku ?? ''))
    expect(new Set(held.map(({ quantity }) => quantity))).toEqual(new Set([2, 3]))
  })

  test('pieces that are cancelled give back their stock and leave the rest to be packed', async () => {
    const { act, seller, lines, id, goods, show, items } = await order(5)
    const sku = goods[0]?.sku ?? ''
    const support = await shop().staff(seller.id, 'support')
    const cancelled = await support.ask('POST', `desk/shipments/${id}/cancel`, {
      key: randomUUID(),
      body: { lines: [{ ...lines[0], quantity: 2 }], reason: 'Two bags have burst' },
    })
    expect(cancelled.body.data.state).toBe('to_pack')
    expect(await onHand(sku)).toBe(47)
    expect(await show()).toMatchObject({ state: 'to_pack', cash_due: 300 })
    expect(
      (await items())
        .map((item: { item_status: string; quantity: number }) => [item.item_status, item.quantity])
        .toSorted(),
    ).toEqual([
      ['cancelled', 2],
      ['placed', 3],
    ])
    // The line that goes on has kept its number.
    expect((await act('pack', { lines: [{ ...lines[0], quantity: 3 }] })).body.data.state).toBe('packed')
  })

  test('what a part of a paid order costs goes back, and all parts add up to what was paid', async () => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const { sku } = await addGoods(shop().db, { price: 33.33, stock: 50, sellerId: seller.id })
    const requested = await orderAndRequest(me, sku, 33.33, 3)
    await verify(me, requested, await pay(me, requested))
    const owner = await shop().staff(seller.id)
    const id = `${requested.id}-1`
    const cancel = async (quantity: number) => {
      const { lines } = (await owner.ask('GET', `desk/shipments/${id}`)).body.data
      const live = lines.find((line: { cancelled: boolean }) => !line.cancelled)
      return owner.ask('POST', `desk/shipments/${id}/cancel`, {
        key: randomUUID(),
        body: { lines: [{ order_item_id: live.order_item_id, quantity }], reason: 'Sold out' },
      })
    }
    expect((await cancel(1)).body.data.state).toBe('to_pack')
    expect((await cancel(2)).body.data.state).toBe('cancelled')
    const back = await shop().db.select().from(refunds).where(eq(refunds.orderId, requested.id))
    expect(back.length).toBe(2)
    expect(back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(100_00)
  })

  test('of two packers one moves a parcel, and the other is told where it is', async () => {
    const { act, lines, seller, id } = await order(1)
    const other = await shop().staff(seller.id, 'packer')
    const answers = await Promise.all([
      act('pack', { lines }),
      other.ask('POST', `desk/shipments/${id}/pack`, { key: randomUUID(), body: { lines } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const told = answers.find(({ status }) => status === 409)?.body
    expect(told).toMatchObject({ code: 'NOT_ALLOWED_NOW', message: 'This parcel is packed', data: { state: 'packed' } })
  })

  test('a round that is marked twice arrives once, and cash that was taken is noted whatever has moved', async () => {
    const { act, lines, show } = await order(1)
    await act('pack', { lines })
    await act('hand-over', {})
    const key = randomUUID()
    const first = await act('deliver', { cash_taken: 100 }, { key })
    const again = await act('deliver', { cash_taken: 100 }, { key })
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 200, 'true'])
    expect((await act('deliver', { cash_taken: 100 })).status).toBe(409)

    const late = await order(1)
    await late.act('pack', { lines: late.lines })
    await late.act('hand-over', {})
    await late.act('receive', { restock: true, reason: 'Came back' })
    const noted = await late.act('deliver', { cash_taken: 100 })
    expect([noted.status, noted.body.data]).toEqual([200, { id: late.id, state: 'returned', moved: false }])
    expect(await late.show()).toMatchObject({ state: 'returned', cash_taken: 100 })
    expect(await show()).toMatchObject({ cash_taken: 100 })
  })

  test('cash that was noted is noted once: not for the rest of a parcel, and not as none by who took none', async () => {
    const { act, lines, show, orderId } = await order(3)
    expect((await act('deliver', { cash_taken: 100 })).body.data).toMatchObject({ moved: false })
    await act('pack', { lines: [{ ...lines[0], quantity: 1 }] })
    expect([(await show()).cash_taken, (await show(`${orderId}-2`)).cash_taken]).toEqual([100, null])
    await act('hand-over', {})
    await act('deliver', { cash_taken: 0 })
    expect(await show()).toMatchObject({ state: 'delivered', cash_taken: 100 })
  })

  test('what comes back is on the shelf again only where somebody says so', async () => {
    for (const restock of [true, false]) {
      const { act, lines, goods, items, show } = await order(2)
      const sku = goods[0]?.sku ?? ''
      await act('pack', { lines })
      await act('hand-over', {})
      await act('fail', { reason: 'Nobody at home' })
      await act('come-back')
      expect(await show()).toMatchObject({ state: 'returning', reason: 'Nobody at home' })
      expect((await act('receive', { restock, reason: 'Looked at' })).body.data.state).toBe('returned')
      expect(await onHand(sku)).toBe(restock ? 50 : 48)
      expect((await items())[0]).toMatchObject({ item_status: 'cancelled', cancel_reason: 'Looked at' })
    }
  })

  test('what is impossible is refused by its field and changes nothing', async () => {
    const { act, lines, show } = await order(2)
    const before = await show()
    const [line] = lines
    const bad: [string, object, string][] = [
      ['pack', { lines: [] }, 'lines'],
      ['pack', { lines: [{ ...line, quantity: 3 }] }, 'lines.0.quantity'],
      ['pack', { lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
      ['pack', { lines: [line, line] }, 'lines.1.quantity'],
      ['pack', { lines: [{ order_item_id: 1_999_999, quantity: 1 }] }, 'lines.0.order_item_id'],
      ['deliver', { cash_taken: -1 }, 'cash_taken'],
      ['fail', { reason: ' ' }, 'reason'],
    ]
    for (const [verb, body, field] of bad) {
      const answer = await act(verb, body)
      expect([verb, answer.status, Object.keys(answer.body.fields)]).toEqual([verb, 422, [field]])
    }
    expect(await show()).toEqual(before)
  })

  test('an item that is moved alone leaves the others behind in a parcel of their own', async () => {
    const { lines, orderId, show } = await order(1, 1)
    const [one] = lines
    expect((await shop().operator('POST', `admin/orders/${one.order_item_id}/ship`)).status).toBe(200)
    expect(await show()).toMatchObject({
      state: 'shipped',
      cash_due: 100,
      lines: [{ order_item_id: one.order_item_id }],
    })
    expect(await show(`${orderId}-2`)).toMatchObject({ state: 'to_pack', cash_due: 100 })
  })

  test('each step is logged with who made it, what moved and what was said, and since when a parcel is packed', async () => {
    const { act, lines, id, seller, packer } = await order(1, 1)
    const row = async () => (await shop().db.select().from(shipments).where(eq(shipments.id, id)))[0]
    const [line] = lines
    await act('pack', { lines: [line] })
    const packed = await row()
    expect(packed?.packedAt).toEqual(packed?.movedAt)
    await act('hand-over', { carrier: 'India Post', tracking: 'EX1' })
    const undo = () =>
      shop().operator('POST', `admin/orders/${line.order_item_id}/undo`, { body: { reason: 'Wrong one' } })
    await undo()
    expect(await row()).toMatchObject({ state: 'packed', packedAt: packed?.packedAt })
    await act('unpack')
    expect(await row()).toMatchObject({ state: 'to_pack', packedAt: null })
    const log = await shop().db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)
    const of = { entity: 'shipment', sellerId: seller.id, staffId: packer.id }
    expect(log).toMatchObject([
      { ...of, action: 'shipment.pack', before: { state: 'to_pack' } },
      { ...of, action: 'shipment.ship' },
      { entity: 'shipment', action: 'shipment.undo', staffId: null },
      { ...of, action: 'shipment.unpack' },
    ])
    expect(log.map(({ after }) => after)).toEqual([
      { state: 'packed', lines: [line.order_item_id] },
      { state: 'shipped', carrier: '(changed)', tracking: '(changed)' },
      { state: 'packed', reason: '(changed)' },
      { state: 'to_pack' },
    ])
  })

  test('when a phone tells late when it delivered, the days for a return begin then, never in the future', async () => {
    const { act, lines, items } = await order(1)
    await act('pack', { lines })
    await act('hand-over', {})
    const handedOver = Date.now()
    shop().pass(6 * 3_600_000)
    const at = new Date(Date.now() + 2 * 3_600_000).toISOString()
    await act('deliver', { cash_taken: 100, at })
    expect((await items())[0].delivery_date).toBe(at)

    const early = await order(1)
    await early.act('pack', { lines: early.lines })
    await early.act('hand-over', {})
    await early.act('deliver', { cash_taken: 100, at: '2020-01-01T00:00:00.000Z' })
    const [item] = await early.items()
    expect(Date.parse(item.delivery_date)).toBeGreaterThanOrEqual(handedOver)
  })

  test('every row says the same: what an item is and what its parcel is', async () => {
    const rows = await shop()
      .db.select({ item: orderItems.itemStatus, parcel: shipments.state })
      .from(orderItems)
      .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    const allowed: Record<string, readonly string[]> = {
      waiting_payment: ['payment_pending'],
      to_pack: ['placed', 'cancelled'],
      packed: ['placed', 'cancelled'],
      shipped: ['shipped', 'cancelled'],
      out: ['shipped', 'cancelled'],
      failed: ['shipped', 'cancelled'],
      returning: ['shipped', 'cancelled'],
      delivered: ['delivered', 'cancelled'],
      returned: ['cancelled'],
      cancelled: ['cancelled'],
    }
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ item, parcel }) => allowed[parcel]?.includes(item) !== true)).toEqual([])
  })
})
