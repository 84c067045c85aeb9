import type { Call } from './calls/call.ts'
import { withoutLanguage } from './languages.ts'

/**
 * What an address may carry behind its path. Any other name changes nothing, whoever sends it: neither what the server
 * and the phone keep, nor what is rendered, nor the address that a page gives itself.
 */

/** The filters of a list. */
export const LIST_FILTERS = [
  'brand',
  'cash',
  'crop',
  'fact',
  'in_stock',
  'max_price',
  'min_price',
  'origin',
  'sort',
] as const
/** What is being bought. */
const PURCHASE = ['isBuyNow', 'only'] as const
const ADDRESS_FORM = [...PURCHASE, 'editId', 'from'] as const
const NONE = [] as const

/** Every page by its path, with the names of its query. */
const PAGE_QUERIES = {
  '': NONE,
  'brand/:slug': LIST_FILTERS,
  'category/:slug': LIST_FILTERS,
  'seller/:slug': LIST_FILTERS,
  sellers: NONE,
  'product-details/:slug': NONE,
  search: [...LIST_FILTERS, 'q', 'type'],
  about: NONE,
  'terms-of-service': NONE,
  'terms-and-conditions': NONE,
  'return-and-refund': NONE,
  'privacy-policy': NONE,
  'cancellation-policy': NONE,
  'shipping-and-delivery': NONE,
  'disclaimer-policy': NONE,
  login: ['isSellerLogin'],
  signup: NONE,
  address: PURCHASE,
  'address/add-new': ADDRESS_FORM,
  'address/edit': ADDRESS_FORM,
  'billing-address': PURCHASE,
  'billing-address/add-new': ADDRESS_FORM,
  'billing-address/edit': ADDRESS_FORM,
  complaints: ['order'],
  account: NONE,
  'my-reviews': NONE,
  'product-review': ['isNewReview', 'published_product_id', 'sku'],
  payment: [...PURCHASE, 'selectedAddressId', 'selectedBillingAddressId'],
  'order-history': NONE,
  wishlist: NONE,
  waiting: NONE,
  offline: NONE,
  'data-use': NONE,
  cart: ['code'],
  enquiries: NONE,
  'bulk-order-request': NONE,
  'seller-request': NONE,
  'seller-form': ['token'],
  'hero-component': NONE,
  thankyou: NONE,
  'seller-thankyou-card': NONE,
} as const satisfies Record<string, readonly string[]>
export type PagePath = keyof typeof PAGE_QUERIES

// As the router matches: in any case, with or without a slash at the end.
const pages = Object.entries(PAGE_QUERIES).map(([path, names]: [string, readonly string[]]) => ({
  path: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}/*$`, 'i'),
  names,
}))

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The names that a page's address may carry, in any language; none where there is no page. */
export const pageNames = (path: string): readonly string[] => {
  const page = decoded(withoutLanguage(path))
  return pages.find((known) => known.path.test(page))?.names ?? []
}

/** The path of a call on the wire, whatever fills its parts. */
export const callPath = ({ path }: Pick<Call, 'path'>): RegExp =>
  new RegExp(`^/api/${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** The names of a call's query. */
export const callNames = ({ query }: Pick<Call, 'query'>): string[] =>
  query !== undefined && 'entries' in query ? Object.keys(query.entries ?? {}) : []

/**
 * What a query says by these names, in one order: of a name the first value, as everywhere. An empty one counts as absent.
 */
export const knownOf = (
  given: { get: (name: string) => string | null },
  names: readonly string[],
): [name: string, value: string][] =>
  [...names].sort().flatMap((name): [string, string][] => {
    const value = given.get(name) ?? ''
    return value.trim() === '' ? [] : [[name, value]]
  })
