import { addresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { pull } from '../../../src/client/sync/pull.ts'
import {
  claim,
  discardWaiting,
  enqueue,
  failedChanges,
  pendingChanges,
  resetBackoff,
} from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { reviewDrafts } from '../../../src/client/db/form-drafts.ts'
import { forgetLogin, readSession, rememberLogin } from '../../../src/client/session/session.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, B, create, heart, makeDefault, remove, update } from '../../support/changes.ts'
import { gate } from '../../support/request-gate.ts'
import { addressForm } from '../../support/goods.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { anotherTab, logIn, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'
import { keeps } from '../../support/keeps.ts'

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

const HOUR = 3_600_000
const wish = (id: number, on = true) => enqueue(phone, 1, heart(id, on))
const ops = async () => (await pendingChanges(phone, 1)).map(({ op, target }) => `${op} ${target.slice(-1)}`)
const left = async () => (await pendingChanges(phone, 1)).length
const screen = async () =>
  wishlist(await savedWishes(phone, 1), await pendingChanges(phone, 1)).map((w) => w.product_id)
const book = async () =>
  addresses('delivery', await savedAddresses(phone, 1, 'delivery'), await pendingChanges(phone, 1))

describe('sending', () => {
  test('changes made offline reach the server once the network is back, each once', async () => {
    goOffline()
    await wish(1)
    await wish(2)
    await enqueue(phone, 1, create(A))
    expect(await flush(phone)).toEqual({ done: 0, changed: [], stopped: 'network' })
    expect(await screen()).toEqual([2, 1])
    goOnline()
    await resetBackoff(phone)
    expect((await flush(phone)).done).toBe(3)
    expect(await left()).toBe(0)
    expect(server.wishesOf(1)).toEqual([2, 1])
    expect(server.book('delivery', 1)).toHaveLength(1)
    expect(await screen()).toEqual([2, 1])
  })

  test('a change whose answer was lost is applied once', async () => {
    server.next('lose answer')
    await wish(1)
    await flush(phone)
    expect(await left()).toBe(1)
    phone.later(HOUR / 2)
    await flush(phone)
    expect(await left()).toBe(0)
    expect(server.arrivals).toHaveLength(2)
    expect(server.arrivals[0]?.key).toBe(server.arrivals[1]?.key)
    expect(server.effects).toHaveLength(1)
  })

  test('a change that was on its way when the app was killed is sent again with the same key', async () => {
    await wish(1)
    const first = await claim(phone, 1, new Set())
    if (first === null || first === 'clock') throw new Error('Nothing to send')
    phone.db.close()
    phone = await anotherTab(phone)
    await flush(phone)
    expect(server.arrivals.map(({ key }) => key)).toEqual([first.key])
    expect(await left()).toBe(0)
  })

  test('two tabs and the worker that send at the same time send each change once', async () => {
    const tabs = [phone, await anotherTab(phone), await anotherTab(phone)]
    for (let id = 1; id <= 6; id++) await wish(id)
    await Promise.all(tabs.map(flush))
    expect(server.arrivals).toHaveLength(6)
    expect(await left()).toBe(0)
  })

  test('a wish taken back while its sending was under way is taken back at the server too', async () => {
    const arrival = gate()
    server.next(arrival)
    await wish(1)
    const sending = flush(phone)
    await arrival.reached
    await wish(1, false)
    expect(await left()).toBe(2)
    expect(await screen()).toEqual([])
    arrival.open()
    await sending
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([])
    expect(await left()).toBe(0)
  })

  test('a refused log-in keeps every change until the same farmer logs in again', async () => {
    server.revoked.add('token-1')
    await wish(1)
    await wish(2)
    expect((await flush(phone)).stopped).toBe('login')
    expect(server.arrivals).toHaveLength(1)
    expect((await flush(phone)).done).toBe(0)
    expect(server.arrivals).toHaveLength(1)
    await rememberLogin(phone, 1, 'token-1-again')
    await flush(phone)
    expect(server.wishesOf(1).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('changes of one account are never sent or shown under another', async () => {
    await wish(1)
    await forgetLogin(phone, 1, false)
    expect((await flush(phone)).done).toBe(0)
    await logIn(phone, 2)
    await flush(phone)
    expect(server.arrivals).toEqual([])
    expect(wishlist(await savedWishes(phone, 2), await pendingChanges(phone, 2))).toEqual([])
    await forgetLogin(phone, 2, false)
    await logIn(phone, 1)
    await flush(phone)
    expect(server.effects.map(({ acct }) => acct)).toEqual([1])
  })

  test('a tab that has not heard of another log-in does not bring the old account’s books to the new one', async () => {
    server.wishFromElsewhere(1, 7)
    server.wishFromElsewhere(2, 8)
    await forgetLogin(phone, 1, false)
    await logIn(phone, 2)
    await pull(phone, wishes)
    expect((await savedWishes(phone, 2)).map(({ product_id }) => product_id)).toEqual([8])
  })

  test('a token that belongs to somebody else stops the queue and loses nothing', async () => {
    await rememberLogin(phone, 1, 'token-2')
    await wish(1)
    expect((await flush(phone)).stopped).toBe('account')
    expect(await left()).toBe(1)
    expect(server.wishesOf(2)).toEqual([])
  })

  test('a log-out that discards leaves nothing of the account', async () => {
    const draft = { acct: 1, listingId: 1, sku: 'SKU-1' }
    await reviewDrafts.save(phone, draft, { rating: 5, comment: 'Good' })
    await wish(1)
    server.next(refusal(422, 'INVALID'))
    await flush(phone)
    await wish(2)
    await forgetLogin(phone, 1, true)
    await keeps('s12/discard', async () => {
      expect(await reviewDrafts.read(phone, draft)).toBeNull()
      expect(await left()).toBe(0)
      expect(await failedChanges(phone, 1)).toEqual([])
      expect((await readSession(phone)).token).toBeNull()
    })
  })
})

describe('joining changes', () => {
  test('a heart tapped many times is sent once, as it stands', async () => {
    await wish(1)
    await wish(1, false)
    await wish(1)
    await flush(phone)
    expect(server.arrivals).toHaveLength(1)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('edits of an unsent address travel inside its creation', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, update(A, 'Suresh'))
    expect(await ops()).toEqual(['addr.create a'])
    await flush(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ id: A, name: 'Suresh' }])
  })

  test('what an edit of an unsent address clears stays cleared', async () => {
    const body = { ...addressForm(), landmark: 'Temple' }
    await enqueue(phone, 1, { op: 'addr.create', kind: 'delivery', target: A, body })
    await enqueue(phone, 1, update(A, 'Suresh'))
    await flush(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ name: 'Suresh', landmark: null }])
  })

  test('new addresses arrive in the order they were made, so that the first one is the default', async () => {
    await enqueue(phone, 1, create(A))
    server.next('lose request')
    await flush(phone)
    await enqueue(phone, 1, create(B))
    await flush(phone)
    expect(server.book('delivery', 1)).toEqual([])
    await resetBackoff(phone)
    await flush(phone)
    expect(server.book('delivery', 1)).toMatchObject([
      { id: A, is_default: 1 },
      { id: B, is_default: 0 },
    ])
  })

  test('a waiting change that is thrown away takes along what needs it, and nothing else', async () => {
    await enqueue(phone, 1, create(B))
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    const [, second] = await pendingChanges(phone, 1)
    await discardWaiting(phone, second?.id ?? '')
    expect(await ops()).toEqual(['addr.create b'])
    await flush(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ id: B, is_default: 1 }])
  })

  test('an address made and deleted offline is never sent', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, remove(A))
    expect(await ops()).toEqual([])
  })

  test('an address made, made default and deleted offline goes through all three', async () => {
    await enqueue(phone, 1, create(B))
    await flush(phone)
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, remove(A))
    expect(await ops()).toEqual(['addr.create a', 'addr.default a', 'addr.delete a'])
    await flush(phone)
    expect(await left()).toBe(0)
    expect(await failedChanges(phone, 1)).toEqual([])
    expect(server.book('delivery', 1)).toMatchObject([{ id: B, is_default: 1 }])
    expect(await book()).toMatchObject([{ id: B, is_default: 1 }])
  })

  test('an address created, edited, made default offline ends on the server as on the screen', async () => {
    await enqueue(phone, 1, create(B))
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, update(A, 'Suresh'))
    const before = (await book()).map(({ unsent: _unsent, ...address }) => address)
    await flush(phone)
    expect(before).toMatchObject([{ id: B }, { id: A, name: 'Suresh', is_default: 1 }])
    expect(server.book('delivery', 1)).toEqual(before)
    expect((await book()).map(({ unsent: _unsent, ...address }) => address)).toEqual(before)
  })

  test('only the last choice of a default is sent, after the address it names', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, makeDefault(A))
    await enqueue(phone, 1, create(B))
    await enqueue(phone, 1, makeDefault(B))
    expect(await ops()).toEqual(['addr.create a', 'addr.create b', 'addr.default b'])
    await flush(phone)
    expect(server.book('delivery', 1).find(({ is_default }) => is_default === 1)?.id).toBe(B)
  })

  test('what may already have been sent is never changed, later edits follow it', async () => {
    server.next('lose answer')
    await enqueue(phone, 1, create(A))
    await flush(phone)
    await enqueue(phone, 1, update(A, 'Suresh'))
    expect(await ops()).toEqual(['addr.create a', 'addr.update a'])
    await resetBackoff(phone)
    await flush(phone)
    expect(server.book('delivery', 1)).toMatchObject([{ name: 'Suresh' }])
  })

  test('deleting what another phone has deleted is done', async () => {
    await enqueue(phone, 1, remove(A))
    await flush(phone)
    expect(await left()).toBe(0)
    expect(await failedChanges(phone, 1)).toEqual([])
  })
})
