import { ACCOUNT_HEADER, IDEMPOTENCY_ECHO_HEADER, IDEMPOTENCY_HEADER } from '../../src/contract/constants.ts'
import type { Address, WishlistItem } from '../../src/contract/entities.ts'
import type { OrderCreate } from '../../src/contract/forms.ts'
import { configureCalls } from '../../src/client/api/api-settings.ts'
import type { Gate } from './request-gate.ts'
import { product } from './goods.ts'
import { isNetworkCut } from './offline.ts'
import { START } from './phone.ts'

/**
 * A minimal server with the protocol's guarantees: one effect per key, accounts kept apart, keys echoed. What happens
 * to the next requests is scripted: `server.next('lose answer')`.
 */

export type Fault =
  | 'lose request'
  | 'lose answer'
  /** As a server of another build would. */
  | 'answer strangely'
  /** A captive portal: 200 and a page to log in. */
  | 'portal'
  | { status: number; body: object; headers?: Record<string, string> }
  /** Waits at the gate before it arrives. */
  | Gate

export interface Arrival {
  method: string
  path: string
  key: string | null
  acct: number
  body: unknown
}

interface Stored {
  status: number
  body: object
}

export class FakeServer {
  /** Everything that reached the server, repeats included. */
  readonly arrivals: Arrival[] = []
  /** What had an effect, in order: no key is here twice. */
  readonly effects: Arrival[] = []
  readonly orders: unknown[] = []
  readonly revoked = new Set<string>()
  readonly addresses: Record<'delivery' | 'billing', Map<number, Address[]>> = {
    delivery: new Map(),
    billing: new Map(),
  }
  /** The time in its answers. */
  now = (): number => START
  readonly #wishes = new Map<number, number[]>()
  readonly #answers = new Map<string, Stored>()
  readonly #script: { fault: Fault; path?: string }[] = []

