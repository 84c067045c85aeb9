import { beforeEach, expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { TypedListing } from '../../../src/contract/product/listing-form.ts'
import { openApp } from '../../../src/client/app.ts'
import { fileNames } from '../../../src/client/db/files.ts'
import type { LocalDb } from '../../../src/client/db/local-db.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { desk } from '../../../src/desk/desk.shared.ts'
import { callDesk } from '../../../src/desk/desk-api.shared.ts'
import { BLANK, check } from '../../../src/desk/listings/form-of.ts'
import { drafts, savedDrafts } from '../../../src/desk/listings/listings.shared.ts'
import {
  discardDraft,
  openDraft,
  queueDraft,
  savePicture,
  sweepFiles,
  typedDrafts,
  typedListings,
} from '../../../src/desk/listings/typed-listings.ts'
import { forgetStaff, rememberStaff } from '../../../src/desk/login/desk-login.shared.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { comeBack } from '../../support/open-phone.ts'
import { anotherTab, freshPhone, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

/** Listings that are drafted without network, with their photographs. */

const ME: StaffMe = { staff_id: 7, name: 'Meena', role: 'owner', seller_id: 3, shop_name: 'Devi Beej Bhandar' }
const ID = '11111111-1111-4111-8111-111111111111'
const [FIRST, SECOND, THIRD] = [
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
]
const OF = { acct: 7, id: ID }

const listing = (change: Partial<TypedListing> = {}): TypedListing => ({
  ...BLANK,
  product_id: 5001,
  title: 'Neem oil',
  packs: [{ name: '1 l', price: '450', selling_price: '₹ 399.50', stock: '१२', cod: true }],
  ...change,
})
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  openApp({ ...desk, call: callDesk })
  phone = await freshPhone()
  server = new FakeServer().connect()
  await rememberStaff(phone, ME, 'token-7')
})

const photograph = async (local: LocalDb, name: string, typed: TypedListing) => {
  await savePicture(local, OF, typed, name, bytesOf(`photo ${name}`))
  return typed
}
const typeWithTwo = async (local: LocalDb = phone) => {
  await typedListings.save(local, OF, listing())
  await photograph(local, FIRST, listing({ pictures: [FIRST] }))
  return photograph(local, SECOND, listing({ pictures: [FIRST, SECOND] }))
}
const send = async (typed: TypedListing, local: LocalDb = phone) => {
  const { sent } = { sent: undefined, ...check(typed, null) }
  if (sent === undefined) throw new Error('The form refuses it')
  await queueDraft(local, OF, sent)
}
/** The phone learns that the shop has no draft. */
const answerList = async () => {
  server.next({ status: 200, body: { status: true, data: [], meta: { next_cursor: null } } }, 'desk/drafts')
  await pull(phone, drafts)
}
const TEXT = `PUT desk/drafts/${ID}`
const pictureCall = (name: string) => `PUT desk/drafts/${ID}/pictures/${name}`
const effects = () => server.effects.map(({ method, path }) => `${method} ${path}`)
const WHOLE = [TEXT, pictureCall(FIRST), pictureCall(SECOND)]

test('a draft with two photographs goes out once, the text first, and its bytes leave the phone', async () => {
  goOffline()
  await send(await typeWithTwo())
  expect(await typedDrafts(phone, 7)).toEqual([])
  expect(await fileNames(phone, 7)).toEqual([FIRST, SECOND])
  await comeBack(phone)
  expect(effects()).toEqual(WHOLE)
  expect(server.effects.map(({ body }) => body)).toEqual([
    {
      listing_id: null,
      product_id: 5001,
      form: {
        title: 'Neem oil',
        description: '',
        packs: [{ name: '1 l', price: 450, selling_price: 399.5, stock: 12, cod: true }],
        pictures: [FIRST, SECOND],
        about: null,
      },
    },
    `photo ${FIRST}`,
    `photo ${SECOND}`,
  ])
  expect(await fileNames(phone, 7)).toEqual([])
  expect(await pendingChanges(phone, 7)).toEqual([])
})

test('what waits names its photograph and never holds its bytes', async () => {
  goOffline()
  await send(await typeWithTwo())
  await flush(phone)
  const rows = await phone.db.outbox.toArray()
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain('photo ')
  expect(rows.some((row) => Object.values(row).some((value) => value instanceof ArrayBuffer))).toBe(false)
})

