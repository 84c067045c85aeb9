import * as v from 'valibot'
import { Crop, OfferedFact } from '../../contract/calls/catalogue.ts'
import { Category, Product, ProductDetails, Seller } from '../../contract/entities.ts'
import { namesIn, type LocalNames, type Named, type NamedCrop } from '../../contract/product/local.ts'
import { decodePageData, isPageData } from '../../contract/page-data.ts'
import { teach } from '../../search/lexicon.ts'
import { savedAtOf, SAVED_PREFIX, listSaved, unpack, type SavedRecord } from '../saved/cache.shared.ts'
import { PAGES_PREFIX } from './pages.shared.ts'
import { CATALOGUE_CACHE, SEEN_CACHE } from './caches.shared.ts'

/** Builds the offline index from every cached answer and page. */

export interface IndexedProduct {
  product: Product
  /** What only the product's page shows; not known of what was only seen in a list. */
  details?: ProductDetails
  /** What the operator calls its category in other languages. */
  categoryNames?: LocalNames
  /** What its listed facts and values are called in any language. */
  factNames?: string[]
  /** When the phone got it, in ms. */
  at: number
}

/** A value of a fact, and what both are called. */
interface KnownFact {
  fact: Named
  value: Named
  /** When the phone got it, in ms. */
  at: number
}

export interface CatalogueIndex {
  /** The shop's order as far as it is known. */
  goods: IndexedProduct[]
  sellers: Seller[]
  categories: Category[]
  /** Of those whose slugs do not say all. */
  crops: NamedCrop[]
  /** Values of the operator's facts, as an address names them. */
  facts: ReadonlyMap<string, KnownFact>
  kept: SavedRecord[]
}

const LOADER_DATA = /<script type="application\/json" id="loader-data">(.*?)<\/script>/s

const Json = v.fallback(v.pipe(v.string(), v.parseJson()), null)

/** The content of a cached answer; of a rendered page, its loader data. */
const contentOf = async (answer: Response): Promise<unknown> => {
  const text = await unpack(answer)
  const isPage = (answer.headers.get('Content-Type') ?? '').startsWith('text/html')
  const content = v.parse(Json, isPage ? (LOADER_DATA.exec(text)?.[1] ?? 'null') : text)
  // Pages of earlier builds have it as it is.
  return isPage && isPageData(content) ? decodePageData(content) : content
}

/** Newer facts win; a product's page text stays until a newer one is seen, and so does its name in another language. */
const add = (
  goods: Map<number, IndexedProduct>,
  product: Product,
  details: ProductDetails | undefined,
  at: number,
): void => {
  const before = goods.get(product.id)
  const known = before === undefined || at >= before.at ? { product, at } : before
  const local = known.product.local ?? product.local ?? before?.product.local
  const newest = local === undefined ? known : { ...known, product: { ...known.product, local } }
  const page = details !== undefined && at >= (before?.at ?? 0) ? details : (before?.details ?? details)
  if (page === undefined) return void goods.set(product.id, newest)
  // What is said only where it is so is not left from an older page.
  const { collect_only: _, fact_values: _said, ...facts } = page
  goods.set(product.id, { ...newest, details: { ...facts, ...newest.product } })
}

type Finds = ReturnType<typeof newFinds>
const newFinds = () => ({
  goods: new Map<number, IndexedProduct>(),
  sellers: new Map<number, Seller>(),
  categories: new Map<number, Category>(),
  crops: new Map<string, { crop: NamedCrop; at: number }>(),
  facts: new Map<string, KnownFact>(),
})

const addFact = ({ facts }: Finds, filter: string | undefined, known: KnownFact): void => {
  if (filter !== undefined && known.at >= (facts.get(filter)?.at ?? 0)) facts.set(filter, known)
}

const addCrop = ({ crops }: Finds, crop: NamedCrop, at: number): void => {
  if (at >= (crops.get(crop.slug)?.at ?? 0)) crops.set(crop.slug, { crop, at })
}

