import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath } from '../../../src/contract/shop-calls.ts'
import { rateLimits } from '../../../server/db/schema.ts'
import { addAddresses, addGoods } from '../../server/support/fixtures.ts'
import { openBuyer, orderAndRequest, sendWebhook } from '../../server/payments/payment-steps.ts'
import { onPostgres, type Answered, type Ask } from '../../server/support/support.ts'
import { CANARY, CANARY_DAY, CANARY_NUMBER, FORBIDDEN, mutated, mutationsOf } from './mutations.ts'
import type { Mutated, Mutation } from './mutations.ts'
import * as people from './customer-steps.ts'
import { askerOf, ROUTES, type NamedRoute } from './routes.ts'
import { changedTables, readRows, type Rows } from './rows.ts'
import { texts } from './sending.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** Whatever is sent, the server never fails, reveals nothing of its inside and stores nothing it was not meant to. */

const RUNS = atScale({ lean: 12, full: 1_000 })
/** Below the smallest rate limit. */
const REQUESTS_PER_LIMIT = 4

const sendMutated = (ask: Ask, { call }: NamedRoute, sent: Mutated): Promise<Answered> => {
  const search = new URLSearchParams(texts(sent.query)).toString()
  const path = fillPath(call.path, texts(sent.params)) + (search === '' ? '' : `?${search}`)
  const headers = { ...(call.keyed === true ? { 'Idempotency-Key': randomUUID() } : {}), ...sent.headers }
  if (call.method === 'GET') return ask('GET', path, { headers })
  if (sent.whole !== undefined) return ask(call.method, path, { raw: JSON.stringify(sent.whole), headers })
  if (sent.file !== undefined) {
    const { text: raw, type } = texts(sent.file)
    // A header holds nothing else.
    const claimed = { 'Content-Type': (type ?? '').replaceAll(/[^\x20-\x7e]/g, '') }
    return ask(call.method, path, { raw: raw ?? '', headers: { ...claimed, ...headers } })
  }
  if (sent.form === undefined)
    return ask(call.method, path, { headers, ...(sent.body === undefined ? {} : { body: sent.body }) })
  const form = new FormData()
  for (const [name, value] of Object.entries(texts(sent.form))) form.set(name, value)
  return ask(call.method, path, { form, headers })
}

