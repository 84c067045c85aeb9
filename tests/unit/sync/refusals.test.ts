import { addresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { pull } from '../../../src/client/sync/pull.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, create, heart, update } from '../../support/changes.ts'
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

  test('a clock that jumped a year ahead and back holds nothing up', async () => {
    await wish(1)
    const [record] = await pendingChanges(phone, 1)
    await phone.db.outbox.update(record?.seq ?? 0, { nextAt: phone.now() + 400 * 24 * HOUR })
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
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
