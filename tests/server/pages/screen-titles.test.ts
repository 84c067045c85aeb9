import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refunds, sellers } from '../../../server/db/schema.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { addressForm } from '../../support/goods.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

/** Fields in the API's answers that the screens need to inform the farmer. */

const PASSWORD = 'kharif-2026-soya'

onBothDatabases((shop) => {
  test('the history says where the money of a cancelled item is, from due to done', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 266.5, stock: 10 })
    const history = async () => (await me.ask('GET', 'order/get-history')).body.data[0]
    const order = await orderAndRequest(me, sku, 266.5)
    await verify(me, order, await pay(me, order))
    const { order_item_id: id, refund: before } = await history()
    expect(before).toBeNull()
    await me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })
    const due = { amount: 267, state: 'due', of: 'item', at: expect.any(String) }
    expect((await history()).refund).toEqual(due)
    const [{ id: refundId }] = (await shop().operator('GET', 'admin/refunds')).body.data
    const askedAt = new Date('2026-11-20T10:00:00.000Z')
    const ofThis = eq(refunds.id, refundId)
    await shop().db.update(refunds).set({ state: 'sending', askedAt }).where(ofThis)
    expect((await history()).refund).toEqual({ ...due, state: 'sent', at: askedAt.toISOString() })
    // A failed attempt to send a refund concerns the operator only.
    await shop().db.update(refunds).set({ state: 'failed' }).where(ofThis)
    expect((await history()).refund).toEqual(due)
    await shop().operator('POST', `admin/refunds/${refundId}/done`, { body: { reference: 'UTR1' } })
    expect((await history()).refund).toEqual({ ...due, state: 'done' })
  })

  test('the history says why the shop has cancelled an item, and nothing of other moves or of the customer’s own', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100, stock: 10 })
    const order = () =>
      me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    await order()
    await order()
    const history = async () => (await me.ask('GET', 'order/get-history')).body.data
    const [{ order_item_id: own }, { order_item_id: lost }] = await history()
    const move = (verb: string, body?: object) =>
      shop().operator('POST', `admin/orders/${lost}/${verb}`, { key: randomUUID(), ...(body && { body }) })
    await me.ask('POST', `order/cancel/${own}`, { key: randomUUID() })
    await move('ship')
    await move('undo', { reason: 'Wrong number typed' })
    await move('ship')
    const reasons = async () => (await history()).map((item: { cancel_reason: unknown }) => item.cancel_reason)
    expect(await reasons()).toEqual([null, null])
    await move('lost', { reason: 'The lorry turned over' })
    expect(await reasons()).toEqual([null, 'The lorry turned over'])
  })

  test('a cancelled order whose payment came too late says that all of it goes back', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100, stock: 10 })
    const order = await orderAndRequest(me, sku, 100)
    const [{ order_item_id: id }] = (await me.ask('GET', 'order/get-history')).body.data
    await me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })
    await verify(me, order, await pay(me, order))
    const [item] = (await me.ask('GET', 'order/get-history')).body.data
    expect(item.refund).toMatchObject({ amount: 100, state: 'due', of: 'order' })
  })

  test('an order remembers the landmark of its addresses', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100, stock: 10 })
    const body = { ...addressForm(), landmark: 'Near the old well' }
    const delivery = randomUUID()
    await me.ask('POST', 'address/create', { body: { ...body, id: delivery } })
    const line = { ...me.line(sku, 100), delivery_address_id: delivery }
    await me.ask('POST', 'order/create', { body: { order_items: [line] }, key: randomUUID() })
    const [item] = (await me.ask('GET', 'order/get-history')).body.data
    expect(item.delivery_address_id).toMatchObject({ landmark: 'Near the old well' })
    expect(item.billing_address.landmark ?? null).toBeNull()
  })

  test('a phone number is known however it is written, and kept as ten digits', async () => {
    const phone_number = '9822000123'
    const form = { name: 'Asha', whats_app_number: '0 98220 00123', email: 'asha.p@farm.example', password: PASSWORD }
    expect(
      await shop().ask('POST', 'auth/register', { body: { ...form, phone_number: '+91 98220-00123' } }),
    ).toMatchObject({ status: 201 })
    for (const typed of ['09822000123', '+919822000123', phone_number])
      expect(
        await shop().ask('POST', 'auth/login', { body: { phone_number: typed, password: PASSWORD } }),
        typed,
      ).toMatchObject({ status: 200 })
  })

  test('a field without words of its own is refused in plain ones, never in the schema library’s', async () => {
    const { body, status } = await shop().ask('GET', 'vendor-request?token=')
    expect([status, body.message]).toEqual([422, 'This is missing or not valid'])
    expect((await shop().ask('GET', 'locate?lat=north&lng=1')).body.message).not.toMatch(/Expected|received/)
  })

  test('without a site of their own sellers go to the desk of this one', async () => {
    const seller = await addSeller(shop().db)
    const passwordHash = await hashPassword(PASSWORD)
    await shop().db.update(sellers).set({ passwordHash }).where(eq(sellers.id, seller.id))
    shop().deps.adminSiteUrl = '/desk/'
    const { body } = await shop().ask('POST', 'auth/login', {
      body: { email: seller.email, password: PASSWORD, role: 'seller' },
    })
    expect(body.redirect).toBe(`/desk/?seller=${seller.id}`)
  })
})