const LEAK =
  /node_modules|\/tmp\/|\.ts:\d|\bat \w+ \(|insert into|select .* from|drizzle|postgres|pglite|SyntaxError|TypeError/i

/** Fields that are wrong only beside another one. */
const DECLARED = 'form.about.declarations'
const BESIDE: Record<string, string[]> = {
  'form.packs.0.selling_price': ['form.packs.0.price'],
  [`${DECLARED}.maker`]: [`${DECLARED}.maker_address`],
  [`${DECLARED}.maker_address`]: [`${DECLARED}.maker`],
  [`${DECLARED}.importer`]: [`${DECLARED}.importer_address`, `${DECLARED}.origin`],
  [`${DECLARED}.importer_address`]: [`${DECLARED}.importer`, `${DECLARED}.origin`],
  selling_price: ['price'],
  end: ['start'],
  password: ['name', 'email', 'phone_number'],
  maker: ['maker_address'],
  maker_address: ['maker'],
  importer: ['importer_address', 'origin'],
  importer_address: ['importer', 'origin'],
}

/** Why an answer is not what it has to be; nothing when it is. */
const objection = ({ status, body }: Answered, mutations: readonly Mutation[]): string | undefined => {
  if (status >= 500) return `answered ${status}`
  if (status < 400 || status === 202) return undefined
  if (body.status !== false || typeof body.code !== 'string' || typeof body.message !== 'string') return 'is no refusal'
  if (LEAK.test(JSON.stringify(body))) return 'tells of the inside'
  if (body.code !== 'INVALID') return undefined
  if (mutations.some(({ kind }) => kind === 'whole')) return undefined
  const fields = Object.keys(body.fields ?? {})
  if (fields.length === 0) return 'names no field'
  // Where the address names another thing the whole form is judged by that one.
  if (mutations.some((mutation) => 'path' in mutation && mutation.path[0] === 'params')) return undefined
  // A file is a field as a whole.
  const touched = mutations.flatMap((mutation) =>
    'path' in mutation ? [mutation.path[0] === 'file' ? 'file' : mutation.path.slice(1).join('.')] : [],
  )
  const isTouched = (field: string) =>
    touched.some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`))
  const around = fields.flatMap((field) => [field, ...(BESIDE[field] ?? [])])
  return around.some(isTouched) ? undefined : `names ${fields.join()} and not ${touched.join()}`
}

/** Rows of one customer that another one's request must leave alone; stock may be bought by anybody. */
const ownedRows = (before: Rows, after: Rows): Rows =>
  new Map(
    [...after].flatMap(([name, rows]) =>
      name === 'variants' ? [] : [[name, rows.difference(before.get(name) ?? new Set())]],
    ),
  )

/** What a call may bring about by its own right. */
const LAWFUL: Record<string, string> = {
  paymentVerify: 'payment_state',
  addressEdit: 'is_default',
  addressSetDefault: 'is_default',
  addressDelete: 'is_default',
  billingAddressEdit: 'is_default',
  billingAddressSetDefault: 'is_default',
  billingAddressDelete: 'is_default',
}

/** Written rows that hold what only the shop may write, or that belong to the customer who was not asking. */
const smuggled = (before: Rows, after: Rows, { name: call }: NamedRoute, victimId: number): string[] =>
  [...after].flatMap(([name, rows]) =>
    [...rows.difference(before.get(name) ?? new Set())].filter((row) => {
      if ([CANARY, String(CANARY_NUMBER), CANARY_DAY].some((canary) => row.includes(canary))) return true
      const columns = JSON.parse(row) as Record<string, unknown>
      const isForbidden = Object.entries(FORBIDDEN).some(
        ([column, value]) => columns[column] === value && LAWFUL[call] !== column,
      )
      return columns['customer_id'] === victimId || isForbidden
    }),
  )

onPostgres((shop) => {
  const seed = seedOf()
  console.warn(`fuzz: SEED=${seed}`)
  let requests = 0
  const counts: Record<string, number> = {}

  const openVictim = async () => {
    const empty = await readRows(shop().db)
    const victim = await openBuyer(shop())
    const { itemId, goods } = await people.buy(shop(), victim, 'ship', 'deliver')
    const requested = await orderAndRequest(victim, (await addGoods(shop().db)).sku, 100)
    const { reviewId } = await people.reviewed(shop(), victim)
    const { deliveryId, billingId } = victim
    const things = [victim.id, deliveryId, billingId, itemId, Number(itemId), requested.id, requested.gatewayOrderId]
    return {
      id: victim.id,
      things: [...things, reviewId, goods.sku, goods.listing.id, String(goods.listing.id), String(victim.id)],
      rows: ownedRows(empty, await readRows(shop().db)),
    }
  }

  test.each(ROUTES)('$name takes whatever is sent', TEST_TIMEOUT, async (route) => {
    const victim = await openVictim()
    const me = await openBuyer(shop())
    const ask = await askerOf(shop(), me, route.call)
    const sent = await route.send(shop(), me)
    const before = await readRows(shop().db)
    const errors = shop().errors.length
    await fc.assert(
      fc.asyncProperty(mutationsOf(route.call, sent, victim.things), async (mutations) => {
        if (requests++ % REQUESTS_PER_LIMIT === 0) await shop().db.delete(rateLimits)
        const answer = await sendMutated(ask, route, mutated(sent, mutations))
        counts[answer.status] = (counts[answer.status] ?? 0) + 1
        const why = objection(answer, mutations)
        if (why !== undefined)
          throw new Error(`${why}: ${JSON.stringify(answer.body)} ${shop().errors.slice(errors).join()}`)
      }),
      { numRuns: RUNS, seed, endOnFailure: true },
    )
    const after = await readRows(shop().db)
    const isLogged = route.call.caller === 'staff'
    const allowed = [...(route.writes ?? []), ...(isLogged ? ['audit_log'] : [])]
    expect(changedTables(before, after).filter((name) => !allowed.includes(name))).toEqual([])
    // They may change what is any customer's.
    if (isLogged) return
    const lost = [...victim.rows].flatMap(([name, rows]) => [...rows.difference(after.get(name) ?? new Set())])
    expect(lost, 'another customer’s rows').toEqual([])
    expect(smuggled(before, after, route, victim.id)).toEqual([])
  })

  test('whatever the provider’s signature is put under is heard or refused', TEST_TIMEOUT, async () => {
    const me = await openBuyer(shop())
    await addAddresses(me)
    const { gatewayOrderId } = await orderAndRequest(me, (await addGoods(shop().db)).sku, 100)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.string(), async (id, amount, event) => {
        const entity = { id, amount, order_id: gatewayOrderId } as { id: string; amount: number; order_id: string }
        requests++
        const { status } = await sendWebhook(shop(), entity, { event: event === '' ? 'payment.captured' : event })
        if (status >= 500) throw new Error(`answered ${status}`)
      }),
      { numRuns: RUNS, seed },
    )
    expect(shop().errors).toEqual([])
  })

  test('every call was asked as often as was wanted', () => {
    report('fuzz', { routes: ROUTES.length + 1, requests, ...counts })
    expect(requests).toBeGreaterThanOrEqual(RUNS * ROUTES.length)
  })
})
