import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillPath } from '../../../src/contract/shop-calls.ts'
import { createApp } from '../../../server/http/app.ts'
import { rateLimits } from '../../../server/db/schema.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest } from '../payments/payment-steps.ts'
import { onEmbedded, WEBHOOK_SECRET, type Answered, type Asking } from '../support/support.ts'
import { askerOf, ROUTES } from '../../proofs/routes/routes.ts'

/** Text that no column and no jsonb value can store, and dates that do not exist. */
const UNSTORABLE = ['a\0b', 'x\uD800', '\uDC00y']
const NO_DAYS = [
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '10000-01-01',
  '-2026-01-01',
  '2026-1-1',
  '9999-12-31',
]

const TIMEOUT = { timeout: 60_000 }
const HOSTILE = ['a\0b', 'x\uD800', '2026-02-31', '10000-01-01']

/** The value with one text of it replaced, once for every text in it. */
const replaced = (value: unknown, by: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [by]
  const entries = Object.entries(value)
  return entries.flatMap(([name, inner]) =>
    replaced(inner, by).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
}

onEmbedded((shop) => {
  /** Why an answer is not what it has to be; nothing when it is. */
  const objection = ({ status, body }: Answered, sent: unknown, wanted?: number): string[] => {
    const isWell = wanted === undefined ? status < 500 : status === wanted
    return isWell ? [] : [`${status} ${JSON.stringify(body)} for ${JSON.stringify(sent)}: ${shop().errors.at(-1)}`]
  }

  test.each(ROUTES)('$name takes no text that cannot be stored, wherever it stands', TIMEOUT, async (route) => {
    const me = await openBuyer(shop())
    const { call } = route
    const ask = await askerOf(shop(), me, call)
    const sent = await route.send(shop(), me)
    const texts = (part: object = {}) =>
      Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value)]))
    const path = (params: object | undefined, query: object | undefined) =>
      `${fillPath(call.path, texts(params))}?${new URLSearchParams(texts(query)).toString()}`
    const own = path(sent.params, sent.query)
    const objections: string[] = []
    for (const bad of HOSTILE) {
      await shop().db.delete(rateLimits)
      const send = async (to: string, asking: Asking, wanted?: number) => {
        const answer = await ask(call.method, to, { ...asking, headers: { 'Idempotency-Key': randomUUID() } })
        objections.push(...objection(answer, [to, asking.body], wanted))
      }
      const wanted = UNSTORABLE.includes(bad) ? 400 : undefined
      const bodies = sent.body === undefined ? [] : [...replaced(sent.body, bad), { ...sent.body, [bad]: 1 }]
      for (const body of bodies) await send(own, { body }, wanted)
      for (const fields of sent.form === undefined ? [] : replaced(sent.form, bad)) {
        const form = new FormData()
        for (const [name, value] of Object.entries(texts(Object(fields)))) form.set(name, value)
        await send(own, { form })
      }
      // No URL can carry half a surrogate pair; a NUL is refused before anybody checks who asks.
      const mark = bad.toWellFormed()
      const said = UNSTORABLE.includes(mark) ? 400 : undefined
      for (const params of sent.params === undefined ? [] : replaced(sent.params, mark))
        await send(path(Object(params), sent.query), {}, said)
      for (const query of replaced({ ...sent.query, cursor: 'x' }, mark))
        await send(path(sent.params, Object(query)), {}, said)
    }
    expect(objections).toEqual([])
  })

  test.each(NO_DAYS)('%s is no day for a licence or a deal, and is named', async (day) => {
    const seller = await addSeller(shop().db)
    const licence = { kind: 'seed', number: '1', state: 'Goa', expires: day }
    const refused = await shop().operator('PUT', `admin/sellers/${seller.id}/licence`, { body: licence })
    expect(refused).toMatchObject({ status: 422, body: { fields: { expires: expect.any(String) } } })
    for (const [field, body] of [
      ['start', { text: 'Sale', start: day, end: '2027-01-01' }],
      ['end', { text: 'Sale', start: '2026-01-01', end: `${day}T10:00:00Z` }],
    ] as const)
      expect(await shop().operator('PUT', 'admin/deal', { body })).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      })
  })

  test('a signed webhook whose text cannot be stored, or whose amount no column holds, is no server error', async () => {
    const before = shop().errors.length
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100 })
    // For an unpaid order, so that whatever is accepted is stored.
    const { gatewayOrderId } = await orderAndRequest(me, sku, 100)
    const entity = { id: 'pay_1', order_id: gatewayOrderId, amount: 10_000, currency: 'INR' }
    const events = [
      { event: 'payment.captured', payload: { payment: { entity: { ...entity, id: 'pay_2', amount: 2 ** 40 } } } },
      ...UNSTORABLE.flatMap((bad) =>
        replaced({ event: 'payment.captured', payload: { payment: { entity } }, notes: { farm: 'x' } }, bad),
      ),
    ]
    for (const event of events) {
      const raw = JSON.stringify(event)
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(raw).digest('hex')
      const headers = { 'X-Razorpay-Signature': signature }
      expect(objection(await shop().ask('POST', 'webhooks/razorpay', { raw, headers }), raw)).toEqual([])
    }
    expect(shop().errors.slice(before)).toEqual([])
  })

  test.each([
    '/images/reviews/%00',
    '/images/returns/%00',
    '/images/banners/%00',
    '/images/products/1/%00',
    '/product-details/%00',
    '/product-details/%ED%A0%80',
    '/brand/%E0%A4%A',
    '/%',
    '/%00',
    '/assets/%00.js',
    '/?q=%00',
    '/products?category=%00',
  ])('%s is not there', async (path) => {
    expect((await shop().fetch(path)).status).toBe(404)
    const pages = async (request: Request) => new Response(request.url, { status: 404 })
    const app = createApp({ ...shop().deps, pages })
    const shown = await app.request(`http://shop.test${path}`)
    expect([shown.status, await shown.text()]).toEqual([404, 'http://shop.test/unreadable'])
  })

  test.each(['search/%', 'search/%00', 'search/%ED%A0%80', 'products?q=%00', 'products?%00=1', 'pincode/%FF'])(
    'GET %s is a bad request',
    async (path) => {
      expect(await shop().ask('GET', path)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    },
  )
})
