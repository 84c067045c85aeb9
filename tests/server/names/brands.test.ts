import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, listings, products, searchRenewals } from '../../../server/db/schema.ts'
import { renewNext } from '../../../server/shop/search/renew-search-texts.ts'
import { createApp } from '../../../server/http/app.ts'
import { createCatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { addBrand, addCategory, addGoods, addSeller, unique } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onBothDatabases } from '../support/support.ts'

/** The operator's changes of brands, as the shop shows them. */

onBothDatabases((shop) => {
  const change = async (method: string, path: string, body: object) => {
    const { ask } = await shop().staff(null, 'manager')
    return ask(method, `desk/brands/${path}`, { body, key: randomUUID() })
  }
  const rename = (id: number, name: string) => change('PUT', String(id), { name })
  const merge = (id: number, into: number) => change('POST', `${id}/merge`, { into })
  const listed = async (slug: string) =>
    (await shop().ask('GET', 'brands')).body.data.find((one: { slug: string }) => one.slug === slug)
  const idsFound = async (query: string) =>
    (await shop().ask('GET', `products?${query}`)).body.data.map(({ id }: { id: number }) => id)

  /** What the job does, to its end. */
  const renewed = async () => {
    while ((await renewNext(shop().deps)) > 0);
  }

  test('the operator finds brands by name, those with most products first', async () => {
    const { db } = shop()
    const tag = unique()
    const [small, large] = [await addBrand(db, `Small ${tag}`), await addBrand(db, `Large ${tag}`)]
    await addGoods(db, { brandId: large.id })
    await addGoods(db, { brandId: large.id })
    await addGoods(db, { brandId: small.id })
    const { ask } = await shop().staff(null, 'manager')
    const { body } = await ask('GET', `desk/brands?q=${tag}`)
    expect(body.data).toMatchObject([
      { id: large.id, products: 2, paused: false },
      { id: small.id, products: 1 },
    ])
  })

  test('a renamed brand is shown and found by its new name alone, at its old address', async () => {
    const { db } = shop()
    const [before, after] = [`Zorbal${unique()}`, `Quintex${unique()}`]
    const brand = await addBrand(db, before)
    const { listing, product } = await addGoods(db, { brandId: brand.id })
    await rename(brand.id, before)
    expect((await rename(brand.id, after)).body.data).toMatchObject({ name: after, slug: brand.slug })
    await renewed()
    expect(await listed(brand.slug)).toMatchObject({ name: after })
    expect(await idsFound(`q=${after}`)).toEqual([listing.id])
    expect(await idsFound(`q=${before}`)).toEqual([])
    expect((await openScreen(shop(), `/brand/${brand.slug}`)).title).toContain(after)
    expect(product.brandId).toBe(brand.id)
  })

  test('a name that another brand has is refused at its field', async () => {
    const { db } = shop()
    const [one, other] = [await addBrand(db, `Mahi ${unique()}`), await addBrand(db, `Tara ${unique()}`)]
    expect(await rename(other.id, one.name.toUpperCase())).toMatchObject({
      status: 422,
      body: { fields: { name: 'There is a brand of this name. Merge the two' } },
    })
    expect((await rename(other.id, ' ')).status).toBe(422)
    expect((await rename(2_000_000_000, 'Anything')).status).toBe(404)
  })

  test('lists and filters leave a paused brand out; its goods are sold and its page still works', async () => {
    const { db, ask } = shop()
    const [category, brand] = [await addCategory(db), await addBrand(db, `Paused ${unique()}`)]
    const { listing, product } = await addGoods(db, { brandId: brand.id, categoryId: category.id })
    const offered = async () => {
      const strip = (await ask('GET', `category-brands/${category.id}`)).body.data
      const filters = (await ask('GET', `product-filters?category=${category.slug}`)).body.data.brands
      return [strip, filters].map((some: { slug: string }[]) => some.map(({ slug }) => slug))
    }
    expect(await offered()).toEqual([[brand.slug], [brand.slug]])
    await change('PUT', String(brand.id), { paused: true })
    expect(await offered()).toEqual([[], []])
    expect(await listed(brand.slug)).toBeUndefined()
    expect(await idsFound(`brand=${brand.slug}`)).toEqual([listing.id])
    expect((await openScreen(shop(), `/brand/${brand.slug}`)).status).toBe(200)
    const { ask: askDesk } = await shop().staff(null, 'manager')
    expect((await askDesk('GET', `desk/brands?which=paused&q=${brand.slug}`)).body.data).toHaveLength(1)
    await change('PUT', String(brand.id), { paused: false })
    expect(await offered()).toEqual([[brand.slug], [brand.slug]])
    expect(product.brandId).toBe(brand.id)
  })

  test('merged goods are listed and found under the other brand, to which the old address leads', async () => {
    const { db, ask } = shop()
    const [from, into] = [await addBrand(db, `Vexol${unique()}`), await addBrand(db, `Wumbo${unique()}`)]
    const { listing } = await addGoods(db, { brandId: from.id })
    expect((await merge(from.id, into.id)).body.data).toMatchObject({ id: into.id, products: 1 })
    expect(await idsFound(`brand=${from.slug}`)).toEqual([listing.id])
    expect(await idsFound(`brand=${into.slug}`)).toEqual([listing.id])
    await renewed()
    expect(await idsFound(`q=${into.name}`)).toEqual([listing.id])
    expect(await idsFound(`q=${from.name}`)).toEqual([])
    expect(await listed(from.slug)).toBeUndefined()
    expect(await listed(into.slug)).toMatchObject({ former: [from.slug] })
    expect((await ask('GET', `vendors?brand=${from.slug}`)).body.data).toHaveLength(1)
    expect((await merge(into.id, into.id)).status).toBe(422)
    expect((await merge(from.id, into.id)).status).toBe(404)
  })

  test('a large brand is merged without its search texts, which a job makes anew step by step, wherever it was stopped', async () => {
    const { db, deps } = shop()
    const [from, into] = [await addBrand(db, `Vexol${unique()}`), await addBrand(db, `Wumbo${unique()}`)]
    const { listing } = await addGoods(db, { brandId: from.id })
    const { id: _, slug, ...same } = listing
    const many = Array.from({ length: 1_100 }, (_unused, at) => ({ ...same, slug: `${slug}-${at}` }))
    await db.insert(listings).values(many)
    const isOfIt = eq(listings.productId, listing.productId)
    const texts = async () =>
      (await db.select({ text: listings.searchText }).from(listings).where(isOfIt)).map(({ text }) => text)
    const before = await texts()
    await merge(from.id, into.id)
    expect(await texts(), 'within the request').toEqual(before)
    const done = async () => (await texts()).filter((text) => !before.includes(text)).length
    const steps: number[] = []
    while ((await renewNext(deps)) > 0) steps.push(await done())
    expect(steps).toEqual([500, 1_000, 1_101, 1_101])
    expect(await db.$count(searchRenewals)).toBe(0)
  })

  test('an old address leads on for good, in its language, also where nothing of the brand is on sale', async () => {
    const { db, deps } = shop()
    const [from, into] = [await addBrand(db, `Empty ${unique()}`), await addBrand(db, `Other ${unique()}`)]
    await merge(from.id, into.id)
    const pages = createPages({
      dist: 'dist',
      publicUrl: 'https://shop.example',
      api: async (asked) => app.fetch(asked),
    })
    const app = createApp({ ...deps, clientDir: 'dist/client', pages })
    const answer = await app.request(`http://shop.example/mr/brand/${from.slug}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/mr/brand/${into.slug}`])
    await expect(openScreen(shop(), `/brand/${from.slug}`)).rejects.toThrow(`leads to /brand/${into.slug}`)
    expect((await openScreen(shop(), `/brand/nothing-${unique()}`)).status).toBe(404)
  })

  test('what is kept of the catalogue follows a change within a second', async () => {
    const { db, deps, watchCatalogue } = shop()
    const catalogue = await createCatalogueCache(watchCatalogue)
    const app = createApp({ ...deps, catalogue })
    try {
      const brand = await addBrand(db, `Kept ${unique()}`)
      const { listing } = await addGoods(db, { brandId: brand.id })
      await catalogue.settled()
      const read = async () => {
        const { data } = await (await app.request(`http://shop.test/api/products?brand=${brand.slug}`)).json()
        return data.map((one: { id: number; brand: { name: string } }) => [one.id, one.brand.name])
      }
      expect(await read()).toEqual([[listing.id, brand.name]])
      await rename(brand.id, 'Kept no more')
      await expect.poll(read, { timeout: 1_000 }).toEqual([[listing.id, 'Kept no more']])
    } finally {
      await catalogue.close()
    }
  })

  test('a file that names a brand by a former or by its new name makes no second one', async () => {
    const { db } = shop()
    const [from, into] = [await addBrand(db, `Fmer${unique()}`), await addBrand(db, `Imer${unique()}`)]
    await db.update(brands).set({ slug: from.name.toLowerCase() }).where(eq(brands.id, from.id))
    await db.update(brands).set({ slug: into.name.toLowerCase() }).where(eq(brands.id, into.id))
    await merge(from.id, into.id)
    const named = `Newly ${unique()}`
    await rename(into.id, named)
    const trade = await addCategory(db, `Hoes ${unique()}`)
    const seller = await addSeller(db, { shopName: `Shop ${unique()}` })
    const row = (handle: string, brand: string) =>
      `${handle},Hoe ${handle},${seller.shopName},${trade.name},${brand},120`
    const file = [
      'Handle,Title,Vendor,Type,Brand,Variant Price',
      row('a', from.name),
      row('b', named),
      row('c', into.name),
    ]
    const { ask } = await shop().staff(null, 'manager')
    const { body } = await ask('POST', 'desk/catalogue', {
      raw: file.join('\n'),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(body.data).toMatchObject({ products: { added: 3 }, bad: [] })
    expect(await db.$count(products, eq(products.brandId, into.id))).toBe(3)
  })
})
