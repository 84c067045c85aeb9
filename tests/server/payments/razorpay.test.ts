import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DependencyUnavailable } from '../../../server/ports/unavailable.ts'
import { razorpay } from '../../../server/adapters/razorpay.ts'
import { openOnPort } from '../../support/open-on-port.ts'

/** The provider's own SDK, against a server on this machine in the provider's place. */

const provider = razorpay({ keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: undefined })

interface Asked {
  host: string
  method: string
  path: string
  authorization: string | undefined
  body: string
}
const asked: Asked[] = []
let answer: { status: number; body: object } | 'cut'

const respond = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
  const body = await text(request)
  const { host = '', authorization } = request.headers
  asked.push({ host, method: request.method ?? '', path: request.url ?? '', authorization, body })
  if (answer === 'cut') request.socket.destroy()
  else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
}
const standIn = http.createServer((request, response) => void respond(request, response))

/** What the SDK asks of HTTPS. */
const Wanted = v.object({
  hostname: v.string(),
  method: v.string(),
  path: v.string(),
  auth: v.optional(v.string()),
  headers: v.record(v.string(), v.union([v.string(), v.number()])),
})
type Answered = (answer: http.IncomingMessage) => void

beforeAll(async () => {
  const port = await openOnPort(standIn)
  vi.spyOn(https, 'request').mockImplementation((...given: unknown[]) => {
    const { hostname, headers, ...wanted } = v.parse(Wanted, given[0])
    const answered = given.find((argument): argument is Answered => typeof argument === 'function')
    return http.request({ ...wanted, hostname: '127.0.0.1', port, headers: { ...headers, Host: hostname } }, answered)
  })
})
afterAll(() => {
  vi.restoreAllMocks()
  standIn.close()
})
beforeEach(() => {
  asked.length = 0
})

test('an order is made in paise, with the shop’s order as its receipt and the keys in the header only', async () => {
  answer = { status: 200, body: { id: 'order_1' } }
  expect(await provider.createOrder({ receipt: 'HD1', amountPaise: 26_700, currency: 'INR' })).toBe('order_1')
  const [{ body, ...head } = { body: '' }] = asked
  expect(head).toEqual({
    host: 'api.razorpay.com',
    method: 'POST',
    path: '/v1/orders',
    authorization: `Basic ${btoa('rzp_test_1:secret')}`,
  })
  expect(JSON.parse(body)).toEqual({ amount: 26_700, currency: 'INR', receipt: 'HD1', payment_capture: true })
})

test('an order whose answer was lost is found by its receipt', async () => {
  answer = { status: 200, body: { items: [{ id: 'order_1' }] } }
  expect(await provider.findOrder('HD1')).toBe('order_1')
  expect(asked[0]?.path).toMatch(/^\/v1\/orders\?.*receipt=HD1/)
  answer = { status: 200, body: { items: [] } }
  expect(await provider.findOrder('HD2')).toBeNull()
})

test('only captured money counts; every state in between is undecided', async () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 26_700, currency: 'INR', status: 'captured' }
  answer = {
    status: 200,
    body: { items: [entity, { ...entity, status: 'authorized' }, { ...entity, status: 'failed' }] },
  }
  expect(await provider.paymentsOf('order_1')).toMatchObject([
    { id: 'pay_1', orderId: 'order_1', amountPaise: 26_700, currency: 'INR', status: 'captured' },
    { status: 'undecided' },
    { status: 'failed' },
  ])
})

test('a refund is named by its receipt and found again by it; one that the provider refuses is nothing', async () => {
  const entity = { id: 'rfnd_1', payment_id: 'pay_1', receipt: 'refund-4-1', amount: 9_000, currency: 'INR' }
  const told = { id: 'rfnd_1', paymentId: 'pay_1', receipt: 'refund-4-1', amountPaise: 9_000, currency: 'INR' }
  const wanted = { paymentId: 'pay_1', receipt: 'refund-4-1', amountPaise: 9_000, currency: 'INR' }
  answer = { status: 200, body: { ...entity, status: 'pending' } }
  expect(await provider.refund(wanted)).toEqual({ ...told, status: 'pending' })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/payments/pay_1/refund' })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ amount: 9_000, receipt: 'refund-4-1' })
  answer = { status: 200, body: { items: [{ ...entity, status: 'processed' }] } }
  expect(await provider.refundsOf('pay_1')).toEqual([{ ...told, status: 'processed' }])
  expect(asked[1]?.path).toMatch(/^\/v1\/payments\/pay_1\/refunds/)
  answer = { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Already refunded' } } }
  expect(await provider.refund(wanted)).toBeNull()
  answer = 'cut'
  await expect(provider.refund(wanted)).rejects.toThrow(DependencyUnavailable)
})

test('an order is paid when the provider says so, and a payment tells its fee', async () => {
  for (const [status, isPaid] of [
    ['paid', true],
    ['attempted', false],
  ] as const) {
    answer = { status: 200, body: { id: 'order_1', status } }
    expect(await provider.isPaid('order_1')).toBe(isPaid)
  }
  const payment = { id: 'pay_1', order_id: 'order_1', amount: 10_236, fee: 236, currency: 'INR', status: 'captured' }
  answer = { status: 200, body: payment }
  expect(await provider.payment('pay_1')).toMatchObject({ amountPaise: 10_236, feePaise: 236 })
})

test('an id is nothing but an id, and an unknown one is nothing', async () => {
  answer = { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'No such id' } } }
  expect(await provider.payment('../orders?x=')).toBeNull()
  expect(asked[0]?.path).toBe('/v1/payments/..%2Forders%3Fx%3D')
})

test('a provider that answers with trouble or not at all is away for now; one that refuses the keys is an error', async () => {
  for (const trouble of [{ status: 502, body: {} }, { status: 429, body: {} }, 'cut'] as const) {
    answer = trouble
    await expect(provider.payment('pay_x')).rejects.toThrow(DependencyUnavailable)
  }
  answer = { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } } }
  await expect(provider.payment('pay_x')).rejects.toThrow('answered 401')
  await expect(provider.payment('pay_x')).rejects.not.toThrow(DependencyUnavailable)
})
