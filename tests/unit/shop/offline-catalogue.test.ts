import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import type { ProductDetails } from '../../../src/contract/entities.ts'
import type { SavedRecord } from '../../../src/shop/saved/cache.shared.ts'
import { offlineAnswer } from '../../../src/shop/catalogue-index/answer.shared.ts'
import { FETCHED_AT_HEADER } from '../../../src/contract/constants.ts'
import {
  readCatalogueIndex,
  type CatalogueIndex,
  type IndexedProduct,
} from '../../../src/shop/catalogue-index/read.shared.ts'
import { product, variant } from '../../support/goods.ts'

/** What the phone answers from its own data. */

const MORNING = Date.parse('2026-11-21T03:00:00Z')

const known = (id: number, title: string, changes: Partial<ProductDetails> = {}): IndexedProduct => {
  const one = product(id, { title, ...changes })
  return {
    product: one,
    details: {
      ...one,
      product_details: 'Long.',
      pictures: [],
      perishable: false,
      licence_required: false,
      licence: null,
      facts: null,
      other_offers: [],
      ...changes,
    },
    at: MORNING + id,
  }
}
const priced = (price: number) => ({ variants: [variant(`SKU-${price}`, { selling_price: price })] })

const goods = [
  known(1, 'Urea, neem coated', priced(266.5)),
  known(2, 'DAP 18-46', priced(1350)),
  known(3, 'Wheat seed HD 2967', { ...priced(400), category: { id: 2, name: 'Seeds', slug: 'seeds' } }),
  known(4, 'Urea, plain', { ...priced(250), stock_quantity: 0 }),
]
const kept = (slug: string): SavedRecord => ({
  kind: 'category',
  slug,
  name: slug,
  products: 3,
  promised: 1,
  bytes: 1,
  since: MORNING,
  done: true,
})
const categories = [{ id: 2, name: 'Seeds', slug: 'seeds', icon: 'seeds', ground: 'sprout' as const }]
const shelf: CatalogueIndex = {
  goods,
  sellers: [],
  categories,
  crops: [],
  facts: new Map(),
  kept: [kept('fertilizers')],
}

const ask = (path: string, from: CatalogueIndex = shelf) =>
  offlineAnswer(from, new URL(`https://shop.test/api/${path}`))
const titles = (path: string, from?: CatalogueIndex): string[] | undefined => {
  const body = ask(path, from)?.body
  // Lists answer products.
  return body && 'data' in body ? (body.data as { title: string }[]).map(({ title }) => title) : undefined
}

test('lists are filtered and sorted by what the phone knows', () => {
  expect(titles('products?category=fertilizers&sort=price_desc')).toEqual([
    'DAP 18-46',
    'Urea, neem coated',
    'Urea, plain',
  ])
  expect(titles('products?category=fertilizers&in_stock=1&max_price=1000')).toEqual(['Urea, neem coated'])
  expect(titles('products?seller=any-name-7&q=dap')).toEqual(['DAP 18-46'])
})

test('lists are narrowed by crop, cash and country, and tell what they can be narrowed by', async () => {
  const prepaid = { variants: [variant('SKU-far', { cod_available: 0 })] }
  const market: CatalogueIndex = {
    ...shelf,
    goods: [
      known(11, 'Both', { crops: ['cotton', 'bitter-gourd'] }),
      known(12, 'Far', { ...prepaid, crops: ['cotton'], origin: 'IL' }),
      known(13, 'Bare', { origin: null }),
    ],
  }
  const list = (query: string) => titles(`products?category=fertilizers&${query}`, market)
  expect(list('crop=cotton')).toEqual(['Both', 'Far'])
  expect(list('crop=bitter-gourd')).toEqual(['Both'])
  expect(list('cash=1')).toEqual(['Both', 'Bare'])
  expect(list('origin=il')).toEqual(['Far'])
  expect(list('origin=Israel')).toHaveLength(3)
  expect(titles('search/imported%20israel', market)).toEqual(['Far'])
  expect(titles('search/kapas', market)?.toSorted()).toEqual(['Both', 'Far'])
  expect(ask('product-filters?category=fertilizers', market)).toMatchObject({
    isWhole: true,
    body: {
      data: {
        crops: [
          { slug: 'cotton', name: 'Cotton', count: 2 },
          { slug: 'bitter-gourd', name: 'Bitter gourd', count: 1 },
        ],
        brands: [{ slug: 'kisan', name: 'Kisan', count: 3 }],
        origins: [
          { code: 'IL', count: 1 },
          { code: 'IN', count: 1 },
        ],
        cash: 2,
      },
    },
  })
  expect(ask('crops', market)?.body).toMatchObject({ data: [{ slug: 'cotton', product_count: 2 }, {}] })
  expect(ask('product-filters?category=pumps', market)).toBeUndefined()
})