  /** Handles all calls from here on. */
  connect(): this {
    configureCalls({ base: 'http://shop.test/api/', fetch: (input, init) => this.#travel(new Request(input, init)) })
    return this
  }

  /** What happens to the next request, or to the next one whose path contains `path`. */
  next(fault: Fault, path?: string): void {
    this.#script.push({ fault, ...(path === undefined ? {} : { path }) })
  }

  wishesOf(acct: number): number[] {
    return this.#wishes.get(acct) ?? []
  }

  wishFromElsewhere(acct: number, productId: number): void {
    this.#wishes.set(acct, [productId, ...this.wishesOf(acct)])
  }

  book(kind: 'delivery' | 'billing', acct: number): Address[] {
    return this.addresses[kind].get(acct) ?? []
  }

  async #travel(request: Request): Promise<Response> {
    if (isNetworkCut()) throw new TypeError('Failed to fetch')
    const path = new URL(request.url).pathname.replace('/api/', '')
    const at = this.#script.findIndex((line) => line.path === undefined || path.includes(line.path))
    const fault = at < 0 ? undefined : this.#script.splice(at, 1)[0]?.fault
    if (fault === 'lose request') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<h1>Free Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } })
    if (typeof fault === 'object' && 'opened' in fault) {
      fault.reach()
      await fault.opened
    }
    const key = request.headers.get(IDEMPOTENCY_HEADER)
    const sent = await readBody(request)
    const { status, body, headers } = this.#receive(request, path, key, sent, fault)
    if (fault === 'lose answer') throw new TypeError('Failed to fetch')
    return Response.json(fault === 'answer strangely' ? { outcome: 'fine' } : body, {
      status,
      headers: {
        Date: new Date(this.now()).toUTCString(),
        ...headers,
        ...(key === null ? {} : { [IDEMPOTENCY_ECHO_HEADER]: key }),
      },
    })
  }

  #receive(
    request: Request,
    path: string,
    key: string | null,
    sent: unknown,
    fault: Fault | undefined,
  ): Stored & { headers?: Record<string, string> } {
    if (path === 'health') return { status: 200, body: { status: true } }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const acct = Number(/^token-(\d+)/.exec(token)?.[1] ?? 0)
    const arrival: Arrival = { method: request.method, path, key, acct, body: sent }
    this.arrivals.push(arrival)
    if (typeof fault === 'object' && 'status' in fault) return fault
    const isForAnybody = path === 'enquiry'
    if ((acct === 0 && !isForAnybody) || this.revoked.has(token)) return refusal(401, 'UNAUTHORISED')
    const claimed = request.headers.get(ACCOUNT_HEADER)
    if (claimed !== null && Number(claimed) !== acct) return refusal(403, 'ACCOUNT_MISMATCH')
    const asked = /^order\/(attempt|give-up)\/(.+)$/.exec(path)
    if (asked !== null) return this.#tellAttempt(`${acct} ${asked[2]}`, asked[1] === 'give-up')
    if (request.method === 'GET') return { status: 200, body: { status: true, data: this.#read(path, acct) } }
    const stored = this.#answers.get(`${acct} ${key}`)
    if (stored !== undefined) return stored
    const answer = this.#change(arrival)
    if (answer.status < 300) this.effects.push(arrival)
    if (key !== null) this.#answers.set(`${acct} ${key}`, answer)
    return answer
  }

  #tellAttempt(name: string, isGivenUp: boolean): Stored {
    if (isGivenUp && !this.#answers.has(name)) this.#answers.set(name, refusal(409, 'GIVEN_UP'))
    const stored = this.#answers.get(name)
    const data = stored === undefined ? { state: 'unknown' } : toldOf(stored.body)
    return { status: 200, body: { status: true, data } }
  }

  /** The answers of all keys are forgotten, as after 35 days. */
  forgetAnswers(): void {
    this.#answers.clear()
  }

  #read(path: string, acct: number): unknown[] {
    if (path.startsWith('wishlist/')) return this.wishesOf(acct).map((id) => wishItem(id, acct))
    if (path.startsWith('address/')) return this.book('delivery', acct)
    if (path.startsWith('billing-address/')) return this.book('billing', acct)
    return []
  }

  #change({ method, path, acct, body }: Arrival): Stored {
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    if (path === 'order/create') {
      this.orders.push(body)
      const [line] = (body as OrderCreate).order_items
      return {
        status: 201,
        body: {
          status: true,
          message: 'Order created successfully',
          data: `${this.orders.length}`,
          ...(line?.payment_method === 'p' ? { amount: 267 } : {}),
        },
      }
    }
    if (path === 'wishlist/create') {
      const wished = (body as { product_id: number }).product_id
      this.#wishes.set(acct, [wished, ...this.wishesOf(acct).filter((other) => other !== wished)])
      return done()
    }
    if (path.startsWith('wishlist/')) {
      this.#wishes.set(
        acct,
        this.wishesOf(acct).filter((other) => other !== Number(id)),
      )
      return done()
    }
    return /^(billing-)?address\//.test(path) ? this.#changeAddress(method, path, acct, id, body as Address) : done()
  }

  #changeAddress(method: string, path: string, acct: number, id: string, body: Address): Stored {
    const kind = path.startsWith('billing') ? 'billing' : 'delivery'
    const book = this.book(kind, acct)
    const write = (next: Address[]) => this.addresses[kind].set(acct, next)
    if (path.endsWith('/create')) {
      if (book.some((address) => address.id === body.id)) return refusal(409, 'CONFLICT')
      write([...book, { ...BLANK, ...body, is_default: book.length === 0 ? 1 : 0 }])
      return { status: 201, body: { status: true, message: 'Saved', data: { id: body.id } } }
    }
    if (!book.some((address) => address.id === id)) return refusal(404, 'NOT_FOUND')
    if (method === 'DELETE') write(promoted(book.filter((address) => address.id !== id)))
    else if (path.includes('set-default'))
      write(book.map((address) => ({ ...address, is_default: address.id === id ? 1 : 0 })))
    else write(book.map((address) => (address.id === id ? { ...address, ...body } : address)))
    return done()
  }
}

/** Of a file its bytes as a text. */
const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (request.headers.get('Content-Type') === 'application/octet-stream') return text
  return text === '' ? null : JSON.parse(text)
}

const toldOf = (body: object): object => {
  if (!('code' in body)) return { state: 'placed', ...body, order_id: 'data' in body ? body.data : '' }
  return { state: body.code === 'GIVEN_UP' ? 'given_up' : 'refused', ...body }
}

const BLANK = { landmark: null, lat: null, lng: null }
const done = (): Stored => ({ status: 200, body: { status: true, message: 'Saved' } })
export const refusal = (status: number, code: string, more: object = {}): Stored => ({
  status,
  body: { status: false, message: `Refused: ${code}`, code, ...more },
})

const promoted = (book: Address[]): Address[] =>
  book.some((address) => address.is_default === 1)
    ? book
    : book.map((address, at) => (at === 0 ? { ...address, is_default: 1 } : address))

export const wishItem = (productId: number, acct: number): WishlistItem => {
  const { slug, title, image_url, ground, variants, ...rest } = product(productId)
  return {
    id: productId,
    product_id: productId,
    customer_id: acct,
    slug,
    name: title,
    image_url,
    ground,
    variants,
    product: { slug, title, image_url, ground, variants, ...rest },
  }
}
