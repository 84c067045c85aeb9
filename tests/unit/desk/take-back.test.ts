import { beforeEach, expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import { openApp } from '../../../src/client/app.ts'
import { fileNames, putFile } from '../../../src/client/db/files.ts'
import { enqueueAll } from '../../../src/client/sync/enqueue-all.ts'
import { writeAnswer } from '../../../src/client/sync/mirror.ts'
import { enqueue, failedChanges, pendingChanges, retryDead } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { callDesk } from '../../../src/desk/desk-api.shared.ts'
import { desk, type DeskChange } from '../../../src/desk/desk.shared.ts'
import { sweepFiles } from '../../../src/desk/listings/typed-listings.ts'
import { rememberStaff } from '../../../src/desk/login/desk-login.shared.ts'
import { holdsOf, holdsWith, recentOf, takeBackOf } from '../../../src/desk/shipments/recent.shared.ts'
import { parcels, savedParcels, withMoves } from '../../../src/desk/shipments/shipments.shared.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { comeBack } from '../../support/open-phone.ts'
import { parcel } from '../../support/parcels.ts'
import { freshPhone, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

/** What was pressed by mistake at a door is taken back, whether it was sent or not, and the cash with it. */

const ME: StaffMe = { staff_id: 7, name: 'Meena', role: 'packer', seller_id: 3, shop_name: 'Devi Beej Bhandar' }
const ID = 'HD23456789AB-1'
const OTHER = 'HD23456789AB-2'
const deliver: DeskChange = { op: 'desk.deliver', target: ID, body: { cash_taken: 130 } }
const fail: DeskChange = { op: 'desk.fail', target: ID, body: { reason: 'Nobody was there' } }
const takeBack = (cash_taken: number): DeskChange => ({ op: 'desk.take-back', target: ID, body: { cash_taken } })

let phone: TestPhone
let server: FakeServer

/** The shop tells what is on the round, and what the person has. */
const told = async (data = [parcel(ID, { state: 'out' })], holds = 500) => {
  const { epoch } = await readSession(phone)
  const write = () => parcels.write(phone, 7, { data, holds })
  await writeAnswer(phone, parcels.name, { acct: 7, confirmed: 0, epoch }, { said: data, write })
}

beforeEach(async () => {
  goOnline()
  openApp({ ...desk, call: callDesk })
  phone = await freshPhone()
  server = new FakeServer().connect()
  await rememberStaff(phone, ME, 'token-7')
  await told()
})

const act = (change: DeskChange) => enqueue(phone, 7, change)
const pending = () => pendingChanges(phone, 7)
const canTakeBack = async () => takeBackOf(await recentOf(phone, 7), await pending())
const holds = async () => holdsWith(await holdsOf(phone, 7), await pending())
const state = async () => {
  const [saved, recent] = [await savedParcels(phone, 7), await recentOf(phone, 7)]
  const known = saved.some(({ id }) => id === ID) ? saved : [...saved, ...recent.map((one) => one.parcel)]
  const [one] = withMoves(known, await pending())
  return one && [one.state, one.cash_due, one.cash_taken]
}

test('what was not sent is taken out of the queue, and nobody has its cash', async () => {
  goOffline()
  await act(deliver)
  expect([await state(), await holds(), await canTakeBack()]).toEqual([['delivered', 130, 130], 630, { [ID]: 130 }])
  await act(takeBack(130))
  expect([await state(), await holds(), await canTakeBack()]).toEqual([['out', 130, null], 500, {}])
  expect(await pending()).toEqual([])
  await act(deliver)
  goOnline()
  await flush(phone)
  expect(server.effects.map(({ path }) => path)).toEqual([expect.stringContaining('/deliver')])
  expect(await holds()).toBe(630)
})

test('what was pressed last stands last', async () => {
  await told([parcel(ID, { state: 'out' }), parcel(OTHER, { state: 'out' })])
  goOffline()
  await act(deliver)
  await act({ ...deliver, target: OTHER })
  expect(Object.keys(await canTakeBack())).toEqual([ID, OTHER])
  await act(takeBack(130))
  await act(deliver)
  expect(Object.keys(await canTakeBack())).toEqual([OTHER, ID])
})

test.each([
  ['delivered', deliver, 130, 630],
  ['failed', fail, 0, 500],
])(
  'what was sent as %s can be taken back for a while, also once the shop lists it no more',
  async (is, change, taken, sum) => {
    await act(change)
    await flush(phone)
    const { epoch } = await readSession(phone)
    const write = () =>
      parcels.write(phone, 7, { data: is === 'failed' ? [parcel(ID, { state: 'failed' })] : [], holds: sum })
    await writeAnswer(phone, parcels.name, { acct: 7, confirmed: 1, epoch }, { said: [], write })
    expect([(await state())?.[0], await holds(), await canTakeBack()]).toEqual([is, sum, { [ID]: taken }])
    goOffline()
    await act(takeBack(taken))
    expect([await state(), await holds(), await canTakeBack()]).toEqual([['out', 130, null], 500, {}])
    goOnline()
    await flush(phone)
    expect(server.effects.at(-1)?.path).toContain('/take-back')
    expect([await state(), await holds(), await canTakeBack()]).toEqual([['out', 130, null], 500, {}])
  },
)

test('what is on its way when it is taken back is followed by that', async () => {
  server.next('lose answer', 'deliver')
  await act(deliver)
  await flush(phone)
  await act(takeBack(130))
  expect((await pending()).map(({ op }) => op)).toEqual(['desk.deliver', 'desk.take-back'])
  expect([await state(), await holds()]).toEqual([['out', 130, null], 500])
})

test('what the shop refuses is nobody’s cash, and half an hour later nothing is taken back', async () => {
  server.next(refusal(409, 'NOT_ALLOWED_NOW'), 'deliver')
  await act(deliver)
  await flush(phone)
  expect([await holds(), await canTakeBack()]).toEqual([500, {}])
  await act(deliver)
  await flush(phone)
  expect(await canTakeBack()).toEqual({ [ID]: 130 })
  phone.later(31 * 60_000)
  expect(await canTakeBack()).toEqual({})
})

const PHOTO = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const NEXT_DOOR = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const proof: DeskChange = { op: 'desk.proof', target: ID, body: { photograph: PHOTO } }
const deliverWithPhoto = () =>
  enqueueAll(phone, 7, async () => {
    await putFile(phone, 7, PHOTO, new TextEncoder().encode('the door').buffer)
    return [deliver, proof]
  })
const effects = () => server.effects.map(({ method, path, body }) => [`${method} ${path}`, body])

test('a photograph at the door waits without network behind its delivery, is sent once, and leaves the phone', async () => {
  goOffline()
  await deliverWithPhoto()
  await sweepFiles(phone, 7)
  expect([await state(), await holds(), await canTakeBack()]).toEqual([['delivered', 130, 130], 630, { [ID]: 130 }])
  await comeBack(phone)
  expect(effects()).toEqual([
    [`POST desk/shipments/${ID}/deliver`, { cash_taken: 130 }],
    [`PUT desk/shipments/${ID}/proofs/${PHOTO}`, 'the door'],
  ])
  expect([await fileNames(phone, 7), await pending(), await canTakeBack()]).toEqual([[], [], { [ID]: 130 }])
})

/** Delivers another parcel, with a photograph of its own. */
const deliverOther = () =>
  enqueueAll(phone, 7, async () => {
    await putFile(phone, 7, NEXT_DOOR, new TextEncoder().encode('next door').buffer)
    return [
      { ...deliver, target: OTHER },
      { op: 'desk.proof', target: OTHER, body: { photograph: NEXT_DOOR } },
    ]
  })

test('a delivery that is taken back before it was sent takes its own photograph along', async () => {
  await told([parcel(ID, { state: 'out' }), parcel(OTHER, { state: 'out' })])
  goOffline()
  await deliverWithPhoto()
  await deliverOther()
  await act(takeBack(130))
  expect((await pending()).map(({ op, target }) => [op, target])).toEqual([
    ['desk.deliver', OTHER],
    ['desk.proof', OTHER],
  ])
  expect(await state()).toEqual(['out', 130, null])
  await sweepFiles(phone, 7)
  expect(await fileNames(phone, 7)).toEqual([NEXT_DOOR])
  await comeBack(phone)
  expect(effects().map(([, body]) => body)).toEqual([{ cash_taken: 130 }, 'next door'])
})

test('a photograph at the door is sent only once its delivery was accepted, however often that fails', async () => {
  goOffline()
  await deliverWithPhoto()
  goOnline()
  for (const fault of ['lose request', 'lose answer', refusal(503, 'BUSY')] as const) {
    server.next(fault, 'deliver')
    await flush(phone)
    expect(server.arrivals.filter(({ method }) => method === 'PUT')).toEqual([])
    phone.later(10 * 60_000)
  }
  await flush(phone)
  expect(effects().map(([sent]) => sent)).toEqual([
    `POST desk/shipments/${ID}/deliver`,
    `PUT desk/shipments/${ID}/proofs/${PHOTO}`,
  ])
})

test('one whose delivery was refused is not sent, and goes with it when that is sent once more', async () => {
  goOffline()
  await deliverWithPhoto()
  goOnline()
  server.next(refusal(409, 'NOT_ALLOWED_NOW'), 'deliver')
  await flush(phone)
  expect(server.arrivals.map(({ method }) => method)).toEqual(['POST'])
  const dead = new Map((await failedChanges(phone, 7)).map((row) => [`${row.op} ${row.reason}`, row.id]))
  expect([...dead.keys()].toSorted()).toEqual(['desk.deliver conflict', 'desk.proof dependent'])
  await sweepFiles(phone, 7)
  await retryDead(phone, dead.get('desk.deliver conflict') ?? '')
  await flush(phone)
  expect(effects().map(([, body]) => body)).toEqual([{ cash_taken: 130 }, 'the door'])
  expect([await failedChanges(phone, 7), await fileNames(phone, 7)]).toEqual([[], []])
})

test('one that has not arrived when its delivery is taken back is not sent with the next delivery', async () => {
  await deliverWithPhoto()
  server.next('lose request', 'proofs')
  await flush(phone)
  await act(takeBack(130))
  await act(deliver)
  server.next('lose request', 'proofs')
  await flush(phone)
  phone.later(10 * 60_000)
  await flush(phone)
  expect(effects().map(([sent]) => String(sent).split('/').at(-1))).toEqual(['deliver', 'take-back', 'deliver'])
  expect([await pending(), await failedChanges(phone, 7)]).toEqual([[], []])
  await sweepFiles(phone, 7)
  expect(await fileNames(phone, 7)).toEqual([])
})

test('a photograph of the next delivery, and one of another parcel, stay when a delivery is taken back', async () => {
  await told([parcel(ID, { state: 'out' }), parcel(OTHER, { state: 'out' })])
  await act(deliver)
  await flush(phone)
  goOffline()
  await act(takeBack(130))
  await deliverWithPhoto()
  await deliverOther()
  await comeBack(phone)
  const photographs = effects().flatMap(([sent, body]) => (String(sent).startsWith('PUT') ? [body] : []))
  expect(photographs).toEqual(expect.arrayContaining(['the door', 'next door']))
  expect(photographs).toHaveLength(2)
})
