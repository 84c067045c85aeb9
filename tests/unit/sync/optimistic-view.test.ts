// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSyncScheduler } from '../../../src/client/page/scheduler.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import * as addresses from '../../../src/shop/addresses/addresses.store.ts'
import { useAddresses } from '../../../src/shop/addresses/addresses.store.ts'
import { removeFromWishlist, addToWishlist } from '../../../src/shop/wishlist/wishlist-actions.ts'
import { useWishlist } from '../../../src/shop/wishlist/wishlist.store.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { resetBackoff } from '../../../src/client/sync/queue.ts'
import { until } from '../../support/request-gate.ts'
import { addressForm, product } from '../../support/goods.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { forgetfulPhone, freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

let phone: TestPhone
let server: FakeServer
let stop = () => {}

const follow = async (acct = 1) => {
  await logIn(phone, acct)
  setIdentity({ acct, token: `token-${acct}` })
}
const hearts = () => useWishlist.getState().items.map(({ product_id, unsent }) => `${product_id}${unsent ? '?' : ''}`)
const shows = (...wanted: string[]) => until(() => hearts().join() === wanted.join())
const delivery = () => useAddresses.getState().delivery
/** The list follows the database a moment later. */
const showsBook = async (wanted: { name: string; unsent: boolean; refused: string | undefined }[]) => {
  await expect
    .poll(() => delivery().map(({ name, unsent, refused }) => ({ name, unsent, refused })), TIMEOUT)
    .toEqual(wanted)
}
const TIMEOUT = { interval: 1, timeout: 20_000 }

beforeEach(async () => {
  goOnline()
  phone = await freshPhone()
  server = new FakeServer().connect()
  configureCalls({ token: () => 'token-1' })
  setIdentity(null)
})
afterEach(() => {
  stop()
  stop = () => {}
  setIdentity(null)
})

test('a wish made offline fills the heart at once and says that it is only on this phone', async () => {
  server.wishFromElsewhere(1, 7)
  await follow()
  await shows('7')
  goOffline()
  await addToWishlist(product(1))
  await shows('1?', '7')
  await removeFromWishlist(7)
  await shows('1?')
  expect(useWishlist.getState().productIds).toEqual(new Set([1]))
  goOnline()
  await resetBackoff(phone)
  await flush(phone)
  await shows('1')
})

test('a refused wish heals by itself', async () => {
  await follow()
  server.next(refusal(422, 'INVALID'), 'wishlist/create')
  await addToWishlist(product(1))
  await shows('1?')
  await flush(phone)
  await shows()
  expect(useWishlist.getState().productIds.size).toBe(0)
})

test('whoever logs in next sees nothing of the one before', async () => {
  await follow(1)
  await addToWishlist(product(1))
  await shows('1?')
  setIdentity(null)
  expect(hearts()).toEqual([])
  await follow(2)
  await until(() => useWishlist.getState().ready)
  expect(hearts()).toEqual([])
})

test('an address typed offline is kept, shown as unsent, and becomes the default when it is the only one', async () => {
  await follow()
  goOffline()
  const saved = await addresses.saveAddress('delivery', addressForm())
  expect(saved).toMatchObject({ ok: true })
  await showsBook([{ name: 'Ramesh Patil', unsent: true, refused: undefined }])
  expect(delivery()[0]?.is_default).toBe(1)
  goOnline()
  await until(async () => addresses.flushAddresses(delivery().map(({ id }) => id)))
  await until(() => delivery()[0]?.unsent === false)
  expect(server.book('delivery', 1)).toHaveLength(1)
})

test('an address is not ready for the payment while the server has not got it', async () => {
  await follow()
  goOffline()
  const saved = await addresses.saveAddress('billing', addressForm())
  expect(await addresses.flushAddresses('id' in saved ? [saved.id] : [])).toBe(false)
})

test('what is wrong with an address is said field by field and nothing is queued', async () => {
  await follow()
  const refused = await addresses.saveAddress('delivery', { ...addressForm(), pincode: '42', name: '' })
  expect(refused).toMatchObject({
    status: false,
    fields: { name: 'Name is required', pincode: 'Pincode must be 6 digits' },
  })
  expect(await phone.db.outbox.count()).toBe(0)
})

