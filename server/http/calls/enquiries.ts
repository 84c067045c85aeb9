import { answers } from '../../../src/contract/answers.ts'
import { messages } from '../../../src/contract/messages.ts'
import { acceptQuote } from '../../shop/enquiries/accept-quote.ts'
import { ownEnquiries } from '../../shop/enquiries/own-enquiries.ts'
import { data, dataWith, idOf, type Handlers } from '../rpc/handler-types.ts'

export const enquiryCalls = {
  enquiries: async ({ shop, caller }) => data(await ownEnquiries(shop, caller.id)),
  quoteAccept: async ({ shop, caller, params, query, body }) => {
    const quoteId = idOf(params.id, answers.quoteNotFound)
    const order = { ...body, customerId: caller.id, quoteId, language: query.lang }
    const { orderId, ...toPay } = await acceptQuote(shop, order)
    return { ...dataWith(messages.orderCreated, orderId), ...toPay }
  },
} satisfies Handlers
