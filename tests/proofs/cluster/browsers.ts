import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { until } from './service.ts'
import { PLACE } from '../../support/place.ts'

/** Real browsers at a shop whose version changes under them. */

/** What they show, by the parts of the code that are loaded for it. */
export interface Sights {
  category: string
  products: readonly string[]
}

export interface Browsers {
  /** What went wrong in one of them, in words. */
  failed: string[]
  /** Pages that were opened, by the version whose code they ran. */
  opened: { before: number; after: number; changed: number }
  /** Opens Home in a browser of its own and leaves it; what is returned goes on to every other page. */
  leaveOpen: () => Promise<() => Promise<void>>
  /** Goes through pages with a browser after another, until it is told to end. */
  keepComing: () => { rest: () => Promise<void> }
  openFarmer: (name: string) => Promise<Farmer>
  close: () => Promise<void>
}

export interface Farmer {
  email: string
  goOffline: (isOffline: boolean) => Promise<void>
  /** Opens the page of a product and presses its heart. */
  wish: (path: string) => Promise<void>
  addAddress: (name: string) => Promise<void>
  reload: () => Promise<void>
}

const WAIT_MS = 30_000
const PASSWORD = 'kharif-2026-soya'
/** Each of another part of the code, and none of them needs a log-in. */
const PATHS = [
  '/about',
  '/login',
  '/signup',
  '/seller-request',
  '/offline',
  '/data-use',
  '/complaints',
  '/search?q=wheat',
]

const watchContext = (context: BrowserContext, failed: string[], isOffline: () => boolean): void => {
  context.setDefaultTimeout(WAIT_MS)
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A navigation ends what the page before it was still asking for; a worker looks for what the browser has, and asks nobody.
    const isFailure = why !== 'net::ERR_ABORTED' && why !== 'net::ERR_CACHE_MISS'
    if (isFailure && !isOffline()) failed.push(`${request.method()} ${request.url()}: ${why}`)
  })
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const isMissing = answer.status() === 404 && !pathname.startsWith('/images/')
    if (answer.status() >= 500 || isMissing) failed.push(`${answer.request().method()} ${pathname}: ${answer.status()}`)
  })
  context.on('weberror', (error) => failed.push(String(error.error())))
}

/** The foot is the last part that React takes over. */
const isAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const foot = document.querySelector('footer')
    return foot !== null && Object.keys(foot).some((key) => key.startsWith('__reactProps'))
  })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await isAlive(page)
}

/** Goes there without loading a document, as a link within the shop does. */
const goWithin = async (page: Page, path: string): Promise<void> => {
  const before = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((title) => document.title !== title, before)
}

/** Whether the page still is the one that was opened: one whose part is gone loads itself anew. */
const MARK = 'is-the-same'

const openFarmer = async (context: BrowserContext, name: string, setOffline: (is: boolean) => Promise<void>) => {
  const page = await context.newPage()
  const main = page.getByRole('main')
  const email = `${name.toLowerCase()}@example.com`
  const fill = async (fields: Record<string, string>) => {
    for (const [field, value] of Object.entries(fields)) await main.locator(`[name=${field}]`).fill(value)
  }
  await open(page, '/signup')
  const phone_number = `98220${String(10_000 + Math.floor(Math.random() * 89_999))}`
  await fill({ name, phone_number, email, password: PASSWORD })
  await main.getByLabel('Same Number For WhatsApp').check()
  await main.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/thankyou')
  await open(page, '/login')
  await fill({ email, password: PASSWORD })
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // One that nobody touches leaves most of the worker's files for later.
  await until('the worker has all files', async () => {
    await page.keyboard.press('Shift')
    return page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match('/index.html', { ignoreSearch: true })) !== undefined,
    )
  })
  return {
    email,
    goOffline: setOffline,
    wish: async (path: string) => {
      await open(page, path)
      const heart = main.locator('button[aria-pressed]').first()
      await heart.click()
      await main.locator('button[aria-pressed=true]').first().waitFor()
    },
    addAddress: async (place: string) => {
      await open(page, '/address/add-new')
      await fill({ name: place, ...PLACE })
      await main.getByRole('button', { name: 'Save', exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/address')
    },
    reload: async () => {
      await page.reload()
      await isAlive(page)
    },
  }
}

/** `isOfNext` tells the version whose files a page names. */
export const openBrowsers = async (
  baseURL: string,
  { category, products }: Sights,
  isOfNext: (file: string) => boolean,
): Promise<Browsers> => {
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const failed: string[] = []
  const opened = { before: 0, after: 0, changed: 0 }
  const paths = [...PATHS, category, products[0] ?? '/']
  const note = async (page: Page) => {
    const html = await page.content()
    const file = /\/assets\/shop-[\w-]+\.js/.exec(html)?.[0] ?? ''
    opened[isOfNext(file) ? 'after' : 'before']++
  }
  const leaveOpen = async () => {
    // Without a worker every part comes from the shop.
    const context = await browser.newContext({ baseURL, locale: 'en-IN', serviceWorkers: 'block' })
    watchContext(context, failed, () => false)
    const page = await context.newPage()
    await open(page, '/')
    await note(page)
    await page.evaluate((mark) => document.documentElement.classList.add(mark), MARK)
    return async () => {
      // One that leads nowhere is noted, and the others are gone to all the same.
      for (const path of paths)
        await goWithin(page, path).catch((error: unknown) => failed.push(`${path} does not come: ${String(error)}`))
      const isSame = await page.evaluate((mark) => document.documentElement.classList.contains(mark), MARK)
      if (!isSame) opened.changed++
      await open(page, '/cart')
      await page.goto('/desk/login')
      await page.getByRole('heading').first().waitFor()
      await context.close()
    }
  }
  return {
    failed,
    opened,
    leaveOpen,
    keepComing: () => {
      const over = new AbortController()
      const coming = (async () => {
        for (; !over.signal.aborted; await pause(100))
          await leaveOpen()
            .then((goOn) => goOn())
            .catch((error: unknown) => failed.push(`Somebody who came is not served: ${String(error)}`))
      })()
      return {
        rest: async () => {
          over.abort()
          await coming
        },
      }
    },
    openFarmer: async (name) => {
      const context = await browser.newContext({ baseURL, locale: 'en-IN' })
      let isOffline = false
      watchContext(context, failed, () => isOffline)
      return openFarmer(context, name, async (is) => {
        isOffline = is
        await context.setOffline(is)
      })
    },
    close: () => browser.close(),
  }
}
