import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { slowDown } from '../../../tools/bench/pages/visit.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { desk as deskHindi } from '../../../src/desk/languages/hi/desk.ts'
import { listings as hindi } from '../../../src/desk/languages/hi/listings.ts'
import { pictures as hindiPictures } from '../../../src/desk/languages/hi/parcels.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { askDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'

/** What it costs a hand to list a known product on a slow phone without network, in Hindi. */

/** From Today to sent; typed letters are no taps, the choice of a file is one. */
const TAPS_MAX = 14

const FARMER = { name: 'Sunita Pawar', phone: '9822054362', email: 'pawar@example.com', password: 'rabi-2026-gehu' }

const { gateway, shop, phone } = await messageJourney()
const photographs = makePhotographs()
afterAll(photographs.remove)
const page = () => phone.page()
const main = () => page().getByRole('main')
const { sellerId } = await openCustomer(shop, FARMER)
const photos = await Promise.all(['first.jpg', 'second.jpg'].map((name) => photographs.make(name)))

test('a known product with two photographs takes at most 14 taps', async () => {
  await logInAtShop(page(), await openSeller(shop, gateway, sellerId))
  const { data: known } = v.parse(
    staffCalls.deskKnownProducts.answer,
    await askDesk(page(), shop, 'deskKnownProducts', { query: '?lang=hi' }),
  )
  const product = known.find(({ own_listing_id: own, search_text: words }) => own === null && / neem /.test(words))
  if (product === undefined) throw new Error('No neem that others sell')
  await page().evaluate(() => localStorage.setItem('desk-language', 'hi'))
  // What the shop knows comes once, with network.
  await page().goto('/desk/listings/new')
  await main()
    .getByLabel(hindi?.find?.search ?? 'missing')
    .fill('नीम')
  const beside = () =>
    main().getByRole('button', { name: `${hindi?.find?.beside}: ${product.local_title ?? product.title}` })
  await beside().waitFor(LONG)
  await page().waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
  await page().goto('/desk/')
  await main()
    .getByRole('heading', { level: 1, name: deskHindi?.today?.title ?? 'missing' })
    .waitFor()
  await page().context().setOffline(true)
  const slow = await slowDown(page())
  await slow.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  })

  // Pointers that came down, as the page itself has seen them: a tap that opens no screen counts too.
  await page().evaluate(() => {
    sessionStorage.setItem('taps', '0')
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    addEventListener('pointerdown', count, { capture: true })
  })
  const begun = performance.now()
  await main()
    .getByRole('link', { name: hindi?.title ?? 'missing', exact: true })
    .tap()
  await main()
    .getByRole('link', { name: hindi?.sell ?? 'missing' })
    .tap()
  const search = main().getByLabel(hindi?.find?.search ?? 'missing')
  await search.tap()
  await page().keyboard.type('नीम')
  await beside().tap()
  for (const [name, figure] of [
    ['price', '500'],
    ['selling_price', '450'],
    ['stock', '12'],
  ] as const) {
    await main().locator(`[name="packs.0.${name}"]`).tap()
    await page().keyboard.type(figure)
  }
  const [chooser] = await Promise.all([
    page().waitForEvent('filechooser'),
    main()
      .getByRole('button', { name: hindiPictures?.photographs?.choose ?? 'missing' })
      .tap(),
  ])
  await chooser.setFiles(photos)
  await main()
    .getByRole('img', { name: hindiPictures?.photographs?.picture?.(2) ?? 'missing' })
    .waitFor()
  await main()
    .getByRole('button', { name: hindi?.form?.send ?? 'missing' })
    .tap()
  await main().getByText(product.title).first().waitFor()
  const seconds = (performance.now() - begun) / 1000
  const taps = Number(await page().evaluate(() => sessionStorage.getItem('taps'))) + photos.length
  console.warn(`${taps} taps, ${seconds.toFixed(1)} s of a phone six times slower`)
  expect(taps).toBeGreaterThanOrEqual(10)
  expect(taps).toBeLessThanOrEqual(TAPS_MAX)
})
