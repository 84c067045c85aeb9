import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { keeps } from '../../support/keeps.ts'
import { addBrand, addCategory, addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const titles = (answer: { body: { data: { title: string }[] } }) => answer.body.data.map(({ title }) => title)

  test('a product carries three different ids, its brand, its seller and what can be sold', async () => {
    const { listing, product, sku } = await addGoods(shop().db, { price: 266.5, mrp: 300, stock: 7 })
    const { body } = await shop().ask('GET', `product/details/${listing.slug}`)
    expect(body.data).toMatchObject({
      id: listing.id,
      product_id: product.id,
      stock_quantity: 7,
      brand: { name: 'Annapurna' },
      vendor: { shop_name: 'Green Shop' },
      licence_required: false,
      licence: null,
      variants: [{ sku, price: 300, selling_price: 266.5, product_discount: 11, cod_available: 1 }],
    })
    expect(new Set([body.data.id, body.data.product_id, body.data.variants[0].id]).size).toBe(3)
  })

  test('filters by category, brand, seller, type, price and stock go together', async () => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Pumps')
    const brand = await addBrand(db, 'Jaldhara')
    const seller = await addSeller(db)
    const common = { categoryId: category.id, brandId: brand.id, sellerId: seller.id }
    await addGoods(db, { ...common, title: 'Small pump', price: 500, type: 'New Arrival' })
    await addGoods(db, { ...common, title: 'Big pump', price: 900 })
    await addGoods(db, { ...common, title: 'Sold pump', price: 700, stock: 0 })
    const list = async (query: string) =>
      titles(await ask('GET', `products?category=${category.slug}&${query}`)).toSorted()
    expect(await list('')).toEqual(['Big pump', 'Small pump', 'Sold pump'])
    expect(await list(`brand=${brand.id}&in_stock=1`)).toEqual(['Big pump', 'Small pump'])
    expect(await list(`seller=${seller.id}&type=New%20Arrival`)).toEqual(['Small pump'])
    expect(await list(`seller=any-name-${seller.id}&max_price=600`)).toEqual(['Small pump'])
    expect(await list('min_price=600&max_price=800')).toEqual(['Sold pump'])
    expect(await list('type=Nothing')).toEqual([])
    expect(await list('unknown=1&sort=sideways&limit=abc&min_price=-4')).toHaveLength(3)
    expect(await list('max_price=999999999')).toHaveLength(3)
  })

  const dearer = (a: number, b: number) => a - b
  test.each([
    ['newest', null],
    ['price_asc', dearer],
    ['price_desc', (a: number, b: number) => dearer(b, a)],
    ['rating', null],
    ['relevance', null],
  ] as const)('paging by %s shows every product once', async (sort, order) => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Sprayers')
    const createdAt = new Date('2026-01-01')
    // Equal prices and times, so that only the id decides.
    for (const price of [10, 20, 20, 20, 30, 5, 20]) await addGoods(db, { categoryId: category.id, price, createdAt })
    const seen: { id: number; variants: { selling_price: number }[] }[] = []
    let cursor = ''
    do {
      const { body } = await ask('GET', `products?category=${category.id}&sort=${sort}&limit=2&cursor=${cursor}`)
      expect(body.meta.total).toBe(7)
      seen.push(...body.data)
      cursor = body.meta.next_cursor ?? ''
    } while (cursor !== '')
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7)
    expect(seen).toHaveLength(7)
    const prices = seen.map(({ variants }) => variants[0]?.selling_price ?? 0)
    expect(prices.toSorted(dearer)).toEqual([5, 10, 20, 20, 20, 20, 30])
    expect(prices.toSorted(order ?? (() => 0))).toEqual(prices)
  })

  test.each([
    ['newest', ['B', 'C', 'A']],
    ['price_asc', ['C', 'A', 'B']],
    ['price_desc', ['B', 'A', 'C']],
    ['rating', ['A', 'C', 'B']],
    ['relevance', ['B', 'C', 'A']],
  ] as const)('sorted by %s they come as %j', async (sort, wanted) => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Sorted')
    for (const [title, day, price, rating] of [
      ['A', '01', 20, 5],
      ['B', '03', 30, 3],
      ['C', '02', 10, 4],
    ] as const) {
      const createdAt = new Date(`2026-01-${day}`)
      const { listing, sku } = await addGoods(db, { title, price, createdAt, categoryId: category.id })
      const review = { listingId: listing.id, sku, comment: 'Good', authorName: 'Ramesh Kumar' }
      await db.insert(tables.reviews).values({ ...review, rating, reviewStatus: 'approved' })
    }
    expect(titles(await ask('GET', `products?category=${category.id}&sort=${sort}`))).toEqual(wanted)
  })

  test('a cursor that was made under another sort is refused and not silently started over', async () => {
    const { db, ask } = shop()
    await addGoods(db)
    await addGoods(db)
    const { body } = await ask('GET', 'products?sort=price_asc&limit=1')
    for (const cursor of [body.meta.next_cursor, 'nonsense', 'W10'])
      expect(await ask('GET', `products?sort=newest&cursor=${cursor}`)).toMatchObject({
        status: 422,
        body: { status: false, code: 'INVALID' },
      })
  })

  test('percent, underscore, backslash and slash mean themselves in a search', async () => {
    const { db, ask } = shop()
    await addGoods(db, { title: 'Glyphosate 41% SL', searchText: 'glyphosate 41% sl' })
    await addGoods(db, { title: 'Valve 1/2 inch', searchText: 'valve 1/2 inch' })
    expect(titles(await ask('GET', `search/${encodeURIComponent('41%')}`))).toEqual(['Glyphosate 41% SL'])
    expect(titles(await ask('GET', `search/${encodeURIComponent('1/2 inch')}`))).toEqual(['Valve 1/2 inch'])
    await keeps('s20/signs', async () => {
      for (const text of ['_', '\\', "'; drop table listings; --"])
        expect(await ask('GET', `search/${encodeURIComponent(text)}`), text).toMatchObject({
          status: 200,
          body: { data: [] },
        })
    })
    expect((await ask('GET', `search/${'a'.repeat(5000)}`)).status).toBe(200)
  })

  test('only approved reviews are told and counted, with first name and initial', async () => {
    const { db, ask } = shop()
    const { listing, sku } = await addGoods(db)
    const review = { listingId: listing.id, sku, comment: 'Good', authorName: 'Ramesh Kumar Yadav' }
    await db.insert(tables.reviews).values([
      { ...review, rating: 5, reviewStatus: 'approved' },
      { ...review, rating: 4, reviewStatus: 'approved', adminComment: 'Thank you' },
      { ...review, rating: 1, reviewStatus: 'pending', comment: 'Not yet' },
      { ...review, rating: 3, reviewStatus: 'pending', comment: 'Newer', publicComment: 'Older' },
      { ...review, rating: 1, reviewStatus: 'rejected', comment: 'Never' },
    ])
    const { body } = await ask('GET', `get-review/${listing.slug}`)
    expect(body.data).toMatchObject({
      avgRating: 4,
      reviewsCount: 3,
      ratingsDistribution: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 1 },
    })
    const told = JSON.stringify(body)
    expect(told).toContain('Ramesh Y.')
    expect(told).toContain('Older')
    expect(told).not.toMatch(/Kumar|Not yet|Newer|Never/)
    const product = await ask('GET', `product/details/${listing.slug}`)
    expect(product.body.data).toMatchObject({ average_rating: 4, review_count: 3 })
  })

  test('a licence is shown with its validity on the day', async () => {
    const { db, ask } = shop()
    const { listing } = await addGoods(db, { licenceKind: 'pesticide' })
    const facts = { sellerId: listing.sellerId, kind: 'pesticide', number: 'MH-1', state: 'Maharashtra' }
    await db.insert(tables.licences).values({ ...facts, expiresOn: '2020-01-01' })
    const path = `product/details/${listing.slug}`
    expect((await ask('GET', path)).body.data.licence).toMatchObject({ number: 'MH-1', valid: false })
    await db.insert(tables.licences).values({ ...facts, expiresOn: '2999-01-01' })
    expect((await ask('GET', path)).body.data).toMatchObject({ licence_required: true, licence: { valid: true } })
  })

  test('sellers are listed with their goods, without anything private', async () => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Tillers')
    const { listing, product } = await addGoods(db, { categoryId: category.id })
    await addGoods(db, { sellerId: listing.sellerId })
    await addSeller(db, { vendorStatus: 'submitted' })
    const { body } = await ask('GET', `vendors?category=${category.slug}&brand=${product.brandId}`)
    expect(body.data).toMatchObject([{ id: listing.sellerId, product_count: 2, licensed: false }])
    const all = await ask('GET', 'vendors')
    expect(all.body.data.length).toBe((await db.query.sellers.findMany()).length - 1)
    expect(JSON.stringify(all.body)).not.toMatch(/seller\.example|123456789012|phone|password/)
  })

  test('brands of a category and of a seller are those that are on sale there', async () => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Nets')
    const { listing, product } = await addGoods(db, { categoryId: category.id })
    const ids = async (path: string) => (await ask('GET', path)).body.data.map(({ id }: { id: number }) => id)
    expect(await ids(`category-brands/${category.id}`)).toEqual([product.brandId])
    expect(await ids(`vendor-brands/${listing.sellerId}`)).toEqual([product.brandId])
    expect(await ask('GET', 'category-brands/999999')).toMatchObject({
      status: 404,
      body: { message: 'Category not found' },
    })
    expect(await ask('GET', 'vendor-brands/99999999999')).toMatchObject({ status: 404 })
  })

  test('similar products are other things of the category, each once', async () => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Ropes')
    const one = await addGoods(db, { categoryId: category.id, title: 'Rope 10 m' })
    const other = await addGoods(db, { categoryId: category.id, title: 'Rope 20 m' })
    await addGoods(db, { productId: other.product.id, title: 'Rope 20 m' })
    await addGoods(db, { productId: one.product.id, title: 'Rope 10 m' })
    expect(titles(await ask('GET', `similar-products/${one.listing.slug}`))).toEqual(['Rope 20 m'])
    expect((await ask('GET', 'similar-products/unknown')).status).toBe(404)
  })
})
