import { desk, type DeskChange } from '../../../src/desk/desk.shared.ts'
import { beforeEach, expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { DeskVariant } from '../../../src/contract/calls/staff/variants.ts'
import { isFailure } from '../../../src/client/api/call.ts'
import { forgetStaff, rememberStaff } from '../../../src/desk/login/desk-login.shared.ts'
import {
  movedPriceOf,
  savedGoods,
  searchGoods,
  withChanges,
  goods,
  pageOf,
} from '../../../src/desk/variants/variants.shared.ts'
import { openApp } from '../../../src/client/app.ts'
import { callDesk } from '../../../src/desk/desk-api.shared.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { confirmedCount, writeAnswer } from '../../../src/client/sync/mirror.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { comeBack } from '../../support/open-phone.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { freshPhone, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

/** Stock and prices that staff changes without network. */

const ME: StaffMe = { staff_id: 7, name: 'Meena', role: 'packer', seller_id: 3, shop_name: 'Devi Beej Bhandar' }

const pack = (sku: string, stock: number, selling_price = 100): DeskVariant => ({
  sku,
  listing_id: 20_001,
  product_id: 5001,
  seller_id: 3,
  shop_name: 'Devi Beej Bhandar',
  cod: true,
  title: `Wheat ${sku}`,
  variant_name: '1 kg',
  image_url: 'pack.webp',
  ground: 'clay',
  price: 120,
  selling_price,
  stock,
  steps: [],
  reserved: 0,
})

const [FIRST, SECOND] = ['WH-1', 'WH-2']
const add = (pieces: number, target = FIRST): DeskChange => ({
  op: 'desk.stock',
  target,
  body: { add: pieces, title: 'Wheat' },
})
const price = (selling_price: number, seen: number): DeskChange => ({
  op: 'desk.price',
  target: FIRST,
  body: { selling_price, seen, title: 'Wheat' },
})

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  openApp({ ...desk, call: callDesk })
  phone = await freshPhone()
  server = new FakeServer().connect()
  await rememberStaff(phone, ME, 'token-7')
  await told([pack(FIRST, 5), pack(SECOND, 3)])
})

/** The answer of the shop to what was asked for when so many changes were confirmed. */
const answered = (data: DeskVariant[], asked: { confirmed: number; epoch: string }, next: string | null = null) => {
  const answer = { status: true as const, data, meta: { next_cursor: next } }
  const writing = { said: answer, write: () => pageOf({ q: '' }).write(phone, 7, answer) }
  return writeAnswer(phone, goods.name, { acct: 7, ...asked }, writing)
}
const told = async (data: DeskVariant[]) =>
  answered(data, { confirmed: await confirmedCount(phone, 7, goods.name), epoch: await epoch() })
const epoch = async () => (await readSession(phone)).epoch
const act = async (...changes: DeskChange[]) => {
  for (const change of changes) await enqueue(phone, 7, change)
}
const shown = async () => withChanges(await savedGoods(phone, 7), await pendingChanges(phone, 7))
const shownFirst = async () => (await shown()).find(({ sku }) => sku === FIRST)
const answer = (data: object) => ({ status: 200, body: { status: true, data } })
const sent = () => server.effects.map(({ method, path, body }) => [method, path, body])

test('stock shows at once, is marked as unsent, and goes out once as a difference', async () => {
  goOffline()
  await act(add(4))
  expect(await shownFirst()).toMatchObject({ stock: 9, unsent: true })
  server.next('lose answer')
  await comeBack(phone)
  await comeBack(phone)
  expect(sent()).toEqual([['POST', `desk/variants/${FIRST}/stock`, { add: 4 }]])
  expect(await shownFirst()).toMatchObject({ stock: 9, unsent: false })
})

test('two unsent differences of a pack are one, and what is on its way is left alone', async () => {
  goOffline()
  await act(add(4), add(-1), add(2, SECOND))
  expect(await pendingChanges(phone, 7)).toMatchObject([
    { target: FIRST, body: { add: 3 } },
    { target: SECOND, body: { add: 2 } },
  ])
  goOnline()
  server.next('lose answer', FIRST)
  await flush(phone)
  await act(add(10))
  await comeBack(phone)
  expect(sent()).toEqual([
    ['POST', `desk/variants/${FIRST}/stock`, { add: 3 }],
    ['POST', `desk/variants/${SECOND}/stock`, { add: 2 }],
    ['POST', `desk/variants/${FIRST}/stock`, { add: 10 }],
  ])
  expect((await shownFirst())?.stock).toBe(18)
})

test('a difference that is written twice is added once', async () => {
  goOffline()
  await act(add(4))
  const { write } = phone
  // The browser closes the database after the write and before it says so: the write is repeated.
  const repeating: TestPhone = {
    ...phone,
    write: async (tables, work, by) => {
      await write(tables, work, by)
      return write(tables, work, by)
    },
  }
  await enqueue(repeating, 7, add(3))
  expect(await pendingChanges(phone, 7)).toMatchObject([{ body: { add: 7 } }])
})

