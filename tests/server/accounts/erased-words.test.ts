import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, idempotency, orders } from '../../../server/db/schema.ts'
import { rowsOf } from '../../../server/db/database.ts'
import { purgeErasedOrders } from '../../../server/shop/maintenance/purge-erased.ts'
import { readRows } from '../../proofs/routes/rows.ts'
import { accept, enquire, offer, quote } from '../enquiries/quote-steps.ts'
import { addAddresses, addGoods, addressForm } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { browserAt, newForm, PASSWORD } from './account-steps.ts'

/** What was written about a customer, by herself and by others, is gone with her account; what the books need stays. */

const DAY = 24 * 60 * 60 * 1000
let words = 0
/** A word that stands nowhere else. */
const word = (): string => `Zebrafinch${++words}`

/**
 * The texts of what hangs on an order or a customer: `code` for ids, states and what the server writes, `books` for what
 * the books need, `gone` for what is deleted or emptied with the account. A new column has its place here.
 */
const TEXTS: Record<string, { code?: string; books?: string; gone?: string }> = {
  orders: { code: 'id payment_method payment_state gateway_order_id gateway_payment_id language' },
  order_items: {
    code: 'order_id item_status shipment_id',
    // Of the addresses name and place stay, for the bill; the lot for a recall.
    books: 'sku title variant_name image_url slug delivery_address billing_address lot',
  },
  order_events: { code: 'from_status to_status actor', gone: 'reason' },
  reservations: { code: 'sku state' },
  shipments: { code: 'id order_id state', gone: 'carrier tracking' },
  shipment_proofs: { code: 'shipment_id', gone: 'file' },
  cash_notes: { code: 'shipment_id kind', gone: 'reason' },
  returns: { code: 'problem state', gone: 'reason note' },
  return_media: { gone: 'file' },
  payments: { code: 'id order_id currency' },
  // The reference proves that the money went back.
  refunds: { code: 'order_id payment_id currency reason state provider_id', books: 'reference' },
  refund_destinations: { code: 'order_id', gone: 'sealed' },
  quotes: { gone: 'lines note state order_id' },
  review_media: { gone: 'file' },
  review_messages: { gone: 'author message' },
}
/** Their rows go with the account, but for the nameless rest of a public review and of an open complaint. */
const WHOLE =
  'addresses customers complaints questions reviews wishlist_items stock_alerts outbox push_subscriptions'.split(' ')

