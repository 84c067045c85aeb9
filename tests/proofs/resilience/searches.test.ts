import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { openWire, type Wire } from '../../support/wire.ts'
import { openMarket, PRICE, type Market } from '../support/fixtures.ts'
import { TEST_TIMEOUT } from '../support/test-scale.ts'
import { asAdmin } from '../support/usable-connections.ts'

/** Two web processes whose searches stand still, on a database that has no more connections than both need for them. */

const PROCESSES = 2
const SEARCHED_AT_ONCE = 4
/** One of each process asks what has changed. */
const CONNECTIONS = PROCESSES * (1 + SEARCHED_AT_ONCE)
const SOON = { interval: 20, timeout: 3_000 }
const tag = randomBytes(4).toString('hex')
const ROLES = { shop: `shop_${tag}`, search: `search_${tag}` }
const PASSWORD = `password-${tag}`

/** What an operator is told to do. */
const searchRole = (): string => {
  const [, statements = ''] =
    /```sql\n([^`]*create role search [^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  return statements.replaceAll(/\bsearch\b/g, ROLES.search).replace('…', PASSWORD)
}

describe.skipIf(PLACES.postgres.make === undefined)('searches with connections of their own', TEST_TIMEOUT, () => {
  let place: OwnPlace
  let another: OwnPlace
  let database: OpenDatabase
  let wire: Wire
  let market: Market
  let servers: ServerProcess[] = []
  let addresses: string[] = []
  /** Lists that were not asked for before are kept nowhere. */
  let asked = 1
  const make = async (): Promise<OwnPlace> => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) throw new Error('There is no place for a database')
    return made
  }
  const urlAs = (user: string, url = place.databaseUrl ?? ''): string =>
    Object.assign(new URL(url), { username: user, password: PASSWORD }).href

  beforeAll(async () => {
    ;[place, another] = await Promise.all([make(), make()])
    database = await openDatabase(place)
    market = await openMarket(database.db, { goods: 3, accounts: 1 })
    await asAdmin(place.databaseUrl ?? '', async (client) => {
      await client.query(
        `create role ${ROLES.shop} login password '${PASSWORD}' connection limit ${CONNECTIONS} in role current_user`,
      )
      await client.query(searchRole())
    })
    wire = await openWire(place.databaseUrl ?? '')
    servers = Array.from({ length: PROCESSES }, () =>
      startServer({
        DATABASE_URL: urlAs(ROLES.shop),
        DATABASE_SEARCH_URL: urlAs(ROLES.search, wire.url),
        DATA_DIR: place.dataDir,
        ROLE: 'web',
      }),
    )
    addresses = await Promise.all(servers.map(({ address }) => address))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')))
    wire?.close()
    await asAdmin(place.databaseUrl ?? '', async (client) => {
      await client.query(`drop owned by ${ROLES.search}; drop role ${ROLES.search}, ${ROLES.shop}`)
    })
    await database?.close()
    await Promise.all([place?.remove(), another?.remove()])
  })

  const search = (address: string, text: string): Promise<Response> => fetch(`${address}/api/search/${text}`)
  const order = (address: string): Promise<Response> => {
    const [account] = market.accounts
    if (account === undefined) throw new Error('Nobody is there to order')
    const { id, token, deliveryId, billingId } = account
    const item = { sku: market.skus[0], quantity: 1, item_price: PRICE, payment_method: 'c', customer_id: id }
    const order_items = [{ ...item, delivery_address_id: deliveryId, billing_address_id: billingId }]
    return fetch(`${address}/api/order/create`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ order_items }),
    })
  }
  /** How many sessions of both roles are called so. */
  const sessions = async (name: string, where = sql`true`): Promise<number> => {
    const [row] = await rowsOf<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from pg_stat_activity
        where usename in (${ROLES.shop}, ${ROLES.search}) and application_name like ${name} and ${where}`,
    )
    return row?.n ?? 0
  }
  const standingStill = (name: string): Promise<number> => sessions(name, sql`wait_event_type = 'Lock'`)
  const expectOrders = async (): Promise<void> => {
    for (const address of addresses) {
      expect((await order(address)).status).toBe(201)
      expect((await fetch(`${address}/api/products?limit=${++asked}`)).status).toBe(200)
    }
  }
  const expectBusy = (answer: Response): void => {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }

  test('while all of them stand still orders and lists are answered; a search is 503, and works afterwards', async () => {
    // What the start has left open would count among the connections.
    await expect.poll(() => sessions('haldhar'), { timeout: 20_000 }).toBeLessThan(PROCESSES)
    const answers = await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table search_words in access exclusive mode`)
      const searching: Promise<Response>[] = []
      for (const address of addresses)
        for (let count = 0; count < SEARCHED_AT_ONCE; count++) {
          searching.push(search(address, 'zorkim'))
          await expect.poll(() => standingStill('haldhar%'), SOON).toBe(searching.length)
        }
      await expectOrders()
      expect(await standingStill('haldhar-searches')).toBe(searching.length)
      return { searching: await Promise.all(searching) }
    })
    answers.searching.forEach(expectBusy)
    for (const address of addresses) {
      expect((await search(address, 'zorkim')).status).toBe(200)
      expect(await (await search(address, 'wheat')).text()).toContain('Wheat seed')
    }
  })

  test('while their way to the database is lost a search is 503, and all else is answered', async () => {
    wire.close()
    for (const address of addresses) expectBusy(await search(address, 'zorkin'))
    await expectOrders()
  })

  test('an address that leads to another database is refused by name', async () => {
    const openWith = (searchUrl: string | undefined) => openDatabase({ ...place, searchUrl })
    const refusal = 'DATABASE_SEARCH_URL leads to another database than DATABASE_URL'
    await expect(openWith(another.databaseUrl)).rejects.toThrow(refusal)
    await (await openDatabase(another)).close()
    await expect(openWith(another.databaseUrl)).rejects.toThrow(refusal)
    const { output, ended } = startServer({
      DATABASE_URL: place.databaseUrl,
      DATABASE_SEARCH_URL: another.databaseUrl,
      DATA_DIR: place.dataDir,
    })
    expect(await ended).toBe(1)
    expect(output()).toContain(`The shop cannot start: ${refusal}`)
  })
})
