import type { EnquiryForm } from '../../contract/forms.ts'
import { callApi, type Failure } from '../../client/api/call.ts'
import { sendOrQueue } from '../../client/sync/send-or-queue.ts'
import { pageText } from '../../texts/texts.ts'

/** Sends an enquiry, now or when the network is back. */
export const sendOrQueueEnquiry = (body: EnquiryForm): Promise<{ message: string } | Failure> =>
  sendOrQueue({
    send: (key) => callApi('enquiry', { body, key }),
    change: (key) => ({ op: 'enquiry.send', target: key, body }),
    saved: pageText.sync.enquirySaved,
  })
