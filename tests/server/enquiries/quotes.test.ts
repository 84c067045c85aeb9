import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  auditLog,
  customers,
  enquiries,
  orderItems,
  orders,
  quotes,
  shipments,
  variants,
} from '../../../server/db/schema.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { setZones } from '../../../server/shop/zones/change-zones.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller, stockOf } from '../support/fixtures.ts'
import { onBothDatabases, onPostgres } from '../support/support.ts'
import { accept, dayIn, enquire, offer, openProven, phoneNumber, quote, quoted } from './quote-steps.ts'

/** From a bulk enquiry to an order at the quoted price. */

const DAY_MS = 24 * 60 * 60 * 1000
const WORDS = { words: 'Jute bags, call 98220 12345 or asha@farm.example', quantity: 300 }

onBothDatabases((shop) => {
  const own = async (ask: Awaited<ReturnType<typeof openProven>>['ask']) => (await ask('GET', 'enquiries')).body.data
  const orderOf = async (id: string) => {
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id))
    const items = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, id))
    const parcels = await shop().db.select().from(shipments).where(eq(shipments.orderId, id))
    return { order, items, parcels }
  }

  test('an accepted quote is an order at its price, whatever the pack costs today', async () => {
    const { me, goods, seller, sellerId, quoteId } = await quoted(shop(), { delivery_charge: 450.5, note: 'In sacks' })
    await shop().db.update(variants).set({ mrpPaise: 150_00, sellingPaise: 150_00 }).where(eq(variants.sku, goods.sku))
    const [asked] = (await own(me.ask)).enquiries
    expect(asked).toMatchObject({
      state: 'open',
      pincode: '411001',
      lines: [{ title: 'Wheat seed', variant_name: '1 kg', quantity: 500 }],
      quotes: [
        {
          id: quoteId,
          state: 'open',
          shop_name: 'Green Shop',
          total: 40_450.5,
          delivery_charge: 450.5,
          valid_until: dayIn(7),
          note: 'In sacks',
          lines: [{ sku: goods.sku, quantity: 500, unit_price: 80, total_price: 40_000 }],
        },
      ],
    })
    const accepted = await accept(me, quoteId)
    expect(accepted).toMatchObject({ status: 201, body: { message: 'Order created successfully' } })
    const line = { sku: goods.sku, quantity: 500, unitPaise: 80_00, totalPaise: 40_000_00 }
    expect((await orderOf(accepted.body.data)).items).toMatchObject([line])
    const { order, parcels } = await orderOf(accepted.body.data)
    expect(order).toMatchObject({ customerId: me.id, paymentMethod: 'c', totalPaise: 40_450_50 })
    expect(parcels).toMatchObject([
      { sellerId, state: 'to_pack', chargePaise: 450_50, cashDuePaise: 40_450_50, orderId: accepted.body.data },
    ])
    expect(await stockOf(shop().db, goods.sku)).toBe(500)
    const history = (await me.ask('GET', 'order/get-history')).body.data
    expect(history).toMatchObject([
      { order_id: accepted.body.data, quantity: 500, total_price: 40_000, delivery_charge: 450.5 },
    ])
    const owner = await shop().staff(sellerId)
    const pile = (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
    expect(pile).toMatchObject([{ order_id: accepted.body.data, cash_due: 40_450.5 }])
    expect((await own(me.ask)).enquiries).toMatchObject([
      { state: 'ordered', quotes: [{ state: 'accepted', order_id: accepted.body.data }] },
    ])
    const shown = (await seller.ask('GET', 'desk/enquiries?pile=done')).body.data
    expect(shown).toMatchObject([{ contact: { name: 'Asha Devi Patil', phone_number: me.phone } }])
  })

  test('the agreed delivery is paid once, however the parcel is split, and not for what is cancelled', async () => {
    const { me, sellerId, quoteId } = await quoted(shop(), { delivery_charge: 500 })
    const orderId: string = (await accept(me, quoteId)).body.data
    const owner = await shop().staff(sellerId)
    const [parcel] = (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
    const [line] = parcel.lines
    const lines = [{ order_item_id: line.order_item_id, quantity: 200 }]
    await owner.ask('POST', `desk/shipments/${parcel.id}/pack`, { body: { lines }, key: randomUUID() })
    const due = async () =>
      (await orderOf(orderId)).parcels.map(({ cashDuePaise }) => cashDuePaise).toSorted((a, b) => a - b)
    expect(await due()).toEqual([16_500_00, 24_000_00])
    const all = (await orderOf(orderId)).items
    for (const { id } of all) await shop().operator('POST', `admin/orders/${id}/cancel`, { body: { reason: 'Rain' } })
    expect(await due()).toEqual([0, 0])
  })

  test('where the shop takes less in cash by now, the agreed delivery counts', async () => {
    const { me, sellerId, quoteId } = await quoted(shop(), { delivery_charge: 500 })
    const takes = (cash_max: number) => setZones(shop().deps, sellerId, { pins: [''], days: [2, 4], cash_max })
    await takes(40_499)
    const { status, body } = await accept(me, quoteId)
    expect([status, body.code, body.data.order_rupees]).toEqual([409, 'CASH_LIMIT', 40_500])
    await takes(40_500)
    expect((await accept(me, quoteId)).status).toBe(201)
  })

  test('before a quote is accepted no shop learns more than the first name, and only whom it concerns sees it', async () => {
    const goods = await addGoods(shop().db)
    const same = await addGoods(shop().db, { productId: goods.product.id })
    const phone = phoneNumber()
    const id = await enquire(shop(), { phone, lines: [{ sku: goods.sku, quantity: 40 }] })
    const [seller, rival, stranger, operator] = await Promise.all([
      shop().staff(goods.listing.sellerId, 'support'),
      shop().staff(same.listing.sellerId),
      shop().staff((await addSeller(shop().db)).id),
      shop().staff(null),
    ])
    for (const { ask } of [seller, rival]) {
      await quote(ask, id, offer(ask === seller.ask ? goods.sku : same.sku))
      const seen = [await ask('GET', 'desk/enquiries?pile=quoted'), await ask('GET', `desk/enquiries/${id}`)]
      for (const { status, body } of seen) {
        expect([status, [body.data].flat()[0]]).toMatchObject([200, { id, name: 'Asha', contact: null }])
        const text = JSON.stringify(body)
        for (const secret of [phone, 'Patil', 'Devi', 'asha.patil']) expect(text).not.toContain(secret)
      }
      expect(seen[0]?.body.data[0].quotes).toHaveLength(1)
    }
    const before = await shop().db.$count(auditLog)
    const refused = await stranger.ask('GET', `desk/enquiries/${id}`)
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const [last] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(await shop().db.$count(auditLog)).toBe(before + 1)
    expect(last).toMatchObject({ action: 'refused.deskEnquiry', entity: 'enquiry', entityId: String(id) })
    expect((await stranger.ask('GET', 'desk/enquiries')).body.data).toEqual([])
    const all = (await operator.ask('GET', `desk/enquiries/${id}`)).body.data
    expect(all).toMatchObject({ contact: { phone_number: phone, name: 'Asha Devi Patil' } })
    expect(all.quotes).toHaveLength(2)
  })

  test('what is asked for in own words every shop sees, without the numbers that were typed', async () => {
    const id = await enquire(shop(), { lines: [WORDS] })
    const goods = await addGoods(shop().db, { title: 'Jute bag' })
    await addGoods(shop().db, { title: 'Jute bag', sellerId: goods.listing.sellerId, collectOnly: true })
    const { ask } = await shop().staff(goods.listing.sellerId)
    const shown = (await ask('GET', `desk/enquiries/${id}`)).body.data
    expect(shown.lines).toEqual([{ title: 'Jute bags, call … or …', quantity: 300 }])
    const packs = (await ask('GET', `desk/enquiries/${id}/packs?line=0&q=jute`)).body.data
    expect(packs).toMatchObject([{ sku: goods.sku, selling_price: 100, stock: 10 }])
    expect((await quote(ask, id, offer(goods.sku))).status).toBe(201)
    const before = await enquire(shop(), { pincode: null, lines: [WORDS] })
    await shop().db.update(enquiries).set({ lines: [] }).where(eq(enquiries.id, before))
    expect((await ask('GET', `desk/enquiries/${before}`)).status, 'without lines it is the operator’s').toBe(404)
  })

  test('only the account that has proven the number sees the enquiry and accepts its quotes', async () => {
    const { me, quoteId, enquiryId } = await quoted(shop())
    const other = await openProven(shop())
    expect((await own(other.ask)).enquiries).toEqual([])
    expect(await accept(other, quoteId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const unproven = await openBuyer(shop())
    const stolen = await shop().db.query.customers.findFirst({ where: (row, { eq: is }) => is(row.id, unproven.id) })
    await shop()
      .db.update(enquiries)
      .set({ phoneNumber: stolen?.phoneNumber ?? '' })
      .where(eq(enquiries.id, enquiryId))
    expect(await own(unproven.ask)).toEqual({ phone_proven: false, enquiries: [] })
    expect((await accept(unproven, quoteId)).status).toBe(404)
    expect((await own(me.ask)).enquiries).toEqual([])
  })

  test('bad input is refused by its field and stores nothing', async () => {
    const goods = await addGoods(shop().db, { stock: 1000 })
    const prepaid = await addGoods(shop().db, { sellerId: goods.listing.sellerId, cod: false })
    const collected = await addGoods(shop().db, { sellerId: goods.listing.sellerId, collectOnly: true })
    const foreign = await addGoods(shop().db)
    const { ask } = await shop().staff(goods.listing.sellerId)
    const id = await enquire(shop(), { lines: [{ sku: goods.sku, quantity: 5 }, WORDS] })
    const line = { line: 0, sku: goods.sku, quantity: 5, unit_price: 80 }
    const bad: [object, string][] = [
      [{ lines: [{ ...line, unit_price: 0 }] }, 'lines.0.unit_price'],
      [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, line: 2 }] }, 'lines.0.line'],
      [{ lines: [line, { ...line, sku: foreign.sku }] }, 'lines.1.line'],
      [{ lines: [line, { ...line, line: 1 }] }, 'lines.1.sku'],
      [{ lines: [{ ...line, sku: foreign.sku }] }, 'lines.0.sku'],
      [{ lines: [{ ...line, sku: prepaid.sku, line: 1 }] }, 'lines.0.sku'],
      [{ lines: [{ ...line, sku: collected.sku, line: 1 }] }, 'lines.0.sku'],
      [{ lines: [{ ...line, unit_price: 40_000 }] }, 'lines'],
      [{ lines: [] }, 'lines'],
      [{ valid_until: '2027-02-30' }, 'valid_until'],
      [{ valid_until: dayIn(-1) }, 'valid_until'],
      [{ valid_until: dayIn(61) }, 'valid_until'],
      [{ delivery_charge: -1 }, 'delivery_charge'],
    ]
    for (const [changes, field] of bad) {
      const answer = await quote(ask, id, { lines: [line], valid_until: dayIn(60), ...changes })
      expect([field, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        field,
        422,
        expect.arrayContaining([field]),
      ])
    }
    expect(await shop().db.$count(quotes, eq(quotes.enquiryId, id))).toBe(0)
    expect((await quote(ask, id, { lines: [line], valid_until: dayIn(60) })).status).toBe(201)
    const enquiry = { message: 'Bulk', name: 'A', phone_number: phoneNumber(), email: 'a@b.example' }
    const wrong = await shop().ask('POST', 'enquiry', {
      body: {
        ...enquiry,
        whats_app_number: enquiry.phone_number,
        pincode: '12',
        lines: [{ sku: goods.sku, quantity: 0 }],
      },
    })
    expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([422, ['lines.0.quantity', 'pincode']])
  })

  test('a quote that is past its day, withdrawn or replaced is refused in words, and orders nothing', async () => {
    const late = await quoted(shop(), { valid_until: dayIn(0) })
    await shop()
      .db.update(quotes)
      .set({ validUntil: dayIn(-1) })
      .where(eq(quotes.id, late.quoteId))
    expect((await own(late.me.ask)).enquiries[0].quotes[0].state).toBe('expired')
    const expired = await accept(late.me, late.quoteId)
    expect(expired).toMatchObject({
      status: 409,
      body: {
        code: 'QUOTE_EXPIRED',
        message: expect.stringMatching(/^This quote was valid until \d\d\/\d\d\/\d{4}\./),
      },
    })
    const { me, goods, seller, enquiryId, quoteId } = await quoted(shop())
    const again = await quote(seller.ask, enquiryId, offer(goods.sku, { delivery_charge: 10 }))
    const second: number = again.body.data.quotes[0].id
    expect(again.body.data.quotes.map(({ state }: { state: string }) => state)).toEqual(['open', 'replaced'])
    expect((await own(me.ask)).enquiries[0].quotes).toMatchObject([{ id: second, delivery_charge: 10 }])
    expect(await accept(me, quoteId)).toMatchObject({ status: 409, body: { code: 'QUOTE_ENDED' } })
    const taken = await seller.ask('POST', `desk/quotes/${second}/withdraw`, { key: randomUUID() })
    expect(taken).toMatchObject({ status: 200, body: { data: { quotes: [{ state: 'withdrawn' }, {}] } } })
    expect(await accept(me, second)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_ENDED', message: 'The seller has taken this quote back' },
    })
    expect((await seller.ask('POST', `desk/quotes/${second}/withdraw`, { key: randomUUID() })).status).toBe(409)
    expect((await me.ask('GET', 'order/get-history')).body.data).toEqual([])
    expect(await stockOf(shop().db, goods.sku)).toBe(1000)
  })

  test('the goods go to the PIN that was asked for, and only what is in stock is ordered', async () => {
    const { me, goods, enquiryId, quoteId } = await quoted(shop())
    await shop().db.update(enquiries).set({ pincode: '560001' }).where(eq(enquiries.id, enquiryId))
    const elsewhere = await accept(me, quoteId)
    expect(elsewhere).toMatchObject({
      status: 422,
      body: { fields: { delivery_address_id: 'This quote is for PIN 560001. Choose an address there.' } },
    })
    await shop().db.update(enquiries).set({ pincode: null }).where(eq(enquiries.id, enquiryId))
    await shop().db.update(variants).set({ onHand: 499 }).where(eq(variants.sku, goods.sku))
    expect(await accept(me, quoteId)).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', data: { lines: [{ sku: goods.sku, available: 499 }] } },
    })
    expect((await accept(me, quoteId, { delivery_address_id: randomUUID() })).status).toBe(404)
    await shop().db.update(variants).set({ onHand: 500 }).where(eq(variants.sku, goods.sku))
    expect((await accept(me, quoteId)).status).toBe(201)
    expect(await stockOf(shop().db, goods.sku)).toBe(0)
  })

  test('when one quote is accepted the others are closed, and no shop can send another', async () => {
    const { me, goods, seller, enquiryId, quoteId } = await quoted(shop())
    const same = await addGoods(shop().db, { productId: goods.product.id, stock: 1000 })
    const rival = await shop().staff(same.listing.sellerId)
    const theirs = await quote(rival.ask, enquiryId, offer(same.sku))
    const rivalQuote: number = theirs.body.data.quotes[0].id
    const first = await accept(me, rivalQuote)
    expect(first.status).toBe(201)
    expect((await accept(me, rivalQuote)).body.data, 'the same order').toBe(first.body.data)
    const closed = (await seller.ask('GET', 'desk/enquiries?pile=done')).body.data
    expect(closed).toMatchObject([{ id: enquiryId, contact: null, quotes: [{ state: 'closed' }] }])
    expect(await accept(me, quoteId)).toMatchObject({
      body: { code: 'QUOTE_ENDED', message: 'You have accepted another quote for this enquiry' },
    })
    expect(await quote(seller.ask, enquiryId, offer(goods.sku))).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW' },
    })
  })

  test('the export holds enquiries and quotes, and an erased account takes them along', async () => {
    const { me, enquiryId, quoteId, sellerId } = await quoted(shop())
    const { data } = (await me.ask('GET', 'account/export')).body
    expect(data.enquiries).toMatchObject([{ pincode: '411001', quotes: [{ id: quoteId, total: 40_000 }] }])
    const passwordHash = await hashPassword('long-enough-2026')
    await shop().db.update(customers).set({ passwordHash }).where(eq(customers.id, me.id))
    expect((await me.ask('POST', 'account/erase', { body: { password: 'long-enough-2026' } })).status).toBe(200)
    expect(await shop().db.$count(quotes, eq(quotes.id, quoteId))).toBe(0)
    const owner = await shop().staff(sellerId)
    expect((await owner.ask('GET', `desk/enquiries/${enquiryId}`)).status).toBe(404)
  })

  test('a page of enquiries goes on where the one before ended', async () => {
    const goods = await addGoods(shop().db)
    const { ask } = await shop().staff(goods.listing.sellerId)
    const made: number[] = []
    for (let count = 0; count < 32; count++)
      made.push(await enquire(shop(), { lines: [{ sku: goods.sku, quantity: 10 }] }))
    const seen: number[] = []
    let cursor = ''
    do {
      const { data, meta } = (await ask('GET', `desk/enquiries?cursor=${cursor}`)).body
      seen.push(...data.map(({ id }: { id: number }) => id))
      cursor = meta.next_cursor ?? ''
    } while (cursor !== '')
    expect(seen.filter((id) => made.includes(id))).toEqual(made.toReversed())
    shop().pass(91 * DAY_MS)
    const later = await shop().staff(goods.listing.sellerId)
    const late = (await later.ask('GET', 'desk/enquiries')).body.data
    expect(late, 'after three months nobody waits for a price').toEqual([])
    shop().pass(-91 * DAY_MS)
  })
})

