import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLog, declarations, licences, listings } from '../../../server/db/schema.ts'
import { dosesOf, dosesText } from '../../../server/shop/catalogue-import/columns/doses.ts'
import { addCategory, addGoods, addSeller, DECLARED, unique } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What a seller declares of a product's label, and the operator's approval of it. */

const SPRAY = {
  ...DECLARED,
  generic_name: 'Neem oil extract',
  care_phone: '1800 123 4567',
  care_email: '',
  crops: 'Cotton, Chilli',
  pests: 'Whitefly, aphids',
  dose: '3 ml in a litre of water',
  dose_per_pump: '45 ml',
  dose_to_calculate: 'Cotton: 3 ml per litre in 150 to 200 litre per acre',
  waiting_days: '3',
  more_facts: '',
}

const send = (ask: Ask, id: number, body: object = {}) =>
  ask('PUT', `desk/products/${id}/declarations`, { body: { ...SPRAY, ...body }, key: randomUUID() })
const decide = (ask: Ask, id: number, verb: 'approve' | 'refuse', body?: object) =>
  ask('POST', `desk/declarations/${id}/${verb}`, { ...(body && { body }), key: randomUUID() })

onBothDatabases((shop) => {
  const stage = async () => {
    const { listing } = await addGoods(shop().db, {
      categoryId: (await addCategory(shop().db, 'Orchard')).id,
      title: 'Neem spray',
      licenceKind: 'insecticide',
    })
    const licence = { kind: 'insecticide', number: 'I/1', state: 'Maharashtra', expiresOn: '2999-03-31' }
    await shop()
      .db.insert(licences)
      .values({ sellerId: listing.sellerId, ...licence })
    const manager = await shop().staff(listing.sellerId, 'manager')
    const operator = await shop().staff(null, 'manager')
    const page = async () => (await shop().ask('GET', `product/details/${listing.slug}`)).body.data
    return { listing, manager, operator, page }
  }

  test('what is declared comes onto the product’s page once the operator has approved it, and is found', async () => {
    const { listing, manager, operator, page } = await stage()
    const before = (await manager.ask('GET', `desk/products/${listing.id}`)).body.data
    expect(before).toMatchObject({ sent: null, declared: null, licence_kind: 'insecticide', others: 0 })
    expect(before.missing).toEqual([
      'generic_name',
      'origin',
      'maker',
      'maker_address',
      'best_before',
      'crops',
      'pests',
      'dose',
      'waiting_days',
      'care_phone',
    ])
    const sent = await send(manager.ask, listing.id)
    expect(sent.body.data).toMatchObject({ declared: 'waiting', sent: { said: SPRAY, state: 'waiting' } })
    expect((await page()).facts ?? null).toBe(null)
    const approved = await decide(operator.ask, sent.body.data.sent.id, 'approve')
    expect(approved.body.data).toMatchObject({ declared: 'approved', missing: [], shown: SPRAY })
    expect(await page()).toMatchObject({
      origin: 'IN',
      crops: ['cotton', 'chilli'],
      facts: {
        generic_name: 'Neem oil extract',
        maker: { name: SPRAY.maker, address: SPRAY.maker_address, role: 'packer' },
        waiting_days: 3,
      },
    })
    const found = (await shop().ask('GET', 'search/whitefly')).body.data
    expect(JSON.stringify(found)).toContain(listing.slug)
    expect((await send(manager.ask, listing.id)).body.message).toBe('Its page says this already')
    const log = await shop()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(listing.id)))
      .orderBy(auditLog.id)
    expect(log.map(({ action, staffId }) => [action, staffId])).toEqual([
      ['product.declare', manager.id],
      ['product.approved', operator.id],
    ])
    expect(log[1]).toMatchObject({ before: null, after: { waiting_days: '(changed)', maker: '(changed)' } })
    expect(JSON.stringify(log), 'a maker may be a person').not.toContain('Kisan Biotech')
  })

  test('what is missing, and what cannot be, is refused at its field, and nothing is kept', async () => {
    const { listing, manager } = await stage()
    const fieldsOf = async (body: object) => (await send(manager.ask, listing.id, body)).body.fields
    expect(await fieldsOf({ waiting_days: '', generic_name: ' ' })).toEqual({
      generic_name: 'The law wants this on the product’s page',
      waiting_days: 'The law wants this on the product’s page',
    })
    expect(await fieldsOf({ origin: 'Israel' })).toEqual({
      importer: 'The law wants this on the product’s page',
      importer_address: 'The law wants this on the product’s page',
    })
    expect(
      await fieldsOf({ origin: 'Atlantis', waiting_days: 'three', care_phone: 'x', dose_to_calculate: 'much' }),
    ).toMatchObject({
      origin: 'There is no country Atlantis; write IN or India',
      waiting_days: 'three is no number of days from 0 to 365',
      care_phone: 'x is no phone number',
      dose_to_calculate: expect.stringContaining('per acre'),
    })
    expect(await fieldsOf({ maker_role: 'importer' })).toHaveProperty('maker_role')
    expect(await fieldsOf({ origin: 'Bharat', dose: '' }), 'no importer').toEqual({
      dose: 'The law wants this on the product’s page',
    })
    expect(await fieldsOf({ generic_name: 'Endosulfan 35% EC' })).toEqual({
      generic_name: 'endosulfan is banned in India: it may not be sold',
    })
    expect((await manager.ask('GET', `desk/products/${listing.id}`)).body.data.sent).toBe(null)
  })

  test('the operator decides about what was seen: others sent meanwhile are not approved with it', async () => {
    const { listing, manager, operator, page } = await stage()
    await send(manager.ask, listing.id, { generic_name: 'Another thing' })
    const first = (await send(manager.ask, listing.id)).body.data.sent.id
    const second = (await send(manager.ask, listing.id, { generic_name: 'Something else' })).body.data.sent.id
    const counted = async (ask: Ask) => (await ask('GET', 'desk/waiting')).body.data.products
    const stored = shop().db.$count(declarations, eq(declarations.listingId, listing.id))
    expect(await stored).toBe(2)
    expect(await counted(operator.ask)).toBeGreaterThan(0)
    expect(await counted(manager.ask)).toBe(0)
    const answer = await decide(operator.ask, first, 'approve')
    expect([answer.status, answer.body.message]).toEqual([409, 'The seller has sent others meanwhile'])
    expect((await page()).facts ?? null).toBe(null)
    const refused = await decide(operator.ask, second, 'refuse', { reason: 'The label says neem oil' })
    expect(refused.body.data).toMatchObject({ declared: 'refused', sent: { reason: 'The label says neem oil' } })
    expect(await counted(manager.ask)).toBe(1)
    expect((await decide(operator.ask, second, 'approve')).body.message).toBe('These were refused already')
    expect((await manager.ask('GET', `desk/products/${listing.id}`)).body.data).toMatchObject({
      sent: { reason: 'The label says neem oil', said: { generic_name: 'Something else' } },
    })
  })

  test('lists show what lacks something, what waits and what was sent back, of the own shop alone', async () => {
    const { listing, manager, operator } = await stage()
    const { listing: second } = await addGoods(shop().db, { sellerId: listing.sellerId, title: 'Hand hoe' })
    const { listing: foreign } = await addGoods(shop().db, { title: 'Trowel' })
    const idsOf = async (ask: Ask, which: string) =>
      (await ask('GET', `desk/products${which && `?which=${which}`}`)).body.data.map(
        (row: { listing_id: number }) => row.listing_id,
      )
    const sent = (await send(manager.ask, listing.id)).body.data.sent.id
    expect(await idsOf(manager.ask, '')).toEqual([second.id, listing.id])
    expect(await idsOf(manager.ask, 'waiting')).toEqual([listing.id])
    expect(await idsOf(operator.ask, 'waiting')).toContain(listing.id)
    await decide(operator.ask, sent, 'approve')
    expect(await idsOf(manager.ask, 'missing')).toEqual([second.id])
    expect(await idsOf(manager.ask, 'waiting')).toEqual([])
    const again = (await send(manager.ask, listing.id, { dose: '5 ml' })).body.data.sent.id
    await decide(operator.ask, again, 'refuse', { reason: 'No' })
    expect(await idsOf(manager.ask, 'refused')).toEqual([listing.id])
    expect(await idsOf(operator.ask, '')).toContain(foreign.id)
  })

  test('a file that says nothing of the label leaves what was declared', async () => {
    const { id, shopName } = await addSeller(shop().db, { shopName: `Kisan ${unique()}` })
    const { name: trade } = await addCategory(shop().db, `Sundries ${unique()}`)
    const file = async (title: string) => {
      const raw = `Handle,Title,Vendor,Type,Variant Price\nhoe,${title},${shopName},${trade},120`
      const headers = { 'Content-Type': 'text/csv; charset=utf-8' }
      expect((await shop().operator('POST', 'admin/catalogue', { raw, headers })).body.data.bad).toEqual([])
      const [listing] = await shop().db.select().from(listings).where(eq(listings.sellerId, id))
      return listing?.id ?? 0
    }
    const listing = await file('Hoe')
    const [manager, operator] = [await shop().staff(id, 'manager'), await shop().staff(null, 'manager')]
    const { sent } = (await send(manager.ask, listing, { collect_only: true })).body.data
    await decide(operator.ask, sent.id, 'approve')
    expect(await file('Hoe of steel')).toBe(listing)
    const { title, shown, slug } = (await manager.ask('GET', `desk/products/${listing}`)).body.data
    expect({ title, shown }).toEqual({ title: 'Hoe of steel', shown: { ...SPRAY, collect_only: true } })
    for (const words of ['whitefly', 'hoe of steel'])
      expect(JSON.stringify((await shop().ask('GET', `search/${words}`)).body.data), words).toContain(slug)
  })

  test('what lacks something is found behind two thousand products that lack nothing', async () => {
    const { listing, manager, operator } = await stage()
    const { listing: whole } = await addGoods(shop().db, { sellerId: listing.sellerId, licenceKind: 'insecticide' })
    await decide(operator.ask, (await send(manager.ask, whole.id)).body.data.sent.id, 'approve')
    const { id: _, handle: _handle, ...same } = whole
    const many = Array.from({ length: 2_000 }, () => ({ ...same, slug: `whole-${unique()}` }))
    await shop().db.insert(listings).values(many)
    const pageAt = async (cursor: string) =>
      (await manager.ask('GET', `desk/products?which=missing&limit=1&cursor=${cursor}`)).body
    const first = await pageAt('')
    expect(first.data).toEqual([])
    const second = await pageAt(first.meta.next_cursor)
    expect(second.data.map((row: { listing_id: number }) => row.listing_id)).toEqual([listing.id])
    expect(second.meta.next_cursor).toBe(null)
  })
})

test('doses are written so that they read the same again', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000_000 })
  const range = fc.tuple(amount, amount).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }))
  const litres = fc.integer({ min: 1, max: 99_999_000 })
  const water = fc
    .tuple(litres, litres, fc.constantFrom('acre' as const, 'hectare' as const))
    .map(([a, b, per]) => ({ least: Math.min(a, b), most: Math.max(a, b), per }))
  const dose = fc.record({
    use: fc.constantFrom(null, 'Cotton', 'Soil drench'),
    measure: fc.constantFrom('mass' as const, 'volume' as const),
    range,
    per: fc.constantFrom('acre' as const, 'hectare' as const, 'litre' as const),
    water: fc.option(water),
  })
  fc.assert(
    fc.property(fc.uniqueArray(dose, { selector: ({ use }) => use, maxLength: 3 }), (drawn) => {
      const doses = drawn.map(({ range: amounts, water: given, ...rest }) => ({
        ...rest,
        ...amounts,
        water: rest.per === 'litre' ? given : null,
      }))
      expect(dosesOf(dosesText(doses))).toEqual(doses)
    }),
  )
})
