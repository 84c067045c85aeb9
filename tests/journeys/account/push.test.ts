import type { CDPSession, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { pushBrowser } from '../../server/support/fixtures.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { giveOutPush } from '../support/push.ts'
import { openProxy } from '../support/proxy.ts'
import {
  addAddress,
  logIn,
  loginOf,
  LONG,
  oneOf,
  open,
  proceedToPayment,
  signUp,
  workerIsReady,
  type Farmer,
} from '../support/steps.ts'

/** News on the phone's screen: asked for after an order alone, shown by the worker, ended by logging out. */

const FARMER = { name: 'Asha Patil', phone: '9822012366', email: 'asha-push@example.com', password: 'kharif-2026-soya' }

const shop = await ownShop(() => ({ PUSH_HOSTS: 'push.example' }))
const phone = await ownPhone(shop.url)
const page = phone.page()
const tellOn = (on: Page) => on.getByRole('button', { name: 'Tell me on this phone' })
const tell = tellOn(page)
const browser = pushBrowser()

const subscriptions = async (token: string): Promise<unknown[]> => {
  const answer = await fetch(`${shop.url}/api/account/export`, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { push_subscriptions: unknown[] } }
  return data.push_subscriptions
}

const statusOf = async (token: string): Promise<number> =>
  (await fetch(`${shop.url}/api/account`, { headers: { Authorization: `Bearer ${token}` } })).status

/** A new customer's first order; `beforeBuying` is waited for on the product's page. */
const order = async (on: Page, farmer: Farmer, beforeBuying: (on: Page) => Promise<void> = workerIsReady) => {
  await signUp(on, farmer)
  await logIn(on, farmer)
  await addAddress(on, farmer)
  const { slug } = await oneOf(shop, 'in_stock=1&cash=1&limit=20', ({ variants }) => variants.length === 1)
  await open(on, `/product-details/${slug}`)
  await beforeBuying(on)
  await on.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(on)
  await on.getByRole('button', { name: 'Place Order' }).waitFor()
  expect(await tellOn(on).count(), 'nothing is asked before the order').toBe(0)
  await on.getByRole('button', { name: 'Place Order' }).click()
  await on.waitForURL('**/order-history')
}

test('after an order one press has this phone told of it', async () => {
  await phone.context().grantPermissions(['notifications'], { origin: shop.url })
  await giveOutPush(page, browser)
  await order(page, FARMER)
  await tell.click()
  await page.getByText('This phone will tell you.').first().waitFor()
  await expect.poll(() => tell.count()).toBe(0)
  const { token } = await loginOf(page)
  expect(await subscriptions(token)).toMatchObject([{ service: 'push.example', language: 'en' }])
})

const devtools: CDPSession = await phone.context().newCDPSession(page)
afterAll(() => devtools.detach().catch(() => undefined))

/** What the push service hands to the browser. */
const deliver = async (data: string): Promise<void> => {
  let registrationId: string | undefined
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrationId, LONG).toBeDefined()
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId: registrationId ?? '',
    data,
  })
  await devtools.send('ServiceWorker.disable')
}
const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('the worker shows what comes, and a second copy in place of the first', async () => {
  const news = {
    title: 'Haldhar',
    body: 'Order HD23 is shipped.',
    url: '/order-history?from=news',
    tag: 'order:1:shipped',
  }
  await deliver(JSON.stringify({ ...news, body: 'The first copy' }))
  await deliver(JSON.stringify(news))
  const { url: _url, ...visible } = news
  await expect.poll(shown, LONG).toEqual([visible])
  await deliver('no JSON at all')
  await expect.poll(shown, LONG).toContainEqual({ title: 'Haldhar', body: '', tag: 'Haldhar' })
})

test('a press on it leads an open page of the shop to what it tells', async () => {
  const [worker] = phone.context().serviceWorkers()
  // Only a real press may focus a window; a test has none.
  await worker?.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this }
    const [notification] = await registration.getNotifications({ tag: 'order:1:shipped' })
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await page.waitForURL('**/order-history?from=news')
  await expect.poll(shown, LONG).toHaveLength(1)
})

test('my account ends it on this phone, and the next order may start it again', async () => {
  await open(page, '/account')
  await page.getByRole('button', { name: 'Stop messages on this phone' }).click()
  await page.getByText('This phone shows no more messages.').first().waitFor()
  const { token } = await loginOf(page)
  await expect.poll(() => subscriptions(token), LONG).toEqual([])
  await open(page, '/order-history')
  await tell.click()
  await expect.poll(() => subscriptions(token), LONG).toHaveLength(1)
})

test('logging out ends it, in the browser and at the shop', async () => {
  const isSubscribed = () => page.evaluate(() => sessionStorage.getItem('subscribed') !== null)
  expect(await isSubscribed()).toBe(true)
  const before = await loginOf(page)
  await page.getByRole('button', { name: 'You' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(isSubscribed, LONG).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect.poll(() => statusOf(before.token), LONG).toBe(401)
  await logIn(page, FARMER)
  expect(await subscriptions((await loginOf(page)).token)).toEqual([])
})

test('whoever orders before the worker has come is asked once it is there', async () => {
  const proxy = await openProxy(shop.url)
  onTestFinished(proxy.close)
  proxy.fate = ({ path }) => (path === '/sw.js' ? 'drop' : 'pass')
  const other = await ownPhone(proxy.url)
  await other.context().grantPermissions(['notifications'], { origin: proxy.url })
  await order(other.page(), { ...FARMER, phone: '9822012367', email: 'asha-early@example.com' }, async () => {})
  proxy.fate = () => 'pass'
  // The page tries again as soon as the network returns.
  await other.context().setOffline(true)
  await other.context().setOffline(false)
  await tellOn(other.page()).waitFor()
})
