import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { callApi } from '../../../src/client/api/call.ts'
import { encodeCart } from '../../../src/contract/cart-code.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { staffCalls, type DeskCallName } from '../../../src/contract/staff-calls.ts'
import { answered } from '../../support/answered.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { readSource } from '../../unit/tooling/sources.ts'
import { afterDelivery, photograph } from '../support/after-delivery.ts'
import { callAs, openSeller, operatorToken, tokenByCode } from '../support/desk-steps.ts'
import { openHand } from '../support/hand.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'

/** The first week of an operator at the desk, in the order of docs/operator.md, and each row of its table once. */

/** From the log-in to the last row; docs/operator.md names it. */
const TAPS = 179

const OPERATOR = { name: 'Ravi Shinde', phone: '9822054491' }
const FARMER = { name: 'Kamal Jadhav', phone: '9822054492', email: 'kamal.j@example.com', password: 'rabi-2026-gehu' }
const APPLICANT = { name: 'Meena Devi', phone_number: '9822054493', email: 'meena@example.com' }
const PEOPLE = [
  { name: 'Usha Pawar', phone_number: '9822054494' },
  { name: 'Sunil Kale', phone_number: '9822054495' },
] as const
const SHOP = 'Meena Beej Bhandar'

const { gateway, shop, phone } = await messageJourney()
const photographs = makePhotographs()
afterAll(photographs.remove)
const photo = await photographs.make('tool.jpg')
const page = phone.page()
const hand = await openHand(page, 'operator-week')
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

const press = (name: string | RegExp, within = main) =>
  hand.press(within.getByRole('button', { name, exact: typeof name === 'string' }).first())
const follow = (name: string | RegExp) =>
  hand.press(main.getByRole('link', { name, exact: typeof name === 'string' }).first())
const fill = async (fields: Record<string, string>, within = main) => {
  for (const [name, words] of Object.entries(fields)) await hand.type(within.locator(`[name="${name}"]`), words)
}
const choose = (name: string, option: string, within = main) => hand.choose(within.locator(`[name=${name}]`), option)
const said = (words: string | RegExp) => page.getByText(words).first().waitFor(LONG)
const goTo = async (title: string) => {
  const bar = page.getByRole('navigation', { name: 'The desk', exact: true })
  await hand.press(bar.getByRole('link', { name: /^Today/ }))
  const menu = page.getByRole('navigation', { name: 'More of the desk' })
  await hand.press(menu.getByRole('link', { name: new RegExp(`^${title}( \\d+)?$`) }))
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
}
const find = async (words: string) => {
  await fill({ q: words })
  await press('Find')
}

const asOperator = (name: DeskCallName, given?: Parameters<typeof callAs>[3]) =>
  callAs(shop, operatorToken(shop), name, given)

/** What came in before the week begins: of each kind that waits for the operator. */
const shopsDay = async () => {
  const customer = await afterDelivery(shop, FARMER)
  const { token, sellerId } = customer
  const { data: claims } = v.parse(staffCalls.deskClaims.answer, await asOperator('deskClaims'))
  await asOperator('deskClaimApprove', { params: { id: String(claims[0]?.id) }, body: {} })
  const complaint = { subject: 'other', complaint: 'Nobody answers the telephone', order_id: '' } as const
  await answered(callApi('complaintCreate', { token, body: complaint, key: randomUUID() }))
  await answered(callApi('sellerRequest', { body: { ...APPLICANT, whats_app_number: APPLICANT.phone_number } }))
  const { name, phone: phone_number, email } = FARMER
  const enquiry = { message: 'Fifty bags of wheat', name, phone_number, whats_app_number: phone_number, email }
  await answered(callApi('enquiry', { body: enquiry, key: randomUUID() }))

  // A seller's people deliver a parcel for ten rupees less than is due, and list two products that others sell.
  const seller = await openSeller(shop, gateway, sellerId)
  const own = await tokenByCode(shop, gateway, seller.phone_number)
  const asSeller = (call: DeskCallName, given?: Parameters<typeof callAs>[3]) => callAs(shop, own, call, given)
  const pile = v.parse(staffCalls.deskPile.answer, await asSeller('deskPile', { query: '?pile=to_pack' }))
  const [parcel] = pile.data
  if (parcel === undefined) throw new Error('Nothing is to be packed')
  const params = { id: parcel.id }
  const lines = parcel.lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  await asSeller('deskPack', { params, body: { lines } })
  await asSeller('deskHandOver', { params, body: {} })
  const less = { cash_taken: parcel.cash_due - 10, at: new Date().toISOString(), reason: 'No change' }
  await asSeller('deskDeliver', { params, body: less })
  const { data: known } = v.parse(staffCalls.deskKnownProducts.answer, await asSeller('deskKnownProducts'))
  const drafts = known.filter(
    ({ own_listing_id, licence_wanted }) => own_listing_id === null && licence_wanted === null,
  )
  for (const { product_id, title } of drafts.slice(0, 2)) {
    const packs = [{ name: '1 piece', price: 500, selling_price: 450, stock: 5, cod: true }]
    const form = { title, description: '', packs, pictures: [], about: null }
    await asSeller('deskDraftSend', { params: { id: randomUUID() }, body: { listing_id: null, product_id, form } })
  }
  const { data: sellers } = v.parse(
    staffCalls.deskSellers.answer,
    await asOperator('deskSellers', { query: '?limit=100' }),
  )
  return {
    ...customer,
    order: (await customer.order([1, 1])).data,
    drafts: drafts.slice(0, 2).map(({ title }) => title),
    shopName: sellers.find(({ id }) => id === sellerId)?.shop_name ?? '',
  }
}
let day: Awaited<ReturnType<typeof shopsDay>>

