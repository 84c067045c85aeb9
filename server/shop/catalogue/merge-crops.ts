import { eq, inArray, sql } from 'drizzle-orm'
import { crops, formerCrops, products } from '../../db/schema.ts'
import type { StoredFacts } from '../../db/schema/own-facts.ts'
import type { ShopContext } from '../core/context.ts'
import { calledOf, type StoredCrop } from '../core/crop-book.ts'
import { slugOf } from '../core/slug.ts'

/** So many products are changed at once: lists are told of each by itself. */
const BATCH = 500

/** Doses that name the crop name the other one, unless the label has one for that already. */
const withDoses = (facts: StoredFacts | null, from: StoredCrop, into: StoredCrop): StoredFacts | null => {
  const doses = facts?.doses
  if (facts === null || doses === undefined) return facts
  const isFor = (crop: StoredCrop) => (use: string | null) =>
    use !== null && [crop.slug, slugOf(crop.name), ...(crop.former ?? [])].includes(slugOf(use))
  const [isOld, isNew] = [isFor(from), isFor(into)]
  if (doses.some(({ use }) => isNew(use)) || doses.filter(({ use }) => isOld(use)).length !== 1) return facts
  return { ...facts, doses: doses.map((dose) => (isOld(dose.use) ? { ...dose, use: into.name } : dose)) }
}

/** Moves products, names and former slugs; returns how many products. */
export const mergeInto = async ({ db }: ShopContext, from: StoredCrop, into: StoredCrop): Promise<number> => {
  let moved = 0
  for (;;) {
    const next = await db
      .select({ id: products.id, facts: products.facts, grown: products.crops })
      .from(products)
      .where(sql`${products.crops} @> array[${from.slug}::text]`)
      .orderBy(products.id)
      .limit(BATCH)
      .for('update')
    if (next.length === 0) break
    const grown = sql`array_replace(${products.crops}, ${from.slug}::text, ${into.slug}::text)`
    const ids = next.map(({ id }) => id)
    // One that is for both names the other one already.
    const both = next.flatMap((row) => (row.grown?.includes(into.slug) ? [row.id] : []))
    if (both.length > 0) {
      const without = sql`array_remove(${products.crops}, ${from.slug}::text)`
      await db.update(products).set({ crops: without }).where(inArray(products.id, both))
    }
    await db.update(products).set({ crops: grown }).where(inArray(products.id, ids))
    for (const { id, facts } of next) {
      const now = withDoses(facts, from, into)
      if (now !== facts) await db.update(products).set({ facts: now }).where(eq(products.id, id))
    }
    moved += next.length
  }
  const words = [...new Set([...into.words, ...calledOf(from)])]
  await db.update(formerCrops).set({ cropId: into.id }).where(eq(formerCrops.cropId, from.id))
  await db.insert(formerCrops).values({ slug: from.slug, cropId: into.id })
  await db.delete(crops).where(eq(crops.id, from.id))
  await db.update(crops).set({ words }).where(eq(crops.id, into.id))
  return moved
}
