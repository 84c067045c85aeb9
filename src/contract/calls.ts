import * as v from 'valibot'
import { PAGE_DEFAULT, PAGE_MAX, SEARCH_TEXT_MAX } from './constants.ts'
import * as e from './entities.ts'
import * as f from './forms.ts'
import { ReviewStatus, ReviewSummary, ReviewThread } from './reviews.ts'

/**
 * The table of every call (spec section 7, decisions 22, 30, 50 and 8). The phone's client, the server's routes and
 * the OpenAPI page derive from it: a call without a handler does not compile.
 */

export type Schema = v.GenericSchema<unknown, unknown>
/** `operator` calls are in `admin-calls.ts`. */
export type Caller = 'anyone' | 'customer' | 'operator'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `/api/`; `:name` marks a part that the caller fills in. */
  path: string
  caller: Caller
  answer: Schema
  body?: Schema
  query?: Schema
  /** HTTP status of success, 200 unless said. */
  success?: 201
  /** The body is a form with files under this name (`name[0]`, …); `fields` are what it holds beside them. */
  multipart?: 'review_images' | 'return_images'
  fields?: Schema
  /** The body is a file of this type, worked on while it arrives. */
  stream?: 'text/csv' | 'application/octet-stream'
  /** Without files the fields may come as JSON too. */
  orJson?: true
  /** A change that is sent with an `Idempotency-Key` and stored with its answer (reliability 2.8). */
  keyed?: true
  summary: string
}

export const call = <const C extends Call>(definition: C): C => definition

export const done = v.object({ status: v.literal(true), message: v.string() })
export const doneWith = <D extends Schema>(data: D) => v.object({ ...done.entries, data })
const dataOf = <D extends Schema>(data: D) =>
  v.object({ status: v.literal(true), message: v.optional(v.string()), data })
export const listOf = <D extends Schema>(item: D) => dataOf(v.array(item))

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const orNothing = <S extends Schema>(schema: S) => v.optional(v.fallback(v.union([schema, v.undefined()]), undefined))
const word = v.pipe(v.string(), v.trim(), v.maxLength(200))

export const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Query strings of `products` (decision 15): unreadable values count as absent, unknown keys are ignored. */
export const ProductsQuery = v.object({
  category: v.optional(word),
  brand: v.optional(word),
  seller: v.optional(word),
  type: v.optional(word),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_MAX))),
  /** Rupees. */
  min_price: orNothing(wholeNumber),
  max_price: orNothing(wholeNumber),
  in_stock: orNothing(v.picklist(['0', '1', 'true', 'false'])),
  sort: orNothing(v.picklist(SORTS)),
  limit: v.optional(
    v.fallback(
      v.pipe(
        wholeNumber,
        v.transform((n) => Math.min(Math.max(n, 1), PAGE_MAX)),
      ),
      PAGE_DEFAULT,
    ),
    String(PAGE_DEFAULT),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
})
export type ProductsQuery = v.InferInput<typeof ProductsQuery>

/** Beside one page of a list: how many rows there are, and where the next page begins. */
const Page = v.object({ total: v.number(), next_cursor: v.nullable(v.string()) })

const VendorsQuery = v.object({ category: v.optional(word), brand: v.optional(word) })
const TokenQuery = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })
const PlaceQuery = v.object({
  lat: v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d+)?$/), v.transform(Number)),
  lng: v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number)),
})

/** Of a product in several packs each pack has its own review. */
const ThreadQuery = v.object({ sku: v.optional(word) })

const PaymentRequest = v.object({
  /** Whole rupees; only checked. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  payment_method: v.literal('p'),
  product_order_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
})
const ProviderIds = {
  razorpay_payment_id: v.pipe(v.string(), v.maxLength(100)),
  razorpay_order_id: v.pipe(v.string(), v.maxLength(100)),
  razorpay_signature: v.pipe(v.string(), v.maxLength(200)),
}
const PaymentVerification = v.object({
  ...ProviderIds,
  order_creation_id: v.pipe(v.string(), v.maxLength(100)),
  order_id: v.pipe(v.string(), v.maxLength(100)),
  product_order_id: v.pipe(v.string(), v.maxLength(60)),
})

const VendorRequestData = v.object({
  id: e.Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  vendor_status: v.string(),
  shop_name: v.nullable(v.string()),
  address: v.nullable(v.string()),
  pincode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  district: v.nullable(v.string()),
  state: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** Masked, the last four digits readable (decision 13). */
  account_no: v.nullable(v.string()),
  ac_name: v.nullable(v.string()),
  ifsc_code: v.nullable(v.string()),
  account_type: v.nullable(v.string()),
  gst_no: v.nullable(v.string()),
})