test('1 and 2: let in by the command, the operator lets others in, and Today says what waits', async () => {
  day = await shopsDay()
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
  await hand.follow('/desk/login')
  await fill({ phone_number: OPERATOR.phone })
  await press('Send me a code')
  await fill({ code: await gateway.codeFor(OPERATOR.phone) })
  await press('Log in')
  const waits = main.getByRole('region', { name: 'Waits for you' })
  for (const what of ['Complaints', 'Listings to approve', 'Sellers to accept', 'Refunds to send', 'Cash that differs'])
    await waits.getByRole('link', { name: what }).waitFor()
  await goTo('People')
  await press('Let somebody in')
  await fill(PEOPLE[0], dialog)
  await hand.press(dialog.getByRole('radio', { name: 'Support' }))
  await press('Let them in', dialog)
  await main.getByRole('heading', { level: 2, name: PEOPLE[0].name }).waitFor()
})

test('3 and 4: the shop is made, and a seller comes from the application to the first file', async () => {
  await goTo('Categories')
  await press('Make a category')
  await fill({ name: 'Mulch and nets', 'names.hi': 'मल्च और जाल' }, dialog)
  await press('Save', dialog)
  await press('Move up Mulch and nets')
  await said('The order is saved')
  await goTo('Crops')
  await find('Tomato')
  await press('Put first: Tomato')
  await goTo('Shop front and import')
  await press('Set a deal')
  await fill({ text: 'Seeds for rabi, a tenth less', end: '2099-12-31' }, dialog)
  await press('Show it', dialog)
  await main.getByText('Seeds for rabi, a tenth less').waitFor()
  const banner = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: photograph }
  await hand.give(main.getByRole('button', { name: 'Add a picture: Page of brands' }), banner)
  await said('The banners are set')

  await goTo('Sellers')
  await follow('New')
  await follow(`Look at it: ${APPLICANT.name}`)
  await press('Send the link to the form')
  const sent = () => gateway.messagesTo(APPLICANT.phone_number).join(' ')
  await expect.poll(sent, LONG).toContain('token=')
  const token = /token=(\S+)/.exec(sent())?.[1] ?? ''
  const place = { address: '4 Market Road', pincode: '411002', city: 'Pune', state: 'Maharashtra' }
  const bank = { account_no: '123456789012', ac_name: APPLICANT.name, ifsc_code: 'SBIN0000300' }
  const params = { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' }
  await answered(callApi('sellerForm', { params, body: { token, shop_name: SHOP, ...place, ...bank } }))
  await goTo('Sellers')
  await follow('To decide')
  await follow(`Look at it: ${SHOP}`)
  await press('Write down a licence')
  await choose('kind', 'seed', dialog)
  await fill({ number: 'MH/2026/17' }, dialog)
  await choose('state', 'Maharashtra', dialog)
  await fill({ expires: '2029-03-31' }, dialog)
  await press('Save', dialog)
  await main.getByText('seed: MH/2026/17').waitFor()
  await press('Accept')
  await press('Accept', dialog)
  await main.getByText(`Accepted by ${OPERATOR.name}`).waitFor()
  await goTo('Shop front and import')
  const csv = `Handle,Title,Vendor,Type,Variant Price\nhoe-of-the-week,Hoe of the week,${SHOP},Hand tools,120\n`
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await hand.give(main.getByRole('button', { name: 'Choose a file' }), file)
  await said('1 of 1 rows were taken')
})

test('5 and 6: one listing is approved and one returned, a complaint is acknowledged and settled', async () => {
  const [first = '', second = ''] = day.drafts
  await goTo('Listings to approve')
  await follow(`Look at it: ${first}`)
  await press('Approve')
  await said('It is approved.')
  await goTo('Listings to approve')
  await follow(`Look at it: ${second}`)
  await press('Something is wrong here: Photographs')
  await fill({ 'form.pictures': 'One of your own, please' })
  await press('Return it with 1 reason')
  await said('It was returned.')
  await goTo('Complaints')
  await press(/^Acknowledge /)
  await main.getByRole('button', { name: 'Acknowledged' }).waitFor()
  await press(/^Settle /)
  await fill({ answer: 'Somebody answers from 9 to 6 now' }, dialog)
  await press('Settle', dialog)
  await said('Somebody answers from 9 to 6 now')
})

