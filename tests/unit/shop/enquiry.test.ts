// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sendOrQueueEnquiry } from '../../../src/shop/enquiries/queue-enquiry.ts'
import { ENQUIRY_MAX_AGE_MS, GUEST } from '../../../src/contract/constants.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { watchNetwork } from '../../../src/client/page/network.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { expireAttempts } from '../../../src/shop/order-attempts/expire-attempts.shared.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { heart } from '../../support/changes.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { comeBack, openPhone } from '../../support/open-phone.ts'
import { forgetfulPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { until } from '../../support/request-gate.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

const enquiry = {
  name: 'Asha Patil',
  phone_number: '9822012345',
  whats_app_number: '9822012345',
  email: 'asha@example.com',
  message: 'Do you have drip kits for two acres?',
}
let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
})

const waiting = () => pendingChanges(phone, GUEST)

test('a guest’s enquiry is sent at once where the shop answers, and nothing is left on the phone', async () => {
  expect(await sendOrQueueEnquiry(enquiry)).toMatchObject({ status: true })
  expect(server.effects).toMatchObject([{ path: 'enquiry', body: enquiry }])
  expect(await waiting()).toEqual([])
})

test('what the shop refuses stays in the form and is not queued', async () => {
  server.next(refusal(422, 'INVALID'))
  expect(await sendOrQueueEnquiry(enquiry)).toMatchObject({ status: false, code: 'INVALID' })
  expect(await waiting()).toEqual([])
})

test('without network it is saved, counted for a guest too, and sent later without any log-in', async () => {
  const stop = watchNetwork()
  goOffline()
  expect(await sendOrQueueEnquiry(enquiry)).toEqual({ message: expect.stringMatching(/^Saved on this phone/) })
  await until(() => useNetwork.getState().waiting === 1)
  expect(await comeBack(phone)).toMatchObject({ done: 1 })
  expect(server.effects).toMatchObject([{ path: 'enquiry', acct: 0, body: enquiry }])
  await until(() => useNetwork.getState().waiting === 0)
  stop()
})

test('an enquiry whose answer was lost arrives once', async () => {
  server.next('lose answer')
  await sendOrQueueEnquiry(enquiry)
  await comeBack(phone)
  expect(server.arrivals.filter(({ path }) => path === 'enquiry')).toHaveLength(2)
  expect(server.effects).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('one who is logged in sends it as a guest: no token goes along, and a log-out that discards leaves it', async () => {
  await logIn(phone, 1)
  setIdentity({ acct: 1, token: 'token-1' })
  goOffline()
  await sendOrQueueEnquiry(enquiry)
  await enqueue(phone, 1, heart(1))
  await forgetLogin(phone, 1, true)
  setIdentity(null)
  expect(await pendingChanges(phone, 1)).toEqual([])
  await comeBack(phone)
  expect(server.effects.map(({ path, acct }) => ({ path, acct }))).toEqual([{ path: 'enquiry', acct: 0 }])
})

test('two enquiries are two, and a refused one holds up neither the other nor the account', async () => {
  await logIn(phone, 1)
  goOffline()
  await sendOrQueueEnquiry(enquiry)
  await sendOrQueueEnquiry({ ...enquiry, message: 'And a pump?' })
  await enqueue(phone, 1, heart(1))
  server.next(refusal(422, 'INVALID'), 'enquiry')
  expect(await comeBack(phone)).toMatchObject({ done: 2, changed: [{ collection: 'wishlist' }] })
  expect(await failedChanges(phone, GUEST)).toHaveLength(1)
  expect(server.wishesOf(1)).toEqual([1])
})

test('after seven days it is deleted, neither sent nor shown', async () => {
  goOffline()
  await sendOrQueueEnquiry(enquiry)
  goOnline()
  phone.later(ENQUIRY_MAX_AGE_MS - 60_000)
  server.now = phone.now
  await expireAttempts(phone)
  expect(await waiting()).toHaveLength(1)
  phone.later(120_000)
  await comeBack(phone)
  expect(server.effects).toEqual([])
  expect([await waiting(), await failedChanges(phone, GUEST)]).toEqual([[], []])
})

test('after seven days it is deleted from a phone that nobody uses to send', async () => {
  goOffline()
  await sendOrQueueEnquiry(enquiry)
  goOnline()
  phone.later(ENQUIRY_MAX_AGE_MS + 60_000)
  server.now = phone.now
  await expireAttempts(phone)
  expect(await waiting()).toEqual([])
})

test('a phone that stores nothing does not claim to have saved it', async () => {
  await forgetfulPhone()
  goOffline()
  expect(await sendOrQueueEnquiry(enquiry)).toMatchObject({ status: false })
})