onPostgres((shop) => {
  test('two accepts make one order, of one quote and of two', async () => {
    for (let round = 0; round < 6; round++) {
      const { me, goods, quoteId } = await quoted(shop())
      const made = await Promise.all([1, 2, 3, 4].map(() => accept(me, quoteId)))
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(new Set(made.map(({ body }) => body.data)).size).toBe(1)
      expect(await stockOf(shop().db, goods.sku)).toBe(500)
    }

    const other = await quoted(shop())
    const same = await addGoods(shop().db, { productId: other.goods.product.id, stock: 1000 })
    const rival = await shop().staff(same.listing.sellerId)
    const theirs: number = (await quote(rival.ask, other.enquiryId, offer(same.sku))).body.data.quotes[0].id
    const both = await Promise.all([accept(other.me, other.quoteId), accept(other.me, theirs)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await shop().db.$count(orders, eq(orders.customerId, other.me.id))).toBe(1)
  })

  test('of an accept and a withdrawal at once one happens, and both sides are told which', async () => {
    for (let round = 0; round < 12; round++) {
      const { me, seller, quoteId } = await quoted(shop())
      const [accepted, withdrawn] = await Promise.all([
        accept(me, quoteId),
        seller.ask('POST', `desk/quotes/${quoteId}/withdraw`, { key: randomUUID() }),
      ])
      expect([accepted.status, withdrawn.status]).toBeOneOf([
        [201, 409],
        [409, 200],
      ])
      const [row] = await shop().db.select().from(quotes).where(eq(quotes.id, quoteId))
      const made = await shop().db.$count(orders, eq(orders.customerId, me.id))
      expect([row?.state, made]).toEqual(accepted.status === 201 ? ['accepted', 1] : ['withdrawn', 0])
    }
  })

  test('two quotes of a shop at once leave one open', async () => {
    const { goods, seller, enquiryId } = await quoted(shop())
    const sent = await Promise.all(
      [80, 79, 78].map((unit_price) =>
        quote(
          seller.ask,
          enquiryId,
          offer(goods.sku, { lines: [{ line: 0, sku: goods.sku, quantity: 500, unit_price }] }),
        ),
      ),
    )
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    const rows = await shop().db.select().from(quotes).where(eq(quotes.enquiryId, enquiryId))
    expect(rows.filter(({ state }) => state === 'open')).toHaveLength(1)
  })
})
