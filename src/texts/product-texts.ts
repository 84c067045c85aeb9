import { product } from './en/product.ts'
import type { Widened } from './texts.ts'

export type ProductTexts = Widened<typeof product>

/** Like `shopText`, for what only a product's page says: it comes with that page. */
export let productText: ProductTexts = product

/** A language's texts of a product's page are loaded before it is spoken. */
export const setProductTexts = (texts: ProductTexts): void => {
  productText = texts
}
