import { dayInIndia as dayOf } from '../../../src/contract/india.ts'
import type { ShopContext } from './context.ts'

/** The calendar day in India, `2026-01-31`, by which deals and licences are dated. */
export const today = ({ clock }: Pick<ShopContext, 'clock'>): string => dayOf(clock())

const DAY_MS = 24 * 60 * 60 * 1000
/** India has no daylight saving time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/** When this day began in India, and when it ends. */
export const dayInIndia = ({ clock }: Pick<ShopContext, 'clock'>): { from: Date; to: Date } => {
  const there = clock().getTime() + INDIA_AHEAD_MS
  const from = there - (there % DAY_MS) - INDIA_AHEAD_MS
  return { from: new Date(from), to: new Date(from + DAY_MS) }
}
