import { and, eq } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { QuestionMoved, DeskQuestion } from '../../../src/contract/calls/staff/questions.ts'
import { listings, questions, sellers } from '../../db/schema.ts'
import { publicName } from '../reviews/review-summary.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { wire } from '../core/wire.ts'
import { OPERATOR, ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { emit } from '../core/events.ts'

const newest = newestFirst({ moment: questions.createdAt }, questions.id)

/** A page of the questions about what one's own shop sells, newest first; a shop reads of names what everybody does. */
export const listOwnQuestions = (
  { db }: ShopContext,
  me: Staff,
  { which, ...query }: PageQuery & { which?: DeskQuestion['state'] | undefined },
): Promise<Page<DeskQuestion>> => {
  const where = and(ownedBy(me, listings.sellerId), which && eq(questions.state, which))
  const texts = [questions.authorName, questions.question, questions.answer, questions.state, listings.title]
  const select = db
    .select({ question: questions, title: listings.title, seller: sellers, ...newest.fields })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .$dynamic()
  return pageOf(select, query, { by: newest, texts, ids: [questions.id], where }, (rows) =>
    rows.map(({ question, title, seller }) => ({
      ...wire(question),
      customer_name: me.sellerId === null ? question.authorName : publicName(question.authorName),
      published_product_id: question.listingId,
      title,
      seller_id: seller.id,
      shop_name: seller.shopName ?? seller.name,
    })),
  )
}

interface Move {
  values: Pick<typeof questions.$inferSelect, 'state'> & Partial<typeof questions.$inferInsert>
  owner: Pick<Staff, 'sellerId'>
}

const move = async (shop: ShopContext, id: number, { values, owner }: Move): Promise<QuestionMoved> => {
  const { db } = shop
  const [found] = await db
    .select({ before: questions.state, sellerId: listings.sellerId })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .where(eq(questions.id, id))
    .for('update', { of: questions })
  const { before, sellerId } = ownRow(owner, found, { entity: 'question', id, message: 'Question not found' })
  await db.update(questions).set(values).where(eq(questions.id, id))
  const { state } = values
  await recordChange(shop, {
    action: `question.${state}`,
    entity: 'question',
    entityId: id,
    sellerId,
    before: { state: before },
    after: { state },
  })
  return { id, state }
}

/** Answers a question, or answers it anew; both are public then. */
export const answerQuestion = (shop: ShopContext, owner: Staff, id: number, answer: string): Promise<QuestionMoved> =>
  inTransaction(shop, async (inner) => {
    const values = { answer, state: 'answered' as const, answeredAt: inner.clock() }
    const moved = await move(inner, id, { values, owner })
    await emit(inner, 'questionAnswered', { id })
    return moved
  })

/** Shows a question to nobody, also one that was answered. */
export const rejectQuestion = (shop: ShopContext, id: number): Promise<QuestionMoved> =>
  inTransaction(shop, (inner) => move(inner, id, { values: { state: 'rejected' }, owner: OPERATOR }))
