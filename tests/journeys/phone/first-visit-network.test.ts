import { expect, onTestFinished, test } from 'vitest'
import { ownPhone, ownShop } from '../support/journey.ts'
import type { PhoneKind } from '../support/phone.ts'
import { openProxy } from '../support/proxy.ts'
import { LONG } from '../support/steps.ts'

const shop = await ownShop()

/** What the page says of a try that failed. */
const NO_CODE = /dynamically imported/
const NO_WORKER = /not installed|fetching the script/

/** Opens a page while the network brings no such file, and lets it through once the page has said that it failed. */
const visitWithout = async (file: RegExp, path: string, failed: RegExp, kind?: PhoneKind) => {
  const proxy = await openProxy(shop.url)
  onTestFinished(proxy.close)
  let away = true
  let hasFailed = false
  proxy.fate = (passing) => {
    // A page that finds the shop there would load itself anew.
    if (!away || !(file.test(passing.path) || passing.path === '/api/health')) return 'pass'
    return 'drop'
  }
  const phone = await ownPhone(proxy.url, kind)
  const page = phone.page()
  page.on('console', (message) => (hasFailed ||= failed.test(message.text())))
  await page.goto(path)
  // Whoever uses the page has all of its code loaded.
  const use = async () => {
    await page.keyboard.press('Shift')
    return hasFailed
  }
  await expect.poll(use, LONG).toBe(true)
  away = false
  return page
}

test.each(['react', 'catalogue', 'texts-en-first', 'start', 'texts-en-rest'])(
  'a first visit whose %s script was lost works whole once the network brings it',
  async (chunk) => {
    const page = await visitWithout(new RegExp(`^/assets/${chunk}-.{8}\\.js$`), '/category/seeds', NO_CODE, {
      serviceWorkers: 'block',
    })
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Download', exact: true }).tap()
    // Shown once log-in, cart and queue are started.
    await expect.poll(() => banner.getByRole('button', { name: 'Use without network' }).count(), LONG).toBe(1)
  },
)

test.each([
  ['/about', '/sw.js'],
  ['/about', '/assets/cart-'],
  ['/desk/login', '/desk/sw.js'],
  ['/desk/login', '/desk/manifest.webmanifest'],
])('the worker of %s is installed once the network brings %s', async (path, file) => {
  const page = await visitWithout(new RegExp(`^${file}`), path, NO_WORKER)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), LONG).toBe(true)
})