test('whichever answer or request is lost, there is one draft and each photograph once', async () => {
  for (const fault of ['lose request', 'lose answer', 'portal'] as const)
    for (const path of [`drafts/${ID}`, FIRST, SECOND]) {
      phone = await freshPhone()
      server = new FakeServer().connect()
      await rememberStaff(phone, ME, 'token-7')
      await send(await typeWithTwo())
      server.next(fault, path)
      await comeBack(phone)
      await comeBack(await anotherTab(phone))
      await comeBack(phone)
      expect(effects(), `${fault} ${path}`).toEqual(WHOLE)
      expect(await fileNames(phone, 7)).toEqual([])
    }
})

/** A phone that is killed before its write of that number. */
const killedAt = (local: LocalDb, step: number): LocalDb => {
  let left = step
  return {
    ...local,
    write: (...args) => {
      if (left-- <= 0) throw new Error('killed')
      return local.write(...args)
    },
  }
}

/** Draws a draft up and sends it on a phone that is killed before a step; what the next page finds is finished. */
const killAndGoOn = async (step: number) => {
  phone = await freshPhone()
  server = new FakeServer().connect()
  await rememberStaff(phone, ME, 'token-7')
  const dying = killedAt(phone, step)
  const work = async () => {
    await send(await typeWithTwo(dying), dying)
    await flush(dying)
  }
  const isKilled = await work().then(
    () => false,
    () => true,
  )
  const later = await anotherTab(phone)
  const [left] = await typedDrafts(later, 7)
  const names = new Set(await fileNames(later, 7))
  const lost = (left?.typed.pictures ?? []).filter((name) => !names.has(name))
  const early = left === undefined ? [] : effects()
  if (left !== undefined || step === 0) await send(await typeWithTwo(later), later)
  await comeBack(later)
  return { isKilled, lost, early, made: effects(), left: await fileNames(later, 7) }
}

test('killed before any step, the draft is still typed or goes out whole, and nothing of it twice', async () => {
  const killed = []
  for (let step = 0; ; step++) {
    const { isKilled, ...went } = await killAndGoOn(step)
    expect(went, `step ${step}`).toEqual({ lost: [], early: [], made: WHOLE, left: [] })
    if (!isKilled) break
    killed.push(step)
  }
  expect(killed.length).toBeGreaterThan(8)
})

test('what is typed anew before it is sent takes the place of the text, ahead of the photographs', async () => {
  goOffline()
  const before = await typeWithTwo()
  await send(before)
  const anew = { ...before, description: 'Cold pressed', pictures: [SECOND, THIRD] }
  await photograph(phone, THIRD, anew)
  await send(anew)
  await comeBack(phone)
  expect(effects()).toEqual([TEXT, pictureCall(SECOND), pictureCall(THIRD)])
  expect(server.effects[0]?.body).toMatchObject({ form: { description: 'Cold pressed', pictures: [SECOND, THIRD] } })
  await sweepFiles(phone, 7)
  expect(await fileNames(phone, 7)).toEqual([])
})

test('a text that is perhaps at the shop is left alone, and the new one follows', async () => {
  await send(await typeWithTwo())
  server.next('lose answer', `drafts/${ID}`)
  await flush(phone)
  await send({ ...listing(), description: 'Cold pressed', pictures: [FIRST] })
  await comeBack(phone)
  await comeBack(phone)
  expect(effects()).toEqual([TEXT, pictureCall(FIRST), TEXT])
})

test('a refused draft comes back as it was typed, and is sent whole once it is mended', async () => {
  await send(await typeWithTwo())
  server.next(refusal(422, 'INVALID', { fields: { 'form.title': 'Endosulfan is banned' } }), `drafts/${ID}`)
  await flush(phone)
  expect(effects()).toEqual([])
  expect((await failedChanges(phone, 7)).map(({ op, reason }) => `${op} ${reason}`).toSorted()).toEqual([
    'desk.draft refused',
    'desk.picture dependent',
    'desk.picture dependent',
  ])
  const typed = await openDraft(phone, OF)
  expect(typed).toMatchObject({ title: 'Neem oil', pictures: [FIRST, SECOND] })
  await sweepFiles(phone, 7)
  await send({ ...listing(), ...typed, title: 'Neem oil, 1500 ppm' })
  await comeBack(phone)
  expect(effects()).toEqual(WHOLE)
  expect(await failedChanges(phone, 7)).toEqual([])
})

