import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Product } from '../../contract/entities.ts'
import type { Banner } from '../../contract/promotions.ts'
import type { ProductsQuery } from '../../contract/shop-calls.ts'
import { isPartial } from '../../client/api/freshness.ts'
import { callApi, type Failure } from '../../client/api/call.ts'
import { noAnswer } from '../../client/api/failure.ts'
import { dayInIndia } from '../../contract/india.ts'
import { languageOf } from '../../contract/languages.ts'

export type Ask = typeof callApi

/** Loader results in which a call failed or brought only partial data. */
const partialLoads = new WeakSet()

/** Whether a loader's result is complete. */
export const isCompleteLoad = (data: unknown): boolean =>
  !(typeof data === 'object' && data !== null && partialLoads.has(data))

/**
 * A page's loader that makes its calls by `ask`, so that it is known when a part of the page did not come, and each in
 * the language of the address: a server loads pages of several languages at once.
 */
export const pageLoader =
  <Data extends object>(load: (ask: Ask, args: LoaderFunctionArgs) => Promise<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    let isTorn = false
    const language = languageOf(new URL(args.request.url).pathname)
    const data = await load(async (name, ...given) => {
      // Safe: every call takes a language beside what it is given.
      const request = [{ language, ...given[0] }] as typeof given
      const answer = await callApi(name, ...request)
      if (!answer.status || isPartial(answer)) isTorn = true
      return answer
    }, args)
    if (isTorn) partialLoads.add(data)
    return data
  }

/** How many cards a rail begins with, so that a first page stays light. */
const RAIL_LENGTH = '6'

/** One row of products, or why it is not there. */
export interface ProductPage {
  products: Product[]
  total: number
  next: string | null
  /** Made from the offline catalogue; the shop may have more. */
  part?: true
  error?: string
}

/** Products for a row or a list; a failed call becomes the error that its section shows. */
export const fetchProductPage = async (query: ProductsQuery, ask: Ask = callApi): Promise<ProductPage> => {
  const answer = await ask('products', { query: { limit: RAIL_LENGTH, ...query } })
  return answer.status
    ? {
        products: answer.data,
        total: answer.meta.total,
        next: answer.meta.next_cursor,
        ...(isPartial(answer) && { part: true }),
      }
    : { products: [], total: 0, next: null, error: answer.message }
}

/** The data of an answer, or an error: without it there is no page. */
export const dataOrThrow = <D>(answer: { status: true; data: D } | Failure): D => {
  if (answer.status) return answer.data
  throw new Error(answer.message)
}

/** What a page is about, where the shop has none of that name. */
export type Missing = 'product' | 'category' | 'brand' | 'seller'

/** Thrown by a loader: the server answers 404 with the page that says so, in words that are read while it is rendered. */
export const notFound = (what: Missing): Response => new Response(what, { status: 404 })

/**
 * The one of a list that a page is about. If a partial list made offline lacks it, the shop may still have it.
 */
export const pick = <D>(
  answer: { status: true; data: D[] } | Failure,
  find: (list: D[]) => D | undefined,
  missing: Missing,
): D => {
  const found = find(dataOrThrow(answer))
  if (found !== undefined) return found
  if (isPartial(answer)) throw new Error(noAnswer().message)
  throw notFound(missing)
}

/** The data of an answer whose part of the page may stay empty. */
export const dataOrEmpty = <D>(answer: { status: true; data: D[] } | Failure): D[] => (answer.status ? answer.data : [])

export const bannersOf = (banners: readonly Banner[], source: Banner['source_type']): string[] =>
  banners.filter(({ source_type }) => source_type === source).flatMap(({ image_urls }) => image_urls)

/**
 * Another one for each page and each day. A random choice at every rendering would make every cached page differ from
 * the fresh one, and the picture change under the reader's eyes.
 */
export const pickDaily = <T>(list: readonly T[], page: string): T | null => {
  const dice = [...`${page} ${dayInIndia(Date.now())}`].reduce(
    (hash, sign) => (hash * 31 + sign.charCodeAt(0)) >>> 0,
    7,
  )
  return list[dice % list.length] ?? null
}
