import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outbox, refunds } from '../../../server/db/schema.ts'
import { reconcileRefunds } from '../../../server/shop/payments/send-refunds.ts'
import { subscribe } from '../news/news-steps.ts'
import { openRounds } from '../shipments/rounds.ts'
import { refundDue } from '../../proofs/routes/customer-steps.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { openBuyer } from './payment-steps.ts'

/** Money that somebody sends without the provider: due, sent, done, and by two people where it is much. */

const LARGE = 2001

onBothDatabases((shop) => {
  const { onTheRound, giveBack, dueBack } = openRounds(shop)

  /** A parcel whose one line came back, so that its cash is due. */
  const due = async (price: number) => {
    const round = await onTheRound(price)
    await round.act('deliver', { cash_taken: price })
    await giveBack(round, round.itemOf(price))
    const row = async () =>
      (await shop().operator('GET', `admin/refunds?q=${round.order}`)).body.data[0] as Record<string, unknown>
    const id = String((await row())['id'])
    const at = (who: Pick<TestCustomer, 'ask'>, verb: string, body?: object) =>
      who.ask('POST', `desk/refunds/${id}/${verb}`, body && { body })
    const done = (who: Pick<TestCustomer, 'ask'>, reference = 'UTR1') => at(who, 'done', { reference })
    const shown = async () => {
      const { data } = (await round.me.ask('GET', 'order/get-history')).body
      return data.find((item: { order_item_id: number }) => item.order_item_id === round.itemOf(price)).refund?.state
    }
    return { ...round, id, row, at, done, shown }
  }
  const people = async () => ({ asha: await shop().staff(null, 'accounts'), ravi: await shop().staff(null, 'owner') })
  const commandLine = { ask: (...asked: Parameters<TestCustomer['ask']>) => shop().operator(...asked) }

  test('it is due, sent by somebody, and done with its reference; the customer reads each and hears once', async () => {
    const { me, id, row, at, done, shown } = await due(390)
    await subscribe(me.ask, {})
    const { asha } = await people()
    expect([await shown(), (await row())['state'], (await row())['sent_at']]).toEqual(['due', 'due', null])
    expect(await at(asha, 'sent')).toMatchObject({ status: 200, body: { data: { state: 'sending' } } })
    expect(await at(asha, 'sent'), 'a second tap').toMatchObject({ status: 200 })
    expect(await shown()).toBe('sent')
    expect(await row()).toMatchObject({ state: 'sending', sent_at: expect.any(String), sent_by: expect.any(String) })
    expect(await done(asha)).toMatchObject({ status: 200, body: { data: { state: 'done' } } })
    expect(await shown()).toBe('done')
    expect(await row()).toMatchObject({ state: 'done', reference: 'UTR1', two_people: false })
    const isHers = and(eq(outbox.customerId, me.id), eq(outbox.template, 'refundSent'))
    expect(await shop().db.$count(outbox, isHers)).toBe(1)
    const log = await shop()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'refund'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id)
    expect(log.map(({ staffId, after }) => [staffId, after])).toEqual([
      [asha.id, { state: 'sending' }],
      [asha.id, { state: 'done', reference: '(changed)' }],
    ])
  })

  test('above the limit two people are needed, and the command line is one of them', async () => {
    const two = 'This much needs two people'
    const refused = { status: 409, body: { code: 'NOT_ALLOWED_NOW', message: expect.stringContaining(two) } }
    for (const [first, second] of [
      [(await people()).asha, (await people()).ravi],
      [(await people()).asha, commandLine],
      [commandLine, (await people()).asha],
    ] as const) {
      const { row, at, done } = await due(LARGE)
      expect(await row()).toMatchObject({ two_people: true })
      expect(await done(first), 'not at once').toMatchObject(refused)
      expect(await at(first, 'sent')).toMatchObject({ status: 200 })
      expect(await done(first), 'not oneself').toMatchObject(refused)
      expect(await row()).toMatchObject({ state: 'sending', reference: null })
      expect(await done(second)).toMatchObject({ status: 200 })
    }
    const { done, row } = await due(2000)
    expect(await row()).toMatchObject({ two_people: false })
    expect(await done(commandLine), 'up to the limit one is enough').toMatchObject({ status: 200 })
  })

  test('the limit is a setting', async () => {
    const { done } = await due(390)
    shop().deps.refundByOnePaise = 389_99
    try {
      expect(await done(commandLine)).toMatchObject({ status: 409 })
    } finally {
      delete shop().deps.refundByOnePaise
    }
    expect(await done(commandLine)).toMatchObject({ status: 200 })
  })

  test('what the bank has sent back is due again, and may be sent elsewhere', async () => {
    const { me, itemOf, at, done, row, shown } = await due(LARGE)
    await subscribe(me.ask, {})
    const { asha, ravi } = await people()
    await at(asha, 'sent')
    expect(await at(ravi, 'back')).toMatchObject({ status: 200, body: { data: { state: 'failed' } } })
    expect([await shown(), (await row())['sent_at'], (await row())['sent_by']]).toEqual(['due', null, null])
    expect(await done(ravi), 'nobody has sent it').toMatchObject({ status: 409 })
    expect(await me.ask('POST', `order/refund-to/${itemOf(LARGE)}`, { body: { upi: 'asha@ybl' } })).toMatchObject({
      status: 200,
    })
    shop().pass(60_000)
    await at(ravi, 'sent')
    expect(await done(asha)).toMatchObject({ status: 200 })
    expect(await at(asha, 'back'), 'what is done stays done').toMatchObject({ status: 409 })
    const isHers = eq(outbox.customerId, me.id)
    const told = await shop().db.select({ what: outbox.template }).from(outbox).where(isHers).orderBy(outbox.id)
    expect(told.map(({ what }) => what)).toEqual(['refundSent', 'refundDue', 'refundSent'])
  })

  test('what is sent is gone: more cash that comes in is due beside it, and both together where it comes back', async () => {
    const round = await onTheRound(390)
    const item = round.itemOf(390)
    const settle = (sum: number) =>
      round.owner.ask('POST', `desk/cash/${round.id}/settle`, { key: randomUUID(), body: { sum, reason: 'Counted' } })
    await round.act('deliver', { cash_taken: 200, reason: 'She had no more' })
    await giveBack(round, item)
    const [{ id }] = (await shop().operator('GET', `admin/refunds?q=${round.order}`)).body.data
    await shop().operator('POST', `desk/refunds/${id}/sent`)
    await settle(390)
    expect(await dueBack(round)).toEqual([190, 200])
    await shop().operator('POST', `desk/refunds/${id}/back`)
    expect(await dueBack(round)).toEqual([390])
    await settle(100)
    expect(await dueBack(round)).toEqual([100])
  })

  test('what was paid in advance is sent another way too, and no late word of the provider undoes it', async () => {
    const { asha, ravi } = await people()
    const id = await refundDue(shop(), await openBuyer(shop()))
    const refused = await shop().operator('POST', `desk/refunds/${id}/back`)
    expect(refused.body.data, 'nothing was sent').toMatchObject({ state: 'due' })
    expect(await asha.ask('POST', `desk/refunds/${id}/sent`)).toMatchObject({ status: 200 })
    expect(await ravi.ask('POST', `desk/refunds/${id}/send`)).toMatchObject({ status: 409 })
    shop().pass(10 * 60_000)
    await reconcileRefunds(shop().deps)
    const [row] = await shop()
      .db.select()
      .from(refunds)
      .where(eq(refunds.id, Number(id)))
    expect(row).toMatchObject({ state: 'sending', sentBy: asha.id })
    expect(await ravi.ask('POST', `desk/refunds/${id}/done`, { body: { reference: 'UTR2' } })).toMatchObject({
      status: 200,
    })
  })

  test('a list has what is due first, then what is sent, and each part alone; a shop sees its own', async () => {
    const [first, sent, done] = [await due(10), await due(20), await due(30)]
    await sent.at(commandLine, 'sent')
    await done.done(commandLine)
    const ids = [first, sent, done].map(({ id }) => Number(id))
    const listed = async (query = '', who: Pick<TestCustomer, 'ask'> = commandLine): Promise<number[]> =>
      (await who.ask('GET', `desk/refunds?limit=500${query}`)).body.data
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => ids.includes(id))
    expect(await listed()).toEqual(ids)
    expect(await listed('&which=due')).toEqual(ids.slice(0, 1))
    expect(await listed('&which=sent')).toEqual(ids.slice(1, 2))
    expect(await listed('&which=done')).toEqual(ids.slice(2))
    expect(await listed('', first.owner)).toEqual(ids.slice(0, 1))
    for (const verb of ['send', 'sent', 'back', 'open']) expect((await first.at(first.owner, verb)).status).toBe(403)
    expect((await first.done(first.owner)).status).toBe(403)
  })
})
