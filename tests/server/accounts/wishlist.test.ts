import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const list = async (ask: Awaited<ReturnType<ReturnType<typeof shop>['customer']>>['ask']) =>
    (await ask('GET', 'wishlist/get-wishlist-items')).body.data

  test('a wishlist is a set: wishing and unwishing twice is done once and never an error', async () => {
    const { ask, id } = await shop().customer()
    const { product, listing } = await addGoods(shop().db)
    const wish = () => ask('POST', 'wishlist/create', { body: { product_id: product.id, customer_id: id } })
    expect(await wish()).toMatchObject({ status: 200, body: { status: true } })
    expect(await wish()).toMatchObject({ status: 200 })
    expect(await list(ask)).toMatchObject([
      { product_id: product.id, customer_id: id, slug: listing.slug, name: 'Wheat seed', product: { id: listing.id } },
    ])
    const unwish = () => ask('DELETE', `wishlist/delete-wishlist-items/${product.id}`)
    expect(await unwish()).toMatchObject({ status: 200 })
    expect(await unwish()).toMatchObject({ status: 200 })
    expect(await list(ask)).toEqual([])
  })

  test('an entry shows the cheapest listing that is in stock, the newest wish first', async () => {
    const { ask } = await shop().customer()
    const { db } = shop()
    const { product } = await addGoods(db, { title: 'Dear', price: 90 })
    await addGoods(db, { productId: product.id, title: 'Sold out', price: 10, stock: 0 })
    await addGoods(db, { productId: product.id, title: 'Cheap', price: 50 })
    const other = await addGoods(db, { title: 'Other', stock: 0 })
    for (const product_id of [product.id, other.product.id])
      await ask('POST', 'wishlist/create', { body: { product_id } })
    expect((await list(ask)).map(({ name }: { name: string }) => name)).toEqual(['Other', 'Cheap'])
  })

  test('a wish belongs to its customer', async () => {
    const a = await shop().customer()
    const b = await shop().customer()
    const { product } = await addGoods(shop().db)
    await a.ask('POST', 'wishlist/create', { body: { product_id: product.id } })
    expect(await list(b.ask)).toEqual([])
    await b.ask('DELETE', `wishlist/delete-wishlist-items/${product.id}`)
    expect(await list(a.ask)).toHaveLength(1)
    const forA = { body: { product_id: product.id, customer_id: a.id } }
    expect(await b.ask('POST', 'wishlist/create', forA)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  test('what is no product cannot be wished', async () => {
    const { ask } = await shop().customer()
    const wish = (product_id: unknown) => ask('POST', 'wishlist/create', { body: { product_id } })
    expect(await wish(2_000_000_000)).toMatchObject({ status: 404 })
    for (const id of [0, -1, 1.5, 9_999_999_999, '5001', null]) expect((await wish(id)).status).toBe(422)
  })

  test('a late copy of a wish does not undo the unwish that came after it', async () => {
    const { ask } = await shop().customer()
    const { product } = await addGoods(shop().db)
    const wish = { body: { product_id: product.id }, key: randomUUID() }
    await ask('POST', 'wishlist/create', wish)
    await ask('DELETE', `wishlist/delete-wishlist-items/${product.id}`, { key: randomUUID() })
    const copy = await ask('POST', 'wishlist/create', wish)
    expect(copy).toMatchObject({ status: 200, body: { status: true } })
    expect(copy.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await list(ask)).toEqual([])
  })
})
