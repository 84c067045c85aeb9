import type { EnquiryForm, SellerRequestForm } from '../../contract/forms.ts'
import { callApi, type Failure } from '../../client/api/call.ts'
import { withFeedback } from '../page/with-feedback.ts'
import { withTexts } from '../../texts/load-texts.ts'

/** Sends an enquiry from any of its three forms, now or when the network is back. */
export const sendEnquiry = async (enquiry: EnquiryForm, done: () => void): Promise<Failure | undefined> => {
  const { sendOrQueueEnquiry } = await withTexts('rest', import('./queue-enquiry.ts'))
  return withFeedback(sendOrQueueEnquiry(enquiry), done)
}

export const sendSellerRequest = (request: SellerRequestForm, done: () => void): Promise<Failure | undefined> =>
  withFeedback(callApi('sellerRequest', { body: request }), done)
