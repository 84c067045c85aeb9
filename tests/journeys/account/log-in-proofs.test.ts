import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openGateway } from '../support/codes.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { addAddress, addressIsSaved, loginOf, open } from '../support/steps.ts'

/** What a log-in asks beside the code: some work in a flood, and more from whoever holds a number that was silent. */

const gateway = await openGateway()
const shop = await ownShop(() => ({ ...gateway.settings(), TRUSTED_PROXIES: '127.0.0.1,::1' }))
const old = await ownPhone(shop.url)
const phone = await ownPhone(shop.url)
const page = phone.page()
const main = page.getByRole('main')

const newNumber = () => String(randomInt(9e9, 1e10))
const askForCode = async (on: Page, number: string): Promise<void> => {
  await open(on, '/login')
  await on.getByRole('main').locator('[name=phone_number]').first().fill(number)
  await on.getByRole('main').getByRole('button', { name: 'Send code' }).click()
  await on.getByRole('main').locator('[name=code]').waitFor()
}
const enterCode = async (on: Page, number: string): Promise<void> =>
  on
    .getByRole('main')
    .locator('[name=code]')
    .fill(await gateway.codeFor(number))
const isLoggedIn = (on: Page): Promise<void> => on.waitForURL((url) => url.pathname === '/')

/** A farmer with an address, who was last here 91 days ago. */
const silentFarmer = async (): Promise<{ number: string; id: number }> => {
  const number = newNumber()
  const on = old.page()
  await askForCode(on, number)
  await enterCode(on, number)
  await isLoggedIn(on)
  await addAddress(on, { name: 'Asha Patil', phone: number, email: '', password: '' })
  await addressIsSaved(shop, on)
  const { id } = await loginOf(on)
  await on.context().clearCookies()
  await on.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)))
  // The tests end this log-in: no page may be left that goes on asking with it.
  await on.goto('about:blank')
  await shop.stop()
  const db = await PGlite.create({ dataDir: join(shop.folder, 'db'), extensions: { pg_trgm } })
  await db.query(`update customers set last_login_at = now() - interval '91 days' where id = $1`, [id])
  await db.close()
  await shop.start()
  return { number, id }
}

test('while many ask for codes the phone does the work that is asked for, and its farmer gets hers', async () => {
  const ask = (network: number) =>
    fetch(`${shop.url}/api/auth/request-code`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${network}` },
      body: JSON.stringify({ phone_number: newNumber(), purpose: 'login', role: 'customer' }),
    })
  for (let network = 1; network <= 8; network++) for (let one = 0; one < 51; one++) await ask(network)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.1' })
  phone.expects(/^429 \/api\/auth\/request-code/)
  let [begun, end] = [0, 0]
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/request-code')) end = performance.now()
  })
  const asked: { status: number; work: boolean }[] = []
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/auth/request-code')) return
    begun ||= performance.now()
    asked.push({ status: answer.status(), work: (answer.request().postData() ?? '').includes('"nonce"') })
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const number = newNumber()
  await askForCode(page, number)
  console.warn(`The work took ${Math.round(end - begun)} ms on a processor six times slower`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect(asked).toEqual([
    { status: 429, work: false },
    { status: 200, work: true },
  ])
  await enterCode(page, number)
  await isLoggedIn(page)
  await page.setExtraHTTPHeaders({})
})

const beStranger = async () => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test('a number that was silent for 90 days opens with the PIN code of a saved address, or begins anew', async () => {
  phone.expects(/^409 \/api\/auth\/login-by-code$/)
  const { number, id } = await silentFarmer()
  await beStranger()
  await askForCode(page, number)
  await enterCode(page, number)
  await main.getByRole('heading', { name: 'Is this account yours?' }).waitFor()
  await main.getByLabel('PIN code of a saved address').fill('999999')
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await main.getByText('This is neither the PIN code of a saved address nor the password').waitFor()
  await main.getByLabel('PIN code of a saved address').fill('४११ ००५')
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await isLoggedIn(page)
  expect((await loginOf(page)).id).toBe(id)

  const another = await silentFarmer()
  await beStranger()
  await askForCode(page, another.number)
  await enterCode(page, another.number)
  await main.getByText('You get a new account. Nobody is shown what the old one holds.').waitFor()
  await main.getByRole('button', { name: 'I know neither: begin anew' }).click()
  await isLoggedIn(page)
  expect((await loginOf(page)).id).not.toBe(another.id)
})

test('a new password for a silent number is set once the PIN code of a saved address is given', async () => {
  phone.expects(/^409 \/api\/auth\/reset-password$/)
  const { number, id } = await silentFarmer()
  await beStranger()
  await open(page, '/login')
  await main.getByRole('button', { name: 'Forgot Password' }).click()
  await main.locator('[name=phone_number]').fill(number)
  await main.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, number)
  await main.locator('[name=password]').fill('seven brown goats')
  await main.getByRole('button', { name: 'Set the password' }).click()
  await main.getByRole('heading', { name: 'Is this account yours?' }).waitFor()
  expect(await main.getByRole('button', { name: 'I know neither: begin anew' }).count()).toBe(0)
  await main.getByLabel('PIN code of a saved address').fill('411005')
  await main.getByRole('button', { name: 'Set the password' }).click()
  await main.getByRole('button', { name: 'Login', exact: true }).waitFor()

  await main.getByRole('radio', { name: 'Phone' }).check()
  await main.locator('[name=phone_number]').first().fill(number)
  await main.locator('[name=password]').fill('seven brown goats')
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await isLoggedIn(page)
  expect((await loginOf(page)).id).toBe(id)
})
