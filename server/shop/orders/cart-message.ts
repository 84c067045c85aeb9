import { and, eq } from 'drizzle-orm'
import type { AdminCartMessage } from '../../../src/contract/calls/staff/cart-message.ts'
import { decodeCart, type CodedCart, type CodeFault } from '../../../src/contract/cart-code.ts'
import type { CartMessage, CartMessageLine, LineProblem } from '../../../src/contract/cart-message.ts'
import type { ProductDetails, Variant } from '../../../src/contract/entities.ts'
import { messages } from '../../../src/contract/messages.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { priceAt } from '../../../src/contract/price-steps.ts'
import { isOneOf } from '../../db/database.ts'
import { listings, variants } from '../../db/schema.ts'
import { loadProducts } from '../catalogue/listings.ts'
import { onSale } from '../core/on-sale.ts'
import { withDetails } from '../catalogue/product-page.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid } from '../core/refusal.ts'

/** A cart that came as a code. It says which packs and how many; everything else is the shop's own and today's. */

const faultWords = (fault: CodeFault): string => {
  if (fault === 'version') return messages.cartCodeVersion
  return fault === 'parts' ? messages.cartCodeParts : messages.cartCodePart(`${fault.part} (${fault.text})`)
}

const cartOf = (code: string): CodedCart => {
  const read = decodeCart(code)
  if ('fault' in read) throw invalid({ code: faultWords(read.fault) })
  return read.cart
}

const problemOf = (product: ProductDetails, variant: Variant, quantity: number): LineProblem | null => {
  if (product.licence_required && product.licence?.valid !== true) return 'licence'
  if (product.collect_only) return 'collect_only'
  if (variant.stock_quantity <= 0) return 'out_of_stock'
  return variant.stock_quantity < quantity ? 'few' : null
}

/** What is on sale of these packs, by the pack's number. */
const findPacks = async (shop: ShopContext, ids: readonly number[]) => {
  const found = await shop.db
    .select({ listing: variants.listingId })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .where(and(isOneOf(variants.id, [...ids]), onSale))
  const products = await loadProducts(shop, [...new Set(found.map(({ listing }) => listing))])
  const details = await withDetails(shop, products)
  return new Map(
    details.flatMap((detailed, place) =>
      detailed.variants.map((variant) => [variant.id, { product: products[place] ?? detailed, detailed, variant }]),
    ),
  )
}

const readCart = async (shop: ShopContext, { pincode, lines }: CodedCart): Promise<CartMessage> => {
  const packs = await findPacks(
    shop,
    lines.map(({ id }) => id),
  )
  const read = lines.map(({ id, quantity }): CartMessageLine => {
    const pack = packs.get(id)
    if (pack === undefined) return { id, quantity, problem: 'gone', product: null, variant: null, total: 0 }
    const { product, detailed, variant } = pack
    const total = rupees(paise(priceAt(variant.selling_price, variant.steps, quantity)) * quantity)
    return { id, quantity, problem: problemOf(detailed, variant, quantity), product, variant, total }
  })
  const bought = read.filter(({ problem }) => problem === null || problem === 'few')
  return { pincode, lines: read, total: rupees(bought.reduce((sum, { total }) => sum + paise(total), 0)) }
}

/** For anybody who has the code: nothing in the answer is anybody's own. */
export const readCartMessage = (shop: ShopContext, code: string): Promise<CartMessage> => readCart(shop, cartOf(code))

/** For the operator, who also learns what a line was that is sold no more, and where a customer can take it over. */
export const showCartMessage = async (shop: ShopContext, code: string): Promise<AdminCartMessage> => {
  const cart = await readCart(shop, cartOf(code))
  const known = await shop.db
    .select({ id: variants.id, pack: variants.name, title: listings.title })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .where(
      isOneOf(
        variants.id,
        cart.lines.map(({ id }) => id),
      ),
    )
  const names = new Map(known.map(({ id, title, pack }) => [id, `${title}, ${pack}`]))
  const link = new URL('/cart', shop.publicUrl)
  link.searchParams.set('code', code.trim())
  return {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, name: names.get(line.id) ?? `Pack ${line.id}` })),
    link: link.href,
  }
}
