import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newerSyntax, newerUses, ownNames, parseScript } from '../../support/browsers/scan.ts'
import { poorScript } from '../../support/browsers/strip.ts'
import { newerStyles } from '../../support/browsers/styles.ts'
import { browsers } from '../../support/browsers/table.ts'
import { openDeployed } from '../support/builds.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { FARMER, isKept, logIn, LONG, open, signUp, workerIsReady } from '../support/steps.ts'

const CLIENT = 'dist/client'
const namesOf = (ending: string) =>
  readdirSync(join(CLIENT, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => join('assets', name))
const read = (name: string) => readFileSync(join(CLIENT, name), 'utf8')

const worker = { name: 'sw.js', program: parseScript(read('sw.js'), 'script') }
const parts = namesOf('.js').map((name) => ({ name, program: parseScript(read(name), 'module') }))

/** Calls of libraries' own things, or of what is asked for elsewhere; each with the reason why it may stand. */
const ALLOWED: Record<string, string> = {
  '.getState': 'of our stores',
  '.run': 'of the database',
  '.watch': 'of forms',
  '.to': 'of the slider',
  '.hidePopover': 'the toaster asks for showPopover, which came with it',
  '.pipeThrough': 'only for what CompressionStream has packed, which is asked for first',
  DecompressionStream: 'only for what CompressionStream has packed, which is asked for first',
  TransformStream: 'only for uploads that tell how far they are, which we do not ask for',
  'AbortSignal.any': 'asked for when the file is read',
  '.throwIfAborted': 'only between attempts, and we ask for one',
  '.createPolicy': 'of trustedTypes, which is asked for',
  '.showNotification': 'only when a push has come, which that browser has not',
  '.getSubscription': 'asked for with PushManager and Notification',
  'Notification.requestPermission': 'asked for with PushManager and Notification',
  '.startViewTransition': 'only for animated transitions, which we do not use',
  '.skipTransition': 'only for animated transitions, which we do not use',
}

/** What the database in memory calls: added there, or asked for first. A unit test runs it without them. */
const MEMORY = new Set(['Object.hasOwn', '.findLast', 'structuredClone', 'scheduler.postTask'])

/** What a sheet may say although one of the browsers passes over it, and what is seen there instead. */
const DEGRADES: Record<string, string> = {
  ':has':
    'the radio itself shows what is chosen and has the focus; three buttons of a card lie closer together; a parcel’s card cuts off its dialog for a frame',
  '::-webkit-search-cancel-button': 'hides what that browser does not draw',
  '::-webkit-meter-bar': 'the browser draws its own bar',
  '::-webkit-meter-optimum-value': 'the browser draws its own bar',
  'text-size-adjust': 'letters may be a little larger when the phone lies',
  '-webkit-tap-highlight-color': 'a tapped thing flashes',
  '-webkit-touch-callout': 'a long press opens the browser’s menu',
  'text-wrap': 'headings break where the line ends',
  'text-wrap: balance': 'headings break where the line ends',
  'content-visibility': 'what lies below the first screen is laid out at once',
  'content-visibility: auto': 'as without',
  'contain-intrinsic-size': 'of what is laid out at once, which has a size',
  'contain-intrinsic-size: auto': 'as without',
  'overflow-clip-margin': 'nothing is clipped',
  'aspect-ratio': 'pictures keep their shape by width and height; an empty frame is lower',
  'aspect-ratio: auto': 'as without',
  'align-content: start': 'of grids, which all of them know',
  'scrollbar-width': 'a thin bar below the row',
  'scrollbar-width: none': 'a thin bar below the row',
  'overscroll-behavior': 'the page behind moves at the end of a list',
  'overscroll-behavior-x': 'a swipe at the end of a row may go back',
  'scroll-snap-stop': 'a hard swipe passes over a picture',
  'scroll-snap-stop: always': 'a hard swipe passes over a picture',
  'accent-color': 'the dot of a choice has the browser’s own colour',
  'user-select': 'words can be marked while a row is pulled',
  'grid-template-rows: subgrid': 'asked for: of two boxes beside each other one is lower where its label is longer',
  resize: 'a box for words keeps its height',
  cursor: 'phones have none',
}

test('the build is written for the oldest browsers that the README names', () => {
  expect(browsers.map(({ label }) => label)).toEqual(['chrome87', 'firefox98', 'safari15.4'])
  expect(readFileSync('README.md', 'utf8')).toContain('Chrome 87, Firefox 98 and Safari 15.4')
  expect(parts.length).toBeGreaterThan(15)
})

test('each of the oldest browsers can read page and worker', () => {
  const found = [worker, ...parts].flatMap(({ name, program }) =>
    newerSyntax(program).map((what) => `${name}: ${what}`),
  )
  expect(found).toEqual([])
})

test('page and worker call nothing that one of the oldest browsers lacks', async () => {
  const inPage = parts.map(({ program }) => ownNames(program))
  const isMissed = (name: string, { what }: { what: string }) => !name.includes('memory-indexeddb') || !MEMORY.has(what)
  const methods = new Set(inPage.flatMap((own) => [...own.methods]))
  const found = [
    ...newerUses(worker.program, ownNames(worker.program)),
    ...parts.flatMap(({ name, program }, at) =>
      newerUses(program, { methods, added: inPage[at]?.added ?? new Set() }).filter((use) => isMissed(name, use)),
    ),
  ]
  expect(found.filter(({ what }) => !(what in ALLOWED))).toEqual([])
  // What nobody calls any more needs no permission.
  expect(Object.keys(ALLOWED).filter((what) => !found.some((use) => use.what === what))).toEqual([])
})

test('style sheets say nothing that an oldest browser cannot pass over', () => {
  const found = namesOf('.css').flatMap((name) => newerStyles(read(name)))
  const isKnown = ({ what }: { what: string }) => what in DEGRADES || /^(cursor|resize|overscroll-behavior)/.test(what)
  expect(found.filter((use) => !isKnown(use))).toEqual([])
})

const poor = poorScript()

const deployed = openDeployed()
afterAll(deployed.dispose)
deployed.deploy('old', (client) => {
  const file = join(client, 'sw.js')
  writeFileSync(file, poor + readFileSync(file, 'utf8'))
})

/** Of what came later, how much is there. */
const newer = () =>
  ['toSorted', 'findLast', 'at']
    .filter((name) => name in Array.prototype)
    .concat('structuredClone' in self ? 'clone' : [])

test('on the oldest Chrome a farmer walks home, cart, log-in, wish, and a product without network', async () => {
  const shop = await ownShop(() => ({ DIST_DIR: deployed.folder }))
  const phone = await ownPhone(shop.url, { before: poor })
  const page = phone.page()
  const main = page.getByRole('main')
  await open(page, '/')
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await workerIsReady(page)

  await page.goto('/category/seeds')
  const link = main.locator('#products a[href^="/product-details/"]').first()
  const product = (await link.getAttribute('href')) ?? ''
  await link.press('Enter')
  await page.waitForURL(`**${product}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  const title = await main.getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('button', { name: /^Cart.*1/ })
    .first()
    .click()
  const cart = page.getByRole('dialog')
  await cart.getByRole('button', { name: 'Increase quantity' }).first().click()
  await cart.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: /^Cart.*2/ })
    .first()
    .waitFor()
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await main.getByRole('button', { name: 'In wishlist' }).first().waitFor()
  await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })

  // The service worker runs without the newer features too, and has cached what was seen.
  await page.reload()
  await expect.poll(() => isKept(page, product), LONG).toBe(true)
  expect(await phone.context().serviceWorkers()[0]?.evaluate(newer)).toEqual([])
  // What the page itself adds comes with the part that talks to the shop.
  await expect.poll(() => page.evaluate(newer), LONG).toEqual(['at'])
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js')
  await shop.stop()
  await page.goto(product)
  await page.getByText('You are offline').waitFor()
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goto('/')
  await main.locator('a[href^="/product-details/"]').first().waitFor()
  await page
    .getByRole('searchbox', { name: 'Search products' })
    .first()
    .fill(title.split(' ')[0] ?? '')
  await page.getByRole('search').getByRole('link').first().waitFor()
  await page.goto('/wishlist')
  await main.getByText(title).first().waitFor()
  expect(phone.errors).toEqual([])
})
