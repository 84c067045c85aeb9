import type { ListingKind } from '../../../src/contract/product/known-product.ts'
import { categories } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { askedFor, readOwnFacts } from '../core/fact-book.ts'

/** Drawings of trades whose goods neither live nor spoil; a trade that the operator makes has one of them too. */
const LASTING: readonly string[] = ['irrig', 'pump', 'machine', 'spray', 'tools', 'solar']

/** Whether something of this category may be alive, or spoil. */
export const maySpoil = ({ icon }: Pick<typeof categories.$inferSelect, 'icon'>): boolean => !LASTING.includes(icon)

/** The categories: which one it is says what has to be declared. A paused one is for what is there already. */
export const listKinds = async (shop: ShopContext): Promise<ListingKind[]> => {
  const facts = await readOwnFacts(shop)
  const rows = await shop.db.select().from(categories).orderBy(categories.position, categories.id)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    ...(row.names && { names: row.names }),
    licence_kind: row.licenceKind,
    perishable: maySpoil(row),
    paused: row.paused,
    facts: askedFor(facts, row.id),
  }))
}