test('7 and 8: money goes back, cash is decided, reviews are read, and all of it stands in the log', async () => {
  await goTo('Refunds')
  await press(/^Where it goes/)
  await main.getByText('kamal@okaxis').waitFor()
  await press(/^Sent: ₹/)
  await main.getByText('No such refunds').waitFor()
  await follow('Sent')
  await press(/^Done: ₹/)
  await fill({ words: 'UTR4711' }, dialog)
  await press('It is done', dialog)
  await main.getByText('No such refunds').waitFor()
  await goTo('Cash that differs')
  await press(/^Decide the cash of/)
  await fill({ sum: '100', reason: 'Counted twice' }, dialog)
  await press('This is what was taken', dialog)
  await main.getByText('No differences').waitFor()
  await goTo('Reviews and questions')
  await follow('Reviews to check')
  await press(/^Publish:/)
  await said('The review is public')
  await press(/^Reject:/)
  await fill({ words: 'It is not about the product' }, dialog)
  await press('Reject', dialog)
  await main.getByText('No reviews').waitFor()
  await goTo('What was changed')
  await hand.choose(main.locator('[name=by]'), { label: OPERATOR.name })
  await choose('kind', 'complaint')
  await fill({ day: dayInIndia(Date.now()) })
  await main
    .getByText(/settled complaint/)
    .first()
    .waitFor()
})

test('each row of the table: products, packs and areas of any seller', async () => {
  const { sku } = day.item
  await goTo('Products')
  await find(sku)
  await follow(/^Look at it: /)
  await press('Take it off the shop')
  await fill({ words: 'The label cannot be read' }, dialog)
  await press('Take it off', dialog)
  await press('Show it again')
  await main.getByRole('button', { name: 'Take it off the shop' }).waitFor()
  await press(/^(Write|Change): हिन्दी$/)
  await fill({ title: 'सप्ताह का प्रोडक्ट' }, dialog)
  await press('Save', dialog)
  await main.getByText('सप्ताह का प्रोडक्ट').waitFor()
  await hand.give(main.getByRole('button', { name: 'Choose from the phone' }), photo)
  await said('The photographs are saved')

  await goTo('Stock and price')
  await press('Choose a shop')
  await fill({ shop: day.shopName })
  await hand.press(main.getByRole('link', { name: day.shopName }).first())
  await fill({ q: sku })
  const pack = main.getByRole('article')
  await expect.poll(() => pack.count(), LONG).toBe(1)
  await press(/Change the stock of/)
  await fill({ add: '5' }, dialog)
  await press('Save stock', dialog)
  await dialog.waitFor({ state: 'detached' })
  await press(/Change the price of/)
  await fill({ selling_price: '11' }, dialog)
  await press('Save price', dialog)
  await dialog.waitFor({ state: 'detached' })
  await press(/^MRP and cash of/)
  await fill({ price: '999' }, dialog)
  await press('Save', dialog)
  await said('The pack is changed')
  await goTo('Delivery areas and holidays')
  await fill({ shop: day.shopName })
  await hand.press(main.getByRole('link', { name: day.shopName }).first())
  await press('Add an area')
  await fill({ pins: '79', days: '3-5', charge: '90' }, dialog)
  await press('Save area', dialog)
  await main.getByRole('heading', { name: '79', exact: true }).waitFor()
})

test('each row of the table: accounts, orders, carts, enquiries, people, and a review taken back', async () => {
  await goTo('Customers')
  await find(FARMER.phone.slice(-6))
  await press(`Block ${FARMER.name}`)
  await fill({ words: 'Orders what is never taken' }, dialog)
  await press('Block', dialog)
  await press(`Unblock ${FARMER.name}`)
  await main.getByRole('button', { name: `Block ${FARMER.name}` }).waitFor()
  await goTo('Orders')
  await follow(`Show order ${day.order}`)
  await press('Cancel pieces')
  await hand.press(dialog.getByRole('checkbox').last())
  await fill({ reason: 'The last bag has burst' }, dialog)
  await press('Cancel 1 piece', dialog)
  await said('The last bag has burst')
  await goTo('Orders')
  await press('Read a cart code')
  await fill({ code: encodeCart({ pincode: '411002', lines: [{ id: day.packs[0].id, quantity: 2 }] }) }, dialog)
  await press('Read', dialog)
  await dialog.getByText('Deliver to PIN 411002').waitFor()
  await press('Close', dialog)
  await goTo('Enquiries')
  await follow('All')
  await main.getByText(`From ${FARMER.name}`).first().waitFor()
  await goTo('Sellers')
  await find(SHOP)
  await follow(`Look at it: ${SHOP}`)
  await press('Let somebody in')
  await fill(PEOPLE[1], dialog)
  await press('Let them in', dialog)
  await press(`Lock out ${PEOPLE[1].name}`)
  await press('Lock out', dialog)
  await main.getByRole('button', { name: `Let ${PEOPLE[1].name} in again` }).waitFor()
  await goTo('Reviews and questions')
  await follow('All reviews')
  await press(/^Take back:/)
  await fill({ words: 'It names a person' }, dialog)
  await press('Take back', dialog)
  await said('The review is off the shop')
  await press(/^Publish:/)
  await said('The review is public')

  expect(await hand.taps()).toBe(TAPS)
  expect(readSource('docs/operator.md')).toContain(`takes ${TAPS} taps`)
})
