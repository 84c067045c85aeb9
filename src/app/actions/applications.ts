import type { EnquiryForm, SellerRequestForm } from '../../contract/forms.ts'
import { callApi } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { told } from './told.ts'

/** Sends an enquiry from whichever of its three places (spec 2.2 and 2.8). */
export const sendEnquiry = (enquiry: EnquiryForm, done: () => void): Promise<Failure | undefined> =>
  told(callApi('enquiry', { body: enquiry }), done)

export const sendSellerRequest = (request: SellerRequestForm, done: () => void): Promise<Failure | undefined> =>
  told(callApi('sellerRequest', { body: request }), done)
