import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { asc, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditLog, customers, orderEvents, orderItems } from '../../../server/db/schema.ts'
import { addGoods, addSeller, stockOf } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'
import type { TestCustomer } from '../support/support.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
  .jpeg()
  .toBuffer()

interface Item {
  order_item_id: number
  sku: string
  return_until: string | null
  damage_until: string | null
  return_request: { state: string; note: string | null; problem: string } | null
}

onBothDatabases((shop) => {
  const history = async (me: Buyer): Promise<Item[]> => (await me.ask('GET', 'order/get-history')).body.data
  const itemOf = async (me: Buyer, sku: string): Promise<Item> => {
    const item = (await history(me)).find((row) => row.sku === sku)
    if (item === undefined) throw new Error('The item is not in the history')
    return item
  }
  const move = (id: number, verb: 'ship' | 'deliver') => shop().operator('POST', `admin/orders/${id}/${verb}`)
  const deliver = async (id: number) => {
    await move(id, 'ship')
    await move(id, 'deliver')
  }
  /** A cash order of one pack, delivered. */
  const delivered = async (wanted: Parameters<typeof addGoods>[1] = {}) => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, wanted)
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const { order_item_id: id } = await itemOf(me, sku)
    await deliver(id)
    return { me, sku, id }
  }
  /** As if it had been delivered so long ago; a log-in does not last as long as the windows. */
  const wasDelivered = async (id: number, ms: number) => {
    const deliveryDate = new Date(shop().deps.clock().getTime() - ms)
    await shop().db.update(orderItems).set({ deliveryDate }).where(eq(orderItems.id, id))
  }
  const giveBack = (me: Buyer, id: number, body: object = { reason: 'Too much for my field' }, key = randomUUID()) =>
    me.ask('POST', `order/return/${id}`, { body, key })
  const report = (me: Buyer, id: number, files: Uint8Array[], problem = 'damaged') => {
    const form = new FormData()
    form.set('problem', problem)
    form.set('reason', 'The bag is torn')
    for (const [place, bytes] of files.entries())
      form.set(`return_images[${place}]`, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    return me.ask('POST', `order/return/${id}`, { form, key: randomUUID() })
  }
  const rows = async (): Promise<{ id: number; order_item_id: number; media: { file_path: string }[] }[]> =>
    (await shop().operator('GET', 'admin/returns')).body.data
  const decide = async (id: number, verb: 'approve' | 'reject', body: object = {}) => {
    const row = (await rows()).find(({ order_item_id }) => order_item_id === id)
    return shop().operator('POST', `admin/returns/${row?.id}/${verb}`, { body })
  }
  const refundOf = async (id: number) =>
    (await shop().operator('GET', 'admin/refunds')).body.data.find(
      (row: { order_item_id: number }) => row.order_item_id === id,
    )
  const lastChanges = (count: number) => shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(count)
  const kept = () => (existsSync(shop().filesFolder) ? readdirSync(shop().filesFolder) : [])

  test('a delivered item is given back, approved, and its cash is due; its stock waits for the operator', async () => {
    const { me, sku, id } = await delivered()
    const stock = await stockOf(shop().db, sku)
    expect(await giveBack(me, id)).toMatchObject({ status: 200, body: { status: true } })
    expect(await itemOf(me, sku)).toMatchObject({
      item_status: 'delivered',
      return_request: { state: 'requested', problem: 'unwanted', reason: 'Too much for my field', decided_at: null },
    })
    expect(await refundOf(id)).toBeUndefined()
    expect(await decide(id, 'approve', { note: 'The driver comes on Monday' })).toMatchObject({
      status: 200,
      body: { data: { order_item_id: id, state: 'approved' } },
    })
    expect(await itemOf(me, sku)).toMatchObject({
      item_status: 'delivered',
      return_request: { state: 'approved', note: 'The driver comes on Monday' },
    })
    expect(await refundOf(id)).toMatchObject({ amount: 100, reason: 'returned', state: 'due', payment_id: null })
    expect(await stockOf(shop().db, sku)).toBe(stock)
    const log = await shop()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderItemId, id))
      .orderBy(asc(orderEvents.id))
    expect(log.slice(-2)).toMatchObject([
      { fromStatus: 'delivered', toStatus: 'return_requested', actor: `customer ${me.id}` },
      { fromStatus: 'return_requested', toStatus: 'return_approved', actor: 'operator' },
    ])
  })

  test('the claims of the own shop alone are listed, those that wait first, and found by what they are about', async () => {
    const seller = await addSeller(shop().db, { shopName: null })
    const claims: Record<string, { me: Buyer; sku: string; id: number }> = {}
    for (const title of ['Wheat', 'Maize', 'Onion']) {
      const claim = await delivered({ sellerId: seller.id, title })
      claims[title] = claim
      await report(claim.me, claim.id, [jpeg])
    }
    const [support, stranger] = [
      await shop().staff(seller.id, 'support'),
      await shop().staff((await addSeller(shop().db)).id),
    ]
    const seen = async (query: Record<string, string> = {}, who = support): Promise<Record<string, unknown>[]> =>
      (await who.ask('GET', `desk/claims?${new URLSearchParams(query)}`)).body.data
    const titles = async (query: Record<string, string>) => (await seen(query)).map(({ title }) => title)
    expect(await titles({})).toEqual(['Onion', 'Maize', 'Wheat'])
    const { me, sku, id } = claims['Maize'] ?? (await delivered())
    expect(await decide(id, 'reject')).toMatchObject({ status: 200 })
    expect(await titles({})).toEqual(['Onion', 'Wheat', 'Maize'])
    expect(await titles({ which: 'requested' })).toEqual(['Onion', 'Wheat'])
    const [row] = await seen({ which: 'rejected' })
    const [customer] = await shop().db.select().from(customers).where(eq(customers.id, me.id))
    for (const q of [sku, 'maize', String(row?.['order_id']), 'REJECTED', String(row?.['phone_number'])])
      expect(await titles({ q }), q).toEqual(['Maize'])
    expect(row).toMatchObject({
      total_price: 100,
      shop_name: 'Gita Devi',
      customer_name: 'Asha Rao',
      phone_number: customer?.phoneNumber,
      requested_at: expect.stringMatching(/^\d{4}-/),
      return_until: (await itemOf(me, sku)).return_until,
      media: [{ file_path: expect.stringMatching(/returns/) }],
    })
    const show = (who: TestCustomer, claim: unknown) => who.ask('GET', `desk/claims/${String(claim)}`)
    expect((await show(support, row?.['id'])).body.data).toEqual(row)
    expect(await seen({}, stranger)).toEqual([])
    const unknown = { status: 404, body: { message: 'There is no such claim' } }
    expect(await show(stranger, row?.['id'])).toMatchObject(unknown)
    expect(await show(support, 999_999)).toMatchObject(unknown)
    for (const [who, claim] of [
      [stranger, row?.['id']],
      [support, 999_999],
    ] as const)
      expect(
        await who.ask('POST', `desk/claims/${String(claim)}/approve`, { body: {}, key: randomUUID() }),
      ).toMatchObject({ status: 404, body: { message: 'Return not found' } })
  })

  test('what was paid in advance goes back over its payment, once', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 99.4 })
    const order = await orderAndRequest(me, sku, 99.4)
    await verify(me, order, await pay(me, order))
    const { order_item_id: id } = await itemOf(me, sku)
    await deliver(id)
    await giveBack(me, id)
    expect((await decide(id, 'reject')).status).toBe(200)
    expect(await refundOf(id), 'not what is rejected').toBeUndefined()
    const both = await Promise.all([decide(id, 'approve'), decide(id, 'approve')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await refundOf(id)).toMatchObject({ amount: 99, reason: 'returned', payment_id: expect.any(String) })
  })

  test('a rejected return keeps the money, tells why, and may still be approved', async () => {
    const { me, sku, id } = await delivered()
    await giveBack(me, id)
    await decide(id, 'reject', { note: 'The seal is broken' })
    expect(await itemOf(me, sku)).toMatchObject({ return_request: { state: 'rejected', note: 'The seal is broken' } })
    expect(await refundOf(id)).toBeUndefined()
    expect(await giveBack(me, id)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW', message: 'A return of this item is already requested' },
    })
    expect(await decide(id, 'reject')).toMatchObject({
      status: 409,
      body: { message: 'A return that is rejected cannot become rejected' },
    })
    expect(await decide(id, 'approve', { quantity: 1 })).toMatchObject({ status: 200 })
    expect((await history(me)).map(({ return_request }) => return_request?.note)).toEqual([null])
    const changes = await lastChanges(2)
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'rejected' }, { state: 'approved' }],
      [{ state: 'requested' }, { state: 'rejected', note: '(changed)' }],
    ])
    expect(changes).toMatchObject([
      { action: 'return.approved', entity: 'return' },
      { action: 'return.rejected', entity: 'return' },
    ])
    expect(await decide(id, 'reject')).toMatchObject({ status: 409 })
    expect(await refundOf(id)).toMatchObject({ state: 'due' })
  })

  test('a return is asked for within ten days, and the refusal says which window ended', async () => {
    const { me, sku, id } = await delivered()
    const { return_until, damage_until } = await itemOf(me, sku)
    expect(Date.parse(return_until ?? '') - Date.parse(damage_until ?? '')).toBe(9 * DAY)
    await wasDelivered(id, 10 * DAY + HOUR)
    expect(await giveBack(me, id)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW', message: expect.stringMatching(/^The 10 days for a return ended on \d/) },
    })
    expect((await itemOf(me, sku)).return_request).toBeNull()
    await wasDelivered(id, 10 * DAY - HOUR)
    expect(await giveBack(me, id)).toMatchObject({ status: 200 })
  })

  test('what perishes goes back within 24 hours', async () => {
    const { me, id } = await delivered({ perishable: true })
    await wasDelivered(id, 25 * HOUR)
    expect(await giveBack(me, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The 24 hours for goods that perish ended on/) },
    })
    await wasDelivered(id, 23 * HOUR)
    expect(await giveBack(me, id)).toMatchObject({ status: 200 })
  })

  test('damage is reported within 24 hours with pictures that nobody else sees', async () => {
    const { me, id } = await delivered()
    const before = kept().length
    expect(await giveBack(me, id, { problem: 'damaged', reason: 'Torn' })).toMatchObject({
      status: 422,
      body: { fields: { return_images: expect.any(String) } },
    })
    const four = await report(me, id, [jpeg, jpeg, jpeg, jpeg])
    expect(four).toMatchObject({ status: 422, body: { message: 'You can select a maximum of 3 files.' } })
    expect(kept().length).toBe(before)
    expect(await report(me, id, [jpeg, jpeg])).toMatchObject({ status: 200 })
    expect(kept().length).toBe(before + 2)
    const path = (await rows()).find(({ order_item_id }) => order_item_id === id)?.media[0]?.file_path ?? ''
    const stranger = await shop().customer()
    const seenBy = async (token?: string) =>
      (await shop().fetch(path, token === undefined ? {} : { Authorization: `Bearer ${token}` })).status
    expect(await Promise.all([seenBy(me.token), seenBy(shop().deps.adminToken)])).toEqual([200, 200])
    expect(await Promise.all([seenBy(), seenBy(stranger.token)])).toEqual([404, 404])

    const other = await delivered()
    await wasDelivered(other.id, 25 * HOUR)
    expect(await report(other.me, other.id, [jpeg], 'wrong')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The 24 hours for what is damaged or wrong ended on/) },
    })
    expect(kept().length).toBe(before + 2)
    expect(await giveBack(other.me, other.id)).toMatchObject({ status: 200 })
  })

  test('only the own delivered item is given back, once, however often it is sent', async () => {
    const { me, id } = await delivered()
    const stranger = await openBuyer(shop())
    expect(await giveBack(stranger, id)).toMatchObject({ status: 404 })
    expect(await giveBack(me, id, { reason: '  ' })).toMatchObject({
      status: 422,
      body: { message: 'Reason is required' },
    })
    const key = randomUUID()
    expect(await giveBack(me, id, undefined, key)).toMatchObject({ status: 200 })
    expect(await giveBack(me, id, undefined, key)).toMatchObject({ status: 200 })
    expect(await giveBack(me, id)).toMatchObject({ status: 409 })
    const { sku } = await addGoods(shop().db)
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const placed = await itemOf(me, sku)
    expect(placed).toMatchObject({ return_until: null, return_request: null })
    expect(await giveBack(me, placed.order_item_id)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
  })
})
