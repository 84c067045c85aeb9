import { asc } from 'drizzle-orm'
import {
  calledOf,
  isCalled,
  nameKey,
  writeFacts,
  type ListedValue,
  type OwnFact,
} from '../../../src/contract/product/own-facts.ts'
import { readFactFilter } from '../../../src/contract/product/fact-filter.ts'
import { writeFactFilter } from '../../../src/contract/product/write-fact-filter.ts'
import type { MoreFact } from '../../../src/contract/product/facts.ts'
import { ownFacts } from '../../db/schema.ts'
import type { SaidFact } from '../../db/schema/own-facts.ts'
import type { ShopContext } from './context.ts'

/** The facts that the operator has made, as everybody needs them who reads or writes a product. */

export type StoredFact = typeof ownFacts.$inferSelect

/** All of them in their order, paused ones too. */
export const readOwnFacts = ({ db, catalogue }: Pick<ShopContext, 'db' | 'catalogue'>): Promise<StoredFact[]> => {
  const read = async () => db.select().from(ownFacts).orderBy(asc(ownFacts.position), asc(ownFacts.id))
  return catalogue ? catalogue.once('fact book', read) : read()
}

export type FindFact = (name: string) => StoredFact | undefined

/** Finds a fact by what it is called in any language, else by what it was called. */
export const factFinder = (all: readonly StoredFact[]): FindFact => {
  const byKey = new Map(all.flatMap((fact) => fact.former.map((name) => [nameKey(name), fact] as const)))
  for (const fact of all) for (const name of calledOf({ ...fact, former: [] })) byKey.set(nameKey(name), fact)
  return (name) => byKey.get(nameKey(name))
}

/** The listed value that something is a name of. */
export const valueCalled = ({ values }: Pick<StoredFact, 'values'>, name: string): ListedValue | undefined =>
  values.find((value) => isCalled({ ...value, former: [] }, name)) ?? values.find((value) => isCalled(value, name))

/** Whether there is something to be written: of a choice a value that may be chosen. */
const isOffered = ({ paused, kind, values }: StoredFact): boolean =>
  !paused && (kind !== 'choice' || values.some((value) => !value.paused))

/** What sellers of a category are asked for. */
export const askedFor = (all: readonly StoredFact[], category: number): OwnFact[] =>
  all
    .filter((fact) => isOffered(fact) && (fact.categories?.includes(category) ?? true))
    .map(({ id, name, names, former, kind, values }) => ({
      id,
      name,
      ...(names && { names }),
      ...(former.length > 0 && { former }),
      kind,
      values,
    }))

/** As lists are filtered by them (`internal.facts_found` of the migrations). */
export const factValues = (said: readonly SaidFact[] = []): string[] =>
  said.flatMap(({ fact, value }) => (typeof value === 'number' ? [`${fact}.${value}`] : []))

/** What a product says of them, in their order; one that is there no more is left out. */
const saidOf = (all: readonly StoredFact[], said: readonly SaidFact[] = []) =>
  all.flatMap((fact) => {
    const own = said.find((one) => one.fact === fact.id)
    if (own === undefined) return []
    const [filter] = factValues([own])
    if (fact.kind !== 'choice') return [{ fact, value: { name: String(own.value) }, filter }]
    const value = fact.values.find(({ id }) => id === own.value)
    return value === undefined ? [] : [{ fact, value, filter }]
  })

/** As it is typed, in English. */
export const factsText = (all: readonly StoredFact[], said: readonly SaidFact[] | undefined): string =>
  writeFacts(saidOf(all, said).map(({ fact, value }) => ({ name: fact.name, value: value.name })))

/** As a phone says it. */
export const namedOf = ({ name, names }: Pick<ListedValue, 'name'> & { names?: ListedValue['names'] | null }) => ({
  name,
  ...(names && { names }),
})

/** As a phone shows it, with the names that it has in other languages. */
export const factsShown = (all: readonly StoredFact[], said: readonly SaidFact[] | undefined): MoreFact[] =>
  saidOf(all, said).map(({ fact, value, filter }) => ({
    fact: namedOf(fact),
    value: namedOf(value),
    ...(filter !== undefined && { filter }),
  }))

/** What a product is searched by: the names of its listed facts and of what it says of them, in any language. */
export const factNames = (all: readonly StoredFact[], said: readonly SaidFact[] | undefined): string[] =>
  saidOf(all, said).flatMap(({ fact, value }) =>
    fact.kind === 'choice' ? [fact, value].flatMap((named) => calledOf({ ...named, former: [] })) : [],
  )

/** What an address wants of a fact, by the ids that it has since it was merged; nothing for what there is not. */
const currentOf = (all: readonly StoredFact[], id: string, value: string): [string, string] | undefined => {
  const own = all.find((fact) => String(fact.id) === id)
  const fact = own ?? all.find(({ merged }) => merged?.[id] !== undefined)
  if (fact === undefined || fact.kind === 'text') return undefined
  if (fact.kind === 'number') return [String(fact.id), value]
  const listed = own === undefined ? fact.merged?.[id]?.[value] : Number(value)
  return fact.values.some((one) => one.id === listed) ? [String(fact.id), String(listed)] : undefined
}

/** The same filter by the ids that its facts have by now; what there is not is left out. */
export const currentFacts = (all: readonly StoredFact[], asked: string): string =>
  writeFactFilter(
    new Map(
      [...readFactFilter(asked)]
        .map(([id, value]) => currentOf(all, id, value))
        .filter((current) => current !== undefined),
    ),
  )
