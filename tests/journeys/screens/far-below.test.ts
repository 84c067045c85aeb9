import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { open } from '../support/steps.ts'

/** What lies far below the first screen is only named, and filled as it comes near. */

const { phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const rail = main.getByRole('region', { name: 'For your field' })

test('a rail far below has its products’ names as links, and their cards once it is near', async () => {
  await open(page, '/')
  const names = await rail.getByRole('listitem').getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(await rail.getByRole('article').count()).toBe(0)
  await rail.scrollIntoViewIfNeeded()
  await expect.poll(() => rail.getByRole('article').count()).toBe(names.length)
  for (const [place, name] of names.entries())
    expect(await rail.getByRole('article').nth(place).getByRole('link', { name }).count()).toBe(1)
})

test('a rail with the keyboard’s focus in it keeps the focus on the same link when it is filled', async () => {
  await open(page, '/')
  const first = rail.getByRole('listitem').getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.focus()
  await rail.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  await page.keyboard.press('Enter')
  await main.getByRole('heading', { level: 1, name }).waitFor()
})

test('a list is filled by and by as it is scrolled, and every card of it comes', async () => {
  await open(page, '/category/irrigation')
  const items = main.locator('#products ul > li').filter({ has: page.locator('a[href^="/product-details/"]') })
  const count = await items.count()
  expect(await main.locator('#products article').count()).toBeLessThan(count)
  for (let place = 0; place < count; place++) {
    await items.nth(place).scrollIntoViewIfNeeded()
    await items
      .nth(place)
      .getByRole('button', { name: /^Wishlist/ })
      .waitFor()
  }
  expect(await main.locator('#products article').count()).toBe(count)
})
