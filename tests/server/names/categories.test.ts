import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, categories, listings, products } from '../../../server/db/schema.ts'
import { renewNext, renewSearchTexts } from '../../../server/shop/search/renew-search-texts.ts'
import type { DeskCategory } from '../../../src/contract/calls/staff/categories.ts'
import { addCategory, addGoods, staleFacets, unique } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onBothDatabases } from '../support/support.ts'

/** The operator's changes of categories, as the shop shows them. */

onBothDatabases((shop) => {
  const change = async (method: string, path: string, body: object) => {
    const { ask } = await shop().staff(null, 'manager')
    return ask(method, `desk/${path}`, { body, key: randomUUID() })
  }
  const form = (name: string) => ({ name, names: {}, icon: 'tools', ground: 'clay' })
  const create = async (name: string, more: object = {}): Promise<DeskCategory> => {
    const { status, body } = await change('POST', 'categories', { ...form(name), ...more })
    expect(status).toBe(200)
    return body.data.find((one: DeskCategory) => one.name === name)
  }
  /** What the job does, to its end. */
  const renewed = async () => {
    while ((await renewNext(shop().deps)) > 0);
  }
  const shown = async (slug: string) =>
    (await shop().ask('GET', 'category-listing')).body.data.find((one: { slug: string }) => one.slug === slug)

  test('a new category comes last, under an address made of its name, and is called what it is in each language', async () => {
    await create(`Ropes ${unique()}`)
    const ids = (await shop().operator('GET', 'desk/categories')).body.data.map(({ id }: DeskCategory) => id)
    await change('PUT', 'category-order', { ids })
    const name = `Mulch & nets ${unique()}`
    const made = await create(name, { names: { hi: ' मल्च ', ta: '' } })
    const slug = made.slug
    expect(slug).toMatch(/^mulch-nets-\d+$/)
    const all = (await shop().ask('GET', 'category-listing')).body.data
    expect(all.at(-1)).toMatchObject({ name, slug, icon: 'tools', ground: 'clay', names: { hi: 'मल्च' } })
    await addGoods(shop().db, { categoryId: made.id })
    expect((await openScreen(shop(), `/hi/category/${slug}`)).title).toContain('मल्च')
    expect((await openScreen(shop(), `/ta/category/${slug}`)).title).toContain(name)
  })

  test('a name that another category has, or had, or that makes no address, is refused at its field', async () => {
    const one = await create(`Nets ${unique()}`)
    const other = await create(`Trays ${unique()}`)
    const refused = async (answer: ReturnType<typeof change>) => {
      const { status, body } = await answer
      expect(status).toBe(422)
      return Object.keys(body.fields)
    }
    expect(await refused(change('POST', 'categories', form(one.name.toUpperCase())))).toEqual(['name'])
    expect(await refused(change('POST', 'categories', form('बीज')))).toEqual(['name'])
    expect(await refused(change('POST', 'categories', { ...form('x'), icon: 'skull' }))).toEqual(['icon'])
    expect(await refused(change('PUT', `categories/${other.id}`, { name: one.name }))).toEqual(['name'])
    await change('POST', `categories/${one.id}/merge`, { into: other.id })
    expect(await refused(change('POST', 'categories', form(one.name)))).toEqual(['name'])
  })

  test('a renamed category keeps its address, and a stored name goes before ours', async () => {
    const { db } = shop()
    const [seeds] = await db.select().from(categories).where(eq(categories.slug, 'seeds'))
    const known =
      seeds ??
      (
        await db
          .insert(categories)
          .values({ slug: 'seeds', name: 'Seeds', icon: 'seeds', ground: 'sprout' })
          .returning()
      )[0]
    await addGoods(db, { categoryId: known?.id ?? 0 })
    expect((await openScreen(shop(), '/hi/category/seeds')).title).toContain('बीज')
    await change('PUT', `categories/${known?.id}`, { name: 'Seeds and plants', names: { hi: 'बीज और पौधे' } })
    const again = await change('PUT', `categories/${known?.id}`, { name: 'Seeds and plants' })
    expect(again.status, 'its own name is taken by nobody else').toBe(200)
    expect(await shown('seeds')).toMatchObject({ name: 'Seeds and plants', names: { hi: 'बीज और पौधे' } })
    expect((await openScreen(shop(), '/category/seeds')).title).toContain('Seeds and plants')
    expect((await openScreen(shop(), '/hi/category/seeds')).title).toContain('बीज और पौधे')
    expect((await openScreen(shop(), '/hi')).words).toContain('बीज और पौधे')
    const [logged] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(logged).toMatchObject({ action: 'category.set', entityId: String(known?.id) })
    expect(JSON.stringify(logged)).not.toContain('plants')
  })

  test('the shop shows categories in the order that is chosen; a list that is not of all of them is refused', async () => {
    await create(`Pots ${unique()}`)
    const ids = (await shop().operator('GET', 'desk/categories')).body.data.map(({ id }: DeskCategory) => id)
    const turned = ids.toReversed()
    expect((await change('PUT', 'category-order', { ids: turned })).status).toBe(200)
    const listed = (await shop().ask('GET', 'category-listing')).body.data.map(({ id }: DeskCategory) => id)
    expect(listed).toEqual(turned.filter((id: number) => listed.includes(id)))
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids, 2_000_000_000]])
      expect((await change('PUT', 'category-order', { ids: wrong })).status).toBe(422)
  })

  test('lists and menus leave a paused category out; its goods are sold and its page still works', async () => {
    const { db } = shop()
    const made = await create(`Drones ${unique()}`)
    const { listing } = await addGoods(db, { title: 'Drone', categoryId: made.id })
    await change('PUT', `categories/${made.id}`, { paused: true })
    expect(await shown(made.slug)).toBeUndefined()
    expect((await shop().ask('GET', `products?category=${made.slug}`)).body.data).toMatchObject([{ id: listing.id }])
    expect((await openScreen(shop(), `/category/${made.slug}`)).status).toBe(200)
    await change('PUT', `categories/${made.id}`, { paused: false })
    expect(await shown(made.slug)).toMatchObject({ id: made.id })
  })

  test('merged goods are listed where they went, and every former address leads there', async () => {
    const { db, ask } = shop()
    const [first, second, last] = [
      await create(`Cages ${unique()}`),
      await create(`Coops ${unique()}`),
      await create(`Sheds ${unique()}`),
    ]
    const { listing, product } = await addGoods(db, { title: 'Cage', categoryId: first.id })
    expect((await change('POST', `categories/${first.id}/merge`, { into: second.id })).status).toBe(200)
    const merged = await change('POST', `categories/${second.id}/merge`, { into: last.id })
    expect(merged.body.data).toContainEqual(expect.objectContaining({ id: last.id, products: 1 }))
    for (const slug of [first.slug, second.slug, last.slug])
      expect((await ask('GET', `products?category=${slug}`)).body.data).toMatchObject([{ id: listing.id }])
    expect((await shown(last.slug)).former).toEqual([first.slug, second.slug].toSorted())
    const leads = openScreen(shop(), `/hi/category/${first.slug}?sort=newest`)
    await expect(leads).rejects.toThrow(`leads to /hi/category/${last.slug}?sort=newest`)
    expect(await staleFacets(db)).toEqual([])
    const [moved] = await db.select().from(products).where(eq(products.id, product.id))
    expect(moved?.categoryId).toBe(last.id)
  })

  test('what is merged is found by the words of where it went', async () => {
    const { db, ask } = shop()
    const word = `cage${unique()}`
    const pumps =
      (await db.select().from(categories).where(eq(categories.slug, 'pumps')))[0] ??
      (await db.insert(categories).values({ slug: 'pumps', name: 'Pumps', icon: 'pump', ground: 'dew' }).returning())[0]
    const made = await create(`Things ${unique()}`)
    const { listing } = await addGoods(db, { title: word, categoryId: made.id })
    const found = async () => (await ask('GET', `products?q=${word}%20pump`)).body.data
    expect(await found()).toEqual([])
    await change('POST', `categories/${made.id}/merge`, { into: pumps?.id ?? 0 })
    await renewed()
    expect(await found()).toMatchObject([{ id: listing.id }])
  })

  test('goods of a new category are found by its name in every language that it has, and by a new name soon', async () => {
    const { db, ask } = shop()
    const names = {
      hi: 'मशरूम का सामान',
      mr: 'अळिंबी साहित्य',
      gu: 'મશરૂમનો સામાન',
      pa: 'ਖੁੰਬਾਂ ਦਾ ਸਮਾਨ',
      bn: 'মাশরুমের জিনিস',
      or: 'ଛତୁ ସାମଗ୍ରୀ',
      ta: 'காளான் பொருட்கள்',
      te: 'పుట్టగొడుగుల సామగ్రి',
      kn: 'ಅಣಬೆ ಸಾಮಗ್ರಿ',
      ml: 'കൂൺ സാമഗ്രികൾ',
    }
    const made = await create('Mushroom growing', { names })
    const { listing } = await addGoods(db, { title: `Xandor ${unique()}`, categoryId: made.id })
    await renewSearchTexts(shop().deps, eq(listings.id, listing.id))
    const found = async (text: string) =>
      (await ask('GET', `search/${encodeURIComponent(text)}`)).body.data.map(({ id }: { id: number }) => id)
    for (const name of ['Mushroom growing', 'mushroom growing', ...Object.values(names)])
      expect([name, await found(name)]).toEqual([name, [listing.id]])
    await change('PUT', `categories/${made.id}`, { name: 'Quorvex pots', names: { hi: 'क्वोर्वेक्स' } })
    await renewed()
    for (const name of ['Quorvex pots', 'क्वोर्वेक्स']) expect([name, await found(name)]).toEqual([name, [listing.id]])
    expect(await found(names.kn)).toEqual([])
  })

  test('a category is not merged into itself or into nothing', async () => {
    const { id } = await addCategory(shop().db)
    for (const into of [id, 2_000_000_000])
      expect((await change('POST', `categories/${id}/merge`, { into })).status).toBe(422)
    expect((await change('POST', 'categories/2000000000/merge', { into: id })).status).toBe(404)
  })
})
