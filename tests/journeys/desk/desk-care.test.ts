import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { afterDelivery, photograph } from '../support/after-delivery.ts'
import { leaveDesk, logInAtShop, logInByCode, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'

const FARMER = { name: 'Kamal Jadhav', phone: '9822054331', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054332' }
const PACKER = { name: 'Sunil Kale', phone: '9822054333' }
const APPLICANT = { name: 'Meena Devi', phone_number: '9822054334', email: 'meena@example.com' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const bar = page.getByRole('navigation', { name: 'The desk' })
const { check, found } = accessibilityOf(page)
const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name }).waitFor()
/** By the way that a thumb would take. */
const openFromToday = async (name: string) => {
  await bar.getByRole('link', { name: 'Today' }).click()
  // What waits there may be counted in its name.
  await main.getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) }).click()
}

test('a seller decides a claim by its pictures, answers, and lets in a packer, who sees only what packers do', async () => {
  phone.expects(/^403 \/api\/desk\//)
  const customer = await afterDelivery(shop, FARMER)
  const reviews = v.parse(staffCalls.deskReviews.answer.entries.data, await shop.admin('reviews', 'list'))
  const review = reviews.find(({ sku, review_status }) => sku === customer.item.sku && review_status === 'pending')
  await shop.admin('reviews', 'approve', String(review?.id))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await main.getByRole('link', { name: 'Orders', exact: true }).waitFor()
  await check('Today')

  // The order is found by the last digits of the phone, and leads to its claim.
  await openFromToday('Orders')
  await main.locator('[name=q]').fill(FARMER.phone.slice(-4))
  await main.getByRole('button', { name: 'Find' }).click()
  await main.getByRole('link', { name: 'Delivered' }).click()
  await main.getByRole('link', { name: `Show order ${customer.orderId}` }).waitFor()
  await check('Orders')
  await main.getByRole('link', { name: `Show order ${customer.orderId}` }).click()
  await heading(`Order ${customer.orderId}`)
  await main.getByText('Asked to give it back').waitFor()
  expect(
    await main
      .getByRole('link', { name: `Call ${FARMER.phone}` })
      .first()
      .getAttribute('href'),
  ).toBe(`tel:+91${FARMER.phone}`)
  await check('Order')
  await main.getByRole('link', { name: /claim waits for your decision/ }).click()
  await heading(/^Claim/)
  const picture = main.getByRole('region', { name: 'Pictures of the customer' }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await main.getByText(FARMER.name).first().waitFor()
  await check('Claim')
  await main.getByRole('button', { name: 'Picture 1 of 1, larger' }).click()
  await dialog.getByRole('img', { name: 'Picture 1 of 1' }).waitFor()
  await check('Picture')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await main.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('button', { name: 'One less' }).click()
  await check('Approve')
  await dialog.getByRole('button', { name: /^Approve, ₹.* back$/ }).click()
  await main.getByText('Approved').waitFor()
  await openFromToday('Claims')
  await main.getByText('No such claims').waitFor()
  await main.getByRole('link', { name: 'Approved', exact: true }).click()
  await main.getByText('2 ×').waitFor()
  await check('Claims')
  await openFromToday('Refunds')
  await main.getByText('Due').first().waitFor()
  await check('Refunds')

  // Pieces that have not left the shop are cancelled.
  await openFromToday('Orders')
  await main.getByRole('link', { name: 'To pack and hand over' }).click()
  const order = main.getByRole('link', { name: /^Show order/ })
  await expect.poll(() => order.count()).toBe(1)
  await order.click()
  await main.getByRole('button', { name: 'Cancel pieces' }).click()
  await dialog.getByRole('checkbox', { name: /^2 ×/ }).check()
  await dialog.getByRole('button', { name: 'One less' }).click()
  await dialog.locator('[name=reason]').fill('One bag has burst')
  await check('Cancel')
  await dialog.getByRole('button', { name: 'Cancel 1 piece' }).click()
  await main.getByText('One bag has burst').waitFor()

  // A question and a review are answered, and the answer is changed.
  await openFromToday('Reviews and questions')
  await main.getByRole('button', { name: /^Answer: Does it grow/ }).click()
  await dialog.locator('[name=words]').fill('Yes, with little water')
  await check('Answer')
  await dialog.getByRole('button', { name: 'Publish the answer' }).click()
  await main.getByText('No questions').waitFor()
  await check('No questions')
  await main.getByRole('link', { name: 'All reviews' }).click()
  await main.getByText('Nine of ten came up.').waitFor()
  const card = main.getByRole('article').filter({ hasText: 'Nine of ten came up.' })
  for (const words of ['Thank you', 'Thank you, Kamal']) {
    await card.getByRole('button', { name: /^(Answer|Change the answer):/ }).click()
    await dialog.locator('[name=words]').fill(words)
    await dialog.getByRole('button', { name: 'Publish the answer' }).click()
    await card.getByText(`The answer: ${words}`, { exact: true }).waitFor()
  }
  expect(await main.getByText('Good for little money.').count()).toBe(0)
  await check('Reviews')
  const shown = await callApi('reviews', { params: { slug: customer.item.slug } })
  if (isFailure(shown)) throw new Error(shown.message)
  expect(shown.data.user_reviews).toContainEqual(
    expect.objectContaining({ comment: 'Nine of ten came up.', admin_comment: 'Thank you, Kamal' }),
  )

  await openFromToday('People')
  await main.getByRole('button', { name: 'Let somebody in' }).click()
  await dialog.locator('[name=name]').fill(PACKER.name)
  await dialog.locator('[name=phone_number]').fill(PACKER.phone)
  await dialog.getByRole('radio', { name: 'Packer' }).check()
  await check('Invite')
  await dialog.getByRole('button', { name: 'Let them in' }).click()
  await main.getByRole('heading', { level: 2, name: PACKER.name }).waitFor()
  await main.getByText('This phone').waitFor()
  await check('People')
  await openFromToday('What was changed')
  await main.getByText(/let in person/).waitFor()
  await main
    .getByText(/cancelled pieces of parcel/)
    .first()
    .waitFor()
  expect(await main.innerText()).not.toContain(PACKER.phone)
  await check('Log')

  await leaveDesk(page)
  await logInByCode(page, gateway, PACKER.phone)
  await main.getByRole('link', { name: /^To pack/ }).waitFor()
  for (const name of ['Orders', 'Claims', 'Refunds', 'People', 'What was changed'])
    expect(await main.getByRole('link', { name, exact: true }).count(), name).toBe(0)
  await page.goto('/desk/people')
  await main.getByText('You may not do this').waitFor()
  await check('Not allowed')
  await leaveDesk(page)
  expect(found).toEqual({})
})

test('the operator’s person accepts an application, publishes a review, and suspends a shop with a reason', async () => {
  const form = { ...APPLICANT, whats_app_number: APPLICANT.phone_number }
  await callApi('sellerRequest', { body: form })
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
  await logInByCode(page, gateway, OPERATOR.phone)
  await openFromToday('Sellers')
  await main.getByRole('link', { name: 'New', exact: true }).click()
  await main.getByRole('link', { name: `Look at it: ${APPLICANT.name}` }).click()
  await heading(APPLICANT.name)
  await main.getByRole('button', { name: 'Send the link to the form' }).click()
  const link = new URL(await main.getByLabel('Link to the form').inputValue())
  const { pathname } = new URL(page.url())
  const token = link.searchParams.get('token') ?? ''
  const place = { address: '4 Market Road', pincode: '411002', city: 'Pune', state: 'Maharashtra' }
  const bank = { account_no: '123456789012', ac_name: 'Meena Devi', ifsc_code: 'SBIN0000300' }
  const params = { id: pathname.split('/').at(-1) ?? '' }
  const [good, bad] = [crypto.randomUUID(), crypto.randomUUID()]
  const paper = { kind: 'fertiliser', state: 'Maharashtra', expires: '2029-03-31' } as const
  const licences = [
    { id: good, ...paper, number: 'F/11' },
    { id: bad, ...paper, number: 'F/12' },
  ]
  await callApi('sellerForm', { params, body: { token, shop_name: 'Meena Beej Bhandar', ...place, ...bank, licences } })
  const file = new Blob([Uint8Array.from(photograph)])
  await callApi('sellerLicencePhotograph', { params: { ...params, licence: good }, query: { token }, file })

  await openFromToday('Sellers')
  await main.getByRole('link', { name: 'To decide' }).click()
  await main.getByRole('link', { name: 'Look at it: Meena Beej Bhandar' }).waitFor()
  await check('Sellers')
  await main.getByRole('link', { name: 'Look at it: Meena Beej Bhandar' }).click()
  await main.getByText('••••••••9012').waitFor()
  await check('Seller')
  // The photograph of a paper is looked at in the large; a paper without one is sent back.
  await main.getByRole('button', { name: 'Picture 1 of 1, larger' }).click()
  await dialog.getByRole('img').waitFor()
  await check('Photograph of a licence')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const withoutPhoto = main.getByRole('listitem').filter({ hasText: 'F/12' })
  await withoutPhoto.getByText('No photograph has come').waitFor()
  await withoutPhoto.getByRole('button', { name: 'Send it back' }).click()
  await dialog.locator('[name=words]').fill('Without a photograph')
  await dialog.getByRole('button', { name: 'Send it back' }).click()
  await main.getByText('Why: Without a photograph').waitFor()
  await main.getByRole('button', { name: 'Write down a licence' }).click()
  await dialog.locator('[name=kind]').selectOption('seed')
  await dialog.locator('[name=number]').fill('MH/2026/17')
  await dialog.locator('[name=state]').selectOption('Maharashtra')
  await dialog.locator('[name=expires]').fill('2029-03-31')
  await check('Licence')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await main.getByText('seed: MH/2026/17').waitFor()
  await main.getByRole('button', { name: 'Accept' }).click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await main.getByText(`Accepted by ${OPERATOR.name}`).waitFor()
  await main.getByText('fertiliser: F/11').waitFor()
  expect(await main.getByText('fertiliser: F/12').count()).toBe(0)
  await main.getByRole('button', { name: 'Suspend' }).click()
  await dialog.locator('[name=words]').fill('The licence was not genuine')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await main.getByText('The licence was not genuine').waitFor()
  await main.getByRole('button', { name: 'Let them sell again' }).click()
  await main.getByText('Sells', { exact: true }).waitFor()
  await check('Decided')

  // What was paid in cash goes where the customer has said.
  await openFromToday('Refunds')
  await main.getByRole('button', { name: /^Where it goes/ }).click()
  await main.getByText('kamal@okaxis').waitFor()
  await check('Refunds to send')
  await main.getByRole('button', { name: /^Sent: ₹/ }).click()
  await main.getByText('No such refunds').waitFor()
  await main.getByRole('link', { name: 'Sent', exact: true }).click()
  await main.getByRole('button', { name: /^Done: ₹/ }).click()
  await dialog.locator('[name=words]').fill('UTR4711')
  await check('Done')
  await dialog.getByRole('button', { name: 'It is done' }).click()
  await main.getByRole('link', { name: 'Done', exact: true }).click()
  await main.getByText('Reference UTR4711').waitFor()
  await main.getByText(new RegExp(`by ${OPERATOR.name}`)).waitFor()

  await openFromToday('Reviews and questions')
  await main.getByRole('link', { name: 'Reviews to check' }).click()
  await main.getByText('Good for little money.').waitFor()
  await check('Reviews to check')
  await main.getByRole('button', { name: /^Publish:/ }).click()
  await main.getByText('No reviews').waitFor()
  await main.getByRole('link', { name: 'All questions' }).click()
  await main.getByRole('button', { name: /^Hide: Does it grow/ }).click()
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await main.getByText('Hidden').waitFor()

  await openFromToday('Shop front and import')
  await main.getByRole('button', { name: 'Set a deal' }).click()
  await dialog.locator('[name=text]').fill('Seeds for rabi, a tenth less')
  await dialog.locator('[name=end]').fill('2099-12-31')
  await check('Deal')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await main.getByText('Seeds for rabi, a tenth less').waitFor()
  const deals = await callApi('deal')
  expect(isFailure(deals) ? deals : deals.data[0]?.deals).toBe('Seeds for rabi, a tenth less')
  const csv = [
    'Handle,Title,Vendor,Type,Variant Price',
    'hoe-of-the-journey,Hoe with a long handle,Meena Beej Bhandar,Hand tools,120',
    'spade-of-the-journey,Spade,Nobody at all,Hand tools,140',
  ].join('\n')
  const choose = (label: string, name: string, mimeType: string, buffer: Buffer) =>
    main.getByLabel(label, { exact: true }).and(main.locator('input')).setInputFiles({ name, mimeType, buffer })
  await choose('Choose a file', 'products.csv', 'text/csv', Buffer.from(csv))
  await main.getByText('Line 3, spade-of-the-journey').waitFor()
  await choose('Add a picture: Page of brands', 'banner.jpg', 'image/jpeg', photograph)
  const brands = main.getByRole('article').filter({ hasText: 'Page of brands' })
  await brands.getByRole('button', { name: 'Remove picture 1: Page of brands' }).waitFor()
  await check('Shop front')
  await main.getByRole('button', { name: 'End it now' }).click()
  await dialog.getByRole('button', { name: 'End it now' }).click()
  await main.getByText('It is over.').first().waitFor()
  expect(found).toEqual({})
})
