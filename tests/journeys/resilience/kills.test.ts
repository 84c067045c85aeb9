import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import { dice } from '../../proofs/simulation/prng.ts'
import { seedOf, atScale, report } from '../../proofs/support/test-scale.ts'
import { spoiltJourney } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { changeBook, namesOnScreen, nothingWanted, pressHeart, sorted, wishesOnScreen } from '../support/screen.ts'
import { logIn, loginOf, LONG, signUp, workerIsReady } from '../support/steps.ts'

/** A battery that dies at any moment while changes are made. */

const KILLS = atScale({ lean: 5, full: 50 })
const SEED = seedOf()
/** Longest time from the beginning of a round's changes to the kill; a round makes several changes in it. */
const ROUND_MS = 3_000
const FARMER = { name: 'Asha Patil', phone: '9822012346', email: 'asha@example.org', password: 'kharif-2026-soya' }

const { shop, proxy, phone } = await spoiltJourney()

test(
  'a browser killed at any moment has lost nothing that the screen had acknowledged',
  { timeout: atScale({ lean: 180_000, full: 3_600_000 }) },
  async () => {
    console.warn(`SEED=${SEED}`)
    const d = dice(SEED)
    await signUp(phone.page(), FARMER)
    await logIn(phone.page(), FARMER)
    await workerIsReady(phone.page())
    const login = await loginOf(phone.page())
    // The lists are cached, so that they open without network as well.
    for (const path of ['/category/seeds', '/address', '/wishlist']) await phone.page().goto(path)
    // Chromium writes local storage some seconds later; this is about changes, not about a log-in a moment ago.
    await phone.reopen()
    const wanted = nothingWanted()
    for (let round = 0; round < KILLS; round++) {
      const isCut = d.chance(0.5)
      proxy.fate = ({ path }) => (isCut && !path.startsWith('/images/') ? 'drop' : 'pass')
      const moment = 100 + d.below(ROUND_MS)
      await phone.page().goto('/category/seeds')
      await phone.page().getByRole('main').locator('button[aria-pressed]').first().waitFor()
      let isKilled = false
      const death = new Promise((die) => setTimeout(die, moment)).then(() => {
        isKilled = true
        return phone.kill()
      })
      const live = async () => {
        for (;;) {
          if (d.chance(0.2)) {
            await changeBook(phone.page(), d, wanted)
            await phone.page().goto('/category/seeds')
          } else await pressHeart(phone.page(), d, wanted)
        }
      }
      await live().catch((error: unknown) => {
        if (!isKilled) throw error
      })
      await death
      await phone.reopen()

      const { wish, names = [] } = wanted.doubtful
      const without = <T>(list: Iterable<T>, doubtful: readonly (T | undefined)[]): string[] =>
        [...list]
          .filter((one) => !doubtful.includes(one))
          .map(String)
          .toSorted()
      const page = phone.page()
      await page.goto('/wishlist')
      expect(await page.evaluate(() => localStorage.getItem('user')), 'still logged in').not.toBeNull()
      await expect
        .poll(async () => without(await wishesOnScreen(page), [wish]), LONG)
        .toEqual(without(wanted.wishes, [wish]))
      const shown = await wishesOnScreen(page)
      if (wish !== undefined && shown.includes(wish)) wanted.wishes.add(wish)
      else if (wish !== undefined) wanted.wishes.delete(wish)
      await page.goto('/address')
      await expect
        .poll(async () => without(await namesOnScreen(page), names), LONG)
        .toEqual(without(wanted.names, names))
      const book = await namesOnScreen(page)
      for (const name of names)
        if (book.includes(name)) wanted.names.add(name)
        else wanted.names.delete(name)
      wanted.doubtful = {}
    }

    proxy.fate = () => 'pass'
    await expect
      .poll(() => leftOnPhone(phone.page()), { timeout: 60_000, interval: 500 })
      .toEqual({ waiting: 0, dead: 0 })
    const ask = async (path: string) =>
      (await fetch(`${shop.url}/api/${path}`, { headers: { Authorization: `Bearer ${login.token}` } })).json()
    const wishes = v.parse(calls.wishlist.answer, await ask(calls.wishlist.path)).data
    const path = calls.addresses.path.replace(':userId', String(login.id))
    const book = v.parse(calls.addresses.answer, await ask(path)).data
    expect(sorted(wishes.map(({ product_id }) => product_id))).toEqual(sorted(wanted.wishes))
    expect(sorted(book.map(({ name }) => name))).toEqual(sorted(wanted.names))
    report('kills', { kills: KILLS, changes: wanted.changes, lost: 0 })
  },
)
