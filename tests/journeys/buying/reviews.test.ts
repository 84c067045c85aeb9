import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { journey } from '../support/journey.ts'
import { notesOnPhone } from '../support/outbox.ts'
import { LONG, logIn, showMore } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'
import { answered } from '../../support/answered.ts'
import { PLACE } from '../support/desk-steps.ts'

const FARMER = { name: 'Kamal Jadhav', phone: '9822054321', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const ADDRESS = { name: FARMER.name, phone_number: FARMER.phone, ...PLACE }
const PICTURE = 'public/icon-192.png'

const { shop, phone } = await journey()
configureCalls({ base: `${shop.url}/api/` })

/** A product without a review, ordered for cash and delivered by the operator. */
const deliver = async () => {
  const { name, phone: phone_number, email, password } = FARMER
  await answered(callApi('register', { body: { name, phone_number, whats_app_number: phone_number, email, password } }))
  const { token } = await answered(callApi('login', { body: { email, password } }))
  configureCalls({ token: () => token })
  const [delivery, billing] = [randomUUID(), randomUUID()]
  await answered(callApi('addressCreate', { body: { ...ADDRESS, id: delivery }, key: randomUUID() }))
  await answered(callApi('billingAddressCreate', { body: { ...ADDRESS, id: billing }, key: randomUUID() }))
  const { data: products } = await answered(callApi('products', { query: { in_stock: '1', limit: '100' } }))
  const sold = products
    .filter(({ review_count }) => review_count === 0)
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .find(({ variant }) => variant.stock_quantity > 0 && variant.cod_available === 1)
  if (sold === undefined) throw new Error('Nothing can be bought for cash')
  const line = {
    sku: sold.variant.sku,
    quantity: 1,
    item_price: sold.variant.selling_price,
    payment_method: 'c' as const,
    delivery_address_id: delivery,
    billing_address_id: billing,
  }
  await answered(callApi('orderCreate', { body: { order_items: [line] }, key: randomUUID() }))
  const { data: history } = await answered(callApi('orderHistory'))
  const id = String(history[0]?.order_item_id)
  await shop.admin('orders', 'ship', id)
  await shop.admin('orders', 'deliver', id)
  return { slug: sold.product.slug, title: sold.product.title, sku: sold.variant.sku }
}

const reviewId = async (sku: string): Promise<string> => {
  const rows = v.parse(staffCalls.deskReviews.answer.entries.data, await shop.admin('reviews', 'list'))
  return String(rows.find((row) => row.sku === sku)?.id)
}

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: readFileSync(PICTURE) })

