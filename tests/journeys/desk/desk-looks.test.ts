import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { afterDelivery } from '../support/after-delivery.ts'
import { openGateway } from '../support/codes.ts'
import { deskOn, screensOf } from '../support/desk-screens.ts'
import { openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { MOBILE } from '../support/phone.ts'

/** Every screen of the desk in other languages than English: for whoever listens, and in letters of 200 %. */

/** Tamil has the longest words; all languages: `npm run test:soak -- desk-looks`. */
const SPOKEN: readonly Language[] = process.env['TEST_SIZE'] === 'full' ? LANGUAGES : ['ta']
/** A folder for pictures, for somebody to look at. */
const PICTURES = process.env['PICTURES']

const FARMER = { name: 'Kamal Jadhav', phone: '9822054391', email: 'kamal.g@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054392' }

const gateway = await openGateway()
const shop = await ownShop(() => gateway.settings())
const phone = await ownPhone(shop.url, { serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const desk = deskOn(page)
const { checkHere } = accessibilityOf(page)

const seller = async (): Promise<string> => {
  const { sellerId } = await afterDelivery(shop, FARMER)
  return (await openSeller(shop, gateway, sellerId)).phone_number
}
const operator = async (): Promise<string> => {
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
  return OPERATOR.phone
}

await page.emulateMedia({ reducedMotion: 'reduce' })

const enter = async (number: string) => {
  await desk.open('/desk/login')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/desk/login')
  await main.locator('[name=phone_number]').fill(number)
  await main.locator('button[type=submit]').click()
  await main.locator('[name=code]').fill(await gateway.codeFor(number))
  await main.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/desk/')
  await desk.isThere()
}

const faultsOf = async (path: string, name: string): Promise<string[]> => {
  await desk.lead(path)
  if (PICTURES !== undefined)
    await page.screenshot({ path: join(PICTURES, `${name}${path.replaceAll(/\W+/g, '_')}.png`), fullPage: true })
  const found = [...(await checkHere({ MOBILE })), ...(await faultsOfLargeText(page))]
  const entry = await desk.entryOf(path)
  return entry === null || path === '/desk/' ? found : [...found, ...(await faultsOf(entry, name))]
}

describe.each([
  ['of a shop', seller, 1],
  ['of the operator', operator, null],
] as const)('at the desk %s', (_, number, sellerId) => {
  test('somebody logs in', async () => {
    await enter(await number())
    expect(await desk.entryOf('/desk')).not.toBeNull()
  })

  test.each(SPOKEN)(
    'in %s every screen is read out and pressed by anybody, and large letters cut nothing',
    async (language) => {
      await page.evaluate((code) => localStorage.setItem('desk-language', code), language)
      await desk.open('/desk/')
      const found: [string, string[]][] = []
      for (const path of screensOf(sellerId))
        found.push([path, await faultsOf(path, `${language}-${sellerId === null ? 'operator' : 'shop'}`)])
      expect(Object.fromEntries(found.filter(([, faults]) => faults.length > 0))).toEqual({})
    },
  )
})
