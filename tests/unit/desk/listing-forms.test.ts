import { describe, expect, test } from 'vitest'
import type { KnownProduct } from '../../../src/contract/product/known-product.ts'
import type { TypedListing } from '../../../src/contract/product/listing-form.ts'
import { BLANK, besideOf, check, faultsOf, typedOf } from '../../../src/desk/listings/form-of.ts'
import { moved, movedCorner } from '../../../src/desk/listings/form/cut.ts'
import { searchIn } from '../../../src/desk/listings/known-products.ts'
import { describe as docOf, writeDoc } from '../../../src/search/describe.ts'

/** What is typed of a listing, found beside what the shop knows, and cut from a photograph. */

const known = (
  product_id: number,
  title: string,
  category: string,
  more: Partial<KnownProduct> = {},
): KnownProduct => ({
  product_id,
  title,
  local_title: null,
  brand: 'Annabal',
  category_id: 2,
  image_url: 'x.webp',
  ground: 'straw',
  search_text: writeDoc(
    docOf({ title, brand: 'Annabal', category, short: '', crops: [], origin: 'IN', genericName: null, pests: null }),
  ),
  packs: ['5 kg', '50 kg'],
  own_listing_id: null,
  licence_wanted: null,
  ...more,
})
const CAKE = known(1, 'Neem cake powder', 'fertilisers')
const HOE = known(2, 'Phawda with handle', 'hand-tools')

test('a product that the shop knows is found by its name in any script, with a slip, and by its beginning', () => {
  const search = searchIn([HOE, CAKE])
  for (const typed of ['neem cake', 'नीम की खली', 'कडुनिंब पेंड', 'వేప', 'neme cake', 'neem ca'])
    expect(
      search(typed).map(({ product_id: id }) => id),
      typed,
    ).toEqual([1])
  expect(search('harvester')).toEqual([])
  expect(search('')).toEqual([])
})

const beside = (change: Partial<TypedListing> = {}): TypedListing => ({ ...besideOf(CAKE), ...change })
const pack = (change: Partial<TypedListing['packs'][number]> = {}) => ({
  name: '5 kg',
  price: '450',
  selling_price: '₹399.50',
  stock: '१२',
  cod: true,
  ...change,
})

test('an offer beside a known product begins with all that is known of it', () => {
  expect(besideOf(CAKE)).toMatchObject({
    product_id: 1,
    title: 'Neem cake powder',
    category_id: 2,
    packs: [
      { name: '5 kg', price: '', cod: true },
      { name: '50 kg', price: '', cod: true },
    ],
  })
})

test('figures are read as people write them, and packs without any are left out', () => {
  const { sent } = {
    sent: undefined,
    ...check(beside({ packs: [pack({ price: '', selling_price: '', stock: '' }), pack()] }), null),
  }
  expect(sent).toMatchObject({
    product_id: 1,
    form: { packs: [{ name: '5 kg', price: 450, selling_price: 399.5, stock: 12 }], about: null },
  })
})

test('what is wrong stands at the pack that it is about, as it stands on the screen', () => {
  const empty = pack({ price: '', selling_price: '', stock: '' })
  const { faults } = {
    faults: undefined,
    ...check(beside({ packs: [empty, pack({ selling_price: '460', stock: '-1' })] }), null),
  }
  expect(Object.keys(faults ?? {})).toEqual(['packs.1.stock', 'packs.1.selling_price'])
  expect(check(beside({ packs: [empty, pack({ selling_price: '460' })] }), null)).toEqual({
    faults: { 'packs.1.selling_price': 'The price cannot be above the MRP' },
  })
})

describe('a new product', () => {
  const typed: TypedListing = {
    ...BLANK,
    title: 'Neem oil',
    packs: [pack()],
    category_id: 3,
    declarations: {
      generic_name: 'Neem oil',
      origin: 'India',
      maker: 'Annabal',
      maker_address: 'Nashik',
      care_phone: '1800 123 4567',
    },
  }

  test('is sent with what it is, and asks what the law wants of its kind', () => {
    expect(check(typed, null)).toMatchObject({ sent: { form: { about: { category_id: 3, brand: '' } } } })
    const { faults } = { faults: undefined, ...check(typed, 'insecticide') }
    expect(Object.keys(faults ?? {}).toSorted()).toEqual(
      ['best_before', 'crops', 'dose', 'pests', 'waiting_days'].map((name) => `about.declarations.${name}`),
    )
  })

  test('comes back as it was typed', () => {
    const { sent } = { sent: undefined, ...check(typed, null) }
    expect(sent && typedOf(sent)).toMatchObject({
      ...typed,
      packs: [{ name: '5 kg', price: '450', selling_price: '399.5' }],
    })
  })
})

test('the shop names fields by their place in what was sent, the screen by their place in the form', () => {
  expect(faultsOf({ 'form.packs.0.price': 'Too high', product_id: 'You sell it already' })).toEqual({
    'packs.0.price': 'Too high',
    product_id: 'You sell it already',
  })
})

test('a corner stays in the picture and leaves a part to be seen, and the frame moves as it is', () => {
  const whole = { left: 0, top: 0, right: 1, bottom: 1 }
  expect(movedCorner(whole, 'nw', [0.25, 0.5])).toEqual({ left: 0.25, top: 0.5, right: 1, bottom: 1 })
  expect(movedCorner(whole, 'se', [0.3, 0.3])).toEqual(whole)
  const small = movedCorner(whole, 'ne', [-2, 2])
  expect(small.right - small.left).toBeGreaterThan(0.1)
  expect(small.bottom - small.top).toBeGreaterThan(0.1)
  expect(moved({ left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }, [0.5, -0.125])).toEqual({
    left: 0.5,
    top: 0.125,
    right: 1,
    bottom: 0.625,
  })
})
