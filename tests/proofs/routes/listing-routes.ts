import { randomUUID } from 'node:crypto'
import type { staffListings } from '../../../src/contract/calls/staff/listings.ts'
import { TRUSTED_AFTER } from '../../../src/contract/calls/staff/listings.ts'
import { listingDrafts } from '../../../server/db/schema.ts'
import { newForm, openShop, sendDraft } from '../../server/listings/draft-steps.ts'
import { addGoods, addSeller } from '../../server/support/fixtures.ts'
import { nothing, PICTURE, type DeskRoute, type Sent } from './route.ts'

/** Calls about listings and drafts of them. */

const ofListing = (part: Sent = {}): DeskRoute => ({
  send: async ({ db }) => {
    const { listing } = await addGoods(db)
    return { params: { id: String(listing.id) }, ...part, sellerId: listing.sellerId }
  },
  writes: ['listings', 'audit_log'],
})

interface Sending {
  id: string
  sentAt: string
  picture: string
  body: ReturnType<typeof newForm>
}
/** A draft that waits, with a photograph to come where it is said. */
const ofDraft = (part: (sent: Sending) => Sent, withPicture = false): DeskRoute => ({
  send: async (shop) => {
    const open = await openShop(shop)
    const [id, picture] = [randomUUID(), randomUUID()]
    const body = newForm(open.category.id, { pictures: withPicture ? [picture] : [] })
    const { data } = (await sendDraft(open.ask, id, body)).body
    return { params: { id }, ...part({ id, sentAt: data.sent_at, picture, body }), sellerId: open.sellerId }
  },
  writes: [
    'listing_drafts',
    'draft_pictures',
    'products',
    'brands',
    'listings',
    'variants',
    'declarations',
    'listing_pictures',
    'search_words',
    'outbox',
    'audit_log',
  ],
})

/** A seller of whom enough was approved to be trusted. */
const ofTrusted: DeskRoute = {
  send: async ({ db }) => {
    const { id: sellerId } = await addSeller(db)
    for (let place = 0; place < TRUSTED_AFTER; place++) {
      const { listing, product } = await addGoods(db, { sellerId })
      const { form } = newForm(product.categoryId)
      await db.insert(listingDrafts).values({
        id: randomUUID(),
        sellerId,
        listingId: listing.id,
        productId: product.id,
        // As its sender would have sent it.
        form: form as typeof listingDrafts.$inferInsert.form,
        state: 'approved',
        picturesMissing: 0,
        sentAt: new Date(),
      })
    }
    return { params: { id: String(sellerId) }, body: { trusted: true }, sellerId }
  },
  writes: ['sellers', 'audit_log'],
}

const ofFile = (part: Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { id } = await addSeller(db)
    return { params: { id: String(id) }, ...part, sellerId: id }
  },
  writes: ['audit_log'],
})

export const listingRoutes: Record<keyof typeof staffListings, DeskRoute> = {
  deskListings: nothing,
  deskListing: ofListing(),
  deskListingState: ofListing({ body: { state: 'paused' } }),
  deskKnownProducts: nothing,
  deskKnownFind: { send: async () => ({ query: { q: 'urea' } }) },
  deskListingKinds: nothing,
  deskFile: ofFile({ query: {} }),
  deskFileSend: ofFile({ file: { type: 'text/csv', text: 'Name,Category,Price\nHoe,Nothing,1' } }),
  deskDrafts: nothing,
  deskDraft: ofDraft(() => ({})),
  deskDraftSend: ofDraft(({ body }) => ({ body })),
  deskDraftPicture: ofDraft(
    ({ id, picture }) => ({ params: { id, picture }, file: { type: 'application/octet-stream', text: PICTURE } }),
    true,
  ),
  deskDraftWithdraw: ofDraft(() => ({})),
  deskDraftApprove: ofDraft(({ sentAt }) => ({ body: { sent_at: sentAt } })),
  deskDraftReturn: ofDraft(({ sentAt }) => ({
    body: { sent_at: sentAt, reasons: { 'form.title': 'Name the variety' } },
  })),
  deskSellerTrust: ofTrusted,
}
