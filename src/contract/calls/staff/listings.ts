import * as v from 'valibot'
import { Id, Tint } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { Declarations } from '../../product/declarations.ts'
import { KnownProduct, ListingKind } from '../../product/known-product.ts'
import { ListingFile, ListingFileReport } from '../../product/listing-file.ts'
import { DraftForm, DraftId } from '../../product/listing-form.ts'
import { LocalText } from '../../product/local.ts'
import { dataOf, doneWith, InLanguage, listOf, staff, type Call } from '../call.ts'
import { pageOf, pageQuery } from './page.ts'

/** A shop's own listings: drafts on their way to approval, and what becomes of what is on sale. */

export const LISTING_STATES = ['on_sale', 'paused', 'ended'] as const
export const DRAFT_STATES = ['waiting', 'returned', 'approved'] as const
/** The most drafts of one shop that wait at a time. */
export const DRAFTS_MAX = 200
/** Days in which the operator means to have decided. */
export const DECIDE_DAYS = 2
/** So many listings of a seller are approved before others may go on sale without. */
export const TRUSTED_AFTER = 10

const ListingRow = v.object({
  listing_id: Id,
  product_id: Id,
  title: v.string(),
  image_url: v.string(),
  ground: Tint,
  slug: v.string(),
  state: v.picklist(LISTING_STATES),
  /** Taken off the shop by the operator. */
  taken_down: v.boolean(),
  /** Why, as far as the operator has said. */
  taken_down_reason: v.optional(v.nullable(v.string()), null),
  packs: v.number(),
  /** The lowest selling price, in rupees; null without packs. */
  from_price: v.nullable(v.number()),
  /** What may be sold of all its packs. */
  stock: v.number(),
  /** A draft that changes it and waits, or was returned. */
  draft: v.nullable(v.object({ id: DraftId, state: v.picklist(DRAFT_STATES) })),
})
export type DeskListingRow = v.InferOutput<typeof ListingRow>

// What was stored before a rule was made is shown as it stands, so these are plainer than the form that is sent.
const ShownAbout = v.object({
  category_id: Id,
  brand: v.string(),
  hsn: v.string(),
  perishable: v.optional(v.boolean(), false),
  declarations: Declarations,
})
const shownForm = {
  title: v.string(),
  description: v.string(),
  packs: v.array(
    v.object({
      sku: v.optional(v.string()),
      name: v.string(),
      price: v.number(),
      selling_price: v.number(),
      stock: v.number(),
      cod: v.boolean(),
    }),
  ),
}

/** A listing as its form has it: to change it, or to begin another one from it. */
const DeskListing = v.object({
  ...ListingRow.entries,
  form: v.object({
    ...shownForm,
    /** The photographs that it has, by the names under which a change keeps them. */
    pictures: v.array(v.object({ id: DraftId, file: v.string() })),
    about: ShownAbout,
  }),
})
export type DeskListing = v.InferOutput<typeof DeskListing>

const DraftRow = v.object({
  id: DraftId,
  listing_id: v.nullable(Id),
  product_id: v.nullable(Id),
  title: v.string(),
  shop_name: v.string(),
  seller_id: Id,
  state: v.picklist(DRAFT_STATES),
  /** The first photograph that has come, shown at `/images/drafts/…` to its own shop and the operator; null while there is none. */
  picture: v.nullable(v.string()),
  /** Photographs that it names and that have not come yet: nobody decides before. */
  pictures_missing: v.number(),
  sent_at: v.string(),
  /** Until when the operator means to have decided. */
  decide_by: v.string(),
})
export type DeskDraftRow = v.InferOutput<typeof DraftRow>

export const DeskDraft = v.object({
  ...DraftRow.entries,
  form: v.object({
    ...shownForm,
    texts: v.optional(v.array(LocalText)),
    pictures: v.array(DraftId),
    about: v.nullable(ShownAbout),
  }),
  /** Those that have come, in their order and by their names; `file` is shown at `/images/drafts/…`. */
  pictures: v.array(v.object({ id: DraftId, file: v.string() })),
  /** What stands in the shop now: the listing that it changes, or the product beside whose offers it is put. */
  stands: v.nullable(
    v.object({
      product_id: Id,
      title: v.string(),
      description: v.string(),
      category_id: Id,
      brand: v.string(),
      pictures: v.array(v.object({ id: DraftId, file: v.string() })),
      image_url: v.string(),
      packs: v.array(
        v.object({ sku: v.string(), name: v.string(), price: v.number(), selling_price: v.number(), cod: v.boolean() }),
      ),
    }),
  ),
  /** Why it was returned, by the names of its fields as `DraftForm` has them: `form.title`, `form.packs.0.price`. */
  reasons: v.record(v.string(), v.string()),
})
export type DeskDraft = v.InferOutput<typeof DeskDraft>

