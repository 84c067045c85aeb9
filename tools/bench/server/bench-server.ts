import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setInterval } from 'node:timers/promises'
import { openDatabase } from '../../../server/db/open.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/shop/accounts/demo-accounts.ts'
import { openShop } from '../../../tests/journeys/support/shop.ts'
import { openMarket, PRICE, type Market } from '../../../tests/proofs/support/fixtures.ts'
import { memoryOf } from '../process-memory.ts'
import { fromAnyNetwork, load, type Ask, type Rate } from './load.ts'
import { openOnPort } from '../../../tests/support/open-on-port.ts'

/** The server under load, on PostgreSQL and on the embedded database, beside a server that only sends the same bytes. */

export interface ServerResult extends Rate {
  database: string
  what: string
}

/** Enough that no customer reaches the limit of orders in a minute. */
const ACCOUNTS = 400
const GOODS = 60
const ORDERS_A_SECOND = 20
const WORDS = [
  'urea',
  'wheat seed',
  'sprinkler',
  'neem oil',
  'tomato',
  'drip pipe',
  'sprayer',
  'potash',
  'wheet',
  'yurea',
]

const LIST = '/api/products?limit=24&in_stock=1'
const BROTLI = { 'Accept-Encoding': 'br' }

const list = (): Ask => ({ path: LIST, headers: BROTLI })
const home = (): Ask => ({ path: '/', headers: { ...BROTLI, Accept: 'text/html' } })
/** Made for this one request: whoever names a log-in is not given what is kept for everybody, nor is it kept. */
const anew =
  (ask: () => Ask) =>
  (number: number): Ask => ({
    ...ask(),
    headers: { ...ask().headers, ...fromAnyNetwork(number), Authorization: 'Bearer of-nobody' },
  })
/** A list that nobody has asked for: it is looked up, counted and kept. */
const newList = (number: number): Ask => ({
  path: `${LIST}&max_price=${100_000 + number}`,
  headers: { ...BROTLI, ...fromAnyNetwork(number) },
})
const search = (number: number): Ask => ({
  path: `/api/search/${encodeURIComponent(WORDS[number % WORDS.length] ?? '')}`,
  headers: { ...BROTLI, ...fromAnyNetwork(number) },
})
const logIn = (number: number): Ask => ({
  path: '/api/auth/login',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...fromAnyNetwork(number) },
  body: JSON.stringify({ email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD, role: 'customer' }),
})

export const orderOf =
  ({ accounts, skus }: Market) =>
  (number: number): Ask => {
    const account = accounts[number % accounts.length]
    const line = {
      sku: skus[number % skus.length],
      quantity: 1,
      item_price: PRICE,
      payment_method: 'c',
      delivery_address_id: account?.deliveryId,
      billing_address_id: account?.billingId,
    }
    return {
      path: '/api/order/create',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Authorization: `Bearer ${account?.token}`,
        ...fromAnyNetwork(number),
      },
      body: JSON.stringify({ order_items: [line] }),
    }
  }

/** Sells at a steady pace until it is told to stop; how many were sold. */
const sell = async (url: string, order: (number: number) => Ask, stop: AbortSignal): Promise<number> => {
  const sales: Promise<boolean>[] = []
  for await (const _ of setInterval(1000 / ORDERS_A_SECOND)) {
    if (stop.aborted) break
    const { path, ...ask } = order(sales.length)
    sales.push(fetch(url + path, ask).then(({ ok }) => ok))
  }
  return (await Promise.all(sales)).filter(Boolean).length
}

/** The least that such an answer costs on this machine. */
const measureFloor = async (body: Uint8Array): Promise<Rate> => {
  const server = createServer((_, answer) => answer.writeHead(200, { 'Content-Encoding': 'br' }).end(body))
  const port = await openOnPort(server)
  try {
    return await load(`http://127.0.0.1:${port}`, list)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const print = ({ database, what, perSecond, p50, p99, failed }: ServerResult): void =>
  console.log(`| ${[database, what, Math.round(perSecond), p50.toFixed(1), p99.toFixed(1), failed].join(' | ')} |`)

/** Measures one database; without an address the embedded one. */
export const benchServer = async (databaseUrl: string | undefined): Promise<ServerResult[]> => {
  const database = databaseUrl === undefined ? 'embedded' : 'PostgreSQL'
  const shop = await openShop()
  const results: ServerResult[] = []
  try {
    const opened = await openDatabase({ dataDir: shop.folder, databaseUrl })
    await seedIfEmpty(opened.db)
    const market = await openMarket(opened.db, { goods: GOODS, accounts: ACCOUNTS })
    await opened.close()
    Object.assign(shop.env, { DATABASE_URL: databaseUrl ?? '', TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' })
    await shop.start()
    const note = (what: string, rate: Rate): void => {
      const result = { database, what, ...rate }
      results.push(result)
      print(result)
    }
    const answer = await fetch(shop.url + LIST, { headers: BROTLI })
    note('the bytes of the list alone, from a bare server', await measureFloor(await answer.bytes()))
    note('list of 24, prepared', await load(shop.url, list))
    note('list of 24, made anew', await load(shop.url, anew(list)))
    note('list of 24, of a price that nobody has asked for', await load(shop.url, newList))
    note('home page, prepared', await load(shop.url, home))
    note('home page, made anew', await load(shop.url, anew(home)))
    note('search', await load(shop.url, search))
    const order = orderOf(market)
    note('orders', await load(shop.url, order))
    for (const [what, ask] of [
      ['list of 24', list],
      ['home page', home],
    ] as const) {
      const done = new AbortController()
      const sold = sell(shop.url, order, done.signal)
      note(`${what}, beside ${ORDERS_A_SECOND} orders a second`, await load(shop.url, ask))
      note(`${what}, made anew beside them`, await load(shop.url, anew(ask)))
      done.abort()
      console.log(`${await sold} orders were placed`)
    }
    const selling = load(shop.url, order, { connections: 1, seconds: 8 })
    note('list of 24 beside orders of one customer after another', await load(shop.url, list))
    note('these orders', await selling)
    const entering = load(shop.url, logIn, { connections: 8, seconds: 8 })
    note('list of 24 beside log-ins', await load(shop.url, list))
    note('these log-ins', await entering)
    console.log(
      `Memory of the server: ${memoryOf(shop.pid(), 'VmRSS')} MB, ${memoryOf(shop.pid(), 'VmHWM')} MB at most`,
    )
  } finally {
    await shop.dispose()
  }
  return results
}
