import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderItems } from '../../../server/db/schema.ts'
import { addAddresses, addGoods, type Goods } from '../support/fixtures.ts'
import type { TestShop } from '../support/support.ts'

/** A customer with something that was delivered, unless said otherwise. */
export const buySomething = async (shop: TestShop, status: 'placed' | 'delivered' = 'delivered') => {
  const buyer = await shop.customer()
  const { line } = await addAddresses(buyer)
  const goods = await addGoods(shop.db)
  await buyer.ask('POST', 'order/create', { body: { order_items: [line(goods.sku, 100)] }, key: randomUUID() })
  await shop.db
    .update(orderItems)
    .set({ itemStatus: status, deliveryDate: status === 'delivered' ? new Date() : null })
    .where(eq(orderItems.sku, goods.sku))
  return { buyer, goods }
}

export interface Draft {
  rating?: string
  comment?: string
  files?: { bytes: Uint8Array | string; name?: string; type?: string }[]
}

/** The form that a phone sends. */
export const reviewForm = (
  { listing, sku }: Goods,
  { rating = '4', comment = 'Good seed', files = [] }: Draft = {},
): FormData => {
  const form = new FormData()
  form.set('published_product_id', String(listing.id))
  form.set('sku', sku)
  form.set('rating', rating)
  form.set('comment', comment)
  for (const [place, { bytes, name = 'photo.jpg', type = 'image/jpeg' }] of files.entries())
    form.set(`review_images[${place}]`, new Blob([Uint8Array.from(Buffer.from(bytes))], { type }), name)
  return form
}
