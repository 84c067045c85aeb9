import { changeCart } from './cart-storage.shared.ts'
import { oldestOf } from '../../client/api/freshness.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import type { Variant } from '../../contract/entities.ts'
import type { OtherOffer } from '../../contract/product/facts.ts'
import { bestPackOf } from '../../contract/product/offers.ts'
import { applyShopSettings } from '../../contract/shop-settings.ts'
import { priced } from './priced.shared.ts'
import { clampToMost, clampToStock, withOffers, withStock, type CartItem, type Offer } from './cart.ts'
import { useLineNews, type Elsewhere, type LineNews } from './line-news.store.ts'

/** What is left in the shop of the things in the cart. */

/** An older answer than this is shown but lowers nothing in the cart: there may be more in stock since. */
const FRESH_MS = 10 * 60_000

/** Checks the stock with the server at the payment: the cart is lowered to what there is. */
export const takeStock = (lines: readonly { sku: string; available?: number | undefined }[]): Promise<void> => {
  const left = new Map(lines.flatMap(({ sku, available }) => (available === undefined ? [] : [[sku, available]])))
  return changeCart((basket) => ({ ...basket, cart: clampToStock(withStock(basket.cart, left)) }))
}

/** The server's current limit of pieces per order, which may be newer than what the page knows. */
export const takeLimit = (lines: readonly { available?: number | undefined }[]): Promise<void> => {
  applyShopSettings({ maxPieces: Math.min(...lines.map(({ available = Infinity }) => available)) })
  return changeCart((basket) => ({ ...basket, cart: clampToMost(basket.cart) }))
}

interface Told {
  sku: string
  stock: number
  problem: LineNews['problem']
  elsewhere?: Elsewhere | undefined
  isFresh: boolean
  /** Not from an old answer. */
  offer: Offer | undefined
}

/** Asks again when the cart is looked at: what is left, what it costs, what is sold no longer. True when it was lowered. */
export const refreshStock = async (items: readonly CartItem[]): Promise<boolean> => {
  const told = await askForAll(items)
  if (told.length === 0) return false
  const left = new Map(told.map(({ sku, stock }) => [sku, stock]))
  const offers = new Map(told.flatMap(({ sku, offer }) => (offer === undefined ? [] : [[sku, offer] as const])))
  let isLess = false
  let news: Readonly<Record<string, LineNews>> = {}
  await changeCart((basket) => {
    const noted = withOffers(withStock(basket.cart, left), offers)
    const cart = noted.map((line) => (offers.has(line.sku) ? (clampToStock([line])[0] ?? line) : line))
    isLess = cart.some(({ quantity }, place) => quantity < (noted[place]?.quantity ?? 0))
    news = newsOf(basket.cart, told)
    return { ...basket, cart }
  })
  useLineNews.setState(news, true)
  return isLess
}

/** Asks only what can be ordered, of what the shop has not said so yet, such as a Buy Now. */
export const askProblems = async (items: readonly CartItem[]): Promise<void> => {
  const told = await askForAll(items.filter(({ sku }) => !useLineNews.getState()[sku]?.isFresh))
  const fresh = told.filter(({ isFresh }) => isFresh)
  if (fresh.length === 0) return
  const left = new Map(fresh.map(({ sku, stock }) => [sku, stock]))
  await changeCart((basket) => ({
    ...basket,
    cart: withStock(basket.cart, left),
    buyNow: withStock(basket.buyNow, left),
  }))
  useLineNews.setState((news) =>
    Object.fromEntries(
      fresh.map(({ sku, problem, elsewhere, isFresh }) => [sku, { ...news[sku], problem, elsewhere, isFresh }]),
    ),
  )
}

/** A price that has changed stays told after the cart has taken the new one. */
const newsOf = (before: readonly CartItem[], told: readonly Told[]): Readonly<Record<string, LineNews>> =>
  Object.fromEntries(
    before.map((line) => {
      const { sku, price } = line
      const now = told.find((one) => one.sku === sku)
      const { [sku]: earlier = {} } = useLineNews.getState()
      if (now === undefined) return [sku, earlier]
      const priceNow = now.offer === undefined ? price : priced({ ...line, ...now.offer }).price
      const was = priceNow === price ? earlier.was : price
      return [sku, { problem: now.problem, elsewhere: now.elsewhere, isFresh: now.isFresh, was }]
    }),
  )

const askForAll = async (items: readonly CartItem[]): Promise<Told[]> => {
  const slugs = [...new Set(items.map(({ slug }) => slug))]
  return (await Promise.all(slugs.map((slug) => askFor(items.filter((item) => item.slug === slug))))).flat()
}

/** The lines of one product, none where nobody could be asked. */
const askFor = async (lines: readonly CartItem[]): Promise<Told[]> => {
  const [{ slug } = { slug: '' }] = lines
  const answer = await askShop(slug)
  if (isFailure(answer))
    return answer.httpStatus === 404
      ? lines.map(({ sku }) => ({ sku, stock: 0, problem: 'gone', isFresh: true, offer: undefined }))
      : []
  const { variants, other_offers: others, licence_required: isBound, licence, collect_only, local } = answer.data
  const problem = isBound && licence?.valid !== true ? 'licence' : collect_only ? 'collect_only' : undefined
  const isFresh = Date.now() - (oldestOf([answer.data]) ?? Date.now()) < FRESH_MS
  return lines.map(({ sku }): Told => {
    const found = variants.find((variant) => variant.sku === sku)
    if (found === undefined) return { sku, stock: 0, problem: 'gone', isFresh, offer: undefined }
    const { stock_quantity: stock, selling_price: price, cod_available, id: variant_id, steps } = found
    const single_price = steps && price
    const own = { price, steps, single_price, original_price: found.price }
    const offer = { ...own, cod_available, variant_id, ...(local && { local }) }
    const elsewhere = stock > 0 ? undefined : elsewhereOf(found, others)
    return { sku, stock, problem, elsewhere, isFresh, offer: isFresh ? offer : undefined }
  })
}

/** The same pack of the seller who is best to buy from, else that seller's best. */
const elsewhereOf = ({ amount, unit }: Variant, others: readonly OtherOffer[]): Elsewhere | undefined => {
  const offer = others.find(({ in_stock }) => in_stock)
  const pack =
    offer?.packs.find((one) => one.stock_quantity > 0 && one.amount === amount && one.unit === unit) ??
    bestPackOf(offer?.packs ?? [])
  if (offer === undefined || pack === undefined) return undefined
  const { variant_name, selling_price: price } = pack
  return { slug: offer.slug, shop_name: offer.vendor.shop_name, variant_name, price }
}

/** The shop itself, past the worker's cache; without it whatever the phone knows. */
const askShop = async (slug: string) => {
  const request = { params: { slug } }
  const answer = navigator.onLine ? await callApi('productDetails', { ...request, isFresh: true }) : undefined
  const isAnswered = answer !== undefined && (!isFailure(answer) || answer.httpStatus === 404)
  return isAnswered ? answer : callApi('productDetails', request)
}
