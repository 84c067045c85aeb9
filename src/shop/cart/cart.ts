import { readPieces } from '../../contract/amounts.ts'
import { LINE_QUANTITY_MAX } from '../../contract/constants.ts'
import type { Product, Variant } from '../../contract/entities.ts'
import { paise } from '../../contract/money.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import type { CartLine } from '../../client/db/records.ts'
import { priced } from './priced.shared.ts'

/** The rules of the cart: values in, new values out. */

export type CartItem = CartLine

export const cartItemFrom = (product: Product, variant: Variant): CartItem => ({
  title: product.title,
  ...(product.local && { local: product.local }),
  product_id: product.product_id,
  vendor_id: product.vendor.id,
  shop_name: product.vendor.shop_name,
  sku: variant.sku,
  variant_name: variant.variant_name,
  product_type: product.product_type,
  image_url: product.image_url,
  ground: product.ground,
  slug: product.slug,
  quantity: 1,
  cod_available: variant.cod_available,
  original_price: variant.price,
  price: variant.selling_price,
  ...(variant.steps && { steps: variant.steps, single_price: variant.selling_price }),
  stock_quantity: variant.stock_quantity,
  variant_id: variant.id,
})

/** One more of a sku that is there already, at today's price; else a new line of one. */
export const addItem = (items: readonly CartItem[], item: CartItem): CartItem[] =>
  items.some(({ sku }) => sku === item.sku)
    ? items.map((line) =>
        line.sku === item.sku ? priced({ ...item, quantity: more({ ...item, quantity: line.quantity }) }) : line,
      )
    : [...items, { ...item, quantity: 1 }]

export const increment = (items: readonly CartItem[], sku: string): CartItem[] =>
  items.map((line) => (line.sku === sku ? priced({ ...line, quantity: more(line) }) : line))

/** The floor is 1; taking the line away is another button. */
export const decrement = (items: readonly CartItem[], sku: string): CartItem[] =>
  items.map((line) => (line.sku === sku ? priced({ ...line, quantity: Math.max(1, line.quantity - 1) }) : line))

export const remove = (items: readonly CartItem[], sku: string): CartItem[] => items.filter((line) => line.sku !== sku)

/** What was put aside comes back beside what was collected since. */
export const merge = (items: readonly CartItem[], back: readonly CartItem[]): CartItem[] => [
  ...items,
  ...back.filter(({ sku }) => !items.some((line) => line.sku === sku)),
]

export const subtotalPaise = (items: readonly CartItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0)

/** How many of a line one order takes, whatever is left of it. */
const mostOf = (): number => Math.min(LINE_QUANTITY_MAX, shopSettings.maxPieces)

/** How many of a line can be had: the least is one, because taking the line away is another button. */
export const remainingStock = ({ stock_quantity = Infinity }: Pick<CartItem, 'stock_quantity'>): number =>
  Math.min(mostOf(), Math.max(1, stock_quantity))

/** What a line cannot go beyond: what is left of it, or what one order takes. */
export const quantityLimit = (line: Pick<CartItem, 'stock_quantity'>): 'left' | 'most' =>
  (line.stock_quantity ?? Infinity) > mostOf() ? 'most' : 'left'

/** What was typed as a quantity, or why it is none: no whole number from 1 on, or more than can be had. */
export const readQuantity = (line: CartItem, typed: string): number | 'whole' | 'left' | 'most' => {
  // As Indians write large numbers: 10,000.
  const quantity = readPieces(typed.replace(/\s/g, ''))
  if (typeof quantity === 'string' || quantity < 1) return 'whole'
  return quantity > remainingStock(line) ? quantityLimit(line) : quantity
}

export const setQuantity = (items: readonly CartItem[], sku: string, quantity: number): CartItem[] =>
  items.map((line) =>
    line.sku === sku ? priced({ ...line, quantity: Math.min(quantity, remainingStock(line)) }) : line,
  )

/** So many more of a sku at today's price, or nothing where so many cannot be had. */
export const addPieces = (items: readonly CartItem[], item: CartItem, count: number): CartItem[] | undefined => {
  const before = items.find(({ sku }) => sku === item.sku)
  const line = priced({ ...item, quantity: (before?.quantity ?? 0) + count })
  if (line.quantity > remainingStock(item)) return undefined
  return before === undefined ? [...items, line] : items.map((one) => (one === before ? line : one))
}

/** So many fewer of each; a line that has none left goes. */
export const takePieces = (items: readonly CartItem[], taken: readonly { sku: string; count: number }[]): CartItem[] =>
  items.flatMap((line) => {
    const quantity = line.quantity - (taken.find(({ sku }) => sku === line.sku)?.count ?? 0)
    return quantity > 0 ? priced({ ...line, quantity }) : []
  })

/** A line that holds more than is left stays as it is: only a fresh answer of the server lowers it. */
const more = (line: CartItem): number => Math.max(line.quantity, Math.min(remainingStock(line), line.quantity + 1))

/** What a line says of its product, as the server said it last. */
export type Offer = Pick<
  CartItem,
  'local' | 'price' | 'steps' | 'single_price' | 'original_price' | 'cod_available' | 'variant_id'
>

/** Sets price and way of paying of each sku, from the server's answer. */
export const withOffers = (items: readonly CartItem[], offers: ReadonlyMap<string, Offer>): CartItem[] =>
  items.map((line) => priced({ ...line, ...offers.get(line.sku) }))

/** Sets what is left of each sku, from the server's answer; lines that it does not name stay as they are. */
export const withStock = (items: readonly CartItem[], left: ReadonlyMap<string, number>): CartItem[] =>
  items.map((line) => {
    const stock = left.get(line.sku)
    return stock === undefined || stock === line.stock_quantity ? line : { ...line, stock_quantity: stock }
  })

/** No line holds more than one order takes. */
export const clampToMost = (items: readonly CartItem[]): CartItem[] =>
  items.map((line) => (line.quantity > mostOf() ? priced({ ...line, quantity: mostOf() }) : line))

/** No line holds more than can be had. */
export const clampToStock = (items: readonly CartItem[]): CartItem[] =>
  items.map((line) =>
    line.quantity > remainingStock(line) ? priced({ ...line, quantity: remainingStock(line) }) : line,
  )
