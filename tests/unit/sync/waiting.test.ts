import { beforeEach, expect, test } from 'vitest'
import type { ChangeRow, DeadRow } from '../../../src/client/db/records.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import {
  claim,
  discardWaiting,
  enqueue,
  failedChanges,
  pending,
  pendingChanges,
  retryDead,
  settle,
  type Claim,
} from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import type { ShopChange } from '../../../src/shop/shop.shared.ts'
import { GUEST } from '../../../src/contract/constants.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, B, create, heart, makeDefault, remove, update } from '../../support/changes.ts'
import { START, type TestPhone } from '../../support/phone.ts'
import { until } from '../../support/request-gate.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** What waits and what was refused, as pages and worker handle it. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

const DAY = 24 * 3_600_000
const wish = (id: number, on = true) => enqueue(phone, 1, heart(id, on))
const enquiry: ShopChange = {
  op: 'enquiry.send',
  target: 'first',
  body: { name: 'Asha', phone_number: '9822012345', whats_app_number: '', email: '', message: 'Pumps?' },
}
const named = (rows: readonly ChangeRow[]) => rows.map(({ op, target }) => `${op} ${target.slice(-1)}`)
const waiting = async () => named(await pendingChanges(phone, 1))
const refused = async () =>
  (await failedChanges(phone, 1)).map(({ op, target, reason }) => `${op} ${target.slice(-1)} ${reason}`).toSorted()
const claimed = async (principal = 1): Promise<Claim> => {
  const one = await claim(phone, principal, new Set())
  if (one === null || one === 'clock') throw new Error(`Claimed ${one}`)
  return one
}
const said = (status: number, ok: boolean) => ({ kind: 'answer', status, body: { status: ok }, said: { ok } }) as const

test('a page sees what waits for the account and for the phone in the order in which it was made', async () => {
  const shown: string[][] = []
  const { unsubscribe } = pending(phone).subscribe((rows) => shown.push(named(rows)))
  await wish(1)
  await enqueue(phone, 1, enquiry)
  await wish(2)
  await until(() => shown.at(-1)?.length === 3)
  expect(shown.at(-1)).toEqual(['wish.set 1', 'enquiry.send t', 'wish.set 2'])
  await forgetLogin(phone, 1, false)
  await until(() => shown.at(-1)?.length === 1)
  expect(shown.at(-1)).toEqual(['enquiry.send t'])
  unsubscribe()
})

test('only who is logged in may send for an account, and what is the phone’s goes without a name', async () => {
  await wish(1)
  await enqueue(phone, 2, heart(2))
  await enqueue(phone, 1, enquiry)
  expect(await claim(phone, 2, new Set())).toBeNull()
  expect(await claimed()).toMatchObject({ account: { acct: 1, token: 'token-1' }, collection: 'wishlist', target: '1' })
  expect((await claimed(GUEST)).account).toBeUndefined()
  await phone.db.session.update(1, { valid: false })
  expect(await claim(phone, 1, new Set())).toBeNull()
  expect(await claimed(GUEST)).toMatchObject({ target: 'first' })
})

test('of a change that was tried already nothing is taken again in the same turn', async () => {
  await wish(1)
  const { id } = await claimed()
  expect(await claim(phone, 1, new Set([id]))).toBeNull()
  expect(await pendingChanges(phone, 1)).toMatchObject([{ attempts: 1, state: 'inflight' }])
})

test('two who hold the answer to a change settle it once', async () => {
  await wish(1)
  const one = await claimed()
  expect(await settle(phone, one, said(200, true))).toEqual({ do: 'done' })
  await wish(1, false)
  expect(await settle(phone, one, said(422, false))).toBeNull()
  expect([await waiting(), await refused()]).toEqual([['wish.set 1'], []])
})

test('what a newer build makes of a change on its way is left to it', async () => {
  await wish(1)
  const one = await claimed()
  await phone.db.outbox.toCollection().modify({ v: 2 })
  expect(await settle(phone, one, said(200, true))).toBeNull()
  expect(await pendingChanges(phone, 1)).toMatchObject([{ v: 2, state: 'inflight' }])
})

test('why a change waits is noted with the time', async () => {
  await wish(1)
  await wish(2)
  await phone.db.outbox
    .where('id')
    .equals((await pendingChanges(phone, 1))[1]?.id ?? '')
    .modify({ v: 2 })
  server.next('lose request')
  await flush(phone)
  const at = START
  expect(await pendingChanges(phone, 1)).toMatchObject([
    { state: 'queued', lastErr: { cls: 'network', status: null, at } },
    { state: 'parked', lastErr: { cls: 'version', status: null, at }, attempts: 0 },
  ])
})

test('a row that has lost its name is set aside under a new one', async () => {
  await wish(2)
  await wish(1)
  const [, row] = await pendingChanges(phone, 1)
  await phone.db.outbox.put({ ...row, id: 7 } as never)
  await flush(phone)
  expect(server.wishesOf(1)).toEqual([2])
  expect(await phone.db.dead.toArray()).toMatchObject([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, target: '1', reason: 'unreadable' },
  ])
})

test('what is done anew replaces what was refused of it, and of nothing else', async () => {
  for (const id of [1, 2]) {
    server.next(refusal(422, 'INVALID'))
    await wish(id)
    await flush(phone)
  }
  await wish(1)
  expect(await refused()).toEqual(['wish.set 2 refused'])
})

