import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { STOCK, type Market } from './fixtures.ts'
import type { Book, OrderNote } from './phone.ts'

/** Compares the answers that phones got with what the database holds. */

export interface Findings {
  /** Acknowledged and missing. */
  lost: string[]
  /** Stored in part. */
  torn: string[]
  /** Stored more often than it was requested. */
  twice: string[]
}

/** Each order with its lines, its parts counted. */
const readOrders = (db: Db) =>
  rowsOf<{ id: string; customer: number; lines: Record<string, number> | null; total_ok: boolean; parts_ok: boolean }>(
    db,
    sql`
      select o.id, o.customer_id as customer, jsonb_object_agg(i.sku, i.quantity) filter (where i.id is not null) as lines,
        coalesce(sum(i.total_paise), -1) = o.total_paise as total_ok,
        count(i.id) = count(r.order_item_id) and bool_and(e.events >= 1) as parts_ok
      from orders o
      left join order_items i on i.order_id = o.id
      left join reservations r on r.order_item_id = i.id and r.sku = i.sku and r.quantity = i.quantity
      left join lateral (select count(*) as events from order_events where order_item_id = i.id) e on true
      group by o.id`,
  )

const compareOrders = async (db: Db, book: Book, findings: Findings): Promise<void> => {
  const orders = new Map((await readOrders(db)).map((order) => [order.id, order]))
  const receipts = await rowsOf<{
    account: number
    key: string
    status: number | null
    order: string | null
    refused: boolean
  }>(
    db,
    sql`select account_id as account, key, status, body->'answer'->>'data' as order,
      body->'refusal' is not null as refused from idempotency
        where route = 'POST order/create'`,
  )
  const notes = new Map(book.orders.map((note) => [note.key, note]))
  const claimed = new Map<string, OrderNote>()
  for (const { key, account, status, order: id, refused } of receipts) {
    // A refusal is stored alone: no order may carry its key.
    if (refused) continue
    const note = notes.get(key)
    const order = id === null ? undefined : orders.get(id)
    if (status === null || id === null) findings.torn.push(`receipt ${key} without an answer`)
    else if (order === undefined) findings.torn.push(`receipt ${key} without its order ${id}`)
    else if (note === undefined) findings.twice.push(`receipt ${key} that nobody asked for`)
    else {
      if (claimed.has(order.id)) findings.twice.push(`order ${order.id} under two keys`)
      claimed.set(order.id, note)
      const same =
        order.customer === account &&
        account === note.accountId &&
        isDeepStrictEqual(order.lines, Object.fromEntries(note.lines))
      if (!same || !order.total_ok || !order.parts_ok) findings.torn.push(`order ${order.id} ${JSON.stringify(order)}`)
    }
  }
  for (const { orderId, key } of book.orders)
    if (orderId !== undefined && claimed.get(orderId)?.key !== key) findings.lost.push(`order ${orderId} of ${key}`)
  for (const id of orders.keys()) if (!claimed.has(id)) findings.twice.push(`order ${id} without a receipt`)
}

const compareStock = async (db: Db, { skus }: Market, findings: Findings): Promise<void> => {
  const rows = await rowsOf<{ sku: string; reserved: number; on_hand: number; held: number; consumed: number }>(
    db,
    sql`select v.sku, v.reserved, v.on_hand,
          coalesce(sum(r.quantity) filter (where r.state = 'held'), 0)::int as held,
          coalesce(sum(r.quantity) filter (where r.state = 'consumed'), 0)::int as consumed
        from variants v left join reservations r on r.sku = v.sku group by v.id`,
  )
  if (rows.length !== skus.length) findings.lost.push(`${skus.length - rows.length} of the goods`)
  for (const row of rows)
    if (row.reserved !== row.held || row.on_hand + row.consumed !== STOCK)
      findings.torn.push(`stock ${JSON.stringify(row)}`)
}

const compareWishes = async (db: Db, book: Book, findings: Findings): Promise<void> => {
  const rows = await rowsOf<{ owner: number; product: number }>(
    db,
    sql`select customer_id as owner, product_id as product from wishlist_items`,
  )
  const there = new Set(rows.map(({ owner, product }) => `${owner}:${product}`))
  if (there.size !== rows.length) findings.twice.push('a wish')
  for (const [{ id }, wishes] of book.wishes)
    for (const [product, wanted] of wishes) {
      const name = `${id}:${product}`
      if (wanted !== there.delete(name)) findings.lost.push(`wish ${name} ${wanted ? 'set' : 'taken back'}`)
    }
  for (const name of there) findings.twice.push(`wish ${name} that nobody has`)
}

const compareAddresses = async (db: Db, book: Book, market: Market, findings: Findings): Promise<void> => {
  const rows = await rowsOf<{ id: string; owner: number; name: string }>(
    db,
    sql`select id, customer_id as owner, name from addresses`,
  )
  const there = new Map(rows.map((row) => [row.id, row]))
  const first = new Set(market.accounts.flatMap(({ deliveryId, billingId }) => [deliveryId, billingId]))
  for (const id of first) if (!there.has(id)) findings.lost.push(`first address ${id}`)
  for (const [{ id: owner }, addresses] of book.addresses)
    for (const [id, name] of addresses) {
      const row = there.get(id)
      const isThere = name === null ? row === undefined : row?.name === name && row.owner === owner
      if (!isThere) findings.lost.push(`address ${id}: ${String(name)}, there is ${JSON.stringify(row)}`)
      there.delete(id)
    }
  for (const id of there.keys())
    if (!first.has(id) && !book.doubtful.has(id)) findings.twice.push(`address ${id} that nobody has`)
}

/** Every acknowledged change has its receipt, in the transaction of its effect. */
const compareReceipts = async (db: Db, book: Book, findings: Findings): Promise<void> => {
  const [row] = await rowsOf<{ total: number; open: number }>(
    db,
    sql`select count(*)::int as total, count(*) filter (where status is null)::int as open from idempotency`,
  )
  if (row === undefined || row.total < book.acknowledged)
    findings.lost.push(`${book.acknowledged} acknowledged, ${row?.total ?? 0} receipts`)
  if (row !== undefined && row.open > 0) findings.torn.push(`${row.open} receipts without an answer`)
}

/** Only while no phone has a change under way. */
export const compare = async (db: Db, market: Market, book: Book): Promise<Findings> => {
  const findings: Findings = { lost: [], torn: [], twice: [] }
  await compareOrders(db, book, findings)
  await compareStock(db, market, findings)
  await compareWishes(db, book, findings)
  await compareAddresses(db, book, market, findings)
  await compareReceipts(db, book, findings)
  return findings
}