test('of several unsent prices the last is sent, with the price that was seen first', async () => {
  goOffline()
  await act(price(90, 100), price(95, 90))
  expect(await shownFirst()).toMatchObject({ selling_price: 95, unsent: true })
  await comeBack(phone)
  expect(sent()).toEqual([['PUT', `desk/variants/${FIRST}/price`, { selling_price: 95, seen: 100 }]])
  await act(price(90, 95), price(95, 90))
  expect(await pendingChanges(phone, 7)).toEqual([])
})

test('a price that has moved meanwhile is refused with both, and the pack shows that of the shop', async () => {
  goOffline()
  await act(price(90, 100), add(1))
  server.next(refusal(409, 'PRICE_MOVED', { message: 'The price is 95 by now', data: { current: 95 } }), 'price')
  await comeBack(phone)
  const [dead] = await failedChanges(phone, 7)
  expect([dead?.op, dead?.body, movedPriceOf(dead?.data)]).toEqual([
    'desk.price',
    { selling_price: 90, seen: 100, title: 'Wheat' },
    95,
  ])
  expect(await shownFirst()).toMatchObject({ selling_price: 95, stock: 6, unsent: false })
})

test('stock that could not be taken away shows as the shop has it', async () => {
  await act(add(-5))
  server.next(refusal(409, 'CONFLICT', { message: 'Only 2 can be taken away', data: { on_hand: 4, reserved: 2 } }))
  await flush(phone)
  expect(await failedChanges(phone, 7)).toMatchObject([{ message: 'Only 2 can be taken away' }])
  expect(await shownFirst()).toMatchObject({ stock: 2, reserved: 2, unsent: false })
})

test('an answer that may contain a change on its way does not count it twice', async () => {
  await act(add(4))
  server.next('lose answer')
  await flush(phone)
  await told([pack(FIRST, 9), pack(SECOND, 1)])
  expect((await shownFirst())?.stock).toBe(9)
  expect((await shown()).find(({ sku }) => sku === SECOND)?.stock).toBe(1)
  const before = await confirmedCount(phone, 7, goods.name)
  server.next(answer(pack(FIRST, 9)))
  await comeBack(phone)
  expect(await shownFirst()).toMatchObject({ stock: 9, unsent: false })
  expect(await answered([pack(FIRST, 5)], { confirmed: before, epoch: await epoch() }, 'c1')).toBe(false)
})

test('the answer to a change of the stock that comes late does not bring an older price back', async () => {
  server.next('lose answer', 'stock')
  await act(add(4))
  await flush(phone)
  await act(price(90, 100))
  server.next(answer(pack(FIRST, 5, 90)), 'price')
  server.next(answer(pack(FIRST, 9, 100)), 'stock')
  await comeBack(phone)
  expect(await shownFirst()).toMatchObject({ stock: 9, selling_price: 90, unsent: false })
})

test('a pack whose change is under way is listed also on a phone that had not seen it', async () => {
  server.next('lose answer')
  await act(add(4))
  await flush(phone)
  await forgetStaff(phone, false)
  await rememberStaff(phone, ME, 'token-7b')
  await told([pack(FIRST, 9)])
  expect(await shownFirst()).toMatchObject({ sku: FIRST, unsent: true })
  const confirmed = await confirmedCount(phone, 7, goods.name)
  await answered([pack(SECOND, 1)], { confirmed, epoch: 'of a former log-in' })
  expect((await shown()).map(({ sku }) => sku)).toEqual([FIRST])
})

test('a page of the shop is added to what the phone has, which it searches without network', async () => {
  const page = { status: 200, body: { status: true, data: [pack('RI-9', 0)], meta: { next_cursor: 'c1' } } }
  server.next(page, 'variants')
  const listed = { data: [{ sku: 'RI-9' }], meta: { next_cursor: 'c1' } }
  expect(await pull(phone, goods, pageOf({ q: 'ri' }))).toMatchObject(listed)
  const packs = await savedGoods(phone, 7)
  expect(searchGoods(packs, '')).toEqual(['RI-9', SECOND, FIRST])
  expect(searchGoods(packs, ' wheat wh-2 ')).toEqual([SECOND])
  expect(searchGoods(packs, 'wh-')).toEqual([SECOND, FIRST])
  goOffline()
  expect(isFailure(await pull(phone, goods))).toBe(true)
  expect(await shown()).toHaveLength(3)
})

test('an ended log-in takes the packs from the phone, and what was changed waits for the same person', async () => {
  goOffline()
  await act(add(4))
  await forgetStaff(phone, false)
  expect(await savedGoods(phone, 7)).toEqual([])
  await rememberStaff(phone, ME, 'token-7b')
  await comeBack(phone)
  expect(sent()).toEqual([['POST', `desk/variants/${FIRST}/stock`, { add: 4 }]])
})