const ordered = v.object({
  ...done.entries,
  /** For prepaid the bare id of the product order (decision 52); for cash on delivery the same id. */
  data: v.string(),
  /** Whole rupees to pay now, for prepaid alone. */
  amount: v.optional(v.number()),
  /** Lines charged at a price lower than the one sent. */
  lowered: v.optional(v.array(v.object({ sku: v.string(), sent: v.number(), current: v.number() }))),
})

const addressCalls = <const P extends 'address' | 'billing-address'>(prefix: P) => ({
  list: call({
    method: 'GET',
    path: `${prefix}/get-address/:userId`,
    caller: 'customer',
    answer: listOf(e.Address),
    summary: `List the caller's ${prefix} book`,
  }),
  view: call({
    method: 'GET',
    path: `${prefix}/view/:id`,
    caller: 'customer',
    answer: dataOf(e.Address),
    summary: `Read one ${prefix}`,
  }),
  create: call({
    method: 'POST',
    path: `${prefix}/create`,
    caller: 'customer',
    body: f.AddressCreate,
    answer: doneWith(v.object({ id: v.string() })),
    success: 201,
    keyed: true,
    summary: `Add a ${prefix}`,
  }),
  edit: call({
    method: 'PUT',
    path: `${prefix}/edit-address/:id`,
    caller: 'customer',
    body: f.AddressForm,
    answer: done,
    keyed: true,
    summary: `Change a ${prefix}`,
  }),
  setDefault: call({
    method: 'PUT',
    path: `${prefix}/set-default/:id`,
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: `Make a ${prefix} the default`,
  }),
  remove: call({
    method: 'DELETE',
    path: `${prefix}/delete-address/:id`,
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: `Delete a ${prefix}`,
  }),
})
const delivery = addressCalls('address')
const billing = addressCalls('billing-address')