const IdInQuery = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const draft = dataOf(DeskDraft)
const own = { may: 'shop', keyed: true } as const
const deciding = { may: 'approvals', ofOperator: true, keyed: true } as const

export const staffListings = {
  deskListings: staff.get('desk/listings', 'List what one’s own shop sells', pageOf(ListingRow), {
    may: 'shop',
    query: pageQuery(LISTING_STATES),
  }),
  deskListing: staff.get('desk/listings/:id', 'Show a listing as its form has it', dataOf(DeskListing), {
    may: 'shop',
  }),
  deskListingState: staff.put(
    'desk/listings/:id/state',
    'Pause a listing, sell it again, or end it for good',
    doneWith(ListingRow),
    { ...own, body: v.object({ state: v.picklist(LISTING_STATES) }) },
  ),
  deskKnownProducts: staff.get(
    'desk/known-products',
    'List the products that an offer may be put beside',
    listOf(KnownProduct),
    { may: 'shop', query: InLanguage },
  ),
  // A phone keeps a part of a large catalogue alone.
  deskKnownFind: staff.get(
    'desk/known-products/find',
    'Find products that an offer may be put beside, best first, among all that the shop knows',
    listOf(KnownProduct),
    {
      may: 'shop',
      query: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)), ...InLanguage.entries }),
    },
  ),
  deskListingKinds: staff.get('desk/listing-kinds', 'List the categories to sell in', listOf(ListingKind), {
    may: 'shop',
  }),
  deskFile: staff.get(
    'desk/shops/:id/listing-file',
    'Write what one’s own shop sells, or of one category alone, as the file that an import takes back',
    dataOf(ListingFile),
    { may: 'shop', query: v.object({ category: v.optional(IdInQuery), ...InLanguage.entries }) },
  ),
  // Not keyed: of the same file a second time nothing is new.
  deskFileSend: staff.post(
    'desk/shops/:id/listing-file',
    'Take one’s own file: price and stock are set, what is new or called otherwise goes to approval',
    dataOf(ListingFileReport),
    // With a line to begin at, 1 at first, a long file is taken in parts: the answer names the line of the next one.
    { may: 'shop', stream: 'text/csv', query: v.object({ from: v.optional(IdInQuery) }) },
  ),
  // Without a state those that are not approved: a shop has few.
  deskDrafts: staff.get(
    'desk/drafts',
    'List drafts of listings, those that wait longest first, approved ones newest first',
    pageOf(DraftRow),
    { may: 'shop', query: pageQuery(DRAFT_STATES) },
  ),
  deskDraft: staff.get('desk/drafts/:id', 'Show a draft beside what stands', draft, { may: 'shop' }),
  deskDraftSend: staff.put('desk/drafts/:id', 'Send a draft for approval, or anew after it was returned', draft, {
    ...own,
    body: DraftForm,
  }),
  // Not keyed: the name of the picture makes a repetition harmless.
  deskDraftPicture: staff.put(
    'desk/drafts/:id/pictures/:picture',
    'Keep a photograph of a draft; of the same name a second time nothing is new',
    dataOf(v.object({ id: DraftId, file: v.string(), pictures_missing: v.number() })),
    { may: 'shop', stream: 'application/octet-stream' },
  ),
  deskDraftWithdraw: staff.delete('desk/drafts/:id', 'Take a draft back that is not approved', doneWith(v.null()), own),
  deskDraftApprove: staff.post('desk/drafts/:id/approve', 'Put a draft on sale', draft, {
    ...deciding,
    /** When it was sent that the operator has seen: a draft that was sent anew meanwhile is not decided unseen. */
    body: v.object({ sent_at: v.string() }),
  }),
  deskDraftReturn: staff.post('desk/drafts/:id/return', 'Return a draft with a reason by field', draft, {
    ...deciding,
    body: v.object({
      sent_at: v.string(),
      reasons: v.pipe(
        v.record(v.pipe(v.string(), v.maxLength(100)), required('Say why', 500)),
        v.check((reasons) => Object.keys(reasons).length > 0, 'Say at a field why it is returned'),
      ),
    }),
  }),
  deskSellerTrust: staff.put(
    'desk/sellers/:id/trust',
    'Let the listings of a seller on sale without approval, or no longer',
    doneWith(v.object({ trusted: v.boolean(), approved_listings: v.number() })),
    { ...deciding, body: v.object({ trusted: v.boolean() }) },
  ),
} as const satisfies Record<string, Call>
