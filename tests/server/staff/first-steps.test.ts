import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { categories, licenceRequests, licences, sellers } from '../../../server/db/schema.ts'
import { setZones } from '../../../server/shop/zones/change-zones.ts'
import type { FirstSteps } from '../../../src/contract/calls/staff/today.ts'
import { approve, openShop, waiting } from '../listings/draft-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** How far a new shop is. */

onBothDatabases((shop) => {
  const told = async (ask: Ask): Promise<FirstSteps['steps']> =>
    (await ask('GET', 'desk/first-steps')).body.data.steps as FirstSteps['steps']
  const states = async (ask: Ask) => Object.fromEntries((await told(ask)).map(({ name, state }) => [name, state]))

  test('each step of a new shop is done once the shop has what it is about, and waits while the operator decides', async () => {
    const open = await openShop(shop())
    const { db } = shop()
    const bare = { accountNo: null, legalName: null, careName: null, carePhone: null }
    await db.update(sellers).set(bare).where(eq(sellers.id, open.sellerId))
    const nothing = {
      particulars: 'open',
      bank: 'open',
      areas: 'open',
      listing: 'open',
      photograph: 'open',
      closed: 'open',
      people: 'open',
    }
    expect(await states(open.ask), 'no licence before anything needs one').toEqual(nothing)
    expect((await told(open.ask)).filter(({ optional }) => optional).map(({ name }) => name)).toEqual([
      'closed',
      'people',
    ])

    const { id, sentAt } = await waiting(open, { pictures: [randomUUID()] })
    await db.update(categories).set({ licenceKind: 'seed' }).where(eq(categories.id, open.category.id))
    const sent = await told(open.ask)
    expect(sent).toContainEqual({ name: 'licence', state: 'open', optional: false })
    expect(sent).toContainEqual({ name: 'photograph', state: 'done', optional: false })
    const decideBy = new Date(Date.parse(sentAt) + 2 * 86_400_000).toISOString()
    expect(sent).toContainEqual({ name: 'listing', state: 'waiting', optional: false, decide_by: decideBy })

    const licence = { sellerId: open.sellerId, kind: 'seed', number: 'MH/7', state: 'Maharashtra' }
    await db.insert(licences).values({ ...licence, expiresOn: '2020-01-01' })
    expect((await states(open.ask))['licence'], 'an expired one is none').toBe('open')
    await db.insert(licenceRequests).values({ id: randomUUID(), ...licence, expiresOn: '2999-01-01' })
    expect((await states(open.ask))['licence'], 'one that is handed in waits').toBe('waiting')
    await db.insert(licences).values({ ...licence, expiresOn: '2999-01-01' })
    await approve(open.operator, id, sentAt)
    await setZones(shop().deps, open.sellerId, { pins: [''], days: [2, 4] })
    await db
      .update(sellers)
      .set({ accountNo: 'sealed', legalName: 'Devi Traders', careName: 'Meena', carePhone: '9811122233' })
      .where(eq(sellers.id, open.sellerId))
    await shop().staff(open.sellerId, 'packer')
    expect(await states(open.ask)).toEqual({
      particulars: 'done',
      bank: 'done',
      areas: 'done',
      listing: 'done',
      photograph: 'done',
      licence: 'done',
      closed: 'open',
      people: 'done',
    })
  })

  test('a shop is told of itself alone, and the operator has no first steps', async () => {
    const { listing } = await addGoods(shop().db, { licenceKind: 'insecticide' })
    const own = await shop().staff(listing.sellerId, 'owner')
    expect(await states(own.ask)).toMatchObject({ listing: 'done', licence: 'open' })
    const other = await openShop(shop())
    expect(await states(other.ask)).toMatchObject({ listing: 'open' })
    expect(await told(other.operator)).toEqual([])
    const packer = await shop().staff(listing.sellerId, 'packer')
    expect((await packer.ask('GET', 'desk/first-steps')).status).toBe(403)
  })

  test('a database that fails at several questions at once ends no process', async () => {
    const open = await openShop(shop())
    const unheard: unknown[] = []
    const hear = (error: unknown) => void unheard.push(error)
    process.on('unhandledRejection', hear)
    onTestFinished(() => void process.off('unhandledRejection', hear))
    const tables = ['seller_changes', 'zone_pins', 'delivery_zones', 'listing_pictures', 'draft_pictures']
    const rename = async (from: string, to: string) => {
      for (const table of tables)
        await shop().db.execute(sql.raw(`alter table ${table}${from} rename to ${table}${to}`))
    }
    await rename('', '_away')
    try {
      expect((await open.ask('GET', 'desk/first-steps')).status).toBe(500)
    } finally {
      await rename('_away', '')
    }
    await setImmediate()
    expect(unheard).toEqual([])
    expect((await open.ask('GET', 'desk/first-steps')).status).toBe(200)
  })
})
