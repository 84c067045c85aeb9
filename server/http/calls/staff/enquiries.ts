import { listEnquiryPile, showEnquiry, listEnquiries } from '../../../shop/enquiries/enquiries.ts'
import { packsForLine } from '../../../shop/enquiries/offered-packs.ts'
import { sendQuote, withdrawQuote } from '../../../shop/enquiries/quotes.ts'
import { data, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const enquiry = (id: string): number => idOf(id, 'There is no such enquiry')
const quote = (id: string): number => idOf(id, 'There is no such quote')

export const staffEnquiryCalls = {
  deskEnquiries: ({ shop, caller, query }) => listed(listEnquiryPile(shop, caller, query)),
  deskEnquiry: async ({ shop, caller, params }) => data(await showEnquiry(shop, caller, enquiry(params.id))),
  deskEnquiryPacks: async ({ shop, caller, params, query }) =>
    data(await packsForLine(shop, caller, enquiry(params.id), query)),
  deskQuoteSend: async ({ shop, caller, params, body }) =>
    data(await sendQuote(shop, caller, enquiry(params.id), body)),
  deskQuoteWithdraw: async ({ shop, caller, params }) => data(await withdrawQuote(shop, caller, quote(params.id))),
  allEnquiries: ({ shop, query }) => listed(listEnquiries(shop, query)),
} satisfies Handlers