/** Finds products, sellers, categories and crops wherever they stand in an answer. */
const collect = (value: unknown, at: number, found: Finds): void => {
  if (typeof value !== 'object' || value === null) return
  if ('variants' in value && 'product_id' in value) {
    const details = v.safeParse(ProductDetails, value)
    const product = details.success ? details : v.safeParse(Product, value)
    if (details.success) {
      for (const crop of details.output.crop_names ?? []) addCrop(found, crop, at)
      for (const { fact, value: said, filter } of details.output.more_facts ?? [])
        addFact(found, filter, { fact, value: said, at })
    }
    if (product.success)
      add(found.goods, v.parse(Product, product.output), details.success ? details.output : undefined, at)
  }
  if ('product_count' in value) {
    const seller = v.safeParse(Seller, value)
    if (seller.success) found.sellers.set(seller.output.id, seller.output)
    const crop = v.safeParse(Crop, value)
    if (crop.success && !seller.success) addCrop(found, crop.output, at)
  }
  if ('icon' in value) {
    const category = v.safeParse(Category, value)
    if (category.success) found.categories.set(category.output.id, category.output)
  }
  if ('values' in value) {
    const { success, output } = v.safeParse(OfferedFact, value)
    if (success)
      for (const { value: said, name, names } of output.values)
        addFact(found, `${output.id}.${said}`, {
          fact: { name: output.name, names: output.names },
          value: { name, names },
          at,
        })
  }
  for (const part of Object.values(value)) collect(part, at, found)
}

/** What was kept before a crop was merged into another one is for that. */
const withCurrentCrops = (goods: readonly IndexedProduct[], crops: readonly NamedCrop[]): IndexedProduct[] => {
  const current = new Map(crops.flatMap(({ slug, former = [] }) => former.map((old) => [old, slug] as const)))
  if (current.size === 0) return [...goods]
  const renewed = <P extends Product>(product: P): P => ({
    ...product,
    crops: [...new Set(product.crops.map((crop) => current.get(crop) ?? crop))],
  })
  return goods.map(({ product, details, ...known }) => ({
    ...known,
    product: renewed(product),
    ...(details && { details: renewed(details) }),
  }))
}

/** Of a number nothing is searched for, as on the server. */
const factNamesOf = ({ fact_values: said = [] }: Product, facts: ReadonlyMap<string, KnownFact>): string[] =>
  said.flatMap((filter) => {
    const known = facts.get(filter)
    if (known === undefined || filter.endsWith(`.${known.value.name}`)) return []
    return [known.fact, known.value].flatMap(({ name, names }) => [name, ...namesIn(names)])
  })

const isSource = (name: string): boolean =>
  [CATALOGUE_CACHE, SEEN_CACHE].includes(name) || name.startsWith(PAGES_PREFIX) || name.startsWith(SAVED_PREFIX)

export const readCatalogueIndex = async (): Promise<CatalogueIndex> => {
  const found = newFinds()
  // Offline downloads are complete and in the server's own order, so they are read first.
  const names = (await caches.keys()).filter(isSource).sort((a, b) => rankOf(a) - rankOf(b))
  for (const name of names) {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      if (new URL(key.url).pathname.startsWith('/images/')) continue
      const answer = await cache.match(key, { ignoreVary: true })
      if (answer !== undefined) collect(await contentOf(answer), savedAtOf(answer), found)
    }
  }
  const named = (known: IndexedProduct): IndexedProduct => {
    const categoryNames = found.categories.get(known.product.category.id)?.names
    const factNames = factNamesOf(known.product, found.facts)
    return { ...known, ...(categoryNames && { categoryNames }), ...(factNames.length > 0 && { factNames }) }
  }
  const crops = [...found.crops.values()].map(({ crop }) => crop)
  teach(crops)
  return {
    goods: withCurrentCrops([...found.goods.values()].map(named), crops),
    sellers: [...found.sellers.values()],
    categories: [...found.categories.values()],
    crops,
    facts: found.facts,
    kept: await listSaved(),
  }
}

const rankOf = (name: string): number => (name.startsWith(SAVED_PREFIX) ? 0 : 1)
