import * as v from 'valibot'
import type { Call, ParamNames } from './calls.ts'
import { call, doneWith, listOf } from './calls.ts'
import { RETURN_STATES, VENDOR_STATUSES } from './constants.ts'
import { Banner, Deal, Id, ItemStatus, ReturnProblem, Variant } from './entities.ts'
import { EnquiryForm } from './forms.ts'
import { ReviewMedium, ReviewStatus } from './reviews.ts'

/** The operator's calls under `/api/admin/` (decisions 29, 49 and 58); the command line derives from this table. */

export const AdminOrderItem = v.object({
  order_item_id: Id,
  order_id: v.string(),
  sku: v.string(),
  title: v.string(),
  variant_name: v.string(),
  quantity: v.number(),
  total_price: v.number(),
  payment_method: v.picklist(['c', 'p']),
  item_status: ItemStatus,
  order_date: v.string(),
  delivery_date: v.nullable(v.string()),
  customer_id: Id,
  customer_name: v.string(),
  seller_id: Id,
  shop_name: v.string(),
  pincode: v.string(),
})
export type AdminOrderItem = v.InferOutput<typeof AdminOrderItem>

const Moved = v.object({ order_item_id: Id, item_status: ItemStatus })

const AdminSeller = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  shop_name: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  vendor_status: v.picklist(VENDOR_STATUSES),
  created_at: v.string(),
})
const SellerMoved = v.object({ id: Id, vendor_status: v.picklist(VENDOR_STATUSES) })

/** Kinds that a product may need: what `products.licenceKind` holds. */
export const LicenceChange = v.object({
  kind: v.pipe(v.string('Kind is required'), v.trim(), v.nonEmpty('Kind is required'), v.maxLength(60)),
  number: v.pipe(v.string('Number is required'), v.trim(), v.nonEmpty('Number is required'), v.maxLength(100)),
  state: v.pipe(v.string('State is required'), v.trim(), v.nonEmpty('State is required'), v.maxLength(60)),
  expires: v.pipe(v.string('A date looks like 2027-03-31'), v.isoDate('A date looks like 2027-03-31')),
})
export type LicenceChange = v.InferOutput<typeof LicenceChange>
const AdminLicence = v.object({ seller_id: Id, ...LicenceChange.entries })
export type AdminLicence = v.InferOutput<typeof AdminLicence>

const AdminEnquiry = v.object({
  id: Id,
  message: v.string(),
  name: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  email: v.string(),
  created_at: v.string(),
})

export const AdminRefund = v.object({
  id: Id,
  order_id: v.string(),
  /** Null when a payment goes back as a whole. */
  order_item_id: v.nullable(Id),
  /** Null for what was paid in cash. */
  payment_id: v.nullable(v.string()),
  amount: v.number(),
  reason: v.string(),
  state: v.picklist(['due', 'done']),
  customer_name: v.string(),
  created_at: v.string(),
  done_at: v.nullable(v.string()),
})
export type AdminRefund = v.InferOutput<typeof AdminRefund>
export const AdminReview = v.object({
  id: Id,
  review_status: ReviewStatus,
  rating: v.number(),
  comment: v.string(),
  admin_comment: v.nullable(v.string()),
  /** Null for what came with the catalogue. */
  customer_id: v.nullable(Id),
  customer_name: v.string(),
  published_product_id: Id,
  sku: v.string(),
  title: v.string(),
  media: v.array(ReviewMedium),
  updated_at: v.string(),
})
export type AdminReview = v.InferOutput<typeof AdminReview>
const ReviewMoved = v.object({ id: Id, review_status: ReviewStatus })
export type ReviewMoved = v.InferOutput<typeof ReviewMoved>

