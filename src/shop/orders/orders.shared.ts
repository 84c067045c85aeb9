import type { OrderItem } from '../../contract/entities.ts'
import type { callApi } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { inOrder } from '../in-order.shared.ts'

/** The order history, which no change without network touches. */

/** The mirror holds this many of the newest order items. */
const ORDERS_KEPT = 50

const askedAtKey = (acct: number): string => `${acct}:orders asked at`

export const savedOrders = async ({ db }: LocalDb, acct: number): Promise<OrderItem[]> =>
  inOrder(await db.orders.where('acct').equals(acct).toArray()).map(({ item }) => item)

export const replaceOrders = async ({ db }: LocalDb, acct: number, items: readonly OrderItem[]) => {
  await db.orders.where('acct').equals(acct).delete()
  await db.orders.bulkPut(
    items.slice(0, ORDERS_KEPT).map((item, place) => ({ acct, order_item_id: item.order_item_id, place, item })),
  )
}

/** When the history on the phone was fetched. */
export const ordersAskedAt = async (local: LocalDb, acct: number): Promise<number | null> => {
  const row = await local.read(() => local.db.meta.get(askedAtKey(acct)))
  return typeof row?.value === 'number' ? row.value : null
}

export const orders = defineCollection({
  name: 'orders',
  tables: ['orders'],
  fetch: (call: typeof callApi, { token }) => call('orderHistory', { token }),
  write: async (local, acct, { data }) => {
    await replaceOrders(local, acct, data)
    await local.db.meta.put({ key: askedAtKey(acct), value: local.now() })
  },
})
