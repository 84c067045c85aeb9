import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { keeps } from '../../support/keeps.ts'
import { addAddresses, addGoods, stockOf } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const buyer = async () => {
    const customer = await shop().customer()
    return { ...customer, ...(await addAddresses(customer)) }
  }
  type Buyer = Awaited<ReturnType<typeof buyer>>
  const place = ({ ask }: Buyer, order_items: object[], key: string = randomUUID()) =>
    ask('POST', 'order/create', { body: { order_items }, key })
  const history = async ({ ask }: Buyer) => (await ask('GET', 'order/get-history')).body.data

  test('a cash order is stored whole: items, prices, both addresses, and its stock is taken', async () => {
    const me = await buyer()
    const seed = await addGoods(shop().db, { price: 266.5, stock: 10 })
    const rope = await addGoods(shop().db, { price: 40, stock: 5 })
    const answer = await place(me, [me.line(seed.sku, 266.5, 2), me.line(rope.sku, 40)])
    expect(answer).toMatchObject({ status: 201, body: { status: true, message: 'Order created successfully' } })
    const items = await history(me)
    expect(items.map(({ order_id }: { order_id: string }) => order_id)).toEqual([answer.body.data, answer.body.data])
    expect(items.find(({ sku }: { sku: string }) => sku === seed.sku)).toMatchObject({
      order_id: answer.body.data,
      product_id: seed.product.id,
      published_product_id: seed.listing.id,
      quantity: 2,
      total_price: 533,
      item_status: 'placed',
      payment_method: 'c',
      delivery_address_id: { city: 'Pune', house_number: '12' },
      billing_address: { city: 'Pune' },
      product: { title: 'Wheat seed', rating: 0 },
    })
    expect([await stockOf(shop().db, seed.sku), await stockOf(shop().db, rope.sku)]).toEqual([8, 4])
  })

  test('lines of the same sku are one item', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { stock: 3 })
    expect((await place(me, [me.line(sku, 100, 2), me.line(sku, 100, 2)])).body.code).toBe('OUT_OF_STOCK')
    expect((await place(me, [me.line(sku, 100, 2), me.line(sku, 100, 1)])).status).toBe(201)
    expect(await history(me)).toMatchObject([{ quantity: 3 }])
    const late = await buyer()
    expect(await stockOf(shop().db, sku)).toBe(0)
    expect(await place(late, [late.line(sku, 100)])).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', data: { lines: [{ sku, available: 0 }] } },
    })
  })

  test('a price that went up is refused with old and new, and nothing is stored', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { price: 120, stock: 4 })
    const key = randomUUID()
    const refused = await place(me, [me.line(sku, 100)], key)
    expect(refused).toMatchObject({
      status: 409,
      body: { status: false, code: 'PRICE_CHANGED', data: { lines: [{ sku, sent: 100, current: 120 }] } },
    })
    await shop().operator('PUT', `admin/variants/${sku}`, { body: { selling_price: 90 } })
    const copy = await place(me, [me.line(sku, 100)], key)
    expect(copy, 'a late copy of a refused order is not placed').toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    expect(copy.headers.get('Idempotent-Replayed')).toBe('true')
    expect([await history(me), await stockOf(shop().db, sku)]).toEqual([[], 4])
  })

  test('a price that went down is charged, and the answer says so', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { price: 80 })
    const { body } = await place(me, [{ ...me.line(sku, 100, 3), price: 1 }])
    expect(body.lowered).toEqual([{ sku, sent: 100, current: 80 }])
    expect(await history(me)).toMatchObject([{ total_price: 240 }])
  })

  test('an order that cannot be had whole is refused with what is left, and takes nothing', async () => {
    const me = await buyer()
    const plenty = await addGoods(shop().db, { stock: 9, sku: `A-${randomUUID()}` })
    const scarce = await addGoods(shop().db, { stock: 1, sku: `B-${randomUUID()}` })
    expect(await place(me, [me.line(scarce.sku, 100, 2), me.line(plenty.sku, 100, 2)])).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', data: { lines: [{ sku: scarce.sku, available: 1 }] } },
    })
    expect([await stockOf(shop().db, plenty.sku), await stockOf(shop().db, scarce.sku)]).toEqual([9, 1])
    expect(await shop().db.query.orders.findMany({ where: eq(tables.orders.customerId, me.id) })).toEqual([])
  })

  test('one item without cash on delivery makes the whole cash order impossible', async () => {
    const me = await buyer()
    const cash = await addGoods(shop().db)
    const card = await addGoods(shop().db, { cod: false })
    const refused = await place(me, [me.line(cash.sku, 100), { ...me.line(card.sku, 100), cod_available: 1 }])
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'COD_NOT_ALLOWED', data: { lines: [{ sku: card.sku }] } },
    })
  })

  test('what is gone, unlisted or sold without a valid licence is unavailable', async () => {
    const me = await buyer()
    const { db } = shop()
    const unlisted = await addGoods(db)
    await db.update(tables.listings).set({ published: false }).where(eq(tables.listings.id, unlisted.listing.id))
    const pesticide = await addGoods(db, { licenceKind: 'pesticide' })
    for (const sku of ['NO-SUCH', unlisted.sku, pesticide.sku])
      expect(await place(me, [me.line(sku, 100)])).toMatchObject({
        status: 409,
        body: { code: 'UNAVAILABLE', data: { lines: [{ sku, available: 0 }] } },
      })
    const licence = { kind: 'pesticide', number: '1', state: 'Punjab', expiresOn: '2999-01-01' }
    await db.insert(tables.licences).values({ ...licence, sellerId: pesticide.listing.sellerId })
    expect((await place(me, [me.line(pesticide.sku, 100)])).status).toBe(201)
  })

  test('mixed methods, no lines, too many, and odd quantities are refused', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { stock: 5000 })
    const line = me.line(sku, 100)
    expect(await place(me, [line, { ...line, payment_method: 'p' }])).toMatchObject({ status: 422 })
    for (const lines of [
      [],
      Array(51).fill(line),
      [{ ...line, delivery_address_id: 'x' }],
      [{ ...line, item_price: -1 }],
    ])
      expect((await place(me, lines)).status).toBe(422)
    for (const quantity of [0, -1, 1.5, 1000, '1', null])
      expect((await place(me, [{ ...line, quantity }])).status, String(quantity)).toBe(422)
    expect(await stockOf(shop().db, sku)).toBe(5000)
  })

  test('an order goes only to the caller’s own addresses, each of its kind, under the caller’s own name', async () => {
    const me = await buyer()
    const other = await buyer()
    const { sku } = await addGoods(shop().db)
    const line = me.line(sku, 100)
    const wrong = [
      { ...line, delivery_address_id: other.deliveryId },
      { ...line, billing_address_id: other.billingId },
      { ...line, delivery_address_id: me.billingId },
      { ...line, delivery_address_id: randomUUID() },
    ]
    for (const one of wrong) expect(await place(me, [one])).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await place(me, [{ ...line, customer_id: other.id }])).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect(await stockOf(shop().db, sku)).toBe(10)
  })

  test('an order keeps its addresses and prices when they change later', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db)
    await place(me, [me.line(sku, 100)])
    const before = await history(me)
    await me.ask('DELETE', `address/delete-address/${me.deliveryId}`)
    await shop().operator('PUT', `admin/variants/${sku}`, { body: { selling_price: 5 } })
    expect(await history(me)).toEqual(before)
  })

  test('an item can be cancelled while it is placed, by its owner, and its stock comes back once', async () => {
    const me = await buyer()
    const other = await buyer()
    const { sku } = await addGoods(shop().db)
    await place(me, [me.line(sku, 100, 4)])
    const [{ order_item_id: id }] = await history(me)
    const cancel = ({ ask }: Buyer) => ask('POST', `order/cancel/${id}`, { key: randomUUID() })
    expect(await cancel(other)).toMatchObject({ status: 404 })
    expect(await stockOf(shop().db, sku)).toBe(6)
    expect(await cancel(me)).toMatchObject({ status: 200 })
    expect(await cancel(me)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    expect(await stockOf(shop().db, sku)).toBe(10)
    expect(await history(me)).toMatchObject([{ item_status: 'cancelled' }])
  })

  test('after shipping no customer cancels, and the stock stays gone', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db)
    await place(me, [me.line(sku, 100, 4)])
    const [{ order_item_id: id }] = await history(me)
    await keeps('9/none-after-shipping', async () => {
      for (const move of ['ship', 'deliver']) {
        await shop().operator('POST', `admin/orders/${id}/${move}`, { body: {} })
        const refused = await me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })
        expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
      }
      expect(await history(me)).toMatchObject([{ item_status: 'delivered' }])
      expect(await stockOf(shop().db, sku)).toBe(6)
    })
  })

  test('delivered items are listed once for review, with the caller’s own stars and thread', async () => {
    const me = await buyer()
    const { sku, listing } = await addGoods(shop().db)
    for (let i = 0; i < 2; i++) await place(me, [me.line(sku, 100)])
    for (const { order_item_id: id } of await history(me))
      for (const move of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${id}/${move}`)
    const delivered = async () => (await me.ask('GET', 'order/get-delivered-product')).body.data
    expect(await delivered()).toMatchObject([{ sku, published_product_id: listing.id, product: { rating: 0 } }])
    await shop().db.insert(tables.reviews).values({
      customerId: me.id,
      authorName: 'Asha Rao',
      listingId: listing.id,
      sku,
      rating: 4,
      comment: 'Sprouted well',
    })
    expect(await delivered()).toMatchObject([{ product: { rating: 4 } }])
    const thread = (customer: Buyer) => customer.ask('GET', `view-comments/${listing.id}`)
    expect((await thread(me)).body.data).toMatchObject([{ comment: 'Sprouted well', review_status: 'pending' }])
    expect((await thread(await buyer())).body.data).toEqual([])
  })

  test('orders are limited per account, and a known key never counts', async () => {
    const me = await buyer()
    const { sku } = await addGoods(shop().db, { stock: 1 })
    const key = randomUUID()
    for (let i = 0; i < 30; i++) await place(me, [me.line(sku, 100)], key)
    await keeps('s9/known-key', async () => {
      for (let i = 0; i < 59; i++) expect((await place(me, [me.line(sku, 100)])).status).toBe(409)
    })
    const limited = await place(me, [me.line(sku, 100)])
    expect(limited).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(limited.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect((await place(me, [me.line(sku, 100)], key)).status).toBe(201)
  })
})
