import { ACCOUNT_HEADER, IDEMPOTENCY_ECHO_HEADER, IDEMPOTENCY_HEADER } from '../../../src/contract/constants.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import type { Tab } from './phones.ts'
import type { Arrival, KeyedServer, Reply } from './keyed-server.ts'
import { currentRunner, type World } from './world.ts'

/** How likely each thing is to happen to a request. */
export interface Weather {
  loseRequest: number
  loseAnswer: number
  portal: number
  stumble: number
  /** A copy stays in the network and arrives whenever it likes. */
  ghost: number
}
export const FAIR: Weather = { loseRequest: 0, loseAnswer: 0, portal: 0, stumble: 0, ghost: 0 }

export interface Habits {
  /** How a phone reads the captive portal's page; a careless one takes any 200 for the server's. */
  isCareless: boolean
  /** Gives the key of the n-th sending. */
  keyOf: (key: string, sending: number) => string
}

/** Of a file its bytes as a text. */
const textOf = (body: RequestInit['body']): string | null => {
  if (body instanceof ArrayBuffer) return new TextDecoder().decode(body)
  return typeof body === 'string' ? body : null
}

const lost = (): TypeError => new TypeError('Failed to fetch')

/** Requests and answers in flight; the random numbers decide how long each takes. */
export class Network {
  weather: Weather = FAIR
  readonly ghosts: Arrival[] = []
  readonly #world: World
  readonly #shop: Pick<KeyedServer, 'receive' | 'read'>
  readonly #habits: Habits
  /** Keys that have left a phone. */
  readonly sent = new Set<string>()
  /** Reads, which need no key. */
  reads = 0
  #sendings = 0

  constructor(world: World, shop: Pick<KeyedServer, 'receive' | 'read'>, habits: Habits) {
    this.#world = world
    this.#shop = shop
    this.#habits = habits
  }

  connect(): void {
    configureCalls({
      base: 'http://shop.test/api/',
      fetch: (input, init) => this.#travel(input instanceof Request ? input : String(input), init),
      // Safe: whoever runs was opened by `Device.open`.
      token: () => (currentRunner() as Tab).who?.token ?? null,
    })
  }

  /** A late copy arrives; its answer goes nowhere. */
  haunt(): void {
    const [ghost] = this.ghosts.splice(this.#world.dice.below(this.ghosts.length), 1)
    if (ghost !== undefined) this.#shop.receive(ghost)
  }

  async #travel(input: Request | string, init: RequestInit | undefined): Promise<Response> {
    const { dice } = this.#world
    const { loseRequest, loseAnswer, portal, stumble, ghost } = this.weather
    const url = typeof input === 'string' ? input : input.url
    const headers = new Headers(typeof input === 'string' ? init?.headers : input.headers)
    const signal = typeof input === 'string' ? init?.signal : input.signal
    const { pathname, searchParams } = new URL(url)
    const path = pathname.replace('/api/', '')
    const key = headers.get(IDEMPOTENCY_HEADER)
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const sent = key === null ? '' : this.#habits.keyOf(key, ++this.#sendings)
    const arrival: Arrival = {
      path,
      token,
      key: sent,
      method: init?.method ?? 'GET',
      acct: Number(headers.get(ACCOUNT_HEADER)),
      text: textOf(init?.body),
    }
    const isChange = key !== null
    if (isChange) this.sent.add(key)
    if (!isChange) this.reads++
    if (dice.chance(loseRequest)) {
      await this.#world.wait({ signal })
      throw lost()
    }
    if (dice.chance(portal)) {
      await this.#world.wait({ signal })
      return this.#portal(key)
    }
    try {
      await this.#world.wait({ signal })
    } catch (error) {
      // Given up by the phone, but perhaps still in flight.
      if (isChange && dice.chance(0.5)) this.ghosts.push(arrival)
      throw error
    }
    if (isChange && dice.chance(ghost)) this.ghosts.push(arrival)
    const said = dice.chance(stumble)
      ? this.#stumble()
      : isChange
        ? this.#shop.receive(arrival)
        : this.#shop.read(path, token, searchParams)
    await this.#world.wait({ signal })
    if (dice.chance(loseAnswer)) throw lost()
    return Response.json(said.body, {
      status: said.status,
      headers: {
        Date: new Date(this.#world.time).toUTCString(),
        ...(key === null ? {} : { [IDEMPOTENCY_ECHO_HEADER]: key }),
        ...(said.status === 503 ? RETRY : {}),
      },
    })
  }

  #stumble(): Reply {
    const status = this.#world.dice.pick([408, 429, 500, 502, 503])
    return { status, body: { status: false, message: 'Try again', code: 'BUSY' } }
  }

  #portal(key: string | null): Response {
    if (this.#habits.isCareless)
      return Response.json({ status: true }, { headers: key === null ? {} : { [IDEMPOTENCY_ECHO_HEADER]: key } })
    return new Response('<h1>Free Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } })
  }
}

const RETRY = { 'Retry-After': '60' }
