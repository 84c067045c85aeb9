import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayInIndia } from '../../../src/contract/india.ts'
import { addGoods, addSeller, addressForm, stockOf } from '../support/fixtures.ts'
import { openBuyer, type Buyer } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)

onBothDatabases((shop) => {
  const sellerWith = async (...zones: object[]): Promise<number> => {
    const { id } = await addSeller(shop().db)
    for (const body of zones) expect((await set(id, body)).status).toBe(200)
    return id
  }
  /** Every PIN of these tests exists but those that begin with 9. */
  const set = (id: number, body: object) => {
    shop().deps.pins.find = (pincode) =>
      pincode.startsWith('9') ? [] : [{ pincode, district: 'Pune', state: 'Maharashtra', areas: [] }]
    return shop().operator('PUT', `admin/sellers/${id}/zones`, { body })
  }
  const goodsOf = async (sellerId: number, price = 100) => (await addGoods(shop().db, { sellerId, price })).sku
  const order = (me: Buyer, lines: object[], method: 'c' | 'p' = 'c') =>
    me.ask('POST', 'order/create', {
      body: { order_items: lines.map((line) => ({ ...line, payment_method: method })) },
      key: randomUUID(),
    })
  const history = async (me: Buyer) => (await me.ask('GET', 'order/get-history')).body.data

  test('the longest beginning of a PIN decides, and its days are promised and kept with the order', async () => {
    const seller = await sellerWith(
      { pins: 'all', days: '8-9' },
      { pins: '41', days: '1-3' },
      { pins: '4110, 42', days: '5-6' },
    )
    const me = await openBuyer(shop())
    const sku = await goodsOf(seller)
    expect((await order(me, [me.line(sku, 100)])).status).toBe(201)
    expect(await history(me)).toMatchObject([{ sku, promised_to: inDays(6) }])
    await set(seller, { pins: '411001', days: '20' })
    expect(await history(me)).toMatchObject([{ sku, promised_from: inDays(5), promised_to: inDays(6) }])
    expect((await order(me, [me.line(sku, 100)])).status).toBe(201)
    expect((await history(me))[0]).toMatchObject({ promised_from: inDays(20), promised_to: inDays(20) })
  })

  test('a seller without zones delivers to all of India in 4 to 7 days, for cash', async () => {
    const me = await openBuyer(shop())
    const sku = await goodsOf(await sellerWith(), 50_000)
    expect((await order(me, [me.line(sku, 50_000)])).status).toBe(201)
    expect(await history(me)).toMatchObject([{ promised_from: inDays(4), promised_to: inDays(7) }])
  })

  test('goods that do not come to the PIN are named, nothing is ordered, and another address takes them', async () => {
    const far = await goodsOf(await sellerWith({ pins: '78', days: '2-4' }))
    const near = await goodsOf(await sellerWith())
    const me = await openBuyer(shop())
    const refused = await order(me, [me.line(far, 100), me.line(near, 100)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'NOT_DELIVERABLE', data: { pincode: '411001', lines: [{ sku: far }] } },
    })
    expect(await history(me)).toEqual([])
    expect([await stockOf(shop().db, far), await stockOf(shop().db, near)]).toEqual([10, 10])
    const assam = await me.ask('POST', 'address/create', {
      body: { ...addressForm, pincode: '782001', id: randomUUID() },
      key: randomUUID(),
    })
    const there = { delivery_address_id: assam.body.data.id }
    expect(
      (
        await order(me, [
          { ...me.line(far, 100), ...there },
          { ...me.line(near, 100), ...there },
        ])
      ).status,
    ).toBe(201)
  })

  test('more cash than a zone takes is refused for all goods of a seller together; paid in advance they come', async () => {
    const seller = await sellerWith({ pins: '411', days: '2-4', cash_max: 300 })
    const [one, two, other] = [await goodsOf(seller), await goodsOf(seller), await goodsOf(await sellerWith(), 900)]
    const me = await openBuyer(shop())
    const refused = await order(me, [me.line(one, 100, 2), me.line(two, 100, 2), me.line(other, 900)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CASH_LIMIT', data: { max_rupees: 300, order_rupees: 400, lines: [{}, {}] } },
    })
    expect(refused.body.message).toBe('Green Shop takes cash only up to ₹300 at 411001. Pay online, or order less.')
    expect((await order(me, [me.line(one, 100, 2), me.line(two, 100), me.line(other, 900)])).status).toBe(201)
    expect((await order(me, [me.line(one, 100, 2), me.line(two, 100, 2)], 'p')).status).toBe(201)

    await set(seller, { pins: '411', days: '2-4', cash_max: 0 })
    expect((await order(me, [me.line(one, 100)])).body).toMatchObject({
      code: 'CASH_LIMIT',
      message: 'Green Shop takes no cash at 411001. Pay online.',
    })
  })

  test('areas of as many days are one where they cost the same, and as long as they do', async () => {
    const seller = await sellerWith({ pins: '42', days: '2-4', charge: 60 })
    const zones = async (body: object) => (await set(seller, { days: '2-4', ...body })).body.data.zones
    expect(await zones({ pins: '43', charge: 90 })).toEqual([
      { pins: ['42'], days: [2, 4], charge: 60 },
      { pins: ['43'], days: [2, 4], charge: 90 },
    ])
    expect(await zones({ pins: '43', charge: 60 })).toEqual([{ pins: ['42', '43'], days: [2, 4], charge: 60 }])
    expect(await zones({ pins: '43', charge: 60, free_above: 500 })).toHaveLength(2)
  })

  test('anybody reads where sellers deliver, and a change of it at once', async () => {
    const seller = await sellerWith({ pins: '42,431', days: '2-4', cash_max: 500 }, { pins: 'all', days: '4-7' })
    const told = async () => {
      const answer = await shop().ask('GET', 'delivery-zones')
      return answer.body.data.find((row: { seller_id: number }) => row.seller_id === seller)
    }
    expect(await told()).toEqual({
      seller_id: seller,
      zones: [
        { pins: ['42', '431'], days: [2, 4], cash_max: 500 },
        { pins: [''], days: [4, 7] },
      ],
    })
    const removed = await shop().operator('POST', `admin/sellers/${seller}/zones/remove`, { body: { pins: '431,all' } })
    expect(removed.body.data.zones).toEqual([{ pins: ['42'], days: [2, 4], cash_max: 500 }])
    await set(seller, { pins: '42', days: '3-4' })
    expect(await told()).toEqual({ seller_id: seller, zones: [{ pins: ['42'], days: [3, 4], cash_max: 500 }] })
    await set(seller, { pins: '42', days: '3-4', cash_max: null })
    expect(await told()).toEqual({ seller_id: seller, zones: [{ pins: ['42'], days: [3, 4] }] })
    const listed = (await shop().operator('GET', `admin/zones?q=${seller}`)).body.data
    expect(listed).toMatchObject([{ seller_id: seller, shop_name: 'Green Shop', zones: [{ pins: ['42'] }] }])
    await shop().operator('POST', `admin/sellers/${seller}/zones/remove`, { body: {} })
    expect(await told()).toBeUndefined()
  })

  test.each([
    [{ pins: '42,99', days: '2-4' }, { pins: 'No PIN of India begins with 99' }],
    [{ pins: '422,4', days: '2-4' }, { pins: 'The beginning of a PIN has 2 to 6 digits, such as 42 or 431' }],
    [{ pins: '042', days: '2-4' }, { pins: 'The beginning of a PIN has 2 to 6 digits, such as 42 or 431' }],
    [{ pins: '42', days: '4-2' }, { days: 'The first day comes after the last' }],
    [{ pins: '42', days: 'soon' }, { days: 'Days look like 2-4' }],
    [{ pins: '42', days: '2-90' }, { days: 'At most 60 days' }],
    [{ pins: '42', days: '2-4', cash_max: -1 }, { cash_max: 'A limit is a number of rupees' }],
  ])('zones of %j are refused by field, and what stood before stays', async (body, fields) => {
    const seller = await sellerWith({ pins: '42', days: '2-4' })
    expect(await set(seller, body)).toMatchObject({ status: 422, body: { code: 'INVALID', fields } })
    const listed = (await shop().operator('GET', `admin/zones?q=${seller}`)).body.data
    expect(listed).toMatchObject([{ zones: [{ pins: ['42'], days: [2, 4] }] }])
  })

  test.each(['42,', '42,,43', ' '])(
    'no name between commas, as in "%s", does not stand for all of India',
    async (pins) => {
      const seller = await sellerWith()
      expect(await set(seller, { pins, days: '2-4' })).toMatchObject({
        status: 422,
        body: { fields: { pins: 'The beginning of a PIN has 2 to 6 digits, such as 42 or 431' } },
      })
    },
  )

  test('the history says who sends it, how it is paid and when each step was; what was undone has not happened', async () => {
    const seller = await addSeller(shop().db)
    const me = await openBuyer(shop())
    const sku = await goodsOf(seller.id)
    await order(me, [me.line(sku, 100)])
    const [{ order_item_id: item }] = await history(me)
    const move = (verb: string, body?: object) =>
      shop().operator('POST', `admin/orders/${item}/${verb}`, body === undefined ? {} : { body })
    await move('ship')
    await move('undo', { reason: 'Typed by mistake' })
    const stepsNow = async () => (await history(me))[0].steps.map(({ status }: { status: string }) => status)
    expect(await stepsNow()).toEqual(['placed'])
    await move('ship')
    await move('deliver')
    expect(await stepsNow()).toEqual(['placed', 'shipped', 'delivered'])
    const form = { problem: 'unwanted', reason: 'Too much' }
    await me.ask('POST', `order/return/${item}`, { body: form, key: randomUUID() })
    expect(await history(me)).toMatchObject([
      {
        seller: { id: seller.id, shop_name: 'Green Shop', slug: seller.slug },
        payment: 'cash',
        steps: [{ status: 'placed' }, { status: 'shipped' }, { status: 'delivered' }, { status: 'return_requested' }],
      },
    ])
  })
})
