import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, outbox, staff } from '../../../server/db/schema.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import { sendNews } from '../../../server/shop/news/send-news.ts'
import { browserAt } from '../accounts/account-steps.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** Accounts of customers and people of any shop, as the operator's people find and change them at the desk. */

const DAY_MS = 24 * 60 * 60_000

onBothDatabases((shop) => {
  const change = (ask: Ask, method: string, path: string, body?: object) =>
    ask(method, path, { ...(body && { body }), key: randomUUID() })
  const rowOf = async (id: number) => {
    const [row] = await shop().db.select().from(customers).where(eq(customers.id, id))
    if (row === undefined) throw new Error('The customer was not stored')
    return row
  }

  test('an account is found by name, phone, mail address and number, with what it has ordered', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100 })
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const name = `Rukmini ${randomUUID()}`
    await shop().db.update(customers).set({ name }).where(eq(customers.id, me.id))
    const row = await rowOf(me.id)
    const { ask } = await shop().staff(null, 'support')
    for (const q of [name.toUpperCase(), row.phoneNumber?.slice(-6), row.email?.slice(0, 14), ` ${me.id} `]) {
      if (q === undefined || (q.trim() === String(me.id) && me.id < 10)) continue
      const { data } = (await ask('GET', `desk/customers?q=${encodeURIComponent(q)}`)).body
      const one = data.found.find((each: { id: number }) => each.id === me.id)
      expect(one, q).toMatchObject({ name, orders: 1, blocked_at: null, silent: false, phone_number: row.phoneNumber })
      expect(Date.parse(one.last_order_at)).toBeGreaterThan(Date.parse(one.created_at) - DAY_MS)
    }
  })

  test('two letters find the names whose words begin with them, and no sign stands for another', async () => {
    const { ask } = await shop().staff(null, 'support')
    const tag = randomUUID().slice(0, 8)
    const names = [`Xq ${tag}`, `Asha xQ ${tag}`, `Axq ${tag}`, `X_q ${tag}`]
    const phone = () => String(randomInt(6e9, 1e10))
    await shop()
      .db.insert(customers)
      .values(names.map((name) => ({ name, phoneNumber: phone(), whatsAppNumber: '9876543210' })))
    const find = async (q: string) => {
      const { data } = (await ask('GET', `desk/customers?q=${encodeURIComponent(q)}`)).body
      return data.found.map(({ name }: { name: string }) => name).filter((name: string) => name.endsWith(tag))
    }
    expect(new Set(await find('xq'))).toEqual(new Set(names.slice(0, 2)))
    expect(await find('X_')).toEqual(names.slice(3))
    expect(new Set(await find(`q ${tag}`))).toEqual(new Set(names))
    expect(await find('99999999999')).toEqual([])
  })

  test('nobody lists all customers: a search is asked for, and answers twenty at most', async () => {
    const { ask } = await shop().staff(null)
    for (const query of ['', '?q=', '?q=a', '?q=%20%20a'])
      expect(await ask('GET', `desk/customers${query}`)).toMatchObject({
        status: 422,
        body: { fields: { q: 'Type at least 2 letters or digits' } },
      })
    const name = `Many ${randomUUID()}`
    const rows = Array.from({ length: 21 }, () => ({
      name,
      phoneNumber: String(randomInt(6e9, 1e10)),
      whatsAppNumber: '9876543210',
    }))
    await shop().db.insert(customers).values(rows)
    const { data } = (await ask('GET', `desk/customers?q=${encodeURIComponent(name)}`)).body
    expect([data.found.length, data.more]).toEqual([20, true])
  })

  test('a customer is blocked with a reason that stands beside the account alone, and let in again', async () => {
    const me = await shop().customer()
    const { ask } = await shop().staff(null, 'manager')
    expect((await change(ask, 'POST', `desk/customers/${me.id}/block`, { reason: ' ' })).body.fields).toEqual({
      reason: 'Say why',
    })
    const reason = 'Orders what is never taken'
    expect((await change(ask, 'POST', `desk/customers/${me.id}/block`, { reason })).status).toBe(200)
    expect((await me.ask('GET', 'account')).status).toBe(401)
    await expect(openSession(shop().deps, 'customer', me.id)).rejects.toThrow('blocked')
    const found = async () => {
      const { data } = (await ask('GET', `desk/customers?q=${(await rowOf(me.id)).phoneNumber}`)).body
      return data.found[0]
    }
    expect(await found()).toMatchObject({ blocked_reason: reason, blocked_at: expect.any(String) })
    expect(JSON.stringify((await ask('GET', 'desk/log')).body)).not.toContain(reason)
    expect((await change(ask, 'POST', `desk/customers/${me.id}/unblock`)).status).toBe(200)
    expect(await found()).toMatchObject({ blocked_reason: null, blocked_at: null })
    await openSession(shop().deps, 'customer', me.id)
    expect((await change(ask, 'POST', 'desk/customers/2000000/unblock')).status).toBe(404)
  })

  test('a number that was silent is vouched for, and a code alone opens the account again', async () => {
    const own = browserAt(shop(), '198.51.100.21')
    const { phone_number } = await own.register()
    await own.ask(phone_number)
    const me = (await own.enter(phone_number)).body.user as { id: number }
    const lastLoginAt = new Date(shop().deps.clock().getTime() - 91 * DAY_MS)
    await shop().db.update(customers).set({ lastLoginAt }).where(eq(customers.id, me.id))
    const other = browserAt(shop(), '203.0.113.21')
    const enter = async () => {
      await other.ask(phone_number)
      return other.enter(phone_number)
    }
    expect((await enter()).body.code).toBe('OWNER_PROOF_NEEDED')
    const { ask } = await shop().staff(null, 'support')
    const found = async () => (await ask('GET', `desk/customers?q=${phone_number}`)).body.data.found
    expect(await found()).toMatchObject([{ silent: true }])
    expect((await change(ask, 'POST', `desk/customers/${me.id}/let-in`)).status).toBe(200)
    expect(await found()).toMatchObject([{ silent: false }])
    expect(await enter()).toMatchObject({ status: 200, body: { user: { id: me.id } } })
    await shop().db.update(customers).set({ phoneNumber: null }).where(eq(customers.id, me.id))
    expect((await change(ask, 'POST', `desk/customers/${me.id}/let-in`)).status, 'without a number').toBe(409)
  })

  test('who is let in at a shop is told by one message in the language of the desk, and nobody else is', async () => {
    const { id: sellerId } = await addSeller(shop().db, { shopName: 'Green Beej' })
    const form = { name: 'Sunil Kale', phone_number: String(randomInt(6e9, 1e10)), role: 'packer' }
    const owner = await shop().staff(null)
    const key = randomUUID()
    const add = () => owner.ask('POST', `desk/sellers/${sellerId}/people`, { body: { ...form, lang: 'hi' }, key })
    expect((await add()).status).toBe(201)
    expect((await add()).status, 'sent again').toBe(201)
    const told = () => shop().sent.filter(({ to }) => to === form.phone_number)
    await sendNews(shop().deps, 'sms')
    expect(told()).toMatchObject([{ text: expect.stringMatching(/^Haldhar: Green Beej के डेस्क पर .*\/desk\/$/) }])
    expect((await owner.ask('GET', `desk/sellers/${sellerId}/people`)).body.data).toMatchObject([
      { name: 'Sunil Kale', role: 'packer', disabled_at: null },
    ])
    const own = await shop().staff(sellerId)
    const invited = { ...form, phone_number: String(randomInt(6e9, 1e10)) }
    expect((await change(own.ask, 'POST', 'desk/people', invited)).status).toBe(201)
    await sendNews(shop().deps, 'sms')
    const { to, text } = shop().sent.at(-1) ?? {}
    expect([to, text]).toEqual([
      invited.phone_number,
      expect.stringContaining('You can log in at the desk of Green Beej with a code'),
    ])
    expect((await owner.ask('GET', 'desk/sellers/2000000/people')).status).toBe(404)
  })

  test('who was locked out before the message went is not told, and a shop lets in thirty a day', async () => {
    const { id: sellerId } = await addSeller(shop().db)
    const { ask } = await shop().staff(sellerId)
    const add = () => {
      const phone_number = String(randomInt(6e9, 1e10))
      return change(ask, 'POST', 'desk/people', { name: 'Sunil Kale', phone_number, role: 'packer' })
    }
    const { id, phone_number } = (await add()).body.data
    await change(ask, 'PUT', `desk/people/${id}`, { disabled: true })
    await sendNews(shop().deps, 'sms')
    expect(shop().sent.filter(({ to }) => to === phone_number)).toEqual([])
    const [row] = await shop().db.select().from(outbox).where(eq(outbox.staffId, id))
    expect(row?.state).toBe('failed')
    const answers = await Promise.all(Array.from({ length: 30 }, add))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(await shop().db.$count(staff, eq(staff.sellerId, sellerId))).toBe(31)
  })
})
