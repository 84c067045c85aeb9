import { asc, eq, inArray, sql } from 'drizzle-orm'
import {
  FACT_VALUES_MAX,
  FACTS_MAX,
  type DeskFact,
  type FactChange,
  type FactForm,
  type ValueChanges,
} from '../../../src/contract/calls/staff/facts.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { LOCAL_LANGUAGES, type LocalNames } from '../../../src/contract/product/local.ts'
import { calledOf, nameKey, type ListedValue } from '../../../src/contract/product/own-facts.ts'
import { rowsOf } from '../../db/database.ts'
import { categories, ownFacts, products } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { factFinder, readOwnFacts, valueCalled, type StoredFact } from '../core/fact-book.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { renewLater } from '../search/renew-search-texts.ts'
import { mergeFactInto } from './merge-facts.ts'

/** The operator's changes of facts. Triggers tell whoever keeps answers of the catalogue. */

/** So many former names are kept of one thing; the oldest go first. */
const FORMER_MAX = 50

/** All facts in their order, paused ones too. */
export const listAllFacts = async (shop: ShopContext): Promise<DeskFact[]> => {
  const counted = await rowsOf<{ fact: number; products: number }>(
    shop.db,
    sql`select (said ->> 'fact')::int as fact, count(*)::int as products
      from ${products}, jsonb_array_elements(${products.facts} -> 'more') said group by 1`,
  )
  const held = new Map(counted.map((row) => [row.fact, row.products]))
  return (await readOwnFacts(shop)).map(({ former: _former, position: _position, merged: _merged, ...fact }) => ({
    ...fact,
    names: fact.names ?? {},
    categories: fact.categories ?? [],
    products: held.get(fact.id) ?? 0,
  }))
}

/** Makes the change with all facts locked, so that their names and places stay apart. */
const changing = (
  shop: ShopContext,
  work: (shop: ShopContext, all: StoredFact[]) => Promise<void>,
): Promise<DeskFact[]> =>
  inTransaction(shop, async (inner) => {
    await lockCatalogue(inner)
    await work(inner, await inner.db.select().from(ownFacts).orderBy(asc(ownFacts.position), asc(ownFacts.id)))
    return listAllFacts(inner)
  })

const factOf = (all: readonly StoredFact[], id: number): StoredFact =>
  firstOf(
    all.filter((row) => row.id === id),
    'There is no such fact',
  )

/** Those that say something; nothing where none does. */
const namesOf = (given: FactForm['names']): LocalNames | null => {
  const said = LOCAL_LANGUAGES.flatMap((code) => (given[code] ? [[code, given[code].normalize('NFC')] as const] : []))
  return said.length === 0 ? null : Object.fromEntries(said)
}

type Named = Parameters<typeof calledOf>[0]

/** What it is called no more. */
const formerOf = (before: Named, after: Named): string[] => {
  const now = new Set(calledOf({ ...after, former: [] }).map(nameKey))
  const names = new Map(calledOf(before).map((name) => [nameKey(name), name]))
  return [...names].flatMap(([key, name]) => (now.has(key) ? [] : [name])).slice(-FORMER_MAX)
}

/** Refuses, at its field, what another one is called already. */
const refuseTaken = (
  { name, names = {} }: Pick<FactChange, 'name' | 'names'>,
  find: (called: string) => { name: string } | undefined,
  path = '',
): void => {
  const taken = (field: string, called: string): [string, string][] => {
    const other = find(called)
    return other === undefined ? [] : [[path + field, say.calledAlready(other.name, called)]]
  }
  const faults = [
    ...(name === undefined ? [] : taken('name', name)),
    ...Object.entries(names).flatMap(([code, called]) => (called ? taken(`names.${code}`, called) : [])),
  ]
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

const refuseTakenFact = (all: readonly StoredFact[], change: Pick<FactChange, 'name' | 'names'>, own?: number): void =>
  refuseTaken(change, factFinder(all.filter(({ id }) => id !== own)))

/** The values with those that are renamed or new. */
const valuesOf = (before: readonly ListedValue[], changes: ValueChanges): ListedValue[] => {
  const values = [...before]
  for (const [at, { id, name, names, paused }] of changes.entries()) {
    const place = id === undefined ? values.length : values.findIndex((value) => value.id === id)
    if (place < 0) throw invalid({ values: 'There is no such fact' })
    const others = values.filter((_, other) => other !== place)
    refuseTaken({ name, names }, (called) => valueCalled({ values: others }, called), `values.${at}.`)
    const own = values[place]
    const local = namesOf(names)
    const said = { name: name.normalize('NFC'), ...(local && { names: local }) }
    const former = own === undefined ? [] : formerOf(own, said)
    values[place] = {
      id: own?.id ?? Math.max(0, ...values.map((value) => value.id)) + 1,
      ...said,
      ...(former.length > 0 && { former }),
      ...(paused && { paused }),
    }
  }
  if (values.length > FACT_VALUES_MAX) throw invalid({ name: say.valuesTooMany(String(FACT_VALUES_MAX)) })
  return values
}

/** Null for all of them. */
const categoriesOf = async ({ db }: ShopContext, ids: readonly number[]): Promise<number[] | null> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return null
  if ((await db.$count(categories, inArray(categories.id, wanted))) < wanted.length)
    throw invalid({ categories: 'There is no such category' })
  return wanted
}

