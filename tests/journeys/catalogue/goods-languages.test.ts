import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGE_COOKIE, OWN_NAMES } from '../../../src/contract/language-choice.ts'
import { first } from '../../../src/texts/hi/first.ts'
import { shop as hindi } from '../../../src/texts/hi/shop.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { LONG, oneOf, open, workerIsReady } from '../support/steps.ts'

const shop = await ownShop()
const phone = await ownPhone(shop.url, { locale: 'hi-IN' })

const wheat = await oneOf(
  shop,
  'q=Wheat%20seed%20HD%202967&lang=hi',
  ({ local, variants }) => local !== undefined && variants.length === 1,
)
const title = wheat.local?.title ?? ''
const list = `/hi/category/seeds?crop=wheat&brand=${wheat.brand.slug}`
const path = `/product-details/${wheat.slug}`

const main = (): Locator => phone.page().getByRole('main')
/** What is said to be English in a place. */
const marked = (place: Locator): Promise<string[]> => place.locator('[lang=en]').allInnerTexts()

const openCart = async (cart: string): Promise<Locator> => {
  await phone.page().getByRole('navigation').getByRole('button').filter({ hasText: cart }).last().click()
  return phone.page().getByRole('dialog')
}

test('pages that are made at the same time each name goods in their own language', async () => {
  const pageIn = async (prefix: string) => {
    const answer = await fetch(shop.url + prefix + path, { headers: { 'Accept-Language': 'en' } })
    return { prefix, html: await answer.text() }
  }
  const pages = await Promise.all(['/hi', '', '/ta', '/hi', '/bn', ''].map(pageIn))
  for (const { prefix, html } of pages)
    expect([prefix, html.includes(title), html.includes(wheat.title)]).toEqual([prefix, prefix === '/hi', true])
})

test('from home to the cart a product has one name, with the English one beside it on its page', async () => {
  const page = phone.page()
  await open(page, '/hi')
  await workerIsReady(page)
  await main().getByRole('link', { name: hindi.goods.categories.seeds, exact: true }).click()
  await page.waitForURL('**/hi/category/seeds')
  await main().getByRole('heading', { level: 1, name: hindi.goods.categories.seeds }).waitFor()
  await open(page, list)
  await expect.poll(() => main().getByRole('link', { name: title, exact: true }).count()).toBeGreaterThan(0)
  await main().locator(`a[href="/hi${path}"]`).filter({ hasText: title }).first().click()
  await page.waitForURL(`**/hi${path}`)
  await expect.poll(() => main().getByRole('heading', { level: 1 }).innerText()).toBe(title)
  expect(await marked(main())).toContain(wheat.title)
  expect(await page.title()).toContain(title)
  expect(await marked(main())).toContain(wheat.brand.name)
  await main().getByRole('button', { name: hindi.catalogue.addToCartMain, exact: true }).click()
  const cart = await openCart(first.layout.cart)
  await expect.poll(() => cart.innerText()).toContain(title)
  expect(await cart.innerText()).toContain(hindi.goods.packs.units.kg)
  expect(await cart.innerText()).not.toContain(wheat.title)
})

test('without network the same names are there', async () => {
  const page = phone.page()
  // What was seen is refreshed behind its back, so it is here by now.
  for (const seen of [list, `/hi${path}`]) await open(page, seen)
  await phone.context().setOffline(true)
  await open(page, `/hi${path}`)
  await expect.poll(() => main().getByRole('heading', { level: 1 }).innerText()).toBe(title)
  await open(page, list)
  await main().getByRole('link', { name: title, exact: true }).first().waitFor()
  // Never asked for before: put together on the phone.
  await page.goto('/hi/search?crop=wheat&sort=price_asc')
  await main().getByRole('link', { name: title, exact: true }).first().waitFor()
  await phone.context().setOffline(false)
})

test('back in English everything is English again, and nothing is marked', async () => {
  const page = phone.page()
  await open(page, `/hi${path}`)
  // The server hears of a choice beside the page that the worker asks for: here it knows before.
  await phone.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: shop.url }])
  await page.getByRole('contentinfo').getByRole('link', { name: OWN_NAMES.en, exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
  await expect.poll(() => main().getByRole('heading', { level: 1 }).innerText(), LONG).toBe(wheat.title)
  expect(await marked(main())).toEqual([])
  const cart = await openCart('Cart')
  await expect.poll(() => cart.innerText()).toContain(wheat.title)
  expect(await cart.innerText()).not.toContain(title)
})
