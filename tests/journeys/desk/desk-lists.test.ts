import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { askDesk, changeAtDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'

/** Lists of parcels, whose cards are laid out only when they come near the screen. */

const FARMER = { name: 'Sunil Pawar', phone: '9822054371', email: 'sunil@example.com', password: 'rabi-2026-gehu' }
const PARCELS = 12

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const cards = main.getByRole('article')
const placeHeights = () => cards.evaluateAll((all) => all.map((card) => card.parentElement?.offsetHeight))

test('a long list ends where its last card does, and each of its cards is reached by the keyboard', async () => {
  const customer = await openCustomer(shop, FARMER)
  for (let ordered = 0; ordered < PARCELS; ordered++) await customer.order([1, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await main.getByRole('link', { name: `To pack ${PARCELS}` }).click()
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, 400))
      return cards.count()
    })
    .toBe(PARCELS)
  const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true })
  for (const card of await cards.all()) {
    await card.evaluate((seen) => seen.scrollIntoView())
    await expect.poll(() => card.evaluate(isLaidOut)).toBe(true)
  }
  // Where a card has been seen its place is as high as it is, so that nothing moves on the way back.
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => cards.last().evaluate(isLaidOut)).toBe(false)
  expect(new Set(await placeHeights()).size).toBe(1)
  await cards.last().getByRole('link').last().focus()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a parcel that leaves the list keeps its place, so that the next card stays under the thumb', async () => {
  const { data } = v.parse(
    staffCalls.deskPile.answer,
    await askDesk(page, shop, 'deskPile', { query: '?pile=to_pack' }),
  )
  for (const { id, lines } of data.slice(0, 3)) {
    const taken = lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
    await changeAtDesk(page, shop, 'deskPack', { id, body: { lines: taken } })
  }
  await page.goto('/desk/hand-over')
  await expect.poll(() => cards.count()).toBe(3)
  const before = await placeHeights()
  await cards.first().getByRole('button', { name: 'Unpack' }).click()
  await expect.poll(() => main.getByRole('button', { name: 'Unpack' }).count()).toBe(2)
  expect(await placeHeights()).toEqual(before)
})

test('a dialog of a card covers the screen and not the card, also in the frame before it is modal', async () => {
  await main.getByRole('checkbox').first().check()
  await main.getByRole('button', { name: 'Hand over 1 parcel' }).click()
  await main.getByText('On our round').waitFor()
  await page.getByRole('navigation', { name: 'The desk', exact: true }).getByRole('link', { name: 'Round' }).click()
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
  })
  await main.getByRole('article').getByRole('button', { name: 'Delivered' }).click()
  const middle = () =>
    page.locator('dialog').evaluate((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect()
      return (top + bottom) / innerHeight
    })
  await expect.poll(middle).toBeCloseTo(1)
})
