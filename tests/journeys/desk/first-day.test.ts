import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { callApi } from '../../../src/client/api/call.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { pushBrowser } from '../../server/support/fixtures.ts'
import { answered } from '../../support/answered.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { readSource } from '../../unit/tooling/sources.ts'
import { claimDamage } from '../support/after-delivery.ts'
import { openGateway } from '../support/codes.ts'
import { askDesk, callAs, openCustomer, operatorToken } from '../support/desk-steps.ts'
import { openHand } from '../support/hand.ts'
import * as hi from '../support/hindi.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { notesOnPhone } from '../support/outbox.ts'
import { giveOutPush } from '../support/push.ts'
import { LONG, open } from '../support/steps.ts'

/** The first day of a new seller, whose desk speaks Hindi, in the order of docs/seller.md: no screen leaves her stuck. */

/** From the foot of the shop to the log-out; docs/seller.md names it. */
const TAPS = 124

const SELLER = { name: 'Meena Devi', phone: '9811122233', email: 'meena@example.com' }
const FARMER = { name: 'Asha Kale', phone: '9822054481', email: 'asha.k@example.com', password: 'rabi-2026-gehu' }
const OWN = 'Devi weeding fork'
const STEEL = `${OWN}, steel`

const gateway = await openGateway()
const shop = await ownShop(() => ({ ...gateway.settings(), PUSH_HOSTS: 'push.example' }))
const phone = await ownPhone(shop.url)
const photographs = makePhotographs()
afterAll(photographs.remove)
const photo = await photographs.make('first.jpg')
const page = phone.page()
await phone.context().grantPermissions(['notifications'], { origin: shop.url })
await giveOutPush(page, pushBrowser())
// No printer is asked.
await page.addInitScript('globalThis.print = () => {}')
const hand = await openHand(page, 'first-day')
const customer = await openCustomer(shop, FARMER)

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const bar = page.getByRole('navigation', { name: hi.desk.navigation, exact: true })
const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
const link = (name: string) => main.getByRole('link', { name }).first()
const field = (name: string, within = main) => within.locator(`[name="${name}"]`)
const heading = (name: string) => main.getByRole('heading', { level: 1, name }).waitFor()
const said = (words: string) => page.getByText(words).first().waitFor(LONG)
const fill = async (fields: Record<string, string>, within = main) => {
  for (const [name, words] of Object.entries(fields)) await hand.type(field(name, within), words)
}

const goToday = async () => {
  await hand.press(bar.getByRole('link', { name: hi.desk.today.tab }))
  await heading(hi.desk.today.title)
}
/** By the list of screens on Today, whose names may end with a count. */
const goTo = async (title: string) => {
  await goToday()
  const menu = page.getByRole('navigation', { name: hi.desk.today.more })
  await hand.press(menu.getByRole('link', { name: new RegExp(`^${title}( \\d+)?$`) }))
  await heading(title)
}
const steps = main.getByRole('region', { name: hi.today.steps.title })
const goToStep = (name: keyof typeof hi.today.steps.names) =>
  hand.press(steps.getByRole('link', { name: hi.today.steps.names[name] }))

const sellerId = async (): Promise<number> => {
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  return sellers.find(({ email }) => email === SELLER.email)?.id ?? 0
}

/** What the operator does with what waits under this name. */
const decide = async (title: string, reasons?: Record<string, string>): Promise<void> => {
  const token = operatorToken(shop)
  const waiting = async () => {
    const drafts = await callAs(shop, token, 'deskDrafts', { query: '?which=waiting&limit=100' })
    return v
      .parse(staffCalls.deskDrafts.answer, drafts)
      .data.find((draft) => draft.title === title && draft.pictures_missing === 0)
  }
  await expect.poll(waiting, LONG).toBeDefined()
  const draft = await waiting()
  if (draft === undefined) throw new Error(`${title} does not wait`)
  const { id, sent_at } = draft
  const name = reasons === undefined ? 'deskDraftApprove' : 'deskDraftReturn'
  await callAs(shop, token, name, { params: { id }, body: { sent_at, ...(reasons && { reasons }) } })
}

