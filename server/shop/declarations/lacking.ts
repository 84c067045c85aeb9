import { and, eq, sql } from 'drizzle-orm'
import { listings, products } from '../../db/schema.ts'
import { onSale } from '../catalogue/on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, type Staff } from '../staff/staff.ts'

/** Whether nothing is said under these names of the facts. */
const lacks = (...path: readonly string[]) =>
  sql`coalesce(${products.facts} #>> ${sql.raw(`'{${path.join(',')}}'`)}, '') = ''`
const isImported = sql`lower(coalesce(${products.origin}, '')) not in ('', 'in', 'india')`

/** `missingFrom` of a row in the database: a product of which something that the law wants is not said. */
const lacksSomething = sql`(
  ${lacks('generic_name')} or coalesce(${products.origin}, '') = ''
  or (${isImported} and (${lacks('importer', 'name')} or ${lacks('importer', 'address')}))
  or (not ${isImported} and (${lacks('maker', 'name')} or ${lacks('maker', 'address')}))
  or (${lacks('consumer_care', 'phone')} and ${lacks('consumer_care', 'email')})
  or (${products.licenceKind} is not null and (${lacks('best_before')} or coalesce(cardinality(${products.crops}), 0) = 0))
  or (${products.licenceKind} = 'insecticide' and (${lacks('pests')} or ${lacks('dose')} or ${lacks('waiting_days')}))
)`

/** How many products on sale, of the own shop or of all, lack something that the law wants on their pages. */
export const countLacking = async ({ db }: ShopContext, me: Staff): Promise<number> => {
  const found = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(ownedBy(me, listings.sellerId), onSale, lacksSomething))
  return db.$count(found.as('found'))
}
