import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openGateway } from '../support/codes.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'

/** What may run at the desk: its own scripts, and nothing that somebody has slipped into a page. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054351', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822054352'
const PROVIDER = 'https://checkout.razorpay.com/v1/checkout.js'

const gateway = await openGateway()
const shop = await ownShop(() => gateway.settings())
const phone = await ownPhone(shop.url, {
  before: `globalThis.violated = []
    addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) =>
      disposition === 'enforce' && violated.push(effectiveDirective + ' ' + blockedURI))`,
})
const page = phone.page()
const main = page.getByRole('main')
const customer = await openCustomer(shop, FARMER)
await customer.order([1, 1])

interface Watched {
  violated: string[]
  /** What an injected script leaves behind. */
  ran?: string[]
}
// Safe: the script above puts the list there before anything of the page runs.
const violations = () => page.evaluate(() => (globalThis as unknown as Watched).violated)

/** Opens each screen of the menu and of the bar, and the first thing that it lists. */
const walk = async (): Promise<Record<string, string[]>> => {
  const hrefs = (part: string) =>
    page.locator(part).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await main.getByRole('navigation', { name: 'More of the desk' }).getByRole('link').first().waitFor()
  const seen = new Set<string>()
  const found: Record<string, string[]> = {}
  const open = async (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    await page.goto(path)
    await main.getByRole('heading', { level: 1 }).waitFor()
    const here = await violations()
    if (here.length > 0) found[path] = here
  }
  for (const path of await hrefs('nav a[href^="/desk"]')) {
    await open(path)
    const [first] = (await hrefs('main a[href^="/desk/"]')).filter((one) => one.startsWith(`${path}/`))
    if (first !== undefined) await open(first)
  }
  expect(seen.size).toBeGreaterThan(10)
  return found
}

// A violation that comes later stands on the console, where none is expected.
test('no screen of the desk is in the way of its own policy, for a shop', async () => {
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  expect(await walk()).toEqual({})
  await leaveDesk(page)
})

test('nor for the operator', async () => {
  await shop.admin('staff', 'add', '--name', 'Ravi Shinde', '--phone', OPERATOR, '--role', 'owner')
  await logInByCode(page, gateway, OPERATOR)
  expect(await walk()).toEqual({})
})

/** Tries what a hole in a page would let somebody do; returns what ran. */
const inject = (on: Page) =>
  on.evaluate(async () => {
    // Safe: only this test writes it.
    const watched = globalThis as unknown as Watched
    watched.ran = []
    const settled = (element: HTMLElement) =>
      new Promise<void>((end) => {
        for (const kind of ['load', 'error']) element.addEventListener(kind, () => end())
      })
    const tried: [string, (code: string) => unknown][] = [
      [
        'inline script',
        (code) => {
          const script = document.createElement('script')
          script.append(code)
          document.body.append(script)
        },
      ],
      [
        'picture’s handler, as markup',
        (code) => {
          const place = document.createElement('div')
          document.body.append(place)
          place.innerHTML = `<img src="/images/gone.webp" onerror="${code}">`
        },
      ],
      [
        'picture’s handler',
        async (code) => {
          const picture = document.createElement('img')
          picture.setAttribute('onerror', code)
          const ended = settled(picture)
          picture.src = '/images/gone.webp'
          document.body.append(picture)
          await ended
        },
      ],
      [
        'address',
        (code) => {
          const link = document.createElement('a')
          link.href = `javascript:${code}`
          document.body.append(link)
          link.click()
        },
      ],
    ]
    for (const [name, run] of tried) {
      try {
        await run(`ran.push('${name}')`)
      } catch {
        // Refused by Trusted Types.
      }
    }
    await new Promise((next) => setTimeout(next))
    return watched.ran
  })

/** Loads the payment provider's script as a page could. */
const loadProvider = (on: Page) =>
  on.evaluate(async (src) => {
    const script = document.createElement('script')
    // As the policy of the worker's address would let it pass.
    const trust = (): string => {
      const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (...given: unknown[]) => unknown } }
      const policy = trustedTypes?.createPolicy('checkout', { createScriptURL: (url: string) => url })
      // Safe: it stands for an address.
      return (policy as { createScriptURL: (url: string) => string }).createScriptURL(src)
    }
    const ended = new Promise<string>((end) => {
      for (const kind of ['load', 'error']) script.addEventListener(kind, () => end(kind))
    })
    try {
      script.src = trust()
    } catch {
      return 'refused'
    }
    document.body.append(script)
    return ended
  }, PROVIDER)

test('an injected script is inert at the desk, and the payment provider’s runs in the shop alone', async () => {
  phone.expects(/Content Security Policy/, /Trusted/, /^404 \/images\/gone/)
  await phone.context().route(PROVIDER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/desk/')
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await inject(page)).toEqual([])
  expect(await loadProvider(page)).toBe('refused')
  expect(await violations()).toContainEqual(expect.stringMatching(/^(script-src|require-trusted-types-for)/))
  await page.goto('/')
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await loadProvider(page)).toBe('load')
})
