import { asc, eq, inArray } from 'drizzle-orm'
import { products } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { renewLater } from '../search/renew-search-texts.ts'

/** So many products are moved by one statement: lists are told of each by itself. */
const BATCH = 500

/** Whose products go where: those of a brand to another brand, or of a category to another category. */
interface Move {
  of: 'brandId' | 'categoryId'
  from: number
  into: number
}

const RENEWED = { brandId: 'brand', categoryId: 'category' } as const

/** Moves all products, which a job then lets be found by the words of where they are. Returns how many. */
export const moveProducts = async (shop: ShopContext, { of, from, into }: Move): Promise<number> => {
  const { db } = shop
  let moved = 0
  for (;;) {
    const next = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products[of], from))
      .orderBy(asc(products.id))
      .limit(BATCH)
    if (next.length === 0) break
    const ids = next.map(({ id }) => id)
    await db
      .update(products)
      .set({ [of]: into })
      .where(inArray(products.id, ids))
    moved += ids.length
  }
  if (moved > 0) await renewLater(shop, RENEWED[of], into)
  return moved
}
