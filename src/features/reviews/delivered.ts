import type { DeliveredProduct, OrderItem } from '../../contract/entities.ts'

/** What of an order history can be reviewed: every delivered listing and pack once, the latest delivery first. */
export const deliveredOf = (items: readonly OrderItem[]): DeliveredProduct[] => {
  const seen = new Set<string>()
  return items
    .flatMap((item) =>
      item.item_status === 'delivered' && item.delivery_date !== null
        ? [{ ...item, delivery_date: item.delivery_date }]
        : [],
    )
    .sort((a, b) => b.delivery_date.localeCompare(a.delivery_date))
    .flatMap(({ product_id, published_product_id, sku, slug, delivery_date, product }) => {
      const pack = `${published_product_id} ${sku}`
      if (seen.has(pack)) return []
      seen.add(pack)
      return [{ product_id, published_product_id, sku, slug, delivery_date, product }]
    })
}
