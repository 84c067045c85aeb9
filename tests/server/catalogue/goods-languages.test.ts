import { expect, test } from 'vitest'
import { listingTexts, listings, wishlistItems } from '../../../server/db/schema.ts'
import { buySomething } from '../reviews/review-steps.ts'
import { addCategory, addGoods, type Goods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { eq } from 'drizzle-orm'

const HINDI = { language: 'hi', title: 'गेहूं का बीज', short_description: 'समय पर बुवाई।' } as const

onBothDatabases((shop) => {
  const translate = (
    { listing }: Pick<Goods, 'listing'>,
    { short_description: shortDescription, ...text } = { ...HINDI },
  ) =>
    shop()
      .db.insert(listingTexts)
      .values({ listingId: listing.id, ...text, shortDescription })
  const answer = async (path: string) => (await shop().ask('GET', path)).body.data

  /** Two goods of a category of their own, of which the first is known in Hindi. */
  const shelf = async () => {
    const category = await addCategory(shop().db)
    const known = await addGoods(shop().db, { categoryId: category.id, title: 'Wheat seed HD' })
    const unknown = await addGoods(shop().db, { categoryId: category.id, title: 'Wheat seed PBW' })
    await translate(known)
    return { category, known, unknown }
  }

  test('whatever answers products names them in the language that is asked for, and in English too', async () => {
    const { category, known, unknown } = await shelf()
    const found = async (path: string) =>
      new Map([await answer(path)].flat().map(({ id, title, local }) => [id, { title, local }]))
    for (const path of [
      `products?category=${category.slug}&`,
      `keep-goods/category/${category.slug}?`,
      `product/details/${known.listing.slug}?`,
      `similar-products/${unknown.listing.slug}?`,
    ]) {
      const inHindi = await found(`${path}lang=hi`)
      expect(inHindi.get(known.listing.id)).toEqual({ title: 'Wheat seed HD', local: HINDI })
      for (const other of ['', 'lang=en', 'lang=ta', 'lang=xx', 'lang=hi-IN']) {
        const plain = await found(path + other)
        expect([other, plain.get(known.listing.id)]).toEqual([other, { title: 'Wheat seed HD', local: undefined }])
      }
    }
    expect((await found(`products?category=${category.slug}&lang=hi`)).get(unknown.listing.id)).toEqual({
      title: 'Wheat seed PBW',
      local: undefined,
    })
  })

  test('a search is answered in the language too', async () => {
    const title = 'Nilgai trough'
    await translate(await addGoods(shop().db, { title }))
    expect(await answer(`search/${encodeURIComponent(title)}?lang=hi`)).toMatchObject([{ title, local: HINDI }])
    expect((await answer(`search/${encodeURIComponent(title)}`))[0]).not.toHaveProperty('local')
  })

  test('an answer without a language stays, byte for byte, what it was before anything was translated', async () => {
    const goods = await addGoods(shop().db)
    const path = `product/details/${goods.listing.slug}`
    const bytes = async () => JSON.stringify((await shop().ask('GET', path)).body)
    const before = await bytes()
    await translate(goods)
    expect(await bytes()).toBe(before)
  })

  test('a new translation is told at once, whatever is kept of the catalogue', async () => {
    const goods = await addGoods(shop().db)
    const path = `product/details/${goods.listing.slug}?lang=hi`
    expect(await answer(path)).not.toHaveProperty('local')
    await translate(goods)
    await expect.poll(async () => (await answer(path)).local?.title, { timeout: 5_000 }).toBe(HINDI.title)
    await shop().db.update(listingTexts).set({ title: 'गेहूं' }).where(eq(listingTexts.listingId, goods.listing.id))
    await expect.poll(async () => (await answer(path)).local?.title, { timeout: 5_000 }).toBe('गेहूं')
  })

  test('a wishlist is named in the language', async () => {
    const { known } = await shelf()
    const me = await shop().customer()
    await shop().db.insert(wishlistItems).values({ customerId: me.id, productId: known.product.id })
    const wishes = async (query: string) => (await me.ask('GET', `wishlist/get-wishlist-items${query}`)).body.data
    expect(await wishes('?lang=hi')).toMatchObject([{ name: 'Wheat seed HD', product: { local: HINDI } }])
    expect((await wishes(''))[0].product).not.toHaveProperty('local')
  })

  test('what was ordered is named in the language as long as it is still called so', async () => {
    const { buyer, goods } = await buySomething(shop())
    await translate(goods)
    const ordered = async (path: string) => (await buyer.ask('GET', `order/${path}`)).body.data[0].product
    for (const path of ['get-history', 'get-delivered-product']) {
      expect(await ordered(`${path}?lang=hi`)).toMatchObject({ title: 'Wheat seed', local: HINDI })
      expect(await ordered(path)).not.toHaveProperty('local')
    }
    await shop().db.update(listings).set({ title: 'Barley seed' }).where(eq(listings.id, goods.listing.id))
    expect(await ordered('get-history?lang=hi')).toMatchObject({ title: 'Wheat seed' })
    expect(await ordered('get-history?lang=hi')).not.toHaveProperty('local')
  })

  test('the operator reads what a listing is called in every language', async () => {
    const goods = await addGoods(shop().db)
    await translate(goods)
    const { body } = await shop().operator('GET', `admin/listings/${goods.listing.id}/texts`)
    expect(body.data).toEqual([{ language: 'en', title: 'Wheat seed', short_description: 'Short.' }, HINDI])
    expect((await shop().operator('GET', 'admin/listings/2000000/texts')).status).toBe(404)
  })
})
