import { and, asc, count, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { CategoryChange, CategoryForm, DeskCategory } from '../../../src/contract/calls/staff/categories.ts'
import { LOCAL_LANGUAGES, type LocalNames } from '../../../src/contract/product/local.ts'
import { categories, formerCategories, listingDrafts, ownFacts, products } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { slugOf } from '../core/slug.ts'
import { inTransaction } from '../core/transaction.ts'
import { renewLater } from '../search/renew-search-texts.ts'
import { moveProducts } from './move-products.ts'

/** The operator's changes of categories. Triggers tell whoever keeps answers of the catalogue. */

const NO_CATEGORY = 'There is no such category'
const TAKEN = 'There is a category of this name already'

/** All categories in their order, paused ones too. */
export const listAllCategories = async ({ db }: ShopContext): Promise<DeskCategory[]> => {
  // Counted by itself, which an index tells.
  const held = db
    .select({ categoryId: products.categoryId, products: count().as('products') })
    .from(products)
    .groupBy(products.categoryId)
    .as('held')
  const rows = await db
    .select({ category: categories, products: held.products })
    .from(categories)
    .leftJoin(held, eq(held.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ category, products: has }) => ({ ...category, names: category.names ?? {}, products: has ?? 0 }))
}

/** Makes the change with all categories locked, so that names, addresses and places in the order stay apart. */
const changing = (shop: ShopContext, work: (shop: ShopContext, all: Row[]) => Promise<void>): Promise<DeskCategory[]> =>
  inTransaction(shop, async (inner) => {
    await lockCatalogue(inner)
    await work(inner, await inner.db.select().from(categories).orderBy(asc(categories.id)).for('update'))
    return listAllCategories(inner)
  })
type Row = typeof categories.$inferSelect

const rowOf = (all: readonly Row[], id: number): Row =>
  firstOf(
    all.filter((row) => row.id === id),
    NO_CATEGORY,
  )

/** As the import compares them. */
const refuseTaken = (all: readonly Row[], name: string, own?: number): void => {
  const isTaken = all.some((row) => row.id !== own && [slugOf(row.name), row.slug].includes(slugOf(name)))
  if (isTaken) throw invalid({ name: TAKEN })
}

/** Those that say something; nothing where none does. */
const namesOf = (given: CategoryForm['names']): LocalNames | null => {
  const said = LOCAL_LANGUAGES.flatMap((code) => (given[code] ? [[code, given[code]] as const] : []))
  return said.length === 0 ? null : Object.fromEntries(said)
}

/** Makes a category; its address is its English name. */
export const createCategory = (shop: ShopContext, form: CategoryForm): Promise<DeskCategory[]> =>
  changing(shop, async (inner, all) => {
    const slug = slugOf(form.name)
    if (slug === '') throw invalid({ name: 'The name in English has Latin letters: its address is made of them' })
    refuseTaken(all, form.name)
    const { db } = inner
    if ((await db.$count(formerCategories, eq(formerCategories.slug, slug))) > 0) throw invalid({ name: TAKEN })
    const [last] = await db.select({ position: max(categories.position) }).from(categories)
    const { name, icon, ground } = form
    const row = { slug, name, icon, ground, names: namesOf(form.names), position: (last?.position ?? 0) + 1 }
    const [made] = await db.insert(categories).values(row).returning({ id: categories.id })
    await recordChange(inner, {
      action: 'category.create',
      entity: 'category',
      entityId: made?.id ?? 0,
      sellerId: null,
      personal: ['name', 'names'],
    })
  })

/** Renames it, draws it otherwise, pauses it or shows it again. */
export const changeCategory = (shop: ShopContext, id: number, change: CategoryChange): Promise<DeskCategory[]> =>
  changing(shop, async (inner, all) => {
    const before = rowOf(all, id)
    const { names, ...rest } = change
    if (rest.name !== undefined) refuseTaken(all, rest.name, id)
    const after = { ...before, ...rest, ...(names !== undefined && { names: namesOf(names) }) }
    await inner.db.update(categories).set(after).where(eq(categories.id, id))
    if (rest.name !== undefined || names !== undefined) await renewLater(inner, 'category', id)
    await recordChange(inner, {
      action: 'category.set',
      entity: 'category',
      entityId: id,
      sellerId: null,
      before: { paused: before.paused },
      after: { paused: after.paused },
      personal: Object.keys(change).filter((field) => field !== 'paused'),
    })
  })

/** Puts all of them into an order. */
export const orderCategories = (shop: ShopContext, ids: readonly number[]): Promise<DeskCategory[]> =>
  changing(shop, async (inner, all) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    if (ids.length !== all.length || all.some(({ id }) => !places.has(id)))
      throw invalid({ ids: 'There are other categories by now. Look again' })
    const order = sql`array_position(${`{${ids.join(',')}}`}::text::int[], ${categories.id})`
    await inner.db
      .update(categories)
      .set({ position: order })
      .where(inArray(categories.id, [...ids]))
    await recordChange(inner, {
      action: 'category.order',
      entity: 'category',
      entityId: '',
      sellerId: null,
      before: { order: all.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id) },
      after: { order: [...ids] },
    })
  })

/** Drafts of what is to be sold in a category go where its products go. */
const moveDrafts = async ({ db }: ShopContext, from: number, into: number): Promise<void> => {
  const { form, state } = listingDrafts
  const named = sql`${form} -> 'about' ->> 'category_id'`
  await db
    .update(listingDrafts)
    .set({ form: sql`jsonb_set(${form}, '{about,category_id}', to_jsonb(${into}::int))` })
    .where(and(ne(state, 'approved'), eq(named, String(from))))
}

/** Whoever was asked for a fact is asked for it in the other category. */
const moveFacts = async ({ db }: ShopContext, from: number, into: number): Promise<void> => {
  const named = ownFacts.categories
  const without = sql`array_remove(array_remove(${named}, ${from}::int), ${into}::int)`
  await db
    .update(ownFacts)
    .set({ categories: sql`array_append(${without}, ${into}::int)` })
    .where(sql`${from}::int = any(${named})`)
}

/** Moves all of a category into another one; its own address, and those that led to it, lead there from then on. */
export const mergeCategory = (shop: ShopContext, id: number, into: number): Promise<DeskCategory[]> =>
  changing(shop, async (inner, all) => {
    const from = rowOf(all, id)
    if (id === into || !all.some((row) => row.id === into)) throw invalid({ into: 'Choose another category' })
    const { db } = inner
    const moved = await moveProducts(inner, { of: 'categoryId', from: id, into })
    await moveDrafts(inner, id, into)
    await moveFacts(inner, id, into)
    await db.update(formerCategories).set({ categoryId: into }).where(eq(formerCategories.categoryId, id))
    await db.insert(formerCategories).values({ slug: from.slug, categoryId: into })
    await db.delete(categories).where(eq(categories.id, id))
    const change = { before: { paused: from.paused }, after: { into, moved } }
    await recordChange(inner, {
      action: 'category.merge',
      entity: 'category',
      entityId: id,
      sellerId: null,
      ...change,
    })
  })
