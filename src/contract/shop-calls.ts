import type * as v from 'valibot'
import { accountCalls } from './calls/account.ts'
import { addressCalls } from './calls/addresses.ts'
import { orderCalls } from './calls/orders.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import type { AnswerOf, BodyOf, Call, Schema } from './calls/call.ts'
import { enquiryCalls } from './calls/enquiries.ts'
import { complaintCalls } from './calls/complaints.ts'
import { formCalls } from './calls/forms.ts'
import { paymentCalls } from './calls/payments.ts'
import { placeCalls } from './calls/places.ts'
import { questionCalls } from './calls/questions.ts'
import { reviewCalls } from './calls/reviews.ts'
import { stockAlertCalls } from './calls/stock-alerts.ts'
import { wishlistCalls } from './calls/wishlist.ts'

export type { Call, Caller, Schema } from './calls/call.ts'
export { ProductsQuery } from './calls/catalogue.ts'

/**
 * The calls of customers and of anybody; the staff's are in `staff-calls.ts`, which no farmer's phone loads. The client,
 * the server's routes and the OpenAPI page derive from both: a call without a handler does not compile.
 */
export const calls = {
  ...catalogueCalls,
  ...wishlistCalls,
  ...accountCalls,
  ...formCalls,
  ...enquiryCalls,
  ...addressCalls,
  ...orderCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...questionCalls,
  ...complaintCalls,
  ...stockAlertCalls,
  ...placeCalls,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
type CallOf<N extends CallName> = (typeof calls)[N]

export type Body<N extends CallName> = BodyOf<CallOf<N>>
export type ParsedQuery<N extends CallName> =
  CallOf<N> extends { query: infer Q extends Schema } ? v.InferOutput<Q> : undefined
export type Answer<N extends CallName> = AnswerOf<CallOf<N>>

/** `product/details/:slug` + {slug: 'a b'} → `product/details/a%20b`. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
