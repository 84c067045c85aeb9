import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, crops, products } from '../../../server/db/schema.ts'
import { renewAllSearchTexts } from '../../../server/shop/search/renew-search-texts.ts'
import type { DeskCrop } from '../../../src/contract/calls/staff/crops.ts'
import type { Dose } from '../../../src/contract/product/dose.ts'
import { goods as texts } from '../../../src/texts/en/goods.ts'
import { addGoods, DECLARED, staleFacets } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onBothDatabases } from '../support/support.ts'

/** The operator's changes of crops, as the shop shows them. */

let made = 0
/** A word that nothing is called by, of letters alone: numbers are no names. */
const fresh = (): string => {
  const letters = 'bdgjklmnprtv'
  const at = made++
  return `quo${letters[at % 12]}a${letters[Math.floor(at / 12) % 12]}azur`
}

onBothDatabases((shop) => {
  const change = async (method: string, path: string, body: object) => {
    const { ask } = await shop().staff(null, 'manager')
    return ask(method, `desk/${path}`, { body, key: randomUUID() })
  }
  const form = (name: string, more: object = {}) => ({ name, names: {}, words: '', ...more })
  const create = async (name: string, more: object = {}): Promise<DeskCrop> => {
    const { status, body } = await change('POST', 'crops', form(name, more))
    expect({ status, fields: body.fields, message: body.message }).toEqual({ status: 200 })
    return body.data
  }
  const grow = async (slugs: string[], wanted: Parameters<typeof addGoods>[1] = {}) => {
    const goods = await addGoods(shop().db, wanted)
    await shop().db.update(products).set({ crops: slugs }).where(eq(products.id, goods.product.id))
    await renewAllSearchTexts(shop(), eq(products.id, goods.product.id))
    return goods
  }
  const refused = async (answer: ReturnType<typeof change>) => {
    const { status, body } = await answer
    expect(status).toBe(422)
    return Object.keys(body.fields)
  }
  const found = async (q: string) =>
    (await shop().ask('GET', `products?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id)
  const listed = async (): Promise<string[]> =>
    (await shop().ask('GET', 'crops')).body.data.map(({ slug }: { slug: string }) => slug)
  const filters = async (query = '') => (await shop().ask('GET', `product-filters?${query}`)).body.data

  test('a new shop has every crop that the shop has words for', async () => {
    const rows = await shop().db.select().from(crops)
    const slugs = rows.map(({ slug }) => slug)
    expect(Object.keys(texts.crops).filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(rows.find(({ slug }) => slug === 'bitter-gourd')).toMatchObject({ name: 'Bitter gourd', paused: false })
  })

  test('a crop that is made is found by its Marathi word, by its other words and by its English name', async () => {
    const name = fresh()
    const crop = await create(`${name} millet`, { names: { mr: 'कोदरा भगर' }, words: 'kodra, வரகு' })
    expect(crop).toMatchObject({ slug: `${name}-millet`, words: 'kodra, வரகு', first: false, paused: false })
    const { listing } = await grow([crop.slug], { title: 'Hand-picked grain 4 kg' })
    for (const q of ['कोदरा भगर', 'kodra', 'வரகு', `${name} millet`, 'kodra beej'])
      expect({ q, found: await found(q) }).toEqual({ q, found: q === 'kodra beej' ? [] : [listing.id] })
    expect((await openScreen(shop(), `/mr/product-details/${listing.slug}`)).words).toContain('कोदरा भगर')
    expect((await openScreen(shop(), `/product-details/${listing.slug}`)).words).toContain(`${name} millet`)
    expect((await openScreen(shop(), `/mr/search?crop=${crop.slug}`)).title).toContain('कोदरा भगर')
  })

  test('what was put on sale before its crop had a word is found by it as soon as the word is there', async () => {
    const crop = await create(fresh())
    const { listing } = await grow([crop.slug], { title: 'Other grain' })
    const word = fresh()
    const titled = await grow([], { title: `Flour of ${word}` })
    expect(await found(word)).toEqual([titled.listing.id])
    await change('PUT', `crops/${crop.id}`, { words: word })
    expect(new Set(await found(word))).toEqual(new Set([listing.id, titled.listing.id]))
    await change('PUT', `crops/${crop.id}`, { words: '' })
    expect(await found(word)).toEqual([titled.listing.id])
  })

  test('a name that another crop has in any language, or that is none, is refused at its field', async () => {
    const one = await create(fresh(), { names: { kn: fresh() }, words: fresh() })
    const other = await create(fresh())
    const named = await shop().db.select().from(crops).where(eq(crops.id, one.id))
    const inKannada = named[0]?.names?.kn ?? ''
    expect(await refused(change('POST', 'crops', form('')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form('***')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form('123')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form('गहू')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form(one.name.toUpperCase())))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form('Gehun')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form('Kodo, sama')))).toEqual(['name'])
    expect(await refused(change('POST', 'crops', form(fresh(), { names: { hi: '!?' } })))).toEqual(['names.hi'])
    expect(await refused(change('POST', 'crops', form(fresh(), { names: { hi: 'गेहूं' } })))).toEqual(['names.hi'])
    expect(await refused(change('POST', 'crops', form(fresh(), { names: { ta: inKannada } })))).toEqual(['names.ta'])
    expect(await refused(change('PUT', `crops/${other.id}`, { words: `new word, ${one.name}` }))).toEqual(['words'])
    expect(await refused(change('PUT', `crops/${other.id}`, { name: one.words }))).toEqual(['name'])
    const own = await change('PUT', `crops/${one.id}`, { name: one.name, names: { kn: inKannada }, words: one.words })
    expect(own.status).toBe(200)
  })

  test('a renamed crop keeps its address, and a stored name goes before ours; the log has no names', async () => {
    const { db } = shop()
    const { listing } = await grow(['cumin'], { title: 'Cumin seed' })
    const [cumin] = await db.select().from(crops).where(eq(crops.slug, 'cumin'))
    const page = async (language: string) =>
      (await openScreen(shop(), `${language}/product-details/${listing.slug}`)).words
    expect(await page('/hi')).toContain('जीरा')
    const hindi = 'सफ़ेद जीरा'
    expect((await change('PUT', `crops/${cumin?.id}`, { name: 'White cumin', names: { hi: hindi } })).status).toBe(200)
    expect(await page('/hi')).toContain(hindi)
    expect(await page('')).toContain('White cumin')
    expect(await page('/ta')).toContain('சீரகம்')
    expect((await filters()).crops).toContainEqual(
      expect.objectContaining({ slug: 'cumin', name: 'White cumin', names: { hi: hindi } }),
    )
    expect(await found(hindi)).toContain(listing.id)
    const [logged] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(logged).toMatchObject({ action: 'crop.set', entityId: String(cumin?.id) })
    expect(JSON.stringify(logged)).not.toContain('White')
  })

  test('crops that are put first stand before those that more is for, the last one that was put there at the top', async () => {
    const [one, other] = [await create(fresh()), await create(fresh())]
    await grow([one.slug])
    await grow([other.slug])
    await grow(['wheat'])
    await grow(['wheat'])
    for (const { id } of [one, other]) await change('PUT', `crops/${id}`, { first: true })
    expect((await listed()).slice(0, 2)).toEqual([other.slug, one.slug])
    expect((await filters()).crops.slice(0, 2)).toMatchObject([{ slug: other.slug }, { slug: one.slug }])
    const { ask } = await shop().staff(null, 'manager')
    const first = (await ask('GET', 'desk/crops?which=first')).body.data
    expect(first).toMatchObject([{ id: other.id, first: true }, { id: one.id }])
    for (const { id } of [one, other]) await change('PUT', `crops/${id}`, { first: false })
    expect((await listed())[0]).not.toBe(other.slug)
  })

  test('filters and forms leave a paused crop out; pages of its products still name it, and its address still works', async () => {
    const crop = await create(fresh(), { names: { hi: fresh() } })
    const { listing } = await grow([crop.slug])
    await change('PUT', `crops/${crop.id}`, { paused: true })
    expect(await listed()).not.toContain(crop.slug)
    expect(JSON.stringify((await filters()).crops)).not.toContain(crop.slug)
    const { ask } = await shop().staff(null, 'manager')
    const offered = (await ask('GET', 'desk/crop-names')).body.data
    expect(offered.map(({ slug }: { slug: string }) => slug)).not.toContain(crop.slug)
    expect((await openScreen(shop(), `/product-details/${listing.slug}`)).words).toContain(crop.name)
    expect((await shop().ask('GET', `products?crop=${crop.slug}`)).body.data).toMatchObject([{ id: listing.id }])
    await change('PUT', `crops/${crop.id}`, { paused: false })
    expect(await listed()).toContain(crop.slug)
  })

  test('a label names crops in any language; a seller names only those that the shop knows', async () => {
    const { db } = shop()
    const { listing, product } = await addGoods(db)
    const seller = await shop().staff(listing.sellerId, 'manager')
    const declare = (typed: string) =>
      seller.ask('PUT', `desk/products/${listing.id}/declarations`, {
        body: { ...DECLARED, crops: typed },
        key: randomUUID(),
      })
    expect(await refused(declare(`कपास, ${fresh()}`))).toEqual(['crops'])
    expect((await declare('कपास; Paddy')).status).toBe(200)
    const waiting = (await seller.ask('GET', `desk/products/${listing.id}`)).body.data.sent.id
    expect((await change('POST', `declarations/${waiting}/approve`, {})).status).toBe(200)
    const [now] = await db.select().from(products).where(eq(products.id, product.id))
    expect(now?.crops).toEqual(['cotton', 'paddy'])
    expect((await seller.ask('GET', `desk/products/${listing.id}`)).body.data.shown.crops).toBe('Cotton, Paddy')
    expect((await seller.ask('GET', 'desk/crop-names')).status).toBe(200)
    expect((await seller.ask('GET', 'desk/crops')).status).not.toBe(200)
  })

  test('merged: products and doses are of the other crop, and every former address and name leads there', async () => {
    const { db, ask } = shop()
    const marathi = fresh()
    const [first, second, last] = [
      await create(fresh(), { names: { mr: marathi } }),
      await create(fresh()),
      await create(fresh()),
    ]
    const { listing, product } = await grow([first.slug, last.slug])
    const dose: Dose = { use: first.name, measure: 'volume', least: 1, most: 2, per: 'litre', water: null }
    const facts = { ...NOTHING_SAID, doses: [dose] }
    await db.update(products).set({ facts }).where(eq(products.id, product.id))
    expect((await change('POST', `crops/${first.id}/merge`, { into: second.id })).status).toBe(200)
    const merged = await change('POST', `crops/${second.id}/merge`, { into: last.id })
    expect(merged.body.data).toMatchObject({ id: last.id, products: 1 })
    const [now] = await db.select().from(products).where(eq(products.id, product.id))
    expect(now?.crops).toEqual([last.slug])
    expect(now?.facts?.doses).toMatchObject([{ use: last.name }])
    for (const slug of [first.slug, second.slug, last.slug])
      expect((await ask('GET', `products?crop=${slug}`)).body.data).toMatchObject([{ id: listing.id }])
    expect(await found(marathi)).toEqual([listing.id])
    await expect(openScreen(shop(), `/hi/search?crop=${first.slug}&sort=newest`)).rejects.toThrow(
      `leads to /hi/search?crop=${last.slug}&sort=newest`,
    )
    expect(await refused(change('POST', 'crops', form(first.name)))).toEqual(['name'])
    expect(await staleFacets(db)).toEqual([])
  })

  test('merged: a label with a dose for either crop, or with two for the one, keeps its doses', async () => {
    const { db } = shop()
    const [from, into] = [await create(fresh()), await create(fresh())]
    const doseFor = (use: string): Dose => ({ use, measure: 'volume', least: 1, most: 2, per: 'litre', water: null })
    const labels = [
      [from.name, into.name],
      [from.name, from.name],
    ]
    const ids = []
    for (const uses of labels) {
      const { product } = await grow([from.slug])
      const facts = { ...NOTHING_SAID, doses: uses.map(doseFor) }
      await db.update(products).set({ facts }).where(eq(products.id, product.id))
      ids.push(product.id)
    }
    expect((await change('POST', `crops/${from.id}/merge`, { into: into.id })).status).toBe(200)
    for (const [at, uses] of labels.entries()) {
      const [now] = await db
        .select()
        .from(products)
        .where(eq(products.id, ids[at] ?? 0))
      expect([now?.crops, now?.facts?.doses?.map(({ use }) => use)]).toEqual([[into.slug], uses])
    }
  })

  test('a crop of the shop’s own words that was merged is searched as the one that it is in', async () => {
    const [mustard] = await shop().db.select().from(crops).where(eq(crops.slug, 'mustard'))
    const crop = await create(fresh())
    const { listing } = await grow([crop.slug], { title: 'Golden grain' })
    expect(await found('सरसों')).toEqual([])
    await change('POST', `crops/${mustard?.id}/merge`, { into: crop.id })
    expect(await found('सरसों')).toEqual([listing.id])
  })

  test('a crop is not merged into itself or into nothing', async () => {
    const { id } = await create(fresh())
    for (const into of [id, 2_000_000_000])
      expect((await change('POST', `crops/${id}/merge`, { into })).status).toBe(422)
    expect((await change('POST', 'crops/2000000000/merge', { into: id })).status).toBe(404)
  })
})

const NOTHING_SAID = {
  generic_name: null,
  pests: null,
  dose: null,
  dose_per_pump: null,
  waiting_days: null,
  maker: null,
  importer: null,
  best_before: null,
  consumer_care: null,
}
