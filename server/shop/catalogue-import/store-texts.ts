import { inArray } from 'drizzle-orm'
import { listingTexts } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Product } from './product.ts'

/** Replaces what these listings are called in other languages by what the file says. */
export const writeTexts = async (
  { db }: ShopContext,
  written: readonly { product: Product; listingId: number }[],
): Promise<void> => {
  if (written.length === 0) return
  const ids = written.map(({ listingId }) => listingId)
  await db.delete(listingTexts).where(inArray(listingTexts.listingId, ids))
  const rows = written.flatMap(({ product, listingId }) =>
    (product.header.texts ?? []).map(({ language, title, short_description: shortDescription }) => ({
      listingId,
      language,
      title,
      shortDescription,
    })),
  )
  if (rows.length > 0) await db.insert(listingTexts).values(rows)
}
