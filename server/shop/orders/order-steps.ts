import type { orderEvents } from '../../db/schema.ts'

type Event = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>

/** How far along a status is; one that comes after undoes what was farther. */
const RANKS: Partial<Record<string, number>> = {
  payment_pending: 0,
  placed: 1,
  shipped: 2,
  delivered: 3,
  cancelled: 4,
  return_requested: 5,
  return_approved: 6,
  return_rejected: 6,
}
const rankOf = (status: string): number => RANKS[status] ?? Infinity

/** The steps that still stand, first to last: what the operator put back has not happened. */
export const stepsOf = (events: readonly Event[]): { status: string; at: string }[] =>
  events.reduce<{ status: string; at: string }[]>((steps, { toStatus: status, at }) => {
    const rank = rankOf(status)
    const left = steps.filter((step) => step.status === status || rankOf(step.status) < rank)
    return left.some((step) => step.status === status) ? left : [...left, { status, at: at.toISOString() }]
  }, [])
