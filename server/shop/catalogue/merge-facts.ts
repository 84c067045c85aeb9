import { eq, sql } from 'drizzle-orm'
import { FACT_VALUES_MAX } from '../../../src/contract/calls/staff/facts.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { calledOf } from '../../../src/contract/product/own-facts.ts'
import { ownFacts, products } from '../../db/schema.ts'
import type { SaidFact } from '../../db/schema/own-facts.ts'
import type { ShopContext } from '../core/context.ts'
import { valueCalled, type StoredFact } from '../core/fact-book.ts'
import { invalid } from '../core/refusal.ts'

/** So many products are changed at once: lists are told of each by itself. */
const BATCH = 500

/** The values of both, and which of them each of the one's own has become. */
const joined = (from: StoredFact, into: StoredFact) => {
  const values = [...into.values]
  const became = new Map<number, number>()
  for (const value of from.values) {
    const known = valueCalled(into, value.name)
    const id = known?.id ?? Math.max(0, ...values.map((one) => one.id)) + 1
    if (known === undefined) values.push({ ...value, id })
    became.set(value.id, id)
  }
  return { values, became }
}

/** What the values of the one have become, and those of what was merged into it before: all addresses go on working. */
const mergedOf = (from: StoredFact, into: StoredFact, became: ReadonlyMap<number, number>): StoredFact['merged'] => {
  const further = Object.entries(from.merged ?? {}).map(([id, values]) => {
    const now = Object.entries(values).map(([value, known]) => [value, became.get(known) ?? known] as const)
    return [id, Object.fromEntries(now)] as const
  })
  return { ...into.merged, ...Object.fromEntries(further), [from.id]: Object.fromEntries(became) }
}

/** Moves what products say, names and values; returns how many products. */
export const mergeFactInto = async ({ db }: ShopContext, from: StoredFact, into: StoredFact): Promise<number> => {
  const { values, became } = joined(from, into)
  if (values.length > FACT_VALUES_MAX) throw invalid({ into: say.valuesTooMany(String(FACT_VALUES_MAX)) })
  const moved = ({ value }: SaidFact): SaidFact => ({
    fact: into.id,
    value: typeof value === 'number' ? (became.get(value) ?? value) : value,
  })
  let count = 0
  for (;;) {
    const next = await db
      .select({ id: products.id, facts: products.facts })
      .from(products)
      .where(sql`${products.facts} -> 'more' @> ${JSON.stringify([{ fact: from.id }])}::text::jsonb`)
      .orderBy(products.id)
      .limit(BATCH)
      .for('update')
    if (next.length === 0) break
    for (const { id, facts } of next) {
      if (facts === null) continue
      const said = facts.more ?? []
      const others = said.filter(({ fact }) => fact !== from.id)
      // One that tells both goes on telling the other.
      const isBoth = others.some(({ fact }) => fact === into.id)
      const more = isBoth ? others : [...others, ...said.filter(({ fact }) => fact === from.id).map(moved)]
      await db
        .update(products)
        .set({ facts: { ...facts, more } })
        .where(eq(products.id, id))
    }
    count += next.length
  }
  const asked =
    from.categories === null || into.categories === null ? null : [...new Set([...into.categories, ...from.categories])]
  const former = [...new Set([...into.former, ...calledOf(from)])]
  await db.delete(ownFacts).where(eq(ownFacts.id, from.id))
  await db
    .update(ownFacts)
    .set({ values, former, categories: asked, merged: mergedOf(from, into, became) })
    .where(eq(ownFacts.id, into.id))
  return count
}
