import { beforeEach, expect, test } from 'vitest'
import { complaintDrafts } from '../../../src/client/db/form-drafts.ts'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import { expireAttempts } from '../../../src/shop/order-attempts/expire-attempts.shared.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { openPhone } from '../../support/open-phone.ts'
import { heart } from '../../support/changes.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { logIn, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** What becomes of what somebody has left unsent on a phone that others use. */

const DAY = 86_400_000
const YEAR = 366 * DAY
const complaint = { subject: 'seller', order_id: '', complaint: 'Late' } as const

let phone: TestPhone
let server: FakeServer
let asked = 0

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
  const { fetch: shop } = settings
  asked = 0
  configureCalls({ fetch: (...request) => (asked++, shop(...request)) })
})

/** A change that waits, one that was refused, and a draft. */
const use = async (acct: number) => {
  await logIn(phone, acct)
  server.next(refusal(422, 'INVALID'), 'wishlist')
  await enqueue(phone, acct, heart(1))
  await flush(phone)
  await enqueue(phone, acct, heart(2))
  await complaintDrafts.save(phone, { acct }, complaint)
}
const left = async (acct: number) => [
  (await pendingChanges(phone, acct)).length,
  (await failedChanges(phone, acct)).length,
  (await complaintDrafts.read(phone, { acct })) === null ? 0 : 1,
]
/** So much later by every clock. */
const later = (ms: number) => {
  phone.later(ms)
  server.now = phone.now
}

test('it ends after 30 days, whatever the clock of the phone says', async () => {
  await use(1)
  await forgetLogin(phone, 1, false)
  phone.later(6 * YEAR)
  await expireAttempts(phone)
  expect(await left(1), 'only the clock of the phone has moved').toEqual([1, 1, 1])
  phone.later(-6 * YEAR)
  later(30 * DAY)
  await expireAttempts(phone)
  expect(await left(1)).toEqual([1, 1, 1])
  later(1000)
  goOffline()
  await expireAttempts(phone)
  expect(await left(1), 'nobody says what time it is').toEqual([1, 1, 1])
  goOnline()
  await expireAttempts(phone)
  expect(await left(1)).toEqual([0, 0, 0])
})

test('only that of others ends; what waits for the one who is logged in is not ended behind her back', async () => {
  for (const acct of [11, 2, 1]) await use(acct)
  later(31 * DAY)
  await expireAttempts(phone)
  expect([await left(1), await left(11), await left(2)]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

test('what was left since stays, and the shop is asked for the time only where something looks old', async () => {
  await use(2)
  later(20 * DAY)
  await use(3)
  await logIn(phone, 1)
  asked = 0
  await expireAttempts(phone)
  expect(asked).toBe(0)
  later(11 * DAY)
  await expireAttempts(phone)
  expect([await left(2), await left(3), asked]).toEqual([[0, 0, 0], [1, 1, 1], 1])
})

test('what nobody can date counts from when the shop first says what time it is', async () => {
  phone.later(-6 * YEAR)
  await use(2)
  await logIn(phone, 1)
  phone.later(6 * YEAR)
  // An earlier build wrote no date into a draft.
  await phone.write(['meta'], () => phone.db.meta.put({ key: 'draft:2:complaint', value: complaint }))
  await phone.db.dead.toCollection().modify({ undated: true })
  for (const days of [0, 30]) {
    later(days * DAY)
    await expireAttempts(phone)
    expect(await left(2), `after ${days} days`).toEqual([1, 1, 1])
  }
  later(1000)
  await expireAttempts(phone)
  expect(await left(2)).toEqual([0, 0, 0])
})
