import * as v from 'valibot'
import { Id, Tint } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { Declarations, DeclarationsChange } from '../../product/declarations.ts'
import { LANGUAGES } from '../../languages.ts'
import { OwnFact } from '../../product/own-facts.ts'
import { TextChange } from '../../product/listing-form.ts'
import { dataOf, doneWith, listOf, operator, staff, type Call } from '../call.ts'
import { LISTING_STATES } from './listings.ts'
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
  /** Taken off the shop by the operator. */
  taken_down: v.boolean(),
  /** Names of declarations that the law wants and the product's page does not show. */
  missing: v.array(v.string()),
  /** Null where none were ever sent. */
  declared: v.nullable(v.picklist(DECLARED)),
})

export type DeskProductRow = v.InferOutput<typeof Row>

const DeskProduct = v.object({
  ...Row.entries,
  slug: v.string(),
  state: v.picklist(LISTING_STATES),
  /** Why it was taken off the shop, as far as the operator has said. */
  taken_down_reason: v.nullable(v.string()),
  /** The kind of licence that it is sold under. */
  licence_kind: v.nullable(v.string()),
  /** How many other listings show the same declarations. */
  others: v.number(),
  /** What its category is asked for beside. */
  asked: v.optional(v.array(OwnFact), []),
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

const ListingMoved = v.object({ id: Id, title: v.string(), published: v.boolean() })
export type ListingMoved = v.InferOutput<typeof ListingMoved>

const moved = doneWith(ListingMoved)

/** What a listing is called, in English first. */
const ListingText = v.object({ language: v.picklist(LANGUAGES), title: v.string(), short_description: v.string() })
export type ListingText = v.InferOutput<typeof ListingText>

/** What the operator does with a listing of any shop. */
const keeping = { may: 'shop', ofOperator: true } as const

const deciding = { may: 'approvals', ofOperator: true, keyed: true } as const

/** What products declare, and the operator's approval of it. */
export const staffProducts = {
  deskProducts: staff.get('desk/products', 'List products with what their pages lack', pageOf(Row), {
    may: 'shop',
    query: pageQuery(['missing', 'waiting', 'refused', 'hidden']),
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
  deskProductShow: staff.post('desk/products/:id/show', 'Show a listing in the shop again', moved, {
    ...keeping,
    keyed: true,
    alias: 'admin/listings/:id/publish',
  }),
  deskProductHide: staff.post(
    'desk/products/:id/hide',
    'Take a listing off the shop and tell its seller why; an import does not bring it back',
    moved,
    { ...keeping, keyed: true, body: v.object({ reason: required('Say why', 500) }) },
  ),
  listingUnpublish: operator.post(
    'admin/listings/:id/unpublish',
    'Take a listing off the shop; an import does not bring it back',
    moved,
  ),
  deskProductTexts: staff.get(
    'desk/products/:id/texts',
    'Read what a listing is called in each language',
    listOf(ListingText),
    { ...keeping, alias: 'admin/listings/:id/texts' },
  ),
  deskProductTextSet: staff.put(
    'desk/products/:id/texts/:language',
    'Mend what a listing is called in one language; nothing takes its words in it away, but for English',
    listOf(ListingText),
    { ...keeping, keyed: true, body: TextChange },
  ),
} as const satisfies Record<string, Call>
