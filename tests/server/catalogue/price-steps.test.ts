import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { categories } from '../../../server/db/schema.ts'
import { openBuyer, orderRow, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Lower prices from so many pieces of a pack on. */

const STEPS = [
  { from: 5, price: 95.5 },
  { from: 20, price: 90 },
]

onBothDatabases((shop) => {
  const withSteps = async (steps: object[] = STEPS) => {
    const goods = await addGoods(shop().db, { price: 100, stock: 1000 })
    const owner = await shop().staff(goods.listing.sellerId)
    const set = (wanted: object[], who = owner) =>
      who.ask('PUT', `desk/variants/${goods.sku}/steps`, { body: { steps: wanted }, key: randomUUID() })
    expect((await set(steps)).status).toBe(200)
    return { ...goods, owner, set }
  }
  const order = (me: Buyer, ...lines: object[]) =>
    me.ask('POST', 'order/create', { body: { order_items: lines }, key: randomUUID() })
  const shown = async (slug: string) => (await shop().ask('GET', `product/details/${slug}`)).body.data.variants[0].steps

  test.each([
    [4, 100, 400_00],
    [5, 95.5, 477_50],
    [19, 95.5, 1814_50],
    [20, 90, 1800_00],
  ])('%d pieces cost %d each', async (pieces, price, total) => {
    const me = await openBuyer(shop())
    const { sku } = await withSteps()
    const placed = await order(me, me.line(sku, price, pieces))
    expect(placed.status).toBe(201)
    expect((await orderRow(shop(), placed.body.data)).totalPaise).toBe(total)
  })

  test('pieces of a pack in several lines of an order count together, and a lower price than was seen is told', async () => {
    const me = await openBuyer(shop())
    const { sku } = await withSteps()
    const { body } = await order(me, me.line(sku, 100, 2), me.line(sku, 100, 3))
    expect(body.lowered).toEqual([{ sku, sent: 100, current: 95.5 }])
  })

  test('a price that holds for more pieces is not had for fewer', async () => {
    const me = await openBuyer(shop())
    const { sku } = await withSteps()
    expect(await order(me, me.line(sku, 90, 19))).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { lines: [{ sku, sent: 90, current: 95.5 }] } },
    })
  })

  test('the shop shows them at once, and none that the price itself has come down to', async () => {
    const { sku, listing, owner, set } = await withSteps()
    expect(await shown(listing.slug)).toEqual(STEPS)
    await owner.ask('PUT', `desk/variants/${sku}/price`, { body: { selling_price: 95, seen: 100 }, key: randomUUID() })
    expect(await shown(listing.slug)).toEqual([STEPS[1]])
    const me = await openBuyer(shop())
    expect((await order(me, me.line(sku, 95, 5))).status).toBe(201)
    await set([])
    expect(await shown(listing.slug)).toBeUndefined()
  })

  test('an order keeps the price of its pieces when some of them are cancelled', async () => {
    const me = await openBuyer(shop())
    const { sku, owner } = await withSteps()
    await order(me, me.line(sku, 90, 20))
    const [parcel] = (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
    const [line] = parcel.lines
    const body = { lines: [{ order_item_id: line.order_item_id, quantity: 18 }], reason: 'Sold out' }
    await owner.ask('POST', `desk/shipments/${parcel.id}/cancel`, { body, key: randomUUID() })
    const after = (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
    expect(after).toMatchObject([{ cash_due: 180 }])
  })

  test.each([
    ['not more pieces than before', [STEPS[0], { from: 5, price: 80 }]],
    ['no lower price than one piece', [{ from: 5, price: 100 }]],
    ['no lower price than before', [STEPS[0], { from: 20, price: 95.5 }]],
    ['one piece', [{ from: 1, price: 90 }]],
    ['nothing to pay', [{ from: 5, price: 0 }]],
    ['three of them', [...STEPS, { from: 30, price: 80 }]],
  ])('refused: %s', async (_why, steps) => {
    const { set, listing } = await withSteps()
    expect((await set(steps.map((step) => ({ ...step })))).status).toBe(422)
    expect(await shown(listing.slug)).toEqual(STEPS)
  })

  test('who sets no prices sets none of these, and those of another shop are not found', async () => {
    const { set, listing } = await withSteps()
    expect((await set([], await shop().staff(listing.sellerId, 'packer'))).status).toBe(403)
    const other = await addGoods(shop().db)
    expect((await set([], await shop().staff(other.listing.sellerId))).status).toBe(404)
    expect(await shown(listing.slug)).toEqual(STEPS)
  })

  test('a product file sets them, changes nothing where it does not say, and is told what is wrong', async () => {
    const tag = unique()
    const seller = await addSeller(shop().db, { shopName: `Krishi Kendra ${tag}` })
    await shop()
      .db.insert(categories)
      .values({ name: `Trade ${tag}`, slug: `trade-${tag}`, icon: 'seeds', ground: 'sprout' })
    const send = async (handle: string, prices: string) => {
      const raw = [
        'Handle,Title,Vendor,Type,Variant Price,Quantity 1,Quantity 1 Price,Quantity 2,Quantity 2 Price',
        `${handle},Wheat ${handle},Krishi Kendra ${tag},Trade ${tag},100,${prices}`,
      ].join('\n')
      return (await shop().operator('POST', 'admin/catalogue', { raw, headers: { 'Content-Type': 'text/csv' } })).body
        .data
    }
    const listed = async () =>
      (await shop().ask('GET', `products?seller=${seller.id}`)).body.data.map(
        ({ variants }: { variants: { steps?: object }[] }) => variants[0]?.steps,
      )
    await send(`a-${tag}`, '5,95.50,20,90')
    expect(await listed()).toEqual([STEPS])
    await send(`a-${tag}`, ',,,')
    expect(await listed()).toEqual([STEPS])
    for (const [prices, field] of [
      ['1,95,,', 'Quantity 1'],
      ['5,100,,', 'Quantity 1 Price'],
      ['5,,,', 'Quantity 1 Price'],
      ['5,95,5,90', 'Quantity 2'],
      ['5,95,20,95', 'Quantity 2 Price'],
    ] as const)
      expect((await send(`b-${tag}`, prices)).bad, prices).toMatchObject([{ field }])
  })
})
