import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, orders, reviews, sessions } from '../../../server/db/schema.ts'
import { purgeErasedOrders } from '../../../server/shop/maintenance/purge-erased.ts'
import { hashToken } from '../../../server/shop/login/sessions.ts'
import { buy, refundDue, reviewed } from '../../proofs/routes/customer-steps.ts'
import { readRows } from '../../proofs/routes/rows.ts'
import { browserAt, codeOf, newForm, otherThan, PASSWORD } from './account-steps.ts'
import { addAddresses, addGoods, addressForm, pushBrowser } from '../support/fixtures.ts'
import { orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

const DAY = 24 * 60 * 60 * 1000
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'

/** A customer sees and ends her log-ins, takes her data away, and erases her account. */

/** Where the export has the rows of each table that refers to a customer. A new table belongs here and in the export. */
const EXPORTED = {
  addresses: 'delivery_addresses',
  orders: 'order_items',
  outbox: 'news',
  push_subscriptions: 'push_subscriptions',
  questions: 'questions',
  complaints: 'complaints',
  reviews: 'reviews',
  stock_alerts: 'stock_alerts',
  wishlist_items: 'wishlist',
}

onBothDatabases((shop) => {
  /** Somebody who registered and bought something, by the very calls that a phone makes. */
  const open = async () => {
    const browser = browserAt(shop(), '198.51.100.1')
    const form = await browser.register()
    const { token, user } = (await browser.login(form)).body
    const ask = shop().askAs(token)
    const buyer = { id: user.id as number, token: token as string, ask }
    return { ...(await asBuyer(buyer)), form, browser }
  }
  const asBuyer = async (customer: Parameters<typeof addAddresses>[0]) => ({
    ...customer,
    ...(await addAddresses(customer)),
  })
  const erase = (me: Pick<Awaited<ReturnType<typeof open>>, 'ask'>, body: object = { password: PASSWORD }) =>
    me.ask('POST', 'account/erase', { body })
  /** How many rows each table has that refer to the customer. */
  const rowsOf = async (id: number) => {
    const count = (table: string) => shop().db.$count(sql.identifier(table), sql`customer_id = ${id}`)
    return Object.fromEntries(
      await Promise.all(Object.keys(EXPORTED).map(async (table) => [table, await count(table)])),
    )
  }
  const refundDone = async (orderId: string) => {
    const { data } = (await shop().operator('GET', 'admin/refunds')).body
    const { id } = data.find((row: { order_id: string }) => row.order_id === orderId)
    await shop().operator('POST', `admin/refunds/${id}/done`, { body: { reference: 'R-1' } })
  }

  test('the log-ins are listed with their browser, and one or all others can be ended', async () => {
    const form = await browserAt(shop(), '198.51.100.1').register()
    const login = async (userAgent: string) => {
      const body = { phone_number: form.phone_number, password: PASSWORD }
      const answer = await shop().ask('POST', 'auth/login', { body, headers: { 'User-Agent': userAgent } })
      return shop().askAs(answer.body.token)
    }
    const [here, lost, third] = [await login(CHROME), await login('curl/8'), await login(CHROME)]
    const stranger = await open()
    const [strangers] = (await stranger.ask('GET', 'account/log-ins')).body.data
    // One whose day is over works no more and is not listed.
    const over = hashToken((await browserAt(shop(), '198.51.100.1').login(form)).body.token)
    await shop()
      .db.update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.tokenHash, over))
    const list = async () => (await here('GET', 'account/log-ins')).body.data
    const all = await list()
    expect(all).toMatchObject([
      { browser: 'Chrome', system: 'Android', current: true },
      { browser: 'Chrome', system: 'Android', current: false },
      { browser: null, system: null, current: false },
    ])
    expect(JSON.stringify(all)).not.toMatch(/token|198\.51/i)
    expect(await here('DELETE', `account/log-ins/${all[2].id}`)).toMatchObject({ status: 200 })
    expect((await lost('GET', 'account')).status).toBe(401)
    expect((await third('GET', 'account')).status).toBe(200)
    expect(await here('DELETE', `account/log-ins/${all[2].id}`)).toMatchObject({ status: 404 })
    expect(await here('DELETE', 'account/log-ins/1')).toMatchObject({ status: 404 })
    expect(await here('DELETE', `account/log-ins/${strangers.id}`)).toMatchObject({ status: 404 })
    expect(await here('POST', 'account/end-other-log-ins')).toMatchObject({ status: 200 })
    expect((await third('GET', 'account')).status).toBe(401)
    expect((await stranger.ask('GET', 'account')).status, 'nobody else’s ends').toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('she changes her name, nobody else’s, and a repetition changes nothing', async () => {
    const [me, stranger] = [await open(), await open()]
    const key = randomUUID()
    const rename = (name: string, own = key) =>
      me.ask('PUT', 'account/name', { body: { name }, headers: { 'Idempotency-Key': own } })
    const nameOf = async ({ ask }: Pick<typeof me, 'ask'>) => (await ask('GET', 'account')).body.data.name
    const before = await nameOf(stranger)
    expect(await rename(' Devi Rao ')).toMatchObject({ status: 200, body: { message: 'Your name is saved' } })
    expect([await nameOf(me), await nameOf(stranger)]).toEqual(['Devi Rao', before])
    await rename('Devi', randomUUID())
    expect(await rename(' Devi Rao '), 'the same answer').toMatchObject({ status: 200 })
    expect(await nameOf(me)).toBe('Devi')
    expect(await rename('  ', randomUUID())).toMatchObject({ status: 422, body: { message: 'Name is required' } })
  })

  test('the data of an account is handed out whole, and nothing of anybody else', async () => {
    const me = await open()
    const other = await open()
    const { sku } = await buy(shop(), me).then(({ goods }) => goods)
    for (const who of [other, me]) {
      const wanted = await addGoods(shop().db, { stock: 0 })
      await who.ask('POST', 'wishlist/create', { body: { product_id: wanted.product.id } })
      await who.ask('POST', 'stock-alerts/create', { body: { sku: wanted.sku } })
      const question = { published_product_id: wanted.listing.id, question: 'When will it be back?' }
      await who.ask('POST', 'questions/create', { body: question, key: randomUUID() })
      const complaint = { subject: 'other', complaint: 'Nobody answers the telephone' }
      await who.ask('POST', 'complaints/create', { body: complaint, key: randomUUID() })
      await reviewed(shop(), who)
      await refundDue(shop(), who)
      const { password: _, ...contact } = who.form
      await shop().ask('POST', 'enquiry', { body: { message: 'Contact for Bulk Order', ...contact } })
    }
    const unproven = (await me.ask('GET', 'account/export')).body.data
    expect(unproven.enquiries, 'whose the number is has not been shown').toEqual([])
    await me.browser.ask(me.form.phone_number)
    const again = shop().askAs((await me.browser.enter(me.form.phone_number)).body.token)
    await again('POST', 'push/subscribe', { body: { ...pushBrowser(), language: 'hi' } })
    // News goes to proven numbers alone.
    await buy(shop(), { ...me, ask: again })
    const { data } = (await again('GET', 'account/export')).body
    expect(data.account).toMatchObject({ name: 'Ravi Kumar', email: me.form.email, has_password: false })
    expect(data.delivery_addresses).toMatchObject([{ city: addressForm.city }])
    expect(data.billing_addresses).toHaveLength(1)
    expect(data.wishlist).toMatchObject([{ name: expect.stringMatching(/./) }])
    expect(data.order_items).toHaveLength(4)
    expect(data.refunds).toMatchObject([{ amount: 100, reason: 'cancelled', state: 'due' }])
    expect(data.enquiries).toMatchObject([{ message: 'Contact for Bulk Order', email: me.form.email }])
    expect(data.order_items.map((item: { sku: string }) => item.sku)).toContain(sku)
    expect(data.reviews).toMatchObject([{ comment: 'Good', messages: [{ from: 'customer', message: 'Good' }] }])
    expect(data.questions).toMatchObject([{ question: 'When will it be back?', answer: null, state: 'waiting' }])
    expect(data.complaints).toMatchObject([{ complaint: 'Nobody answers the telephone', state: 'open' }])
    expect(data.stock_alerts).toHaveLength(1)
    expect(data.news).toContainEqual(
      expect.objectContaining({ channel: 'sms', text: expect.stringMatching(/Order HD\w+ is placed/) }),
    )
    expect(data.push_subscriptions).toMatchObject([{ service: 'push.example', language: 'hi' }])
    expect(data.log_ins).toHaveLength(1)
    const { rows } = await shop().db.execute(
      sql`select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass`,
    )
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(Object.keys(EXPORTED)))
    for (const list of Object.values(EXPORTED)) expect(data[list], list).not.toEqual([])
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  test('an account is erased with the password; nothing of its owner is left but what the books need', async () => {
    const me = await open()
    await buy(shop(), me, 'ship', 'deliver')
    const wanted = await addGoods(shop().db)
    await me.ask('POST', 'wishlist/create', { body: { product_id: wanted.product.id } })
    await me.ask('POST', 'stock-alerts/create', { body: { sku: wanted.sku } })
    await me.ask('POST', 'questions/create', {
      body: { published_product_id: wanted.listing.id, question: 'Is it any good?' },
      key: randomUUID(),
    })
    const wrong = await erase(me, { password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
    expect(await erase(me, {})).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
    expect(await erase(me)).toMatchObject({ status: 200, body: { status: true } })

    expect((await me.ask('GET', 'account')).status).toBe(401)
    expect((await me.browser.login(me.form)).status).toBe(401)
    const rows = await readRows(shop().db)
    const holding = [...rows].filter(([, lines]) => [...lines].some((line) => line.includes(me.form.email)))
    expect(holding.map(([table]) => table)).toEqual([])
    const [row] = await shop().db.select().from(customers).where(eq(customers.id, me.id))
    expect(row).toMatchObject({ name: '', phoneNumber: null, email: null, passwordHash: null })
    const { orders: held, ...others } = await rowsOf(me.id)
    expect(held, 'the books keep the order').toBe(1)
    expect(new Set(Object.values(others))).toEqual(new Set([0]))
    const again = browserAt(shop(), '198.51.100.2')
    expect((await again.post('auth/register', me.form)).status, 'phone and email are free again').toBe(201)
  })

  test('an open complaint does not hold up the erasure: it is closed without words, and its ticket stays', async () => {
    const me = await open()
    const officer = await shop().staff(null, 'support')
    await buy(shop(), me, 'ship', 'deliver')
    const [{ order_id: orderId }] = (await me.ask('GET', 'order/get-history')).body.data
    const complain = async () => {
      const body = { subject: 'order', order_id: orderId, complaint: `I am ${me.form.email}, and nobody answers` }
      return (await me.ask('POST', 'complaints/create', { body, key: randomUUID() })).body.data.ticket as string
    }
    const step = (ticket: string, verb: string, body?: object) =>
      officer.ask('POST', `desk/complaints/${ticket}/${verb}`, { ...(body && { body }), key: randomUUID() })
    const [settled, acknowledged, unread] = [await complain(), await complain(), await complain()]
    await step(settled, 'close', { answer: `Written to ${me.form.email}` })
    await step(acknowledged, 'acknowledge')
    const listed = async () => {
      const { data } = (await officer.ask('GET', 'desk/complaints')).body
      const own = (ticket: string) => data.find((one: { ticket: string }) => one.ticket === ticket)
      return [own(settled), own(acknowledged), own(unread)]
    }
    const [, before] = await listed()
    expect(before).toMatchObject({ state: 'acknowledged', is_withdrawn: false })
    expect((await erase(me)).status).toBe(200)
    const gone = { state: 'closed', is_withdrawn: true, closed_at: expect.any(String), answer: null }
    const nobody = {
      complaint: '',
      order_id: null,
      subject: 'other',
      customer_name: '',
      phone_number: null,
      shop_names: [],
    }
    const { ticket, created_at, ack_by, acknowledged_at, due_at } = before
    expect(await listed()).toMatchObject([
      undefined,
      { ticket, created_at, ack_by, acknowledged_at, due_at, ...gone, ...nobody },
      { ticket: unread, acknowledged_at: null, ...gone, ...nobody },
    ])
    const rows = await readRows(shop().db)
    const holding = [...rows].filter(([, lines]) => [...lines].some((line) => line.includes(me.form.email)))
    expect(holding.map(([table]) => table)).toEqual([])
    expect((await step(unread, 'close', { answer: 'Too late' })).status, 'nobody is left to answer').toBe(409)
  })

  test('without an order nothing at all is left of an erased account', async () => {
    const me = await open()
    expect((await erase(me)).status).toBe(200)
    expect(await shop().db.$count(customers, eq(customers.id, me.id))).toBe(0)
  })

  test('a public review stays without a name, one that waits goes', async () => {
    const me = await open()
    const { goods, reviewId } = await reviewed(shop(), me)
    const waiting = await reviewed(shop(), me)
    await shop().operator('POST', `admin/reviews/${reviewId}/approve`)
    const form = new FormData()
    const later = { published_product_id: String(goods.listing.id), sku: goods.sku, comment: 'For the shop alone' }
    for (const [name, value] of Object.entries(later)) form.set(name, value)
    expect((await me.ask('POST', 'product-review', { form, key: randomUUID() })).status).toBe(200)
    expect((await erase(me)).status).toBe(200)
    const [kept] = await shop()
      .db.select()
      .from(reviews)
      .where(eq(reviews.id, Number(reviewId)))
    expect(kept, 'and no word that was not public').toMatchObject({ comment: 'Good', reviewStatus: 'approved' })
    const { data } = (await shop().ask('GET', `get-review/${goods.listing.slug}`)).body
    expect(data.user_reviews).toMatchObject([{ comment: 'Good', user: { name: 'A customer' } }])
    expect(await shop().db.$count(reviews, eq(reviews.id, Number(waiting.reviewId)))).toBe(0)
  })

  test('an account stays while an order, a return or a refund is open', async () => {
    const me = await open()
    const refused = { status: 409, body: { code: 'ORDERS_OPEN', message: expect.any(String) } }
    const { itemId } = await buy(shop(), me)
    expect(await erase(me)).toMatchObject(refused)
    await shop().operator('POST', `admin/orders/${itemId}/ship`)
    expect(await erase(me)).toMatchObject(refused)
    await shop().operator('POST', `admin/orders/${itemId}/deliver`)
    await me.ask('POST', `order/return/${itemId}`, { body: { reason: 'Too much' }, key: randomUUID() })
    expect(await erase(me)).toMatchObject(refused)
    const { data } = (await shop().operator('GET', 'admin/returns')).body
    const asked = data.find((row: { order_item_id: number }) => String(row.order_item_id) === itemId)
    await shop().operator('POST', `admin/returns/${asked.id}/reject`, { body: { note: 'Opened' } })

    const { sku } = await addGoods(shop().db, { price: 100 })
    const requested = await orderAndRequest(me, sku, 100)
    expect(await erase(me)).toMatchObject(refused)
    await verify(me, requested, await pay(me, requested))
    const history = (await me.ask('GET', 'order/get-history')).body.data
    const paid = history.find((row: { sku: string }) => row.sku === sku)
    await me.ask('POST', `order/cancel/${paid.order_item_id}`, { key: randomUUID() })
    expect(await erase(me), 'the refund is due').toMatchObject(refused)
    await refundDone(requested.id)
    expect((await erase(me)).status).toBe(200)
  })

  test('who has no password erases the account with a code, which a stranger’s tries do not spend', async () => {
    const { phone_number, email } = newForm()
    await shop().operator('POST', 'admin/customers', { body: { name: 'Asha Rao', phone_number, email } })
    const browser = browserAt(shop(), '198.51.100.9')
    const me = { ask: shop().askAs((await browser.enter(phone_number)).body.token) }
    expect((await me.ask('GET', 'account')).body.data.has_password).toBe(false)
    expect((await me.ask('POST', 'account/request-code', { from: '203.0.113.1' })).status).toBe(200)
    const code = codeOf(shop(), phone_number)
    expect((await browser.enter(phone_number, code)).status, 'it logs nobody in').toBe(401)
    expect((await erase(me, { code: otherThan(code) })).status).toBe(401)
    expect((await erase(me, { code })).status).toBe(200)
    expect(await shop().db.$count(customers, eq(customers.phoneNumber, phone_number))).toBe(0)
  })

  test('orders of an erased account go after eight years, those of all others stay', async () => {
    const gone = await open()
    await buy(shop(), gone, 'ship', 'deliver')
    const stays = await open()
    await buy(shop(), stays, 'ship', 'deliver')
    await erase(gone)
    const age = (years: number) =>
      shop()
        .db.update(orders)
        .set({ createdAt: sql`now() - make_interval(years => ${years}, days => 2)` })
        .where(sql`true`)
    await age(7)
    expect(await purgeErasedOrders(shop().deps)).toBe(0)
    await age(8)
    expect(await purgeErasedOrders(shop().deps)).toBeGreaterThan(0)
    expect(await shop().db.$count(customers, eq(customers.id, gone.id))).toBe(0)
    expect(await shop().db.$count(orders, eq(orders.customerId, gone.id))).toBe(0)
    expect(await shop().db.$count(orders, eq(orders.customerId, stays.id))).toBe(1)
    shop().pass(DAY)
    expect(await purgeErasedOrders(shop().deps), 'and once is enough').toBe(0)
  })
})
