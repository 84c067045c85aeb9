import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import type { ProductPage } from '../loaders.ts'

/** How many products a list has; of one that was made offline, how many are known. */
export const countOf = ({ total, part }: ProductPage): string =>
  plural(total, part ? text.catalogue.countHere : text.catalogue.count)

/** The same below a page's title; nothing of a list that did not load. */
export const noteOf = (list: { products: ProductPage } | undefined): string =>
  list && list.products.error === undefined ? countOf(list.products) : ''
