import { beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../src/offline/changes.ts'
import { addresses, wishlist } from '../../src/offline/fold.ts'
import { savedAddresses, savedWishes } from '../../src/offline/mirror.ts'
import { pullWishlist } from '../../src/offline/pull.ts'
import { claim, enqueue, refused, retryDead, waiting, wake } from '../../src/offline/queue.ts'
import { drain, lookForServer } from '../../src/offline/replay.ts'
import { forgetLogin, readSession, rememberLogin } from '../../src/offline/session.ts'
import { configureCalls } from '../../src/offline/call.ts'
import { gate } from '../support/gate.ts'
import { addressForm, product } from '../support/goods.ts'
import { goOffline, goOnline } from '../support/offline.ts'
import { anotherTab, freshPhone, logIn } from '../support/phone.ts'
import type { TestPhone } from '../support/phone.ts'
import { FakeServer, refusal } from '../support/server.ts'

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  phone = await freshPhone()
  server = new FakeServer().connect()
  configureCalls({ token: () => 'token-1' })
  await logIn(phone, 1)
})

const HOUR = 3_600_000
const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const wish = (id: number, on = true, acct = 1) =>
  enqueue(phone, acct, { op: 'wish.set', target: String(id), body: { on, product: on ? product(id) : null } })
const create = (target: string, name = 'Ramesh Patil'): Change => ({
  op: 'addr.create',
  kind: 'delivery',
  target,
  body: addressForm(name),
})
const update = (target: string, name: string): Change => ({ ...create(target, name), op: 'addr.update' }) as Change
const makeDefault = (target: string): Change => ({ op: 'addr.default', kind: 'delivery', target, body: null })
const remove = (target: string): Change => ({ op: 'addr.delete', kind: 'delivery', target, body: null })
const ops = async () => (await waiting(phone, 1)).map(({ op, target }) => `${op} ${target.slice(-1)}`)
const left = async () => (await waiting(phone, 1)).length
const screen = async () => wishlist(await savedWishes(phone, 1), await waiting(phone, 1)).map((w) => w.product_id)
const book = async () => addresses('delivery', await savedAddresses(phone, 1, 'delivery'), await waiting(phone, 1))