onBothDatabases((shop) => {
  const open = async () => {
    const browser = browserAt(shop(), '198.51.100.7')
    const form = { ...newForm(), name: `${word()} ${word()}` }
    await browser.register(form)
    await browser.ask(form.phone_number)
    const { token, user } = (await browser.enter(form.phone_number)).body
    const me = { id: user.id as number, token: token as string, ask: shop().askAs(token) }
    return { ...me, ...(await addAddresses(me)), form, browser }
  }
  type Me = Awaited<ReturnType<typeof open>>
  const keyed = (body?: object) => ({ ...(body && { body }), key: randomUUID() })

  /** A parcel that failed once and was delivered, with everything on it that can be typed. */
  const delivered = async (me: Me, address?: object) => {
    const { sku, listing } = await addGoods(shop().db, { price: 100, stock: 20 })
    const staff = await shop().staff(listing.sellerId)
    await me.ask('POST', 'order/create', keyed({ order_items: [{ ...me.line(sku, 100, 3), ...address }] }))
    const item = (await me.ask('GET', 'order/get-history')).body.data.find((one: { sku: string }) => one.sku === sku)
    const [shipment] = await rowsOf<{ id: string }>(
      shop().db,
      sql`select shipment_id as id from order_items where id = ${item.order_item_id}`,
    )
    const id = shipment?.id ?? ''
    const move = async (verb: string, body: object) => {
      const answer = await staff.ask('POST', `desk/shipments/${id}/${verb}`, keyed(body))
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const lines = [{ order_item_id: item.order_item_id, quantity: 1 }]
    await move('cancel', { lines, reason: word() })
    await move('pack', { lines: [{ order_item_id: item.order_item_id, quantity: 2 }] })
    await move('hand-over', { carrier: word(), tracking: word() })
    await move('fail', { reason: word() })
    await move('send-again', {})
    await move('deliver', { cash_taken: 200 })
    return { itemId: String(item.order_item_id), orderId: item.order_id as string, staff, listing, sku }
  }

  const returned = async (me: Me, verdict: 'approve' | 'reject') => {
    const { itemId, staff } = await delivered(me)
    await me.ask('POST', `order/return/${itemId}`, keyed({ reason: word() }))
    const [claim] = (await staff.ask('GET', 'desk/claims')).body.data
    const answer = await staff.ask('POST', `desk/claims/${claim.id}/${verdict}`, keyed({ note: word() }))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  const complained = async (me: Me, orderId: string) => {
    const officer = await shop().staff(null, 'support')
    for (const isSettled of [true, false]) {
      const body = { subject: 'order', order_id: orderId, complaint: `${word()} and nobody answers` }
      const { ticket } = (await me.ask('POST', 'complaints/create', keyed(body))).body.data
      await officer.ask('POST', `desk/complaints/${ticket}/acknowledge`, keyed())
      if (isSettled) await officer.ask('POST', `desk/complaints/${ticket}/close`, keyed({ answer: word() }))
    }
  }

  const asked = async (me: Me, listing: { id: number; slug: string }, staff: { ask: Me['ask'] }) => {
    await me.ask('POST', 'questions/create', keyed({ published_product_id: listing.id, question: `${word()}, is it?` }))
    const [question] = (await staff.ask('GET', 'desk/questions?which=waiting')).body.data
    await staff.ask('POST', `desk/questions/${question.id}/answer`, keyed({ text: word() }))
  }

  const reviewed = async (me: Me, { listing, sku }: { listing: { id: number }; sku: string }) => {
    const form = new FormData()
    const fields = { published_product_id: String(listing.id), sku, rating: '1', comment: word() }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    await me.ask('POST', 'product-review', { form, key: randomUUID() })
    const { data } = (await shop().operator('GET', 'admin/reviews')).body
    const { id } = data.find((one: { sku: string }) => one.sku === sku)
    await shop().operator('POST', `admin/reviews/${id}/reject`, { body: { reason: word() } })
  }

  const quoted = async (me: Me) => {
    const { sku, listing } = await addGoods(shop().db, { price: 100, stock: 1000 })
    const staff = await shop().staff(listing.sellerId)
    const lines = [
      { sku, quantity: 500 },
      { words: word(), quantity: 5 },
    ]
    const enquiry = await enquire(shop(), { phone: me.form.phone_number, lines })
    const sent = await quote(staff.ask, enquiry, offer(sku, { note: word() }))
    const answer = await accept(me, sent.body.data.quotes[0].id)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    const pile = (await staff.ask('GET', 'desk/shipments?pile=to_pack')).body.data
    const { id, lines: packed } = pile[0]
    const all = packed.map((line: { order_item_id: number; quantity: number }) => ({
      order_item_id: line.order_item_id,
      quantity: line.quantity,
    }))
    await staff.ask('POST', `desk/shipments/${id}/cancel`, keyed({ lines: all, reason: word() }))
  }

  const refundsDone = async () => {
    const { data } = (await shop().operator('GET', 'admin/refunds')).body
    for (const { id, state } of data)
      if (state !== 'done') await shop().operator('POST', `admin/refunds/${id}/done`, { body: { reference: 'UTR-1' } })
  }

  /** The words that are found anywhere in the database, by table. */
  const found = async (pattern: RegExp): Promise<string[]> =>
    [...(await readRows(shop().db, []))].flatMap(([table, rows]) =>
      [...rows].flatMap((row) => [...row.matchAll(pattern)].map(([text]) => `${table} ${text}`)),
    )

  test('no word that was typed about her is left anywhere once the account is erased', async () => {
    const usedBefore = words
    const me = await open()
    const address = await me.ask('POST', 'address/create', {
      body: { ...addressForm, id: randomUUID(), landmark: word() },
      key: randomUUID(),
    })
    expect(address.status, JSON.stringify(address.body)).toBeLessThan(300)
    const first = await delivered(me, { delivery_address_id: address.body.data.id })
    await returned(me, 'approve')
    await returned(me, 'reject')
    await complained(me, first.orderId)
    await asked(me, first.listing, first.staff)
    await reviewed(me, first)
    await quoted(me)
    await refundsDone()
    const used = words
    const before = new Set((await found(/Zebrafinch\d+/g)).map((one) => one.split(' ')[1]))
    expect(before.size, 'each was stored somewhere').toBe(used - usedBefore)
    await me.browser.reset(me.form.phone_number, PASSWORD)

    const kept = await shop().db.$count(idempotency, sql`${idempotency.accountId} <= 0`)
    await me.browser.ask(me.form.phone_number)
    const again = shop().askAs((await me.browser.enter(me.form.phone_number)).body.token)
    await again('POST', 'account/request-code')
    const code = /\d{6}/.exec(shop().sent.at(-1)?.text ?? '')?.[0]
    const erased = await again('POST', 'account/erase', { body: { code } })
    expect(erased.status, JSON.stringify(erased.body)).toBe(200)
    expect(await found(/Zebrafinch\d+/g)).toEqual([])
    expect(await found(new RegExp(me.form.email, 'g'))).toEqual([])
    expect(await shop().db.$count(orders, eq(orders.customerId, me.id)), 'the books keep the orders').toBe(4)
    const receipts = await shop().db.$count(idempotency, sql`${idempotency.accountId} <= 0`)
    expect(receipts, 'no late copy of a change is done again').toBe(kept)
  })

  test('the log of an order goes with it, and no earlier', async () => {
    const me = await open()
    await delivered(me)
    const code = async () => {
      await me.ask('POST', 'account/request-code')
      return /\d{6}/.exec(shop().sent.at(-1)?.text ?? '')?.[0]
    }
    expect((await me.ask('POST', 'account/erase', { body: { code: await code() } })).status).toBe(200)
    const [order] = await shop().db.select().from(orders).where(eq(orders.customerId, me.id))
    const id = order?.id ?? ''
    const logged = () => shop().db.$count(auditLog, sql`${auditLog.entityId} like ${`${id}-%`}`)
    const rows = await logged()
    expect(rows).toBeGreaterThan(4)
    await expect(
      shop()
        .db.delete(auditLog)
        .where(eq(auditLog.entityId, `${id}-1`)),
    ).rejects.toThrow(/audit_log/)
    shop().pass(8 * 366 * DAY)
    expect(await purgeErasedOrders(shop().deps)).toBeGreaterThan(0)
    expect(await logged()).toBe(0)
  })

  test('every text that hangs on an order or a customer has its place in this list', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      shop().db,
      sql`with recursive hanging as (
          select 'customers'::regclass::oid as id union select 'orders'::regclass::oid
          union select c.conrelid from pg_constraint c join hanging h on c.confrelid = h.id where c.contype = 'f'
        )
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb')
          and (quote_ident(table_name))::regclass::oid in (select id from hanging)`,
    )
    const placed = (table: string) => Object.values<string>(TEXTS[table] ?? {}).flatMap((names) => names.split(' '))
    const unknown = columns.filter(({ table, column }) => !WHOLE.includes(table) && !placed(table).includes(column))
    expect(unknown, 'say whether it is a code, for the books, or emptied by erase-words.ts').toEqual([])
  })
})
