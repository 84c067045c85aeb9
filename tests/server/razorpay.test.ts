import { afterEach, expect, test, vi } from 'vitest'
import { razorpay } from '../../server/ports/razorpay.ts'

const provider = razorpay({ keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: undefined })

/** Answers every request with this, and remembers what was asked. */
const answerWith = (status: number, body: object) => {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init })
    return Response.json(body, { status })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('an order is made in paise, with the shop’s order as its receipt and the keys in the header only', async () => {
  const asked = answerWith(200, { id: 'order_1' })
  expect(await provider.createOrder({ receipt: 'HD1', amountPaise: 26_700, currency: 'INR' })).toBe('order_1')
  const { url, init } = asked[0] ?? {}
  expect(url).toBe('https://api.razorpay.com/v1/orders')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error' })
  expect(new Headers(init?.headers).get('Authorization')).toBe(`Basic ${btoa('rzp_test_1:secret')}`)
  const order = { amount: 26_700, currency: 'INR', receipt: 'HD1', payment_capture: 1 }
  expect(init?.body).toBe(JSON.stringify(order))
})

test('only captured money counts; every state in between is undecided', async () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 26_700, currency: 'INR', status: 'captured' }
  answerWith(200, { items: [entity, { ...entity, status: 'authorized' }, { ...entity, status: 'failed' }] })
  expect(await provider.paymentsOf('order_1')).toMatchObject([
    { id: 'pay_1', orderId: 'order_1', amountPaise: 26_700, currency: 'INR', status: 'captured' },
    { status: 'undecided' },
    { status: 'failed' },
  ])
})

test('an unknown id is nothing, a provider in trouble is an error', async () => {
  answerWith(400, {})
  expect(await provider.payment('pay_x')).toBeNull()
  answerWith(502, {})
  await expect(provider.payment('pay_x')).rejects.toThrow('502')
})
