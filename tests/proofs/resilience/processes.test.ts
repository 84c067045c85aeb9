import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import * as tables from '../../../server/db/schema.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { dice } from '../simulation/prng.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { compare } from '../support/reconcile-results.ts'
import type { Answered } from '../../server/support/support.ts'
import { openMarket, PRICE, type Account, type Market } from '../support/fixtures.ts'
import { contact, PASSWORD } from '../routes/customer-steps.ts'
import { emptyBook, work } from '../support/phone.ts'
import { openProxy } from '../support/proxy.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** Two server processes on one PostgreSQL: no state that matters lives in one of them alone. */

const SAME_KEYS = atScale({ lean: 20, full: 200 })
const UNPAID = atScale({ lean: 20, full: 200 })
const CHANGES = atScale({ lean: 200, full: 5_000 })

interface Asking {
  token?: string
  body?: unknown
  key?: string
  from?: string
}

const ask = async (
  url: string,
  method: string,
  path: string,
  { token, body, key, from }: Asking = {},
): Promise<Answered> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

let busy = 0
/** A phone sends again, under the same key, what met an overloaded server. */
const insist: typeof ask = async (...asked) => {
  for (;;) {
    const answer = await ask(...asked)
    if (answer.status !== 503) return answer
    busy++
  }
}

const order = ({ id, deliveryId, billingId }: Account, sku: string | undefined, payment_method: 'c' | 'p') => ({
  order_items: [
    {
      sku,
      quantity: 1,
      item_price: PRICE,
      payment_method,
      delivery_address_id: deliveryId,
      billing_address_id: billingId,
      customer_id: id,
    },
  ],
})

