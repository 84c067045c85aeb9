import * as v from 'valibot'

/** Every expected refusal that a customer may meet, and its HTTP status. */
export const SHOP_REFUSALS = {
  BAD_JSON: 400,
  BAD_REQUEST: 400,
  UNAUTHORISED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ACCOUNT_MISMATCH: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 408,
  CONFLICT: 409,
  ACCOUNT_EXISTS: 409,
  ALREADY_ACCEPTED: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  UNAVAILABLE: 409,
  NOT_DELIVERABLE: 409,
  COLLECT_ONLY: 409,
  AMOUNT_TOO_SMALL: 409,
  QUANTITY_LIMIT: 409,
  UNPAID_LIMIT: 409,
  CASH_LIMIT: 409,
  GIVEN_UP: 409,
  ORDERS_OPEN: 409,
  OWNER_PROOF_NEEDED: 409,
  PHONE_NOT_PROVEN: 409,
  ADDRESS_LIMIT: 409,
  AMOUNT_CHANGED: 409,
  NOT_ALLOWED_NOW: 409,
  QUOTE_EXPIRED: 409,
  QUOTE_ENDED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  COD_NOT_ALLOWED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  SIGNATURE_INVALID: 422,
  PAYMENT_PENDING: 202,
  TOO_MANY_REQUESTS: 429,
  WORK_NEEDED: 429,
  SERVER_ERROR: 500,
  BUSY: 503,
  CODES_PAUSED: 503,
} as const
/** What only the desk refuses with: no customer has to read it in her language. */
const DESK_REFUSALS = { PRICE_MOVED: 409 } as const

export const REFUSALS = { ...SHOP_REFUSALS, ...DESK_REFUSALS }
export type RefusalCode = keyof typeof REFUSALS
export type ShopRefusalCode = keyof typeof SHOP_REFUSALS

/** The body of any refusal. `data` carries fresh facts, such as changed prices. */
export const RefusalAnswer = v.object({
  status: v.literal(false),
  message: v.string(),
  code: v.string(),
  requestId: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  data: v.optional(v.unknown()),
})
export type RefusalAnswer = v.InferOutput<typeof RefusalAnswer>

/** A line whose claim no longer holds: `PRICE_CHANGED` has sent and current rupees, `OUT_OF_STOCK` what is left. */
export const RefusedLine = v.object({
  sku: v.string(),
  sent: v.optional(v.number()),
  current: v.optional(v.number()),
  available: v.optional(v.number()),
})
export const RefusedLines = v.object({ lines: v.array(RefusedLine) })
export type RefusedLine = v.InferOutput<typeof RefusedLine>

/** Of `AMOUNT_CHANGED` for an order: what delivery costs now and what was claimed, in rupees. */
export const RefusedCharge = v.object({ delivery_charge: v.object({ sent: v.number(), current: v.number() }) })
export type RefusedCharge = v.InferOutput<typeof RefusedCharge>['delivery_charge']
