import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { leaveDesk, logInByCode, openCustomer } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'

/** Nothing moves under the thumb, and nobody waits for a screen that is not part of the own work. */

const FARMER = { name: 'Asha Kale', phone: '9822054411', email: 'asha.kale@example.com', password: 'rabi-2026-gehu' }
const WORDS = 'Nobody answers the telephone'

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const bar = page.getByRole('navigation', { name: 'The desk', exact: true })

const letIn = async (role: string, number: string) => {
  await shop.admin('staff', 'add', '--name', 'Ravi Shinde', '--phone', number, '--role', role)
  await logInByCode(page, gateway, number)
}

test('an acknowledged complaint stays in its place, so that a second press settles no other, and is taken back', async () => {
  phone.expects(/^409 \/api\/desk\/complaints/)
  const { token } = await openCustomer(shop, FARMER)
  for (let sent = 0; sent < 3; sent++) {
    const body = { subject: 'other', complaint: WORDS, order_id: '' } as const
    const answer = await callApi('complaintCreate', { token, body, key: randomUUID() })
    if (isFailure(answer)) throw new Error(answer.message)
  }
  await letIn('support', '9822054412')
  await main.getByRole('link', { name: /^Complaints/ }).click()
  const tickets = () => main.getByRole('heading', { level: 2 }).allInnerTexts()
  await expect.poll(async () => (await tickets()).length).toBe(3)
  const before = await tickets()
  const [first = ''] = before
  const card = main.getByRole('article').filter({ hasText: first })
  const place = await card.getByRole('button', { name: `Acknowledge ${first}` }).boundingBox()
  if (place === null) throw new Error('No button')
  const at = [place.x + place.width / 2, place.y + place.height / 2] as const
  await page.mouse.click(...at)
  await card.getByRole('button', { name: 'Acknowledged' }).waitFor()
  await page.mouse.click(...at)
  expect(await tickets()).toEqual(before)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await main.getByRole('button', { name: /^Acknowledge HC/ }).count()).toBe(2)
  await card.getByRole('button', { name: /^Take back/ }).click()
  await card.getByRole('button', { name: `Acknowledge ${first}` }).waitFor()
  expect(await tickets()).toEqual(before)
  await card.getByRole('button', { name: `Acknowledge ${first}` }).click()
  await card.getByRole('button', { name: 'Acknowledged' }).waitFor()
  await page.reload()
  await expect.poll(async () => (await tickets()).at(-1)).toBe(first)
  await leaveDesk(page)
})

const BARS = {
  accounts: ['Today', 'Orders', 'Refunds', 'Cash', 'What sells'],
  support: ['Today', 'Orders', 'Messages', 'Claims', 'Enquiries'],
  packer: ['Today', 'Stock and price'],
}
const SCREENS = {
  pack: 'packer',
  'hand-over': 'packer',
  round: 'packer',
  back: 'packer',
  'pack/HD1-1': 'packer',
  'print/slip:HD1-1': 'packer',
  stock: 'packer',
  orders: 'accounts support',
  claims: 'support',
  cash: 'accounts',
  'cash-book': '',
  refunds: 'accounts',
  messages: 'support',
  enquiries: 'support',
  complaints: 'support',
  approvals: '',
  products: '',
  people: '',
  log: '',
  areas: '',
  shop: '',
  'shop-front': '',
} as const

test.each(['accounts', 'support', 'packer'] as const)(
  'somebody of the role %s has a bar of the own screens, and every other one says that it is not theirs, also without network',
  async (role) => {
    await letIn(role, `98220544${{ accounts: 21, support: 22, packer: 23 }[role]}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
    // A count stands behind the word.
    const tabs = async () =>
      (await bar.getByRole('link').allInnerTexts()).map((tab) => tab.replaceAll(/[\d\s]+$/g, '').trim())
    await expect.poll(tabs).toEqual(BARS[role])
    for (const isAway of [false, true]) {
      await page.context().setOffline(isAway)
      for (const [path, roles] of Object.entries(SCREENS)) {
        await page.goto(`/desk/${path}`)
        await main.getByRole('heading', { level: 1 }).waitFor()
        const isClosed = (await main.getByRole('heading', { level: 1, name: 'You may not do this' }).count()) > 0
        expect(isClosed, `${role} at ${path}`).toBe(!roles.split(' ').includes(role))
      }
    }
    await page.context().setOffline(false)
    await leaveDesk(page)
  },
)