test('what the shop has answered is on the phone, and the photographs that it has are not sent again', async () => {
  await send(await typeWithTwo())
  const draft = {
    id: ID,
    listing_id: null,
    product_id: 5001,
    title: 'Neem oil',
    shop_name: 'Devi',
    seller_id: 3,
    state: 'waiting',
    picture: null,
    pictures_missing: 2,
    sent_at: '2026-11-20T06:00:00.000Z',
    decide_by: '2026-11-22T06:00:00.000Z',
    form: { title: 'Neem oil', description: '', packs: [], pictures: [FIRST, SECOND], about: null },
    pictures: [],
    stands: null,
    reasons: {},
  }
  server.next({ status: 200, body: { status: true, data: draft } }, `drafts/${ID}`)
  const stored = { id: FIRST, file: 'f.webp', pictures_missing: 1 }
  server.next({ status: 200, body: { status: true, data: stored } }, FIRST)
  await flush(phone)
  expect(await savedDrafts(phone, 7)).toMatchObject([
    { id: ID, picture: 'f.webp', pictures_missing: 1, pictures: [{ id: FIRST, file: 'f.webp' }] },
  ])
  server.effects.length = 0
  await send({ ...listing(), title: 'Neem oil, pure', pictures: [FIRST, SECOND] })
  await comeBack(phone)
  expect(effects()).toEqual([TEXT])
})

test('a draft that was never sent is thrown away without a word, one that may be at the shop is taken back there', async () => {
  await answerList()
  goOffline()
  await send(await typeWithTwo())
  await discardDraft(phone, OF, 'Neem oil')
  expect(await pendingChanges(phone, 7)).toEqual([])
  expect(await fileNames(phone, 7)).toEqual([])
  goOnline()
  await send(await typeWithTwo())
  server.next('lose answer', `drafts/${ID}`)
  await flush(phone)
  await discardDraft(phone, OF, 'Neem oil')
  await comeBack(phone)
  expect(effects()).toEqual([TEXT, `DELETE desk/drafts/${ID}`])
  await sweepFiles(phone, 7)
  expect(await fileNames(phone, 7)).toEqual([])
})

test('a draft that was sent before the last log-in is taken back at the shop', async () => {
  await send(await typeWithTwo())
  await flush(phone)
  await forgetStaff(phone, false)
  await rememberStaff(phone, ME, 'token-7')
  await typedListings.save(phone, OF, listing({ title: 'Neem oil, pure' }))
  await discardDraft(phone, OF, 'Neem oil')
  await flush(phone)
  expect(effects()).toEqual([TEXT, pictureCall(FIRST), pictureCall(SECOND), `DELETE desk/drafts/${ID}`])
})

test('a draft that was refused after an answer got lost is taken back at the shop', async () => {
  await answerList()
  await send(listing())
  server.next('lose answer', `drafts/${ID}`)
  await flush(phone)
  server.next(refusal(403, 'FORBIDDEN'), `drafts/${ID}`)
  await comeBack(phone)
  expect(await failedChanges(phone, 7)).toMatchObject([{ op: 'desk.draft' }])
  await discardDraft(phone, OF, 'Neem oil')
  await flush(phone)
  expect(effects()).toEqual([TEXT, `DELETE desk/drafts/${ID}`])
})

test('a log-out that discards takes drafts and photographs along, any other keeps them for the same person', async () => {
  goOffline()
  await typeWithTwo()
  await forgetStaff(phone, false)
  expect(await fileNames(phone, 7)).toEqual([FIRST, SECOND])
  expect(await typedDrafts(phone, 7)).toHaveLength(1)
  await rememberStaff(phone, ME, 'token-7')
  await forgetStaff(phone, true)
  expect(await fileNames(phone, 7)).toEqual([])
  expect(await typedDrafts(phone, 7)).toEqual([])
})

test('a photograph whose bytes the phone has lost does not hold up the rest', async () => {
  goOffline()
  await send(await typeWithTwo())
  await phone.db.meta.delete(`draft:7:file:${FIRST}`)
  await comeBack(phone)
  expect(effects()).toEqual([TEXT, pictureCall(SECOND)])
  expect(await failedChanges(phone, 7)).toMatchObject([{ op: 'desk.picture', reason: 'unreadable' }])
})
