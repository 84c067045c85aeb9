import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, ownFacts, products, sellers } from '../../../server/db/schema.ts'
import { FACT_NAME_MAX, FACT_VALUES_MAX, FACTS_MAX, type DeskFact } from '../../../src/contract/calls/staff/facts.ts'
import { download, openTrade, newRow, reasonsOf, rowsOf, taken } from '../listing-file/file-steps.ts'
import { approve, waiting } from '../listings/draft-steps.ts'
import { addCategory, DECLARED } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onBothDatabases } from '../support/support.ts'

/** Facts that the operator has made: asked of sellers, shown to customers. */

let made = 0
/** A name of letters, which nothing else has. */
const fresh = (): string => `Quofact ${[...String(made++)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

/** What became of a draft: why it was refused, or what it is now. */
interface Sold {
  fields: Record<string, string>
  slug: string
  productId: number
  listingId: number
}

onBothDatabases((shop) => {
  const change = async (method: string, path: string, body: object) => {
    const { ask } = await shop().staff(null, 'manager')
    return ask(method, `desk/${path}`, { body, key: randomUUID() })
  }
  const form = (name: string, more: object = {}) => ({ name, names: {}, kind: 'text', categories: [], ...more })
  const factOf = (all: DeskFact[], name: string): DeskFact => {
    const found = all.find((fact) => fact.name === name)
    if (found === undefined) throw new Error(`No fact ${name}`)
    return found
  }
  const create = async (name: string, more: object = {}): Promise<DeskFact> => {
    const { status, body } = await change('POST', 'facts', form(name, more))
    expect({ status, fields: body.fields, message: body.message }).toEqual({ status: 200 })
    return factOf(body.data, name)
  }
  const set = async (id: number, body: object): Promise<DeskFact[]> => {
    const answer = await change('PUT', `facts/${id}`, body)
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 200 })
    return answer.body.data
  }
  /** A choice with one value, by its names. */
  const createChoice = async (name: string, value: object, more: object = {}) => {
    const { id } = await create(name, { ...more, kind: 'choice' })
    return factOf(await set(id, { values: [{ names: {}, ...value }] }), name)
  }
  const listAll = async (): Promise<DeskFact[]> => {
    const { ask } = await shop().staff(null, 'manager')
    return (await ask('GET', 'desk/facts')).body.data
  }
  const refused = async (answer: ReturnType<typeof change>) => {
    const { status, body } = await answer
    expect(status).toBe(422)
    return Object.keys(body.fields)
  }
  /** A product on sale that says this. */
  const sell = async (open: Awaited<ReturnType<typeof openTrade>>, more_facts: string): Promise<Sold> => {
    const { id, sentAt, sent } = await waiting(open, {}, { declarations: { ...DECLARED, more_facts } })
    if (sent.status !== 200) return { fields: sent.body.fields, slug: '', productId: 0, listingId: 0 }
    const { listing_id, product_id } = (await approve(open.operator, id, sentAt)).body.data
    const { slug } = (await open.ask('GET', `desk/listings/${listing_id}`)).body.data
    return { fields: {}, slug, productId: product_id, listingId: listing_id }
  }
  const saidBy = async (slug: string): Promise<[string, string][]> => {
    const { data } = (await shop().ask('GET', `product/details/${slug}`)).body
    return (data.more_facts ?? []).map(({ fact, value }: Record<'fact' | 'value', { name: string }>) => [
      fact.name,
      value.name,
    ])
  }

  test('facts are asked for in a draft of their category, and its page tells them in the reader’s language', async () => {
    const open = await openTrade(shop())
    const elsewhere = await addCategory(shop().db, 'Tools')
    const only = { categories: [open.category.id] }
    const [colour, germination, note] = [fresh(), fresh(), fresh()]
    await createChoice(
      colour,
      { name: 'Red', names: { hi: 'लाल', ta: 'சிவப்பு' } },
      { ...only, names: { hi: 'बीज का रंग' } },
    )
    await create(germination, { ...only, kind: 'number', names: { hi: 'अंकुरण %' } })
    await create(note, only)
    const kinds: { id: number; facts: { name: string }[] }[] = (await open.ask('GET', 'desk/listing-kinds')).body.data
    const asked = (id: number) => kinds.find((kind) => kind.id === id)?.facts.map(({ name }) => name)
    expect(asked(open.category.id)).toEqual([colour, germination, note])
    expect(asked(elsewhere.id)).not.toContain(colour)
    const typed = `बीज का रंग: लाल; ${germination.toUpperCase()}: ८०; ${note}: Sown by hand, <b>deep</b>`
    const { slug, listingId, productId } = await sell(open, typed)
    const hindi = (await openScreen(shop(), `/hi/product-details/${slug}`)).words
    for (const words of ['बीज का रंग', 'लाल', 'अंकुरण %', '80']) expect(hindi).toContain(words)
    const tamil = await openScreen(shop(), `/ta/product-details/${slug}`)
    expect(tamil.words).toContain('சிவப்பு')
    expect(tamil.html).toContain(`<th scope="row" lang="en">${colour}</th>`)
    const english = await openScreen(shop(), `/product-details/${slug}`)
    expect(english.words).toMatch(new RegExp(`${colour}\\s*Red`))
    expect(english.html).toContain('&lt;b&gt;deep')
    expect(english.html).not.toContain('<b>deep')
    const { data } = (await open.ask('GET', `desk/products/${listingId}`)).body
    expect(data.shown.more_facts).toBe(`${colour}: Red; ${germination}: 80; ${note}: Sown by hand, <b>deep</b>`)
    expect(data.asked).toHaveLength(3)
    const answer = (await shop().ask('GET', `product/details/${slug}`)).body.data
    expect(answer.facts).not.toHaveProperty('more')
    expect((await listAll()).filter(({ products: count }) => count === 1).map(({ name }) => name)).toEqual(
      expect.arrayContaining([colour, germination, note]),
    )
    const [row] = await shop().db.select().from(products).where(eq(products.id, productId))
    expect(row?.facts?.more).toHaveLength(3)
  })

  test('a draft says at its field what is no fact, no number or no value that may be chosen', async () => {
    const open = await openTrade(shop())
    const [number, choice] = [
      await create(fresh(), { kind: 'number' }),
      await createChoice(fresh(), { name: 'Hybrid' }),
    ]
    const fault = async (typed: string) => (await sell(open, typed)).fields['form.about.declarations.more_facts']
    expect(await fault('Shoe size: 9')).toBe('Shoe size is no fact of the shop; write its name, a colon and its value')
    expect(await fault(number.name)).toContain('is no fact of the shop')
    expect(await fault(`${number.name}: many`)).toBe(`${number.name} wants a number, such as 12.5`)
    expect(await fault(`${number.name}: 1234567890`)).toBe(`${number.name} wants a number, such as 12.5`)
    expect(await fault(`${choice.name}: Local`)).toBe(`${choice.name} has no value Local to choose`)
    expect(await fault(`${choice.name}: `)).toContain('is no fact of the shop')
    const note = await create(fresh())
    expect(await fault(`${note.name}: ${'x'.repeat(201)}`)).toBe('Use at most 200 characters')
    const { slug } = await sell(open, `${note.name}: ${'x'.repeat(200)}; ${number.name}: 1; ${number.name}: -2.50`)
    expect(new Map(await saidBy(slug))).toEqual(
      new Map([
        [note.name, 'x'.repeat(200)],
        [number.name, '-2.5'],
      ]),
    )
    expect(await fault('x'.repeat(2_001))).toContain('2000')
  })

  test('a name that is none, too long, would end early or is another one’s is refused at its field', async () => {
    const known = await create(fresh(), { names: { kn: 'ಬಣ್ಣ ಒಂದು' } })
    for (const name of ['', '***', '123', 'Colour: dark', 'Colour; dark', 'x'.repeat(FACT_NAME_MAX + 1)])
      expect({ name, refused: await refused(change('POST', 'facts', form(name))) }).toEqual({ name, refused: ['name'] })
    const same = await change('POST', 'facts', form(known.name.toUpperCase()))
    expect(same.body.fields.name).toBe(`${known.name} is called ${known.name.toUpperCase()} already`)
    expect(await refused(change('POST', 'facts', form(fresh(), { names: { hi: 'ಬಣ್ಣ ಒಂದು' } })))).toEqual(['names.hi'])
    expect(await refused(change('POST', 'facts', form(fresh(), { names: { hi: '!?' } })))).toEqual(['names.hi'])
    expect(await refused(change('POST', 'facts', form(fresh(), { categories: [2_000_000_000] })))).toEqual([
      'categories',
    ])
    expect(await refused(change('POST', 'facts', form(fresh(), { kind: 'colour' })))).toEqual(['kind'])
    const { id, name } = await createChoice(fresh(), { name: 'Red' })
    const value = (body: object) => change('PUT', `facts/${id}`, { values: [{ names: {}, ...body }] })
    expect(await refused(value({ name: 'red' }))).toEqual(['values.0.name'])
    expect(await refused(value({ name: '—' }))).toEqual(['values.0.name'])
    expect((await value({ name: '10-26-26' })).status).toBe(200)
    expect((await change('PUT', `facts/${id}`, form(name))).status).toBe(200)
    const seller = await shop().staff((await openTrade(shop())).sellerId, 'manager')
    expect((await seller.ask('GET', 'desk/facts')).status).not.toBe(200)
    const own = await seller.ask('POST', 'desk/facts', { body: form(fresh()), key: randomUUID() })
    expect(own.status).not.toBe(200)
    expect((await shop().ask('POST', 'desk/facts', { body: form(fresh()), key: randomUUID() })).status).toBe(401)
  })

  test('a renamed fact and a renamed value are told by their new names; a file goes on using the former ones', async () => {
    const open = await openTrade(shop())
    const [before, after] = [fresh(), fresh()]
    const { id, values } = await createChoice(before, { name: 'Red', names: { hi: 'लाल' } })
    const { slug } = await sell(open, `${before}: Red`)
    await set(id, { name: after, names: {} })
    await set(id, { values: [{ id: values[0]?.id, name: 'Crimson', names: { hi: 'गहरा लाल' } }] })
    expect(await saidBy(slug)).toEqual([[after, 'Crimson']])
    const file = await taken(open.ask, open.sellerId, [
      newRow(open.category.name, { 'Product Facts': `${before}: Red` }),
      newRow(open.category.name, { Code: 'rake', Name: 'Rake', 'Product Facts': `${after}: Blue` }),
    ])
    expect(reasonsOf(file)).toEqual({ '3 Product Facts': `${after} has no value Blue to choose` })
    expect(file.waiting).toBe(1)
    const [first] = await rowsOf(await download(open.ask, open.sellerId))
    expect(first?.['Product Facts']).toBe(`${after}: Crimson`)
    const [logged] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(JSON.stringify(logged)).not.toContain('Crimson')
  })

  test('the operator’s import takes them, and the same file a second time changes nothing', async () => {
    const open = await openTrade(shop())
    const { name } = await create(fresh(), { kind: 'number' })
    // A file names a shop by its name, which no other may have.
    const shopName = `Kendra of ${fresh()}`
    await shop().db.update(sellers).set({ shopName }).where(eq(sellers.id, open.sellerId))
    const columns = ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Value', 'Variant Price', 'Product Facts']
    const row = ['hoe', 'Hand hoe', shopName, open.category.name, '1 piece', '99', `${name}: 12.50`]
    const raw = [columns, row].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
    const send = async () =>
      (await shop().operator('POST', 'admin/catalogue', { raw, headers: { 'Content-Type': 'text/csv' } })).body.data
    expect(await send()).toMatchObject({ products: { added: 1 }, bad_rows: 0 })
    const [{ slug }] = (await shop().ask('GET', `products?seller=${open.sellerId}`)).body.data
    expect(await saidBy(slug)).toEqual([[name, '12.5']])
    expect(await send()).toMatchObject({ products: { changed: 0, unchanged: 1 } })
  })

  test('nobody is asked for a paused fact or value, and pages that tell it still do; the order is the one of pages', async () => {
    const open = await openTrade(shop())
    const only = { categories: [open.category.id] }
    const [one, other] = [await create(fresh(), only), await createChoice(fresh(), { name: 'Red' }, only)]
    const { slug } = await sell(open, `${one.name}: 1; ${other.name}: Red`)
    const asked = async (): Promise<string[]> => {
      const kinds = (await open.ask('GET', 'desk/listing-kinds')).body.data
      const own = kinds.find(({ id }: { id: number }) => id === open.category.id)
      return own.facts
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => [one, other].some((fact) => fact.name === name))
    }
    const ids = (await listAll()).map(({ id }) => id)
    expect((await change('PUT', 'fact-order', { ids: ids.toReversed() })).status).toBe(200)
    expect(await refused(change('PUT', 'fact-order', { ids: ids.slice(1) }))).toEqual(['ids'])
    expect(await asked()).toEqual([other.name, one.name])
    expect(await saidBy(slug)).toEqual([
      [other.name, 'Red'],
      [one.name, '1'],
    ])
    await set(one.id, { paused: true })
    expect(await asked()).toEqual([other.name])
    await set(other.id, { values: [{ id: other.values[0]?.id, name: 'Red', names: {}, paused: true }] })
    expect(await asked()).toEqual([])
    expect(await saidBy(slug)).toHaveLength(2)
    await set(one.id, { paused: false })
    expect(await asked()).toEqual([one.name])
  })

  test('merged: what told the one tells the other by its own values, and files go on using its name', async () => {
    const { db } = shop()
    const open = await openTrade(shop())
    const from = await createChoice(fresh(), { name: 'Lal', names: { hi: 'लाल' } })
    const into = await createChoice(fresh(), { name: 'Blue' })
    await set(from.id, { values: [{ name: 'blue', names: {} }] })
    const [red, blue, both] = [
      await sell(open, `${from.name}: Lal`),
      await sell(open, `${from.name}: blue`),
      await sell(open, `${from.name}: Lal; ${into.name}: Blue`),
    ]
    const number = await create(fresh(), { kind: 'number' })
    for (const other of [from.id, number.id, 2_000_000_000])
      expect(await refused(change('POST', `facts/${from.id}/merge`, { into: other }))).toEqual(['into'])
    expect((await change('POST', 'facts/2000000000/merge', { into: into.id })).status).toBe(404)
    expect((await change('POST', `facts/${from.id}/merge`, { into: into.id })).status).toBe(200)
    expect(await saidBy(red.slug)).toEqual([[into.name, 'Lal']])
    expect(await saidBy(blue.slug)).toEqual([[into.name, 'Blue']])
    expect(await saidBy(both.slug)).toEqual([[into.name, 'Blue']])
    const [told] = await db.select().from(products).where(eq(products.id, both.productId))
    expect(told?.facts?.more, 'once').toHaveLength(1)
    expect(await saidBy((await sell(open, `${from.name}: लाल`)).slug)).toEqual([[into.name, 'Lal']])
    const again = await change('POST', 'facts', form(from.name))
    expect(again.status).toBe(422)
    expect(await db.$count(ownFacts, eq(ownFacts.id, from.id))).toBe(0)
  })

  test('merged: the one is asked for wherever either was, and is told no more values than it may have', async () => {
    const open = await openTrade(shop())
    const into = await addCategory(shop().db, 'Tools')
    const [here, there] = [{ categories: [open.category.id] }, { categories: [into.id] }]
    const askedOf = async (id: number) => (await listAll()).find((one) => one.id === id)?.categories
    const [from, one] = [await create(fresh(), here), await create(fresh(), there)]
    const { slug } = await sell(open, `${from.name}: Deep`)
    const { body } = await change('POST', `facts/${from.id}/merge`, { into: one.id })
    expect(body.data.find(({ id }: DeskFact) => id === one.id)).toMatchObject({ products: 1 })
    expect(await saidBy(slug)).toEqual([[one.name, 'Deep']])
    expect(await askedOf(one.id)).toEqual([into.id, open.category.id])
    const everywhere = await create(fresh())
    await change('POST', `facts/${everywhere.id}/merge`, { into: one.id })
    expect(await askedOf(one.id), 'asked for everywhere').toEqual([])

    const many = (first: number) =>
      Array.from({ length: FACT_VALUES_MAX }, (_, at) => ({ name: `Value ${first + at}`, names: {} }))
    const [full, other] = [await create(fresh(), { kind: 'choice' }), await createChoice(fresh(), { name: 'Value 0' })]
    await set(full.id, { values: many(1) })
    const tooMany = `A fact has at most ${FACT_VALUES_MAX} values`
    const merged = await change('POST', `facts/${other.id}/merge`, { into: full.id })
    expect(merged.body.fields).toEqual({ into: tooMany })
    const added = await change('PUT', `facts/${full.id}`, { values: [{ name: 'One more', names: {} }] })
    expect(added.body.fields).toEqual({ name: tooMany })
    const stranger = await change('PUT', `facts/${other.id}`, { values: [{ id: 99, name: 'Value 99', names: {} }] })
    expect(Object.keys(stranger.body.fields)).toEqual(['values'])
    await set(one.id, { values: [{ name: 'Red', names: {} }] })
    expect((await listAll()).find(({ id }) => id === one.id)?.values, 'only a choice has values').toEqual([])
  })

  test('what is asked for in a category is asked for in the one that it was merged into', async () => {
    const open = await openTrade(shop())
    const into = await addCategory(shop().db, 'Tools')
    const { id } = await create(fresh(), { categories: [open.category.id] })
    const both = await create(fresh(), { categories: [open.category.id, into.id] })
    await change('POST', `categories/${open.category.id}/merge`, { into: into.id })
    const all = await listAll()
    for (const fact of [id, both.id]) expect(all.find((one) => one.id === fact)?.categories).toEqual([into.id])
  })

  test('five hundred facts are not made', async () => {
    await shop().db.delete(ownFacts)
    await shop()
      .db.insert(ownFacts)
      .values(Array.from({ length: FACTS_MAX }, (_, n) => ({ name: `Many ${n}`, kind: 'text' as const, position: n })))
    const { status, body } = await change('POST', 'facts', form(fresh()))
    expect([status, body.message]).toEqual([409, `The shop has at most ${FACTS_MAX} facts`])
    await shop().db.delete(ownFacts)
  })
})
