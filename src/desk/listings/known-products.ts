import * as v from 'valibot'
import { LANGUAGES } from '../../contract/languages.ts'
import { KnownProduct, ListingKind } from '../../contract/product/known-product.ts'
import { isFailure } from '../../client/api/failure.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { pull } from '../../client/sync/pull.ts'
import { readDoc } from '../../search/describe.ts'
import { lesserOf, ranked } from '../../search/rank.ts'
import { begins, BEGUN_MAX, complete, mayBe, understand, type Vocabulary } from '../../search/understand.ts'
import { pageLanguage } from '../language/offered.ts'
import type { callDesk } from '../desk-api.shared.ts'

/**
 * The products beside which an offer may be put, and the kinds of goods, on this phone so that they are found without
 * network. It is no collection of the app: only who sells something loads it, at most once a day, or once an hour while a
 * licence is wanted.
 */

const DAY_MS = 86_400_000
/** A licence that is wanted may have been written down since. */
const WANTED_MS = 3_600_000

const keyOf = (acct: number): string => `${acct}:known-products`

const Known = v.object({
  at: v.number(),
  /** Which the names are in. */
  lang: v.optional(v.picklist(LANGUAGES), 'en'),
  products: v.array(KnownProduct),
  kinds: v.array(ListingKind),
})
export type Known = v.InferOutput<typeof Known>

/** Null where they have never come. */
export const savedKnown = async ({ db }: LocalDb, acct: number): Promise<Known | null> =>
  v.parse(v.fallback(v.nullable(Known), null), (await db.meta.get(keyOf(acct)))?.value ?? null)

const known = defineCollection({
  name: 'known-products',
  fetch: async (call: typeof callDesk, { token }) => {
    const lang = pageLanguage()
    const [products, kinds] = await Promise.all([
      call('deskKnownProducts', { token, query: { lang } }),
      call('deskListingKinds', { token }),
    ])
    if (isFailure(products)) return products
    return isFailure(kinds) ? kinds : { lang, products: products.data, kinds: kinds.data }
  },
  write: ({ db, now }, acct, { lang, products, kinds }) =>
    db.meta.put({ key: keyOf(acct), value: { at: now(), lang, products, kinds } }),
})

/** Asks for them where the phone has none of today in the reader's language. */
export const pullKnown = async (local: LocalDb, acct: number): Promise<void> => {
  const saved = await local.read(() => savedKnown(local, acct))
  const age = saved === null ? Infinity : local.now() - saved.at
  const most = saved?.products.some(({ licence_wanted }) => licence_wanted !== null) ? WANTED_MS : DAY_MS
  // A clock that was put back would keep them for ever.
  if (age < 0 || age > most || saved?.lang !== pageLanguage()) await pull(local, known)
}

/** All texts are read at the first search, which takes a slow phone a moment. */
const readAll = (products: readonly KnownProduct[]) => {
  const entries = entriesOf(products)
  return { entries, vocabulary: vocabularyOf(entries) }
}

const entriesOf = (products: readonly KnownProduct[]) =>
  products.map((product) => ({ id: product.product_id, product, doc: readDoc(product.search_text) }))

const vocabularyOf = (entries: ReturnType<typeof entriesOf>): Vocabulary => {
  const there = new Set(entries.flatMap(({ doc }) => [...doc.title, ...doc.body, ...doc.crops, ...doc.label]))
  const words = [...there].sort()
  return {
    known: there,
    begun: (token) => words.filter((word) => begins(token, word)).slice(0, BEGUN_MAX),
    alike: (token) => words.filter((word) => mayBe(token, word)).slice(0, BEGUN_MAX),
  }
}

/** A search over these products, best first: by name in any script, or by what the label says. */
export const searchIn = (products: readonly KnownProduct[]): ((typed: string) => KnownProduct[]) => {
  let all: ReturnType<typeof readAll> | undefined
  return (typed) => {
    const { entries, vocabulary } = (all ??= readAll(products))
    const query = complete(understand(typed), vocabulary)
    if (query === null) return []
    for (const one of [query, ...lesserOf(query)]) {
      const found = ranked(entries, one)
      if (found.length > 0) return found.map(({ product }) => product)
    }
    return []
  }
}
