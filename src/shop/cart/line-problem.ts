import { pageText, text } from '../../texts/texts.ts'
import type { CartItem } from './cart.ts'
import type { LineNews } from './line-news.store.ts'

/** Why a line of the cart cannot be ordered. It stays in the cart and holds up no other line. */
export type LineProblem = NonNullable<LineNews['problem']> | 'sold_out'

type News = Readonly<Record<string, LineNews>>

/** Nothing for a line that can be ordered, as far as the shop has said. */
export const problemOf = ({ sku, stock_quantity }: CartItem, news: News): LineProblem | undefined =>
  news[sku]?.problem ?? (stock_quantity === 0 ? 'sold_out' : undefined)

/** What is counted, and goes into an order: an old answer leaves out nothing, for there may be more since. */
export const orderableItems = (items: readonly CartItem[], news: News): CartItem[] =>
  items.filter((item) => !news[item.sku]?.isFresh || problemOf(item, news) === undefined)

/** The reason in the reader's words. */
export const problemText = (problem: LineProblem): string => {
  if (problem === 'collect_only') return text.catalogue.collectOnly
  return problem === 'sold_out' ? pageText.checkout.payment.noneLeft : pageText.checkout.cart[problem]
}
