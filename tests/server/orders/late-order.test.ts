import 'fake-indexeddb/auto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orders } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import { useAttempts } from '../../../src/shop/order-attempts/attempts.store.ts'
import { askOpenOrder, sendOpenOrder } from '../../../src/shop/order-attempts/open-order.ts'
import type { OrderCreate } from '../../../src/contract/forms.ts'
import { writeAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { sendFrozen } from '../../../src/client/sync/send-frozen.ts'
import { until } from '../../support/request-gate.ts'
import { freshPhone, START } from '../../support/phone.ts'
import type { TestPhone } from '../../support/phone.ts'
import { addGoods } from '../support/fixtures.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** A phone that comes back after days with an order whose outcome it does not know, against the real server code. */

const DAY = 86_400_000

let phone: TestPhone

beforeEach(async () => {
  phone = await freshPhone()
})
afterEach(() => setIdentity(null))

onEmbedded((shop) => {
  /** The phone's network: loses what it is told to. */
  let lose: 'request' | 'answer' | undefined
  const connect = () => {
    const app = createApp(shop().deps)
    configureCalls({
      base: 'http://shop.test/api/',
      fetch: async (input, init) => {
        if (lose === 'request') throw new TypeError('Failed to fetch')
        const request = new Request(input, init)
        const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
        if (lose === 'answer') throw new TypeError('Failed to fetch')
        // As the server's socket reports it.
        answer.headers.set('Date', shop().deps.clock().toUTCString())
        return answer
      },
    })
  }
  /** Phone and server show the same time, and advance together. */
  const setClocks = async () => {
    const now = shop().deps.clock().getTime()
    phone.later(now - START)
    await phone.db.meta.put({ key: 'server clock', value: now })
  }
  const pass = async (days: number) => {
    phone.later(days * DAY)
    shop().pass(days * DAY)
    await purgeExpired(shop().deps)
  }
  const logIn = async (me: Buyer) =>
    setIdentity({ acct: me.id, token: await openSession(shop().deps, 'customer', me.id) })
  const ordersOf = (me: Buyer) => shop().db.query.orders.findMany({ where: eq(orders.customerId, me.id) })
  const news = () => useAttempts.getState().ended.map((attempt) => attempt.news?.state)

  const begin = async (isAnswerLost: boolean, ahead = 0) => {
    connect()
    await setClocks()
    phone.later(ahead * DAY)
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 5 })
    // Safe: the buyer's line is one of an order.
    const order = { order_items: [me.line(sku, 100)] } as unknown as OrderCreate
    const token = await openSession(shop().deps, 'customer', me.id)
    const { attempt } = await writeAttempt(phone, me.id, order, false)
    lose = isAnswerLost ? 'answer' : 'request'
    await sendFrozen({ wire: attempt.wire, account: { acct: me.id, token }, key: attempt.key })
    lose = undefined
    phone.later(-ahead * DAY)
    return { me, attempt }
  }

  test.each([
    { days: 1, lost: 'answer', orders: 1, told: 'placed' },
    { days: 34, lost: 'answer', orders: 1, told: 'placed' },
    { days: 36, lost: 'answer', orders: 1, told: 'forgotten' },
    { days: 60, lost: 'answer', orders: 1, told: 'forgotten' },
    { days: 8, lost: 'request', orders: 0, told: 'given_up' },
    { days: 33, lost: 'request', orders: 0, told: 'given_up' },
    { days: 36, lost: 'request', orders: 0, told: 'forgotten' },
    { days: 60, lost: 'request', orders: 0, told: 'forgotten' },
  ] as const)(
    'after $days days an order whose $lost was lost is there $orders times, and the farmer is told: $told',
    async ({ days, lost, orders: count, told }) => {
      const { me, attempt } = await begin(lost === 'answer')
      await pass(days)
      await logIn(me)
      await askOpenOrder()
      expect(await ordersOf(me)).toHaveLength(count)
      await until(() => news().length === 1)
      expect(news()).toEqual([told])
      // Neither a tap nor a late copy from the network makes it a second one.
      await sendOpenOrder()
      const token = await openSession(shop().deps, 'customer', me.id)
      await sendFrozen({ wire: attempt.wire, account: { acct: me.id, token }, key: attempt.key })
      expect(await ordersOf(me)).toHaveLength(count)
    },
  )

  test('after a day an order that never left waits for a tap, and is placed by it once', async () => {
    const { me } = await begin(false)
    await pass(1)
    await logIn(me)
    await askOpenOrder()
    expect(await ordersOf(me)).toEqual([])
    expect(useAttempts.getState()).toMatchObject({ asked: 'unknown', ended: [] })
    await sendOpenOrder()
    await sendOpenOrder()
    expect(await ordersOf(me)).toHaveLength(1)
    expect(news()).toEqual(['placed'])
  })

  test.each([-30, 30])('a clock that is set by %i days makes no old order young', async (days) => {
    const { me } = await begin(false)
    await pass(36)
    phone.later(days * DAY)
    await logIn(me)
    await askOpenOrder()
    await sendOpenOrder()
    expect(await ordersOf(me)).toEqual([])
    await until(() => news().length === 1)
  })

  test('an order that a clock has dated 30 days too late is not placed again when the shop has forgotten it', async () => {
    const { me } = await begin(true, 30)
    await pass(36)
    await logIn(me)
    await askOpenOrder()
    await sendOpenOrder()
    expect(await ordersOf(me)).toHaveLength(1)
    await until(() => news().length === 1)
    expect(news()).toEqual(['forgotten'])
  })

  test('an order that an unset clock has dated is given up, never sent', async () => {
    const { me } = await begin(false, -400)
    await pass(1)
    await logIn(me)
    await askOpenOrder()
    await sendOpenOrder()
    expect(await ordersOf(me)).toEqual([])
    await until(() => news().length === 1)
  })
})
