import { asc, inArray } from 'drizzle-orm'
import type { Variant } from '../../../src/contract/entities.ts'
import { discountPercent, rupees } from '../../../src/contract/money.ts'
import type { Db } from '../../db/database.ts'
import { variants } from '../../db/schema.ts'

type VariantRow = typeof variants.$inferSelect

/** A variant as the contract carries it; what is shown as stock is what can still be sold. */
export const variantView = (row: VariantRow): Variant => ({
  id: row.id,
  variant_name: row.name,
  price: rupees(row.mrpPaise),
  selling_price: rupees(row.sellingPaise),
  product_discount: discountPercent(row.mrpPaise, row.sellingPaise),
  sku: row.sku,
  cod_available: row.codAvailable ? 1 : 0,
  stock_quantity: row.onHand - row.reserved,
  amount: row.amount,
  unit: row.unit,
})

/** Variants of many listings in one query, by listing. */
export const variantsOf = async (db: Db, listingIds: number[]): Promise<Map<number, Variant[]>> => {
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.listingId, listingIds))
    .orderBy(asc(variants.listingId), asc(variants.position), asc(variants.id))
  const byListing = new Map<number, Variant[]>(listingIds.map((id) => [id, []]))
  for (const row of rows) byListing.get(row.listingId)?.push(variantView(row))
  return byListing
}