test('what several sellers offer is one card, led by what can be bought and costs least for a unit', () => {
  const pack = (sku: string, selling_price: number, amount: number, more = {}) => ({
    variants: [variant(sku, { selling_price, amount, ...more })],
  })
  /** Another seller's listing of the first product. */
  const offer = (id: number, title: string, changes: Partial<ProductDetails>): IndexedProduct => {
    const own = known(id, title, { ...changes, vendor: { ...product(1).vendor, id, slug: `shop-${id}` } })
    const same = { product_id: 21 }
    return {
      ...own,
      product: { ...own.product, ...same },
      ...(own.details && { details: { ...own.details, ...same } }),
    }
  }
  const market: CatalogueIndex = {
    ...shelf,
    goods: [
      offer(21, 'Sold out', { ...pack('A', 90, 1, { stock_quantity: 0 }), stock_quantity: 0, crops: ['cotton'] }),
      offer(22, 'Quaxel', { ...pack('B', 100, 0.1), crops: ['cotton'] }),
      offer(23, 'No licence', { ...pack('C', 80, 1), licence_required: true, crops: ['cotton'] }),
      known(24, 'Other', pack('E', 500, 1)),
      offer(25, 'Large', { ...pack('D', 450, 0.5, { cod_available: 0 }), crops: ['cotton'] }),
    ],
  }
  const list = (query: string) => titles(`products?category=fertilizers&${query}`, market)
  expect(list('')).toEqual(['Other', 'Large'])
  expect(ask('products?category=fertilizers', market)?.body).toMatchObject({ meta: { total: 2 } })
  expect(list('sort=price_asc')).toEqual(['Large', 'Other'])
  expect(list('cash=1')).toEqual(['Quaxel', 'Other'])
  expect(list('seller=shop-22')).toEqual(['Quaxel'])
  // Found by what another seller calls it.
  expect(titles('search/quaxel', market)).toEqual(['Large'])
  expect(list('q=quaxel&cash=1')).toEqual(['Quaxel'])
  expect(titles('similar-products/urea-24', market)).toEqual(['Large'])
  const cursor = Buffer.from(JSON.stringify(['newest', '1', product(21).id])).toString('base64url')
  expect(list(`cursor=${cursor}`)).toEqual([])
  const filters = (query: string) => ask(`product-filters?category=fertilizers&${query}`, market)?.body
  expect(filters('')).toMatchObject({ data: { crops: [{ count: 1 }], brands: [{ count: 2 }], cash: 2 } })
  expect(filters('crop=cotton&max_price=200')).toMatchObject({
    data: { crops: [{ count: 1 }], brands: [{ count: 1 }], cash: 1 },
  })
  expect(ask('crops', market)?.body).toMatchObject({ data: [{ slug: 'cotton', product_count: 1 }] })
})

test('a list without network goes on page by page, also behind a page that the shop had sent', () => {
  const first = ask('products?category=fertilizers&limit=2')
  expect(first?.body).toMatchObject({ meta: { total: 3, next_cursor: 'phone-2' } })
  expect(titles('products?category=fertilizers&limit=2&cursor=phone-2')).toEqual(['Urea, plain'])
  const cursor = Buffer.from(JSON.stringify(['newest', '1', product(2).id])).toString('base64url')
  expect(titles(`products?category=fertilizers&cursor=${cursor}`)).toEqual(['Urea, plain'])
})

test('an empty list is an answer only where all is kept', () => {
  expect(ask('products?category=fertilizers&type=New%20Arrival')?.body).toMatchObject({ data: [] })
  expect(ask('products?category=pumps')).toBeUndefined()
})

test('a product’s page opens, with its likes and without its opinions, and the answer is as old as its oldest part', () => {
  expect(ask('product/details/urea-1')).toMatchObject({ body: { data: { product_details: 'Long.' } }, at: MORNING + 1 })
  expect(titles('similar-products/urea-1')).toEqual(['Urea, plain', 'DAP 18-46'])
  expect(ask('get-review/urea-1')?.status).toBe(503)
  expect(ask('product/details/unknown')).toBeUndefined()
  expect(ask('products?category=fertilizers')?.at).toBe(MORNING + 1)
})

test('what was only seen in a list has no page: its licence is not known', () => {
  const [{ product: seen, at } = known(1, '')] = goods
  expect(ask('product/details/urea-1', { ...shelf, goods: [{ product: seen, at }] })).toBeUndefined()
})