/** Makes a fact, which comes last. */
export const createFact = (shop: ShopContext, form: FactForm): Promise<DeskFact[]> =>
  changing(shop, async (inner, all) => {
    if (all.length >= FACTS_MAX) throw new Refusal('NOT_ALLOWED_NOW', `The shop has at most ${FACTS_MAX} facts`)
    refuseTakenFact(all, form)
    const row = {
      name: form.name.normalize('NFC'),
      names: namesOf(form.names),
      kind: form.kind,
      categories: await categoriesOf(inner, form.categories),
      position: Math.max(0, ...all.map(({ position }) => position)) + 1,
    }
    const [made] = await inner.db.insert(ownFacts).values(row).returning({ id: ownFacts.id })
    await recordChange(inner, {
      action: 'fact.create',
      entity: 'fact',
      entityId: made?.id ?? 0,
      sellerId: null,
      personal: ['name', 'names'],
    })
  })

/** Renames it or its values, asks for it in other categories, pauses it or asks for it again. */
export const changeFact = (shop: ShopContext, id: number, change: FactChange): Promise<DeskFact[]> =>
  changing(shop, async (inner, all) => {
    const before = factOf(all, id)
    refuseTakenFact(all, change, id)
    const { name, paused = before.paused, names, values, categories: asked } = change
    const called = {
      name: (name ?? before.name).normalize('NFC'),
      names: names === undefined ? before.names : namesOf(names),
    }
    const after = {
      ...called,
      former: formerOf(before, called),
      paused,
      ...(values !== undefined && before.kind === 'choice' && { values: valuesOf(before.values, values) }),
      ...(asked !== undefined && { categories: await categoriesOf(inner, asked) }),
    }
    await inner.db.update(ownFacts).set(after).where(eq(ownFacts.id, id))
    const isNamed = name !== undefined || names !== undefined || values !== undefined
    if (before.kind === 'choice' && isNamed) await renewLater(inner, 'fact', id)
    await recordChange(inner, {
      action: 'fact.set',
      entity: 'fact',
      entityId: id,
      sellerId: null,
      before: { paused: before.paused },
      after: { paused },
      personal: Object.keys(change).filter((field) => field !== 'paused'),
    })
  })

/** Puts all of them into an order. */
export const orderFacts = (shop: ShopContext, ids: readonly number[]): Promise<DeskFact[]> =>
  changing(shop, async (inner, all) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    if (ids.length !== all.length || all.some(({ id }) => !places.has(id)))
      throw invalid({ ids: 'There are other facts by now. Look again' })
    const order = sql`array_position(${`{${ids.join(',')}}`}::text::int[], ${ownFacts.id})`
    await inner.db
      .update(ownFacts)
      .set({ position: order })
      .where(inArray(ownFacts.id, [...ids]))
    await recordChange(inner, {
      action: 'fact.order',
      entity: 'fact',
      entityId: '',
      sellerId: null,
      before: { order: all.map(({ id }) => id) },
      after: { order: [...ids] },
    })
  })

/** Lets all that tell a fact tell another one, which goes by the names of both from then on. */
export const mergeFact = (shop: ShopContext, id: number, into: number): Promise<DeskFact[]> =>
  changing(shop, async (inner, all) => {
    const from = factOf(all, id)
    const other = all.find((row) => row.id === into)
    if (id === into || other?.kind !== from.kind) throw invalid({ into: 'Choose another fact of the same kind' })
    const moved = await mergeFactInto(inner, from, other)
    if (from.kind === 'choice') await renewLater(inner, 'fact', into)
    const change = { before: { paused: from.paused }, after: { into, moved } }
    await recordChange(inner, { action: 'fact.merge', entity: 'fact', entityId: id, sellerId: null, ...change })
  })