test('a farmer reviews what was delivered, with a picture, and adds a comment later', async () => {
  const { slug, title, sku } = await deliver()
  const page = phone.page()
  const main = page.getByRole('main')
  await logIn(page, FARMER)

  await page.goto('/my-reviews')
  await main.getByText(/^Delivered \d/).waitFor()
  await main.getByRole('link', { name: 'Add Review' }).click()
  await page.waitForURL('**/product-review?**isNewReview=true')
  await page.getByRole('heading', { level: 1, name: 'PRODUCT REVIEW' }).waitFor()
  await main.getByText('No Image uploaded').waitFor()
  await expect.poll(() => main.getByRole('link', { name: title, exact: true }).count()).toBe(1)

  // The fourth file is dropped in the shop's words; one of the three is taken off again.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main.getByRole('button', { name: 'ADD PHOTO' }).click(),
  ])
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(['a.png', 'b.png', 'c.png', 'd.png'].map(photo))
  await keeps('8/files', async () => {
    await page.getByText('You can select a maximum of 3 files.').first().waitFor()
    await expect.poll(() => main.getByRole('img', { name: /^Picture \d$/ }).count()).toBe(3)
  })
  await main.getByRole('button', { name: 'Remove Picture 3' }).click()
  await expect.poll(() => main.getByRole('img', { name: /^Picture \d$/ }).count()).toBe(2)

  // Stars are asked for, and what was typed outlives a reload.
  await main.getByPlaceholder('Your Comment').fill('All of it sprouted within a week')
  await main.getByRole('button', { name: 'POST' }).click()
  await main.getByText('Rating is required').waitFor()
  await keeps('2.14/form', async () => {
    await expect.poll(() => notesOnPhone(page)).toContain('All of it sprouted within a week')
  })
  await page.reload()
  await expect.poll(() => main.getByPlaceholder('Your Comment').inputValue()).toBe('All of it sprouted within a week')
  await main.locator('input[type=file]').setInputFiles([photo('a.png')])
  await main.getByRole('button', { name: 'POST' }).click()
  await main.getByText('Rating is required').waitFor()
  await main.getByRole('radio', { name: '4', exact: true }).check()
  await main.getByText('Rating is required').waitFor({ state: 'detached' })
  expect(await main.getByText('Rating is required').count()).toBe(0)
  await main.getByRole('button', { name: 'POST' }).click()
  await keeps('8/waiting', async () => {
    await main.getByText('Waiting for Admin Approval...').waitFor()
    await expect.poll(() => main.getByRole('button', { name: /POST|COMMENT|PHOTO/ }).count()).toBe(0)
  })
  await page.reload()
  await keeps('8/waiting', async () => {
    await expect.poll(() => main.getByText('Waiting for Admin Approval...').count()).toBe(1)
  })
  await main.getByRole('link', { name: 'My Reviews' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/my-reviews')
  await page.goto(`/product-details/${slug}`)
  await main.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => main.getByText('All of it sprouted').count()).toBe(0)

  // The operator approves and answers; everybody reads it.
  await shop.admin('reviews', 'approve', await reviewId(sku))
  await shop.admin('reviews', 'reply', await reviewId(sku), '--text', 'We are glad')
  await expect
    .poll(async () => {
      await page.goto(`/product-details/${slug}`)
      await main.getByRole('heading', { level: 1 }).waitFor()
      return main.getByText('All of it sprouted within a week').count()
    }, LONG)
    .toBe(1)

  await page.goto('/order-history')
  const view = await main.getByRole('link', { name: 'View Review' }).getAttribute('href')
  expect(new URL(view ?? '', shop.url).searchParams.get('isNewReview')).toBe('false')

  // After a comment the stars are locked, the conversation is there, the picture too.
  await page.goto('/my-reviews')
  await main.getByRole('img', { name: /4/ }).first().waitFor()
  await main.getByRole('link', { name: 'View/Comment' }).click()
  await keeps('2.14/locked', async () => {
    await main.getByRole('button', { name: 'ADD COMMENT' }).waitFor()
    await expect.poll(() => main.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true)
    await expect.poll(() => main.getByRole('radio', { name: '5', exact: true }).isDisabled()).toBe(true)
  })
  await main.getByText('Kamal Jadhav:').waitFor()
  await main.getByText('Vendor/Admin:').waitFor()
  await main.getByText('We are glad').waitFor()
  await main.getByRole('img', { name: 'Picture 1' }).waitFor()
  await expect.poll(() => main.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
  await main.getByPlaceholder('Your Comment').fill('And it stands well')
  await main.getByRole('button', { name: 'ADD COMMENT' }).click()
  await main.getByText('Waiting for Admin Approval...').waitFor()
  expect(phone.errors).toEqual([])
})

test('words that cannot be sent stay on the phone', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const rows = v.parse(staffCalls.deskReviews.answer.entries.data, await shop.admin('reviews', 'list'))
  await shop.admin('reviews', 'approve', String(rows[0]?.id))
  await page.goto('/my-reviews')
  await main.getByRole('link', { name: 'View/Comment' }).click()
  await main.getByPlaceholder('Your Comment').fill('Harvested today')
  await page.context().setOffline(true)
  await main.getByRole('button', { name: 'ADD COMMENT' }).click()
  await main.getByText('Your review is saved on this phone').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => main.getByPlaceholder('Your Comment').inputValue()).toBe('Harvested today')
  await main.getByRole('button', { name: 'ADD COMMENT' }).click()
  await main.getByText('Waiting for Admin Approval...').waitFor()
})

test('what arrived damaged is given back with a picture, and the farmer reads the shop’s answer', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  await page.goto('/order-history')
  await showMore(page)
  await main.getByRole('button', { name: 'Return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return this item' })
  await dialog
    .getByText(/^Until \d/)
    .first()
    .waitFor()
  await dialog.getByRole('radio', { name: 'It arrived damaged' }).check()
  await dialog.getByRole('button', { name: 'Request return' }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByText('Please add a picture').waitFor()
  await dialog.locator('[name=reason]').fill('The bag is torn')
  // It was paid in cash.
  await dialog.locator('[name=upi]').fill('asha@upi')
  await dialog.locator('input[type=file]').setInputFiles([photo('torn.png')])
  await dialog.getByRole('button', { name: 'Request return' }).click()
  await main.getByText(/^Return requested on \d/).waitFor()
  await expect.poll(() => main.getByRole('button', { name: 'Return' }).count()).toBe(0)
  const [row] = v.parse(staffCalls.deskClaims.answer.entries.data, await shop.admin('returns', 'list'))
  expect(row).toMatchObject({ problem: 'damaged', reason: 'The bag is torn', media: [expect.anything()] })
  await shop.admin('returns', 'approve', String(row?.id), '--note', 'The driver comes on Monday')
  await page.reload()
  await main.getByText(/^Return approved on \d/).waitFor()
  await main.getByText('The driver comes on Monday').waitFor()
  expect(phone.errors).toEqual([])
})
