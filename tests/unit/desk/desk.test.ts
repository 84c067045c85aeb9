import { desk, type DeskChange } from '../../../src/desk/desk.shared.ts'
import { beforeEach, expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { DeskShipment } from '../../../src/contract/calls/staff/shipments.ts'
import { forgetStaff, isOutOfContact, readMe, rememberStaff } from '../../../src/desk/login/desk-login.shared.ts'
import { openApp } from '../../../src/client/app.ts'
import { callDesk } from '../../../src/desk/desk-api.shared.ts'
import {
  cashNotes,
  hasParcels,
  pileOf,
  savedParcels,
  withMoves,
  parcels,
} from '../../../src/desk/shipments/shipments.shared.ts'
import { readPacking, removePacking, savePacking } from '../../../src/desk/shipments/packing.shared.ts'
import { pull, pullChanged } from '../../../src/client/sync/pull.ts'
import { confirmedCount, writeAnswer } from '../../../src/client/sync/mirror.ts'
import { discardDead, enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { comeBack } from '../../support/open-phone.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { parcel } from '../../support/parcels.ts'
import { freshPhone, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

/** The desk's kinds of changes, through the queue that they share with the farmer's. */

const ME: StaffMe = { staff_id: 7, name: 'Meena', role: 'packer', seller_id: 3, shop_name: 'Devi Beej Bhandar' }

const [FIRST, SECOND] = ['HD23456789AB-1', 'HD23456789AC-1']
const packAll = (target: string): DeskChange => ({
  op: 'desk.pack',
  target,
  body: {
    lines: [
      { order_item_id: 1, quantity: 3, lot: 'L-44' },
      { order_item_id: 2, quantity: 1 },
    ],
  },
})
const packPart: DeskChange = { op: 'desk.pack', target: FIRST, body: { lines: [{ order_item_id: 1, quantity: 2 }] } }
const sendOut: DeskChange = { op: 'desk.hand-over', target: FIRST, body: {} }
const deliver: DeskChange = { op: 'desk.deliver', target: FIRST, body: { cash_taken: 20 } }

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  openApp({ ...desk, call: callDesk })
  phone = await freshPhone()
  server = new FakeServer().connect()
  await rememberStaff(phone, ME, 'token-7')
  await answered({ data: [parcel(FIRST), parcel(SECOND)], confirmed: 0, epoch: await epoch() })
})

interface Told {
  data: DeskShipment[]
  confirmed: number
  epoch: string
}
/** The answer of the shop to what was asked for when so many moves were confirmed. */
const answered = ({ data, ...asked }: Told) =>
  writeAnswer(
    phone,
    parcels.name,
    { acct: 7, ...asked },
    { said: data, write: () => parcels.write(phone, 7, { data }) },
  )
const epoch = async () => (await readSession(phone)).epoch
const act = async (...changes: DeskChange[]) => {
  for (const change of changes) await enqueue(phone, 7, change)
}
const shown = async () => withMoves(await savedParcels(phone, 7), await pendingChanges(phone, 7))
const answer = (data: object) => ({ status: 200, body: { status: true, data } })

test('a packed parcel leaves To pack at once, is marked as unsent, and is sent once', async () => {
  goOffline()
  await act(packAll(FIRST))
  expect(pileOf(await shown(), 'to_pack').map(({ id }) => id)).toEqual([SECOND])
  expect(pileOf(await shown(), 'packed')).toMatchObject([{ id: FIRST, unsent: true, lines: [{ lot: 'L-44' }, {}] }])
  server.next('lose answer')
  await comeBack(phone)
  await comeBack(phone)
  expect(server.arrivals).toHaveLength(2)
  expect(server.effects).toMatchObject([{ path: `desk/shipments/${FIRST}/pack`, acct: 7 }])
  expect(pileOf(await shown(), 'packed')).toMatchObject([{ id: FIRST, unsent: false }])
})

test('of confirmed changes the parcels that they name are asked for, and no list; a price asks for none', async () => {
  const asked = async (changed: { collection: string; target: string }[]) => {
    server.arrivals.length = 0
    for (const { target } of changed) server.next(answer(parcel(target)), `desk/shipments/${target}`)
    await pullChanged(phone, changed)
    return server.arrivals.map(({ path }) => path)
  }
  const moved = (target: string) => ({ collection: 'parcels', target })
  expect(await asked([moved(FIRST)])).toEqual([`desk/shipments/${FIRST}`])
  expect(await asked([moved(FIRST), moved(FIRST)])).toEqual([`desk/shipments/${FIRST}`])
  expect(
    await asked([
      { collection: 'goods', target: 'SKU-1' },
      { collection: 'goods', target: 'SKU-2' },
    ]),
  ).toEqual([])
  const many = Array.from({ length: 9 }, (_, number) => moved(`HD23456789AB-${number}`))
  expect(new Set(await asked(many)), 'all piles are fewer calls').toEqual(new Set(['desk/cash/own', 'desk/shipments']))
})

test('what is left out shows as a parcel to come, and takes its number from the shop', async () => {
  goOffline()
  await act(packPart)
  const [rest] = pileOf(await shown(), 'to_pack').filter(({ isRest }) => isRest)
  expect(rest).toMatchObject({ cash_due: 110, lines: [{ quantity: 1 }, { quantity: 1 }] })
  expect(pileOf(await shown(), 'packed')).toMatchObject([{ id: FIRST, cash_due: 20, lines: [{ quantity: 2 }] }])
  server.next(answer({ id: FIRST, state: 'packed', rest: 'HD23456789AB-2' }), 'pack')
  await comeBack(phone)
  expect(pileOf(await shown(), 'to_pack').map(({ id, isRest }) => [id, isRest])).toEqual([
    ['HD23456789AB-2', false],
    [SECOND, false],
  ])
})

test('the rest is packed under the numbers that the shop gave its pieces', async () => {
  goOffline()
  await act(packPart)
  const rest = 'HD23456789AB-2'
  const rest_lines = [{ was: 1, order_item_id: 31 }]
  server.next(answer({ id: FIRST, state: 'packed', rest, rest_lines }), 'pack')
  await comeBack(phone)
  expect((await shown()).find(({ id }) => id === rest)?.lines).toMatchObject([
    { order_item_id: 31, quantity: 1 },
    { order_item_id: 2, quantity: 1 },
  ])
})

test('all moves of a parcel go out in their order, and one that waits holds up no other parcel', async () => {
  goOffline()
  await act(packPart, sendOut, deliver, packAll(SECOND))
  expect((await shown()).find(({ id, isRest }) => id === FIRST && !isRest)).toMatchObject({
    state: 'delivered',
    cash_taken: 20,
  })
  server.next(refusal(503, 'BUSY'), `${FIRST}/pack`)
  await comeBack(phone)
  expect(server.effects.map(({ path }) => path)).toEqual([`desk/shipments/${SECOND}/pack`])
  await comeBack(phone)
  expect(server.effects.slice(1).map(({ path }) => path.split('/').at(-1))).toEqual(['pack', 'hand-over', 'deliver'])
})

test('a refused move says so in the words of the shop until it is put away', async () => {
  server.next({ ...refusal(409, 'NOT_ALLOWED_NOW', { message: 'This parcel is packed' }) }, 'pack')
  await act(packAll(FIRST), packAll(SECOND))
  await flush(phone)
  const [dead] = await failedChanges(phone, 7)
  expect(dead).toMatchObject({ target: FIRST, message: 'This parcel is packed' })
  expect(pileOf(await shown(), 'to_pack').map(({ id }) => id)).toEqual([FIRST])
  await discardDead(phone, dead?.id ?? '')
  expect(await failedChanges(phone, 7)).toEqual([])
})

test('cash for a parcel that had moved elsewhere is told, and the parcel stays where it is', async () => {
  server.next(answer({ id: FIRST, state: 'returned', moved: false }), 'deliver')
  await act(deliver)
  await flush(phone)
  expect(await cashNotes(phone, 7)).toEqual([{ id: FIRST, cash: 20 }])
  expect((await savedParcels(phone, 7))[0]).toMatchObject({ id: FIRST, state: 'to_pack' })
})

test('cash that was noted is not noted for the rest, too, and stays where none is taken later', async () => {
  const noted = { ...parcel(FIRST), cash_taken: 20 }
  const told = async (one: DeskShipment) =>
    answered({ data: [one], confirmed: await confirmedCount(phone, 7, parcels.name), epoch: await epoch() })
  await told(noted)
  goOffline()
  await act(packPart)
  expect((await shown()).map(({ isRest, cash_taken }) => [isRest, cash_taken])).toEqual([
    [false, 20],
    [true, null],
  ])
  await act(sendOut, { op: 'desk.deliver', target: FIRST, body: { cash_taken: 0 } })
  expect((await shown())[0]).toMatchObject({ state: 'delivered', cash_taken: 20 })
})

test('what is unpacked before it was sent is not sent at all', async () => {
  goOffline()
  await act(packAll(FIRST), { op: 'desk.unpack', target: FIRST, body: null })
  expect(await pendingChanges(phone, 7)).toEqual([])
  expect(pileOf(await shown(), 'to_pack')).toHaveLength(2)
})

test('a parcel that goes from pile to pile while they are asked for does not leave the phone', async () => {
  server.next('lose answer', `${FIRST}/pack`)
  await act(packAll(FIRST))
  await flush(phone)
  for (const pile of ['to_pack', 'packed', 'on_the_way', 'coming_back'])
    server.next({ status: 200, body: { status: true, data: pile === 'to_pack' ? [parcel(SECOND)] : [] } }, 'shipments')
  await pull(phone, parcels)
  expect(pileOf(await shown(), 'packed')).toMatchObject([{ id: FIRST, unsent: true }])
  await comeBack(phone)
  expect(pileOf(await shown(), 'packed')).toMatchObject([{ id: FIRST, unsent: false }])
})

test('piles between which a parcel was moved are asked for anew, for its rest may be in none', async () => {
  const pile = (...data: DeskShipment[]) => ({ status: 200, body: { status: true, data } })
  const [rest, packed] = [parcel('HD23456789AB-2'), { ...parcel(FIRST), state: 'packed' as const }]
  const moved = { ...packed, moved_at: '2026-11-20T06:00:00.000Z' }
  for (const answers of [pile(parcel(FIRST)), pile(moved), pile(), pile()]) server.next(answers, 'shipments')
  for (const answers of [pile(rest), pile(moved), pile(), pile()]) server.next(answers, 'shipments')
  await pull(phone, parcels)
  expect((await savedParcels(phone, 7)).map(({ id, state }) => [id, state])).toEqual([
    [rest.id, 'to_pack'],
    [FIRST, 'packed'],
  ])
})

test('the piles of the shop replace what the phone had', async () => {
  for (const pile of ['to_pack', 'packed', 'on_the_way', 'coming_back'])
    server.next({ status: 200, body: { status: true, data: pile === 'to_pack' ? [parcel(SECOND)] : [] } }, 'shipments')
  expect(await pull(phone, parcels)).toMatchObject({ status: true })
  expect((await savedParcels(phone, 7)).map(({ id }) => id)).toEqual([SECOND])
})

test('a log-in that has ended takes the customers from the phone; what was done waits for the same person', async () => {
  goOffline()
  await act(packAll(FIRST))
  goOnline()
  server.revoked.add('token-7')
  expect(await flush(phone)).toMatchObject({ stopped: 'login' })
  await forgetStaff(phone, false)
  expect([await readMe(phone), await hasParcels(phone, 7)]).toEqual([null, false])
  expect(JSON.stringify(await phone.db.outbox.toArray())).not.toMatch(/Ramesh|9822012345|Camp/)
  await rememberStaff(phone, ME, 'token-7b')
  await comeBack(phone)
  expect(server.effects).toMatchObject([{ path: `desk/shipments/${FIRST}/pack` }])
})

test('a log-out ends whoever is logged in by then, so that nobody else’s customers stay', async () => {
  // The other log-in comes after this page has looked and before it writes.
  const { write } = phone
  let isFirst = true
  const late = async <T>(...args: Parameters<typeof write<T>>): Promise<T> => {
    if (isFirst) {
      isFirst = false
      await rememberStaff({ ...phone, write }, { ...ME, staff_id: 8 }, 'token-8')
    }
    return write(...args)
  }
  await forgetStaff({ ...phone, write: late }, false)
  expect((await phone.db.meta.toArray()).filter(({ key }) => /^[78]:/.test(key))).toEqual([])
})

test('a log-out leaves nothing of the desk on the phone', async () => {
  goOffline()
  await act(packAll(FIRST))
  await forgetStaff(phone, true)
  expect(await phone.db.outbox.count()).toBe(0)
  expect((await phone.db.meta.toArray()).filter(({ key }) => key.startsWith('7:'))).toEqual([])
})

test('after seven days without the shop the customers are to leave the phone', async () => {
  phone.later(7 * 24 * 3_600_000 - 60_000)
  expect(await isOutOfContact(phone)).toBe(false)
  phone.later(120_000)
  expect(await isOutOfContact(phone)).toBe(true)
})

test('what is ticked of a parcel stays on the phone until it is packed, gone or logged out', async () => {
  const ticked = { 1: { isIn: true, quantity: 2, lot: 'L-44' } }
  const saved = (id: string) => readPacking(phone, 7, id)
  await savePacking(phone, 7, FIRST, ticked)
  await savePacking(phone, 7, SECOND, ticked)
  const told = async (...data: DeskShipment[]) =>
    answered({ data, confirmed: await confirmedCount(phone, 7, parcels.name), epoch: await epoch() })
  await told(parcel(FIRST), parcel(SECOND))
  expect([await saved(FIRST), await saved(SECOND)]).toEqual([ticked, ticked])
  // Somebody else has packed it.
  await told({ ...parcel(FIRST), state: 'packed' }, parcel(SECOND))
  expect([await saved(FIRST), await saved(SECOND)]).toEqual([{}, ticked])
  await removePacking(phone, 7, SECOND)
  expect(await saved(SECOND)).toEqual({})
  await savePacking(phone, 7, SECOND, ticked)
  await forgetStaff(phone, false)
  expect(await saved(SECOND)).toEqual({})
  // A tick that was under way at the log-out.
  await savePacking(phone, 7, SECOND, ticked)
  expect(await saved(SECOND)).toEqual({})
})
