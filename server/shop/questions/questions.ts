import { and, desc, eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { Question, QuestionForm } from '../../../src/contract/questions.ts'
import { customers, listings, questions } from '../../db/schema.ts'
import { onSale } from '../core/on-sale.ts'
import { publicName } from '../reviews/review-summary.ts'
import type { ShopContext } from '../core/context.ts'
import { listingsRead } from '../core/read-listings.ts'
import { firstOf } from '../core/refusal.ts'
import { wire } from '../core/wire.ts'

const SHOWN_MAX = 50

/** Stores a question for its seller and the operator; nobody else reads it before it is answered. */
export const askQuestion = async (
  { db, clock }: ShopContext,
  customerId: number,
  form: QuestionForm,
): Promise<void> => {
  const isAsked = and(eq(listings.id, form.published_product_id), onSale)
  const listing = firstOf(await db.select({ id: listings.id }).from(listings).where(isAsked), answers.productNotFound)
  const [author] = await db.select({ name: customers.name }).from(customers).where(eq(customers.id, customerId))
  await db.insert(questions).values({
    listingId: listing.id,
    customerId,
    authorName: author?.name ?? '',
    question: form.question,
    createdAt: clock(),
  })
}

/** The answered questions about a product, the latest answer first. */
export const listQuestions = async ({ db }: ShopContext, slug: string): Promise<Question[]> => {
  const isShown = and(eq(listings.slug, slug), onSale)
  const listing = firstOf(await db.select({ id: listings.id }).from(listings).where(isShown), answers.productNotFound)
  listingsRead([listing.id])
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.listingId, listing.id), eq(questions.state, 'answered')))
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(SHOWN_MAX)
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    answer: row.answer ?? '',
    answered_at: (row.answeredAt ?? row.createdAt).toISOString(),
    user: { name: publicName(row.authorName) || 'A customer' },
  }))
}

/** What a customer has asked, for the export of the account. */
export const questionsOf = async ({ db }: ShopContext, customerId: number) => {
  const rows = await db.select().from(questions).where(eq(questions.customerId, customerId)).orderBy(questions.id)
  return rows.map((row) => ({ ...wire(row), published_product_id: row.listingId }))
}
