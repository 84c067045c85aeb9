import { afterAll, afterEach, expect, inject } from 'vitest'
import { openGateway, type Gateway } from './codes.ts'
import { openPhone, type Phone, type PhoneKind } from './phone.ts'
import { openProxy, type Proxy } from './proxy.ts'
import { openShop, type Shop } from './shop.ts'

/** What a journey needs: there before its file's first test, gone after the last one. */

/** An open shop of this file's own, with the seeded catalogue; `settings` are added to its environment. */
export const ownShop = async (settings: (url: string) => NodeJS.ProcessEnv = () => ({})): Promise<Shop> => {
  const shop = await openShop(inject('seeded'))
  afterAll(shop.dispose)
  Object.assign(shop.env, settings(shop.url))
  await shop.start()
  return shop
}

export const ownPhone = async (url: string, kind?: PhoneKind): Promise<Phone> => {
  const phone = await openPhone(url, kind)
  afterAll(phone.dispose)
  afterEach(async ({ task }) => {
    expect.soft(phone.unexpected(), 'on the console').toEqual([])
    if (task.result?.state === 'fail') throw new Error(await screenOf(phone))
  })
  return phone
}

/** What is on the screen, for the log of a test that failed. */
const screenOf = async (phone: Phone): Promise<string> => {
  const page = phone.page()
  const parts = await page.locator('main, dialog[open], [role=status]').all()
  const told = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5_000 })))
  return ['On the screen:', page.url(), ...told].join('\n')
}

export const journey = async (kind?: PhoneKind): Promise<{ shop: Shop; phone: Phone }> => {
  const shop = await ownShop()
  return { shop, phone: await ownPhone(shop.url, kind) }
}

/** A journey in which what the shop sends to phones is read. */
export const messageJourney = async (): Promise<{ gateway: Gateway; shop: Shop; phone: Phone }> => {
  const gateway = await openGateway()
  const shop = await ownShop(() => gateway.settings())
  return { gateway, shop, phone: await ownPhone(shop.url) }
}

/** A journey whose network can be spoilt. */
export const spoiltJourney = async (
  settings?: Parameters<typeof ownShop>[0],
): Promise<{ shop: Shop; proxy: Proxy; phone: Phone }> => {
  const shop = await ownShop(settings)
  const proxy = await openProxy(shop.url)
  afterAll(proxy.close)
  return { shop, proxy, phone: await ownPhone(proxy.url) }
}