test('a row of which the phone knows nothing is empty where it knows other goods of the page', () => {
  expect(titles('products?category=seeds&type=Top%20Product')).toEqual([])
  expect(ask('products?category=seeds&type=Top%20Product')?.isWhole).toBe(false)
  expect(ask('products?category=pumps&type=Top%20Product')).toBeUndefined()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The browser's caches with one cache of answers, by their moments. */
const keepAnswers = (answers: Record<number, unknown>) => {
  const match = async (key: { url: string }) => {
    const at = new URL(key.url).hash.slice(1)
    return Response.json({ status: true, data: answers[Number(at)] }, { headers: { [FETCHED_AT_HEADER]: at } })
  }
  const keys = async () => Object.keys(answers).map((at) => ({ url: `https://shop.test/api/answer#${at}` }))
  vi.stubGlobal('caches', { keys: async () => ['catalogue'], open: async () => ({ keys, match }) })
}

test('the newest answer says whether a product is only collected at the dealer, whichever call it answers', async () => {
  const { details } = known(1, 'Urea, neem coated')
  const collected = { collect_only: true as const }
  const told = async () => ask('product/details/urea-1', await readCatalogueIndex())?.body
  keepAnswers({ 1: details, 2: [product(1, collected)] })
  expect(await told()).toMatchObject({ data: { product_details: 'Long.', collect_only: true } })
  keepAnswers({ 1: { ...details, ...collected }, 2: [product(1)] })
  expect(await told()).not.toHaveProperty('data.collect_only')
})

test('kept goods are found by what the operator calls their crop, and are of the one that it was merged into', async () => {
  const crop = { slug: 'kodo-millet', name: 'Kodo millet', names: { mr: 'हरिक' }, former: ['quomazur'] }
  const { details } = known(5, 'Hand-picked grain', { crops: ['quomazur', 'ragi'] })
  keepAnswers({ 1: details })
  const before = await readCatalogueIndex()
  expect(titles('search/हरिक', before)).toEqual([])
  expect(ask('crops', before)?.body).toMatchObject({ data: [{ slug: 'quomazur' }, { slug: 'ragi' }] })
  keepAnswers({ 1: details, 2: [{ ...crop, product_count: 1 }] })
  const renewed = await readCatalogueIndex()
  expect(titles('search/हरिक', renewed)).toEqual(['Hand-picked grain'])
  expect(titles('products?category=fertilizers&crop=kodo-millet', renewed)).toEqual(['Hand-picked grain'])
  expect(ask('crops', renewed)?.body).toMatchObject({ data: [crop, { slug: 'ragi' }] })
  expect(ask('product-filters?category=fertilizers&crop=quomazur', renewed)?.body).toMatchObject({ data: { crop } })
  keepAnswers({ 1: { ...details, crop_names: [{ ...crop, paused: true }] } })
  expect(ask('crops', await readCatalogueIndex())?.body).toMatchObject({ data: [{ slug: 'ragi' }] })
})

test('kept goods are narrowed by the operator’s facts, counted, and found by their names in any script', async () => {
  const names = { fact: { name: 'Grip', names: { hi: 'मूठ' } }, number: { name: 'Length in cm' } }
  const wood = { name: 'Ashwood', names: { hi: 'ज़मुर्रुदी' } }
  const one = known(6, 'Hoe', { fact_values: ['3.1', '5.80'] }).details
  const other = product(7, { title: 'Rake', fact_values: ['3.2', '5.120'] })
  const more_facts = [
    { fact: names.fact, value: wood, filter: '3.1' },
    { fact: names.number, value: { name: '80' }, filter: '5.80' },
  ]
  const offered = [
    { id: 3, ...names.fact, values: [{ value: '2', name: 'Quobrick', count: 1 }] },
    { id: 5, ...names.number, values: [{ value: '120', name: '120', count: 1 }] },
  ]
  keepAnswers({ 1: { ...one, more_facts }, 2: [other], 3: { crops: [], brands: [], origins: [], facts: offered } })
  const index = await readCatalogueIndex()
  const filtersBy = (query: string) => {
    const body = ask(`product-filters?category=fertilizers&${query}`, index)?.body
    return v
      .parse(calls.productFilters.answer, body)
      .data.facts?.map(({ name, values }) => [name, ...values.map((value) => `${value.name} ${value.count}`)])
  }
  expect(titles('products?category=fertilizers&fact=3.1', index)).toEqual(['Hoe'])
  expect(titles('products?category=fertilizers&fact=3.2_5.120', index)).toEqual(['Rake'])
  expect(titles('products?q=all&fact=3.1_5.120', index) ?? []).toEqual([])
  expect(filtersBy('')).toEqual([
    ['Grip', 'Ashwood 1', 'Quobrick 1'],
    ['Length in cm', '80 1', '120 1'],
  ])
  expect(filtersBy('fact=3.2')).toEqual([
    ['Grip', 'Ashwood 1', 'Quobrick 1'],
    ['Length in cm', '120 1'],
  ])
  expect(titles('search/zamurrudi', index)).toEqual(['Hoe'])
  expect(titles('search/quobrick', index)).toEqual(['Rake'])
})
