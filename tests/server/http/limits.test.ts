import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '../../../server/db/schema.ts'
import type { PromiseId } from '../../proofs/promises/registry.ts'
import { keeps } from '../../support/keeps.ts'
import { browserAt, newForm } from '../accounts/account-steps.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded, type Answered, type TestShop } from '../support/support.ts'

/** How often each call may be made, by whom it counts, and what is said then: the numbers are written here by hand. */

const FROM = '203.0.113.40'
const person = () => {
  const { password: _, ...form } = newForm()
  return form
}

/** What is promised, how the counter's name begins, how often at most, and what is done again and again. */
type Limited = [
  id: PromiseId,
  counter: string,
  most: number,
  prepare: (shop: TestShop) => Promise<() => Promise<Answered>>,
]
const from = (again: (shop: TestShop) => Promise<Answered>) => async (shop: TestShop) => () => again(shop)

const LIMITED: Limited[] = [
  ['s9/search', 'search', 600, from(({ ask }) => ask('GET', 'search/urea', { from: FROM }))],
  ['s9/products-search', 'search', 600, from(({ ask }) => ask('GET', 'products?q=urea', { from: FROM }))],
  [
    's9/enquiry-phone',
    'formsPerPhone',
    5,
    async ({ ask }) => {
      const form = person()
      return () => ask('POST', 'enquiry', { body: { message: 'Contact for Bulk Order', ...form }, from: FROM })
    },
  ],
  [
    's9/enquiry-network',
    'formsPerNetwork',
    100,
    from(({ ask }) => ask('POST', 'enquiry', { body: { message: 'Contact for Bulk Order', ...person() }, from: FROM })),
  ],
  [
    's9/seller-phone',
    'formsPerPhone',
    5,
    async ({ ask }) => {
      const form = person()
      return () => ask('POST', 'vendor/request', { body: form, from: FROM })
    },
  ],
  [
    's9/register-email',
    'registerPerContact',
    5,
    async ({ ask }) => {
      const { email } = newForm()
      return () => ask('POST', 'auth/register', { body: { ...newForm(), email }, from: FROM })
    },
  ],
  [
    's9/register-phone',
    'registerPerContact',
    5,
    async ({ ask }) => {
      const { phone_number } = newForm()
      return () => ask('POST', 'auth/register', { body: { ...newForm(), phone_number }, from: FROM })
    },
  ],
  [
    's9/register-network',
    'registerPerNetwork',
    2000,
    from(({ ask }) => ask('POST', 'auth/register', { body: newForm(), from: FROM })),
  ],
  [
    's8/network',
    'loginPerNetwork',
    2000,
    from(({ ask }) => ask('POST', 'auth/login', { body: { email: newForm().email, password: 'wrong' }, from: FROM })),
  ],
  [
    's8/strangers',
    'loginFailuresOfStrangers',
    20,
    async (shop) => {
      const form = await browserAt(shop, '203.0.113.41').register()
      return () => browserAt(shop, FROM).login(form, 'wrong')
    },
  ],
  [
    's9/orders',
    'orders',
    60,
    async (shop) => {
      const me = await openBuyer(shop)
      const { sku } = await addGoods(shop.db, { price: 100, stock: 50 })
      return () => me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    },
  ],
]

onEmbedded((shop) => {
  test.each(LIMITED)('%s: so often and no more, and then it says when', async (id, counter, most, prepare) => {
    const again = await prepare(shop())
    await shop().db.delete(rateLimits)
    // Twice, so that what counts by something new each time falls away.
    for (const _ of ['once', 'twice']) expect((await again()).status).not.toBe(429)
    const counters = await shop().db.select().from(rateLimits)
    const own = counters.filter(({ bucket, count }) => bucket.startsWith(`${counter}:`) && count === 2)
    await keeps(id, async () => {
      expect(own.length).toBeGreaterThan(0)
      for (const { bucket } of own) {
        const set = (count: number) =>
          shop()
            .db.update(rateLimits)
            .set({ count: sql`${count}` })
            .where(eq(rateLimits.bucket, bucket))
        await set(most - 1)
        expect((await again()).status, `${bucket} leaves one more`).not.toBe(429)
        await set(most)
        const refused = await again()
        expect([refused.status, refused.body.code], `${bucket} is full`).toEqual([429, 'TOO_MANY_REQUESTS'])
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
        await set(0)
      }
    })
  })

  test('no counter tells whose attempts it counts: neither phone, email nor network address', async () => {
    await shop().db.delete(rateLimits)
    for (const [, , , prepare] of LIMITED) await (await prepare(shop()))()
    const form = await browserAt(shop(), FROM).register()
    await browserAt(shop(), FROM).ask(form.phone_number)
    await browserAt(shop(), FROM).loginByEmail(form, 'wrong')
    const buckets = (await shop().db.select().from(rateLimits)).map(({ bucket }) => bucket)
    expect(buckets.length).toBeGreaterThan(LIMITED.length)
    expect(buckets.filter((bucket) => !/^[a-zA-Z]+:[0-9a-f]{64}$/.test(bucket))).toEqual([])
  })
})
