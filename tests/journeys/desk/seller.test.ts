import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { openGateway } from '../support/codes.ts'
import { callAs, operatorToken } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { keeps } from '../../support/keeps.ts'
import { makePhotographs } from '../../support/photographs.ts'

const SELLER = { name: 'Meena Devi', phone: '9811122233', email: 'meena@example.com', password: 'beej-bhandar-26' }

const gateway = await openGateway()
const shop = await ownShop((url) => ({
  ...gateway.settings(),
  ADMIN_SITE_URL: `${url}/about`,
}))
const phone = await ownPhone(shop.url)
const photographs = makePhotographs()

afterAll(() => photographs.remove())

const invite = async () => {
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  const id = sellers.find(({ email }) => email === SELLER.email)?.id
  const { link } = v.parse(
    staffCalls.deskSellerInvite.answer.entries.data,
    await shop.admin('sellers', 'invite', String(id)),
  )
  return { id: String(id), path: new URL(link).pathname + new URL(link).search }
}

test('a seller applies, hands in the form, is accepted and is sent to the admin site', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  await page.goto('/seller-request')
  await main.locator('[name=name]').fill(SELLER.name)
  await main.locator('[name=phone_number]').fill(SELLER.phone)
  await main.getByLabel('Same Number For WhatsApp').check()
  await main.locator('[name=email]').fill(SELLER.email)
  await main.getByRole('button', { name: 'I Want To Become A Seller' }).click()
  await page.waitForURL('**/seller-thankyou-card')
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  await main.getByText('We shall get back to you soon.').waitFor()
  await expect.poll(() => main.getByRole('link', { name: 'HOME' }).getAttribute('href')).toBe('/')

  // The link opens the form; its token is not left in the address bar, and a reload works.
  const { id, path } = await invite()
  await page.goto(path)
  await main.locator('[name=shop_name]').waitFor()
  await keeps('2.7/form', async () => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Seller Form')
    expect(page.url()).toBe(`${shop.url}/seller-form`)
  })
  await page.reload()
  await main.getByText(SELLER.name).waitFor()
  await main.getByRole('button', { name: 'Use My Location' }).waitFor()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  for (const words of ['Shop name', 'Address', 'Pincode', 'City', 'State'])
    await main.getByText(`${words} is required`).waitFor()

  // The position fills in the place, and so does a PIN.
  await phone.context().grantPermissions(['geolocation'], { origin: shop.url })
  await phone.context().setGeolocation({ latitude: 18.5308, longitude: 73.8475 })
  await main.getByRole('button', { name: 'Use My Location' }).click()
  await expect.poll(() => main.locator('[name=district]').inputValue()).toBe('Pune')
  await expect.poll(() => main.locator('[name=pincode]').inputValue()).toMatch(/^411\d{3}$/)
  await main.locator('[name=shop_name]').fill('Devi Beej Bhandar')
  await main.locator('[name=address]').fill('4 Market Road')
  // A PIN of several places offers them right below it, at its last digit.
  await main.locator('[name=pincode]').fill('411005')
  const places = main.locator('[name=place]').first()
  await places.waitFor()
  const topOf = async (name: string) => (await main.locator(`[name=${name}]`).first().boundingBox())?.y ?? 0
  expect(await topOf('place')).toBeGreaterThan(await topOf('pincode'))
  expect(await topOf('place')).toBeLessThan(await topOf('city'))
  await main.locator('[name=pincode]').fill('411001')
  await main.locator('[name=account_no]').fill('123456789012')
  await expect.poll(() => main.locator('[name=state]').inputValue()).toBe('Maharashtra')
  await main.locator('[name=city]').fill('Pune')
  const types = main.locator('[name=account_type] option')
  await keeps('2.7/account-types', async () =>
    expect(await types.evaluateAll((all) => all.flatMap((option) => option.getAttribute('value') || []))).toEqual([
      'saving',
      'current',
    ]),
  )
  await main.locator('[name=account_type]').selectOption('saving')
  await main.getByRole('button', { name: 'Add a licence' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a licence' }).click()
  await dialog.getByText('This is missing or not valid').first().waitFor()
  await dialog.locator('[name=kind]').selectOption('seed')
  await dialog.locator('[name=number]').fill('MH/2026/17')
  expect(await dialog.locator('[name=state]').inputValue()).toBe('Maharashtra')
  await dialog.locator('[name=expires]').fill('2099-03-31')
  await dialog.locator('input[type=file]').setInputFiles([await photographs.make('licence.jpg', 2000)])
  await dialog.getByRole('img', { name: 'Photograph of the licence' }).waitFor()
  await dialog.getByRole('button', { name: 'Add a licence' }).click()
  await main.getByText('Seed: MH/2026/17').waitFor()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Your details have been saved').first().waitFor()

  // The form may be opened again until the shop has decided; the account number is masked.
  await page.goto(path)
  await expect.poll(() => main.locator('[name=account_no]').inputValue()).toMatch(/^•+9012$/)
  await main.getByText('The photograph is with us').waitFor()

  // One that is sent back says why; what was typed of it stays, and another photograph is taken.
  const asOperator = (name: 'deskSeller' | 'deskLicenceRefuse', given: Parameters<typeof callAs>[3]) =>
    callAs(shop, operatorToken(shop), name, given)
  const shown = v.parse(staffCalls.deskSeller.answer, await asOperator('deskSeller', { params: { id } }))
  const reason = 'The photograph is too dark'
  const refused = { params: { id: shown.data.asked_licences[0]?.id ?? '' }, body: { reason } }
  await asOperator('deskLicenceRefuse', refused)
  await page.goto(path)
  await main.getByText(reason).waitFor()
  await main.getByRole('button', { name: 'Send again: Seed: MH/2026/17' }).click()
  expect(await dialog.locator('[name=number]').inputValue()).toBe('MH/2026/17')
  expect(await dialog.locator('[name=expires]').inputValue()).toBe('2099-03-31')
  await dialog.locator('input[type=file]').setInputFiles([await photographs.make('licence.jpg', 2000)])
  await dialog.getByRole('img', { name: 'Photograph of the licence' }).waitFor()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await main.getByText(reason).waitFor({ state: 'detached' })
  expect(await main.locator('[name=shop_name]').inputValue()).not.toBe('')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(path)
  await main.getByText('The photograph is with us').waitFor()
  expect(await main.getByText(reason).count()).toBe(0)

  await shop.admin('sellers', 'accept', id)
  const { licences } = v.parse(staffCalls.sellerShow.answer.entries.data, await shop.admin('sellers', 'show', id))
  expect(licences).toMatchObject([{ kind: 'seed', number: 'MH/2026/17', expires: '2099-03-31' }])
  await page.goto(path)
  await keeps('4/seller-accepted', async () => {
    await page.waitForURL('**/login?isSellerLogin=1')
    await expect.poll(() => main.getByRole('radio', { name: 'Seller' }).isChecked()).toBe(true)
  })
  expect(await page.evaluate(() => sessionStorage.getItem('sellerToken'))).toBeNull()

  // A seller has no password yet: one is set with a code to the phone.
  await main.getByRole('button', { name: 'Forgot Password' }).click()
  await main.locator('[name=phone_number]').fill(SELLER.phone)
  await main.getByRole('button', { name: 'Send code' }).click()
  await main.locator('[name=code]').waitFor()
  const code = await gateway.codeFor(SELLER.phone)
  await main.locator('[name=code]').fill(code)
  await main.locator('[name=password]').fill(SELLER.password)
  await main.getByRole('button', { name: 'Set the password' }).click()
  await main.getByRole('button', { name: 'Login', exact: true }).waitFor()
  await main.locator('[name=email]').fill(SELLER.email)
  await main.locator('[name=password]').fill(SELLER.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/about')
  expect(new URL(page.url()).search).toBe(`?seller=${id}`)
  expect(phone.errors).toEqual([])
})

test('a link that is wrong says so', async () => {
  phone.expects(/^404 \/api\/vendor-request\?token=wrong$/)
  const page = phone.page()
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
  await page.goto('/seller-form?token=wrong')
  await keeps('8/seller-token', async () => expect(await said).toBe('Required send form data not fetched'))
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
})

test('whoever comes without a link reads words, not those of a program', async () => {
  // Another tab: this one remembers the link it was opened with.
  const page = await phone.context().newPage()
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
  await page.goto('/seller-form')
  expect(await said).toBe('Required send form data not fetched')
  await page.getByRole('main').getByText('Required send form data not fetched').waitFor()
  expect(await page.getByText(/Invalid|Expected|received/).count()).toBe(0)
})
