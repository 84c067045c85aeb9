import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll } from 'vitest'
import type { Phone } from './phone.ts'
import { openOnPort } from '../../support/open-on-port.ts'

/** The payment provider, as far as a shop and a farmer's phone meet it: its API, and the window of its script. */

interface Order {
  id: string
  amount: number
  receipt: string
  paymentId?: string
}

export interface Provider {
  /** Of the shop, whose SDK then asks this one. */
  settings: () => NodeJS.ProcessEnv
  orders: Order[]
  /** From here on this phone has the provider's script, whose window pays at once. */
  payOn: (phone: Phone, keySecret: string) => Promise<void>
}

const Wanted = v.object({ amount: v.number(), receipt: v.string() })
const SCRIPT = `window.Razorpay = class {
  constructor(options) { this.options = options }
  open() { window.payAtProvider(this.options.order_id).then(this.options.handler) }
}`

export const openProvider = async (): Promise<Provider> => {
  const orders: Order[] = []
  const paymentOf = ({ id: order_id, amount, paymentId }: Order) =>
    paymentId === undefined ? [] : [{ id: paymentId, order_id, amount, currency: 'INR', status: 'captured' }]
  const answer = (path: string, body: string): object | undefined => {
    if (path === '/v1/orders' && body !== '') {
      const { amount, receipt } = v.parse(Wanted, JSON.parse(body))
      const order = { id: `order_${orders.length + 1}`, amount, receipt }
      orders.push(order)
      return order
    }
    const { pathname, searchParams } = new URL(path, 'https://api.razorpay.com')
    const [, kind, id, of] = /^\/v1\/(orders|payments)(?:\/(\w+)(?:\/(payments))?)?$/.exec(pathname) ?? []
    if (kind === 'orders' && id === undefined)
      return { items: orders.filter(({ receipt }) => receipt === searchParams.get('receipt')) }
    const order = orders.find((one) => (kind === 'orders' ? one.id : one.paymentId) === id)
    if (order === undefined) return undefined
    if (kind === 'payments') return paymentOf(order)[0]
    return of === undefined
      ? { id: order.id, status: order.paymentId === undefined ? 'created' : 'paid' }
      : { items: paymentOf(order) }
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const found = answer(request.url ?? '', body)
      response.writeHead(found === undefined ? 400 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(found ?? { error: { code: 'BAD_REQUEST_ERROR' } }))
    })
  })
  afterAll(() => void server.close())
  const port = await openOnPort(server)
  return {
    orders,
    settings: () => ({
      PROVIDER: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: `--import=${new URL('to-provider.ts', import.meta.url).href}`,
    }),
    payOn: async (phone, keySecret) => {
      const context = phone.context()
      await context.exposeBinding('payAtProvider', (_, id: string) => {
        const order = orders.find((one) => one.id === id)
        if (order === undefined) throw new Error(`No order ${id}`)
        order.paymentId = `pay_${orders.indexOf(order) + 1}`
        const signature = createHmac('sha256', keySecret).update(`${id}|${order.paymentId}`).digest('hex')
        return { razorpay_order_id: id, razorpay_payment_id: order.paymentId, razorpay_signature: signature }
      })
      await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
      )
    },
  }
}
