import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { ReviewMoved } from '../../../src/contract/calls/staff/messages.ts'
import type { DeskQuestion, DeskReview } from '../../../src/contract/calls/staff/messages.ts'
import { listings, questions, reviews } from '../../db/schema.ts'
import { publicName } from '../catalogue/product-page.ts'
import type { ShopContext } from '../core/context.ts'
import type { Page } from '../core/paging.ts'
import { listAllQuestions } from '../questions/moderation.ts'
import { ownedBy, type Staff } from '../staff/staff.ts'
import { listReviews, replyOnce } from './moderation.ts'

/** Reviews and questions on what one's own shop sells. A shop reads of a review what everybody does. */

type Which<W extends string> = PageQuery & { which?: W | undefined }

/** A page of the reviews of one's own shop. */
export const listOwnReviews = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: Which<'unanswered' | 'pending'>,
): Promise<Page<DeskReview>> => {
  const isPublic = me.sellerId !== null
  const wanted = {
    unanswered: and(isNull(reviews.adminComment), isNotNull(reviews.publicComment)),
    pending: eq(reviews.reviewStatus, 'pending'),
  }
  const shown = isPublic ? isNotNull(reviews.publicComment) : undefined
  return listReviews(shop, query, {
    isPublic,
    where: and(ownedBy(me, listings.sellerId), shown, which && wanted[which]),
  })
}

/** Replies to a review of one's own shop, or mends the reply. */
export const replyToOwn = (shop: ShopContext, owner: Staff, id: number, text: string): Promise<ReviewMoved> =>
  replyOnce(shop, id, { text, owner, notPublic: 'This review is not public yet' })

/** A page of the questions about what one's own shop sells. */
export const listOwnQuestions = async (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: Which<DeskQuestion['state']>,
): Promise<Page<DeskQuestion>> => {
  const page = await listAllQuestions(
    shop,
    query,
    and(ownedBy(me, listings.sellerId), which && eq(questions.state, which)),
  )
  if (me.sellerId === null) return page
  return { ...page, data: page.data.map((row) => ({ ...row, customer_name: publicName(row.customer_name) })) }
}
