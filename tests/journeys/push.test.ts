import type { CDPSession } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keeps } from '../support/keeps.ts'
import { pushBrowser } from '../server/support/fixtures.ts'
import { ownPhone, ownShop } from './support/journey.ts'
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
} from './support/steps.ts'

/** News on the phone's screen: asked for after an order alone, shown by the worker, ended by logging out. */

const FARMER = { name: 'Asha Patil', phone: '9822012366', email: 'asha-push@example.com', password: 'kharif-2026-soya' }

const shop = await ownShop(() => ({ PUSH_HOSTS: 'push.example' }))
const phone = await ownPhone(shop.url)
const page = phone.page()
const tell = page.getByRole('button', { name: 'Tell me on this phone' })
const browser = pushBrowser()

const subscriptions = async (token: string): Promise<unknown[]> => {
  const answer = await fetch(`${shop.url}/api/account/export`, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { push_subscriptions: unknown[] } }
  return data.push_subscriptions
}

const statusOf = async (token: string): Promise<number> =>
  (await fetch(`${shop.url}/api/account`, { headers: { Authorization: `Bearer ${token}` } })).status

test('after an order one press has this phone told of it', async () => {
  await phone.context().grantPermissions(['notifications'], { origin: shop.url })
  // A browser of tests has no push service: it gives out what a real one would.
  await page.addInitScript(({ endpoint, keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const made = (key: string): PushSubscription =>
      ({
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed')
          return true
        },
      }) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => {
      const key = sessionStorage.getItem('subscribed')
      return key === null ? null : made(key)
    }
    PushManager.prototype.subscribe = async (options) => {
      const key = btoa(String.fromCharCode(...(options?.applicationServerKey as Uint8Array)))
      sessionStorage.setItem('subscribed', key)
      return made(key)
    }
  }, browser)
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await addAddress(page, FARMER)
  const { slug } = await oneOf(shop, 'in_stock=1&cash=1&limit=20', ({ variants }) => variants.length === 1)
  await open(page, `/product-details/${slug}`)
  await workerIsReady(page)
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
  await page.getByLabel('My billing and delivery Address are the same').check()
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).waitFor()
  expect(await tell.count(), 'nothing is asked before the order').toBe(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
  await keeps('news/asked', async () => {
    await tell.click()
    await page.getByText('This phone will tell you.').first().waitFor()
    await expect.poll(() => tell.count()).toBe(0)
  })
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
  await keeps('news/shown', async () => {
    await expect.poll(shown, LONG).toEqual([visible])
  })
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