export const AdminReturn = v.object({
  id: Id,
  state: v.picklist(RETURN_STATES),
  problem: ReturnProblem,
  reason: v.string(),
  note: v.nullable(v.string()),
  order_item_id: Id,
  order_id: v.string(),
  sku: v.string(),
  title: v.string(),
  quantity: v.number(),
  total_price: v.number(),
  customer_name: v.string(),
  phone_number: v.string(),
  delivery_date: v.nullable(v.string()),
  requested_at: v.string(),
  decided_at: v.nullable(v.string()),
  media: v.array(ReviewMedium),
})
export type AdminReturn = v.InferOutput<typeof AdminReturn>
const ReturnMoved = v.object({ id: Id, order_item_id: Id, state: v.picklist(['approved', 'rejected']) })
export type ReturnMoved = v.InferOutput<typeof ReturnMoved>
/** What the farmer reads below the decision. */
const Decision = v.object({ note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))) })

const Words = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(2000))

/** Rupees; dearer than any tractor, and its paise fit the column. */
const Price = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))

export const VariantChange = v.object({
  price: v.optional(Price),
  selling_price: v.optional(Price),
  /** What may be sold from now on (decision 70). */
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  cod: v.optional(v.picklist([0, 1])),
})
export type VariantChange = v.InferOutput<typeof VariantChange>

const day = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}([T ].*)?$/, 'A date looks like 2026-01-31'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'A date looks like 2026-01-31'),
)
export const DealChange = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('Text is required'), v.maxLength(300)),
  start: day,
  end: day,
})

export const BANNERS_MAX = 10
const BannersChange = v.object({
  image_urls: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,199}$/, 'A picture is named by its file'))),
    v.minLength(1, 'Name a picture'),
    v.maxLength(BANNERS_MAX, `At most ${BANNERS_MAX} pictures`),
  ),
})

/** An account that is opened for a farmer who is standing beside the operator (decision 1). */
export const CustomerOpen = v.object({
  name: EnquiryForm.entries.name,
  phone_number: EnquiryForm.entries.phone_number,
  email: EnquiryForm.entries.email,
})
export type CustomerOpen = v.InferOutput<typeof CustomerOpen>

const Counted = v.object({ added: v.number(), changed: v.number(), unchanged: v.number() })
/** What an import came to. Rows are those of the file without its heading. */
export const ImportReport = v.object({
  rows: v.number(),
  products: Counted,
  variants: Counted,
  bad_rows: v.number(),
  /** Every bad row, up to a cap: its line in the file, counted from 1, and the field that is to blame. */
  bad: v.array(v.object({ line: v.number(), handle: v.string(), field: v.string(), reason: v.string() })),
})
export type ImportReport = v.InferOutput<typeof ImportReport>

