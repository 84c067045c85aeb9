import { sendEnquiry } from '../../shop/enquiries/enquiries.ts'
import { submitSellerForm, requestToSell, sellerRequestByToken } from '../../shop/sellers/seller-requests.ts'
import { data, says, type Handlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

export const formCalls = {
  sellerRequest: says('Your request has been sent', ({ shop, body, address }) => requestToSell(shop, body, address)),
  sellerRequestByToken: async ({ shop, query }) => data(await sellerRequestByToken(shop, query.token)),
  sellerForm: says('Your details have been saved', ({ shop, params, body }) =>
    submitSellerForm(shop, idOf(params.id, 'This link is not valid or has expired'), body),
  ),
  enquiry: says('Your enquiry has been sent', ({ shop, body, address }) => sendEnquiry(shop, body, address)),
} satisfies Handlers
