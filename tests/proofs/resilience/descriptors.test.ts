import { mkdirSync, readdirSync } from 'node:fs'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import * as tables from '../../../server/db/schema.ts'
import { folderFiles } from '../../../server/adapters/folder-files.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { openMarket, PRICE } from '../support/fixtures.ts'
import { TEST_TIMEOUT, atScale, report } from '../support/test-scale.ts'

/** Every route that answers with a file, requested by HEAD and aborted midway, on the running server. */

const TIMES = atScale({ lean: 10, full: 300 })
const FILE_BYTES = 4 * 1024 * 1024
const OPERATOR = 'operator-token-of-this-proof'

describe.skipIf(PLACES.postgres.make === undefined || process.platform !== 'linux')(
  'files on the running server',
  () => {
    let place: OwnPlace
    let server: ServerProcess
    let address = ''
    let paths: string[] = []
    const temporary = () => join(place.dataDir, 'temporary')

    beforeAll(async () => {
      const made = await PLACES.postgres.make?.()
      if (made === undefined) return
      place = made
      const { db, close } = await openDatabase(place)
      const { skus, accounts } = await openMarket(db, { goods: 2, accounts: 1 })
      const files = folderFiles(join(place.dataDir, 'reviews'))
      const save = () => files.save(new Uint8Array(FILE_BYTES), 'webp')
      const [picture, torn, banner] = [await save(), await save(), await save()]
      const [listing] = await db.select().from(tables.listings).limit(1)
      const [product] = await db
        .update(tables.products)
        .set({ imageUrl: 'proof.webp', drawing: { shape: 'sack', colour: '#1C5229' } })
        .returning({ id: tables.products.id })
      await db.update(tables.brands).set({ imageUrl: 'brand.webp' })
      await db.update(tables.sellers).set({ avatar: 'shop.webp' })
      const [review] = await db
        .insert(tables.reviews)
        .values({ authorName: 'Asha', listingId: listing?.id ?? 0, sku: skus[0] ?? '', rating: 5, comment: 'Good' })
        .returning()
      await db.insert(tables.reviewMedia).values({ reviewId: review?.id ?? 0, file: picture, isPublic: true })
      await db.insert(tables.banners).values({ sourceType: 'home', imageUrls: [banner] })
      mkdirSync(temporary())
      server = startServer({
        DATABASE_URL: place.databaseUrl,
        DATA_DIR: place.dataDir,
        LOG_LEVEL: 'error',
        SHOP_ADMIN_TOKEN: OPERATOR,
        TMPDIR: temporary(),
      })
      address = await server.address
      const { id, token, deliveryId, billingId } = accounts[0] ?? { id: 0, token: '', deliveryId: '', billingId: '' }
      const line = { sku: skus[0], quantity: 1, item_price: PRICE, payment_method: 'c', customer_id: id }
      const body = { order_items: [{ ...line, delivery_address_id: deliveryId, billing_address_id: billingId }] }
      await fetch(`${address}/api/order/create`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const [item] = await db.select().from(tables.orderItems).limit(1)
      const [back] = await db
        .insert(tables.returns)
        .values({ orderItemId: item?.id ?? 0, problem: 'damaged', reason: 'Torn' })
        .returning()
      await db.insert(tables.returnMedia).values({ returnId: back?.id ?? 0, file: torn })
      await close()
      const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js')) ?? ''
      paths = [
        `/images/reviews/${picture}`,
        `/images/returns/${torn}`,
        `/images/banners/${banner}`,
        '/images/banners/rabi-sunrise-1.webp',
        '/images/brands/brand.webp',
        '/images/avatars/shop.webp',
        `/images/products/${product?.id}/proof.webp?w=320`,
        `/assets/${asset}`,
        '/pins/districts.json',
        '/sw.js',
        '/icon.svg',
        '/',
        '/api/admin/backup',
      ]
    })
    afterAll(async () => {
      await stopServer(server, 'SIGTERM')
      await place.remove()
    })

    const headers = { Authorization: `Bearer ${OPERATOR}` }
    const open = (): number => readdirSync(`/proc/${server.child.pid}/fd`).length
    const copies = (): number => readdirSync(temporary()).length

    const head = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(new URL(path, address), { method: 'HEAD', headers, agent: false }, (answer) =>
          answer.resume().on('end', () => resolve(answer.statusCode)),
        )
        asked.on('error', reject).end()
      })
    const abort = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get(new URL(path, address), { headers, agent: false }, (answer) => {
          resolve(answer.statusCode)
          answer.destroy()
        })
        asked.on('error', reject)
      })

    test(
      `${TIMES} HEADs and ${TIMES} aborted GETs of every file leave as many descriptors open as before`,
      TEST_TIMEOUT,
      async () => {
        const statuses: Record<string, number | undefined> = {}
        // What is opened once and kept, such as a connection of the pool, is no leak.
        for (const path of paths) statuses[path] = await head(path)
        expect(statuses).toEqual(Object.fromEntries(paths.map((path) => [path, 200])))
        for (const path of paths) await abort(path)
        const before = open()
        for (const path of paths)
          for (const ask of [head, abort]) for (let time = 0; time < TIMES; time++) await ask(path)
        await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(before)
        await expect.poll(copies).toBe(0)
        report('descriptors', {
          routes: paths.length,
          'HEADs and aborted GETs each': TIMES,
          'descriptors before': before,
          'descriptors after': open(),
          'copies of the database left': copies(),
        })
      },
    )
  },
)
