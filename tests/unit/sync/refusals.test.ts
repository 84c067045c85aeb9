import { addresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { claim, enqueue, failedChanges, retryDead, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, create, heart, update } from '../../support/changes.ts'
import { gate } from '../../support/request-gate.ts'
import type { TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

const HOUR = 3_600_000
const wish = (id: number, on = true) => enqueue(phone, 1, heart(id, on))
const left = async () => (await pendingChanges(phone, 1)).length
const screen = async () =>
  wishlist(await savedWishes(phone, 1), await pendingChanges(phone, 1)).map((w) => w.product_id)

describe('trouble with one change', () => {
  test('a refused change is set aside with its reason and the others go on', async () => {
    await enqueue(phone, 1, create(A))
    await wish(1)
    server.next(refusal(422, 'INVALID', { fields: { pincode: 'Pincode must be 6 digits' } }), 'address')
    await flush(phone)
    expect(await left()).toBe(0)
    expect(server.wishesOf(1)).toEqual([1])
    const [dead] = await failedChanges(phone, 1)
    expect(dead).toMatchObject({
      op: 'addr.create',
      reason: 'refused',
      fields: { pincode: 'Pincode must be 6 digits' },
    })
  })

  test('a refused new address is shown with its reason, and its edits are kept with it', async () => {
    await enqueue(phone, 1, create(A))
    await claim(phone, 1, new Set())
    await enqueue(phone, 1, update(A, 'Suresh'))
    server.next(refusal(422, 'INVALID'), 'address')
    await flush(phone)
    const dead = await failedChanges(phone, 1)
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
    await flush(phone)
    const [dead] = await failedChanges(phone, 1)
    await retryDead(phone, dead?.id ?? '')
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
    expect(server.arrivals[0]?.key).not.toBe(server.arrivals[1]?.key)
  })

  test('a change the server keeps failing on does not hold up the others', async () => {
    for (let i = 0; i < 2; i++) server.next({ status: 500, body: { status: false } }, 'wishlist/create')
    await wish(1)
    await enqueue(phone, 1, create(A))
    await flush(phone)
    expect(server.book('delivery', 1)).toHaveLength(1)
    phone.later(HOUR / 2)
    await flush(phone)
    expect(await left()).toBe(1)
    phone.later(HOUR / 2)
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a busy server is left alone for as long as it asks', async () => {
    server.next({ ...refusal(429, 'TOO_MANY_REQUESTS'), headers: { 'Retry-After': '600' } })
    await wish(1)
    await flush(phone)
    phone.later(599_000)
    await flush(phone)
    expect(server.arrivals).toHaveLength(1)
    phone.later(2_000)
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a clock that jumped a year ahead and back holds nothing up', async () => {
    await wish(1)
    const [record] = await pendingChanges(phone, 1)
    await phone.db.outbox.update(record?.seq ?? 0, { nextAt: phone.now() + 400 * 24 * HOUR })
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('a change older than 30 days is set aside instead of sent', async () => {
    await wish(1)
    phone.later(31 * 24 * HOUR)
    server.now = phone.now
    await flush(phone)
    expect(server.arrivals).toEqual([])
    expect(await failedChanges(phone, 1)).toMatchObject([{ reason: 'expired' }])
  })

  test('a change that a newer app has queued waits for the update', async () => {
    await wish(1)
    const [record] = await pendingChanges(phone, 1)
    await phone.db.outbox.update(record?.seq ?? 0, { v: 99 })
    await wish(2)
    await flush(phone)
    expect(await pendingChanges(phone, 1)).toMatchObject([{ state: 'parked' }])
    expect(server.wishesOf(1)).toEqual([2])
  })

  test('a damaged record is set aside and its neighbours go on', async () => {
    await wish(1)
    const [record] = await pendingChanges(phone, 1)
    await phone.db.outbox.put({ ...record, body: null } as never)
    expect(await left()).toBe(0)
    await wish(2)
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([2])
    expect(await failedChanges(phone, 1)).toMatchObject([{ id: record?.id, reason: 'unreadable' }])
  })
})

describe('the server’s copy', () => {
  test('a fresh copy never hides what still waits', async () => {
    server.wishFromElsewhere(1, 7)
    await wish(1)
    await pull(phone, wishes)
    expect(await screen()).toEqual([1, 7])
    await wish(7, false)
    await pull(phone, wishes)
    expect(await screen()).toEqual([1])
  })

  test('a copy taken before a change was confirmed does not bring the old state back', async () => {
    const { fetch: shop } = settings
    const late = gate()
    let isFirst = true
    configureCalls({
      fetch: async (input, init) => {
        const answer = await shop(input, init)
        if (!isFirst) return answer
        // Made before the change, and on its way while the change is confirmed.
        isFirst = false
        late.reach()
        await late.opened
        return answer
      },
    })
    const stale = pull(phone, wishes)
    await late.reached
    await wish(1)
    await flush(phone)
    late.open()
    await stale
    expect(await screen()).toEqual([1])
  })

  test('a copy that arrives after the log-out is thrown away', async () => {
    server.wishFromElsewhere(1, 7)
    const arrival = gate()
    server.next(arrival, 'get-wishlist-items')
    const late = pull(phone, wishes)
    await arrival.reached
    await forgetLogin(phone, 1, false)
    arrival.open()
    await late
    expect(await savedWishes(phone, 1)).toEqual([])
  })
})

test('an edit that was refused keeps what was typed for the form, beside what the shop has', async () => {
  await enqueue(phone, 1, create(A, 'Ramesh'))
  await flush(phone)
  server.next(refusal(422, 'INVALID'))
  await enqueue(phone, 1, update(A, 'Suresh'))
  await flush(phone)
  const saved = await savedAddresses(phone, 1, 'delivery')
  expect(addresses('delivery', saved, await pendingChanges(phone, 1), await failedChanges(phone, 1))).toMatchObject([
    { name: 'Ramesh', refused: 'Refused: INVALID', typed: { name: 'Suresh' } },
  ])
})
