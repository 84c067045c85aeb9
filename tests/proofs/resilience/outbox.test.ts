import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { dice } from '../simulation/prng.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { startServer, stopServer } from '../../server/support/process.ts'
import { openMarket, PRICE, type Account } from '../support/fixtures.ts'
import { TEST_TIMEOUT, atScale, report, seedOf } from '../support/test-scale.ts'
import { openOnPort } from '../../support/open-on-port.ts'

/** A server that is killed while it sends news: the outbox has what happened, and nothing else. */

const KILLS = atScale({ lean: 6, full: 100 })
/** Longest life of a server that is open; most of it messages are under way. */
const LIFE_MS = 900
const CUSTOMERS = 12

interface Message {
  key: string
  to: string
  text: string
}

/** A message gateway that takes its time, so that a server often dies between sending and noting. */
const openSlowGateway = async (delay: () => number) => {
  const messages: Message[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { to, text } = JSON.parse(await readText(request))
    messages.push({ key: String(request.headers['idempotency-key']), to, text })
    await pause(delay())
    response.end('{}')
  }
  const gateway = createServer((request, response) => void answer(request, response))
  const port = await openOnPort(gateway)
  afterAll(() => gateway.closeAllConnections())
  return { url: `http://127.0.0.1:${port}`, messages, close: () => gateway.close() }
}

test.skipIf(PLACES.postgres.make === undefined)(
  'a server killed while it sends tells every order at least once under one key, and none that was not placed',
  TEST_TIMEOUT,
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined) return
    const seed = seedOf()
    console.warn(`SEED=${seed}`)
    const fate = dice(seed)
    const gateway = await openSlowGateway(() => fate.below(150))
    const database = await openDatabase(place)
    const { db } = database
    const market = await openMarket(db, { goods: 3, accounts: CUSTOMERS })
    const [plenty = '', , scarce = ''] = market.skus
    await db.update(tables.customers).set({ phoneProvenAt: new Date() })
    // Whoever orders the last piece together with others is refused after much of the order was written.
    await db.update(tables.variants).set({ onHand: 1 }).where(eq(tables.variants.sku, scarce))
    const begin = () =>
      startServer({
        DATABASE_URL: place.databaseUrl,
        DATA_DIR: place.dataDir,
        SENDER_URL: gateway.url,
        LOG_LEVEL: 'error',
        // More orders than a number gets messages a day.
        SMS_PER_NUMBER: '100000',
        SMS_PER_DAY: '1000000',
        TRUSTED_PROXIES: '127.0.0.1,::1',
      })
    const acknowledged = new Set<string>()
    let refused = 0
    const over = new AbortController()
    let url = ''
    const shopper = async ({ id, token, deliveryId, billingId }: Account, at: number) => {
      const line = (sku: string) => ({
        sku,
        quantity: 1,
        item_price: PRICE,
        payment_method: 'c',
        delivery_address_id: deliveryId,
        billing_address_id: billingId,
        customer_id: id,
      })
      for (let number = 0; !over.signal.aborted; number++) {
        const isScarce = number % 2 === 1
        const answer = await fetch(`${url}/api/order/create`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
            'Idempotency-Key': `${at}-${number}`,
            'X-Forwarded-For': `198.51.100.${at + 1}`,
          },
          body: JSON.stringify({ order_items: [line(plenty), ...(isScarce ? [line(scarce)] : [])] }),
        }).catch(() => undefined)
        const body = await answer?.json().catch(() => undefined)
        if (answer?.ok && typeof body?.data === 'string') acknowledged.add(body.data)
        else if (answer !== undefined && answer.status < 500) refused++
        else await pause(20)
      }
    }
    try {
      let server = begin()
      url = await server.address
      const shoppers = market.accounts.map(shopper)
      for (let kills = 0; kills < KILLS; kills++) {
        await pause(fate.below(LIFE_MS))
        await stopServer(server, 'SIGKILL')
        expect(server.child.signalCode).toBe('SIGKILL')
        // The dead hold what they had begun to send for a while; that while is over here.
        await db
          .update(tables.outbox)
          .set({ nextAt: new Date(0) })
          .where(eq(tables.outbox.state, 'waiting'))
        server = begin()
        url = await server.address
      }
      // A slow machine may not have come so far between the kills.
      await expect.poll(() => Math.min(acknowledged.size, refused), { timeout: 60_000 }).toBeGreaterThan(0)
      over.abort()
      await Promise.all(shoppers)
      const waiting = () => db.$count(tables.outbox, eq(tables.outbox.state, 'waiting'))
      await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toBe(0)
      await stopServer(server, 'SIGTERM')

      const rows = await db.select().from(tables.outbox).where(eq(tables.outbox.channel, 'sms'))
      const orders = new Set((await db.select({ id: tables.orders.id }).from(tables.orders)).map(({ id }) => id))
      const sentUnder = Map.groupBy(gateway.messages, ({ key }) => key)
      const ordersTold = new Set(
        rows.filter(({ template }) => template === 'placed').map(({ params }) => String(params['order'])),
      )
      const known = new Set(rows.map(({ dedupe }) => dedupe))
      expect([...sentUnder.keys()].filter((key) => !known.has(key))).toEqual([])
      expect([...ordersTold].filter((order) => !orders.has(order))).toEqual([])
      expect(rows.filter(({ state, dedupe }) => state !== 'sent' || !sentUnder.has(dedupe))).toEqual([])
      expect(
        [...sentUnder.values()].filter((same) => new Set(same.map(({ to, text }) => `${to} ${text}`)).size > 1),
      ).toEqual([])
      expect([...acknowledged].filter((order) => !ordersTold.has(order))).toEqual([])
      expect(refused).toBeGreaterThan(0)
      report('outbox', {
        kills: KILLS,
        'orders acknowledged': acknowledged.size,
        'orders refused': refused,
        'messages in the outbox': rows.length,
        'sent twice or more, under the same key': [...sentUnder.values()].filter(({ length }) => length > 1).length,
        lost: 0,
        untrue: 0,
      })
    } finally {
      over.abort()
      gateway.close()
      await database.close()
      await place.remove()
    }
  },
)
