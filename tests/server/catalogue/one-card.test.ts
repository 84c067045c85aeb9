import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import type { Product, ProductDetails } from '../../../src/contract/entities.ts'
import { addBrand, addCategory, addGoods, addSeller, staleFacets, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What several sellers offer is one card, led by what can be bought and costs least for a unit. */

onBothDatabases((shop) => {
  type Wanted = NonNullable<Parameters<typeof addGoods>[1]> & { amount?: number; pack?: string; unit?: 'kg' | 'piece' }

  /** A listing of a pack that holds so much. */
  const offer = async ({ amount = 1, pack = `${amount} kg`, unit = 'kg', ...wanted }: Wanted) => {
    const goods = await addGoods(shop().db, wanted)
    const { db } = shop()
    await db.update(tables.variants).set({ amount, name: pack, unit }).where(eq(tables.variants.sku, goods.sku))
    return goods
  }
  const titles = ({ data }: { data: Product[] }): string[] => data.map(({ title }) => title)
  const list = async (query: string) => {
    const { body } = await shop().ask('GET', `products?${query}`)
    return { titles: titles(body), total: body.meta.total as number, next: body.meta.next_cursor as string | null }
  }
  const details = async (slug: string): Promise<ProductDetails> =>
    (await shop().ask('GET', `product/details/${slug}`)).body.data

  /** One product of four sellers: sold out, dear for a kilo in a small pack, cheap in a large one, prepaid only. */
  const openMarket = async () => {
    const [category, brand] = [await addCategory(shop().db), await addBrand(shop().db)]
    const common = { categoryId: category.id, brandId: brand.id }
    const first = await offer({ ...common, title: 'Sold out', price: 100, stock: 0, searchText: 'vermiwort' })
    const same = { productId: first.product.id }
    const small = await offer({ ...same, title: 'Small', price: 135, amount: 0.1 })
    const large = await offer({ ...same, title: 'Large', price: 645, amount: 0.5 })
    const prepaid = await offer({ ...same, title: 'Prepaid', price: 700, amount: 0.5, cod: false })
    await offer({ ...common, title: 'Other', price: 900 })
    return { category, brand, first, small, large, prepaid }
  }

  test('a list shows a product once, led by what can be bought and costs least for a unit', async () => {
    const { category, brand, prepaid } = await openMarket()
    expect(await list(`category=${category.slug}`)).toEqual({ titles: ['Other', 'Large'], total: 2, next: null })
    const inBrand = (query: string) => list(`brand=${brand.id}&${query}`)
    expect((await inBrand('sort=price_asc')).titles).toEqual(['Large', 'Other'])
    expect((await inBrand('sort=price_desc')).titles).toEqual(['Other', 'Large'])
    expect((await list(`q=vermiwort`)).titles).toEqual(['Large'])
    expect(titles((await shop().ask('GET', 'search/vermiwort')).body)).toEqual(['Large'])
    await shop().operator('PUT', `admin/variants/${prepaid.sku}`, { body: { selling_price: 500 } })
    expect((await inBrand('sort=price_asc')).titles).toEqual(['Prepaid', 'Other'])
    expect(await staleFacets(shop().db)).toEqual([])
  })

  test('the one that leads is among those that pass the filter', async () => {
    const { category, small } = await openMarket()
    const first = async (query: string) => (await list(`category=${category.slug}&${query}`)).titles.at(-1)
    expect(await first('cash=1')).toBe('Large')
    expect(await first('max_price=200')).toBe('Small')
    expect(await first('max_price=110')).toBe('Sold out')
    expect(await list(`category=${category.slug}&max_price=110&in_stock=1`)).toMatchObject({ titles: [], total: 0 })
    expect(await list(`seller=${small.listing.sellerId}`)).toMatchObject({ titles: ['Small'], total: 1 })
  })

  test('a seller’s own list has all that it lists, of one product too', async () => {
    const seller = await addSeller(shop().db)
    const one = await offer({ sellerId: seller.id, title: 'One' })
    await offer({ sellerId: seller.id, productId: one.product.id, title: 'Another' })
    expect(await list(`seller=${seller.slug}`)).toMatchObject({ titles: ['Another', 'One'], total: 2 })
    const { body } = await shop().ask('GET', `product-filters?seller=${seller.slug}`)
    expect(body.data).toMatchObject({ cash: 2, brands: [{ count: 2 }] })
  })

  test('who has no valid licence leads nothing that another one may sell, and is no offer', async () => {
    const category = await addCategory(shop().db)
    const cheap = await offer({ categoryId: category.id, title: 'No licence', price: 50, licenceKind: 'seed' })
    const holder = await addSeller(shop().db)
    const held = await offer({ sellerId: holder.id, productId: cheap.product.id, title: 'Licensed', price: 90 })
    const expiresOn = '2999-01-01'
    const paper = { sellerId: holder.id, kind: 'seed', number: unique(), state: 'Goa', expiresOn }
    await shop().db.insert(tables.licences).values(paper)
    expect((await list(`category=${category.slug}`)).titles).toEqual(['Licensed'])
    expect(await details(held.listing.slug)).toMatchObject({ other_offers: [] })
    expect(await details(held.listing.slug)).not.toHaveProperty('offers')
    expect((await details(cheap.listing.slug)).offers).toMatchObject({ count: 1 })
  })

  test('pages are of products: each once, as many as are told', async () => {
    const category = await addCategory(shop().db)
    const createdAt = new Date('2026-01-01')
    for (const price of [10, 20, 20, 30, 5]) {
      const { product } = await offer({ categoryId: category.id, price, createdAt })
      for (const more of [0, 7]) await offer({ productId: product.id, price: price + more, createdAt })
    }
    for (const sort of ['newest', 'price_asc', 'price_desc', 'rating']) {
      const seen: Product[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await shop().ask(
          'GET',
          `products?category=${category.slug}&sort=${sort}&limit=2&cursor=${cursor}`,
        )
        expect(body.meta.total).toBe(5)
        seen.push(...body.data)
        cursor = body.meta.next_cursor
      }
      expect(new Set(seen.map(({ product_id }) => product_id)).size).toBe(5)
      expect(seen).toHaveLength(5)
    }
  })

  test('other sellers are compared by what a unit costs, pieces by the same pack', async () => {
    const { first, large } = await openMarket()
    const own = await details(first.listing.slug)
    expect(own.offers).toEqual({ count: 3, from: 135, unit_from: { price: 1290, unit: 'kg' } })
    expect(own.other_offers.map(({ packs: [pack], in_stock }) => [pack?.variant_name, in_stock])).toEqual([
      ['0.5 kg', true],
      ['0.1 kg', true],
      ['0.5 kg', true],
    ])
    const [best, , dearer] = own.other_offers
    expect(best).toMatchObject({
      vendor: { id: large.listing.sellerId },
      packs: [{ sku: large.sku, selling_price: 645, cod_available: 1, stock_quantity: 10, amount: 0.5, unit: 'kg' }],
    })
    expect(dearer).toMatchObject({ packs: [{ cod_available: 0 }] })
    expect((await details(large.listing.slug)).other_offers.at(-1)).toMatchObject({ in_stock: false })
    const pump = await offer({ title: 'Pump', price: 900, pack: '1 HP', unit: 'piece' })
    const other = { productId: pump.product.id, unit: 'piece' as const }
    await offer({ ...other, price: 500, pack: 'Pipe' })
    expect((await details(pump.listing.slug)).offers).toEqual({ count: 1, from: 500 })
    await offer({ ...other, price: 850, pack: '1 HP' })
    expect((await details(pump.listing.slug)).offers).toEqual({
      count: 2,
      from: 500,
      unit_from: { price: 850, unit: 'piece' },
    })
  })

  test('what is alike is led in the same way', async () => {
    const { category } = await openMarket()
    const asked = await offer({ categoryId: category.id, title: 'Asked' })
    const { body } = await shop().ask('GET', `similar-products/${asked.listing.slug}`)
    expect(titles(body).toSorted()).toEqual(['Large', 'Other'])
  })
})
