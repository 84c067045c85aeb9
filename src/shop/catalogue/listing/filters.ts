import { SORTS, type Sort } from '../../../contract/constants.ts'
import type { ProductType } from '../../../contract/entities.ts'

/** The filters of a list; they live in the page's URL, so that Back and a shared link preserve them. */
export interface Filters {
  sort?: Sort
  crop?: string
  brand?: string
  origin?: string
  /** Values of the operator's facts. */
  fact?: string
  min_price?: string
  max_price?: string
  in_stock?: '1'
  cash?: '1'
}

/** Reads what can be read; the rest counts as not set. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = SORTS.find((known) => known === params.get('sort'))
  const rupees = (name: string) => /^\d{1,9}$/.exec(params.get(name) ?? '')?.[0]
  const [low, high] = [rupees('min_price'), rupees('max_price')]
  const word = (name: 'crop' | 'brand' | 'origin' | 'fact'): Pick<Filters, typeof name> => {
    const value = params.get(name)?.trim()
    return value ? { [name]: value } : {}
  }
  return {
    ...(sort ? { sort } : {}),
    ...(low ? { min_price: low } : {}),
    ...(high ? { max_price: high } : {}),
    ...(params.get('in_stock') === '1' ? { in_stock: '1' } : {}),
    ...(params.get('cash') === '1' ? { cash: '1' } : {}),
    ...word('crop'),
    ...word('brand'),
    ...word('origin'),
    ...word('fact'),
  }
}

/** The address of all products that are marked so. */
export const listOf = (type: ProductType): string => `/search?type=${encodeURIComponent(type)}`