test('a change that joins one of a phone without clock is as well dated as itself', async () => {
  phone.later(-9 * DAY)
  await wish(1)
  expect(await pendingChanges(phone, 1)).toMatchObject([{ undated: true, createdAt: START }])
  phone.later(10 * DAY)
  await wish(1, false)
  const [row] = await pendingChanges(phone, 1)
  expect([row?.undated, row?.createdAt]).toEqual([undefined, START + DAY])
})

test('a deletion takes along what was refused of its address alone', async () => {
  for (const change of [create(A), create(B), update(A, 'Suresh'), update(B, 'Suresh')]) await enqueue(phone, 1, change)
  await flush(phone)
  for (const id of [A, B]) {
    server.next(refusal(422, 'INVALID'), 'edit-address')
    await enqueue(phone, 1, update(id, 'Asha'))
    await flush(phone)
  }
  const rows = await failedChanges(phone, 1)
  await phone.db.dead.bulkAdd(rows.map((row) => ({ ...row, id: `${row.id} of 2`, acct: 2 })))
  await phone.db.dead.toCollection().modify((row) => void (row.lane = 'another'))
  await enqueue(phone, 1, remove(A))
  await flush(phone)
  expect(await refused()).toEqual(['addr.update b refused'])
  expect(await failedChanges(phone, 2)).toHaveLength(2)
})

test('a refusal takes along what needs the change; sent once more, all go out in their order', async () => {
  await enqueue(phone, 1, create(A))
  await claimed()
  await enqueue(phone, 1, update(A, 'Suresh'))
  await enqueue(phone, 1, makeDefault(A))
  await wish(1)
  server.next(refusal(422, 'INVALID'), 'address')
  server.next(refusal(422, 'INVALID'), 'wishlist')
  await flush(phone)
  expect([await waiting(), await refused()]).toEqual([
    [],
    ['addr.create a refused', 'addr.default a dependent', 'addr.update a dependent', 'wish.set 1 refused'],
  ])
  // Names are random, and say nothing of the order.
  const rows = (await failedChanges(phone, 1)).toSorted((a, b) => a.seq - b.seq)
  const dead = rows.map((row, at) => ({ ...row, id: `${9 - at}` }))
  await phone.db.dead.clear()
  await phone.db.dead.bulkAdd([...dead, { ...rows[1], id: 'own', reason: 'gone' } as DeadRow])
  await retryDead(phone, 'unknown')
  expect(await refused()).toHaveLength(5)
  await retryDead(phone, dead.find(({ op }) => op === 'addr.create')?.id ?? '')
  expect([await waiting(), await refused()]).toEqual([
    ['addr.create a', 'addr.update a', 'addr.default a'],
    ['addr.update a gone', 'wish.set 1 refused'],
  ])
  const again = await pendingChanges(phone, 1)
  expect(again).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }])
  expect(dead.map(({ key }) => key)).not.toContain(again[0]?.key)
})

test('an address that is mended does not send what a newer build has chosen of it', async () => {
  server.next(refusal(422, 'INVALID'), 'address')
  await enqueue(phone, 1, create(A))
  await enqueue(phone, 1, makeDefault(A))
  await flush(phone)
  await phone.db.dead.toCollection().modify({ v: 2 })
  await enqueue(phone, 1, create(A, 'Suresh'))
  expect(await waiting()).toEqual(['addr.create a'])
})

test('a refused change of a newer build is not sent once more by this one', async () => {
  server.next(refusal(422, 'INVALID'))
  await wish(1)
  await flush(phone)
  await phone.db.dead.toCollection().modify({ v: 2 })
  await retryDead(phone, (await failedChanges(phone, 1))[0]?.id ?? '')
  expect([await waiting(), await refused()]).toEqual([[], ['wish.set 1 refused']])
})

test('to throw away what does not wait any more does nothing', async () => {
  await wish(1)
  await discardWaiting(phone, 'unknown')
  expect(await waiting()).toEqual(['wish.set 1'])
})

/** Rows as the first released version of the queue wrote them. */
const VERSION_1 = [
  { change: heart(1), sent: 'POST wishlist/create' },
  { change: create(A), sent: 'POST address/create' },
  { change: update(A, 'Suresh'), sent: `PUT address/edit-address/${A}` },
  { change: makeDefault(A), sent: `PUT address/set-default/${A}` },
  { change: remove(A), sent: `DELETE address/delete-address/${A}` },
  { change: heart(1, false), sent: 'DELETE wishlist/delete-wishlist-items/1' },
]
const rowOf = (at: number, more: object = {}) => ({
  ...VERSION_1[at]?.change,
  id: `id-${at}`,
  v: 1,
  acct: 1,
  lane: `1|lane ${at}`,
  key: `key-${at}`,
  attempts: 0,
  state: 'queued',
  nextAt: 0,
  createdAt: phone.now(),
  appBuild: 'first',
  ...more,
})

test('what every released version has queued is sent as that version meant it', async () => {
  for (let at = 0; at < VERSION_1.length; at++) {
    await phone.db.outbox.add(rowOf(at) as never)
    await flush(phone)
  }
  expect(server.arrivals.map(({ method, path }) => `${method} ${path}`)).toEqual(VERSION_1.map(({ sent }) => sent))
})

test('what a newer build has queued goes on once this one is as new', async () => {
  const parked = { state: 'parked', lastErr: { cls: 'version', status: null, at: 0 } }
  await phone.db.outbox.add(rowOf(0, { v: 2, ...parked }) as never)
  await flush(phone)
  expect(server.arrivals).toEqual([])
  // The update knows version 2; to this test it is the version it knows.
  await phone.db.outbox.toCollection().modify({ v: 1 })
  await flush(phone)
  expect(server.wishesOf(1)).toEqual([1])
})