const openApplication = async () => {
  const foot = page.getByRole('contentinfo')
  await hand.press(foot.getByRole('button', { name: 'Sell or buy in bulk' }))
  await hand.press(foot.getByRole('button', { name: 'Sell On Haldhar' }))
}

test('she applies, hands in the form, is accepted, and logs in with a code in her language', async () => {
  const apply = dialog.getByRole('button', { name: 'I Want To Become A Seller' })
  await open(page, '/')
  await openApplication()
  await fill({ name: SELLER.name, phone_number: SELLER.phone }, dialog)
  await hand.press(dialog.getByText('Same Number For WhatsApp'))
  await fill({ email: SELLER.email }, dialog)
  // Without network it is not sent, and what was typed stands there the next time.
  await hand.aside(async () => {
    await page.context().setOffline(true)
    await apply.tap()
    await dialog.getByRole('alert').or(page.getByRole('alert')).first().waitFor()
    await page.context().setOffline(false)
    await open(page, '/')
    await openApplication()
    await expect.poll(() => field('email', dialog).inputValue()).toBe(SELLER.email)
  })
  await hand.press(apply)
  await page.waitForURL('**/seller-thankyou-card')

  const id = String(await sellerId())
  const { link: form } = v.parse(
    staffCalls.deskSellerInvite.answer.entries.data,
    await shop.admin('sellers', 'invite', id),
  )
  const invited = new URL(form)
  await hand.follow(invited.pathname + invited.search)
  await fill({ shop_name: 'Devi Beej Bhandar', address: '4 Market Road', pincode: '411001' })
  await expect.poll(() => field('state').inputValue()).toBe('Maharashtra')
  if ((await field('city').inputValue()) === '') await fill({ city: 'Pune' })
  // A phone that closes the page while she looks for her papers has what was typed, and nothing of the bank.
  await hand.aside(async () => {
    await field('account_no').fill('123456789012')
    await expect.poll(() => notesOnPhone(page)).toContain('Devi Beej Bhandar')
    await page.reload()
    await expect.poll(() => field('shop_name').inputValue()).toBe('Devi Beej Bhandar')
    expect(await field('account_no').inputValue()).toBe('')
    for (const secret of ['123456789012', invited.searchParams.get('token') ?? 'none'])
      expect(await notesOnPhone(page)).not.toContain(secret)
  })
  await fill({ account_no: '123456789012', ac_name: SELLER.name, ifsc_code: 'SBIN0000300' })
  await hand.choose(field('account_type'), 'saving')
  await hand.press(button('Save'))
  await said('Your details have been saved')
  await shop.admin('sellers', 'accept', id)
  await expect.poll(() => gateway.messagesTo(SELLER.phone).join(), LONG).toContain('/desk/')

  await hand.follow('/desk/')
  // The page has it before its code has come.
  await page.waitForFunction(() => Object.keys(document.querySelector('[name=language]') ?? {}).length > 0)
  await hand.choose(field('language'), 'hi')
  await heading(hi.login.title)
  await fill({ phone_number: SELLER.phone })
  await hand.press(button(hi.login.send))
  await fill({ code: await gateway.codeFor(SELLER.phone) })
  await hand.press(button(hi.login.submit))
  await heading(hi.desk.today.title)
})

