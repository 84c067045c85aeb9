import { promise } from './promise.ts'

const waiting = 'server/shop/staff/desk-waiting.ts'

/** What somebody at the desk sees first. */
export const deskToday = {
  'desk-today/waiting': promise(
    'Today counts what waits on the other screens, of the own shop alone',
    [
      waiting,
      "db.$count(questions, and(eq(questions.state, 'waiting'), inArray(questions.listingId, own)))",
      "db.$count(questions, eq(questions.state, 'waiting'))",
    ],
    [
      waiting,
      "and(eq(returns.state, 'requested'), inArray(returns.orderItemId, own))",
      "eq(returns.state, 'requested')",
    ],
    [waiting, "asked + (await db.$count(reviews, eq(reviews.reviewStatus, 'pending')))", 'asked'],
  ),
} as const
