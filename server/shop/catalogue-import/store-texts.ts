import { sql } from 'drizzle-orm'
import { listingTexts } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Product } from './product.ts'

/** Writes what these listings are called in other languages; of those that the file does not name the texts stay. */
export const writeTexts = async (
  { db }: ShopContext,
  written: readonly { product: Product; listingId: number }[],
): Promise<void> => {
  const rows = written.flatMap(({ product, listingId }) =>
    (product.header.texts ?? []).map(({ language, title, short_description: shortDescription }) => ({
      listingId,
      language,
      title,
      shortDescription,
    })),
  )
  if (rows.length === 0) return
  await db
    .insert(listingTexts)
    .values(rows)
    .onConflictDoUpdate({
      target: [listingTexts.listingId, listingTexts.language],
      set: {
        title: sql`excluded.title`,
        shortDescription: sql`coalesce(nullif(excluded.short_description, ''), ${listingTexts.shortDescription})`,
      },
    })
}
