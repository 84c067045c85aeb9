import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, outbox } from '../../../server/db/schema.ts'
import { sendNews } from '../../../server/shop/news/send-news.ts'
import { LIMITS } from '../../../server/shop/core/rate-limits.ts'
import { codeOf } from '../accounts/account-steps.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { order, toldTo } from './news-steps.ts'

/** No paid message goes to a number that nobody has proven. */

onBothDatabases((shop) => {
  const phoneOf = async (id: number) =>
    (await shop().db.select().from(customers).where(eq(customers.id, id)))[0]?.phoneNumber ?? ''
  const sentTo = async (id: number) => {
    const phone = await phoneOf(id)
    return shop().sent.filter(({ to, text }) => to === phone && text.startsWith('Haldhar:'))
  }
  const send = () => sendNews(shop().deps, 'sms')

  test('60 orders placed and cancelled in a stranger’s name: 0 messages; proven by a code, news flows', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 1000 })
    for (let one = 0; one < 60; one++) {
      if (one % 50 === 49) shop().pass(61_000)
      expect(await order(me, sku, {})).toMatch(/^HD/)
    }
    const items: { order_item_id: number }[] = (await me.ask('GET', 'order/get-history')).body.data
    for (const { order_item_id } of items)
      await me.ask('POST', 'order/cancel', { body: { order_item_id }, key: randomUUID() })
    await send()
    expect(await sentTo(me.id)).toEqual([])
    expect(await toldTo(shop(), { customerId: me.id }, 'sms')).toEqual([])

    expect((await me.ask('GET', 'account')).body.data.phone_proven).toBe(false)
    expect((await me.ask('POST', 'account/phone-code')).status).toBe(200)
    const phone = await phoneOf(me.id)
    expect((await me.ask('POST', 'account/phone-proven', { body: { code: '000000' } })).status).toBe(401)
    expect((await me.ask('POST', 'account/phone-proven', { body: { code: codeOf(shop(), phone) } })).status).toBe(200)
    expect((await me.ask('GET', 'account')).body.data.phone_proven, 'and she is logged in still').toBe(true)
    await order(me, sku, {})
    await send()
    expect((await sentTo(me.id)).map(({ text }) => text)).toEqual([expect.stringContaining('HD')])
  })

  test.each(['blockedAt', 'phoneProvenAt'] as const)(
    'what waits for a number goes nowhere once %s says no',
    async (column) => {
      const me = await openProven(shop())
      const { sku } = await addGoods(shop().db, {})
      await order(me, sku, {})
      const value = column === 'blockedAt' ? new Date() : null
      await shop()
        .db.update(customers)
        .set({ [column]: value })
        .where(eq(customers.id, me.id))
      await order(me, sku, {})
      await send()
      expect(await sentTo(me.id)).toEqual([])
      const rows = await shop().db.select().from(outbox).where(eq(outbox.customerId, me.id))
      expect(rows.map(({ channel, state }) => [channel, state])).toEqual([['sms', 'failed']])
    },
  )

  test('a complaint in a stranger’s name sends her nothing', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, {})
    const order_id = await order(me, sku, {})
    await me.ask('POST', 'complaints', { body: { order_id, text: 'The bag was torn when it came' }, key: randomUUID() })
    await send()
    expect(await sentTo(me.id)).toEqual([])
  })

  test('a proven number too gets so much news a day and no more', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db, { stock: 1000 })
    shop().deps.smsPerNumber = 10
    try {
      for (let one = 0; one < 15; one++) await order(me, sku, {})
      await send()
      expect(await sentTo(me.id)).toHaveLength(10)
    } finally {
      delete shop().deps.smsPerNumber
    }
    expect(LIMITS.smsPerNumber.max).toBeLessThanOrEqual(50)
  })
})
