import { expect, test } from 'vitest'
import { paise } from '../../../src/contract/money.ts'
import { priceAt } from '../../../src/contract/price-steps.ts'
import { readSteps } from '../../../src/desk/variants/steps-typed.ts'
import * as cart from '../../../src/shop/cart/cart.ts'
import { afterOrder, withPrices } from '../../../src/shop/cart/cart-storage.shared.ts'
import { dice } from '../../proofs/simulation/prng.ts'
import { product, variant } from '../../support/goods.ts'

/** Lower prices from so many pieces on: what a line of the cart costs whatever is done to it. */

const STEPS = [
  { from: 5, price: 95.5 },
  { from: 20, price: 90 },
]
const SKU = 'STEPPED'
const stepped = cart.cartItemFrom(product(1), variant(SKU, { selling_price: 100, steps: STEPS, stock_quantity: 60 }))
const plain = cart.cartItemFrom(product(2), variant('PLAIN', { selling_price: 100 }))
const { quantity: _, ...offer } = stepped
const stored = (items: readonly cart.CartItem[]) => ({ cart: [...items], buyNow: [], restorable: null })

test.each([
  [1, 100],
  [4, 100],
  [5, 95.5],
  [19, 95.5],
  [20, 90],
  [500, 90],
])('%d pieces cost %d each', (pieces, price) => {
  expect(priceAt(100, STEPS, pieces)).toBe(price)
  expect(priceAt(100, undefined, pieces)).toBe(100)
})

test('a pack that has come down below a step costs what it costs', () => {
  expect([4, 5, 20].map((pieces) => priceAt(93, STEPS, pieces))).toEqual([93, 93, 90])
})

test('whatever is done to a line, its price is that of its pieces', () => {
  const { below, pick } = dice(7)
  let items: cart.CartItem[] = [stepped, plain]
  const offers = new Map([[SKU, offer]])
  const moves = [
    () => cart.addItem(items, stepped),
    () => cart.increment(items, SKU),
    () => cart.decrement(items, SKU),
    () => cart.setQuantity(items, SKU, 1 + below(80)),
    () => cart.addPieces(items, stepped, 1 + below(10)) ?? items,
    () => cart.takePieces(items, [{ sku: SKU, count: 1 + below(6) }]),
    () => cart.withOffers(items, offers),
    () => cart.clampToStock(cart.withStock(items, new Map([[SKU, 1 + below(60)]]))),
    () => cart.clampToMost(items),
    () => afterOrder([{ sku: SKU, quantity: 1 + below(3) }])(stored(items)).restorable ?? items,
  ]
  for (let turn = 0; turn < 3000; turn++) {
    items = pick(moves)()
    if (!items.some(({ sku }) => sku === SKU)) items = cart.addItem(items, stepped)
    for (const { sku, quantity, price } of items)
      expect(price).toBe(sku === SKU ? priceAt(100, STEPS, quantity) : plain.price)
    const sum = items.reduce((all, { price, quantity }) => all + paise(price) * quantity, 0)
    expect(cart.subtotalPaise(items)).toBe(sum)
  }
})

test('a price that the shop has told at an order holds, until it tells its prices again', () => {
  const bought = cart.setQuantity([stepped], SKU, 20)
  const [told] = withPrices([{ sku: SKU, current: 92 }])(stored(bought)).cart
  expect(told).toMatchObject({ price: 92, quantity: 20 })
  expect(cart.decrement(told ? [told] : [], SKU)).toMatchObject([{ price: 92, quantity: 19 }])
  expect(cart.withOffers(told ? [told] : [], new Map([[SKU, offer]]))).toMatchObject([{ price: 90 }])
})

test.each([
  [['10', '95', '', ''], [{ from: 10, price: 95 }], [{}, {}]],
  [['', '', '10', '95'], [{ from: 10, price: 95 }], [{}, {}]],
  [
    ['10', '95', '20', '90.5'],
    [
      { from: 10, price: 95 },
      { from: 20, price: 90.5 },
    ],
    [{}, {}],
  ],
  [['', '', '', ''], [], [{}, {}]],
])('at the desk %j is read as lower prices', (typed, steps, faults) => {
  const [from = '', price = '', more = '', less = ''] = typed
  expect(
    readSteps(
      [
        { from, price },
        { from: more, price: less },
      ],
      100,
    ),
  ).toEqual({ steps, faults })
})

test.each([
  [['1', '95', '', ''], 0, 'from'],
  [['ten', '95', '', ''], 0, 'from'],
  [['10', '', '', ''], 0, 'price'],
  [['10', '100', '', ''], 0, 'price'],
  [['10', '0', '', ''], 0, 'price'],
  [['10', '95', '10', '90'], 1, 'from'],
  [['10', '95', '20', '95'], 1, 'price'],
] as const)('at the desk %j is refused at its field', ([from, price, more, less], place, field) => {
  const { faults } = readSteps(
    [
      { from, price },
      { from: more, price: less },
    ],
    100,
  )
  expect(faults.map((fault) => Object.keys(fault))).toEqual(place === 0 ? [[field], []] : [[], [field]])
})