test('her first steps lead her to all that a shop needs, and a known product and a new one go on sale', async () => {
  await goToStep('particulars')
  await fill({ legal_name: 'Devi Beej Bhandar', care_name: SELLER.name, care_phone: SELLER.phone })
  await hand.press(button(hi.shop.save))
  await said(hi.shop.saved)
  await goToday()
  await goToStep('areas')
  await hand.press(button(hi.zones.add))
  await fill({ pins: '411, 422', days: '2-4', cash_max: '5000', charge: '60', free_above: '2000' }, dialog)
  await hand.press(dialog.getByRole('button', { name: hi.zones.form.save }))
  await fill({ try: '411002' })
  await main.getByText(hi.zones.try.found('411')).waitFor()
  await goToday()
  await goToStep('phone')
  await hand.press(button(hi.today.news.ask))
  await main.getByText(hi.today.news.on).waitFor()

  // Without a licence, so something that needs none.
  await goToStep('listing')
  await hand.press(link(hi.listings.sell))
  await hand.type(main.getByLabel(hi.listings.find.search), 'हंसिया')
  const known = main.getByRole('button', { name: `${hi.listings.find.beside}: ` }).first()
  await known.waitFor(LONG)
  // It is shown by its name in Hindi, and stays called what it is in English.
  const shown = ((await known.getAttribute('aria-label')) ?? '').replace(`${hi.listings.find.beside}: `, '')
  const all = v.parse(
    staffCalls.deskKnownProducts.answer,
    await askDesk(page, shop, 'deskKnownProducts', { query: '?lang=hi' }),
  ).data
  expect(shown).toMatch(/[\u0900-\u097f]/)
  const title = all.find(({ local_title: local }) => local === shown)?.title ?? shown
  await hand.press(known)
  await fill({ 'packs.0.price': '500', 'packs.0.selling_price': '450', 'packs.0.stock': '12' })
  await hand.give(button(hi.pictures.photographs.choose), photo)
  await main.getByRole('img', { name: hi.pictures.photographs.picture(1) }).waitFor()
  await hand.press(button(hi.listings.form.send))
  await said(hi.listings.draft.waiting)
  await goToday()
  await steps.getByText(hi.today.steps.done(100)).waitFor(LONG)
  await decide(title)

  // What nobody sells yet, with what the law wants to be said.
  await goTo(hi.listings.title)
  await hand.press(link(hi.listings.sell))
  await hand.type(main.getByLabel(hi.listings.find.search), OWN)
  await hand.press(button(hi.listings.find.describe))
  await heading(hi.listings.form.titleNew)
  expect(await field('title').inputValue()).toBe(OWN)
  await fill({
    'packs.0.name': '1 piece',
    'packs.0.price': '450',
    'packs.0.selling_price': '399',
    'packs.0.stock': '8',
  })
  const kinds = v.parse(staffCalls.deskListingKinds.answer, await askDesk(page, shop, 'deskListingKinds')).data
  const tools = kinds.find(({ name }) => name === 'Hand tools')
  await hand.choose(field('about.category_id'), String(tools?.id))
  const declared = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, words]) => [`about.declarations.${name}`, words]))
  await fill(
    declared({
      generic_name: 'Weeding fork',
      origin: 'India',
      maker: 'Devi Works',
      maker_address: 'Pune 411001',
      care_phone: SELLER.phone,
    }),
  )
  await hand.give(button(hi.pictures.photographs.choose), photo)
  await main.getByRole('img', { name: hi.pictures.photographs.picture(1) }).waitFor()
  await hand.press(button(hi.listings.form.send))
  await said(hi.listings.draft.waiting)

  // It comes back with a reason at its field, and is mended.
  await decide(OWN, { 'form.title': 'Say of what it is made' })
  await goTo(hi.listings.title)
  await hand.press(link(`${hi.listings.draft.goOn}: ${OWN}`))
  await main.getByText('Say of what it is made').waitFor()
  await fill({ title: STEEL })
  await hand.press(button(hi.listings.form.send))
  await said(hi.listings.draft.waiting)
  await decide(STEEL)
})

