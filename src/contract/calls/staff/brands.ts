import * as v from 'valibot'
import { Brand } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { MergeForm } from './categories.ts'
import { pageOf, pageQuery } from './page.ts'

const BrandChange = v.object({
  name: v.optional(required('Type the name', 100)),
  paused: v.optional(v.boolean()),
})
export type BrandChange = v.InferOutput<typeof BrandChange>

const DeskBrand = v.object({
  ...Brand.entries,
  paused: v.boolean(),
  /** How many products are of it. */
  products: v.number(),
})
export type DeskBrand = v.InferOutput<typeof DeskBrand>

const rules = { may: 'shop', ofOperator: true } as const
const changing = { ...rules, keyed: true } as const

/** Makers. They come with the products that name them. */
export const staffBrands = {
  deskBrands: staff.get('desk/brands', 'List brands, those with most products first', pageOf(DeskBrand), {
    ...rules,
    query: pageQuery(['paused']),
  }),
  deskBrandSet: staff.put(
    'desk/brands/:id',
    'Rename a brand, pause it or show it again; its address stays',
    dataOf(DeskBrand),
    { ...changing, body: BrandChange },
  ),
  deskBrandMerge: staff.post(
    'desk/brands/:id/merge',
    'Move all of a brand into another one, to which its address leads from then on',
    dataOf(DeskBrand),
    { ...changing, body: MergeForm },
  ),
} as const satisfies Record<string, Call>