test('a refused new address stays on the list with its reason, and saving it again makes it', async () => {
  await follow()
  server.next(refusal(422, 'INVALID'), 'address/create')
  const saved = await addresses.saveAddress('delivery', addressForm())
  await flush(phone)
  await until(() => delivery()[0]?.refused !== undefined)
  await addresses.saveAddress('delivery', addressForm('Suresh'), 'id' in saved ? saved.id : '')
  await flush(phone)
  await showsBook([{ name: 'Suresh', unsent: false, refused: undefined }])
})

test('an address that another phone removed says so, and saving it again makes it', async () => {
  await follow()
  const saved = await addresses.saveAddress('delivery', addressForm())
  const id = 'id' in saved ? saved.id : ''
  await flush(phone)
  server.addresses.delivery.set(1, [])
  await addresses.saveAddress('delivery', addressForm('Suresh'), id)
  await flush(phone)
  await addresses.reload()
  await showsBook([
    { name: 'Suresh', unsent: true, refused: 'This was removed on another phone. Save it again to keep it.' },
  ])
  await addresses.saveAddress('delivery', addressForm('Suresh'), id)
  await flush(phone)
  expect(server.book('delivery', 1)).toMatchObject([{ id, name: 'Suresh' }])
})

test('billing to the delivery address makes a copy with an id of its own', async () => {
  await follow()
  const saved = await addresses.saveAddress('delivery', addressForm())
  const id = 'id' in saved ? saved.id : ''
  await until(() => delivery().length === 1)
  const [original] = addresses.useAddresses.getState().delivery
  const copied = original && (await addresses.billingLike(original))
  await flush(phone)
  expect(server.book('billing', 1)).toMatchObject([{ name: 'Ramesh Patil', pincode: '422013' }])
  expect(server.book('billing', 1)[0]?.id).not.toBe(id)
  await until(() => addresses.useAddresses.getState().billing.length === 1)
  expect(original && (await addresses.billingLike(original))).toEqual(copied)
})

test('a billing address that was the same stays the same when the delivery address changes, another stays as it is', async () => {
  await follow()
  const saved = await addresses.saveAddress('delivery', addressForm())
  await addresses.saveAddress('billing', addressForm())
  await addresses.saveAddress('billing', addressForm('Suresh'))
  const billing = () => addresses.useAddresses.getState().billing.map(({ name }) => name)
  await until(() => delivery().length === 1 && billing().length === 2)
  await flush(phone)
  await addresses.saveAddress('delivery', addressForm('Asha'), 'id' in saved ? saved.id : '')
  await flush(phone)
  expect(server.book('delivery', 1)).toMatchObject([{ name: 'Asha' }])
  expect(server.book('billing', 1)).toMatchObject([{ name: 'Asha' }, { name: 'Suresh' }])
})

test('the page sends by itself what was queued, and again when the network returns', async () => {
  stop = startSyncScheduler()
  await follow()
  await addToWishlist(product(1))
  await until(() => server.wishesOf(1).includes(1))
  goOffline()
  expect(useNetwork.getState().online).toBe(false)
  await addToWishlist(product(2))
  await until(() => useNetwork.getState().waiting === 1)
  goOnline()
  await until(() => server.wishesOf(1).includes(2))
  await until(() => useNetwork.getState().waiting === 0)
})

test('a refused change asks for attention, a refused log-in asks to log in', async () => {
  await follow()
  server.next(refusal(422, 'INVALID'), 'wishlist/create')
  await addToWishlist(product(1))
  await flush(phone)
  await until(() => useNetwork.getState().needAttention === 1)
  server.revoked.add('token-1')
  await addToWishlist(product(2))
  await flush(phone)
  await until(() => useNetwork.getState().loginNeeded)
  expect(useNetwork.getState().waiting).toBe(1)
})

test('on a phone that stores nothing, wishes and addresses are queued and sent as anywhere, and end with the page', async () => {
  const memory = await forgetfulPhone()
  await logIn(memory, 1)
  setIdentity({ acct: 1, token: 'token-1' })
  goOffline()
  await addToWishlist(product(1))
  await addresses.saveAddress('delivery', addressForm())
  await shows('1?')
  await until(() => delivery().length === 1)
  goOnline()
  await resetBackoff(memory)
  expect((await flush(memory)).done).toBe(2)
  await shows('1')
  expect(server.wishesOf(1)).toEqual([1])
  await forgetfulPhone().then(async (next) => expect(await next.db.wishlist.count()).toBe(0))
})
