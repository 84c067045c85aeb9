import { randomUUID } from 'node:crypto'
import { complaints } from '../../../server/db/schema.ts'
import type { DeskCallName } from '../../../src/contract/staff-calls.ts'
import { addGoods } from '../../server/support/fixtures.ts'
import { contact, reviewed } from './customer-steps.ts'
import { nothing, ofCartCode, type DeskRoute, type Sent } from './route.ts'

/** Calls of the desk about what customers write, and about their accounts. */

/** A complaint, which the operator's people alone hear. */
const ofComplaint = (part: (ticket: string) => Sent, state: 'open' | 'acknowledged' = 'open'): DeskRoute => ({
  send: async ({ db }, me) => {
    const ticket = `HC-${randomUUID().slice(0, 8)}`
    const later = new Date(Date.now() + 86_400_000)
    await db.insert(complaints).values({
      ticket,
      customerId: me.id,
      subject: 'other',
      complaint: 'Nobody answers',
      state,
      ackBy: later,
      dueAt: later,
    })
    return part(ticket)
  },
  writes: ['complaints', 'outbox', 'audit_log'],
})
/** A review of something the shop sells: public, or waiting. */
const ofReview = (isPublic: boolean, body: Record<string, unknown>): DeskRoute => ({
  send: async (shop, me) => {
    const { goods, reviewId: id } = await reviewed(shop, me)
    if (isPublic) await shop.operator('POST', `admin/reviews/${id}/approve`)
    return { params: { id }, ...(Object.keys(body).length > 0 && { body }), sellerId: goods.listing.sellerId }
  },
  writes: ['reviews', 'review_media', 'review_messages', 'outbox', 'audit_log'],
})
const ofQuestion = (body?: Record<string, unknown>): DeskRoute => ({
  send: async (shop, me) => {
    const { listing } = await addGoods(shop.db)
    const asked = { published_product_id: listing.id, question: 'Does it suit black soil?' }
    await me.ask('POST', 'questions/create', { body: asked, key: randomUUID() })
    const row = await shop.db.query.questions.findFirst({ where: (each, { eq: is }) => is(each.listingId, listing.id) })
    return { params: { id: String(row?.id) }, ...(body && { body }), sellerId: listing.sellerId }
  },
  writes: ['questions', 'outbox', 'audit_log'],
})

const ofCustomer = (body?: Record<string, unknown>): DeskRoute => ({
  send: async (shop) => ({ params: { id: String((await shop.customer()).id) }, ...(body && { body }) }),
  writes: ['customers', 'login_codes', 'audit_log'],
})

export const careRoutes = {
  deskCartMessage: ofCartCode,
  deskCustomers: { send: async () => ({ query: { q: 'Asha' } }) },
  deskCustomerBlock: ofCustomer({ reason: 'Orders what is never taken' }),
  deskCustomerUnblock: ofCustomer(),
  deskCustomerLetIn: ofCustomer(),
  deskCustomerOpen: {
    send: async () => {
      const { name, phone_number, email } = contact()
      return { body: { name, phone_number, email } }
    },
    writes: ['customers', 'login_codes', 'audit_log'],
  },
  deskReviews: nothing,
  deskReviewReply: ofReview(true, { text: 'Thank you' }),
  deskReviewApprove: ofReview(false, {}),
  deskReviewReject: ofReview(false, { reason: 'It names a person' }),
  deskReviewTakeBack: ofReview(true, { reason: 'It names a person' }),
  deskReviewPutBack: {
    ...ofReview(false, {}),
    send: async (shop, me) => {
      const sent = await ofReview(false, {}).send(shop, me)
      await shop.operator('POST', `admin/reviews/${sent.params?.['id']}/reject`, { body: { reason: 'By mistake' } })
      return sent
    },
  },
  deskQuestions: nothing,
  deskQuestionAnswer: ofQuestion({ text: 'Yes, it does' }),
  deskQuestionReject: ofQuestion(),
  deskComplaints: nothing,
  deskComplaintAcknowledge: ofComplaint((ticket) => ({ params: { ticket } })),
  deskComplaintTakeBack: ofComplaint((ticket) => ({ params: { ticket } }), 'acknowledged'),
  deskComplaintClose: ofComplaint((ticket) => ({ params: { ticket }, body: { answer: 'We have called you' } })),
} satisfies { [N in DeskCallName]?: DeskRoute }
