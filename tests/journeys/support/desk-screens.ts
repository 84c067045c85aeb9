import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { sideMenuOf } from '../../../src/desk/layout/tabs.ts'
import { LONG } from './steps.ts'

/** Every screen that an owner's menu leads to, of a shop or of all of them. */
export const screensOf = (seller_id: number | null): string[] =>
  sideMenuOf({ staff_id: 1, name: '', shop_name: '', role: 'owner', seller_id }).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  )

/** What one page shows with the list of all: its heading stays. */
const SAME_PAGE = /^\/desk\/(areas|shop)\/./

/** A page at the desk; what the shop tells it is heard too. */
export const deskOn = (page: Page, hear: (told: unknown) => void = () => {}) => {
  const main = page.getByRole('main')
  /** What is being asked for. */
  const asked = new Set<Request>()
  page.on('request', (request) => void (request.url().includes('/api/') && asked.add(request)))
  page.on('requestfailed', (request) => void asked.delete(request))
  page.on('requestfinished', (request) => {
    if (!asked.has(request)) return
    void request
      .response()
      .then((answer) => answer?.json())
      // Some have no body.
      .then(hear, () => undefined)
      .finally(() => asked.delete(request))
  })

  /** All that a screen asks for has come, and is shown. */
  const isThere = async (): Promise<void> => {
    await expect.poll(() => asked.size, LONG).toBe(0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect.poll(() => asked.size, LONG).toBe(0)
    await main.locator('[role=status] span:empty').first().waitFor({ state: 'detached' })
  }

  /** Opens the desk anew. */
  const open = async (path: string): Promise<void> => {
    await page.goto(path)
    await main.locator('h1').first().waitFor()
    await isThere()
  }

  /** Leads an open desk to another screen as a link does: its code need not be read again. */
  const lead = async (path: string): Promise<void> => {
    if (SAME_PAGE.test(path)) return open(path)
    await page.evaluate((to) => {
      if (location.pathname === to) return
      document.querySelector('main h1')?.setAttribute('data-before', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await main.locator('h1:not([data-before])').first().waitFor()
    await isThere()
  }

  /** The address of a list's first entry. */
  const entryOf = (list: string): Promise<string | null> =>
    main
      .locator(`a[href^="${list}/"]:not([href$="/new"], [href$="/file"], [href="/desk/approvals/listings"])`)
      .evaluateAll(([link]) => link?.getAttribute('href') ?? null)

  return { isThere, open, lead, entryOf }
}