export const adminCalls = {
  orders: call({
    method: 'GET',
    path: 'admin/orders',
    caller: 'operator',
    answer: listOf(AdminOrderItem),
    summary: 'List order items, fresh ones first',
  }),
  orderShip: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/ship',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Mark a placed item as shipped',
  }),
  orderDeliver: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/deliver',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Mark a shipped item as delivered',
  }),
  orderCancel: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/cancel',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Cancel a placed item and put its stock back',
  }),
  variantSet: call({
    method: 'PUT',
    path: 'admin/variants/:sku',
    caller: 'operator',
    body: VariantChange,
    answer: doneWith(Variant),
    summary: 'Change price, stock or cash on delivery of a variant',
  }),
  sellers: call({
    method: 'GET',
    path: 'admin/sellers',
    caller: 'operator',
    answer: listOf(AdminSeller),
    summary: 'List sellers and applications, fresh ones first',
  }),
  sellerInvite: call({
    method: 'POST',
    path: 'admin/sellers/:id/invite',
    caller: 'operator',
    answer: doneWith(v.object({ token: v.string(), link: v.string() })),
    summary: 'Make the link to the full seller form',
  }),
  sellerAccept: call({
    method: 'POST',
    path: 'admin/sellers/:id/accept',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Accept a seller',
  }),
  sellerReject: call({
    method: 'POST',
    path: 'admin/sellers/:id/reject',
    caller: 'operator',
    answer: doneWith(SellerMoved),
    summary: 'Reject an application',
  }),
  sellerLicence: call({
    method: 'PUT',
    path: 'admin/sellers/:id/licence',
    caller: 'operator',
    body: LicenceChange,
    answer: doneWith(AdminLicence),
    summary: "Write down a seller's licence",
  }),
  reviews: call({
    method: 'GET',
    path: 'admin/reviews',
    caller: 'operator',
    answer: listOf(AdminReview),
    summary: 'List reviews, fresh ones first',
  }),
  reviewApprove: call({
    method: 'POST',
    path: 'admin/reviews/:id/approve',
    caller: 'operator',
    answer: doneWith(ReviewMoved),
    summary: 'Make a review public',
  }),
  reviewReject: call({
    method: 'POST',
    path: 'admin/reviews/:id/reject',
    caller: 'operator',
    body: v.object({ reason: Words('Reason is required') }),
    answer: doneWith(ReviewMoved),
    summary: 'Reject a review; its author reads the reason',
  }),
  reviewReply: call({
    method: 'POST',
    path: 'admin/reviews/:id/reply',
    caller: 'operator',
    body: v.object({ text: Words('Text is required') }),
    answer: doneWith(ReviewMoved),
    summary: 'Answer a review in public',
  }),
  enquiries: call({
    method: 'GET',
    path: 'admin/enquiries',
    caller: 'operator',
    answer: listOf(AdminEnquiry),
    summary: 'List enquiries, fresh ones first',
  }),
  refunds: call({
    method: 'GET',
    path: 'admin/refunds',
    caller: 'operator',
    answer: listOf(AdminRefund),
    summary: 'List refunds, those that are due first',
  }),
  refundDone: call({
    method: 'POST',
    path: 'admin/refunds/:id/done',
    caller: 'operator',
    answer: doneWith(v.object({ id: Id, state: v.literal('done') })),
    summary: 'Mark a refund as sent back',
  }),
  returns: call({
    method: 'GET',
    path: 'admin/returns',
    caller: 'operator',
    answer: listOf(AdminReturn),
    summary: 'List returns, those that wait for a decision first',
  }),
  returnApprove: call({
    method: 'POST',
    path: 'admin/returns/:id/approve',
    caller: 'operator',
    body: Decision,
    answer: doneWith(ReturnMoved),
    summary: 'Take an item back; what was paid for it is due',
  }),
  returnReject: call({
    method: 'POST',
    path: 'admin/returns/:id/reject',
    caller: 'operator',
    body: Decision,
    answer: doneWith(ReturnMoved),
    summary: 'Refuse a return; the farmer reads the note',
  }),
  catalogueImport: call({
    method: 'POST',
    path: 'admin/catalogue',
    caller: 'operator',
    stream: 'text/csv',
    answer: doneWith(ImportReport),
    summary: 'Import products from a CSV file as Shopify exports it',
  }),
  bannerPicture: call({
    method: 'POST',
    path: 'admin/banner-pictures',
    caller: 'operator',
    stream: 'application/octet-stream',
    answer: doneWith(v.object({ file: v.string() })),
    summary: 'Keep a picture for banners; it is shown once a banner names it',
  }),
  bannersSet: call({
    method: 'PUT',
    path: 'admin/banners/:sourceType',
    caller: 'operator',
    body: BannersChange,
    answer: doneWith(Banner),
    summary: 'Set the banners of a kind of page: home, category, brands or seller',
  }),
  customerOpen: call({
    method: 'POST',
    path: 'admin/customers',
    caller: 'operator',
    body: CustomerOpen,
    answer: doneWith(v.object({ id: Id, name: v.string(), code_sent: v.boolean() })),
    success: 201,
    summary: 'Open an account for a farmer and send a log-in code to the phone',
  }),
  dealSet: call({
    method: 'PUT',
    path: 'admin/deal',
    caller: 'operator',
    body: DealChange,
    answer: doneWith(Deal),
    summary: 'Set the deal banner',
  }),
} as const satisfies Record<string, Call>

export type AdminCallName = keyof typeof adminCalls
export type AdminCallOf<N extends AdminCallName> = (typeof adminCalls)[N]
export type AdminParams<N extends AdminCallName> = Record<ParamNames<AdminCallOf<N>['path']>, string>
export type AdminAnswer<N extends AdminCallName> = v.InferOutput<AdminCallOf<N>['answer']>
