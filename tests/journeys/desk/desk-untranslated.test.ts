import { describe, expect, test } from 'vitest'
import { afterDelivery } from '../support/after-delivery.ts'
import { openGateway } from '../support/codes.ts'
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

/** What the shop has told this page: names, goods, addresses, and what somebody has written. Not its codes. */
const values = new Set<string>()
const isOwn = (value: string): boolean => /[A-Za-z]{2}/.test(value) && !/^[a-z_]+$/.test(value)
const collect = (value: unknown): void => {
  if (typeof value === 'string' && isOwn(value)) values.add(value)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
}
const reading: Promise<void>[] = []
page.on('response', (answer) => {
  if (!answer.url().includes('/api/')) return
  reading.push(
    answer.json().then(collect, () => {
      // No answer with a body.
    }),
  )
})

/** Names of browsers and systems, and what a form takes only as it is. */
const OWN = /\b(Chrome|Chromium|Linux|HD[0-9A-Z]{10}(-\d+)?|all|Cotton|Chilli|litre|per|acre)\b/g

const untranslated = async (): Promise<string[]> => {
  await Promise.all(reading)
  const own = [...values].toSorted((a, b) => b.length - a.length)
  const rest = (text: string) => own.reduce((left, value) => left.replaceAll(value, ''), text).replaceAll(OWN, '')
  const words = await latinWords(page)
  return [...new Set(words)].filter((text) =>
    (rest(text).match(/[A-Za-z]{2,}/g) ?? []).some((word) => !AS_IT_IS.test(word)),
  )
}

/** A screen once what it asks for has come. */
const look = async (path: string): Promise<string[]> => {
  await page.goto(path)
  await main.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return untranslated()
}

/** Returns what its two steps say in English. */
const logIn = async (number: string): Promise<string[]> => {
  await page.goto('/desk/login')
  await main.locator('[name=phone_number]').fill(number)
  const first = await untranslated()
  await main.locator('button[type=submit]').click()
  await main.locator('[name=code]').fill(await gateway.codeFor(number))
  const second = await untranslated()
  await main.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/desk/')
  return [...first, ...second]
}

/** A list, its first entry, and what its buttons open. */
const lookInto = async (path: string): Promise<Record<string, string[]>> => {
  const found = { [path]: await look(path) }
  const entry = await main
    .locator(`a[href^="${path}/"]`)
    .first()
    .getAttribute('href', { timeout: 1_000 })
    .catch(() => null)
  if (entry !== null) found[entry] = await look(entry)
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words.length > 0))
}

describe('at the desk of a shop', () => {
  test('the log-in says nothing in English', async () => {
    const customer = await afterDelivery(shop, FARMER)
    const { phone_number } = await openSeller(shop, gateway, customer.sellerId)
    expect(await logIn(phone_number)).toEqual([])
  })

  test.each([
    '/desk/',
    '/desk/pack',
    '/desk/hand-over',
    '/desk/round',
    '/desk/back',
    '/desk/stock',
    '/desk/products',
    '/desk/orders',
    '/desk/claims',
    '/desk/cash',
    '/desk/refunds',
    '/desk/enquiries',
    '/desk/messages',
    '/desk/areas',
    '/desk/shop',
    '/desk/people',
    '/desk/log',
    '/desk/approvals',
    '/desk/nothing',
  ])('%s says nothing in English', async (path) => {
    phone.expects(/404/, /403/)
    expect(await lookInto(path)).toEqual({})
  })

  test.each([
    ['/desk/stock', 'article button'],
    ['/desk/areas', 'main button'],
    ['/desk/people', 'main button'],
  ])('neither does what the buttons of %s open', async (path, buttons) => {
    await look(path)
    const count = Math.min(6, await page.locator(buttons).count())
    expect(count).toBeGreaterThan(0)
    for (let at = 0; at < count; at++) {
      await look(path)
      await page.locator(buttons).nth(at).click()
      expect([path, at, await untranslated()]).toEqual([path, at, []])
    }
  })
})

describe('at the operator’s desk', () => {
  test('the log-in says nothing in English', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
    expect(await logIn(OPERATOR.phone)).toEqual([])
  })

  test.each([
    '/desk/',
    '/desk/approvals',
    '/desk/complaints',
    '/desk/orders',
    '/desk/refunds',
    '/desk/shop-front',
    '/desk/people',
    '/desk/log',
    '/desk/messages',
    '/desk/products',
  ])('%s says nothing in English', async (path) => {
    expect(await lookInto(path)).toEqual({})
  })
})
