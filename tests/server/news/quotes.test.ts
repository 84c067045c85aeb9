import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries, outbox } from '../../../server/db/schema.ts'
import { newsMessage } from '../../../server/shop/news/texts/news-messages.ts'
import { accept, enquire, offer, openProven, quote } from '../enquiries/quote-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'
import { openDesk, subscribe, toldTo } from './news-steps.ts'

/** What both sides are told from an enquiry to its order. */

onEmbedded((shop) => {
  test('a shop hears of an enquiry and of its order once, the customer of each shop’s first quote', async () => {
    const goods = await addGoods(shop().db, { stock: 2000 })
    const { sellerId } = goods.listing
    const desk = await openDesk(shop(), sellerId)
    const other = await addSeller(shop().db)
    const stranger = await openDesk(shop(), other.id)
    for (const { ask } of [desk, stranger]) await subscribe(ask, { desk: true })
    const me = await openProven(shop())
    await subscribe(me.ask, {})
    const id = await enquire(shop(), { phone: me.phone, lines: [{ sku: goods.sku, quantity: 500 }] })
    await shop().db.update(enquiries).set({ language: 'hi' }).where(eq(enquiries.id, id))
    expect(await toldTo(shop(), { sellerId })).toEqual(['newEnquiry'])

    await quote(desk.ask, id, offer(goods.sku))
    const again = await quote(desk.ask, id, offer(goods.sku, { delivery_charge: 5 }))
    expect(await toldTo(shop(), { customerId: me.id })).toEqual(['quoted', 'quoted'])
    const rows = await shop().db.select().from(outbox).where(eq(outbox.customerId, me.id))
    expect(rows.map(({ channel, language }) => `${channel} ${language}`).toSorted()).toEqual(['push hi', 'sms hi'])
    expect(newsMessage('quoted', { shop: 'Green Shop' }, 'hi').path).toBe('/hi/enquiries')
    expect(newsMessage('newEnquiry', { enquiry: '12' }, 'hi').path).toBe('/desk/enquiries')

    await accept(me, again.body.data.quotes[0].id)
    expect(await toldTo(shop(), { sellerId })).toEqual(['newEnquiry', 'newOrder'])
    expect(await toldTo(shop(), { customerId: me.id }, 'push')).toEqual(['quoted', 'placed'])
    expect(await toldTo(shop(), { sellerId: other.id })).toEqual([])
    await enquire(shop(), { lines: [{ words: 'Jute bags', quantity: 50 }] })
    expect(await toldTo(shop(), { sellerId: other.id })).toEqual(['newEnquiry'])
  })
})
