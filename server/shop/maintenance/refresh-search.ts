import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { brands, categories, listings, products } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { furtherWords, SEARCH_STAMP, searchTextOf } from '../catalogue/search-text.ts'

/** So many texts are made at once; between them the database is left to others. */
const BATCH = 500

const nextBatch = ({ db }: Pick<ShopContext, 'db'>, after: number) =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      short: listings.shortDescription,
      searchText: listings.searchText,
      brand: brands.name,
      category: categories.slug,
      crops: products.crops,
      origin: products.origin,
      facts: products.facts,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(gt(listings.id, after), sql`${listings.searchText} not like ${`% ; ${SEARCH_STAMP} `}`))
    .orderBy(asc(listings.id))
    .limit(BATCH)

type Row = Awaited<ReturnType<typeof nextBatch>>[number]

const madeAnew = ({ id, crops, facts, searchText, ...row }: Row) => ({
  id,
  text: searchTextOf({
    ...row,
    crops: crops ?? [],
    genericName: facts?.generic_name,
    pests: facts?.pests,
    more: furtherWords(searchText),
  }),
})

/** Makes the search texts anew that an earlier build has written. Returns how many. */
export const refreshSearch = async ({ db }: Pick<ShopContext, 'db'>, isStopping = () => false): Promise<number> => {
  let count = 0
  let last: number | undefined = 0
  while (last !== undefined && !isStopping()) {
    const rows: Row[] = await nextBatch({ db }, last)
    const made = JSON.stringify(rows.map(madeAnew))
    await db.execute(
      sql`update ${listings} set search_text = made.text
        from jsonb_to_recordset(${made}::text::jsonb) as made(id int, text text) where ${listings.id} = made.id`,
    )
    count += rows.length
    last = rows.at(-1)?.id
  }
  return count
}
