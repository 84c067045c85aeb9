import * as v from 'valibot'
import { Product } from '../../contract/entities.ts'
import type { ReturnTo } from './return-to.ts'

/** These lead to a log-in and are no place to come back to. */
const ENTRANCES = new Set(['/login', '/signup', '/thankyou'])
const BASE = 'http://own.invalid'

/** A path of this site. A URL of another site is never followed, wherever it came from. */
const isOwnPath = (path: string): boolean => {
  if (!path.startsWith('/')) return false
  try {
    const { origin, pathname } = new URL(path, BASE)
    return origin === BASE && !ENTRANCES.has(pathname.replace(/\/+$/, ''))
  } catch {
    return false
  }
}

const Kept = v.object({
  returnTo: v.pipe(v.string(), v.check(isOwnPath)),
  // One that an older build has written may lack something; the way back is worth more than the wish.
  wish: v.fallback(v.optional(Product), undefined),
  alert: v.fallback(v.optional(v.object({ sku: v.string(), title: v.string() })), undefined),
  checkout: v.fallback(v.optional(v.literal(true)), undefined),
  question: v.fallback(v.optional(v.literal(true)), undefined),
})

const Arrived = v.object({ justLoggedIn: v.literal(true) })

/** Goes along to the page after a log-in, in its history entry. */
export const justLoggedIn: v.InferOutput<typeof Arrived> = { justLoggedIn: true }
export const hasJustLoggedIn = (state: unknown): boolean => v.is(Arrived, state)

const ToPayment = v.object({ checkout: v.literal(true) })

/** Whether `toPayment` came along. */
export const isOnTheWayToPayment = (state: unknown): boolean => v.is(ToPayment, state)

/** The path after a log-in, from the history entry; the home page where it has none. */
export const readReturnTo = (state: unknown): ReturnTo => v.parse(v.fallback(Kept, { returnTo: '/' }), state)
