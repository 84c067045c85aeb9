import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { idempotency, orders } from '../../../server/db/schema.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { addAddresses, addGoods, addressForm, stockOf } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

const DAY = 24 * 60 * 60 * 1000

onBothDatabases((shop) => {
  const buyer = async () => {
    const customer = await shop().customer()
    return { ...customer, ...(await addAddresses(customer)) }
  }
  const ordersOf = (customerId: number) => shop().db.query.orders.findMany({ where: eq(orders.customerId, customerId) })

  test('an order whose answer was lost is placed once, and the retry gets the first answer', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db)
    const order = { body: { order_items: [me.line(sku, 100, 2)] }, key: randomUUID() }
    const lost = await me.ask('POST', 'order/create', order)
    const retry = await me.ask('POST', 'order/create', order)
    expect({ status: retry.status, body: retry.body }).toEqual({ status: 201, body: lost.body })
    expect(lost.headers.get('Idempotent-Replayed')).toBeNull()
    expect(retry.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await ordersOf(me.id)).toHaveLength(1)
    expect(await stockOf(shop().db, sku)).toBe(8)
  })

  test('20 copies of one order at once are one order with one answer', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { stock: 50 })
    const order = { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.ask('POST', 'order/create', order)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === null)).toHaveLength(1)
    expect(await ordersOf(me.id)).toHaveLength(1)
    expect(await stockOf(shop().db, sku)).toBe(49)
  })

  test('a double click of a client without keys is one order; the same order a minute later is another', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db)
    const order = { body: { order_items: [me.line(sku, 100)] } }
    const twice = await Promise.all([me.ask('POST', 'order/create', order), me.ask('POST', 'order/create', order)])
    expect(new Set(twice.map(({ body }) => body.data)).size).toBe(1)
    shop().pass(61_000)
    const later = await me.ask('POST', 'order/create', order)
    expect(later.body.data).not.toBe(twice[0]?.body.data)
    expect(await ordersOf(me.id)).toHaveLength(2)
  })

  test('a key that was used for something else is refused and does nothing', async () => {
    const { ask, id } = await shop().customer()
    const key = randomUUID()
    await ask('POST', 'address/create', { body: addressForm, key })
    const mismatch = { status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } }
    const other = { ...addressForm, city: 'Other' }
    expect(await ask('POST', 'address/create', { body: other, key })).toMatchObject(mismatch)
    expect(await ask('POST', 'billing-address/create', { body: addressForm, key })).toMatchObject(mismatch)
    const told = await ask('DELETE', `address/delete-address/${randomUUID()}`, { key })
    expect(told.body.message).toBe('This key was used for a different request')
    const gone = randomUUID()
    const answered: number[] = []
    for (const path of [randomUUID(), randomUUID()].map((wanted) => `address/delete-address/${wanted}`))
      answered.push((await ask('DELETE', path, { key: gone })).status)
    expect(answered, 'the same call about something else').toEqual([404, 422])
    expect((await ask('GET', `address/get-address/${id}`)).body.data).toHaveLength(1)
  })

  test('a change that failed by a fault has no receipt, and is done when it is sent again', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db)
    const order = { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() }
    const hear = vi.spyOn(shop().deps, 'hear').mockRejectedValueOnce(new Error('The disk is torn'))
    expect((await me.ask('POST', 'order/create', order)).status).toBe(500)
    hear.mockRestore()
    expect(await ordersOf(me.id)).toEqual([])
    expect((await me.ask('POST', 'order/create', order)).status).toBe(201)
  })

  test('two customers may use the same key', async () => {
    const key = randomUUID()
    const ids = new Set<string>()
    for (const { ask } of [await shop().customer(), await shop().customer()])
      ids.add((await ask('POST', 'address/create', { body: addressForm, key })).body.data.id)
    expect(ids.size).toBe(2)
  })

  test('a lasting refusal is repeated from its receipt, a passing one is tried anew', async () => {
    const { ask, id } = await shop().customer()
    const wanted = randomUUID()
    const remove = { key: randomUUID() }
    expect((await ask('DELETE', `address/delete-address/${wanted}`, remove)).status).toBe(404)
    const key = randomUUID()
    expect((await ask('POST', 'address/create', { raw: '{', key })).status).toBe(400)
    expect(
      (await ask('POST', 'address/create', { body: addressForm, key, headers: { 'X-Account': '0' } })).status,
    ).toBe(403)
    expect((await ask('POST', 'address/create', { body: { ...addressForm, id: wanted }, key })).status).toBe(201)
    const copy = await ask('DELETE', `address/delete-address/${wanted}`, remove)
    expect(copy).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', requestId: expect.any(String) } })
    expect((await ask('GET', `address/get-address/${id}`)).body.data).toHaveLength(1)
  })

  test('a receipt is kept for 35 days, longer than a phone keeps a change', async () => {
    const { ask, id } = await shop().customer()
    await ask('POST', 'address/create', { body: addressForm, key: randomUUID() })
    const kept = () => shop().db.query.idempotency.findMany({ where: eq(idempotency.accountId, id) })
    shop().pass(34 * DAY)
    await purgeExpired(shop().deps)
    expect(await kept()).toHaveLength(1)
    shop().pass(2 * DAY)
    await purgeExpired(shop().deps)
    expect(await kept()).toHaveLength(0)
  })

  test('a key that cannot be kept is refused', async () => {
    const { ask } = await shop().customer()
    expect((await ask('POST', 'address/create', { body: addressForm, key: 'x'.repeat(201) })).status).toBe(400)
  })
})
