import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { brands, categories, listings, products } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { learnCrops } from '../core/crop-book.ts'
import { furtherWords, searchTextOf } from './search-text.ts'

/** So many texts are made at once; between them the database is left to others. */
const BATCH = 500

const describedBy = ({ db }: Pick<ShopContext, 'db'>, where: SQL | undefined) =>
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
    .where(where)
    .orderBy(asc(listings.id))
    .limit(BATCH)

type Row = Awaited<ReturnType<typeof describedBy>>[number]

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

/** Makes the search texts of some listings anew, from the lowest id on. Returns how many, and the last of them. */
export const renewSearchTexts = async (shop: Pick<ShopContext, 'db'>, where: SQL | undefined) => {
  const rows = await describedBy(shop, where)
  await learnCrops(shop)
  const made = JSON.stringify(rows.map(madeAnew))
  await shop.db.execute(
    sql`update ${listings} set search_text = made.text
      from jsonb_to_recordset(${made}::text::jsonb) as made(id int, text text) where ${listings.id} = made.id`,
  )
  return { count: rows.length, last: rows.at(-1)?.id }
}

/** The same of all such listings, however many. Returns how many. */
export const renewAllSearchTexts = async (
  shop: Pick<ShopContext, 'db'>,
  where: SQL | undefined,
  isStopping = () => false,
): Promise<number> => {
  let sum = 0
  let after: number | undefined = 0
  while (after !== undefined && !isStopping()) {
    const { count, last } = await renewSearchTexts(shop, and(gt(listings.id, after), where))
    sum += count
    after = last
  }
  return sum
}
