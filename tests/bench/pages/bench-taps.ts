import { chromium, type Page } from 'playwright-core'
import { openShop } from '../../journeys/support/shop.ts'
import { PROFILES } from './visit.ts'

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

const TAPS: Record<string, (page: Page) => Promise<void>> = {
  'open the menu': (page) => page.getByRole('button', { name: 'Menu' }).last().tap(),
  'close it': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
  'type in the search': async (page) => {
    await page.getByRole('searchbox').first().focus()
    await page.keyboard.type('urea', { delay: 150 })
  },
  'add to the cart': async (page) => {
    await page.getByRole('searchbox').first().fill('')
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().tap()
  },
  'open the cart': (page) => page.getByRole('button', { name: /^Cart/ }).last().tap(),
  'one more of it': (page) => page.getByRole('dialog').getByRole('button', { name: 'Increase quantity' }).first().tap(),
  'close the cart': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap(),
  'open a category': (page) => page.getByRole('main').locator('a[href^="/category/"]').first().tap(),
  'load more': (page) => page.getByRole('button', { name: 'Load more' }).tap(),
  'open a product': (page) => page.locator('#products a[href^="/product-details/"]').first().tap(),
}

/** Long enough for whatever a tap has begun to be painted, at 400 kbit/s too. */
const AFTER_MS = 4_000
const isQuiet = (page: Page): Promise<void> => page.waitForTimeout(AFTER_MS)

const oneVisitor = async (url: string): Promise<Record<string, number>> => {
  const [, slow] = PROFILES
  if (slow === undefined) throw new Error('No profile')
  const browser = await chromium.launch({ executablePath: process.env['CHROME'] ?? '/usr/bin/chromium' })
  try {
    const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(OBSERVE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: (slow.down * 1000) / 8,
      uploadThroughput: (slow.up * 1000) / 8,
    })
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await isQuiet(page)
    const costs: Record<string, number> = {}
    for (const [name, tap] of Object.entries(TAPS)) {
      await page.evaluate('taps.length = 0')
      await tap(page)
      await isQuiet(page)
      // What took less than the browser tells of counts as that.
      costs[name] = await page.evaluate<number>(`Math.max(${TOLD_FROM_MS}, ...taps)`)
    }
    return costs
  } finally {
    await browser.close()
  }
}

/** Measures taps on Home, a list and a product; prints a table and returns its figures. */
export const benchTaps = async (runs: number): Promise<TapResult[]> => {
  const shop = await openShop()
  try {
    await shop.start()
    const visitors = await Array.fromAsync({ length: runs }, () => oneVisitor(shop.url))
    console.log('| tap | median ms | worst ms |')
    return Object.keys(TAPS).map((tap) => {
      const sorted = visitors.map((costs) => costs[tap] ?? 0).toSorted((one, other) => one - other)
      const result = { tap, median: sorted[Math.floor(runs / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
      console.log(`| ${tap} | ${result.median} | ${result.worst} |`)
      return result
    })
  } finally {
    await shop.dispose()
  }
}
