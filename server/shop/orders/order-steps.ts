import type { orderEvents } from '../../db/schema.ts'

type Event = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>

/** How far along a status is; one that comes after undoes what was farther. */
const RANKS: Partial<Record<string, number>> = {
  payment_pending: 0,
  placed: 1,
  packed: 2,
  shipped: 3,
  out: 4,
  failed: 5,
  delivered: 6,
  returning: 6,
  cancelled: 7,
  return_requested: 8,
  return_approved: 9,
  return_rejected: 9,
}
const rankOf = (status: string): number => RANKS[status] ?? Infinity

/** The steps that still stand, first to last: what the operator put back has not happened. */
export const stepsOf = (events: readonly Event[]): { status: string; at: string }[] =>
  events.reduce<{ status: string; at: string }[]>((steps, { toStatus: status, at }) => {
    const rank = rankOf(status)
    const left = steps.filter((step) => step.status === status || rankOf(step.status) < rank)
    return left.some((step) => step.status === status) ? left : [...left, { status, at: at.toISOString() }]
  }, [])
