import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, listings, outbox } from '../../../server/db/schema.ts'
import { addGoods, pushBrowser, unique } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'
import { photograph } from './draft-steps.ts'

/** What the operator's people do at the desk with the listings of any shop. */

onBothDatabases((shop) => {
  const open = async (title = `Lokwan wheat seed ${unique()}`) => {
    const goods = await addGoods(shop().db, { title })
    const { ask } = await shop().staff(goods.listing.sellerId, 'manager')
    const operator = (await shop().staff(null, 'manager')).ask
    return { ...goods, id: goods.listing.id, ask, operator }
  }
  const change = (ask: Ask, method: string, path: string, body?: object) =>
    ask(method, `desk/products/${path}`, { ...(body && { body }), key: randomUUID() })
  const isShown = async (slug: string) => (await shop().ask('GET', `product/details/${slug}`)).status === 200

  test('a listing is taken off with a reason that its seller is told and reads, and comes back', async () => {
    const { id, listing, ask, operator } = await open()
    await ask('POST', 'desk/push/subscribe', { body: { ...pushBrowser(), language: 'hi' } })
    expect(await change(operator, 'POST', `${id}/hide`, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Say why' } },
    })
    const reason = 'The photograph shows another bag'
    expect((await change(operator, 'POST', `${id}/hide`, { reason })).body.data).toMatchObject({ published: false })
    expect(await isShown(listing.slug)).toBe(false)
    const own = async () => (await ask('GET', `desk/listings/${id}`)).body.data
    expect(await own()).toMatchObject({ taken_down: true, taken_down_reason: reason })
    expect((await ask('GET', `desk/products/${id}`)).body.data).toMatchObject({ taken_down_reason: reason })
    const hidden = (await operator('GET', 'desk/products?which=hidden')).body.data as { listing_id: number }[]
    expect(hidden.map(({ listing_id }) => listing_id)).toContain(id)
    expect((await change(operator, 'POST', `${id}/show`)).body.data).toMatchObject({ published: true })
    expect(await isShown(listing.slug)).toBe(true)
    expect(await own()).toMatchObject({ taken_down: false, taken_down_reason: null })
    const told = await shop().db.select().from(outbox).where(eq(outbox.sellerId, listing.sellerId)).orderBy(outbox.id)
    expect(told.map(({ template, params, language }) => [template, params, language])).toEqual([
      ['listingHidden', { title: listing.title, listing: String(id) }, 'hi'],
      ['listingShown', { title: listing.title, listing: String(id) }, 'hi'],
    ])
    const log = await shop()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
      .orderBy(desc(auditLog.id))
    expect(log.map(({ action }) => action)).toEqual(['listing.show', 'listing.show'])
    expect(JSON.stringify(log)).not.toContain('photograph')
  })

  test('taken off and shown again a listing is what its seller had set: one that was paused stays paused', async () => {
    const { id, listing, ask, operator } = await open()
    await ask('POST', 'desk/push/subscribe', { body: { ...pushBrowser(), language: 'en' } })
    const set = (state: string) => ask('PUT', `desk/listings/${id}/state`, { body: { state }, key: randomUUID() })
    const own = async () => (await ask('GET', `desk/listings/${id}`)).body.data
    await set('paused')
    expect((await change(operator, 'POST', `${id}/show`)).body.data, 'nobody has taken it off').toMatchObject({
      published: false,
    })
    await change(operator, 'POST', `${id}/hide`, { reason: 'Another bag' })
    expect((await change(operator, 'POST', `${id}/show`)).body.data).toMatchObject({ published: false })
    expect(await isShown(listing.slug)).toBe(false)
    expect(await own()).toMatchObject({ state: 'paused', taken_down: false })
    const told = await shop().db.select().from(outbox).where(eq(outbox.sellerId, listing.sellerId))
    expect(told.map(({ template }) => template)).toEqual(['listingHidden'])
    await set('on_sale')
    expect(await isShown(listing.slug)).toBe(true)
  })

  test('taken off once more without a word it keeps the reason that was given, and its seller is told once', async () => {
    const { id, listing, ask, operator } = await open()
    await ask('POST', 'desk/push/subscribe', { body: { ...pushBrowser(), language: 'en' } })
    const reason = 'Another bag'
    await change(operator, 'POST', `${id}/hide`, { reason })
    expect((await shop().operator('POST', `admin/listings/${id}/unpublish`)).status).toBe(200)
    const own = (await ask('GET', `desk/listings/${id}`)).body.data
    expect(own).toMatchObject({ taken_down: true, taken_down_reason: reason })
    const told = await shop().db.select().from(outbox).where(eq(outbox.sellerId, listing.sellerId))
    expect(told.map(({ template }) => template)).toEqual(['listingHidden'])
  })

  test('one that its seller has ended for good is not shown again', async () => {
    const { id, listing, ask, operator } = await open()
    await ask('PUT', `desk/listings/${id}/state`, { body: { state: 'ended' }, key: randomUUID() })
    await change(operator, 'POST', `${id}/hide`, { reason: 'Another bag' })
    const shown = await change(operator, 'POST', `${id}/show`)
    expect([shown.status, shown.body.message]).toEqual([409, 'Its seller has ended this listing for good'])
    expect(await isShown(listing.slug)).toBe(false)
  })

  test('the words of each language are mended by the rules of an import, and taken away', async () => {
    const { id, listing, operator } = await open()
    const texts = async () => (await operator('GET', `desk/products/${id}/texts`)).body.data
    const set = (language: string, title: string, short_description = '') =>
      change(operator, 'PUT', `${id}/texts/${language}`, { title, short_description })
    expect(await texts()).toEqual([{ language: 'en', title: listing.title, short_description: 'Short.' }])
    await set('hi', 'गेहूं  का बीज', 'समय पर बुवाई।')
    expect(await texts()).toContainEqual({ language: 'hi', title: 'गेहूं का बीज', short_description: 'समय पर बुवाई।' })
    const page = (await shop().ask('GET', `product/details/${listing.slug}?lang=hi`)).body.data
    expect(page.local).toMatchObject({ title: 'गेहूं का बीज' })
    const refusals = [
      ['en', 'DDT 50% WP', 'ddt is banned in India: it may not be sold'],
      ['hi', '— 50% —', 'Write the name in letters that a customer can read'],
      ['en', '', 'Give it a name'],
    ] as const
    for (const [language, title, words] of refusals)
      expect(await set(language, title), title).toMatchObject({ status: 422, body: { fields: { title: words } } })
    expect((await set('hi', '', 'समय पर बुवाई।')).status).toBe(422)
    expect((await set('xx', 'Anything')).status).toBe(404)
    await set('hi', '')
    expect(await texts()).toHaveLength(1)
    const name = `Quorvex${unique()}`
    await set('en', name)
    expect((await texts())[0]).toEqual({ language: 'en', title: name, short_description: name })
    const found = (await shop().ask('GET', `search/${name}`)).body.data as { id: number }[]
    expect(found.map((one) => one.id)).toEqual([id])
  })

  test('photographs are stripped, put in order and taken away', async () => {
    const { id, listing, operator } = await open()
    const keep = async () =>
      (
        await operator('POST', 'desk/product-pictures', {
          raw: await photograph(),
          headers: { 'Content-Type': 'application/octet-stream' },
        })
      ).body.data as { file: string; digest: string }
    const [one, two] = [await keep(), await keep()]
    const set = (pictures: object[]) => change(operator, 'PUT', `${id}/pictures`, { pictures })
    await set([one, two])
    await set([two, one])
    expect((await operator('GET', `desk/products/${id}/pictures`)).body.data.pictures).toEqual([two, one])
    const { pictures } = (await shop().ask('GET', `product/details/${listing.slug}`)).body.data
    expect(pictures).toEqual([two.file, one.file])
    await set([one])
    expect((await operator('GET', `desk/products/${id}/pictures`)).body.data.pictures).toEqual([one])
  })

  test('a product is found by its name in another script, its handle, its number and the number of a pack', async () => {
    const { db } = shop()
    const { id, sku, operator } = await open(`Neem cake powder ${unique()}`)
    const handle = `neem-${unique()}`
    await db.update(listings).set({ handle }).where(eq(listings.id, id))
    for (const q of ['नीम की खली', handle, String(id), sku]) {
      const { data } = (await operator('GET', `desk/products?q=${encodeURIComponent(q)}`)).body
      expect([q, data.map((row: { listing_id: number }) => row.listing_id)]).toEqual([q, [id]])
    }
  })

  test('the packs of one shop, their list price and cash are the operator’s to set; a seller may not', async () => {
    const { sku, listing, ask, operator } = await open()
    await addGoods(shop().db)
    const { data } = (await operator('GET', `desk/variants?seller=${listing.sellerId}`)).body
    expect(data).toMatchObject([{ sku, seller_id: listing.sellerId, shop_name: 'Green Shop', cod: true }])
    const set = (who: Ask, body: object) => who('PUT', `desk/variants/${sku}`, { body, key: randomUUID() })
    expect((await set(operator, { price: 150, cod: 0 })).status).toBe(200)
    expect((await operator('GET', `desk/variants?q=${sku}`)).body.data).toMatchObject([{ price: 150, cod: false }])
    expect(await set(operator, { price: 50 })).toMatchObject({ status: 422, body: { fields: {} } })
    for (const one of [
      set(ask, { price: 150 }),
      ask('GET', 'desk/shops'),
      ask('GET', `desk/products/${listing.id}/texts`),
    ])
      expect((await one).status).toBe(403)
    const other = (await addGoods(shop().db)).listing
    expect((await ask('GET', `desk/variants?seller=${other.sellerId}`)).body.data, 'of another shop').toEqual([])
  })
})
