import { promise } from './promise.ts'

/** What somebody at the desk sees first. */
export const deskToday = {
  'desk-today/waiting': promise('Today counts what waits on the other screens, of the own shop alone', [
    'server/shop/staff/desk-waiting.ts',
    "db.$count(questions, and(eq(questions.state, 'waiting'), inArray(questions.listingId, own)))",
    "db.$count(questions, eq(questions.state, 'waiting'))",
  ]),
} as const
