import type { ProductFilters, ProductsQuery } from '../../../contract/calls/catalogue.ts'
import { SORTS } from '../../../contract/constants.ts'
import { readFactFilter } from '../../../contract/product/fact-filter.ts'
import type { Named } from '../../../contract/product/local.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import type { Filters } from './filters.ts'
import { cropBySlug, localCrop } from '../../../texts/local-crop.ts'
import { asWritten, localCountry, type Localized } from '../../../texts/localized.ts'

/** What opens a dialog of its own. */
export type FilterKind = OwnKind | FactKind
type OwnKind = 'crop' | 'brand' | 'origin' | 'sort' | 'price'
/** A fact of the operator, by its id. */
type FactKind = `${number}`

export const isFact = (kind: FilterKind): kind is FactKind => Number(kind) > 0
const factOf = (kind: FactKind, offered: ProductFilters | null) => offered?.facts?.find(({ id }) => `${id}` === kind)

/** Nothing of ours is called so: the operator's words stand there. */
const localName = (named: Named): Localized => localCrop({ slug: '', ...named })

interface Choice {
  value: string
  name: Localized
  /** How many products it leaves. */
  count?: number
}

/** What a wide screen shows beside the list. */
export const kindsBeside = (offered: ProductFilters | null): FilterKind[] => [
  'crop',
  'brand',
  'price',
  'origin',
  ...(offered?.facts ?? []).map(({ id }): FactKind => `${id}`),
]

/** What a kind is called. */
export const nameOf = (kind: FilterKind, offered: ProductFilters | null): Localized => {
  if (!isFact(kind)) return { text: text.search[kind] }
  const fact = factOf(kind, offered)
  return fact ? localName(fact) : { text: '' }
}

/** What is set of a kind. */
export const setOf = (kind: Exclude<FilterKind, 'price'>, filters: Filters): string | undefined =>
  isFact(kind) ? readFactFilter(filters.fact).get(kind) : filters[kind]

/** Whether there is something to choose from that the list's subject does not say already. */
export const isOffered = (kind: FilterKind, of: ProductsQuery, offered: ProductFilters | null): boolean =>
  kind === 'price' || kind === 'sort' || isFact(kind) || (of[kind] === undefined && choicesOf(kind, offered).length > 1)

/** What may be chosen of a kind; nothing where that did not come. */
export const choicesOf = (kind: FilterKind, offered: ProductFilters | null): Choice[] => {
  switch (kind) {
    case 'sort':
      return SORTS.map((value) => ({ value, name: { text: text.catalogue.sorts[value] } }))
    case 'crop':
      return (offered?.crops ?? []).map((crop) => ({ value: crop.slug, name: localCrop(crop), count: crop.count }))
    case 'brand':
      return (offered?.brands ?? []).map(({ slug, name, count }) => ({ value: slug, name: asWritten(name), count }))
    case 'origin':
      return (offered?.origins ?? []).map(({ code, count }) => ({
        value: code,
        name: localCountry(code),
        count,
      }))
    case 'price':
      return []
    default:
      return (factOf(kind, offered)?.values ?? []).map(({ value, count, ...named }) => ({
        value,
        name: localName(named),
        count,
      }))
  }
}

const inWords = (rupees: string): string => formatRupees(Number(rupees)).replace(/\.00$/, '')

/** The price span that is set, in words. */
const priceSpan = ({ min_price: low, max_price: high }: Filters): string | undefined => {
  const words = text.search
  if (low && high) return words.between(inWords(low), inWords(high))
  if (low) return words.from(inWords(low))
  return high && words.upTo(inWords(high))
}

/** What is set of a kind, in words; nothing where nothing is. */
export const chosenOf = (kind: FilterKind, filters: Filters, offered: ProductFilters | null): Localized | undefined => {
  if (kind === 'price') {
    const span = priceSpan(filters)
    return span === undefined ? undefined : { text: span }
  }
  const set = setOf(kind, filters)
  if (set === undefined) return undefined
  const found = choicesOf(kind, offered).find(({ value }) => value === set)?.name
  // What nothing is left of is not offered.
  if (found !== undefined) return found
  if (kind === 'crop') return cropBySlug(set, offered?.crop && [offered.crop])
  return kind === 'origin' ? localCountry(set) : { text: set }
}
