import { sql } from 'drizzle-orm'
import type { OfferedFact } from '../../../src/contract/calls/catalogue.ts'
import { readFactFilter } from '../../../src/contract/product/fact-filter.ts'
import { writeFactFilter } from '../../../src/contract/product/write-fact-filter.ts'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import { rowsOf } from '../../db/database.ts'
import { categories } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { namedOf, readOwnFacts, type StoredFact } from '../core/fact-book.ts'
import { countFactValues, idOrSlug } from './product-list.ts'

/** The operator's facts that a list can be narrowed by: those with listed values, and numbers as they are said. */

/** The operator's order decides which; a longer row of filters nobody looks through. */
const FACTS_MAX = 8
/** So many different numbers can be looked through. */
const NUMBERS_MAX = 50

type Query = ParsedQuery<'productFilters'>
type Counts = ReadonlyMap<string, number>

/** Which facts a list offers: those of its category, where it is one. */
const factsOfList = async ({ db }: ShopContext, all: readonly StoredFact[], { category }: Query) => {
  if (!category) return all
  const [row] = await rowsOf<{ id: number | null }>(db, sql`select ${idOrSlug(categories, category)} as id`)
  const id = row?.id ?? 0
  return all.filter((fact) => fact.categories?.includes(id) ?? true)
}

/** Each value with what it leaves: listed ones as they are listed, numbers from the lowest up. What is chosen stays. */
const valuesOf = (fact: StoredFact, counts: Counts, chosen: string | undefined): OfferedFact['values'] => {
  const countOf = (value: string): number => counts.get(`${fact.id}.${value}`) ?? 0
  if (fact.kind === 'choice')
    return fact.values
      .filter(({ id, paused }) => String(id) === chosen || (paused !== true && countOf(String(id)) > 0))
      .map((value) => ({ value: String(value.id), ...namedOf(value), count: countOf(String(value.id)) }))
  const begin = `${fact.id}.`
  const said = [...counts.keys()].flatMap((key) => (key.startsWith(begin) ? [key.slice(begin.length)] : []))
  const most = said.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, NUMBERS_MAX)
  return [...new Set([...most, ...(chosen === undefined ? [] : [chosen])])]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, name: value, count: countOf(value) }))
}

/** Of each fact what is left by everything else that is chosen. */
export const offeredFacts = async (shop: ShopContext, query: Query, found: number[] | null): Promise<OfferedFact[]> => {
  const wanted = readFactFilter(query.fact)
  const isChosen = ({ id }: StoredFact) => wanted.has(String(id))
  const all = (await readOwnFacts(shop)).filter(({ kind }) => kind !== 'text')
  const ofList = await factsOfList(
    shop,
    all.filter(({ paused }) => !paused),
    query,
  )
  const count = async (fact: string | undefined): Promise<Counts> =>
    new Map((await countFactValues(shop.db, { ...query, fact }, found)).map((row) => [row.said, row.count]))
  const others = ofList.length > 0 ? await count(query.fact) : new Map<string, number>()
  const offered: OfferedFact[] = []
  for (const fact of all) {
    if (!isChosen(fact) && (!ofList.includes(fact) || offered.length >= FACTS_MAX)) continue
    const chosen = wanted.get(String(fact.id))
    const rest = new Map(wanted)
    rest.delete(String(fact.id))
    const counts = chosen === undefined ? others : await count(writeFactFilter(rest))
    const values = valuesOf(fact, counts, chosen)
    if (values.length > 0) offered.push({ id: fact.id, ...namedOf(fact), values })
  }
  return offered
}
