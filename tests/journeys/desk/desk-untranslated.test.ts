import { describe, expect, test } from 'vitest'
import { DESK_PAGES } from '../../../src/contract/desk-pages.ts'
import { goods } from '../../../src/texts/en/goods.ts'
import { afterDelivery } from '../support/after-delivery.ts'
import { openGateway } from '../support/codes.ts'
import { deskOn, screensOf } from '../support/desk-screens.ts'
import { openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { AS_IT_IS, buildPseudo, latinWords } from '../support/looks/latin-words.ts'

/** The desk in a language that none of its words but the translated ones are written in. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054381', email: 'kamal.u@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054382' }

const dist = buildPseudo()
const gateway = await openGateway()
const shop = await ownShop(() => ({ ...gateway.settings(), DIST_DIR: dist }))
const phone = await ownPhone(shop.url, { locale: 'hi-IN', serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')

/** What the shop calls its goods and its own desk is no value: it has words for them in every language. */
const OURS = new Set<string>(['All shops', ...Object.values(goods.categories), ...Object.values(goods.crops)])

/** What the shop has told this page: names, goods, addresses, and what somebody has written. Not its codes. */
const values = new Set<string>()
const isOwn = (value: string): boolean => /[A-Za-z]{2}/.test(value) && !/^[a-z_]+$/.test(value) && !OURS.has(value)
const collect = (value: unknown): void => {
  if (typeof value === 'string' && isOwn(value)) values.add(value)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
}
const { isThere, open, lead, entryOf } = deskOn(page, collect)

/** Names of browsers and systems, what a form takes only as it is, and a language's name for itself. */
const OWN = /\b(Chrome|Chromium|Linux|HD[0-9A-Z]{10}(-\d+)?|all|Cotton|Chilli|litre|per|acre)\b|: English$/g

const ADDRESS = /\/(?:[^\s/]+\/|search\?crop=)[a-z\d-]+/g

const untranslated = async (): Promise<string[]> => {
  const own = [...values].toSorted((a, b) => b.length - a.length)
  const rest = (text: string) =>
    own.reduce((left, value) => left.replaceAll(value, ''), text.replaceAll(ADDRESS, '')).replaceAll(OWN, '')
  const words = await latinWords(page)
  return [...new Set(words)].filter((text) =>
    (rest(text).match(/[A-Za-z]{2,}/g) ?? []).some((word) => !AS_IT_IS.test(word)),
  )
}

/** What a screen says in English. */
const look = async (path: string): Promise<string[]> => {
  await lead(path)
  return untranslated()
}

/** Returns what its steps say in English; whoever works in several shops chooses the first. */
const logIn = async (number: string, worksInSeveral = false): Promise<string[]> => {
  await page.goto('/desk/login')
  await main.locator('[name=phone_number]').fill(number)
  const first = await untranslated()
  await main.locator('button[type=submit]').click()
  await main.locator('[name=code]').fill(await gateway.codeFor(number))
  const second = await untranslated()
  await main.locator('button[type=submit]').click()
  if (!worksInSeveral) {
    await page.waitForURL((url) => url.pathname === '/desk/')
    return [...first, ...second]
  }
  await main.locator('h2').waitFor()
  const third = await untranslated()
  await main.getByRole('button').first().click()
  await page.waitForURL((url) => url.pathname === '/desk/')
  return [...first, ...second, ...third]
}

/** A list, its first entry, and what its buttons open. */
const lookInto = async (path: string): Promise<Record<string, string[]>> => {
  const found = { [path]: await look(path) }
  const entry = await entryOf(path)
  if (entry !== null) found[entry] = await look(entry)
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words.length > 0))
}

/** What is said in English by what the buttons of a screen open, by their place. */
const whatOpens = async (path: string, buttons: string): Promise<Record<number, string[]>> => {
  await open(path)
  const count = Math.min(6, await page.locator(buttons).count())
  expect(count).toBeGreaterThan(0)
  const found: [number, string[]][] = []
  for (let at = 0; at < count; at++) {
    if (at > 0) await open(path)
    await page.locator(buttons).nth(at).click()
    await isThere()
    found.push([at, await untranslated()])
  }
  return Object.fromEntries(found.filter(([, words]) => words.length > 0))
}

let sellerId = 0

test('no screen of the desk is left out but those that an entry leads to, the log-in and prints', () => {
  const seen = new Set([...screensOf(1), ...screensOf(null), '/desk/listings/new', '/desk/listings/file'])
  const all = DESK_PAGES.filter((path) => !path.includes(':') && path !== 'login').map((path) => `/desk/${path}`)
  expect(all.filter((path) => !seen.has(path))).toEqual([])
})

describe('at the desk of a shop', () => {
  test('the log-in says nothing in English', async () => {
    sellerId = (await afterDelivery(shop, FARMER)).sellerId
    const { phone_number } = await openSeller(shop, gateway, sellerId)
    expect(await logIn(phone_number)).toEqual([])
  })

  test.each([...screensOf(1), '/desk/listings/new', '/desk/listings/file', '/desk/approvals', '/desk/nothing'])(
    '%s says nothing in English',
    async (path) => {
      phone.expects(/404/, /403/)
      expect(await lookInto(path)).toEqual({})
    },
  )

  test.each([
    ['/desk/stock', 'article button'],
    ['/desk/areas', 'main button'],
    ['/desk/people', 'main button'],
  ])('neither does what the buttons of %s open', async (path, buttons) => {
    expect(await whatOpens(path, buttons)).toEqual({})
  })

  test('neither do the products that are found for a new listing', async () => {
    await open('/desk/listings/new')
    await main.locator('[name=q]').fill('urea')
    await main.getByRole('article').first().waitFor()
    await isThere()
    // By the names that somebody has written in Hindi.
    expect(await main.getByRole('heading', { level: 3 }).first().textContent()).toMatch(/[\u0900-\u097f]/)
    expect(await untranslated()).toEqual([])
  })
})

describe('at the operator’s desk', () => {
  test('the log-in says nothing in English', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    const person = ['staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner']
    await shop.admin(...person)
    await shop.admin(...person, '--seller', String(sellerId))
    expect(await logIn(OPERATOR.phone, true)).toEqual([])
  })

  test.each(screensOf(null))('%s says nothing in English', async (path) => {
    expect(await lookInto(path)).toEqual({})
  })
  test('neither does what the buttons of /desk/categories open', async () => {
    expect(await whatOpens('/desk/categories', 'main button')).toEqual({})
  })
})