export const calls = {
  brands: call({ method: 'GET', path: 'brands', caller: 'anyone', answer: listOf(e.Brand), summary: 'List brands' }),
  categories: call({
    method: 'GET',
    path: 'category-listing',
    caller: 'anyone',
    answer: listOf(e.Category),
    summary: 'List categories',
  }),
  categoryBrands: call({
    method: 'GET',
    path: 'category-brands/:id',
    caller: 'anyone',
    answer: listOf(e.Brand),
    summary: 'List the brands of a category',
  }),
  products: call({
    method: 'GET',
    path: 'products',
    caller: 'anyone',
    query: ProductsQuery,
    answer: v.object({
      ...listOf(e.Product).entries,
      meta: Page,
    }),
    summary: 'List products',
  }),
  sellers: call({
    method: 'GET',
    path: 'vendors',
    caller: 'anyone',
    query: VendorsQuery,
    answer: listOf(e.Seller),
    summary: 'List sellers',
  }),
  sellerBrands: call({
    method: 'GET',
    path: 'vendor-brands/:id',
    caller: 'anyone',
    answer: listOf(e.Brand),
    summary: 'List the brands of a seller',
  }),
  banners: call({
    method: 'GET',
    path: 'get-banner',
    caller: 'anyone',
    answer: listOf(e.Banner),
    summary: 'List banners',
  }),
  productDetails: call({
    method: 'GET',
    path: 'product/details/:slug',
    caller: 'anyone',
    answer: dataOf(e.ProductDetails),
    summary: 'Read one product',
  }),
  reviews: call({
    method: 'GET',
    path: 'get-review/:slug',
    caller: 'anyone',
    answer: dataOf(ReviewSummary),
    summary: 'Read the approved reviews of a product',
  }),
  similarProducts: call({
    method: 'GET',
    path: 'similar-products/:slug',
    caller: 'anyone',
    answer: listOf(e.Product),
    summary: 'List similar products',
  }),
  deal: call({
    method: 'GET',
    path: 'get-deal',
    caller: 'anyone',
    answer: listOf(e.Deal),
    summary: 'Read the deals; the first is shown',
  }),
  search: call({
    method: 'GET',
    path: 'search/:text',
    caller: 'anyone',
    answer: listOf(e.Product),
    summary: 'Search products',
  }),
  keepSize: call({
    method: 'GET',
    path: 'keep-size/:kind/:slug',
    caller: 'anyone',
    /** `bytes` is what travels: the goods as packed JSON and a picture of 320 px of each. */
    answer: dataOf(v.object({ products: v.number(), bytes: v.number() })),
    summary: 'Tell what keeping a category or a seller on the phone costs',
  }),
  keepGoods: call({
    method: 'GET',
    path: 'keep-goods/:kind/:slug',
    caller: 'anyone',
    query: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
    answer: v.object({ ...listOf(e.ProductDetails).entries, meta: Page }),
    summary: 'List the products of a category or a seller with all that their pages show',
  }),

  wishlist: call({
    method: 'GET',
    path: 'wishlist/get-wishlist-items',
    caller: 'customer',
    answer: listOf(e.WishlistItem),
    summary: "List the caller's wishlist",
  }),
  wishlistCreate: call({
    method: 'POST',
    path: 'wishlist/create',
    caller: 'customer',
    body: f.WishlistCreate,
    answer: done,
    keyed: true,
    summary: 'Put a product on the wishlist',
  }),
  wishlistDelete: call({
    method: 'DELETE',
    path: 'wishlist/delete-wishlist-items/:productId',
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: 'Take a product off the wishlist',
  }),

  register: call({
    method: 'POST',
    path: 'auth/register',
    caller: 'anyone',
    body: f.RegisterForm,
    answer: done,
    success: 201,
    summary: 'Open a customer account',
  }),
  login: call({
    method: 'POST',
    path: 'auth/login',
    caller: 'anyone',
    body: f.LoginForm,
    answer: v.object({ ...done.entries, token: v.string(), user: e.User, redirect: v.optional(v.string()) }),
    summary: 'Log in',
  }),
  logout: call({
    method: 'POST',
    path: 'auth/logout',
    caller: 'customer',
    answer: done,
    summary: 'Log out and revoke the token',
  }),
  requestCode: call({
    method: 'POST',
    path: 'auth/request-code',
    caller: 'anyone',
    body: v.object({ phone_number: f.Phone, purpose: v.picklist(['login', 'password']), role: f.Role }),
    answer: done,
    summary: 'Send a six-digit code to the phone',
  }),
  loginByCode: call({
    method: 'POST',
    path: 'auth/login-by-code',
    caller: 'anyone',
    body: v.object({ phone_number: f.Phone, code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits')) }),
    answer: v.object({ ...done.entries, token: v.string(), user: e.User }),
    summary: 'Log in with a code',
  }),
  resetPassword: call({
    method: 'POST',
    path: 'auth/reset-password',
    caller: 'anyone',
    body: v.object({
      phone_number: f.Phone,
      code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits')),
      password: f.Password,
      role: f.Role,
    }),
    answer: done,
    summary: 'Set a new password with a code',
  }),

  sellerRequest: call({
    method: 'POST',
    path: 'vendor/request',
    caller: 'anyone',
    body: f.SellerRequestForm,
    answer: done,
    success: 201,
    summary: 'Apply to sell',
  }),
  sellerRequestByToken: call({
    method: 'GET',
    path: 'vendor-request',
    caller: 'anyone',
    query: TokenQuery,
    answer: dataOf(VendorRequestData),
    summary: 'Read an application by its token',
  }),
  sellerForm: call({
    method: 'PUT',
    path: 'vendor/send-form/:id',
    caller: 'anyone',
    body: f.SellerForm,
    answer: done,
    summary: 'Hand in the full seller form',
  }),
  enquiry: call({
    method: 'POST',
    path: 'enquiry',
    caller: 'anyone',
    body: f.EnquiryForm,
    answer: done,
    success: 201,
    summary: 'Send an enquiry',
  }),

  addresses: delivery.list,
  addressView: delivery.view,
  addressCreate: delivery.create,
  addressEdit: delivery.edit,
  addressSetDefault: delivery.setDefault,
  addressDelete: delivery.remove,
  billingAddresses: billing.list,
  billingAddressView: billing.view,
  billingAddressCreate: billing.create,
  billingAddressEdit: billing.edit,
  billingAddressSetDefault: billing.setDefault,
  billingAddressDelete: billing.remove,

  orderHistory: call({
    method: 'GET',
    path: 'order/get-history',
    caller: 'customer',
    answer: listOf(e.OrderItem),
    summary: "List the caller's order items, newest first",
  }),
  orderCreate: call({
    method: 'POST',
    path: 'order/create',
    caller: 'customer',
    body: f.OrderCreate,
    answer: ordered,
    success: 201,
    keyed: true,
    summary: 'Place an order',
  }),
  orderCancel: call({
    method: 'POST',
    path: 'order/cancel/:orderItemId',
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: 'Cancel an item that is still placed',
  }),
  orderReturn: call({
    method: 'POST',
    path: 'order/return/:orderItemId',
    caller: 'customer',
    multipart: 'return_images',
    fields: f.ReturnForm,
    orJson: true,
    answer: done,
    keyed: true,
    summary: 'Ask to return a delivered item',
  }),
  paymentRequest: call({
    method: 'POST',
    path: 'create-payment-request',
    caller: 'customer',
    body: PaymentRequest,
    answer: v.object({
      ...done.entries,
      /** Paise. */
      amount: v.number(),
      order_id: v.string(),
      currency: v.string(),
      /** Which window takes the payment. */
      provider: v.picklist(['simulator', 'razorpay']),
      /** The provider's public key. */
      key_id: v.string(),
    }),
    summary: 'Ask the provider to take a payment',
  }),
  paymentVerify: call({
    method: 'POST',
    path: 'verify-payment',
    caller: 'customer',
    body: PaymentVerification,
    answer: v.object({ status: v.literal('success'), message: v.string() }),
    summary: 'Verify a payment',
  }),
  sandboxPay: call({
    method: 'POST',
    path: 'sandbox/pay',
    caller: 'customer',
    body: v.object({ order_id: v.string(), outcome: v.picklist(['success', 'failure']) }),
    answer: v.object({ ...done.entries, ...ProviderIds }),
    summary: 'Pay on the local simulator',
  }),
  deliveredProducts: call({
    method: 'GET',
    path: 'order/get-delivered-product',
    caller: 'customer',
    answer: listOf(e.DeliveredProduct),
    summary: 'List delivered products to review',
  }),
  comments: call({
    method: 'GET',
    path: 'view-comments/:publishedProductId',
    caller: 'customer',
    query: ThreadQuery,
    answer: listOf(ReviewThread),
    summary: "Read the caller's own review thread",
  }),
  reviewCreate: call({
    method: 'POST',
    path: 'product-review',
    caller: 'customer',
    multipart: 'review_images',
    fields: f.ReviewForm,
    keyed: true,
    answer: doneWith(v.object({ review_status: ReviewStatus })),
    summary: 'Review a delivered product',
  }),

  pincode: call({
    method: 'GET',
    path: 'pincode/:pincode',
    caller: 'anyone',
    answer: listOf(e.PinPlace),
    summary: 'Find the places of a PIN, one per district',
  }),
  locate: call({
    method: 'GET',
    path: 'locate',
    caller: 'anyone',
    query: PlaceQuery,
    answer: listOf(e.PinPlace),
    summary: 'Find the nearest PIN to a position',
  }),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
export type CallOf<N extends CallName> = (typeof calls)[N]

export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parts of the path to fill in, by name. */
export type Params<N extends CallName> = Record<ParamNames<CallOf<N>['path']>, string>
export type Body<N extends CallName> = CallOf<N> extends { body: infer B extends Schema } ? v.InferInput<B> : undefined
export type ParsedBody<N extends CallName> =
  CallOf<N> extends { body: infer B extends Schema } ? v.InferOutput<B> : undefined
export type Query<N extends CallName> =
  CallOf<N> extends { query: infer Q extends Schema } ? v.InferInput<Q> : undefined
export type ParsedQuery<N extends CallName> =
  CallOf<N> extends { query: infer Q extends Schema } ? v.InferOutput<Q> : undefined
/** What a call answers when it succeeds. */
export type Answer<N extends CallName> = v.InferOutput<CallOf<N>['answer']>

/** `product/details/:slug` + {slug: 'a b'} → `product/details/a%20b`. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** True for a call whose change is sent with an idempotency key. */
export const isKeyed = (name: CallName): boolean => 'keyed' in calls[name]
