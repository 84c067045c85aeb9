import type { Banner, Product } from '../../contract/entities.ts'
import type { ProductsQuery } from '../../contract/calls.ts'
import { callApi } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { dayInIndia } from './deal.ts'

/** How many cards a rail begins with, so that a first page stays light. */
const SHELF_LENGTH = '8'

/** One row of products, or why it is not there. */
export interface Shelf {
  products: Product[]
  total: number
  next: string | null
  error?: string
}

/** Products for a row or a list; a failed call becomes the error that its section shows. */
export const loadShelf = async (query: ProductsQuery): Promise<Shelf> => {
  const answer = await callApi('products', { query: { limit: SHELF_LENGTH, ...query } })
  return answer.status
    ? { products: answer.data, total: answer.meta.total, next: answer.meta.next_cursor }
    : { products: [], total: 0, next: null, error: answer.message }
}

/** The data of an answer, without which there is no page. */
export const need = <D>(answer: { status: true; data: D } | Failure): D => {
  if (answer.status) return answer.data
  throw new Error(answer.message)
}

/** The data of an answer whose part of the page may stay empty. */
export const orEmpty = <D>(answer: { status: true; data: D[] } | Failure): D[] => (answer.status ? answer.data : [])

export const bannersOf = (banners: readonly Banner[], source: Banner['source_type']): string[] =>
  banners.filter(({ source_type }) => source_type === source).flatMap(({ image_urls }) => image_urls)

/**
 * Another one for each page and each day. A throw of dice at every rendering would make every kept page differ from the
 * fresh one, and the picture change under the reader's eyes.
 */
export const oneOfTheDay = <T>(list: readonly T[], page: string): T | null => {
  const dice = [...`${page} ${dayInIndia(Date.now())}`].reduce(
    (hash, sign) => (hash * 31 + sign.charCodeAt(0)) >>> 0,
    7,
  )
  return list[dice % list.length] ?? null
}
