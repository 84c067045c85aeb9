import { randomUUID } from 'node:crypto'
import { and, eq, gt, max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, outbox } from '../../../server/db/schema.ts'
import { payableOf } from '../../../src/shop/orders/order-groups.ts'
import { accept, quoted } from '../enquiries/quote-steps.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { openRounds } from './rounds.ts'

/** Every screen asks for the same cash, and none for what was noted. */

const DAY_MS = 24 * 60 * 60 * 1000

onBothDatabases((shop) => {
  const { onTheRound, undo } = openRounds(shop)
  interface Asked {
    me: TestCustomer
    order: string
    owner: TestCustomer
  }

  /** Rupees to be paid: at the door, to the operator by order and by items, and to the customer. */
  const askedOf = async ({ me, order, owner }: Asked) => {
    const { parcels } = (await owner.ask('GET', `desk/orders/${order}`)).body.data
    const open = parcels.filter(({ state }: { state: string }) => state !== 'delivered')
    const shown = (await shop().operator('GET', `admin/orders/${order}`)).body.data
    const history = (await me.ask('GET', 'order/get-history')).body.data
    const add = (rows: { [name: string]: number }[], name: string) =>
      rows.reduce((sum, row) => sum + Math.round((row[name] ?? 0) * 100), 0) / 100
    return {
      door: add(open, 'cash_due'),
      operator: shown.to_collect,
      items: add(shown.items, 'to_collect'),
      customer: payableOf(history.filter((row: { order_id: string }) => row.order_id === order)),
    }
  }
  const toPay = (amount: number) => ({
    door: amount,
    operator: amount,
    items: amount,
    customer: { state: 'toPayInCash', amount },
  })
  const paid = (amount: number) => ({
    door: 0,
    operator: 0,
    items: 0,
    customer: amount === 0 ? { state: 'none', amount: 0 } : { state: 'paidInCash', amount },
  })

  test('nobody is asked for what was noted once an item or the parcel is put back', async () => {
    const round = await onTheRound(120, 270)
    expect(await askedOf(round)).toEqual(toPay(390))
    await round.act('deliver', { cash_taken: 390 })
    expect(await askedOf(round)).toEqual(paid(390))
    await undo(round.itemOf(270))
    expect(await askedOf(round)).toEqual(paid(390))
    await undo(round.itemOf(120))
    expect(await askedOf(round)).toEqual(paid(390))
  })

  test.each([
    [0, 0],
    [100, 0],
    [300, 0],
    [300, 90],
  ])('of ₹390 of which %d and then %d were noted only the rest is asked for', async (first, then) => {
    const round = await onTheRound(120, 270)
    await round.act('deliver', { cash_taken: first, reason: 'She had no more' })
    expect(await askedOf(round)).toEqual(paid(first))
    for (const price of [120, 270]) await undo(round.itemOf(price))
    for (const { id, cash_due: due } of then > 0 ? await round.parcels() : [])
      await round.act('deliver', { cash_taken: due }, round.packer, id)
    expect(await askedOf(round)).toEqual(first + then === 390 ? paid(390) : toPay(390 - first - then))
  })

  test('what a second phone has noted is not asked for either', async () => {
    const round = await onTheRound(390)
    const colleague = await shop().staff(round.seller.id, 'packer')
    await round.act('deliver', { cash_taken: 100, reason: 'She had no more' })
    await round.act('deliver', { cash_taken: 290, at: new Date().toISOString() }, colleague)
    await undo(round.itemOf(390))
    expect(await askedOf(round)).toMatchObject({ door: 0, operator: 0, customer: { state: 'paidInCash' } })
  })

  test('an agreed delivery is asked for once, by all', async () => {
    const { me, sellerId, quoteId } = await quoted(shop(), { delivery_charge: 450.5 })
    const order: string = (await accept(me, quoteId)).body.data
    const owner = await shop().staff(sellerId)
    const id = `${order}-1`
    expect(await askedOf({ me, order, owner })).toEqual(toPay(40_450.5))
    const { parcels } = (await owner.ask('GET', `desk/orders/${order}`)).body.data
    const item: number = parcels[0].lines[0].order_item_id
    const act = (verb: string, body: object) =>
      owner.ask('POST', `desk/shipments/${id}/${verb}`, { key: randomUUID(), body })
    await act('pack', { lines: [{ order_item_id: item, quantity: 300 }] })
    expect(await askedOf({ me, order, owner })).toEqual(toPay(40_450.5))
    await act('hand-over', {})
    await act('deliver', { cash_taken: 24_000, reason: 'The rest comes with the rest' })
    await undo(item)
    expect(await askedOf({ me, order, owner })).toEqual(toPay(16_450.5))
  })

  test('news of a parcel that goes out again names no cash that was noted', async () => {
    const round = await onTheRound(120, 270)
    await shop().db.update(customers).set({ phoneProvenAt: new Date() }).where(eq(customers.id, round.me.id))
    await round.act('deliver', { cash_taken: 300, reason: 'She had no more' })
    for (const price of [120, 270, 120, 270]) await undo(round.itemOf(price))
    const [before] = await shop()
      .db.select({ id: max(outbox.id) })
      .from(outbox)
    const parcels = await round.parcels()
    shop().pass(DAY_MS)
    const tomorrow = await shop().staff(round.seller.id, 'packer')
    for (const { id } of parcels) await round.act('hand-over', {}, tomorrow, id)
    const isNew = and(eq(outbox.customerId, round.me.id), gt(outbox.id, before?.id ?? 0))
    const told = await shop().db.select().from(outbox).where(isNew).orderBy(outbox.id)
    expect(told.map(({ template, params }) => [template, params['cash']])).toEqual([
      ['out', '₹90'],
      ['out', undefined],
    ])
  })
})
