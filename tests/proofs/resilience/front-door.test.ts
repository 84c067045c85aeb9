import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { listings, reviews } from '../../../server/db/schema.ts'
import { addressForm } from '../../server/support/fixtures.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { openMarket, PRICE, type Market } from '../support/fixtures.ts'
import { contact } from '../routes/customer-steps.ts'
import { report } from '../support/test-scale.ts'
import { keeps } from '../../support/keeps.ts'
import { openOnPort } from '../../support/open-on-port.ts'

/** Every kind of answer of the running server has its security headers, and its log holds no personal data. */

const OPERATOR = 'operator-token-of-this-proof'
/** All personal data and secrets that are sent; none of it may reach the log. */
const SECRETS = {
  password: 'a-secret-of-Asha-2026',
  wrong: 'another-secret-of-Asha',
  house: 'House-of-secrets-77',
  account: '998877665544332',
  signature: 'feedfacefeedfacefeedface',
  search: 'a-secret-search-text',
  message: 'A-secret-message-of-Asha',
}

interface Asking {
  method?: string
  token?: string
  body?: unknown
  raw?: string
  headers?: Record<string, string>
}
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

describe.skipIf(PLACES.postgres.make === undefined)('the front door', () => {
  let place: OwnPlace
  let database: OpenDatabase
  let market: Market
  let server: ServerProcess
  let address = ''
  const asked = new Set<string>()
  const codes: string[] = []
  /** Takes the place of the message gateway, so that codes do not go to the log. */
  const gateway = createServer((incoming, outgoing) => {
    incoming.setEncoding('utf8').on('data', (text: string) => codes.push(text))
    incoming.on('end', () => outgoing.end())
  })

  /** As it is, without a client's own ideas about redirects and methods. */
  const ask = (path: string, { method = 'GET', token, body, raw, headers = {} }: Asking = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const sent = request(
        new URL(path, address),
        {
          method,
          headers: {
            ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('end', () => {
            asked.add(String(answer.headers['x-request-id']))
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
          })
        },
      )
      sent.on('error', reject)
      sent.end(content)
    })
  const owner = () => {
    const [first] = market.accounts
    if (first === undefined) throw new Error('Nobody is there')
    return first
  }
  const order = (payment_method: 'c' | 'p') => {
    const { id, deliveryId, billingId } = owner()
    const line = { sku: market.skus[0], quantity: 1, item_price: PRICE, payment_method, customer_id: id }
    return { order_items: [{ ...line, delivery_address_id: deliveryId, billing_address_id: billingId }] }
  }
  /** While the table is missing everything that needs it fails. */
  const without = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    await database.db.execute(sql`alter table ${sql.identifier(table)} rename to away`)
    try {
      return await work()
    } finally {
      await database.db.execute(sql`alter table away rename to ${sql.identifier(table)}`)
    }
  }

  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) return
    place = made
    database = await openDatabase(place)
    market = await openMarket(database.db, { goods: 2, accounts: 2 })
    const port = await openOnPort(gateway)
    server = startServer({
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      SHOP_ADMIN_TOKEN: OPERATOR,
      SENDER_URL: `http://127.0.0.1:${port}/`,
    })
    address = await server.address
  })
  afterAll(async () => {
    await stopServer(server, 'SIGTERM')
    gateway.close()
    await database.close()
    await place.remove()
  })

  test('every kind of answer carries the security headers and its request’s number', async () => {
    const { token, id } = owner()
    const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js')) ?? ''
    const [listing] = await database.db.select({ slug: listings.slug }).from(listings).limit(1)
    const kinds: Record<string, [() => Promise<Answer>, number]> = {
      'a list': [() => ask('/api/brands'), 200],
      'a packed list': [() => ask('/api/brands', { headers: { 'Accept-Encoding': 'br' } }), 200],
      health: [() => ask('/api/health'), 200],
      description: [() => ask('/api/openapi.json'), 200],
      'an own list': [() => ask(`/api/address/get-address/${id}`, { token }), 200],
      'no JSON': [() => ask('/api/enquiry', { method: 'POST', raw: '{' }), 400],
      'no token': [() => ask('/api/order/get-history'), 401],
      'a stranger': [() => ask('/api/address/get-address/1999999999', { token }), 403],
      'no such call': [() => ask('/api/no-such-call'), 404],
      'wrong method': [() => ask('/api/brands', { method: 'DELETE' }), 405],
      'wrong type': [
        () => ask('/api/enquiry', { method: 'POST', raw: 'x', headers: { 'Content-Type': 'text/plain' } }),
        415,
      ],
      'a wrong form': [() => ask('/api/enquiry', { method: 'POST', body: {} }), 422],
      'too much': [() => ask('/api/enquiry', { method: 'POST', raw: 'x'.repeat(70_000) }), 413],
      'home page': [() => ask('/'), 200],
      'product page': [() => ask(`/product-details/${listing?.slug}`), 200],
      'unknown page': [() => ask('/no-such-page'), 404],
      'page with a token': [() => ask('/seller-form?token=x'), 200],
      'built file': [() => ask(`/assets/${asset}`), 200],
      'file of an older build': [() => ask('/assets/gone-12345678.js'), 404],
      worker: [() => ask('/sw.js'), 200],
      manifest: [() => ask('/manifest.webmanifest'), 200],
      icon: [() => ask('/icon.svg'), 200],
      'no picture': [() => ask('/images/products/1/no.webp'), 404],
      'no such picture kind': [() => ask('/images/other/no.webp'), 404],
      'a review’s file': [() => ask('/images/reviews/no.jpg', { token }), 404],
      'only the head': [() => ask('/', { method: 'HEAD' }), 200],
      options: [() => ask('/', { method: 'OPTIONS' }), 405],
      'a webhook': [() => ask('/api/webhooks/razorpay', { method: 'POST', raw: '{}' }), 422],
    }
    const got: Record<string, Answer> = { failed: await without('brands', () => ask('/api/brands')) }
    for (const [name, [send]] of Object.entries(kinds)) got[name] = await send()
    report('front-door', { answers: Object.keys(got).length })
    const statuses = Object.entries(got).map(([name, { status }]) => [name, status])
    const wanted = Object.entries(kinds).map(([name, [, status]]) => [name, status])
    expect(Object.fromEntries(statuses)).toEqual({ failed: 500, ...Object.fromEntries(wanted) })
    for (const [name, { headers }] of Object.entries(got)) {
      await keeps('s15/every-answer', () =>
        expect(headers, name).toMatchObject({
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'permissions-policy': expect.stringContaining('geolocation=(self)'),
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        }),
      )
      await keeps('s13/strict', () =>
        expect(headers['content-security-policy'], name).not.toMatch(/unsafe|\*(?!\.razorpay)/),
      )
      expect([headers['x-powered-by'], headers['server']], name).toEqual([undefined, undefined])
    }
    // Everything else belongs to somebody, or is a refusal.
    const kept = Object.entries(got).filter(([, { headers }]) => headers['cache-control'] !== 'no-store')
    await keeps('s5/no-store', () =>
      expect(kept.map(([name]) => name)).toEqual([
        'a list',
        'a packed list',
        'description',
        'home page',
        'product page',
        'unknown page',
        'built file',
        'worker',
        'manifest',
        'icon',
        'only the head',
      ]),
    )
    expect(got['worker']?.headers).toMatchObject({ 'cache-control': 'no-cache' })
    await keeps('s13/worker-policy', () =>
      expect(got['worker']?.headers['content-security-policy']).toContain("script-src 'self'"),
    )
    expect(got['failed']?.text).not.toMatch(/away|brands|select|at \w+ \(|\.ts/)
  })

  test('a cookie alone opens nothing', async () => {
    const { token } = owner()
    const cookie = { Cookie: `sessionToken=${token}; token=${token}` }
    expect((await ask('/api/order/get-history', { headers: cookie })).status).toBe(401)
    expect((await ask('/api/order/get-history', { token })).status).toBe(200)
  })

  test.each(['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '"><svg onload=alert(1)>'])(
    '%s in a title is a text on the page',
    async (hostile) => {
      const { db } = database
      const [row] = await db
        .select({ id: listings.id, slug: listings.slug, title: listings.title })
        .from(listings)
        .limit(1)
      if (row === undefined) throw new Error('No goods')
      await db.update(listings).set({ title: hostile, productDetails: hostile, shortDescription: hostile })
      try {
        await keeps('s14/head', async () => {
          const headNow = async () => (await ask(`/product-details/${row.slug}`)).text.split('</head>')[0] ?? ''
          // A moment later: the server is told by the database.
          await expect.poll(headNow).toContain('&lt;')
          expect(await headNow()).not.toContain(hostile)
        })
        await keeps('s14/data', async () => {
          for (const path of [`/product-details/${row.slug}`, '/']) {
            const { status, text } = await ask(path)
            expect(status).toBe(200)
            expect(text).not.toContain(hostile)
          }
        })
      } finally {
        await db.update(listings).set({ title: row.title })
      }
    },
  )

  test('TRACE is refused', async () => {
    await keeps('s26/trace', async () =>
      expect((await ask('/', { method: 'TRACE' })).status).toBeGreaterThanOrEqual(400),
    )
  })

  test('the log is lines of JSON that name the request and tell nobody’s secrets', async () => {
    const { token } = owner()
    const stranger = market.accounts[1]?.token ?? ''
    const person = contact()
    const post = (path: string, body: unknown, own?: string) =>
      ask(`/api/${path}`, { method: 'POST', body, ...(own === undefined ? {} : { token: own }) })

    await post('auth/register', { ...person, password: SECRETS.password })
    for (let attempt = 0; attempt < 6; attempt++)
      await post('auth/login', { email: person.email, password: SECRETS.wrong })
    await post('auth/request-code', { phone_number: person.phone_number, purpose: 'login' })
    await expect.poll(() => codes.length).toBeGreaterThan(0)
    const code = /\d{6}/.exec(codes.join().replaceAll(person.phone_number, ''))?.[0] ?? ''
    const login = await post('auth/login-by-code', { phone_number: person.phone_number, code })
    expect(login.status).toBe(200)
    const fresh = (JSON.parse(login.text) as { token: string }).token

    const kept = { ...addressForm, id: randomUUID(), house_number: SECRETS.house, phone_number: person.phone_number }
    expect((await post('address/create', kept, fresh)).status).toBe(201)
    expect((await ask(`/api/address/view/${kept.id}`, { token: stranger })).status).toBe(404)
    const edit = { method: 'PUT', body: kept, token: stranger, headers: { 'Idempotency-Key': randomUUID() } }
    expect((await ask(`/api/address/edit-address/${kept.id}`, edit)).status).toBe(404)
    await ask(`/api/search/${SECRETS.search}`)
    await post('enquiry', { ...person, message: SECRETS.message })
    await post('order/create', order('c'), token)
    const { data } = JSON.parse((await post('order/create', order('p'), token)).text) as { data: string }
    const asking = await post(
      'create-payment-request',
      { amount: PRICE, payment_method: 'p', product_order_id: data },
      token,
    )
    const { order_id } = JSON.parse(asking.text) as { order_id: string }
    const ids = { order_creation_id: order_id, order_id, razorpay_order_id: order_id, product_order_id: data }
    const forged = { ...ids, razorpay_payment_id: 'pay_x', razorpay_signature: SECRETS.signature }
    expect((await post('verify-payment', forged, token)).status).toBe(422)
    await ask('/api/webhooks/razorpay', {
      method: 'POST',
      raw: '{}',
      headers: { 'X-Razorpay-Signature': SECRETS.signature },
    })

    const application = contact()
    await post('vendor/request', application)
    const sellers = JSON.parse((await ask('/api/admin/sellers', { token: OPERATOR })).text) as {
      data: { id: number }[]
    }
    const seller = sellers.data[0]?.id
    const invited = JSON.parse((await post(`admin/sellers/${seller}/invite`, undefined, OPERATOR)).text) as {
      data: { token: string }
    }
    const details = { shop_name: 'Devi', address: SECRETS.house, pincode: '411001', city: 'Pune', state: 'Goa' }
    const form = { ...details, token: invited.data.token, account_no: SECRETS.account }
    expect((await ask(`/api/vendor/send-form/${seller}`, { method: 'PUT', body: form })).status).toBe(200)
    await ask(`/seller-form?token=${invited.data.token}`)
    await ask(`/nowhere/${SECRETS.search}`, { method: 'POST', body: {} })
    await without('addresses', () => post('address/create', { ...kept, id: randomUUID() }, fresh))
    await without('reviews', () => ask(`/api/get-review/${SECRETS.search}`))
    expect(await database.db.$count(reviews)).toBe(0)

    interface Line {
      requestId?: string
      route?: string
      status?: number
      level: number
      time: number
      msg: string
    }
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line)
    const told = () => lines().map(({ status, route }) => `${status} ${route}`)
    const wanted = [
      '401 POST /api/auth/login',
      '429 POST /api/auth/login',
      '200 POST /api/auth/login-by-code',
      '404 GET /api/address/view/:id',
      '404 PUT /api/address/edit-address/:id',
      '201 POST /api/order/create',
      '422 POST /api/verify-payment',
      '422 POST /api/webhooks/razorpay',
      '500 POST /api/address/create',
    ]
    await keeps('s22/refusals', async () => {
      await expect.poll(told).toEqual(expect.arrayContaining(wanted))
      expect(lines().every(({ time, level, msg }) => time > 0 && level > 0 && msg !== '')).toBe(true)
      const named = lines().flatMap(({ requestId }) => (requestId === undefined ? [] : [requestId]))
      expect(named.length).toBeGreaterThan(20)
      expect(
        named.filter((id) => !asked.has(id)),
        'numbers that no answer carried',
      ).toEqual([])
    })

    const secrets = [...Object.values(SECRETS), token, stranger, fresh, invited.data.token, code, OPERATOR]
    const people = [person, application].flatMap(({ phone_number, email }) => [phone_number, email])
    const hidden = [...secrets, ...people]
    report('front-door', { lines: lines().length, secrets: new Set(hidden).size })
    await keeps('s22/no-secrets', () =>
      expect(hidden.filter((secret) => secret.length < 6 || server.output().includes(secret))).toEqual([]),
    )
  })
})
