import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** One schema for PGlite and PostgreSQL. Money is integer paise, time is UTC. */

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
/** The three ids of decision 10 start apart, so that a mix-up shows. */
const idFrom = (startWith: number) => integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith })
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const customers = pgTable('customers', {
  id: id(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull().unique(),
  whatsAppNumber: text('whats_app_number').notNull(),
  email: text('email').notNull().unique(),
  /** Argon2id, PHC string; null until a farmer whose account was opened for them sets one. */
  passwordHash: text('password_hash'),
  createdAt: createdAt(),
})

export const sellers = pgTable('sellers', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  phoneNumber: text('phone_number').notNull().unique(),
  whatsAppNumber: text('whats_app_number').notNull(),
  shopName: text('shop_name'),
  avatar: text('avatar').notNull().default('shop.webp'),
  address: text('address'),
  pincode: text('pincode'),
  city: text('city'),
  district: text('district'),
  state: text('state'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  accountNo: text('account_no'),
  acName: text('ac_name'),
  ifscCode: text('ifsc_code'),
  accountType: text('account_type', { enum: ['saving', 'current'] }),
  gstNo: text('gst_no'),
  vendorStatus: text('vendor_status', { enum: ['requested', 'invited', 'submitted', 'accepted', 'rejected'] })
    .notNull()
    .default('requested'),
  passwordHash: text('password_hash'),
  createdAt: createdAt(),
})

export const sellerTokens = pgTable('seller_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sellerId: integer('seller_id')
    .notNull()
    .references(() => sellers.id),
  expiresAt: moment('expires_at').notNull(),
})

export const licences = pgTable('licences', {
  id: id(),
  sellerId: integer('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** What it allows to sell; equals `products.licenceKind`. */
  kind: text('kind').notNull(),
  number: text('number').notNull(),
  state: text('state').notNull(),
  expiresOn: date('expires_on').notNull(),
})

/** Log-ins. Only the hash of the bearer token is kept (decision 4). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: text('role', { enum: ['customer', 'seller'] }).notNull(),
    accountId: integer('account_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_account').on(t.role, t.accountId)],
)

/** Six-digit codes for log-in and a new password (decision 7). */
export const loginCodes = pgTable(
  'login_codes',
  {
    role: text('role', { enum: ['customer', 'seller'] }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** What the code may be used for; a code for log-in sets no password. */
    purpose: text('purpose', { enum: ['login', 'password'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.phoneNumber, t.purpose] })],
)

export const brands = pgTable('brands', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  imageUrl: text('image_url').notNull(),
})

export const categories = pgTable('categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Name of the drawn sign, such as `seeds`. */
  icon: text('icon').notNull(),
  ground: text('ground', { enum: ['sprout', 'straw', 'dew', 'clay'] }).notNull(),
  position: smallint('position').notNull().default(0),
  /** Kind of licence that imported goods of this trade need, null when none. */
  licenceKind: text('licence_kind'),
})

/** What a product's picture is drawn from; read by `server/seed/drawings`. */
export interface Drawing {
  /** Name of the drawing, such as `sack` or `pump`. */
  shape: string
  /** Brand colour, `#rrggbb`. */
  colour: string
  /** Second colour, such as the hazard class of crop care. */
  accent?: string
  /** Short text on the label. */
  label?: string
  /** What is shown on it, such as the crop on a seed pouch. */
  motif?: string
}

/** Master products: what a thing is, whoever sells it. */
export const products = pgTable(
  'products',
  {
    id: idFrom(5001),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    imageUrl: text('image_url').notNull(),
    drawing: jsonb('drawing').$type<Drawing>(),
    /** Kind of licence its seller needs, null when none. */
    licenceKind: text('licence_kind'),
    /** Lives or spoils, such as plants and cultures: its window for returns is a day (spec section 9). */
    perishable: boolean('perishable').notNull().default(false),
  },
  (t) => [index('products_category').on(t.categoryId), index('products_brand').on(t.brandId)],
)

