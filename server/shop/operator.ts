import type { InferOutput } from 'valibot'
import { desc, eq, sql } from 'drizzle-orm'
import type { AdminOrderItem } from '../../src/contract/admin-calls/orders.ts'
import type { DealChange } from '../../src/contract/admin-calls/front.ts'
import type { VariantChange } from '../../src/contract/admin-calls/goods.ts'
import type { Deal, Variant } from '../../src/contract/entities.ts'
import { paise, rupees } from '../../src/contract/money.ts'
import { customers, deals, orderItems, orders, sellers, variants } from '../db/schema.ts'
import { variantView } from './listing-variants.ts'
import { invalid, notFound } from './refusal.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

/** Every order item, fresh ones first. */
export const listOrderItems = async ({ db }: Shop): Promise<AdminOrderItem[]> => {
  const rows = await db
    .select({ item: orderItems, order: orders, customer: customers.name, name: sellers.name, shop: sellers.shopName })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .orderBy(desc(orders.createdAt), desc(orderItems.id))
  return rows.map(({ item, order, customer, name, shop }) => ({
    order_item_id: item.id,
    order_id: item.orderId,
    sku: item.sku,
    title: item.title,
    variant_name: item.variantName,
    quantity: item.quantity,
    total_price: rupees(item.totalPaise),
    payment_method: order.paymentMethod,
    item_status: item.itemStatus,
    order_date: order.createdAt.toISOString(),
    delivery_date: item.deliveryDate?.toISOString() ?? null,
    customer_id: order.customerId,
    customer_name: customer,
    seller_id: item.sellerId,
    shop_name: shop ?? name,
    pincode: item.deliveryAddress.pincode,
  }))
}

/** Changes what is given of a variant. Listings show it at once (decision 54). */
export const changeVariant = (shop: Shop, sku: string, change: VariantChange): Promise<Variant> =>
  inTransaction(shop, async ({ db }) => {
    const [before] = await db.select().from(variants).where(eq(variants.sku, sku)).for('update')
    if (before === undefined) throw notFound('There is no such sku')
    const mrpPaise = change.price === undefined ? before.mrpPaise : paise(change.price)
    const sellingPaise = change.selling_price === undefined ? before.sellingPaise : paise(change.selling_price)
    if (sellingPaise > mrpPaise)
      throw invalid({ selling_price: `The selling price cannot be above the list price of ${rupees(mrpPaise)}` })
    const [after] = await db
      .update(variants)
      .set({
        mrpPaise,
        sellingPaise,
        // What is held for unpaid orders stays held; the operator says what may be sold beside it.
        ...(change.stock === undefined ? {} : { onHand: sql`${variants.reserved} + ${change.stock}` }),
        ...(change.cod === undefined ? {} : { codAvailable: change.cod === 1 }),
      })
      .where(eq(variants.sku, sku))
      .returning()
    if (after === undefined) throw notFound('There is no such sku')
    return variantView(after)
  })

/** The newest deal is the one that is shown; older ones stay as a record. */
export const setDeal = async ({ db }: Shop, change: InferOutput<typeof DealChange>): Promise<Deal> => {
  if (Date.parse(change.end) < Date.parse(change.start)) throw invalid({ end: 'The end cannot be before the start' })
  await db.insert(deals).values({ text: change.text, startDate: change.start, endDate: change.end })
  return { deals: change.text, start_date_time: change.start, end_date_time: change.end }
}
