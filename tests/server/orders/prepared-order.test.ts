import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test, vi } from 'vitest'
import { idempotency, orderItems } from '../../../server/db/schema.ts'
import { addAddresses, addGoods, addressForm, stockOf } from '../support/fixtures.ts'
import { onBothDatabases, onPostgres, type TestShop } from '../support/support.ts'

const buyerOf = async (shop: TestShop) => {
  const customer = await shop.customer()
  return { ...customer, ...(await addAddresses(customer)) }
}

onBothDatabases((shop) => {
  test('packs are sold by whatever number their seller gave them', async () => {
    const me = await buyerOf(shop())
    const skus = ['plain', 'with "quotes"', String.raw`with \ and {braces}`, 'with, comma', 'NULL', "it's", 'गेहूँ']
    for (const sku of skus) await addGoods(shop().db, { sku })
    const lines = skus.map((sku) => me.line(sku, 100, 2))
    const { status, body } = await me.ask('POST', 'order/create', { body: { order_items: lines }, key: randomUUID() })
    expect(status, JSON.stringify(body)).toBe(201)
    const rows = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, body.data))
    expect(rows.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted())
    expect(rows[0]?.deliveryAddress).toMatchObject({ name: addressForm.name, pincode: addressForm.pincode })
    expect(await Promise.all(skus.map((sku) => stockOf(shop().db, sku)))).toEqual(skus.map(() => 8))
  })

  test('what was done is answered as it was then, though the same body would be refused by now', async () => {
    const me = await buyerOf(shop())
    const { sku } = await addGoods(shop().db)
    const key = randomUUID()
    const body = { order_items: [{ ...me.line(sku, 100), payment_method: 'a way to pay that is no more' }] }
    const sent = { body, key }
    expect((await me.ask('POST', 'order/create', sent)).status).toBe(422)
    const placed = await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: 'another' })
    // As if the first one had been placed while its body was allowed.
    const [{ fingerprint } = { fingerprint: '' }] = await shop()
      .db.select()
      .from(idempotency)
      .where(eq(idempotency.key, 'another'))
    expect(fingerprint).not.toBe('')
    await shop().db.update(idempotency).set({ key, fingerprint: 'any' }).where(eq(idempotency.key, 'another'))
    const again = await me.ask('POST', 'order/create', sent)
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: placed.body })
  })
})

onPostgres((shop) => {
  test('an order like those before it builds none of its statements anew', async () => {
    const me = await buyerOf(shop())
    const { sku } = await addGoods(shop().db, { stock: 100 })
    const place = () =>
      me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    // Each connection has its own.
    await Promise.all(Array.from({ length: 8 }, place))
    const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
    expect((await place()).status).toBe(201)
    expect(built.mock.results.map(({ value }) => value)).toEqual([])
    built.mockRestore()
  })
})
