// @vitest-environment happy-dom
import { savedAlerts } from '../../../src/shop/stock-alerts/stock-alerts.shared.ts'
import type { ShopChange } from '../../../src/shop/shop.shared.ts'
import { beforeEach, expect, test } from 'vitest'
import { askQuestion } from '../../../src/shop/questions/ask-question.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { questionDrafts } from '../../../src/client/db/form-drafts.ts'
import { withPending } from '../../../src/client/sync/optimistic-view.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { comeBack, openLoggedInPhone } from '../../support/open-phone.ts'
import { goOffline } from '../../support/offline.ts'
import type { TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

const asked = { published_product_id: 20_001, question: 'Is it good for black soil?' }
const alert = (sku: string, on = true): ShopChange => ({
  op: 'alert.set',
  target: sku,
  body: { on, title: 'Wheat, 1 kg' },
})
let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
  setIdentity({ acct: 1, token: 'token-1' })
})

const waiting = () => pendingChanges(phone, 1)

test('a question is sent at once where the shop answers; what it refuses stays in the form', async () => {
  expect(await askQuestion(asked)).toMatchObject({ status: true })
  server.next(refusal(422, 'INVALID'))
  expect(await askQuestion(asked)).toMatchObject({ status: false, code: 'INVALID' })
  expect(server.effects).toMatchObject([{ path: 'questions/create', acct: 1, body: asked }])
  expect(await waiting()).toEqual([])
})

test('without network a question waits on the phone, and one whose answer was lost arrives once', async () => {
  goOffline()
  expect(await askQuestion(asked)).toEqual({ message: expect.stringMatching(/^Saved on this phone/) as unknown })
  expect(await comeBack(phone)).toMatchObject({ done: 1 })
  server.next('lose answer')
  await askQuestion({ ...asked, question: 'And for red soil?' })
  await comeBack(phone)
  expect(server.arrivals).toHaveLength(3)
  expect(server.effects.map(({ body }) => body)).toEqual([asked, { ...asked, question: 'And for red soil?' }])
  expect([await waiting(), await failedChanges(phone, 1)]).toEqual([[], []])
})

test('what is typed stays on the phone for its account, and goes with a log-out that discards', async () => {
  const of = { acct: 1, listingId: 20_001 }
  await questionDrafts.save(phone, of, { question: 'Is it' })
  expect(await questionDrafts.read(phone, of)).toEqual({ question: 'Is it' })
  expect(await questionDrafts.read(phone, { ...of, acct: 2 })).toBeNull()
  expect(await questionDrafts.read(phone, { ...of, listingId: 20_002 })).toBeNull()
  await questionDrafts.save(phone, of, { question: '' })
  expect(await questionDrafts.read(phone, of)).toBeNull()
  await questionDrafts.save(phone, of, { question: 'Is it' })
  await forgetLogin(phone, 1, true)
  expect(await questionDrafts.read(phone, of)).toBeNull()
})

test('a pack is waited for without network, and a pack that is waited for no more was never asked for', async () => {
  goOffline()
  await enqueue(phone, 1, alert('A'))
  await enqueue(phone, 1, alert('B'))
  await enqueue(phone, 1, alert('B', false))
  const shown = async () => withPending('alerts', await savedAlerts(phone, 1), await waiting())
  expect(await shown()).toEqual([{ sku: 'A' }])
  expect(await comeBack(phone)).toMatchObject({
    done: 2,
    changed: [{ collection: 'alerts' }, { collection: 'alerts' }],
  })
  expect(await savedAlerts(phone, 1)).toEqual([{ sku: 'A' }])
  expect(server.effects.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'stock-alerts/create', { sku: 'A' }],
    ['DELETE', 'stock-alerts/B', null],
  ])
  await forgetLogin(phone, 1, false)
  expect(await savedAlerts(phone, 1)).toEqual([])
})
