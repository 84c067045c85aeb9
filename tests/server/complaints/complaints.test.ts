import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import { order, toldTo } from '../news/news-steps.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

const HOUR_MS = 3_600_000
const WORDS = 'The bag was torn and nobody answers the telephone'

const complain = (ask: Ask, body: object = {}) =>
  ask('POST', 'complaints/create', { body: { subject: 'order', complaint: WORDS, ...body }, key: randomUUID() })

onBothDatabases((shop) => {
  test('a complaint gets a ticket, 48 hours to be acknowledged and 30 days to be settled', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    const orderId = await order(me, sku, {})
    const { status, body } = await complain(me.ask, { order_id: orderId })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'open', order_id: orderId, complaint: WORDS, answer: null })
    expect(body.data.ticket).toMatch(/^HC-[2-9A-Z]{8}$/)
    const came = Date.parse(body.data.created_at)
    expect(Date.parse(body.data.ack_by) - came).toBe(48 * HOUR_MS)
    expect(Date.parse(body.data.due_at) - came).toBe(30 * 24 * HOUR_MS)
    expect((await me.ask('GET', 'complaints')).body.data).toEqual([body.data])
    expect((await (await shop().customer()).ask('GET', 'complaints')).body.data).toEqual([])
    expect((await me.ask('GET', 'account/export')).body.data.complaints).toHaveLength(1)
  })

  test('what is missing, and an order of somebody else, is refused at its field', async () => {
    const [me, other] = [await openBuyer(shop()), await openBuyer(shop())]
    const { sku } = await addGoods(shop().db)
    const theirs = await order(other, sku, {})
    const fieldsOf = async (body: object) => (await complain(me.ask, body)).body.fields
    expect(await fieldsOf({ complaint: ' ' })).toEqual({ complaint: 'Write what went wrong' })
    expect(await fieldsOf({ complaint: 'Bad' })).toEqual({ complaint: 'Write a little more of what went wrong' })
    expect(await fieldsOf({ subject: 'weather' })).toHaveProperty('subject')
    expect(await fieldsOf({ order_id: theirs })).toEqual({ order_id: 'Order not found' })
    expect((await me.ask('GET', 'complaints')).body.data).toEqual([])
  })

  test('a flood of one customer ends at ten that are open', async () => {
    const me = await openBuyer(shop())
    for (let sent = 0; sent < 10; sent++) expect((await complain(me.ask)).status).toBe(201)
    expect((await complain(me.ask)).status).toBe(429)
  })

  test('the operator’s people acknowledge and settle it, the customer is told each time, and it is logged', async () => {
    const me = await openProven(shop())
    const { sku, listing } = await addGoods(shop().db)
    const orderId = await order(me, sku, {})
    const { ticket } = (await complain(me.ask, { order_id: orderId })).body.data
    const officer = await shop().staff(null, 'support')
    const step = (verb: string, body?: object) =>
      officer.ask('POST', `desk/complaints/${ticket}/${verb}`, { ...(body && { body }), key: randomUUID() })

    const seen = (await officer.ask('GET', 'desk/complaints')).body.data.find(
      (one: { ticket: string }) => one.ticket === ticket,
    )
    expect(seen).toMatchObject({ state: 'open', phone_number: expect.any(String), shop_names: [expect.any(String)] })
    expect((await step('acknowledge')).body.data).toMatchObject({ state: 'acknowledged' })
    expect((await step('acknowledge')).status).toBe(409)
    expect((await step('close', { answer: '' })).body.fields).toEqual({ answer: 'Write what was decided' })
    expect((await step('close', { answer: 'A new bag is on its way' })).body.data).toMatchObject({ state: 'closed' })
    expect((await step('close', { answer: 'Once more' })).status).toBe(409)
    expect((await me.ask('GET', 'complaints')).body.data).toMatchObject([
      { ticket, state: 'closed', answer: 'A new bag is on its way' },
    ])
    expect((await toldTo(shop(), { customerId: me.id })).filter((kind) => kind.startsWith('complaint'))).toEqual([
      'complaintTaken',
      'complaintAcknowledged',
      'complaintClosed',
    ])
    const log = await shop().db.select().from(auditLog).where(eq(auditLog.entityId, ticket)).orderBy(desc(auditLog.id))
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['complaint.close', { state: 'acknowledged' }, { state: 'closed' }],
      ['complaint.acknowledge', { state: 'open' }, { state: 'acknowledged' }],
    ])
    // The law names the shop's officer: a seller's people hear nothing of it here.
    const seller = await shop().staff(listing.sellerId, 'owner')
    expect((await seller.ask('GET', 'desk/complaints')).status).toBe(403)
  })

  test('an acknowledgement that was pressed by mistake is taken back: the 48 hours run again, and the customer is not told', async () => {
    const me = await openProven(shop())
    const { ticket, ack_by } = (await complain(me.ask)).body.data
    const officer = await shop().staff(null, 'support')
    const step = (verb: string, body?: object) =>
      officer.ask('POST', `desk/complaints/${ticket}/${verb}`, { ...(body && { body }), key: randomUUID() })
    const told = async () =>
      (await toldTo(shop(), { customerId: me.id })).filter((kind) => kind === 'complaintAcknowledged')

    expect((await step('take-back')).status).toBe(409)
    await step('acknowledge')
    expect(await told()).toHaveLength(1)
    expect((await step('take-back')).body.data).toMatchObject({ state: 'open', acknowledged_at: null, ack_by })
    expect(await told()).toEqual([])
    await step('acknowledge')
    expect(await told()).toHaveLength(1)
    await step('close', { answer: 'A new bag is on its way' })
    expect((await step('take-back')).status).toBe(409)
    const log = await shop().db.select().from(auditLog).where(eq(auditLog.action, 'complaint.takeBack'))
    expect(log).toMatchObject([{ entityId: ticket, staffId: officer.id, before: { state: 'acknowledged' } }])
  })

  test('the list begins with what runs out first', async () => {
    const me = await openBuyer(shop())
    const officer = await shop().staff(null, 'owner')
    const first = (await complain(me.ask)).body.data.ticket
    shop().pass(HOUR_MS)
    const second = (await complain(me.ask)).body.data.ticket
    const key = randomUUID()
    await officer.ask('POST', `desk/complaints/${first}/acknowledge`, { key })
    const tickets = async () =>
      (await officer.ask('GET', 'desk/complaints')).body.data
        .map(({ ticket }: { ticket: string }) => ticket)
        .filter((ticket: string) => [first, second].includes(ticket))
    // The first has 29 days left, the second 48 hours.
    expect(await tickets()).toEqual([second, first])
    await officer.ask('POST', `desk/complaints/${second}/close`, { body: { answer: 'Called' }, key: randomUUID() })
    expect(await tickets()).toEqual([first, second])
  })
})
