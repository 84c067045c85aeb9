import { approveDraft, returnDraft } from '../../../shop/listings/decide-draft.ts'
import { keepDraftPicture, NO_PICTURE } from '../../../shop/listings/draft-pictures.ts'
import { draftIdOf, listDrafts, showDraft } from '../../../shop/listings/drafts.ts'
import { findKnownProducts, listKnownProducts } from '../../../shop/listings/known-products.ts'
import { listKinds } from '../../../shop/listings/listing-kinds.ts'
import { listOwn, setListingState, showOwn } from '../../../shop/listings/own-listings.ts'
import { sendDraft, withdrawDraft } from '../../../shop/listings/send-draft.ts'
import { takeListingFile } from '../../../shop/listing-file/take-file.ts'
import { writeListingFile } from '../../../shop/listing-file/write-file.ts'
import { setTrusted } from '../../../shop/sellers/trust.ts'
import { changed, data, idOf, listed, type Handlers } from '../../rpc/handler-types.ts'

const listing = (id: string): number => idOf(id, 'There is no such listing')
const seller = (id: string): number => idOf(id, 'There is no such seller')

const STATE = { on_sale: 'on sale', paused: 'paused', ended: 'ended for good' } as const

export const staffListingCalls = {
  deskListings: ({ shop, caller, query }) => listed(listOwn(shop, caller, query)),
  deskListing: async ({ shop, caller, params }) => data(await showOwn(shop, caller, listing(params.id))),
  deskListingState: ({ shop, caller, params, body }) =>
    changed(
      setListingState(shop, caller, listing(params.id), body.state),
      ({ state }) => `This listing is ${STATE[state]}`,
    ),
  deskKnownProducts: async ({ shop, caller, query }) => data(await listKnownProducts(shop, caller, query.lang)),
  deskKnownFind: async ({ shop, caller, query }) => data(await findKnownProducts(shop, caller, query)),
  deskListingKinds: async ({ shop }) => data(await listKinds(shop)),
  deskFile: async ({ shop, caller, params, query }) =>
    data(await writeListingFile(shop, caller, seller(params.id), query)),
  deskFileSend: async ({ shop, caller, params, body, query }) =>
    data(await takeListingFile(shop, caller, seller(params.id), body, query)),
  deskDrafts: ({ shop, caller, query }) => listed(listDrafts(shop, caller, query)),
  deskDraft: async ({ shop, caller, params }) => data(await showDraft(shop, caller, draftIdOf(params.id))),
  deskDraftSend: async ({ shop, caller, params, body }) =>
    data(await sendDraft(shop, caller, draftIdOf(params.id), body)),
  deskDraftPicture: async ({ shop, caller, params, body }) => {
    const named = { draftId: draftIdOf(params.id), id: draftIdOf(params.picture, NO_PICTURE) }
    return data(await keepDraftPicture(shop, caller, named, body))
  },
  deskDraftWithdraw: ({ shop, caller, params }) =>
    changed(withdrawDraft(shop, caller, draftIdOf(params.id)), 'The draft is withdrawn'),
  deskDraftApprove: async ({ shop, caller, params, body }) =>
    data(await approveDraft(shop, caller, draftIdOf(params.id), body.sent_at)),
  deskDraftReturn: async ({ shop, caller, params, body }) =>
    data(await returnDraft(shop, caller, draftIdOf(params.id), body)),
  deskSellerTrust: ({ shop, params, body }) =>
    changed(setTrusted(shop, seller(params.id), body.trusted), ({ trusted }) =>
      trusted ? 'What they list goes on sale without approval' : 'What they list waits for approval',
    ),
} satisfies Handlers
