import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { auditLog, listingDrafts, listings, products } from '../../../server/db/schema.ts'
import type { DeskDuties } from '../../../src/contract/calls/staff/today.ts'
import { pushBrowser } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'
import {
  approve,
  giveBack,
  listed,
  newForm,
  openShop,
  photograph,
  sendDraft,
  sendPicture,
  waiting,
  withdraw,
} from './draft-steps.ts'

/** What becomes of a draft: approved once, returned with reasons, sent anew, withdrawn; and whom the operator trusts. */

const DAY_MS = 24 * 60 * 60 * 1000

onBothDatabases((shop) => {
  const show = async (ask: Ask, id: string) => (await ask('GET', `desk/drafts/${id}`)).body.data
  const listingsOf = (sellerId: number) => shop().db.$count(listings, eq(listings.sellerId, sellerId))
  const trust = (ask: Ask, sellerId: number, trusted: boolean) =>
    ask('PUT', `desk/sellers/${sellerId}/trust`, { body: { trusted }, key: randomUUID() })

  test('a draft comes back with a reason at each field, is mended and sent anew', async () => {
    const open = await openShop(shop())
    const kept = randomUUID()
    const { id, body, sentAt } = await waiting(open, { pictures: [kept] })
    const reasons = { 'form.title': 'Name the variety', 'form.packs.0.price': 'The bag says 480' }
    const returned = await giveBack(open.operator, id, sentAt, reasons)
    expect(returned.body.data).toMatchObject({ state: 'returned', reasons })
    expect(await show(open.ask, id)).toMatchObject({ state: 'returned', reasons })
    expect((await approve(open.operator, id, sentAt)).body.message).toBe('This draft was returned already')
    const mended = { ...body, form: { ...body.form, title: 'Lokwan wheat seed, certified' } }
    const again = (await sendDraft(open.ask, id, mended)).body.data
    expect(again, 'its photograph is there already').toMatchObject({
      state: 'waiting',
      reasons: {},
      pictures_missing: 0,
    })
    expect(again.sent_at > sentAt).toBe(true)
    expect((await approve(open.operator, id, again.sent_at)).body.data).toMatchObject({ state: 'approved' })
    expect((await sendDraft(open.ask, id, mended)).body.message).toBe(
      'This draft was approved; change its listing instead',
    )
    expect((await withdraw(open.ask, id)).body.message).toBe('This draft was approved; end its listing instead')
    expect((await giveBack(open.operator, id, again.sent_at, reasons)).status).toBe(409)
    const log = await shop().db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)
    expect(log.map(({ action }) => action)).toEqual([
      'listing.send',
      'listing.picture',
      'listing.returned',
      'listing.send',
      'listing.approved',
    ])
    expect(JSON.stringify(log), 'what was typed').not.toMatch(/variety|bag says|Lokwan/)
  })

  test('the operator decides about what was seen: a draft that was sent anew meanwhile is not approved with it', async () => {
    const open = await openShop(shop())
    const { id, body, sentAt } = await waiting(open)
    const other = { ...body, form: { ...body.form, title: 'Something else' } }
    const { sent_at } = (await sendDraft(open.ask, id, other)).body.data
    const answer = await approve(open.operator, id, sentAt)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'NOT_ALLOWED_NOW',
      'The shop has sent another version meanwhile',
    ])
    expect((await giveBack(open.operator, id, sentAt, { 'form.title': 'No' })).status).toBe(409)
    expect(await listingsOf(open.sellerId)).toBe(0)
    expect((await approve(open.operator, id, sent_at)).status).toBe(200)
  })

  test('on a clock that stands still what is sent anew is another version too', async () => {
    const open = await openShop(shop())
    const { clock } = shop().deps
    const now = clock()
    shop().deps.clock = () => now
    onTestFinished(() => void (shop().deps.clock = clock))
    const { id, body, sentAt } = await waiting(open)
    await sendDraft(open.ask, id, { ...body, form: { ...body.form, title: 'Something else' } })
    expect((await approve(open.operator, id, sentAt)).body.message).toBe('The shop has sent another version meanwhile')
  })

  test('sent at once and again, a draft, its photograph and its approval are one each', async () => {
    const open = await openShop(shop())
    const [id, picture, key] = [randomUUID(), randomUUID(), randomUUID()]
    const body = newForm(open.category.id, { pictures: [picture] })
    const sent = await Promise.all([1, 2, 3].map(() => sendDraft(open.ask, id, body, key)))
    expect(new Set(sent.map(({ body: { data } }) => data.sent_at)).size).toBe(1)
    const bytes = await photograph()
    const kept = await Promise.all([1, 2].map(() => sendPicture(open.ask, id, picture, bytes)))
    expect(new Set(kept.map(({ body: { data } }) => JSON.stringify(data))).size).toBe(1)
    const { sent_at } = sent[0]?.body.data ?? {}
    const second = (await shop().staff(null, 'owner')).ask
    const decided = await Promise.all([
      approve(open.operator, id, sent_at, key),
      approve(open.operator, id, sent_at, key),
      approve(second, id, sent_at),
    ])
    const [first, copy, other] = decided.map(({ status }) => status)
    expect(copy, 'under one key').toBe(first)
    expect(new Set([first, other])).toEqual(new Set([200, 409]))
    expect(await listingsOf(open.sellerId)).toBe(1)
    const late = await sendPicture(open.ask, id, picture, bytes)
    expect(late.body.data, 'whoever did not hear the answer').toEqual(kept[0]?.body.data)
    const [row] = await shop().db.select().from(listingDrafts).where(eq(listingDrafts.id, id))
    expect(await shop().db.$count(products, eq(products.id, row?.productId ?? 0))).toBe(1)
    const { listing_id } = await show(open.ask, id)
    expect((await open.ask('GET', `desk/listings/${listing_id}`)).body.data.form.pictures).toHaveLength(1)
  })

  test('approved and returned, sent and withdrawn at the same moment, it is one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const open = await openShop(shop())
      const { id, body, sentAt } = await waiting(open)
      const statuses = (
        await Promise.all([
          approve(open.operator, id, sentAt),
          giveBack(open.operator, id, sentAt, { 'form.title': 'No' }),
          sendDraft(open.ask, id, { ...body, form: { ...body.form, title: 'Another name' } }),
          withdraw(open.ask, id),
        ])
      ).map(({ status }) => status)
      expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
      const [approved = 0] = statuses
      expect(await listingsOf(open.sellerId)).toBe(approved === 200 ? 1 : 0)
    }
  })

  test('a withdrawn draft is gone with its photographs, and a late copy brings it back no more', async () => {
    const open = await openShop(shop())
    const [id, picture, key] = [randomUUID(), randomUUID(), randomUUID()]
    const body = newForm(open.category.id, { pictures: [picture] })
    await sendDraft(open.ask, id, body, key)
    await sendPicture(open.ask, id, picture, await photograph())
    expect((await withdraw(open.ask, id)).body).toMatchObject({ status: true, data: null })
    expect((await withdraw(open.ask, id)).status).toBe(404)
    expect((await sendDraft(open.ask, id, body, key)).status, 'answered by its receipt').toBe(200)
    expect((await sendPicture(open.ask, id, picture, await photograph())).status).toBe(404)
    expect((await open.ask('GET', `desk/drafts/${id}`)).status).toBe(404)
  })

  test('both outcomes are told to the shop’s browsers, and counted where they wait', async () => {
    const open = await openShop(shop())
    const { ask } = await shop().staff(open.sellerId, 'owner')
    await ask('POST', 'desk/push/subscribe', { body: { ...pushBrowser(), language: 'mr' } })
    const counted = async (by: Ask) => (await by('GET', 'desk/waiting')).body.data.listings as number
    const before = await counted(open.operator)
    const [good, bad] = [await waiting(open), await waiting(open, { title: 'Cotton seed', pictures: [] })]
    const photographed = randomUUID()
    await sendDraft(open.ask, photographed, newForm(open.category.id, { pictures: [randomUUID()] }))
    expect((await counted(open.operator)) - before, 'not what lacks a photograph').toBe(2)
    expect(await counted(open.ask)).toBe(0)
    await approve(open.operator, good.id, good.sentAt)
    await giveBack(open.operator, bad.id, bad.sentAt, { form: 'Photograph the label' })
    expect(await counted(open.ask)).toBe(1)
    const rows = await shop().db.query.outbox.findMany({ where: (row, { eq: is }) => is(row.sellerId, open.sellerId) })
    expect(rows.map(({ template, params, language }) => [template, params, language])).toEqual([
      ['draftApproved', { title: 'Lokwan wheat seed' }, 'mr'],
      ['draftReturned', { title: 'Cotton seed' }, 'mr'],
    ])
  })

  test('after two days without an answer a draft is late, which the operator sees on Today', async () => {
    const open = await openShop(shop())
    const late = async (by: Ask): Promise<number | undefined> => {
      const { duties } = (await by('GET', 'desk/duties')).body.data as DeskDuties
      return duties.find(({ what }) => what === 'listings')?.late
    }
    const before = (await late(open.operator)) ?? 0
    const { id, sentAt } = await waiting(open)
    expect(await show(open.ask, id)).toMatchObject({
      decide_by: new Date(Date.parse(sentAt) + 2 * DAY_MS).toISOString(),
    })
    expect(await late(open.operator)).toBe(before)
    shop().pass(2 * DAY_MS + 60_000)
    // Log-ins have ended meanwhile.
    const lateFor = async (...of: Parameters<ReturnType<typeof shop>['staff']>) => late((await shop().staff(...of)).ask)
    expect(await lateFor(null, 'manager')).toBeGreaterThan(before)
    expect(await lateFor(null, 'packer')).toBe(undefined)
  })

  test('after ten approved listings what a trusted seller sends goes on sale as soon as it is whole', async () => {
    const open = await openShop(shop())
    for (let place = 1; place <= 9; place++) await listed(open, { title: `Sickle ${place}` })
    const early = await trust(open.operator, open.sellerId, true)
    expect([early.status, early.body.message]).toEqual([
      409,
      'A seller is trusted after 10 approved listings; so far there are 9',
    ])
    expect((await waiting(open)).sent.body.data.state).toBe('waiting')
    await listed(open, { title: 'Sickle 10' })
    expect((await trust(open.ask, open.sellerId, true)).status, 'nobody trusts oneself').toBe(403)
    const trusted = await trust(open.operator, open.sellerId, true)
    expect(trusted.body.data).toEqual({ trusted: true, approved_listings: 10 })
    expect((await open.operator('GET', `desk/sellers/${open.sellerId}`)).body.data).toMatchObject(trusted.body.data)
    const plain = await waiting(open, { title: 'Spade' })
    expect(plain.sent.body.data.state).toBe('approved')
    const [id, picture] = [randomUUID(), randomUUID()]
    const body = newForm(open.category.id, { title: 'Hoe', pictures: [picture] })
    expect((await sendDraft(open.ask, id, body)).body.data.state).toBe('waiting')
    await sendPicture(open.ask, id, picture, await photograph())
    const whole = await show(open.ask, id)
    expect(whole.state).toBe('approved')
    expect((await open.ask('GET', `desk/listings/${whole.listing_id}`)).body.data).toMatchObject({
      title: 'Hoe',
      state: 'on_sale',
    })
    const banned = await sendDraft(open.ask, randomUUID(), newForm(open.category.id, { title: 'Endosulfan' }))
    expect([banned.status, banned.body.fields]).toEqual([422, { 'form.title': expect.stringContaining('banned') }])
    expect((await trust(open.operator, open.sellerId, false)).body.data.trusted).toBe(false)
    expect((await waiting(open, { title: 'Rake' })).sent.body.data.state).toBe('waiting')
  })

  test('approved drafts are listed newest first, page by page', async () => {
    const open = await openShop(shop())
    const made: string[] = []
    for (const title of ['Hoe', 'Rake', 'Spade']) {
      made.unshift((await listed(open, { title })).id)
      shop().pass(1_000)
    }
    const ids: string[] = []
    let cursor = ''
    while (ids.length < 3) {
      const { body } = await open.operator('GET', `desk/drafts?which=approved&limit=1&cursor=${cursor}`)
      ids.push(...body.data.map((row: { id: string }) => row.id))
      cursor = body.meta.next_cursor
    }
    expect(ids).toEqual(made)
  })

  test('no more than 200 drafts of one shop wait at a time', async () => {
    const open = await openShop(shop())
    const { id, body } = await waiting(open)
    const [row] = await shop().db.select().from(listingDrafts).where(eq(listingDrafts.id, id))
    if (row === undefined) throw new Error('It was stored')
    const others = Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() }))
    await shop().db.insert(listingDrafts).values(others)
    const full = await sendDraft(open.ask, randomUUID(), body)
    expect([full.status, full.body.message]).toEqual([409, '200 drafts of your shop wait already'])
    expect((await sendDraft(open.ask, id, body)).status, 'one of them anew').toBe(200)
    await withdraw(open.ask, others[0]?.id ?? '')
    expect((await sendDraft(open.ask, randomUUID(), body)).status).toBe(200)
    const page = (await open.operator('GET', `desk/drafts?limit=50&q=Green`)).body
    expect(page.data).toHaveLength(50)
    const seen = new Set<string>()
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: { data: { id: string }[]; meta: { next_cursor: string | null } } = (
        await open.ask('GET', `desk/drafts?limit=60${cursor && `&cursor=${cursor}`}`)
      ).body
      for (const draft of next.data) seen.add(draft.id)
      cursor = next.meta.next_cursor
    }
    expect(seen.size).toBe(200)
  })
})
