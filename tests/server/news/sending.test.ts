import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { outbox, pushSubscriptions } from '../../../server/db/schema.ts'
import type { PushSender } from '../../../server/ports/push-sender.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { sendNews } from '../../../server/shop/news/send-news.ts'
import { RECEIPT_MS } from '../../../src/contract/constants.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { order, ordered, subscribe } from './news-steps.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What was written down is sent: at least once, by one process at a time, and not for ever. */

onBothDatabases((shop) => {
  const rowsOf = (customerId: number) =>
    shop().db.select().from(outbox).where(eq(outbox.customerId, customerId)).orderBy(outbox.id)
  const pushedTo = (endpoint: string) =>
    shop()
      .pushed.filter(({ to }) => to.endpoint === endpoint)
      .map(({ message }) => message)
  const withPush = (send: PushSender['send']) => ({ ...shop().deps, push: { ...shop().deps.push, send } })
  /** Leaves nothing that another test has written. */
  const sendAll = async () => {
    await sendNews(shop().deps, 'sms')
    await sendNews(shop().deps, 'push')
  }

  test('an SMS goes to the customer’s phone in the language of her order, with its number and the way to it', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db)
    const orderId = await order(me, sku, { lang: 'hi' })
    const from = shop().sent.length
    await sendAll()
    const texts = shop()
      .sent.slice(from)
      .map(({ text }) => text)
    expect(texts).toContain(`Haldhar: ऑर्डर ${orderId} हो गया। shop.example/hi/order-history`)
    expect(await rowsOf(me.id)).toMatchObject([{ state: 'sent', attempts: 1, sentAt: expect.any(Date) as unknown }])
    await sendAll()
    expect(shop().sent.filter(({ text }) => text.includes(orderId))).toHaveLength(1)
  })

  test('a gateway that may not send a language sends English', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db)
    const orderId = await order(me, sku, { lang: 'ta' })
    const { sender } = shop().deps
    await sendNews({ ...shop().deps, sender: { ...sender, languages: ['hi'] } }, 'sms')
    expect(shop().sent.at(-1)?.text).toMatch(`Haldhar: Order ${orderId} is placed.`)
  })

  test('a browser is sent text, page and the name of the news; the staff theirs', async () => {
    const { browser, orderId } = await ordered(shop())
    await sendAll()
    expect(pushedTo(browser)).toEqual([
      {
        title: 'Haldhar',
        body: `Order ${orderId} is placed.`,
        url: '/order-history',
        tag: `order:${orderId}:placed:customer:push`,
      },
    ])
    expect(shop().pushed.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({ body: `New order ${orderId}.`, url: '/desk/' }),
    )
  })

  test('killed after sending and before noting it, it sends again under the same name', async () => {
    const { me, browser } = await ordered(shop())
    const died = withPush(async (to, message) => {
      shop().pushed.push({ to, message })
      throw new Error('The process died')
    })
    await sendNews(died, 'push')
    await sendNews(shop().deps, 'push')
    expect(pushedTo(browser), 'not at once').toHaveLength(1)
    shop().pass(2 * MINUTE)
    await sendAll()
    const [first, second, ...more] = pushedTo(browser)
    expect(more).toEqual([])
    expect(second?.tag).toBe(first?.tag)
    expect(second).toBeDefined()
    expect(await rowsOf(me.id)).toMatchObject([{ channel: 'sms' }, { channel: 'push', state: 'sent', attempts: 2 }])
  })

  test('what a dead process had begun to send is sent by another once its time is over', async () => {
    const { me, browser } = await ordered(shop())
    await shop()
      .db.update(outbox)
      .set({ attempts: 1, nextAt: new Date(shop().deps.clock().getTime() + MINUTE) })
      .where(eq(outbox.customerId, me.id))
    await sendAll()
    expect(pushedTo(browser)).toEqual([])
    shop().pass(MINUTE)
    await sendAll()
    expect(pushedTo(browser)).toHaveLength(1)
  })

  test('two jobs side by side send each message once', async () => {
    const { me, goods } = await ordered(shop(), { stock: 1000 })
    for (let more = 0; more < 30; more++) await order(me, goods.sku, {})
    const from = shop().sent.length
    await Promise.all([1, 2, 3].map(() => sendNews(shop().deps, 'sms')))
    const texts = shop()
      .sent.slice(from)
      .map(({ text }) => text)
    expect(texts.length).toBeGreaterThanOrEqual(31)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('a push service that hangs holds up nobody else', async () => {
    const [slow, quick] = [await ordered(shop()), await ordered(shop())]
    const { promise: hanging, resolve: release } = Promise.withResolvers<'taken'>()
    const hangs = withPush(async (to, message) => {
      if (to.endpoint === slow.browser) return hanging
      return shop().deps.push.send(to, message, 0)
    })
    const running = sendNews(hangs, 'push')
    await vi.waitFor(() => expect(pushedTo(quick.browser)).toHaveLength(1))
    await sendNews(shop().deps, 'sms')
    expect(shop().sent.some(({ text }) => text.includes(slow.orderId))).toBe(true)
    release('taken')
    await running
  })

  test('what fails is tried ever more rarely, and given up in the end; the log names nobody', async () => {
    const { me, browser } = await ordered(shop())
    await sendNews(shop().deps, 'sms')
    const logged: unknown[] = []
    const fails = {
      ...withPush(() => Promise.reject(new Error('The push service answered 500'))),
      log: { ...shop().deps.log, warn: (...said: unknown[]) => logged.push(said) },
    }
    const rests: number[] = []
    for (let tries = 0; tries < 20; tries++) {
      await sendNews(fails, 'push')
      const row = (await rowsOf(me.id)).find(({ channel }) => channel === 'push')
      if (row?.state !== 'waiting') break
      const rest = row.nextAt.getTime() - shop().deps.clock().getTime()
      rests.push(rest)
      shop().pass(rest + 1000)
    }
    expect(await rowsOf(me.id)).toMatchObject([{}, { channel: 'push', state: 'failed', attempts: 10 }])
    expect(rests.at(-1)).toBeGreaterThan(10 * (rests[0] ?? Infinity))
    expect(logged).not.toEqual([])
    expect(JSON.stringify(logged)).not.toContain(browser.slice(-12))
  })

  test('“out for delivery” of yesterday is not sent any more', async () => {
    const { me, browser, itemId, move } = await ordered(shop())
    await move('pack', { lines: [{ order_item_id: itemId, quantity: 1 }] })
    await sendAll()
    await move('hand-over', {})
    shop().pass(24 * HOUR)
    await sendAll()
    expect(pushedTo(browser)).toHaveLength(2)
    expect((await rowsOf(me.id)).filter(({ template }) => template === 'out')).toMatchObject([
      { state: 'failed' },
      { state: 'failed' },
    ])
  })

  test('a browser that takes nothing any more is forgotten, the others go on', async () => {
    const { me, browser, goods } = await ordered(shop())
    const second = await subscribe(me.ask, {})
    await sendNews(
      withPush(async ({ endpoint }) => (endpoint === browser ? 'gone' : 'taken')),
      'push',
    )
    const left = await shop().db.select().from(pushSubscriptions).where(eq(pushSubscriptions.customerId, me.id))
    expect(left.map(({ endpoint }) => endpoint)).toEqual([second])
    await order(me, goods.sku, {})
    await sendAll()
    expect([pushedTo(browser), pushedTo(second)]).toMatchObject([[], [{}]])
  })

  test('old news is deleted, as receipts are', async () => {
    const { me } = await ordered(shop())
    await purgeExpired(shop().deps)
    expect(await rowsOf(me.id)).toHaveLength(2)
    shop().pass(RECEIPT_MS + HOUR)
    await purgeExpired(shop().deps)
    expect(await rowsOf(me.id)).toEqual([])
  })
})
