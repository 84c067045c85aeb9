import * as v from 'valibot'
import { Id, Tint } from '../../entities.ts'
import { required } from '../../forms.ts'
import { Declarations, DeclarationsChange } from '../../product/declarations.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { pageOf, pageQuery } from './page.ts'

/** What became of the declarations that were sent last. */
export const DECLARED = ['waiting', 'approved', 'refused'] as const
/** Products that lack something are counted up to so many. */
export const LACKING_MAX = 1_000

const Row = v.object({
  listing_id: Id,
  product_id: Id,
  title: v.string(),
  image_url: v.string(),
  ground: Tint,
  shop_name: v.string(),
  /** Names of declarations that the law wants and the product's page does not show. */
  missing: v.array(v.string()),
  /** Null where none were ever sent. */
  declared: v.nullable(v.picklist(DECLARED)),
})

export type DeskProductRow = v.InferOutput<typeof Row>

const DeskProduct = v.object({
  ...Row.entries,
  slug: v.string(),
  /** The kind of licence that it is sold under. */
  licence_kind: v.nullable(v.string()),
  /** How many other listings show the same declarations. */
  others: v.number(),
  /** As the product's page shows them. */
  shown: Declarations,
  /** Those that were sent last. */
  sent: v.nullable(
    v.object({
      id: Id,
      state: v.picklist(DECLARED),
      said: Declarations,
      sent_at: v.string(),
      /** Why they were refused. */
      reason: v.nullable(v.string()),
    }),
  ),
})
export type DeskProduct = v.InferOutput<typeof DeskProduct>

const product = dataOf(DeskProduct)

const deciding = { may: 'approvals', ofOperator: true, keyed: true } as const

/** What products declare, and the operator's approval of it. */
export const staffProducts = {
  deskProducts: staff.get('desk/products', 'List products with what their pages lack', pageOf(Row), {
    may: 'shop',
    query: pageQuery(['missing', 'waiting', 'refused']),
  }),
  deskProduct: staff.get('desk/products/:id', 'Show what a product declares', product, { may: 'shop' }),
  deskDeclare: staff.put(
    'desk/products/:id/declarations',
    'Send declarations for approval, in place of those that wait',
    product,
    { may: 'shop', keyed: true, body: DeclarationsChange },
  ),
  deskDeclarationsApprove: staff.post(
    'desk/declarations/:id/approve',
    'Show these declarations on the product’s page',
    product,
    deciding,
  ),
  deskDeclarationsRefuse: staff.post('desk/declarations/:id/refuse', 'Send declarations back', product, {
    ...deciding,
    body: v.object({ reason: required('Say why', 500) }),
  }),
} as const satisfies Record<string, Call>
