import { expect, test } from 'vitest'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { openGateway } from '../support/codes.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { notesOnPhone } from '../support/outbox.ts'
import { logIn, loginOf, open, signUp } from '../support/steps.ts'

const FARMER = { name: 'Savita More', phone: '9822071234', email: 'savita@example.com', password: 'kharif-2026-bajra' }
const OFFICER = { name: 'Sunita Rao', phone: '9822071235' }

const gateway = await openGateway()
const shop = await ownShop(() => ({
  ...gateway.settings(),
  GRIEVANCE_OFFICER: 'Sunita Rao, Grievance Officer',
  GRIEVANCE_PHONE: '+91 98220 71235',
  GRIEVANCE_EMAIL: 'officer@example.com',
}))
const farmer = await ownPhone(shop.url)
const forgetful = await ownPhone(shop.url)
const officer = await ownPhone(shop.url)

test('a farmer complains, the officer acknowledges and settles it in time, and the farmer reads the answer', async () => {
  const page = farmer.page()
  const main = page.getByRole('main')
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Policies' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click()
  await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor()
  await main.getByText('Sunita Rao, Grievance Officer').waitFor()
  expect(await main.getByRole('link', { name: 'officer@example.com' }).getAttribute('href')).toBe(
    'mailto:officer@example.com',
  )
  const { checkHere } = accessibilityOf(page)
  expect(await checkHere()).toEqual([])

  // Nothing typed is lost to a wrong field, nor to a dead network.
  await main.getByLabel('What is it about?').selectOption({ label: 'A payment or refund' })
  await main.getByLabel('What went wrong?').fill('Bad')
  await main.getByRole('button', { name: 'Send the complaint' }).click()
  await main.getByText('Write a little more of what went wrong').waitFor()
  await main.getByLabel('What went wrong?').fill('My money has not come back since two weeks')
  await page.context().setOffline(true)
  await main.getByRole('button', { name: 'Send the complaint' }).click()
  await page.getByText('You are offline').first().waitFor()
  await page.context().setOffline(false)
  await main.getByRole('button', { name: 'Send the complaint' }).click()
  const told = await main.getByText(/^Your complaint has the number HC-/).innerText()
  const ticket = /HC-\w+/.exec(told)?.[0] ?? ''
  const card = main.getByRole('article').filter({ hasText: ticket })
  await card.getByText(/^We answer by /).waitFor()

  await shop.admin('staff', 'add', '--name', OFFICER.name, '--phone', OFFICER.phone, '--role', 'support')
  const desk = officer.page()
  const deskMain = desk.getByRole('main')
  await desk.goto('/desk/login')
  await deskMain.locator('[name=phone_number]').fill(OFFICER.phone)
  await deskMain.getByRole('button', { name: 'Send me a code' }).click()
  await deskMain.locator('[name=code]').fill(await gateway.codeFor(OFFICER.phone))
  await deskMain.getByRole('button', { name: 'Log in' }).click()
  await desk.getByRole('link', { name: 'Complaints' }).click()
  const complaint = deskMain.getByRole('article').filter({ hasText: ticket })
  await complaint.getByText('Acknowledge within 47 hours').waitFor()
  expect(await accessibilityOf(desk).checkHere()).toEqual([])
  await complaint.getByRole('button', { name: `Acknowledge ${ticket}` }).click()
  await complaint.getByText('Settle within 29 days').waitFor()
  await complaint.getByRole('button', { name: `Settle ${ticket}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle', exact: true }).click()
  await dialog.getByText('Write what was decided').waitFor()
  await dialog.getByLabel('What was decided').fill('The refund was sent again today')
  await dialog.getByRole('button', { name: 'Settle', exact: true }).click()
  await complaint.getByText(/^Settled today/).waitFor()

  await page.reload()
  await card.getByText('The refund was sent again today').waitFor()
  await card.getByText(/^Settled on /).waitFor()
  expect(await checkHere()).toEqual([])

  // An account that is deleted meanwhile takes words and name along, and leaves the officer the ticket.
  await main.getByLabel('What went wrong?').fill('Nobody has called me back')
  await main.getByRole('button', { name: 'Send the complaint' }).click()
  const again = main.getByRole('article').filter({ hasText: 'Nobody has called me back' })
  const second = /HC-\w+/.exec(await again.innerText())?.[0] ?? ''
  await fetch(`${shop.url}/api/account/erase`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${(await loginOf(page)).token}` },
    body: JSON.stringify({ password: FARMER.password }),
  })
  await desk.reload()
  const withdrawn = deskMain.getByRole('article').filter({ hasText: second })
  await withdrawn.getByText(/^Withdrawn today.*: the account was deleted$/).waitFor()
  expect(await withdrawn.innerText()).not.toMatch(/Savita|98220|called me back/)
  expect(await accessibilityOf(desk).checkHere()).toEqual([])
})

test('a complaint that is typed stays through leaving, a wrong order and a closed page, and arrives once', async () => {
  forgetful.expects(/^422 \/api\/complaints\/create/)
  const page = forgetful.page()
  const main = page.getByRole('main')
  const typed = async () => [
    await main.getByLabel('What is it about?').inputValue(),
    await main.getByLabel('Order number').inputValue(),
    await main.getByLabel('What went wrong?').inputValue(),
  ]
  const send = main.getByRole('button', { name: 'Send the complaint' })
  const mine = main.getByRole('article').filter({ hasText: 'The seller sent another variety' })
  const other = { ...FARMER, phone: '9822071236', email: 'usha@example.com' }
  await signUp(page, other)
  await logIn(page, other)
  await open(page, '/complaints')
  await main.getByLabel('What is it about?').selectOption({ label: 'A seller' })
  await main.getByLabel('Order number').fill('HD0000000000')
  await main.getByLabel('What went wrong?').fill('The seller sent another variety')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await expect.poll(typed).toEqual(['seller', 'HD0000000000', 'The seller sent another variety'])
  await send.click()
  await main.getByText('Order not found').waitFor()
  await main.getByLabel('Order number').fill('')

  // The shop takes it, and neither its answer nor the page is there afterwards.
  await page.route('**/api/complaints/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await page.getByText('You are offline').first().waitFor()
  await page.unroute('**/api/complaints/create')
  await page.goto('about:blank')
  await open(page, '/complaints')
  await expect.poll(typed).toEqual(['seller', '', 'The seller sent another variety'])
  await send.click()
  await main.getByText(/^Your complaint has the number HC-/).waitFor()
  await expect.poll(typed).toEqual(['order', '', ''])
  // What was stored of it goes a moment later.
  await expect.poll(() => notesOnPhone(page)).not.toContain('another variety')
  await page.reload()
  await mine.first().waitFor()
  expect(await mine.count()).toBe(1)
  expect(await typed()).toEqual(['order', '', ''])
})
