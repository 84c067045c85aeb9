import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, MOBILE } from '../../../tests/journeys/support/phone.ts'
import { openShop } from '../../../tests/journeys/support/shop.ts'
import { makeProfile } from './browser.ts'
import { logIn, openGateway, placeOrders } from './desk-seller.ts'
import { slowDown } from './visit.ts'

/** How soon the desk opens on the slower of the two phones, and how smoothly a seller with many orders scrolls. */

const ORDERS = 300
const FRAME_MAX_MS = 50
/** A quick fling: seven screens a second. */
const STEP_PX = 90

export interface DeskResult {
  /** What is opened, or scrolled. */
  screen: string
  /** ms until what one came for can be read and pressed, or of the longest frame: median and worst. */
  median: number
  worst: number
}

/** Notes when the first of these stands on the screen and the page can answer a finger, and every long frame. */
const observe = (selector: string) => `
  window.usable = new Promise((known) => {
    const look = () =>
      document.querySelector(${JSON.stringify(selector)}) === null
        ? requestAnimationFrame(look)
        : requestAnimationFrame(() => setTimeout(() => known(performance.now())))
    look()
  })
  window.frames50 = []
  new PerformanceObserver((list) => frames50.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'long-animation-frame',
  })
`

type Work = (page: Page) => Promise<number>

/** A page of a browser that has just started on this phone, slowed. */
const measure = async (folder: string, { origin, path, selector, isOffline = false }: Opened, work: Work) => {
  const context = await openContext(folder, origin)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe(selector))
    await slowDown(page)
    if (isOffline) await context.setOffline(true)
    await page.goto(path, { waitUntil: 'commit' })
    return await work(page)
  } finally {
    await context.close()
  }
}

interface Opened {
  origin: string
  path: string
  /** What one came for. */
  selector: string
  isOffline?: boolean
}

const untilUsable: Work = (page) => page.evaluate<number>('usable')

/** Scrolls through the whole list, so much in each frame; the longest frame, or 0 where none took 50 ms. */
const longestFrame: Work = async (page) => {
  await page.evaluate('usable')
  await page.waitForLoadState('networkidle')
  return page.evaluate<number>(`new Promise((done) => {
    frames50.length = 0
    const step = () => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (isAtEnd && document.querySelectorAll('main article').length >= ${ORDERS})
        return setTimeout(() => done(Math.max(0, ...frames50)), 200)
      scrollBy(0, ${STEP_PX})
      requestAnimationFrame(step)
    }
    step()
  })`)
}

const openContext = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    viewport: MOBILE,
    baseURL,
    hasTouch: true,
  })

const LOGIN = 'main form [name=phone_number]'
const TODAY = 'main a[href="/desk/pack"]'
const PACK_LINKS = 'main article a[href^="/desk/pack/"]'

/** Somebody whose phone keeps the log-in and nothing else, as after the log-in at the shop. */
const forgetAllButLogin = async (folder: string, origin: string): Promise<void> => {
  const context = await openContext(folder, origin)
  const cdp = await context.newCDPSession(await context.newPage())
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage,indexeddb' })
  await context.close()
}

/** Prints a table and returns its figures. Fails where a frame takes longer than 50 ms. */
export const benchDesk = async (runs: number): Promise<DeskResult[]> => {
  const shop = await openShop()
  const gateway = await openGateway()
  const phone = makeProfile()
  try {
    shop.env['SENDER_URL'] = gateway.url
    await shop.start()
    await placeOrders(shop, ORDERS)
    const context = await openContext(phone.folder, shop.url)
    await logIn(await context.newPage(), ORDERS, gateway.code)
    await context.close()
    const results: DeskResult[] = []
    const note = async (screen: string, once: () => Promise<number>): Promise<void> => {
      const times = await Array.fromAsync({ length: runs }, once)
      const sorted = times.toSorted((one, other) => one - other)
      const result = { screen, median: sorted[Math.floor(runs / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
      console.log(`| ${screen} | ${Math.round(result.median)} | ${Math.round(result.worst)} |`)
      results.push(result)
    }
    const at = { origin: shop.url, path: '/desk/' }
    console.log(`| with ${ORDERS} orders | median ms | worst ms |`)
    await note('Log-in, first visit', async () => {
      const fresh = makeProfile()
      const ms = await measure(fresh.folder, { ...at, selector: LOGIN }, untilUsable)
      fresh.remove()
      return ms
    })
    await note('Today, repeat', () => measure(phone.folder, { ...at, selector: TODAY }, untilUsable))
    await note('Today, without network', () =>
      measure(phone.folder, { ...at, selector: TODAY, isOffline: true }, untilUsable),
    )
    const list = { ...at, path: '/desk/pack', selector: PACK_LINKS }
    await note('To pack, repeat', () => measure(phone.folder, list, untilUsable))
    await note('To pack, longest frame of scrolling', () => measure(phone.folder, list, longestFrame))
    await note('Today, first visit after the log-in at the shop', async () => {
      await forgetAllButLogin(phone.folder, shop.url)
      return measure(phone.folder, { ...at, selector: TODAY }, untilUsable)
    })
    const scrolled = results.find(({ screen }) => screen.includes('frame'))
    if (scrolled === undefined || scrolled.median > FRAME_MAX_MS) throw new Error(`A frame takes ${FRAME_MAX_MS} ms`)
    return results
  } finally {
    await shop.dispose()
    gateway.close()
    phone.remove()
  }
}
