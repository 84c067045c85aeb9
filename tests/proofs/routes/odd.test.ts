import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath } from '../../../src/contract/shop-calls.ts'
import { rateLimits } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { listen } from '../../../server/listen.ts'
import { addGoods } from '../../server/support/fixtures.ts'
import { openBuyer, orderAndRequest, sendWebhook } from '../../server/payments/payment-steps.ts'
import { onBothDatabases, type Answered, type Ask, type TestShop } from '../../server/support/support.ts'
import { mutated, type Mutated } from './mutations.ts'
import { oddPaths, statusOf } from './odd-paths.ts'
import { oddText, oddTexts, tornBytes } from './odd-texts.ts'
import { askerOf, ROUTES, type NamedRoute } from './routes.ts'
import { text, texts } from './sending.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** Addresses that are none, texts that cannot be stored and days that no calendar has: refused, and nothing breaks. */

const PATHS = atScale({ lean: 300, full: 2_000 })
const BODIES = atScale({ lean: 10, full: 1_000 })
/** Below the smallest limit of those who ask too often. */
const REQUESTS_PER_LIMIT = 4

/** The request with half characters as they are, in the address, in a form's names and files, and in JSON. */
const sendTorn = async (ask: Ask, { call }: NamedRoute, sent: Mutated, isTorn: boolean): Promise<Answered> => {
  const search = new URLSearchParams(texts(sent.query)).toString()
  const whole = fillPath(call.path, texts(sent.params)) + (search === '' ? '' : `?${search}`)
  const path = isTorn ? whole.replaceAll('%EF%BF%BD', '%ED%A0%80') : whole
  const headers = call.keyed === true ? { 'Idempotency-Key': randomUUID() } : {}
  if (call.method === 'GET') return ask('GET', path, { headers })
  if (sent.form !== undefined) {
    const form = new FormData()
    for (const [name, value] of Object.entries(texts(sent.form))) form.set(name, value)
    const odd = text(Object.values(sent.form).at(-1))
    if (isTorn) form.set(`${call.multipart}[0]`, new File([odd], odd, { type: 'image/png' }))
    const { raw, type } = await tornBytes(form)
    return ask(call.method, path, { raw, headers: { ...headers, 'Content-Type': type } })
  }
  if (sent.file !== undefined) {
    const { text: content, type } = sent.file
    const raw = typeof content === 'string' && isTorn ? (await tornBytes(content)).raw : content
    return ask(call.method, path, { raw, headers: { ...headers, 'Content-Type': type } })
  }
  if (sent.body === undefined) return ask(call.method, path, { headers })
  if (!isTorn) return ask(call.method, path, { headers, body: sent.body })
  // As bytes, where JSON of its own writes an escape.
  const { raw } = await tornBytes(text(sent.body).replaceAll(/\\ud[89a-f]../gi, '\uFFFD'))
  return ask(call.method, path, { headers, raw })
}

/** Counts answers, and names the request behind each server error. */
const counting = (shop: () => TestShop, counts: Record<string, number>) => {
  let requests = 0
  return async (name: string, send: () => Promise<{ status: number }>): Promise<void> => {
    if (requests++ % REQUESTS_PER_LIMIT === 0) await shop().db.delete(rateLimits)
    const { status } = await send()
    counts[status] = (counts[status] ?? 0) + 1
    if (status >= 500) throw new Error(`${name} was answered ${status} ${shop().errors.at(-1)}`)
  }
}
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0)

onBothDatabases((shop) => {
  const seed = seedOf()
  console.warn(`odd: SEED=${seed}`)
  const counts: Record<string, number> = {}
  const count = counting(shop, counts)

  test.each(ROUTES)('$name breaks at no text that cannot be stored', TEST_TIMEOUT, async (route) => {
    const me = await openBuyer(shop())
    const ask = await askerOf(shop(), me, route.call)
    const sent = await route.send(shop(), me)
    await fc.assert(
      fc.asyncProperty(oddTexts(route.call, sent), fc.boolean(), (mutations, isTorn) =>
        count(route.name, () => sendTorn(ask, route, mutated(sent, mutations), isTorn)),
      ),
      { numRuns: BODIES, seed, endOnFailure: true },
    )
  })

  test('the provider’s signed word breaks at no text that cannot be stored', TEST_TIMEOUT, async () => {
    const requested = await orderAndRequest(await openBuyer(shop()), (await addGoods(shop().db)).sku, 100)
    await fc.assert(
      fc.asyncProperty(oddText, fc.constantFrom('id', 'order_id', 'event', 'currency'), (odd, place) => {
        const entity = { id: randomUUID(), order_id: requested.gatewayOrderId, amount: 10_000 }
        if (place === 'event') return count('webhook', () => sendWebhook(shop(), entity, { event: odd }))
        return count('webhook', () => sendWebhook(shop(), { ...entity, [place]: odd }))
      }),
      { numRuns: BODIES, seed, endOnFailure: true },
    )
  })

  test('every call was asked with odd texts', () => {
    report(`odd texts, ${shop().kind}`, { calls: ROUTES.length + 1, requests: sum(counts), ...counts })
    expect(sum(counts)).toBe(BODIES * (ROUTES.length + 1))
  })

  test('no address breaks the server', TEST_TIMEOUT, async () => {
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.test', api: async (asked) => app.fetch(asked) })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages })
    const server = await listen(app.fetch, 0)
    const asked: Record<string, number> = {}
    const before = shop().errors.length
    const countPath = counting(shop, asked)
    const tokens = { anyone: undefined, customer: (await openBuyer(shop())).token, operator: shop().deps.adminToken }
    await fc.assert(
      fc.asyncProperty(oddPaths, (odd) =>
        countPath(`${odd.method} ${odd.path}`, async () => ({
          status: await statusOf(server.port, odd, tokens[odd.caller]),
        })),
      ),
      { numRuns: PATHS, seed, endOnFailure: true },
    )
    await server.close()
    report(`odd paths, ${shop().kind}`, { requests: sum(asked), ...asked })
    expect(shop().errors.slice(before)).toEqual([])
  })
})
