import * as v from 'valibot'
import { EMBLEMS } from '../drawings/names.ts'
import { TRADES } from './product-data/trade.ts'
import { readTable } from './read-table.ts'

const Brand = v.object({
  name: v.string(),
  colour: v.pipe(v.string(), v.hexColor()),
  emblem: v.picklist(EMBLEMS),
  trade: v.picklist(TRADES),
})
export type BrandFacts = v.InferOutput<typeof Brand>

/** Invented makers; none of them exists. */
export const BRANDS = readTable('brands', Brand)
