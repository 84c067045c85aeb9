import { compareOffers, type Offered } from '../../contract/product/offers.ts'
import type { IndexedProduct } from './read.shared.ts'

/** Which seller's listing a list without network shows of a product, as the server does it (`server/shop/catalogue/leads.ts`). */

/** A licence is known of what was opened or downloaded. */
const offeredBy = ({ product, details }: IndexedProduct): Offered => ({
  id: product.id,
  canBuy: product.stock_quantity > 0 && (details?.licence_required !== true || details.licence?.valid === true),
  packs: product.variants,
})

/** Each product once, by the listing that leads it. */
export const leadsOf = (goods: readonly IndexedProduct[]): IndexedProduct[] => {
  const leading = new Map<number, IndexedProduct>()
  for (const known of goods) {
    const { product_id: id } = known.product
    const first = leading.get(id)
    if (first === undefined || compareOffers(offeredBy(known), offeredBy(first)) < 0) leading.set(id, known)
  }
  return goods.filter((known) => leading.get(known.product.product_id) === known)
}
