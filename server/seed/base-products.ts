import { BRANDS, type BrandFacts } from './brands.ts'
import { CATEGORIES } from './categories.ts'
import type { Good } from './product-data/trade.ts'

/** A good as one brand makes it. */
export interface Master {
  category: (typeof CATEGORIES)[number]
  good: Good
  brand: BrandFacts
  /** Whether another brand makes the same, so that the title has to tell them apart. */
  shared: boolean
  /** Between 0 and 1, where in its category's list it stands. */
  place: number
}

/** A name of the good, in any language, with the brand where that tells two makers of it apart. */
export const withBrand = ({ brand, shared }: Master, name: string): string => (shared ? `${name}, ${brand.name}` : name)

export const titleOf = (master: Master): string => withBrand(master, master.good.title)

const mastersOf = (category: (typeof CATEGORIES)[number]): Master[] => {
  const brands = BRANDS.filter(({ trade }) => trade === category.slug)
  const { goods } = category
  return goods.flatMap((good, index) =>
    (good.oneMaker === true ? brands.slice(0, 1) : brands).map((_, turn) => {
      const brand = brands[(index + turn * 3) % brands.length] ?? brands[turn]
      if (brand === undefined) throw new Error(`No brand for ${category.slug}`)
      return { category, good, brand, shared: turn > 0, place: turn + index / goods.length }
    }),
  )
}

/**
 * Every product the facts allow, ordered so that any first part of the list covers all trades: each good once,
 * then each of a second maker, and so on.
 */
export const allMasters = (): Master[] => {
  const seen = new Set<string>()
  return CATEGORIES.flatMap(mastersOf)
    .filter(({ category, good, brand }) => {
      const key = `${category.slug}/${good.title}/${brand.name}`
      return !seen.has(key) && seen.add(key)
    })
    .toSorted((a, b) => a.place - b.place)
}
