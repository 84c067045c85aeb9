import { sendEnquiry } from '../../shop/enquiries/enquiries.ts'
import { submitSellerForm, requestToSell, sellerRequestByToken } from '../../shop/sellers/seller-requests.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

export const formCalls = {
  sellerRequest: async ({ shop, body, address }) => {
    await requestToSell(shop, body, address)
    return done('Your request has been sent')
  },
  sellerRequestByToken: async ({ shop, query }) => data(await sellerRequestByToken(shop, query.token)),
  sellerForm: async ({ shop, params, body }) => {
    await submitSellerForm(shop, idOf(params.id, 'This link is not valid or has expired'), body)
    return done('Your details have been saved')
  },
  enquiry: async ({ shop, body, address }) => {
    await sendEnquiry(shop, body, address)
    return done('Your enquiry has been sent')
  },
} satisfies Handlers