/** A seller's published offer of a product. */
export const listings = pgTable(
  'listings',
  {
    id: idFrom(20001),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    productDetails: text('product_details').notNull(),
    productType: text('product_type', { enum: ['New Arrival', 'Top Product', 'Deal Of The Day'] }),
    published: boolean('published').notNull().default(true),
    /** Title, brand, category, crops and spellings in Latin and Indic script, lower case; what search looks through. */
    searchText: text('search_text').notNull(),
    /** The seller's own name of an imported product, and the hash of what the file said of it. */
    handle: text('handle'),
    importedAs: text('imported_as'),
    createdAt: createdAt(),
  },
  (t) => [
    index('listings_product').on(t.productId),
    index('listings_seller').on(t.sellerId),
    index('listings_type').on(t.productType),
    uniqueIndex('listings_handle').on(t.sellerId, t.handle),
    index('listings_newest').on(t.createdAt, t.id),
    index('listings_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Every word of every search text, kept by triggers of the migration; misspelt words are looked up here. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_alike').using('gin', sql`${t.word} gin_trgm_ops`),
])

export const variants = pgTable(
  'variants',
  {
    id: idFrom(60001),
    sku: text('sku').notNull().unique(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    position: smallint('position').notNull().default(0),
    name: text('name').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    sellingPaise: integer('selling_paise').notNull(),
    codAvailable: boolean('cod_available').notNull().default(true),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit', { enum: ['kg', 'gram', 'litre', 'metre', 'piece'] }).notNull(),
    /** The seller's own article number, and the hash of what an imported file said of it. */
    sellerSku: text('seller_sku'),
    importedAs: text('imported_as'),
  },
  (t) => [
    index('variants_listing').on(t.listingId),
    check('variants_stock', sql`0 <= ${t.reserved} and ${t.reserved} <= ${t.onHand}`),
    check('variants_price', sql`0 <= ${t.sellingPaise} and ${t.sellingPaise} <= ${t.mrpPaise}`),
  ],
)

export const banners = pgTable('banners', {
  sourceType: text('source_type', { enum: ['home', 'category', 'brands', 'seller'] }).primaryKey(),
  imageUrls: text('image_urls').array().notNull(),
})

export const deals = pgTable('deals', {
  id: id(),
  text: text('text').notNull(),
  startDate: text('start_date').notNull(),
  endDate: text('end_date').notNull(),
  createdAt: createdAt(),
})

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('wishlist_once').on(t.customerId, t.productId)],
)

export const addresses = pgTable(
  'addresses',
  {
    kind: text('kind', { enum: ['delivery', 'billing'] }).notNull(),
    /** Minted on the phone (decision 14). */
    id: uuid('id').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    houseNumber: text('house_number').notNull(),
    area: text('area').notNull(),
    pincode: text('pincode').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    state: text('state').notNull(),
    landmark: text('landmark'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('addresses_customer').on(t.customerId, t.kind),
    uniqueIndex('addresses_one_default')
      .on(t.customerId, t.kind)
      .where(sql`${t.isDefault}`),
  ],
)

/** An address as it was when the order was placed. */
export interface AddressSnapshot {
  name: string
  phone_number: string
  house_number: string
  area: string
  city: string
  district: string
  state: string
  pincode: string
}

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    paymentMethod: text('payment_method', { enum: ['c', 'p'] }).notNull(),
    /** The payment's own machine (reliability 3.3); `cash` for cash on delivery. */
    paymentState: text('payment_state', {
      enum: ['cash', 'created', 'payment_requested', 'attempt_failed', 'paid', 'expired', 'refund_due', 'refunded'],
    }).notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** What the prepaid amount was rounded by, in paise; may be negative. */
    roundOffPaise: integer('round_off_paise').notNull().default(0),
    reservedUntil: moment('reserved_until'),
    gatewayOrderId: text('gateway_order_id').unique(),
    gatewayPaymentId: text('gateway_payment_id').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_payment').on(t.paymentState, t.reservedUntil),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: idFrom(70001),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    sku: text('sku').notNull(),
    listingId: integer('listing_id').notNull(),
    productId: integer('product_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    quantity: integer('quantity').notNull(),
    unitPaise: integer('unit_paise').notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    variantName: text('variant_name').notNull(),
    imageUrl: text('image_url').notNull(),
    slug: text('slug').notNull(),
    deliveryAddress: jsonb('delivery_address').$type<AddressSnapshot>().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressSnapshot>().notNull(),
    itemStatus: text('item_status', {
      enum: ['payment_pending', 'placed', 'shipped', 'delivered', 'cancelled'],
    }).notNull(),
    deliveryDate: moment('delivery_date'),
  },
  (t) => [index('order_items_order').on(t.orderId), index('order_items_status').on(t.itemStatus)],
)

/** Stock that an item holds: released or consumed exactly once. */
export const reservations = pgTable('reservations', {
  orderItemId: integer('order_item_id')
    .primaryKey()
    .references(() => orderItems.id),
  sku: text('sku').notNull(),
  quantity: integer('quantity').notNull(),
  state: text('state', { enum: ['held', 'released', 'consumed'] }).notNull(),
})

