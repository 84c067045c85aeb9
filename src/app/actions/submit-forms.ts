import type { EnquiryForm, SellerRequestForm } from '../../contract/forms.ts'
import { callApi } from '../../offline/api/call.ts'
import type { Failure } from '../../offline/api/call.ts'
import { withFeedback } from './with-feedback.ts'

/** Sends an enquiry from any of its three forms: the dialog, the footer and the page of bulk orders. */
export const sendEnquiry = (enquiry: EnquiryForm, done: () => void): Promise<Failure | undefined> =>
  withFeedback(callApi('enquiry', { body: enquiry }), done)

export const sendSellerRequest = (request: SellerRequestForm, done: () => void): Promise<Failure | undefined> =>
  withFeedback(callApi('sellerRequest', { body: request }), done)
