import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, customers, refundDestinations } from '../../../server/db/schema.ts'
import { eraseRow } from '../../../server/shop/accounts/erase-account.ts'
import { dataKey } from '../../../server/shop/core/encryption.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { sealDestinations } from '../../../server/shop/payments/refund-destinations.ts'
import { openRounds } from '../shipments/rounds.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { readRows } from '../../proofs/routes/rows.ts'
import { openBuyer, orderAndRequest, pay, verify, type Buyer } from './payment-steps.ts'

/** Where cash goes that comes back: its customer names it, whoever sends it opens it, and nobody else reads it. */

const DAY = 24 * 60 * 60 * 1000
const BANK = { account_no: '123 4567 8901', ifsc: 'sbin0001234' }

onBothDatabases((shop) => {
  const { onTheRound, undo } = openRounds(shop)
  type Round = Awaited<ReturnType<typeof onTheRound>>

  const delivered = async (...prices: number[]) => {
    const round = await onTheRound(...prices)
    await round.act('deliver', { cash_taken: prices.reduce((sum, price) => sum + price, 0) })
    return round
  }
  const giveBack = (me: Buyer, item: number, to: object = {}) =>
    me.ask('POST', `order/return/${item}`, { body: { reason: 'Too much', ...to }, key: randomUUID() })
  const say = (me: Buyer, item: number, to: object) => me.ask('POST', `order/refund-to/${item}`, { body: to })
  const approve = async (item: number) => {
    const { data } = (await shop().operator('GET', 'admin/returns')).body
    const { id } = data.find((row: { order_item_id: number }) => row.order_item_id === item)
    await shop().operator('POST', `admin/returns/${id}/approve`, { body: {} })
  }
  const refundOf = async ({ order }: Pick<Round, 'order'>) =>
    (await shop().operator('GET', `admin/refunds?q=${order}`)).body.data[0]
  const open = async (round: Pick<Round, 'order'>) =>
    (await shop().operator('POST', `desk/refunds/${(await refundOf(round)).id}/open`)).body.data
  const shown = async (me: Buyer, item: number) =>
    (await me.ask('GET', 'order/get-history')).body.data.find(
      (row: { order_item_id: number }) => row.order_item_id === item,
    )?.refund_to

  test('a UPI id or an account comes with the return, and the operator opens it', async () => {
    for (const [to, opened, mask] of [
      [{ upi: ' asha.rao@okaxis ' }, { upi: 'asha.rao@okaxis' }, 'as••••@okaxis'],
      [{ ...BANK, upi: '' }, { account_no: '12345678901', ifsc: 'SBIN0001234' }, '•••• 8901'],
    ] as const) {
      const round = await delivered(390)
      const item = round.itemOf(390)
      expect(await shown(round.me, item), 'nothing comes back').toBeUndefined()
      expect(await giveBack(round.me, item, to)).toMatchObject({ status: 200 })
      expect(await shown(round.me, item)).toBe(mask)
      await approve(item)
      expect(await refundOf(round)).toMatchObject({ state: 'due', has_destination: true })
      expect(await open(round)).toEqual(opened)
      const [logged] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
      expect(logged).toMatchObject({ action: 'refund.open', before: null, after: null, staffId: null })
      await shop().operator('POST', `admin/refunds/${(await refundOf(round)).id}/done`, { body: { reference: 'U1' } })
      expect(await shown(round.me, item), 'it went').toBeUndefined()
    }
  })

  test('a phone that says nothing is asked on the card, until the money is sent', async () => {
    const round = await delivered(390)
    const item = round.itemOf(390)
    await giveBack(round.me, item)
    expect(await shown(round.me, item)).toBe(null)
    await approve(item)
    expect(await shown(round.me, item)).toBe(null)
    expect(await refundOf(round)).toMatchObject({ has_destination: false })
    expect(await open(round)).toBe(null)
    expect(await say(round.me, item, { upi: 'asha@ybl' })).toMatchObject({ status: 200 })
    expect(await say(round.me, item, { upi: 'asha2@ybl' }), 'what was mistyped is mended').toMatchObject({
      status: 200,
    })
    expect(await open(round)).toEqual({ upi: 'asha2@ybl' })
    await shop().operator('POST', `desk/refunds/${(await refundOf(round)).id}/sent`)
    expect(await say(round.me, item, { upi: 'asha@ybl' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW', message: 'No money waits to be sent back for this item' },
    })
  })

  test('an item that was cancelled after more cash came in asks too', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    await undo(round.itemOf(390))
    await shop().operator('POST', `admin/orders/${round.itemOf(390)}/lost`, { body: { reason: 'Lost' } })
    expect(await shown(round.me, round.itemOf(390))).toBe(null)
    expect(await say(round.me, round.itemOf(390), BANK)).toMatchObject({ status: 200 })
    expect(await shown(round.me, round.itemOf(390))).toBe('•••• 8901')
  })

  test.each<[object, string]>([
    [{ upi: 'asha@gmail.com' }, 'upi'],
    [{ upi: 'asha' }, 'upi'],
    [{ account_no: '12345678', ifsc: 'SBIN0001234' }, 'account_no'],
    [{ account_no: '1234567890123456789', ifsc: 'SBIN0001234' }, 'account_no'],
    [{ account_no: '123456789' }, 'ifsc'],
    [{ account_no: '123456789', ifsc: 'SBIN1001234' }, 'ifsc'],
    [{ ifsc: 'SBIN0001234' }, 'account_no'],
    [{ ...BANK, upi: 'asha@ybl' }, 'upi'],
  ])('%j goes nowhere, and %s is what is wrong', async (to, field) => {
    const { me, itemOf } = await delivered(390)
    const refused = { status: 422, body: { fields: { [field]: expect.any(String) } } }
    expect(await giveBack(me, itemOf(390), to)).toMatchObject(refused)
    await giveBack(me, itemOf(390))
    expect(await say(me, itemOf(390), to)).toMatchObject(refused)
    expect(await shown(me, itemOf(390))).toBe(null)
  })

  test('nobody names it for somebody else, for what was paid in advance, or where nothing comes back', async () => {
    const { me, itemOf } = await delivered(390)
    const stranger = await openBuyer(shop())
    expect(await say(me, itemOf(390), { upi: 'asha@ybl' })).toMatchObject({ status: 409 })
    await giveBack(me, itemOf(390))
    expect(await say(stranger, itemOf(390), { upi: 'thief@ybl' })).toMatchObject({ status: 404 })
    expect(await giveBack(stranger, itemOf(390), { upi: 'thief@ybl' })).toMatchObject({ status: 404 })
    expect(await say(me, itemOf(390), {})).toMatchObject({ status: 422, body: { fields: { upi: expect.any(String) } } })
    expect(await shown(me, itemOf(390))).toBe(null)

    const { sku } = await addGoods(shop().db, { price: 100 })
    const requested = await orderAndRequest(stranger, sku, 100)
    await verify(stranger, requested, await pay(stranger, requested))
    const [item] = (await stranger.ask('GET', 'order/get-history')).body.data
    for (const verb of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${item.order_item_id}/${verb}`)
    expect(await giveBack(stranger, item.order_item_id, { upi: 'asha@ybl' })).toMatchObject({ status: 200 })
    expect(await say(stranger, item.order_item_id, { upi: 'asha@ybl' })).toMatchObject({ status: 409 })
    expect(await shop().db.$count(refundDestinations, eq(refundDestinations.orderId, requested.id))).toBe(0)
  })

  test('it lies sealed in the database and in a backup, and is in her own export alone', async () => {
    const round = await delivered(390)
    await giveBack(round.me, round.itemOf(390), { upi: 'zebrafinch@okaxis' })
    await approve(round.itemOf(390))
    await open(round)
    const rows = [...(await readRows(shop().db, []))].flatMap(([table, lines]) =>
      [...lines].some((line) => line.includes('zebrafinch')) ? [table] : [],
    )
    expect(rows).toEqual([])
    const answer = await shop().fetch('/api/admin/backup', { Authorization: `Bearer ${shop().deps.adminToken}` })
    const backup = gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString('utf8')
    expect(backup).toContain(round.order)
    expect(backup).not.toContain('zebrafinch')
    expect(JSON.stringify(shop().errors)).not.toContain('zebrafinch')
    for (const path of ['admin/refunds', 'admin/returns', 'desk/log'])
      expect(JSON.stringify((await shop().operator('GET', path)).body), path).not.toContain('zebrafinch')
    const taken = (await round.me.ask('GET', 'account/export')).body.data
    expect(taken.refund_destinations).toEqual([{ order_id: round.order, to: { upi: 'zebrafinch@okaxis' } }])
  })

  test('a start seals it anew after a change of the key, and asks again where the key is lost', async () => {
    const round = await delivered(390)
    await giveBack(round.me, round.itemOf(390), { upi: 'asha@ybl' })
    await approve(round.itemOf(390))
    const before = shop().deps.dataKeys
    const [next, lost] = [dataKey('another data key of the tests'), dataKey('a data key that was lost')]
    try {
      shop().deps.dataKeys = { current: next, old: before.current }
      expect(await sealDestinations(shop().deps)).toEqual({ unreadable: 0 })
      shop().deps.dataKeys = { current: next }
      expect(await open(round)).toEqual({ upi: 'asha@ybl' })
      shop().deps.dataKeys = { current: lost }
      expect((await sealDestinations(shop().deps)).unreadable).toBeGreaterThan(0)
      expect(await shown(round.me, round.itemOf(390))).toBe(null)
    } finally {
      shop().deps.dataKeys = { current: before.current, old: next }
      await sealDestinations(shop().deps)
      shop().deps.dataKeys = before
    }
    expect(await open(round), 'nothing is lost').toEqual({ upi: 'asha@ybl' })
  })

  test('it is deleted 35 days after the refund was done, and with the account', async () => {
    const [gone, due, refused] = [await delivered(390), await delivered(390), await delivered(390)]
    for (const { me, itemOf } of [gone, due, refused]) await giveBack(me, itemOf(390), { upi: 'asha@ybl' })
    for (const { itemOf } of [gone, due]) await approve(itemOf(390))
    const kept = async () =>
      (await shop().db.select({ id: refundDestinations.orderId }).from(refundDestinations)).map(({ id }) => id)
    const orders = [gone, due, refused].map(({ order }) => order)
    const left = async (days: number) => {
      const clock = () => new Date(shop().deps.clock().getTime() + days * DAY)
      await purgeExpired({ ...shop().deps, clock })
      const ids = await kept()
      return orders.map((id) => ids.includes(id))
    }
    expect(await left(90), 'all still wait').toEqual([true, true, true])
    await shop().operator('POST', `admin/refunds/${(await refundOf(gone)).id}/done`, { body: { reference: 'U1' } })
    const { data } = (await shop().operator('GET', 'admin/returns?which=requested')).body
    const { id } = data.find((row: { order_id: string }) => row.order_id === refused.order)
    await shop().operator('POST', `admin/returns/${id}/reject`, { body: { note: 'The seal is broken' } })
    expect(await left(34)).toEqual([true, true, true])
    expect(await left(36)).toEqual([false, true, false])
    const [account] = await shop().db.select().from(customers).where(eq(customers.id, due.me.id))
    if (account !== undefined) await eraseRow(shop().deps, account)
    expect(await left(0)).toEqual([false, false, false])
  })
})
