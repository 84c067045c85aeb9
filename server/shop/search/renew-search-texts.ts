import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { brands, categories, listings, products, searchRenewals } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { learnCrops } from '../core/crop-book.ts'
import { factNames, readOwnFacts, type StoredFact } from '../core/fact-book.ts'
import { inTransaction } from '../core/transaction.ts'
import { furtherWords, namesToFind, searchTextOf } from './search-text.ts'

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
      category: categories,
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
    // A title that is changed meanwhile is read as it becomes.
    .for('no key update', { of: listings })

type Row = Awaited<ReturnType<typeof describedBy>>[number]

const madeAnew = (book: readonly StoredFact[], { id, crops, facts, searchText, category, ...row }: Row) => ({
  id,
  text: searchTextOf({
    ...row,
    category: category.slug,
    categoryNames: namesToFind(category),
    crops: crops ?? [],
    genericName: facts?.generic_name,
    pests: facts?.pests,
    facts: factNames(book, facts?.more),
    more: furtherWords(searchText),
  }),
})

/** Makes the search texts of some listings anew, from the lowest id on. Returns how many, and the last of them. */
export const renewSearchTexts = async (shop: Pick<ShopContext, 'db'>, where: SQL | undefined) => {
  const rows = await describedBy(shop, where)
  await learnCrops(shop)
  const book = await readOwnFacts(shop)
  const made = JSON.stringify(rows.map((row) => madeAnew(book, row)))
  await shop.db.execute(
    sql`update ${listings} set search_text = made.text
      from jsonb_to_recordset(${made}::text::jsonb) as made(id int, text text)
      where ${listings.id} = made.id and ${listings.searchText} <> made.text`,
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

/** Has a job make the search texts anew of all that a brand or a category holds, or that says a fact. */
export const renewLater = async ({ db }: ShopContext, of: Renewal['of'], id: number): Promise<void> => {
  await db.insert(searchRenewals).values({ of, ofId: id })
}

type Renewal = typeof searchRenewals.$inferSelect

const OF: Readonly<Record<Renewal['of'], (id: number) => SQL>> = {
  brand: (id) => eq(products.brandId, id),
  category: (id) => eq(products.categoryId, id),
  fact: (id) => sql`${products.facts} -> 'more' @> ${JSON.stringify([{ fact: id }])}::text::jsonb`,
}

/**
 * One step of what `renewLater` asked for: some texts, and how far that has come, in one transaction, so that it goes on
 * from there whenever it is ended. Returns how many steps were made: 0 once there is nothing left.
 */
export const renewNext = (shop: ShopContext): Promise<number> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const [next] = await db
      .select()
      .from(searchRenewals)
      .orderBy(asc(searchRenewals.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (next === undefined) return 0
    const isThis = eq(searchRenewals.id, next.id)
    const { last } = await renewSearchTexts(inner, and(OF[next.of](next.ofId), gt(listings.id, next.after)))
    if (last === undefined) await db.delete(searchRenewals).where(isThis)
    else await db.update(searchRenewals).set({ after: last }).where(isThis)
    return 1
  })
