import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { listings } from './catalogue.ts'
import { createdAt, id, moment, reference } from './columns.ts'

/** What customers ask about a listing. Nobody reads a question before the shop has answered it. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    listingId: reference('listing_id', () => listings.id),
    customerId: reference('customer_id', () => customers.id),
    /** The whole name; the public reads the first one and an initial. */
    authorName: text('author_name').notNull(),
    question: text('question').notNull(),
    answer: text('answer'),
    state: text('state', { enum: ['waiting', 'answered', 'rejected'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
  },
  (t) => [index('questions_listing').on(t.listingId, t.state), index('questions_customer').on(t.customerId)],
)
