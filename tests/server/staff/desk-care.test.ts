import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditLog, outbox, shipments } from '../../../server/db/schema.ts'
import { subscribe } from '../news/news-steps.ts'
import { openBuyer, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** Orders, claims and messages at the desk. Who may do what is in the matrix of the desk. */

const PRICE = 100
const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
  .jpeg()
  .toBuffer()

onBothDatabases((shop) => {
  const order = async (me: Buyer, lines: { sku: string; quantity?: number }[]): Promise<string> => {
    const order_items = lines.map(({ sku, quantity = 1 }) => me.line(sku, PRICE, quantity))
    const { body } = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
    return body.data
  }
  const change = (ask: Ask, method: string, path: string, body?: object) =>
    ask(method, path, { ...(body && { body }), key: randomUUID() })
  const lastLog = async () => {
    const [row] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    return row
  }
  /** Three pieces that arrived damaged, reported with a picture. */
  const damaged = async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { price: PRICE })
    const orderId = await order(me, [{ sku, quantity: 3 }])
    const itemId = (await shop().operator('GET', `admin/orders/${orderId}`)).body.data.items[0].order_item_id
    for (const verb of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${itemId}/${verb}`)
    const form = new FormData()
    form.set('problem', 'damaged')
    form.set('reason', 'The bags are torn')
    form.set('return_images[0]', new Blob([Uint8Array.from(jpeg)], { type: 'image/jpeg' }), 'bag.jpg')
    await me.ask('POST', `order/return/${itemId}`, { form, key: randomUUID() })
    const support = await shop().staff(listing.sellerId, 'support')
    const { data } = (await support.ask('GET', 'desk/claims')).body
    return { me, listing, orderId, support, claim: data[0] }
  }

  test('a shop sees of an order its own lines and parcels alone', async () => {
    const me = await openBuyer(shop())
    const [mine, other] = [await addGoods(shop().db), await addGoods(shop().db, { title: 'Neem cake' })]
    const id = await order(me, [{ sku: mine.sku, quantity: 2 }, { sku: other.sku }])
    const support = await shop().staff(mine.listing.sellerId, 'support')
    const { body } = await support.ask('GET', `desk/orders/${id}`)
    expect(body.data).toMatchObject({
      order_id: id,
      total_price: 200,
      parcels: [{ seller_id: mine.listing.sellerId, lines: [{ sku: mine.sku, quantity: 2 }] }],
      events: [{ to: 'placed', by: 'customer', name: null }],
    })
    expect(JSON.stringify(body)).not.toContain(other.sku)
    const all = await (await shop().staff(null, 'support')).ask('GET', `desk/orders/${id}`)
    expect(all.body.data.parcels).toHaveLength(2)
    const { data } = (await support.ask('GET', 'desk/orders')).body
    expect(data).toMatchObject([{ order_id: id, pieces: 2, total_price: 200, parcels: [{ state: 'to_pack' }] }])
  })

  test('orders are found by number, name and the last digits of the phone, part by part and page by page', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db)
    const ids = [await order(me, [{ sku }]), await order(me, [{ sku }]), await order(me, [{ sku }])]
    const support = await shop().staff(listing.sellerId, 'support')
    const found = async (query: Record<string, string>) => {
      const { data, meta } = (await support.ask('GET', `desk/orders?${new URLSearchParams(query)}`)).body
      return { ids: data.map((row: { order_id: string }) => row.order_id), cursor: meta.next_cursor }
    }
    const { address } = (await support.ask('GET', `desk/orders/${ids[0]}`)).body.data.parcels[0]
    expect((await found({ q: String(ids[1]) })).ids).toEqual([ids[1]])
    expect((await found({ q: `${ids[1]}-1` })).ids).toEqual([ids[1]])
    expect((await found({ q: address.name.toUpperCase() })).ids).toEqual(ids.toReversed())
    expect((await found({ q: address.phone_number.slice(-4) })).ids).toEqual(ids.toReversed())
    expect((await found({ q: '0000000' })).ids).toEqual([])
    const first = await found({ limit: '2' })
    expect(first.ids).toEqual([ids[2], ids[1]])
    expect(await found({ limit: '2', cursor: first.cursor })).toEqual({ ids: [ids[0]], cursor: null })
    await shop()
      .db.update(shipments)
      .set({ state: 'delivered' })
      .where(eq(shipments.orderId, String(ids[0])))
    expect((await found({ which: 'delivered' })).ids).toEqual([ids[0]])
    expect((await found({ which: 'open' })).ids).toEqual([ids[2], ids[1]])
  })

  test('of a claim a part is approved: that much is due, and the rest stays with the customer', async () => {
    const { me, support, claim, orderId, listing } = await damaged()
    const accounts = await shop().staff(listing.sellerId, 'accounts')
    expect(claim).toMatchObject({ state: 'requested', quantity: 3, unit_price: 100, title: 'Wheat seed' })
    expect(claim.damage_until).not.toBeNull()
    const tooMany = await change(support.ask, 'POST', `desk/claims/${claim.id}/approve`, { quantity: 4 })
    expect(tooMany).toMatchObject({ status: 422, body: { fields: { quantity: 'The claim is about 3 of it' } } })
    const path = `desk/claims/${claim.id}/approve`
    expect((await change(support.ask, 'POST', path, { note: 'Two were torn', quantity: 2 })).status).toBe(200)
    expect((await accounts.ask('GET', 'desk/refunds')).body.data).toMatchObject([
      { order_id: orderId, amount: 200, state: 'due' },
    ])
    const { data: items } = (await me.ask('GET', 'order/get-history')).body
    const shown = items.map((row: { quantity: number; return_request: { state: string } | null }) => [
      row.quantity,
      row.return_request?.state,
    ])
    expect(shown.toSorted()).toEqual([
      [1, undefined],
      [2, 'approved'],
    ])
    expect(await lastLog()).toMatchObject({
      staffId: support.id,
      action: 'return.approved',
      before: { state: 'requested' },
      after: { state: 'approved', note: '(changed)', quantity: 2 },
    })
    const events = (await support.ask('GET', `desk/orders/${orderId}`)).body.data.events
    expect(events[0]).toMatchObject({ to: 'return_approved', by: 'shop', name: 'Ravi Shinde' })
  })

  test('pictures of a claim are shown to whoever decides it, and to no other shop', async () => {
    const { claim, support, listing } = await damaged()
    const path: string = claim.media[0].file_path
    const as = async (token: string) => (await shop().fetch(path, { Authorization: `Bearer ${token}` })).status
    const stranger = await shop().staff((await addSeller(shop().db)).id, 'support')
    expect(await as(support.token)).toBe(200)
    expect(await as((await shop().staff(null, 'support')).token)).toBe(200)
    expect(await as((await shop().staff(listing.sellerId, 'packer')).token)).toBe(404)
    expect((await shop().fetch(path)).status).toBe(404)
    expect(await as(stranger.token)).toBe(404)
    expect(await lastLog()).toMatchObject({
      staffId: stranger.id,
      action: 'refused.picture',
      entityId: claim.media[0].file,
    })
  })

  test('a review is answered once its text is public, and a mended answer is told to nobody again', async () => {
    const { me, listing } = await damaged()
    await subscribe(me.ask, {})
    const { sku } = (await me.ask('GET', 'order/get-history')).body.data[0]
    const form = new FormData()
    const fields = { published_product_id: String(listing.id), sku, rating: '2', comment: 'Half of it was wet' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    await me.ask('POST', 'product-review', { form, key: randomUUID() })
    const operators = await shop().staff(null, 'support')
    const support = await shop().staff(listing.sellerId, 'support')
    const [review] = (await operators.ask('GET', `desk/reviews?which=pending&q=${sku}`)).body.data
    expect((await support.ask('GET', 'desk/reviews')).body.data).toEqual([])
    const reply = (text: string) => change(support.ask, 'POST', `desk/reviews/${review.id}/reply`, { text })
    expect(await reply('Sorry')).toMatchObject({ status: 409, body: { message: 'This review is not public yet' } })
    await change(operators.ask, 'POST', `desk/reviews/${review.id}/approve`)
    await reply('Sorry')
    await reply('Sorry, a new bag is on its way')
    const told = await shop()
      .db.select()
      .from(outbox)
      .where(and(eq(outbox.template, 'reviewAnswered')))
    expect(told.filter(({ customerId }) => customerId === me.id)).toHaveLength(1)
    const thread = (await me.ask('GET', `view-comments/${listing.id}`)).body.data[0]
    expect(thread.conversation.map((one: { message: string }) => one.message)).toEqual([
      'Half of it was wet',
      'Sorry, a new bag is on its way',
    ])
    expect((await support.ask('GET', 'desk/reviews')).body.data).toMatchObject([
      { customer_id: null, customer_name: 'Asha R.', admin_comment: 'Sorry, a new bag is on its way' },
    ])
  })

  test('a decision about a seller is kept with its reason, and the bank account is shown by its last digits', async () => {
    const operators = await shop().staff(null, 'manager')
    const { id } = await addSeller(shop().db, { vendorStatus: 'submitted', gstNo: '27ABCDE1234F1Z5' })
    const move = (verb: string, body?: object) => change(operators.ask, 'POST', `desk/sellers/${id}/${verb}`, body)
    expect((await move('accept')).body.data).toEqual({ id, vendor_status: 'accepted' })
    expect(shop().sent.at(-1)?.text).toContain('You may sell on Haldhar now')
    const desk = await shop().staff(id)
    expect(await move('suspend', { reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    })
    await move('suspend', { reason: 'Sold without a licence' })
    expect((await desk.ask('GET', 'desk/me')).status).toBe(401)
    expect(await lastLog()).toMatchObject({
      staffId: operators.id,
      sellerId: id,
      before: { vendor_status: 'accepted' },
      after: { vendor_status: 'suspended', reason: '(changed)' },
    })
    await move('resume')
    const { data } = (await operators.ask('GET', `desk/sellers/${id}`)).body
    expect(data).toMatchObject({ account_no: '••••••••9012', gst_no: '27ABCDE1234F1Z5', vendor_status: 'accepted' })
    expect(data.history.map((one: { vendor_status: string }) => one.vendor_status)).toEqual([
      'accepted',
      'suspended',
      'accepted',
    ])
    expect(data.history[1]).toMatchObject({ reason: 'Sold without a licence', staff_name: 'Ravi Shinde' })
    expect((await operators.ask('GET', 'desk/sellers?which=suspended')).body.data).toEqual([])
  })

  test('a shop answers what is asked about its own products, and sees no whole name', async () => {
    const me = await openBuyer(shop())
    const { listing } = await addGoods(shop().db)
    const asked = { published_product_id: listing.id, question: 'Does it suit black soil?' }
    await me.ask('POST', 'questions/create', { body: asked, key: randomUUID() })
    const support = await shop().staff(listing.sellerId, 'support')
    const [question] = (await support.ask('GET', 'desk/questions?which=waiting')).body.data
    expect(question).toMatchObject({ question: asked.question, customer_name: 'Asha R.' })
    await change(support.ask, 'POST', `desk/questions/${question.id}/answer`, { text: 'Yes' })
    expect((await shop().ask('GET', `questions/${listing.slug}`)).body.data).toMatchObject([{ answer: 'Yes' }])
    expect(await lastLog()).toMatchObject({
      sellerId: listing.sellerId,
      before: { state: 'waiting' },
      after: { state: 'answered' },
    })
  })
})
