import { answers } from '../../../src/contract/answers.ts'
import { sendEnquiry } from '../../shop/enquiries/send-enquiry.ts'
import {
  keepFormPhotograph,
  submitSellerForm,
  requestToSell,
  sellerRequestByToken,
} from '../../shop/sellers/seller-requests.ts'
import { data, says, idOf, type Handlers } from '../rpc/handler-types.ts'

export const formCalls = {
  sellerRequest: says(answers.requestSent, ({ shop, query, body, address }) =>
    requestToSell(shop, { ...body, language: query.lang }, address),
  ),
  sellerRequestByToken: async ({ shop, query }) => data(await sellerRequestByToken(shop, query.token)),
  sellerForm: says(answers.detailsSaved, ({ shop, params, query, body }) =>
    submitSellerForm(shop, idOf(params.id, answers.linkNotValid), { ...body, language: query.lang }),
  ),
  sellerLicencePhotograph: says(answers.detailsSaved, ({ shop, params, query, body }) =>
    keepFormPhotograph(
      shop,
      { sellerId: idOf(params.id, answers.linkNotValid), token: query.token, licence: params.licence },
      body,
    ),
  ),
  enquiry: says(answers.enquirySent, ({ shop, body, address }) => sendEnquiry(shop, body, address)),
} satisfies Handlers