test('her file, prices and stock are changed, and rows that were refused come back to be mended', async () => {
  await goTo(hi.listings.title)
  await link(`${hi.listings.row.look}: ${STEEL}`).waitFor(LONG)
  await hand.press(link(hi.file.link))
  const save = async (name: string): Promise<string> => {
    const [coming] = await Promise.all([page.waitForEvent('download'), hand.press(button(name))])
    return readFile(await coming.path(), 'utf8')
  }
  const send = async (choose: string, csv: string) => {
    await hand.give(button(choose), { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
    await hand.press(button(hi.file.send.now))
  }
  const mine = await save(hi.file.take.all)
  expect(mine).toContain(STEEL)
  await send(hi.file.send.choose, mine.replace('1 piece,450,399', '1 piece,450,499'))
  await said(hi.file.report.bad(1))
  const mend = await save(hi.file.report.mend)
  await send(hi.file.send.choose, mend.replace('1 piece,450,499', '1 piece,450,379'))
  await said(hi.file.report.set(1))

  await goTo(hi.variants.title)
  await hand.press(main.getByRole('button', { name: hi.variants.changeStock(STEEL, '1 piece') }))
  await fill({ add: '5' }, dialog)
  await hand.press(dialog.getByRole('button', { name: hi.variants.stockForm.save }))
  await hand.press(main.getByRole('button', { name: hi.variants.changePrice(STEEL, '1 piece') }))
  await fill({ selling_price: '360' }, dialog)
  await hand.press(dialog.getByRole('button', { name: hi.variants.priceForm.save }))
  const pack = async () => {
    const packs = v.parse(staffCalls.deskVariants.answer, await askDesk(page, shop, 'deskVariants')).data
    return packs.map((one) => [one.title, one.selling_price, one.stock]).find(([title]) => title === STEEL)
  }
  await expect.poll(pack, LONG).toEqual([STEEL, 360, 13])
})

test('her first order is told, packed, labelled, delivered for cash that is handed in, and a claim is answered', async () => {
  const { data: goods } = await answered(callApi('products', { query: { seller: String(await sellerId()) } }))
  const bought = goods.find(({ title }) => title === STEEL)?.variants[0]
  if (bought === undefined) throw new Error('It is not on sale')
  const { data: order } = await customer.buy([[bought, 2]], 60)
  const id = `${order}-1`
  const shipment = async () =>
    v.parse(staffCalls.deskShipment.answer, await askDesk(page, shop, 'deskShipment', { params: { id } })).data
  const isState = async (state: string): Promise<void> => {
    await expect.poll(async () => (await shipment()).state, LONG).toBe(state)
  }
  await page
    .getByRole('status')
    .filter({ hasText: hi.today.news.came(2, 'Pune') })
    .waitFor()

  await hand.press(bar.getByRole('link', { name: hi.desk.toPack.tab }))
  await hand.press(link(hi.desk.pack.title(id)))
  await hand.press(main.getByRole('checkbox').first())
  await hand.press(button(hi.desk.pack.packed))
  await isState('packed')
  await hand.press(bar.getByRole('link', { name: hi.desk.handOver.tab }))
  await hand.press(link(hi.paper.openOf(id)))
  await heading(hi.paper.title)
  await hand.press(main.getByRole('button', { name: hi.paper.print }))
  await hand.press(bar.getByRole('link', { name: hi.desk.handOver.tab }))
  await hand.press(main.getByRole('checkbox', { name: hi.desk.handOver.choose(id) }))
  await hand.press(button(hi.desk.handOver.submit(1)))
  await isState('out')
  const due = (await shipment()).cash_due
  expect(due).toBe(2 * 360 + 60)
  await hand.press(bar.getByRole('link', { name: hi.desk.round.tab }))
  await hand.press(button(hi.desk.round.delivered))
  await hand.press(dialog.getByRole('button', { name: hi.desk.round.submit(due) }))
  await isState('delivered')

  await goTo(hi.cashBook.title)
  await hand.press(button(hi.cashBook.receiveOf(SELLER.name)))
  await hand.press(dialog.getByRole('button', { name: hi.cashBook.submit }))
  await said(hi.cashBook.done(SELLER.name, due))

  const history = await answered(callApi('orderHistory', { token: customer.token, query: {} }))
  const item = history.data.find(({ order_id: of }) => of === order)
  await claimDamage(shop, customer.token, item?.order_item_id ?? 0)
  await goTo(hi.desk.menu.claims)
  await hand.press(link(hi.returns.open(STEEL)))
  await hand.press(button(hi.returns.approve))
  await hand.press(dialog.getByRole('button', { name: hi.returns.approveSubmit(2 * 360) }))
  await main.getByText(hi.returns.states.approved).first().waitFor()

  await goTo(hi.sales.title)
  await main.getByRole('heading', { name: hi.sales.byDay }).waitFor()
  await goToday()
  await hand.press(button(hi.desk.logout.open))
  await hand.press(dialog.getByRole('button', { name: hi.desk.logout.yes }))
  await page.waitForURL('**/desk/login')

  expect(await hand.taps()).toBe(TAPS)
  expect(readSource('docs/seller.md')).toContain(`it takes ${TAPS} taps`)
})
