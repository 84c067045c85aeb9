/** Business constants and limits, each defined here once; widths and heights are in the style sheets. */

const DAY_MS = 24 * 60 * 60 * 1000

export const PINCODE_DIGITS = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

const SESSION_DAYS = 1
export const SESSION_MS = SESSION_DAYS * DAY_MS
/** Every use renews a log-in for one more day, up to this age. */
export const SESSION_MAX_MS = 90 * DAY_MS
export const SESSION_CHECK_MS = 5 * 60 * 1000
export const TOKEN_KEY = 'token'
export const USER_KEY = 'user'
export const SESSION_COOKIE = 'sessionToken'
export const WISHLIST_KEY = 'wishlist'

/** Of each kind, in one account. */
export const ADDRESSES_MAX = 50

/** Photographs of what a seller offers. */
export const LISTING_PICTURES_MAX = 5
/** Packs that one customer may wait for. */
export const STOCK_ALERTS_MAX = 100

/** Of a review, and of a return. */
export const REVIEW_FILES_MAX = 3
export const STARS = [1, 2, 3, 4, 5] as const

export const SEARCH_DEBOUNCE_MS = 500
export const SEARCH_TEXT_MAX = 80
export const BANNER_AUTOPLAY_MS = 5000
export const TOAST_MS = 5000

export const CURRENCY = 'INR'
export const CASH_ON_DELIVERY = 'c'
export const PREPAID = 'p'
export const PAYMENT_METHODS = [CASH_ON_DELIVERY, PREPAID] as const
export const COD_AVAILABLE = 1

export const PRODUCT_TYPES = ['New Arrival', 'Top Product', 'Deal Of The Day'] as const
export const ACCOUNT_TYPES = ['saving', 'current'] as const
export const ITEM_STATUSES = ['payment_pending', 'placed', 'shipped', 'delivered', 'cancelled'] as const
export const VENDOR_STATUSES = ['requested', 'invited', 'submitted', 'accepted', 'rejected', 'suspended'] as const
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const
/** Why something goes back; what arrived damaged or wrong has a window of its own and needs a picture. */
export const RETURN_PROBLEMS = ['unwanted', 'damaged', 'wrong'] as const
export const RETURN_STATES = ['requested', 'approved', 'rejected'] as const
export const BANNER_SOURCES = ['home', 'category', 'brands', 'seller'] as const
export const ROLES = ['customer', 'seller'] as const

/** Limits of one order. */
export const ORDER_LINES_MAX = 50
export const LINE_QUANTITY_MAX = 999
/** Of one line of a bulk enquiry, and of a quote. */
export const BULK_QUANTITY_MAX = 100_000

/** Paging of `products`. */
export const PAGE_DEFAULT = 24
export const PAGE_MAX = 100
/** Rows that a list without paging answers at most. */
export const LIST_MAX = 2000

/** Who makes a change without log-in, in the queue and among the idempotency keys: no account has this number. */
export const GUEST = 0
/** How long a phone may send an order again; after this only its outcome is asked. */
export const ORDER_ATTEMPT_MS = 7 * DAY_MS
/** An unsent change expires after this long. */
export const CHANGE_MAX_AGE_MS = 30 * DAY_MS
/** An enquiry that was not sent in this time is deleted: it may be anybody's who had the phone. */
export const ENQUIRY_MAX_AGE_MS = 7 * DAY_MS
/** How long the server knows a key: longer than any phone sends it, or a late copy would be done a second time. */
export const RECEIPT_MS = 35 * DAY_MS

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** The server repeats the key of a change, so that the client can distinguish its answer from a captive portal's. */
export const IDEMPOTENCY_ECHO_HEADER = 'X-Idempotency-Key'
export const ACCOUNT_HEADER = 'X-Account'
/** A random number of the browser, sent where accounts are entered. */
export const BROWSER_HEADER = 'X-Browser'
export const REPLAYED_HEADER = 'Idempotent-Replayed'
export const REQUEST_ID_HEADER = 'X-Request-Id'
/** Names the build that made a rendered page; the worker caches only its own build's pages. */
export const BUILD_HEADER = 'X-Build'

/** `little` or `full`: what the worker asks of the server for this phone, and what a rendered page is. */
export const DATA_USE_HEADER = 'X-Data-Use'

/** A catalogue answer that is not cached on the phone fails after this long. */
export const CATALOGUE_TIMEOUT_MS = 8_000
/** A change may take this long, headers and body. */
export const CHANGE_TIMEOUT_MS = 30_000
/** A form with pictures or films over a slow network. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000

/** Widths in px in which product pictures are served. */
export const PICTURE_WIDTHS = [160, 320, 640] as const
/** The same of uploaded pictures: small ones in a review, and banners as wide as a phone or a desk. */
export const UPLOAD_WIDTHS = [160, 320, 720, 1080, 1600] as const
/** The one width that a phone is served which wants to use little data, and the one that it may ask for by a tap. */
export const LITTLE_WIDTH = 160
export const LARGE_WIDTH = 720
/** What a photograph of that width weighs, about. */
export const LARGE_PICTURE_BYTES = 50_000
/** What a picture that the operator sends weighs at most. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024

/** What can be downloaded as a whole for offline use, and the one width in which its pictures are stored. */
export const SAVED_KINDS = ['category', 'seller'] as const
export type KeepKind = (typeof SAVED_KINDS)[number]
export const SAVED_PICTURE_WIDTH = 320
/** When the phone stored an answer, in ms by its own clock; the worker adds it to what it caches. */
export const FETCHED_AT_HEADER = 'X-Kept-At'
/** On a list that the worker has made from the offline catalogue, which may be only a part of the shop's. */
export const PARTIAL_HEADER = 'X-Kept-Part'
/** On the request for a picture of a download: it does not go into the worker's cache of seen pictures. */
export const SAVE_OFFLINE_HEADER = 'X-Keep'

export const ENQUIRY_MESSAGE = 'Contact for Bulk Order'
export const COPYRIGHT_YEAR = 2024

/** The promises of the policy pages; the server's windows for returns use the same numbers. */
export const POLICY = {
  effectiveDate: '2025-09-25',
  returnDays: 10,
  perishableReturnHours: 24,
  damageReportHours: 24,
  refundBusinessDays: 7,
  cancellationRefundStartBusinessDays: 2,
  /** How long after a refund of cash it is known where it went: somebody may still say that it has not arrived. */
  destinationDays: 35,
  terminationNoticeDays: 30,
  liabilityMonths: 12,
  grievanceAcknowledgedHours: 48,
  grievanceResolvedDays: 30,
  minimumAge: 18,
  courts: 'New Delhi',
} as const

/** The claims of the About page. */
export const ABOUT = {
  founded: 2023,
  farmers: '10,000+',
  products: '50,000+',
  cities: '100+',
  support: '24/7',
} as const

/** The orders of a product list. */
export const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Lower prices from so many pieces on, of one pack. */
export const PRICE_STEPS_MAX = 2