describe('sending', () => {
  test('changes made offline reach the server once the network is back, each once', async () => {
    goOffline()
    await wish(1)
    await wish(2)
    await enqueue(phone, 1, create(A))
    expect(await drain(phone)).toEqual({ done: 0, stopped: 'network' })
    expect(await screen()).toEqual([2, 1])
    goOnline()
    await wake(phone)
    expect((await drain(phone)).done).toBe(3)
    expect(await left()).toBe(0)
    expect(server.wishesOf(1)).toEqual([2, 1])
    expect(server.book('delivery', 1)).toHaveLength(1)
    expect(await screen()).toEqual([2, 1])
  })

  test('a change whose answer was lost is applied once', async () => {
    server.next('lose answer')
    await wish(1)
    await drain(phone)
    expect(await left()).toBe(1)
    phone.later(HOUR / 2)
    await drain(phone)
    expect(await left()).toBe(0)
    expect(server.arrivals).toHaveLength(2)
    expect(server.arrivals[0]?.key).toBe(server.arrivals[1]?.key)
    expect(server.effects).toHaveLength(1)
  })

  test('a change that was on its way when the app was killed is sent again with the same key', async () => {
    await wish(1)
    const first = await claim(phone, new Set())
    phone.db.close()
    phone = await anotherTab(phone)
    await drain(phone)
    expect(server.arrivals.map(({ key }) => key)).toEqual([first?.key])
    expect(await left()).toBe(0)
  })

  test('two tabs and the worker that send at the same time send each change once', async () => {
    const tabs = [phone, await anotherTab(phone), await anotherTab(phone)]
    for (let id = 1; id <= 6; id++) await wish(id)
    await Promise.all(tabs.map(drain))
    expect(server.arrivals).toHaveLength(6)
    expect(await left()).toBe(0)
  })

  test('what a captive portal answers never counts as sent', async () => {
    server.next('portal')
    await wish(1)
    await drain(phone)
    expect(await left()).toBe(1)
    expect(server.wishesOf(1)).toEqual([])
    await wake(phone)
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a portal does not pass for the server either when the phone looks for it', async () => {
    server.next('portal')
    expect(await lookForServer(phone)).toBe(false)
    expect(await lookForServer(phone)).toBe(true)
  })

  test('a wish taken back while its sending was under way is taken back at the server too', async () => {
    const arrival = gate()
    server.next(arrival)
    await wish(1)
    const sending = drain(phone)
    await arrival.reached
    await wish(1, false)
    expect(await left()).toBe(2)
    expect(await screen()).toEqual([])
    arrival.open()
    await sending
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([])
    expect(await left()).toBe(0)
  })

  test('a refused log-in keeps every change until the same farmer logs in again', async () => {
    server.revoked.add('token-1')
    await wish(1)
    await wish(2)
    expect((await drain(phone)).stopped).toBe('login')
    expect(server.arrivals).toHaveLength(1)
    expect((await drain(phone)).done).toBe(0)
    expect(server.arrivals).toHaveLength(1)
    await rememberLogin(phone, 1, 'token-1-again')
    await drain(phone)
    expect(server.wishesOf(1).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('changes of one account are never sent or shown under another', async () => {
    await wish(1)
    await forgetLogin(phone, 1, false)
    expect((await drain(phone)).done).toBe(0)
    await logIn(phone, 2)
    await drain(phone)
    expect(server.arrivals).toEqual([])
    expect(wishlist(await savedWishes(phone, 2), await waiting(phone, 2))).toEqual([])
    await forgetLogin(phone, 2, false)
    await logIn(phone, 1)
    await drain(phone)
    expect(server.effects.map(({ acct }) => acct)).toEqual([1])
  })

  test('a token that belongs to somebody else stops the queue and loses nothing', async () => {
    await rememberLogin(phone, 1, 'token-2')
    await wish(1)
    expect((await drain(phone)).stopped).toBe('account')
    expect(await left()).toBe(1)
    expect(server.wishesOf(2)).toEqual([])
  })

  test('a log-out that discards leaves nothing of the account', async () => {
    await wish(1)
    server.next(refusal(422, 'INVALID'))
    await drain(phone)
    await wish(2)
    await forgetLogin(phone, 1, true)
    expect(await left()).toBe(0)
    expect(await refused(phone, 1)).toEqual([])
    expect((await readSession(phone)).token).toBeNull()
  })
})

describe('trouble with one change', () => {
  test('a refused change is set aside with its reason and the others go on', async () => {
    await enqueue(phone, 1, create(A))
    await wish(1)
    server.next(refusal(422, 'INVALID', { fields: { pincode: 'Pincode must be 6 digits' } }), 'address')
    await drain(phone)
    expect(await left()).toBe(0)
    expect(server.wishesOf(1)).toEqual([1])
    const [dead] = await refused(phone, 1)
    expect(dead).toMatchObject({
      op: 'addr.create',
      reason: 'refused',
      fields: { pincode: 'Pincode must be 6 digits' },
    })
  })

  test('a refused new address is shown with its reason, and its edits are kept with it', async () => {
    await enqueue(phone, 1, create(A))
    await claim(phone, new Set())
    await enqueue(phone, 1, update(A, 'Suresh'))
    server.next(refusal(422, 'INVALID'), 'address')
    await drain(phone)
    const dead = await refused(phone, 1)
    expect(dead.map(({ op, reason }) => `${op} ${reason}`).toSorted()).toEqual([
      'addr.create refused',
      'addr.update dependent',
    ])
    const shown = addresses('delivery', [], [], dead)
    expect(shown).toMatchObject([{ id: A, refused: 'Refused: INVALID' }])
  })

  test('a refused change sent once more goes out as a new one', async () => {
    server.next(refusal(422, 'INVALID'))
    await wish(1)
    await drain(phone)
    const [dead] = await refused(phone, 1)
    await retryDead(phone, dead?.id ?? '')
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([1])
    expect(server.arrivals[0]?.key).not.toBe(server.arrivals[1]?.key)
  })

  test('a change the server keeps failing on does not hold up the others', async () => {
    for (let i = 0; i < 2; i++) server.next({ status: 500, body: { status: false } }, 'wishlist/create')
    await wish(1)
    await enqueue(phone, 1, create(A))
    await drain(phone)
    expect(server.book('delivery', 1)).toHaveLength(1)
    phone.later(HOUR / 2)
    await drain(phone)
    expect(await left()).toBe(1)
    phone.later(HOUR / 2)
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a busy server is left alone for as long as it asks', async () => {
    server.next({ ...refusal(429, 'TOO_MANY_REQUESTS'), headers: { 'Retry-After': '600' } })
    await wish(1)
    await drain(phone)
    phone.later(599_000)
    await drain(phone)
    expect(server.arrivals).toHaveLength(1)
    phone.later(2_000)
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a clock that jumped a year ahead and back holds nothing up', async () => {
    await wish(1)
    const [record] = await waiting(phone, 1)
    await phone.db.outbox.update(record?.seq ?? 0, { nextAt: phone.now() + 400 * 24 * HOUR })
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a change older than 30 days is set aside instead of sent', async () => {
    await wish(1)
    phone.later(31 * 24 * HOUR)
    await drain(phone)
    expect(server.arrivals).toEqual([])
    expect(await refused(phone, 1)).toMatchObject([{ reason: 'expired' }])
  })

  test('a change that a newer app has queued waits for the update', async () => {
    await wish(1)
    const [record] = await waiting(phone, 1)
    await phone.db.outbox.update(record?.seq ?? 0, { v: 99 })
    await wish(2)
    await drain(phone)
    expect(await waiting(phone, 1)).toMatchObject([{ state: 'parked' }])
    expect(server.wishesOf(1)).toEqual([2])
  })

  test('a damaged record is set aside and its neighbours go on', async () => {
    await wish(1)
    const [record] = await waiting(phone, 1)
    await phone.db.outbox.put({ ...record, body: null } as never)
    await wish(2)
    await drain(phone)
    expect(server.wishesOf(1)).toEqual([2])
    expect(await refused(phone, 1)).toMatchObject([{ reason: 'unreadable' }])
  })
})

describe('joining changes', () => {
  test('a heart tapped many times is sent once, as it stands', async () => {
    await wish(1)
    await wish(1, false)
    await wish(1)
    await drain(phone)
    expect(server.arrivals).toHaveLength(1)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('edits of an unsent address travel inside its creation', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, update(A, 'Suresh'))
    expect(await ops()).toEqual(['addr.create a'])
    await drain(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ id: A, name: 'Suresh' }])
  })

  test('an address made and deleted offline is never sent', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, remove(A))
    expect(await ops()).toEqual([])
  })

  test('an address made, made default and deleted offline goes through all three', async () => {
    await enqueue(phone, 1, create(B))
    await drain(phone)
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, remove(A))
    expect(await ops()).toEqual(['addr.create a', 'addr.default a', 'addr.delete a'])
    await drain(phone)
    expect(await left()).toBe(0)
    expect(await refused(phone, 1)).toEqual([])
    expect(server.book('delivery', 1)).toMatchObject([{ id: B, is_default: 1 }])
    expect(await book()).toMatchObject([{ id: B, is_default: 1 }])
  })

  test('an address created, edited, made default offline ends on the server as on the screen', async () => {
    await enqueue(phone, 1, create(B))
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, update(A, 'Suresh'))
    const before = (await book()).map(({ unsent: _unsent, ...address }) => address)
    await drain(phone)
    expect(server.book('delivery', 1)).toEqual(before)
    expect((await book()).map(({ unsent: _unsent, ...address }) => address)).toEqual(before)
  })

  test('only the last choice of a default is sent, after the address it names', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, create(B))
    await enqueue(phone, 1, makeDefault(B))
    expect(await ops()).toEqual(['addr.create a', 'addr.create b', 'addr.default b'])
    await drain(phone)
    expect(server.book('delivery', 1).find(({ is_default }) => is_default === 1)?.id).toBe(B)
  })

  test('what may already have been sent is never changed, later edits follow it', async () => {
    server.next('lose answer')
    await enqueue(phone, 1, create(A))
    await drain(phone)
    await enqueue(phone, 1, update(A, 'Suresh'))
    expect(await ops()).toEqual(['addr.create a', 'addr.update a'])
    await wake(phone)
    await drain(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ name: 'Suresh' }])
  })

  test('deleting what another phone has deleted is done', async () => {
    await enqueue(phone, 1, remove(A))
    await drain(phone)
    expect(await left()).toBe(0)
    expect(await refused(phone, 1)).toEqual([])
  })
})

describe('the server’s copy', () => {
  test('a fresh copy never hides what still waits', async () => {
    server.wishFromElsewhere(1, 7)
    await wish(1)
    await pullWishlist(phone)
    expect(await screen()).toEqual([1, 7])
    await wish(7, false)
    await pullWishlist(phone)
    expect(await screen()).toEqual([1])
  })

  test('a copy taken before a change was confirmed does not bring the old state back', async () => {
    const arrival = gate()
    server.next(arrival, 'get-wishlist-items')
    const stale = pullWishlist(phone)
    await arrival.reached
    await wish(1)
    await drain(phone)
    arrival.open()
    await stale
    expect(await screen()).toEqual([1])
  })

  test('a copy that arrives after the log-out is thrown away', async () => {
    server.wishFromElsewhere(1, 7)
    const arrival = gate()
    server.next(arrival, 'get-wishlist-items')
    const late = pullWishlist(phone)
    await arrival.reached
    await forgetLogin(phone, 1, false)
    arrival.open()
    await late
    expect(await savedWishes(phone, 1)).toEqual([])
  })
})
