import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { CDPSession, Page } from 'playwright-core'
import { calls } from '../../../src/contract/shop-calls.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { idempotency } from '../../../server/db/schema.ts'
import { dice, type Dice } from '../../proofs/simulation/prng.ts'
import { seedOf, atScale, report } from '../../proofs/support/test-scale.ts'
import { spoiltJourney } from '../support/journey.ts'
import type { Fate, Passing } from '../support/proxy.ts'
import {
  cardsOn,
  changeBook,
  namesOnScreen,
  nothingWanted,
  pressHeart,
  sorted,
  wishesOnScreen,
} from '../support/screen.ts'
import { FARMER, logIn, loginOf, LONG, signUp, workerIsReady } from '../support/steps.ts'
import { leftOnPhone } from '../support/outbox.ts'

/** Three tabs and the worker of one phone, on a network that loses, repeats and delays requests. */

const ROUNDS = atScale({ lean: 20, full: 200 })
const SEED = seedOf()
const { shop, proxy, phone } = await spoiltJourney()

/** What happens to the requests of one round. */
const weather = (d: Dice): ((passing: Passing) => Fate) => {
  const badness = d.pick([0.2, 0.5, 0.9])
  return ({ path }) => {
    // By its picture the test knows a product.
    if (path.startsWith('/images/') || !d.chance(badness)) return 'pass'
    const spoilt: Fate[] = [
      'drop',
      'lose',
      'lose',
      'portal',
      { copyAfter: d.below(1500) },
      { copyAfter: 0 },
      { delay: d.below(800) },
      { stallAt: d.below(4_000) },
    ]
    return d.pick(spoilt)
  }
}

/** Lets the browser wake the worker as if the network had just come back. */
const syncEvents = async (page: Page): Promise<() => Promise<void>> => {
  const devtools: CDPSession = await phone.context().newCDPSession(page)
  let registrationId: string | undefined
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrationId, LONG).toBeDefined()
  return async () => {
    const event = { origin: proxy.url, registrationId: registrationId ?? '', tag: 'outbox', lastChance: false }
    await devtools.send('ServiceWorker.dispatchSyncEvent', event)
  }
}

/** Opens a list of products, again and again if the network shows an error in its place. */
const openList = async (tab: Page): Promise<void> => {
  do await tab.goto('/category/seeds')
  while (!(await hasHearts(tab)))
}

const WAIT_MS = 10_000
const hasHearts = (tab: Page): Promise<boolean> =>
  cardsOn(tab)
    .first()
    .waitFor({ timeout: WAIT_MS })
    .then(
      () => true,
      () => false,
    )

test(
  'three tabs and the worker on a bad network: what the screen says is what the shop has, each change once',
  { timeout: atScale({ lean: 180_000, full: 3_600_000 }) },
  async () => {
    console.warn(`SEED=${SEED}`)
    const d = dice(SEED)
    const first = phone.page()
    await signUp(first, FARMER)
    await logIn(first, FARMER)
    await workerIsReady(first)
    const tabs = [first, await phone.context().newPage(), await phone.context().newPage()]
    for (const tab of tabs) await tab.goto('/category/seeds')
    const login = await loginOf(first)
    const sync = await syncEvents(first)
    const wanted = nothingWanted()

    for (let round = 0; round < ROUNDS; round++) {
      proxy.fate = weather(d)
      for (let changes = 1 + d.below(4); changes > 0; changes--) {
        const tab = d.pick(tabs)
        await tab.bringToFront()
        if (d.chance(0.25)) await changeBook(tab, d, wanted)
        else {
          if (!tab.url().includes('/category/') || !(await hasHearts(tab))) await openList(tab)
          await pressHeart(tab, d, wanted)
        }
        if (d.chance(0.4)) await sync()
      }
      proxy.release()
    }

    // The network is well again.
    proxy.fate = () => 'pass'
    proxy.release()
    await sync()
    await expect.poll(() => leftOnPhone(first), { timeout: 90_000, interval: 500 }).toEqual({ waiting: 0, dead: 0 })
    const ask = async (path: string) =>
      (await fetch(`${shop.url}/api/${path}`, { headers: { Authorization: `Bearer ${login.token}` } })).json()
    const wishes = v.parse(calls.wishlist.answer, await ask(calls.wishlist.path)).data
    const book = v.parse(
      calls.addresses.answer,
      await ask(calls.addresses.path.replace(':userId', String(login.id))),
    ).data
    expect(sorted(wishes.map(({ product_id }) => product_id))).toEqual(sorted(wanted.wishes))
    expect(sorted(book.map(({ name }) => name))).toEqual(sorted(wanted.names))
    for (const tab of tabs) {
      await tab.bringToFront()
      await tab.goto('/wishlist')
      await expect.poll(async () => sorted(await wishesOnScreen(tab)), LONG).toEqual(sorted(wanted.wishes))
      await tab.goto('/address')
      await expect.poll(async () => sorted(await namesOnScreen(tab)), LONG).toEqual(sorted(wanted.names))
    }
    expect(phone.errors).toEqual([])

    // Every key that the phone has sent took effect, and none twice.
    await shop.stop()
    const { db, close } = await openDatabase({ dataDir: shop.env['DATA_DIR'] ?? '' })
    const effects = (await db.select().from(idempotency)).filter(({ accountId }) => accountId === login.id)
    await close()
    const keys = new Set(proxy.passed.flatMap(({ key }) => (key === null ? [] : [key])))
    expect(sorted(effects.map(({ key }) => key))).toEqual(sorted(keys))
    report('tabs', { rounds: ROUNDS, changes: wanted.changes, requests: proxy.passed.length, effects: effects.length })
  },
)
