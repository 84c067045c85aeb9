import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { openGateway } from '../support/codes.ts'
import { comingDeskToken, deskToken, leaveDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'
import { everythingStored } from '../support/everything-stored.ts'

/** The desk's log-in lies where no script reads it, on phones of the build before as well. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054341', email: 'kamal@example.com', password: 'rabi-2026-gehu' }

const gateway = await openGateway()
const shop = await ownShop(() => gateway.settings())
const phone = await ownPhone(shop.url)
const main = () => phone.page().getByRole('main')
const customer = await openCustomer(shop, FARMER)
const [{ sku }] = customer.packs

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('desk-token'))

let opened: ReturnType<typeof openSeller> | undefined
const logIn = async () => {
  await logInAtShop(phone.page(), await (opened ??= openSeller(shop, gateway, customer.sellerId)))
  await main().getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  return comingDeskToken(phone.page(), shop)
}

/** Puts the phone back to what the build before has stored: the token itself, in local storage and in the database. */
const asBuildBefore = async (page: Page, token: string) => {
  await page.evaluate(async (own) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    const db = await answer(indexedDB.open('haldhar-desk'))
    const table = db.transaction('session', 'readwrite').objectStore('session')
    const row: object = await answer(table.get(1))
    await answer(table.put({ ...row, token: own }))
    db.close()
    localStorage.setItem('desk-token', own)
  }, token)
  await phone.context().clearCookies({ name: 'desk' })
}

/** Goes offline and adds seven pieces, which wait on the phone. */
const addStock = async (page: Page) => {
  await page.goto('/desk/stock')
  await main().getByLabel('Search the packs').fill(sku)
  const card = main().getByRole('article').filter({ hasText: sku })
  await card.getByRole('button', { name: /^Stock/ }).waitFor()
  await page.context().setOffline(true)
  await card.getByRole('button', { name: /^Stock/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'More came in' }).check()
  await dialog.locator('[name=add]').fill('7')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await dialog.waitFor({ state: 'detached' })
  await main().getByText('1 change is saved on this phone').waitFor()
}
/** As the shop tells it to somebody else who has the token. */
const stockOf = async (token: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${shop.url}/api/desk/variants?q=${sku}`, { headers })
  const { data } = v.parse(staffCalls.deskVariants.answer, await answer.json())
  return data.find((one) => one.sku === sku)?.stock ?? 0
}
const workerIsDesks = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))

/** Lets the browser wake the desk's worker as if the network had just come back. */
const syncEvent = async (page: Page): Promise<() => Promise<void>> => {
  const devtools: CDPSession = await phone.context().newCDPSession(page)
  let registrationId: string | undefined
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId ??= registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk/'))?.registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrationId, LONG).toBeDefined()
  const event = { origin: shop.url, registrationId: registrationId ?? '', tag: 'desk-outbox', lastChance: false }
  return async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', event)
  }
}

test('no script reads the log-in, at the desk or in the shop, and a log-out takes it off the phone', async () => {
  const page = phone.page()
  const token = await logIn()
  expect(await everythingStored(page)).not.toContain(token)
  await page.goto('/')
  await page.getByRole('main').waitFor()
  expect(await everythingStored(page)).toContain('desk-token')
  expect(await everythingStored(page)).not.toContain(token)
  const told = await page.evaluate(async () => {
    const number = localStorage.getItem('desk-token') ?? ''
    const answer = await fetch('/api/desk/session', { method: 'POST', headers: { Authorization: `Bearer ${number}` } })
    return `${answer.status} ${[...answer.headers].join()} ${await answer.text()}`
  })
  expect(told).toMatch(/^200/)
  expect(told).not.toContain(token)
  await leaveDesk(page)
  await expect.poll(() => deskToken(page, shop), LONG).toBeUndefined()
  expect(await stored(page)).toBeNull()
  const cookies = await phone.context().cookies([`${shop.url}/images/returns/a`, `${shop.url}/images/reviews/a`])
  expect(cookies.filter(({ name }) => name === 'desk')).toEqual([])
})

test('who was logged in on the build before stays so, and what waits is sent', async () => {
  const page = phone.page()
  const token = await logIn()
  await workerIsDesks(page)
  const before = await stockOf(token)
  await addStock(page)
  await asBuildBefore(page, token)
  // Without network it goes on as it was.
  await page.goto('/desk/')
  await main().getByText('1 change is saved on this phone').waitFor()
  expect(await stored(page)).toBe(token)
  await page.context().setOffline(false)
  await expect.poll(() => stockOf(token), LONG).toBe(before + 7)
  await page.reload()
  await main().getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(await comingDeskToken(page, shop)).toBe(token)
  await expect.poll(() => everythingStored(page), LONG).not.toContain(token)
})

test.each(['the build before', 'this build'])(
  'the worker alone sends what waits, as %s has stored the log-in',
  async (build) => {
    const page = phone.page()
    const token = await logIn()
    await workerIsDesks(page)
    const sync = await syncEvent(page)
    const before = await stockOf(token)
    await addStock(page)
    if (build === 'the build before') await asBuildBefore(page, token)
    // No page of the desk is open.
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await sync()
    await expect.poll(() => stockOf(token), LONG).toBe(before + 7)
    await page.goto('/desk/')
    await main().getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    expect(await comingDeskToken(page, shop)).toBe(token)
    expect(await main().getByText('saved on this phone').count()).toBe(0)
    await leaveDesk(page)
  },
)
