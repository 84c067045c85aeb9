import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { categories, listings, products } from '../../../server/db/schema.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { startServer, stopServer } from '../../server/support/process.ts'
import { askerOf, type Answer } from './askers.ts'
import type { Neighbour, Waited } from './neighbour.ts'
import { TEST_TIMEOUT, atScale, report } from '../support/test-scale.ts'

/** Hundreds of addresses that nobody has asked for before, at once, on the embedded database; neighbours notice little. */

const AT_ONCE = 400
const ROUNDS = atScale({ lean: 1, full: 10 })
const NETWORKS = 40
const DRIPS = 50
/** What is promised on a machine of its own; beside other tests on an unknown one it may be some more. */
const SLACK = atScale({ lean: 3, full: 1 })
const HEALTH_MS = 500 * SLACK
const HOME_MS = 3_000 * SLACK
/**
 * What may stay of it: 40 MB of kept pages, about as much of the catalogue, and what V8 keeps of a heap that was used,
 * up to half of it.
 */
const MEMORY_MB = 200
const MEMORY_BACK_MS = 120_000
const GUEST = '127.0.0.97'

const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-odd-'))
let known = { category: '', product: '', picture: '' }

beforeAll(async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await seedIfEmpty(database.db)
  const [found] = await database.db
    .select({ category: categories.slug, product: listings.slug, id: products.id, file: products.imageUrl })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .limit(1)
  await database.close()
  if (found === undefined) throw new Error('Nothing is sold')
  known = { ...found, picture: `/images/products/${found.id}/${found.file}` }
}, 240_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const word = () => randomBytes(6).toString('hex')
let counter = 0

/** Addresses of every kind, no two of them alike. */
const ODD: readonly (() => string)[] = [
  () => `/?x=${word()}`,
  () => `/?fbclid=${word()}&utm_source=${word()}`,
  () => `/hi?x=${word()}`,
  () => `/category/${known.category}?gclid=${word()}`,
  () => `/category/${known.category}?max_price=${1_000 + ++counter}`,
  () => `/mr/category/${known.category}?min_price=${++counter}`,
  () => `/category/${word()}`,
  () => `/product-details/${known.product}?x=${word()}`,
  () => `/ta/product-details/${word()}`,
  () => `/search?q=${word()}`,
  () => `/${word()}/${word()}`,
  () => `/te/${word()}`,
  () => `/${'x'.repeat(7_000)}${word()}`,
  () => `/?${Array.from({ length: 500 }, () => `${word()}=1`).join('&')}`,
  () => `/desk/${word()}`,
  () => `/api/products?limit=24&max_price=${1_000 + ++counter}`,
  () => `/api/products?limit=24&x=${word()}`,
  () => `/api/product-filters?category=${word()}`,
  () => `/api/product/details/${word()}`,
  () => `${known.picture}?w=${++counter}`,
  () => `/images/banners/orchard-1.webp?w=${++counter}&x=${word()}`,
  () => `/images/products/${++counter}/${word()}.webp?w=640`,
  () => `/${'%61'.repeat(500)}?${word()}`,
  () => `/?x=${'y'.repeat(20_000)}${word()}`,
]
const oddAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => ODD[at % ODD.length]?.() ?? '/')

/** Refused for a time, with the time; or answered, also that there is no such page, or that the address is too long. */
const isGood = ({ status, retryAfter }: Answer): boolean =>
  [429, 503].includes(status) ? Number(retryAfter) > 0 : [200, 302, 400, 404, 414, 422, 431].includes(status)

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/** Heads that never end. */
const drip = (address: string) => {
  const { port } = new URL(address)
  const sockets = Array.from({ length: DRIPS }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.98' })
    socket.on('error', () => undefined).resume()
    socket.write('GET /?x=1 HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
    return socket
  })
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 500)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}

/** Looks at these again and again, from a thread of its own, until told to stop. */
const openNeighbour = (neighbour: Neighbour) => {
  const thread = new Worker(new URL('neighbour.ts', import.meta.url), { workerData: neighbour })
  const told = once(thread, 'message')
  return async (): Promise<Waited> => {
    thread.postMessage('stop')
    const [waited] = (await told) as [Waited]
    await thread.terminate()
    return waited
  }
}

test('400 odd addresses at once leave health, home and memory as they were', TEST_TIMEOUT, async () => {
  const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const address = await server.address
  const [asker, guest] = [askerOf(address), askerOf(address, true)]
  try {
    const pid = server.child.pid ?? 0
    const home = async () => (await guest.ask('/', GUEST).answer).status
    for (let warm = 0; warm < 200; warm++) expect(await home()).toBe(200)
    const before = memoryOf(pid)
    const stopLooking = openNeighbour({
      address,
      pid,
      paths: ['/api/health', '/', `/category/${known.category}?max_price=5#`],
    })
    const stopDrips = drip(address)
    const answers: (Answer & { path: string })[] = []
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 100)
    for (let round = 0; round < ROUNDS; round++)
      for (const networks of [1, NETWORKS]) {
        const from = (at: number) => `127.0.0.${2 + (at % networks)}`
        const asked = oddAddresses(AT_ONCE).map(async (path, at) => ({
          path,
          ...(await asker.ask(path, from(at)).answer),
        }))
        answers.push(...(await Promise.all(asked)))
        const left = oddAddresses(AT_ONCE).map((path, at) => asker.ask(path, from(at)))
        await pause(10)
        for (const { leave } of left) leave()
        await Promise.all(left.map(({ answer }) => answer))
      }
    const { longest, failed } = await stopLooking()
    const [health = Infinity, homeMs = Infinity, own = Infinity, fresh = 0] = longest
    stopDrips()
    clearInterval(watch)
    const begin = performance.now()
    const isBack = () => memoryOf(pid) < before + MEMORY_MB
    while (!isBack() && performance.now() - begin < MEMORY_BACK_MS) {
      await home()
      await pause(100)
    }
    const counts = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
      ([status, of]) => `${status}: ${of?.length}`,
    )
    report('odd-addresses', {
      addresses: answers.length,
      'with the answers': `(${counts.join(', ')})`,
      'ms for health at most': health,
      'ms for it on a new connection': fresh,
      'ms for the home page': homeMs,
      'ms for a page of one’s own': own,
      'MB before': Math.round(before),
      'MB at most': Math.round(peak),
      'MB after': Math.round(memoryOf(pid)),
      's until then': Math.round((performance.now() - begin) / 1000),
    })
    expect(answers.filter((answer) => !isGood(answer))).toEqual([])
    expect(failed).toEqual([])
    expect(health).toBeLessThan(HEALTH_MS)
    expect(Math.max(homeMs, fresh)).toBeLessThan(HOME_MS)
    expect(isBack()).toBe(true)
  } finally {
    for (const { close } of [asker, guest]) close()
    await stopServer(server, 'SIGTERM')
  }
})
