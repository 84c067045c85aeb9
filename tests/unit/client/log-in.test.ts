import { beforeEach, expect, test } from 'vitest'
import { complaintDrafts } from '../../../src/client/db/form-drafts.ts'
import { identity, onIdentity, setIdentity, type Identity } from '../../../src/client/session/identity.ts'
import { enter, renameLogin } from '../../../src/client/session/log-in.ts'
import { forgetLogin, forgetPresent, readSession, rememberLogin } from '../../../src/client/session/session.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { readField, saveField } from '../../../src/shop/calculator/field.shared.ts'
import { addressOf, replaceAddresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { attemptsOf, writeAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { openPhone } from '../../support/open-phone.ts'
import { heart } from '../../support/changes.ts'
import { addressForm } from '../../support/goods.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** Whose the phone is: what a log-in brings, keeps and takes along. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
})

const FIELD = { figure: '2', unit: 'acre', bigha: 'gujarat' }
const saveBooks = async (acct: number) => {
  await replaceAddresses(phone, acct, 'delivery', [addressOf(`a${acct}`, addressForm(), 1)])
  await saveField(phone, acct, FIELD)
}
/** One of everything that an account leaves on a phone. */
const use = async (acct: number) => {
  await logIn(phone, acct)
  server.next(refusal(422, 'INVALID'), 'wishlist')
  await enqueue(phone, acct, heart(1))
  await flush(phone)
  await enqueue(phone, acct, heart(2))
  await writeAttempt(phone, acct, { order_items: [] }, false)
  await complaintDrafts.save(phone, { acct }, { subject: 'seller', order_id: '', complaint: 'Late' })
}
const keptOf = async (acct: number) => ({
  books: [(await savedAddresses(phone, acct, 'delivery')).length, (await readField(phone, acct)) === null ? 0 : 1],
  unsent: [
    (await pendingChanges(phone, acct)).length,
    (await failedChanges(phone, acct)).length,
    (await attemptsOf(phone, acct)).length,
    (await complaintDrafts.read(phone, { acct })) === null ? 0 : 1,
  ],
})
const ALL = { books: [1, 1], unsent: [1, 1, 1, 1] }

test.each([
  ['that keeps what waits takes the books', false, { ...ALL, books: [0, 0] }],
  ['that discards takes all', true, { books: [0, 0], unsent: [0, 0, 0, 0] }],
])('a log-out %s, of that account alone', async (_what, discard, left) => {
  for (const end of [() => forgetLogin(phone, 1, discard), () => forgetPresent(phone, discard)]) {
    await use(11)
    await use(1)
    await saveBooks(11)
    await saveBooks(1)
    expect([await keptOf(1), await keptOf(11)]).toEqual([ALL, ALL])
    await end()
    expect([await keptOf(1), await keptOf(11)]).toEqual([left, ALL])
    expect(await readSession(phone)).toEqual({ id: 1, acct: null, token: null, epoch: '', valid: false })
    // Nobody is logged in any more.
    await forgetPresent(phone, true)
    expect(await keptOf(11)).toEqual(ALL)
    phone = await freshPhone()
  }
})

test('another log-in takes the books of the account before, and of no third one', async () => {
  await logIn(phone, 1)
  for (const acct of [1, 2, 11]) await saveBooks(acct)
  await rememberLogin(phone, 2, 'token-1')
  expect(await readSession(phone)).toMatchObject({ acct: 2 })
  const books = async (acct: number) => (await keptOf(acct)).books
  expect([await books(1), await books(2), await books(11)]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ])
})

test('who logs in anew keeps the books, and begins anew; the log-in that is there already goes on', async () => {
  await rememberLogin(phone, 1, 'token-1')
  await saveBooks(1)
  const first = await readSession(phone)
  expect(first).toMatchObject({ acct: 1, token: 'token-1', epoch: expect.stringMatching(/./), valid: true })
  await rememberLogin(phone, 1, 'token-1')
  expect(await readSession(phone)).toEqual(first)
  await phone.db.session.put({ ...first, valid: false })
  await rememberLogin(phone, 1, 'token-1')
  expect((await readSession(phone)).valid, 'a token that the shop has refused').toBe(false)
  await rememberLogin(phone, 1, 'token-1b')
  const second = await readSession(phone)
  expect(second).toMatchObject({ acct: 1, token: 'token-1b', valid: true })
  expect(second.epoch).not.toBe(first.epoch)
  expect((await keptOf(1)).books).toEqual([1, 1])
})

test('a log-in goes on under another name; one that was made meanwhile keeps its own', async () => {
  await enter({ acct: 1, token: 'token-1' })
  const before = await readSession(phone)
  await renameLogin('token-1', 'number-1')
  expect(await readSession(phone)).toEqual({ ...before, token: 'number-1' })
  await renameLogin('token-1', 'number-2')
  expect((await readSession(phone)).token).toBe('number-1')
  await forgetLogin(phone, 1, false)
  await renameLogin('number-1', 'number-3')
  expect((await readSession(phone)).token).toBeNull()
})

test('the page is told who is logged in, at once and of every change, and no more once it stops listening', () => {
  const [asha, anew, bina] = [
    { acct: 1, token: 'token-1' },
    { acct: 1, token: 'token-1b' },
    { acct: 2, token: 'token-1b' },
  ]
  const heard: (Identity | null)[] = []
  const stop = onIdentity((who) => heard.push(who))
  expect(heard).toEqual([])
  for (const who of [asha, { ...asha }, anew, bina, null, null, asha]) setIdentity(who)
  expect(heard).toEqual([asha, anew, bina, null, asha])
  const late: (Identity | null)[] = []
  const stopLate = onIdentity((who) => late.push(who))
  expect(late).toEqual([asha])
  stop()
  setIdentity(null)
  expect([heard.length, late, identity()]).toEqual([5, [asha, null], null])
  stopLate()
})
