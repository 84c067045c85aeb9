import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderItems, refunds, returns, shipments } from '../../../server/db/schema.ts'
import { OPERATOR } from '../../../server/shop/core/identity.ts'
import { listDifferences, settleCash } from '../../../server/shop/shipments/cash-differences.ts'
import { changeItemStatus } from '../../../server/shop/orders/change-item-status.ts'
import { decideReturn } from '../../../server/shop/returns/return-decisions.ts'
import { parcelsOf } from '../../../server/shop/shipments/list-shipments.ts'
import * as desk from '../../../server/shop/shipments/move-shipment.ts'
import { setZones } from '../../../server/shop/zones/change-zones.ts'
import { openBuyer, pay, request, verify } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** An order of two packs of 100 rupees whose seller takes 60 for delivery, brought in two parcels. */

type Pack = 'one' | 'two' | 'three'
type Event = 'deliver' | 'undo' | 'cancel' | 'lose' | 'damaged' | 'unwanted'

onBothDatabases((shop) => {
  const split = async (method: 'c' | 'p', packs: readonly Pack[] = ['one', 'two']) => {
    const { deps, db } = shop()
    const seller = await addSeller(db)
    await setZones(deps, seller.id, { pins: [''], days: [2, 4], charge: 60 })
    const me = await openBuyer(shop())
    const skus = new Map<Pack, string>()
    for (const pack of packs) skus.set(pack, (await addGoods(db, { sellerId: seller.id, price: 100 })).sku)
    const order_items = [...skus.values()].map((sku) => ({ ...me.line(sku, 100), payment_method: method }))
    const placed = await me.ask('POST', 'order/create', {
      body: { order_items, delivery_charge: 60 },
      key: randomUUID(),
    })
    const id: string = placed.body.data
    if (method === 'p') {
      const requested = { id, gatewayOrderId: (await request(me, id, 260)).body.order_id }
      await verify(me, requested, await pay(me, requested))
    }
    const itemOf = async (pack: Pack) => {
      const rows = await db.select().from(orderItems).where(eq(orderItems.orderId, id))
      const item = rows.find(({ sku }) => sku === skus.get(pack))
      if (item === undefined) throw new Error('There is no such line')
      return item
    }
    const parcels = () => parcelsOf(deps, OPERATOR, id)
    const packed = async (pack: Pack) => {
      const item = await itemOf(pack)
      return desk.packShipment(deps, OPERATOR, item.shipmentId, { lines: [{ order_item_id: item.id, quantity: 1 }] })
    }
    await packed('one')
    let taken = 0
    const deliver = async (pack: Pack) => {
      const { shipmentId } = await itemOf(pack)
      const stateNow = async () => (await parcels()).find((parcel) => parcel.id === shipmentId)
      if ((await stateNow())?.state === 'to_pack') await packed(pack)
      await desk.handOver(deps, OPERATOR, shipmentId, {})
      const cash = (await stateNow())?.cash_due ?? 0
      taken += cash
      await desk.deliverShipment(deps, OPERATOR, shipmentId, { cash_taken: cash })
    }
    const giveBack = async (pack: Pack, problem: 'damaged' | 'unwanted') => {
      const { id: orderItemId } = await itemOf(pack)
      const [asked] = await db.insert(returns).values({ orderItemId, problem, reason: 'So it is' }).returning()
      await decideReturn(deps, OPERATOR, asked?.id ?? 0, { state: 'approved' })
    }
    const play = async (event: Event, pack: Pack) => {
      if (event === 'deliver') return deliver(pack)
      if (event === 'damaged' || event === 'unwanted') return giveBack(pack, event)
      await changeItemStatus(deps, { orderItemId: (await itemOf(pack)).id, verb: event, actor: 'operator' })
    }
    const outcome = async () => {
      const back = await db.select().from(refunds).where(eq(refunds.orderId, id))
      const stand = await db.select().from(shipments).where(eq(shipments.orderId, id))
      return {
        taken,
        back: back.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100,
        charges: stand.filter(({ chargePaise }) => chargePaise > 0).length,
        differing: stand.filter((one) => one.state === 'delivered' && one.cashTakenPaise !== one.cashDuePaise).length,
      }
    }
    return { play, outcome, parcels, packed, itemOf, id, me }
  }

  const LIVES: [string, { taken: number; back: number; backOfPaid?: number }][] = [
    ['cancel one, cancel two', { taken: 0, back: 0, backOfPaid: 260 }],
    ['cancel two, cancel one', { taken: 0, back: 0, backOfPaid: 260 }],
    ['cancel one, deliver two', { taken: 160, back: 0, backOfPaid: 100 }],
    ['deliver one, cancel two', { taken: 160, back: 0, backOfPaid: 100 }],
    // Nobody goes back to a door for the charge.
    ['deliver two, cancel one', { taken: 100, back: 0, backOfPaid: 100 }],
    ['deliver one, undo one, lose one, deliver two', { taken: 260, back: 100 }],
    ['deliver one, undo one, lose one, cancel two', { taken: 160, back: 160, backOfPaid: 260 }],
    ['deliver one, deliver two, undo one, lose one', { taken: 260, back: 100 }],
    ['deliver one, deliver two, damaged two', { taken: 260, back: 160 }],
    ['deliver one, deliver two, damaged one', { taken: 260, back: 160 }],
    ['deliver one, deliver two, damaged two, damaged one', { taken: 260, back: 260 }],
    ['deliver one, deliver two, damaged one, damaged two', { taken: 260, back: 260 }],
    ['deliver one, deliver two, unwanted two, unwanted one', { taken: 260, back: 200 }],
    // What was not paid yet is not asked for any more.
    ['deliver two, damaged two, deliver one', { taken: 200, back: 100, backOfPaid: 160 }],
    ['deliver one, damaged one, deliver two', { taken: 260, back: 160 }],
    ['cancel one, deliver two, damaged two', { taken: 160, back: 160, backOfPaid: 260 }],
  ]
  test.each(LIVES)('the charge of two parcels is paid once and goes back by one rule: %s', async (life, right) => {
    for (const method of ['c', 'p'] as const) {
      const order = await split(method)
      for (const step of life.split(', ')) {
        const [event, pack] = step.split(' ')
        // The table has no other words.
        await order.play(event as Event, pack as Pack)
      }
      const { taken, back, charges, differing } = await order.outcome()
      expect({ method, taken, back }).toEqual(
        method === 'c'
          ? { method, taken: right.taken, back: right.back }
          : { method, taken: 0, back: right.backOfPaid ?? right.back },
      )
      expect(charges, 'it stands at one parcel').toBeLessThanOrEqual(1)
      expect(method === 'c' ? differing : 0, 'nobody has to settle anything').toBe(0)
    }
  })

  test('of several parcels that come the one with the longest way to its customer asks for the charge', async () => {
    const [brought, out] = [await split('c', ['one', 'two', 'three']), await split('c', ['one', 'two', 'three'])]
    await brought.play('deliver', 'two')
    await out.packed('two')
    await desk.handOver(shop().deps, OPERATOR, (await out.itemOf('two')).shipmentId, {})
    for (const order of [brought, out]) {
      await order.play('cancel', 'one')
      const { shipmentId } = await order.itemOf('three')
      const last = (await order.parcels()).find(({ id }) => id === shipmentId)
      expect(last).toMatchObject({ state: 'to_pack', delivery_charge: 60, cash_due: 160 })
    }
    await out.play('cancel', 'three')
    const { shipmentId } = await out.itemOf('two')
    expect((await out.parcels()).find(({ id }) => id === shipmentId)).toMatchObject({ delivery_charge: 60 })
    const kept = await split('c', ['one', 'two', 'three'])
    await kept.play('cancel', 'two')
    const charged = (await kept.parcels()).filter((parcel) => parcel.delivery_charge > 0)
    expect(
      charged.map(({ id }) => id),
      'where it stands something comes',
    ).toEqual([(await kept.itemOf('one')).shipmentId])
    await brought.play('deliver', 'three')
    expect(await brought.outcome()).toEqual({ taken: 260, back: 0, charges: 1, differing: 0 })
  })

  test('of a parcel that nobody has said anything of, the charge is carried as it was taken', async () => {
    for (const silent of ['one', 'two'] as const) {
      const order = await split('c')
      for (const pack of ['one', 'two'] as const) {
        if (pack !== silent) {
          await order.play('deliver', pack)
          continue
        }
        const { lines } =
          (await order.parcels()).find((parcel) => parcel.id.endsWith(pack === 'one' ? '-1' : '-2')) ?? {}
        const orderItemId = lines?.[0]?.order_item_id ?? 0
        for (const verb of ['ship', 'deliver'] as const)
          await changeItemStatus(shop().deps, { orderItemId, verb, actor: 'operator' })
      }
      await order.play('damaged', 'two')
      expect(await order.outcome()).toMatchObject({ back: 160, charges: 1, differing: 0 })
    }
  })

  describe('a rider without network who knows the sum from before the charge was carried to his parcel', () => {
    const differing = async ({ id }: { id: string }) =>
      (await listDifferences(shop().deps, OPERATOR, { q: id, limit: 10 })).data

    test('has taken the old one: both are told, until somebody decides', async () => {
      const order = await split('c')
      await order.packed('two')
      const { shipmentId } = await order.itemOf('two')
      await desk.handOver(shop().deps, OPERATOR, shipmentId, {})
      const due = (await order.parcels()).find(({ id }) => id === shipmentId)?.cash_due ?? 0
      await order.play('cancel', 'one')
      await desk.deliverShipment(shop().deps, OPERATOR, shipmentId, { cash_taken: due, due })
      expect(await differing(order)).toMatchObject([
        { id: shipmentId, due: 160, taken: 100, notes: [{ amount: 100, asked: 100, counts: true }] },
      ])
    })

    test('has nothing to take, as was settled: that a charge is left is told all the same', async () => {
      const order = await split('c')
      await order.play('deliver', 'two')
      await order.play('undo', 'two')
      const { shipmentId } = await order.itemOf('two')
      await settleCash(shop().deps, OPERATOR, shipmentId, { sum: 100, reason: 'She paid it' })
      await order.play('cancel', 'one')
      expect(await differing(order)).toEqual([])
      await desk.deliverShipment(shop().deps, OPERATOR, shipmentId, { cash_taken: 0, due: 0 })
      expect(await differing(order)).toMatchObject([{ id: shipmentId, due: 160, taken: 100 }])
    })

    test('knows the new one by then: nothing is to be decided', async () => {
      const order = await split('c')
      await order.packed('two')
      const { shipmentId } = await order.itemOf('two')
      await desk.handOver(shop().deps, OPERATOR, shipmentId, {})
      await order.play('cancel', 'one')
      await desk.deliverShipment(shop().deps, OPERATOR, shipmentId, { cash_taken: 160, due: 160 })
      expect(await differing(order)).toEqual([])
    })
  })
})