/** Money that a provider took, one row for each captured payment. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('payments_order').on(t.orderId)],
)

/** Money that has to go back to a customer. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for what was paid in cash on delivery. */
    paymentId: text('payment_id').references(() => payments.id),
    /** Null when the payment as a whole goes back. */
    orderItemId: integer('order_item_id')
      .unique()
      .references(() => orderItems.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: ['cancelled', 'returned', 'too_late', 'paid_twice', 'wrong_amount'] }).notNull(),
    state: text('state', { enum: ['due', 'done'] })
      .notNull()
      .default('due'),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    uniqueIndex('refunds_whole_payment_once')
      .on(t.paymentId)
      .where(sql`${t.orderItemId} is null`),
  ],
)

/** Webhooks that were heard, so that each has its effect once. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Since when a webhook secret is in use; only its hash is kept. */
export const webhookSecrets = pgTable('webhook_secrets', {
  secretHash: text('secret_hash').primaryKey(),
  since: moment('since').notNull(),
})

/** The local simulator's own books; the shop never looks into them but through the provider's port. */
export const simulatorOrders = pgTable('simulator_orders', {
  id: text('id').primaryKey(),
  receipt: text('receipt').notNull().unique(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
})
export const simulatorPayments = pgTable(
  'simulator_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => simulatorOrders.id),
    status: text('status', { enum: ['captured', 'failed'] }).notNull(),
    createdAt: createdAt(),
    /** When the shop took the webhook. */
    toldAt: moment('told_at'),
  },
  (t) => [
    index('simulator_payments_order').on(t.orderId),
    index('simulator_payments_untold')
      .on(t.createdAt)
      .where(sql`${t.toldAt} is null`),
  ],
)
/** Made once, so that all processes and all restarts sign alike. */
export const simulatorKeys = pgTable('simulator_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})

/** Every move of an item, with who and when (decision 29). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('order_events_item').on(t.orderItemId)],
)

/** What a farmer wants to give back: the whole item, asked for once; kept apart from the item's own status (decision 28). */
export const returns = pgTable('returns', {
  id: id(),
  orderItemId: integer('order_item_id')
    .notNull()
    .unique()
    .references(() => orderItems.id),
  problem: text('problem', { enum: ['unwanted', 'damaged', 'wrong'] }).notNull(),
  reason: text('reason').notNull(),
  state: text('state', { enum: ['requested', 'approved', 'rejected'] })
    .notNull()
    .default('requested'),
  /** The shop's word on its decision, which the farmer reads. */
  note: text('note'),
  createdAt: createdAt(),
  decidedAt: moment('decided_at'),
})

/** Pictures and films of damaged or wrong goods; only their owner and the operator ever see them. */
export const returnMedia = pgTable(
  'return_media',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('return_media_return').on(t.returnId)],
)

/** Answers of keyed changes, stored in the transaction of their effect (reliability 2.8). */
export const idempotency = pgTable(
  'idempotency',
  {
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    /** SHA-256 of method, canonical path and body bytes, hex. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status'),
    body: jsonb('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('idempotency_age').on(t.createdAt)],
)

export const enquiries = pgTable('enquiries', {
  id: id(),
  message: text('message').notNull(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  whatsAppNumber: text('whats_app_number').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null for reviews that came with the seeded catalogue. */
    customerId: integer('customer_id').references(() => customers.id),
    authorName: text('author_name').notNull(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    sku: text('sku').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    adminComment: text('admin_comment'),
    reviewStatus: text('review_status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    /** The last approved text stays public while a newer one waits (decision 38). */
    publicComment: text('public_comment'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('reviews_listing').on(t.listingId, t.reviewStatus),
    uniqueIndex('reviews_once').on(t.customerId, t.listingId, t.sku),
    check('reviews_stars', sql`${t.rating} between 1 and 5`),
  ],
)

/** Pictures and films of a review, private until the review is approved (decision 21). */
export const reviewMedia = pgTable(
  'review_media',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('review_media_review').on(t.reviewId)],
)

/** The conversation about a review, as its author reads it; reasons of a rejection are in it. */
export const reviewMessages = pgTable(
  'review_messages',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id),
    author: text('author', { enum: ['customer', 'shop'] }).notNull(),
    message: text('message').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('review_messages_review').on(t.reviewId)],
)

/** Counters of attempts, so that limits hold over several processes (decision 56). */
export const rateLimits = pgTable('rate_limits', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
})
