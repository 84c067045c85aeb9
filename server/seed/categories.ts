import * as v from 'valibot'
import { Tint } from '../../src/contract/entities.ts'
import { cropCare } from './product-data/crop-care.ts'
import { fieldSeeds } from './product-data/field-seeds.ts'
import { given, goodsOf } from './product-data/goods.ts'
import { LICENCE_KINDS, TRADES, type CategorySlug, type Good } from './product-data/trade.ts'
import { vegetableSeeds } from './product-data/vegetable-seeds.ts'
import { readTable } from './read-table.ts'

/** `sku` begins the article numbers; `licence` is what most of its goods need; `kinds` are those of `goods.csv`. */
const Category = v.object({
  slug: v.picklist(TRADES),
  name: v.string(),
  icon: v.string(),
  ground: Tint,
  sku: v.string(),
  licence: v.picklist([...LICENCE_KINDS, '']),
  kinds: v.string(),
})

/** Goods that have a table of their own. */
const OTHERS: Partial<Record<CategorySlug, readonly Good[]>> = {
  seeds: [...fieldSeeds, ...vegetableSeeds],
  'crop-care': cropCare,
}

/** The ten trades in the order of the home page. */
export const CATEGORIES = readTable('categories', Category).map(({ licence, kinds, ...category }) => ({
  ...category,
  ...given('licence', licence),
  goods: [...(OTHERS[category.slug] ?? []), ...goodsOf(...(kinds === '' ? [] : kinds.split(', ')))],
}))
