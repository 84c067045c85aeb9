import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/db/schema.ts'
import { renewAllSearchTexts, renewNext } from '../../../server/shop/search/renew-search-texts.ts'
import type { OfferedFact } from '../../../src/contract/calls/catalogue.ts'
import type { DeskFact } from '../../../src/contract/calls/staff/facts.ts'
import { addCategory, addGoods, staleFacets } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onBothDatabases } from '../support/support.ts'

/** Facts of the operator by which a farmer narrows a list, and finds. */

let made = 0
const inLetters = (count: number, letters: string): string =>
  [...String(count)].map((digit) => [...letters][Number(digit)]).join('')
const fresh = (): string => `Quofacet ${inLetters(made++, 'abcdefghij')}`
/** The same in Hindi: no two facts are called alike. */
const freshHindi = (): string => `बीज का रंग ${inLetters(made++, 'कखगघचछजझटठ')}`

onBothDatabases((shop) => {
  const change = async (method: string, path: string, body: object): Promise<DeskFact[]> => {
    const { ask } = await shop().staff(null, 'manager')
    const answer = await ask(method, `desk/${path}`, { body, key: randomUUID() })
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 200 })
    return answer.body.data
  }
  const create = async (more: object = {}): Promise<DeskFact> => {
    const name = fresh()
    const all = await change('POST', 'facts', { name, names: {}, kind: 'number', categories: [], ...more })
    const found = all.find((fact) => fact.name === name)
    if (found === undefined) throw new Error(`No fact ${name}`)
    return found
  }
  const createChoice = async (values: object[], more: object = {}): Promise<DeskFact> => {
    const { id } = await create({ ...more, kind: 'choice' })
    const named = values.map((value) => ({ names: {}, ...value }))
    const found = (await change('PUT', `facts/${id}`, { values: named })).find((fact) => fact.id === id)
    if (found === undefined) throw new Error('No such fact')
    return found
  }
  /** Something on sale that says this. */
  const sell = async (title: string, categoryId: number, more: { fact: number; value: number }[], price = 100) => {
    const goods = await addGoods(shop().db, { title, categoryId, price })
    const none = { generic_name: null, pests: null, dose: null, dose_per_pump: null, waiting_days: null }
    const facts = { ...none, maker: null, importer: null, best_before: null, consumer_care: null, more }
    await shop().db.update(products).set({ facts }).where(eq(products.id, goods.product.id))
    await renewAllSearchTexts(shop(), eq(products.id, goods.product.id))
    return goods
  }
  const titles = async (query: string): Promise<string[]> => {
    const { data, meta } = (await shop().ask('GET', `products?sort=price_asc&${query}`)).body
    expect(meta.total).toBe(data.length)
    return data.map(({ title }: { title: string }) => title)
  }
  const filters = async (query: string) => (await shop().ask('GET', `product-filters?${query}`)).body.data
  const offered = async (query: string): Promise<[string, [string, number][]][]> =>
    ((await filters(query)).facts ?? []).map(({ name, values }: OfferedFact) => [
      name,
      values.map((value): [string, number] => [value.name, value.count]),
    ])
  /** Red and 80, red and 90, blue and 80. */
  const openList = async () => {
    const category = await addCategory(shop().db, 'Fodder')
    const only = { categories: [category.id] }
    const hindi = freshHindi()
    const colour = await createChoice([{ name: 'Red', names: { hi: 'सुर्ख़ लाल', ta: 'கருஞ்சிவப்பு' } }, { name: 'Blue' }], {
      ...only,
      names: { hi: hindi },
    })
    const number = await create(only)
    const says = (value: number, grown: number) => [
      { fact: colour.id, value },
      { fact: number.id, value: grown },
    ]
    const first = await sell('Red 80', category.id, says(1, 80))
    await sell('Red 90', category.id, says(1, 90.5), 110)
    await sell('Blue 80', category.id, says(2, 80), 120)
    await sell('Nothing', category.id, [], 130)
    return { category, colour, number, hindi, first, of: `category=${category.slug}` }
  }

  test('a list is narrowed by a listed value and by a number, each told with what it leaves of all else that is chosen', async () => {
    const { category, colour, number, hindi, of } = await openList()
    expect(await offered(of)).toEqual([
      [
        colour.name,
        [
          ['Red', 2],
          ['Blue', 1],
        ],
      ],
      [
        number.name,
        [
          ['80', 2],
          ['90.5', 1],
        ],
      ],
    ])
    expect(await titles(`${of}&fact=${colour.id}.1`)).toEqual(['Red 80', 'Red 90'])
    expect(await titles(`${of}&fact=${number.id}.90.5`)).toEqual(['Red 90'])
    const both = `${of}&fact=${colour.id}.1_${number.id}.80`
    expect(await titles(both)).toEqual(['Red 80'])
    expect(await offered(both)).toEqual([
      [
        colour.name,
        [
          ['Red', 1],
          ['Blue', 1],
        ],
      ],
      [
        number.name,
        [
          ['80', 1],
          ['90.5', 1],
        ],
      ],
    ])
    expect(await titles(`q=Red&fact=${number.id}.80`)).toEqual(['Red 80'])
    const { words } = await openScreen(shop(), `/hi/category/${category.slug}?fact=${colour.id}.1`)
    expect(words).toContain(`${hindi}: सुर्ख़ लाल`)
    expect(words).toContain('2 प्रोडक्ट')
    const elsewhere = await addCategory(shop().db, 'Tools')
    await sell('Red hoe', elsewhere.id, [{ fact: colour.id, value: 1 }])
    expect(await offered(`category=${elsewhere.slug}`)).toEqual([])
    expect(await staleFacets(shop().db)).toEqual([])
  })

  test('a paused fact or value is offered no more, and its address goes on narrowing by a name', async () => {
    const { colour, number, of } = await openList()
    await change('PUT', `facts/${number.id}`, { paused: true })
    await change('PUT', `facts/${colour.id}`, { values: [{ id: 2, name: 'Blue', names: {}, paused: true }] })
    expect(await offered(of)).toEqual([[colour.name, [['Red', 2]]]])
    const chosen = `${of}&fact=${colour.id}.2_${number.id}.80`
    expect(await titles(chosen)).toEqual(['Blue 80'])
    expect((await offered(chosen)).map(([name]) => name)).toEqual([colour.name, number.name])
  })

  test('the address of a fact leads to the same list once it is renamed, merged, and merged again', async () => {
    const { category, colour, first, of } = await openList()
    const into = await createChoice([{ name: 'Blue' }, { name: 'Green' }])
    const last = await createChoice([{ name: 'Crimson' }])
    const path = `/category/${category.slug}`
    const address = (fact: string) => openScreen(shop(), `${path}?fact=${fact}&cash=1`)
    await change('PUT', `facts/${colour.id}`, { name: fresh(), names: {} })
    expect((await address(`${colour.id}.1`)).words).toContain('2 products')
    const steps = [
      [colour, into, 3],
      [into, last, 4],
    ] as const
    for (const [from, to, value] of steps) {
      await change('POST', `facts/${from.id}/merge`, { into: to.id })
      expect(await titles(`${of}&fact=${colour.id}.1`)).toEqual(['Red 80', 'Red 90'])
      await expect(address(`${colour.id}.1`)).rejects.toThrow(`leads to ${path}?fact=${to.id}.${value}&cash=1`)
    }
    const details = (await shop().ask('GET', `product/details/${first.listing.slug}`)).body.data
    expect(details.fact_values).toContain(`${last.id}.4`)
    await expect(address('200000000.7')).rejects.toThrow(`leads to ${path}?cash=1`)
  })

  test('goods are found by a listed value and its fact in every script, and by their new names once renamed', async () => {
    const { colour, first } = await openList()
    const found = async (q: string): Promise<number[]> =>
      (await shop().ask('GET', `products?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id)
    for (const q of [colour.name, 'கருஞ்சிவப்பு', 'surkh laal', 'सुर्ख़ लाल'])
      expect({ q, ids: await found(q) }).toEqual({ q, ids: expect.arrayContaining([first.listing.id]) })
    expect(await found('zamurrudi')).toEqual([])
    await change('PUT', `facts/${colour.id}`, { values: [{ id: 1, name: 'Zamurrudi', names: { te: 'జముర్రుది' } }] })
    while ((await renewNext(shop().deps)) > 0);
    for (const q of ['zamurrudi', 'జముర్రుది', 'ज़मुर्रुदी']) expect(await found(q)).toContain(first.listing.id)
    expect(await found('கருஞ்சிவப்பு')).not.toContain(first.listing.id)
  })
})
