import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { faintTextsOf } from '../support/looks/contrast.ts'
import { journey } from '../support/journey.ts'
import { MOBILE } from '../support/phone.ts'
import { logIn, oneOf, open, signUp, workerIsReady } from '../support/steps.ts'

/** The page at night: chosen by anybody, kept on the phone, there before anything is painted. */

const { shop, phone } = await journey()
const page = phone.page()
const FARMER = { name: 'Asha Patil', phone: '9822012378', email: 'asha.dark@example.com', password: 'kharif-2026-soya' }
const PAPER = { light: 'rgb(251, 246, 234)', dark: 'rgb(23, 18, 12)' }

const groundOf = (shown: Page): Promise<string> =>
  shown.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const barOf = (shown: Page) => shown.locator('meta[name=theme-color]').getAttribute('content')

beforeAll(async () => {
  await page.setViewportSize(MOBILE)
  // The ground of the first frame: sizes are told when it has been laid out, just before it is painted.
  await phone.context().addInitScript(() =>
    requestAnimationFrame(() => {
      new ResizeObserver((_, observer) => {
        observer.disconnect()
        document.documentElement.dataset['firstGround'] = getComputedStyle(document.documentElement).backgroundColor
      }).observe(document.documentElement)
    }),
  )
})

const firstGround = (): Promise<string | null> =>
  page.locator('html[data-first-ground]').getAttribute('data-first-ground')
const choose = async (choice: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await page.getByRole('dialog', { name: 'Menu' }).getByLabel('Light or dark').selectOption(choice)
  await page.keyboard.press('Escape')
}

test('a guest makes the page dark in the menu, and it is dark before the first paint ever after', async () => {
  await open(page, '/')
  expect(await groundOf(page)).toBe(PAPER.light)
  await choose('Dark')
  await expect.poll(() => groundOf(page)).toBe(PAPER.dark)
  expect(await barOf(page)).toBe('#17120C')
  await page.reload()
  expect(await firstGround()).toBe(PAPER.dark)
  // Also the app's own page, which the worker shows where it has no other.
  await workerIsReady(page)
  await page.goto('/waiting')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await groundOf(page)).toBe(PAPER.dark)
  await page.goto('/index.html')
  expect(await firstGround()).toBe(PAPER.dark)
})

test('the choice can follow the phone, and changes with it', async () => {
  await open(page, '/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose('Same as phone')
  await expect.poll(() => groundOf(page)).toBe(PAPER.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => groundOf(page)).toBe(PAPER.light)
  expect(await barOf(page)).toBe('#123A1C')
})

describe('every text has a contrast of 7:1', () => {
  beforeAll(async () => {
    await signUp(page, FARMER)
    await logIn(page, FARMER)
  })
  test.each(['Light', 'Dark'])('%s', async (theme) => {
    await open(page, '/')
    await choose(theme)
    const { slug } = await oneOf(shop, 'limit=1')
    const paths = ['/', '/category/seeds', `/product-details/${slug}`, '/account', '/address/add-new', '/order-history']
    for (const path of paths) {
      await open(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([path, await faintTextsOf(page)]).toEqual([path, []])
    }
  })
})
