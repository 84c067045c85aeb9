import { eq } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/admin-calls/page.ts'
import type { AdminQuestion, QuestionMoved } from '../../../src/contract/admin-calls/questions.ts'
import { listings, questions } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { tellQuestionAnswered } from '../news/tell-of-goods.ts'

const newest = newestFirst({ moment: questions.createdAt }, questions.id)

/** A page of questions, newest first. */
export const listAllQuestions = ({ db }: ShopContext, query: PageQuery): Promise<Page<AdminQuestion>> => {
  const texts = [questions.authorName, questions.question, questions.answer, questions.state, listings.title]
  const select = db
    .select({ question: questions, title: listings.title, ...newest.fields })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .$dynamic()
  return pageOf(select, query, { by: newest, texts, ids: [questions.id] }, (rows) =>
    rows.map(({ question, title }) => ({
      ...wire(question),
      customer_name: question.authorName,
      published_product_id: question.listingId,
      title,
    })),
  )
}

const move = async (
  shop: ShopContext,
  id: number,
  values: Pick<typeof questions.$inferSelect, 'state'> & Partial<typeof questions.$inferInsert>,
): Promise<QuestionMoved> => {
  const { db } = shop
  const before = firstOf(
    await db.select().from(questions).where(eq(questions.id, id)).for('update'),
    'Question not found',
  )
  await db.update(questions).set(values).where(eq(questions.id, id))
  const { state } = values
  await recordChange(shop, {
    action: `question.${state}`,
    entity: 'question',
    entityId: id,
    sellerId: null,
    before: { state: before.state },
    after: { state },
  })
  return { id, state }
}

/** Answers a question, or answers it anew; both are public then. */
export const answerQuestion = (shop: ShopContext, id: number, answer: string): Promise<QuestionMoved> =>
  inTransaction(shop, async (inner) => {
    const moved = await move(inner, id, { answer, state: 'answered', answeredAt: inner.clock() })
    await tellQuestionAnswered(inner, id)
    return moved
  })

/** Shows a question to nobody, also one that was answered. */
export const rejectQuestion = (shop: ShopContext, id: number): Promise<QuestionMoved> =>
  inTransaction(shop, (inner) => move(inner, id, { state: 'rejected' }))
