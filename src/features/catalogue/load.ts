import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Banner, Product } from '../../contract/entities.ts'
import type { ProductsQuery } from '../../contract/calls.ts'
import { isPart } from '../../offline/age.ts'
import { callApi } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { noAnswer } from '../../offline/noAnswer.ts'
import { dayInIndia } from './deal.ts'
import { notFound } from './notFound.ts'

type Ask = typeof callApi

/** What loaders came to although a call of theirs brought nothing, or less than the shop has. */
const torn = new WeakSet()

/** Whether everything came that a page's loader had asked for. */
export const isWhole = (data: unknown): boolean => !(typeof data === 'object' && data !== null && torn.has(data))

/** A page's loader that asks the shop by `ask`, so that it is known when a part of the page did not come. */
export const pageLoader =
  <Data extends object>(load: (ask: Ask, args: LoaderFunctionArgs) => Promise<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    let isTorn = false
    const data = await load(async (name, ...request) => {
      const answer = await callApi(name, ...request)
      if (!answer.status || isPart(answer)) isTorn = true
      return answer
    }, args)
    if (isTorn) torn.add(data)
    return data
  }

/** How many cards a rail begins with, so that a first page stays light. */
const SHELF_LENGTH = '8'

/** One row of products, or why it is not there. */
export interface Shelf {
  products: Product[]
  total: number
  next: string | null
  /** Only what this phone knows; the shop has more. */
  part?: true
  error?: string
}

/** Products for a row or a list; a failed call becomes the error that its section shows. */
export const loadShelf = async (query: ProductsQuery, ask: Ask = callApi): Promise<Shelf> => {
  const answer = await ask('products', { query: { limit: SHELF_LENGTH, ...query } })
  return answer.status
    ? {
        products: answer.data,
        total: answer.meta.total,
        next: answer.meta.next_cursor,
        ...(isPart(answer) && { part: true }),
      }
    : { products: [], total: 0, next: null, error: answer.message }
}

/** The data of an answer, without which there is no page. */
export const need = <D>(answer: { status: true; data: D } | Failure): D => {
  if (answer.status) return answer.data
  throw new Error(answer.message)
}

/**
 * The one of a list that a page is about. That a list made of what this phone knows lacks it does not mean that the
 * shop does.
 */
export const pick = <D>(
  answer: { status: true; data: D[] } | Failure,
  find: (list: D[]) => D | undefined,
  missing: string,
): D => {
  const found = find(need(answer))
  if (found !== undefined) return found
  if (isPart(answer)) throw new Error(noAnswer())
  throw notFound(missing)
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
