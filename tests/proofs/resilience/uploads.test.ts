import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import * as tables from '../../../server/db/schema.ts'
import { OWNER_FILE } from '../../../server/ports/files.ts'
import { addGoods, type Goods } from '../../server/support/fixtures.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { reviewForm } from '../../server/reviews/review-steps.ts'
import { openMarket, type Account } from '../support/fixtures.ts'

/** A form with pictures whose connection breaks on its way to the server. */

/** Per cent of the body that arrive; after the whole of it the answer is lost. */
const CUTS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const SIDE = 400

/** Noise, so that a small picture is many pieces on the line. */
const bytes = await sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
  .jpeg({ quality: 95 })
  .toBuffer()

interface Upload {
  goods: Goods
  headers: Record<string, string>
}

/** A browser separates the parts of a form anew at every try. */
const formOf = ({ goods }: Upload) => reviewForm(goods, { files: [{ bytes }, { bytes }] })

/** Sends so much of the upload and hangs up: after these bytes, or after all of them when the answer comes. */
const tear = async (url: URL, upload: Upload, percent: number): Promise<void> => {
  const form = new Response(formOf(upload))
  const body = Buffer.from(await form.arrayBuffer())
  const headers = {
    ...upload.headers,
    Host: url.host,
    'Content-Type': form.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.length),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(['POST /api/product-review HTTP/1.1', ...head, '', ''].join('\r\n'))
  const piece = body.subarray(0, Math.floor((body.length * percent) / 100))
  await new Promise((sent) => socket.write(piece, sent))
  if (percent === 100) await once(socket, 'data')
  socket.destroy()
}

/** Again while the account's slots are held by broken uploads that the shop has not noticed yet. */
const send = async (url: URL, upload: Upload): Promise<Response> => {
  const asked = { method: 'POST', headers: upload.headers, body: formOf(upload) }
  const response = await fetch(new URL('/api/product-review', url), asked)
  return response.status === 503 ? send(url, upload) : response
}

describe.skipIf(PLACES.postgres.make === undefined)('on a line that tears', () => {
  let place: OwnPlace
  let database: OpenDatabase
  let accounts: Account[]
  let server: ServerProcess
  let url: URL

  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) return
    place = made
    database = await openDatabase(place)
    accounts = (await openMarket(database.db, { goods: 0, accounts: CUTS.length })).accounts
    server = startServer({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, LOG_LEVEL: 'warn' })
    url = new URL(await server.address)
  })
  afterAll(async () => {
    await stopServer(server, 'SIGKILL')
    await database.close()
    await place.remove()
  })

  /** What a customer may upload, because something was delivered. */
  const handIn = async ({ id, token, deliveryId, billingId }: Account): Promise<Upload> => {
    const goods = await addGoods(database.db)
    const line = {
      sku: goods.sku,
      quantity: 1,
      item_price: 100,
      payment_method: 'c',
      delivery_address_id: deliveryId,
      billing_address_id: billingId,
      customer_id: id,
    }
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
    const ordered = await fetch(new URL('/api/order/create', url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_items: [line] }),
    })
    expect(ordered.status).toBe(201)
    const delivered = { itemStatus: 'delivered', deliveryDate: new Date() } as const
    await database.db.update(tables.orderItems).set(delivered).where(eq(tables.orderItems.sku, goods.sku))
    return { goods, headers: { ...headers, 'Idempotency-Key': randomUUID() } }
  }

  test('a review that is cut off at any tenth and sent again under its key is one review with all its files', async () => {
    const { db } = database
    const uploads = await Promise.all(accounts.map(handIn))
    for (const [index, percent] of CUTS.entries()) {
      const upload = uploads[index]
      if (upload === undefined) throw new Error('Too few accounts')
      await tear(url, upload, percent)
      await tear(url, upload, percent)
      const replayed = [await send(url, upload), await send(url, upload)].map(({ status, headers }) => [
        status,
        headers.get('Idempotent-Replayed') === 'true',
      ])
      expect(replayed, `${percent} %`).toEqual([
        [200, percent === 100],
        [200, true],
      ])
    }
    // Afterwards no broken upload is still in progress.
    expect(await stopServer(server, 'SIGTERM'), server.output()).toBe(0)
    expect(server.output(), 'a line that tears is nobody’s error').not.toContain('A request failed')

    const [reviews, messages, media, receipts] = await Promise.all([
      db.select().from(tables.reviews),
      db.select().from(tables.reviewMessages),
      db.select().from(tables.reviewMedia),
      db.select().from(tables.idempotency).where(eq(tables.idempotency.route, 'POST product-review')),
    ])
    expect(new Set(reviews.map(({ sku }) => sku))).toEqual(new Set(uploads.map(({ goods }) => goods.sku)))
    const ofEach = reviews.map(({ id }) => [
      messages.filter(({ reviewId }) => reviewId === id).length,
      media.filter(({ reviewId }) => reviewId === id).length,
    ])
    expect(ofEach).toEqual(CUTS.map(() => [1, 2]))
    expect(receipts).toHaveLength(CUTS.length)
    const kept = readdirSync(join(place.dataDir, 'reviews'))
    expect(kept.toSorted()).toEqual([OWNER_FILE, ...media.map(({ file }) => file)].toSorted())
  })
})
