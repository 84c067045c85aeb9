import { chromium, type CDPSession, type Locator, type Page } from 'playwright-core'
import { openShop } from '../../../tests/journeys/support/shop.ts'
import { slowDown } from './visit.ts'

/** What a tap costs until the next frame is painted, on the slower of the two phones, with its network. */

export interface TapResult {
  tap: string
  /** ms from the finger to the frame: the longest event of the tap, as browsers count INP. */
  median: number
  worst: number
}

/** The browser tells of events that took so long, and no shorter ones. */
const TOLD_FROM_MS = 16
const SCREEN = { width: 360, height: 740 }

const OBSERVE = `
  window.taps = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: ${TOLD_FROM_MS}, buffered: true })
`

/** The button or link that a finger would meet; what is typed instead of a tap. */
const TAPS: Record<string, { at: (page: Page) => Locator; type?: string }> = {
  'open the menu': { at: (page) => page.getByRole('button', { name: 'Menu' }).last() },
  'close it': { at: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }) },
  'type in the search': { at: (page) => page.getByRole('searchbox').first(), type: 'urea' },
  'clear it': { at: (page) => page.getByRole('button', { name: 'Clear' }).first() },
  'add to the cart': {
    at: (page) => page.getByRole('main').getByRole('button').filter({ hasText: 'Add to cart' }).first(),
  },
  'open the cart': { at: (page) => page.getByRole('button', { name: /^Cart/ }).last() },
  'one more of it': {
    at: (page) => page.getByRole('dialog').getByRole('button', { name: 'Increase quantity' }).first(),
  },
  'close the cart': { at: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first() },
  'open a category': { at: (page) => page.getByRole('main').locator('a[href^="/category/"]').first() },
  'load more': { at: (page) => page.getByRole('button', { name: 'Load more' }) },
  'open a product': { at: (page) => page.locator('#products a[href^="/product-details/"]').first() },
}

/** Long enough for whatever a tap has begun to be painted, at 400 kbit/s too. */
const AFTER_MS = 4_000
const KEY_MS = 150

/** A way on in a section far below, tapped as soon as it is in sight. */
const UNSEEN = 'open a seller, far below and never seen'
const unseen = (page: Page): Locator => page.getByRole('main').locator('a[href^="/seller/"]').first()

/** A section that is filled as it comes near may put another in its place. */
const TRIES = 20

const bringIntoSight = async (target: Locator, beforeMs: number) => {
  for (let tried = 0; tried < TRIES; tried++) {
    // Bars lie above the edges of the screen.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await target.page().waitForTimeout(beforeMs)
    const box = await target.boundingBox()
    if (box !== null) return box
  }
  throw new Error(`Nothing to tap: ${target.toString()}`)
}

/** A finger's own events: Playwright's tap first looks where the target is, and that would be part of the wait. */
const tapOn = async (session: CDPSession, target: Locator, beforeMs = AFTER_MS): Promise<void> => {
  const box = await bringIntoSight(target, beforeMs)
  if (beforeMs > 0) await target.page().waitForTimeout(KEY_MS)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const oneVisitor = async (url: string): Promise<Record<string, number>> => {
  const browser = await chromium.launch({ executablePath: process.env['CHROME'] ?? '/usr/bin/chromium' })
  try {
    const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const session = await slowDown(page)
    await page.addInitScript(OBSERVE)
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const costs: Record<string, number> = {}
    // What took less than the browser tells of counts as that.
    const cost = () => page.evaluate<number>(`Math.max(${TOLD_FROM_MS}, ...taps)`)
    for (const [name, { at, type }] of Object.entries(TAPS)) {
      await page.evaluate('taps.length = 0')
      await tapOn(session, at(page))
      if (type !== undefined) await page.keyboard.type(type, { delay: KEY_MS })
      await page.waitForTimeout(AFTER_MS)
      costs[name] = await cost()
    }
    await page.goto(url)
    await page.waitForTimeout(AFTER_MS)
    await tapOn(session, unseen(page), 0)
    await page.waitForTimeout(AFTER_MS)
    costs[UNSEEN] = await cost()
    return costs
  } finally {
    await browser.close()
  }
}

/** Measures taps on Home, a list and a product, two minutes for each visit; prints a table and returns its figures. */
export const benchTaps = async (runs: number): Promise<TapResult[]> => {
  const shop = await openShop()
  try {
    await shop.start()
    const visitors: Record<string, number>[] = []
    while (visitors.length < runs) {
      visitors.push(await oneVisitor(shop.url))
      console.log(`Visit ${visitors.length} of ${runs}`)
    }
    console.log('| tap | median ms | worst ms |')
    return [...Object.keys(TAPS), UNSEEN].map((tap) => {
      const sorted = visitors.map((costs) => costs[tap] ?? 0).toSorted((one, other) => one - other)
      const result = { tap, median: sorted[Math.floor(runs / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
      console.log(`| ${tap} | ${result.median} | ${result.worst} |`)
      return result
    })
  } finally {
    await shop.dispose()
  }
}
