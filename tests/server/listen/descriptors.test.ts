import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { listen } from '../../../server/listen.ts'
import { deals, orderItems, returnMedia, reviewMedia, reviews, returns } from '../../../server/db/schema.ts'
import { addGoods } from '../support/fixtures.ts'
import { buySomething } from '../reviews/review-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** A file that fits no socket's buffer, so that a client can leave in the middle of it. */
const BYTES = 8 * 1024 * 1024
const TIMES = 20

/** Where copies of the database are made, apart from those of other tests. */
const temporary = mkdtempSync(join(tmpdir(), 'haldhar-copies-'))

const DESCRIPTORS = '/proc/self/fd'
const opened = (folder: string): string[] =>
  readdirSync(DESCRIPTORS).flatMap((fd) => {
    try {
      const path = readlinkSync(join(DESCRIPTORS, fd))
      return path.startsWith(folder) || path.startsWith(temporary) ? [path] : []
    } catch {
      // The descriptor of the listing itself is gone.
      return []
    }
  })

onEmbedded((shop) => {
  let server: Awaited<ReturnType<typeof listen>>
  let paths: string[] = []
  const headers = () => ({ Authorization: `Bearer ${shop().deps.adminToken}` })

  beforeAll(async () => {
    vi.stubEnv('TMPDIR', temporary)
    const { db, deps, operator } = shop()
    // A backup that no buffer holds as a whole.
    await db.insert(deals).values({ text: randomBytes(1_000_000).toString('base64'), startDate: '', endDate: '' })
    const save = () => deps.files.save(new Uint8Array(BYTES), 'webp')
    const { listing, sku } = await addGoods(db)
    const [review] = await db
      .insert(reviews)
      .values({ authorName: 'Asha', listingId: listing.id, sku, rating: 5, comment: 'Good' })
      .returning()
    await buySomething(shop())
    const [item] = await db.select({ id: orderItems.id }).from(orderItems).limit(1)
    const [back] = await db
      .insert(returns)
      .values({ orderItemId: item?.id ?? 0, problem: 'damaged', reason: 'Torn' })
      .returning()
    const [picture, torn, banner] = [await save(), await save(), await save()]
    await db.insert(reviewMedia).values({ reviewId: review?.id ?? 0, file: picture, isPublic: true })
    await db.insert(returnMedia).values({ returnId: back?.id ?? 0, file: torn })
    await operator('PUT', 'admin/banners/home', { body: { image_urls: [banner] } })
    paths = [`/images/reviews/${picture}`, `/images/returns/${torn}`, `/images/banners/${banner}`, '/api/admin/backup']
    server = await listen(createApp(deps).fetch, 0)
  })
  afterAll(async () => {
    await server.close()
    vi.unstubAllEnvs()
    rmSync(temporary, { recursive: true })
  })

  const head = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port: server.port, path, method: 'HEAD', headers: headers() }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
        .on('error', reject)
        .end()
    })
  /** Reads the head of the answer and hangs up. */
  const abort = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = get({ port: server.port, path, headers: headers() }, (answer) => {
        resolve(answer.statusCode)
        answer.destroy()
      })
      asked.on('error', reject)
    })

  test.skipIf(process.platform !== 'linux')(
    'the HEAD of a file, and a listener who hangs up, leave no open file and no copy behind',
    { timeout: 60_000 },
    async () => {
      for (const path of paths)
        for (const ask of [head, abort])
          for (let time = 0; time < TIMES; time++) expect(await ask(path), path).toBe(200)
      await expect.poll(() => opened(shop().filesFolder)).toEqual([])
      await expect.poll(() => readdirSync(temporary)).toEqual([])
    },
  )
})