describe.skipIf(PLACES.postgres.make === undefined)('two processes on one PostgreSQL', () => {
  let place: OwnPlace
  let database: OpenDatabase
  let market: Market
  let servers: ServerProcess[] = []
  let one = ''
  let two = ''
  const db = (): Db => database.db
  const account = (index: number): Account => {
    const found = market.accounts[index]
    if (found === undefined) throw new Error('No such account')
    return found
  }

  const startBoth = async () => {
    const { databaseUrl, dataDir } = place
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    }
    servers = [startServer(settings), startServer(settings)]
    ;[one = '', two = ''] = await Promise.all(servers.map(({ address }) => address))
  }
  const stopBoth = () => Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')))
  /** The next test finds a shop in which nobody has bought. */
  const forgetOrders = async () => {
    const { payments, reservations, orderEvents, orderItems, shipments, orders, idempotency } = tables
    for (const table of [payments, reservations, orderEvents, orderItems, shipments, orders, idempotency])
      await db().delete(table)
    await db().update(tables.variants).set({ onHand: 10_000_000, reserved: 0 })
  }

  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) return
    place = made
    database = await openDatabase(place)
    market = await openMarket(db(), { goods: 20, accounts: 120 })
    await startBoth()
  })
  afterAll(async () => {
    await stopBoth()
    await database.close()
    await place.remove()
  })

  test('phones behind a proxy that changes the process with every request lose nothing', TEST_TIMEOUT, async () => {
    const seed = seedOf()
    console.warn(`two processes: SEED=${seed}`)
    const fate = dice(seed)
    const proxy = await openProxy([one, two])
    const book = emptyBook()
    try {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          work({
            market,
            accounts: market.accounts.slice(index * 14, index * 14 + 14),
            book,
            dice: dice(fate.below(2 ** 31)),
            forgets: 0,
            reach: async () => proxy.url,
            goesOn: () => book.acknowledged < CHANGES,
          }),
        ),
      )
    } finally {
      proxy.close()
    }
    const findings = await compare(db(), market, book)
    const [first = 0, second = 0] = proxy.served
    report('processes, load', { acknowledged: book.acknowledged, 'at the first': first, 'at the second': second })
    expect(findings, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1)
  })

  test('a log-in at one is a log-in at the other, and so is a log-out', async () => {
    const form = { ...contact(), password: PASSWORD }
    expect(await ask(one, 'POST', 'auth/register', { body: form })).toMatchObject({ status: 201 })
    const { token } = (await ask(two, 'POST', 'auth/login', { body: { email: form.email, password: PASSWORD } })).body
    for (const url of [one, two])
      expect(await ask(url, 'GET', 'order/get-history', { token })).toMatchObject({ status: 200 })
    expect(await ask(one, 'POST', 'auth/logout', { token })).toMatchObject({ status: 200 })
    expect(await ask(two, 'GET', 'order/get-history', { token })).toMatchObject({ status: 401 })
  })

  test('one key at both at once is one order with one answer', TEST_TIMEOUT, async () => {
    const before = await db().$count(tables.orders)
    const pairs = await Promise.all(
      Array.from({ length: SAME_KEYS }, async (_, index) => {
        const me = account(index % 100)
        const asking = { token: me.token, key: randomUUID(), body: order(me, market.skus[index % 20], 'c') }
        return Promise.all([one, two, one, two].map((url) => insist(url, 'POST', 'order/create', asking)))
      }),
    )
    const placed = (await db().$count(tables.orders)) - before
    report('processes, keys', { keys: SAME_KEYS, copies: SAME_KEYS * 4, orders: placed, 'busy answers': busy })
    for (const answers of pairs) {
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1)
    }
    expect(placed).toBe(SAME_KEYS)
    await forgetOrders()
  })

  test('limits count what came to both, by the address the proxy names', async () => {
    const form = { message: 'Bulk', ...contact() }
    const statuses: number[] = []
    for (const url of [one, two, one, two, one, two, one])
      statuses.push((await ask(url, 'POST', 'enquiry', { body: form, from: '203.0.113.9' })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    const other = { body: { ...form, ...contact() }, from: '203.0.113.10' }
    expect(await ask(two, 'POST', 'enquiry', other)).toMatchObject({ status: 201 })

    const known = { ...contact(), password: PASSWORD }
    await ask(one, 'POST', 'auth/register', { body: known })
    const wrong = { body: { email: known.email, password: 'not-the-password' }, from: '203.0.113.11' }
    for (const url of [one, two, one, two, one]) expect((await ask(url, 'POST', 'auth/login', wrong)).status).toBe(401)
    for (const url of [one, two]) expect((await ask(url, 'POST', 'auth/login', wrong)).status).toBe(429)
  })

  test('an order is placed at one, asked to be paid at the other, paid and verified in turn', async () => {
    const me = account(115)
    const { token } = me
    const placed = await ask(one, 'POST', 'order/create', {
      token,
      key: randomUUID(),
      body: order(me, market.skus[3], 'p'),
    })
    const product_order_id = placed.body.data as string
    const wanted = { token, body: { amount: PRICE, payment_method: 'p', product_order_id } }
    const asked = await Promise.all([one, two].map((url) => ask(url, 'POST', 'create-payment-request', wanted)))
    expect(new Set(asked.map(({ body }) => body.order_id)).size).toBe(1)
    const order_id = asked[0]?.body.order_id as string
    const paid = (await ask(two, 'POST', 'sandbox/pay', { token, body: { order_id, outcome: 'success' } })).body
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid
    const provider = { razorpay_payment_id, razorpay_order_id, razorpay_signature }
    const body = { ...provider, order_creation_id: order_id, order_id, product_order_id }
    const verified = await Promise.all(
      [one, two, one].map((url) => ask(url, 'POST', 'verify-payment', { token, body })),
    )
    expect(verified.map((answer) => answer.body.status)).toEqual(['success', 'success', 'success'])
    const payments = await db().select().from(tables.payments).where(eq(tables.payments.orderId, product_order_id))
    expect(payments).toMatchObject([{ amountPaise: PRICE * 100 }])
    const { data } = (await ask(two, 'GET', 'order/get-history', { token })).body
    expect(data).toMatchObject([{ item_status: 'placed' }])
    await forgetOrders()
  })

  test('what nobody has paid is ended once, though both processes look for it', TEST_TIMEOUT, async () => {
    const [sku] = market.skus.slice(-1)
    const placed = await Promise.all(
      Array.from({ length: UNPAID }, (_, index) => {
        const me = account(index % 100)
        return insist(one, 'POST', 'order/create', { token: me.token, key: randomUUID(), body: order(me, sku, 'p') })
      }),
    )
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]))
    const ids = placed.map(({ body }) => body.data as string)
    const mine = inArray(tables.orders.id, ids)
    await stopBoth()
    await db()
      .update(tables.orders)
      .set({ reservedUntil: new Date(Date.now() - 60_000) })
      .where(mine)
    // Each looks as soon as it starts, then every half minute, for a hundred at a time.
    await startBoth()
    const ended = async () =>
      (await db().select().from(tables.orders).where(mine)).filter(({ paymentState }) => paymentState === 'expired')
        .length
    await expect.poll(ended, { timeout: 200_000, interval: 500 }).toBe(UNPAID)
    const events = await db()
      .select({ to: tables.orderEvents.toStatus })
      .from(tables.orderEvents)
      .innerJoin(tables.orderItems, eq(tables.orderItems.id, tables.orderEvents.orderItemId))
      .where(inArray(tables.orderItems.orderId, ids))
    const endings = events.filter(({ to }) => to === 'cancelled').length
    const findings = await rowsOf<{ reserved: number; held: number }>(
      db(),
      sql`select reserved, (select coalesce(sum(quantity), 0)::int from reservations r
            where r.sku = v.sku and r.state = 'held') as held from variants v where sku = ${sku}`,
    )
    report('processes, expiry', { unpaid: UNPAID, endings })
    expect(endings).toBe(UNPAID)
    expect(findings.map(({ reserved, held }) => reserved - held)).toEqual([0])
  })
})

test.skipIf(PLACES.postgres.make === undefined)(
  'two that start at once on an empty database fill it once',
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined) return
    const opened = await Promise.all([openDatabase(place), openDatabase(place)])
    try {
      await Promise.all(opened.map(({ db }) => seedIfEmpty(db, { listings: 200 })))
      expect(await opened[0].db.$count(tables.listings)).toBe(200)
    } finally {
      await Promise.all(opened.map(({ close }) => close()))
      await place.remove()
    }
  },
)
