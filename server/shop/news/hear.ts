import { tell } from './tell.ts'
import type { ShopContext } from '../core/context.ts'
import type { Hear, ShopEvents } from '../core/events.ts'
import { tellComplaintMoved, tellComplaintTaken, untellAcknowledgement } from './tell-of-complaints.ts'
import { tellNewEnquiry, tellQuoted } from './tell-of-enquiries.ts'
import {
  tellDraftDecided,
  tellListingMoved,
  tellLowStock,
  tellQuestionAnswered,
  tellReviewAnswered,
} from './tell-of-goods.ts'
import { tellMoved, tellPlaced, tellRefund, tellReturnAsked } from './tell-of-orders.ts'

/** Tells somebody on the own phone of being let in, and where the desk is. */
const tellInvited = (shop: ShopContext, { staffId, shopName, language }: ShopEvents['invited']): Promise<void> => {
  const values = { shop: shopName ?? 'Haldhar' }
  return tell(shop, [{ kind: 'invited', what: `staff:${staffId}:invited`, values, to: { staffId }, language }])
}

const TELL: { [Name in keyof ShopEvents]: (shop: ShopContext, event: ShopEvents[Name]) => Promise<void> } = {
  placed: tellPlaced,
  moved: tellMoved,
  refundDue: (shop, event) => tellRefund(shop, 'refundDue', event),
  refundSent: (shop, event) => tellRefund(shop, 'refundSent', event),
  returnAsked: tellReturnAsked,
  draftDecided: tellDraftDecided,
  listingMoved: tellListingMoved,
  lowStock: tellLowStock,
  enquired: tellNewEnquiry,
  quoted: tellQuoted,
  reviewAnswered: tellReviewAnswered,
  questionAnswered: tellQuestionAnswered,
  invited: tellInvited,
  complaintTaken: tellComplaintTaken,
  complaintAcknowledged: (shop, event) => tellComplaintMoved(shop, 'complaintAcknowledged', event),
  acknowledgementTakenBack: untellAcknowledgement,
  complaintClosed: (shop, event) => tellComplaintMoved(shop, 'complaintClosed', event),
}

/** Writes down the news of what has happened. */
export const hearNews: Hear = (shop, name, event) => TELL[name](shop, event)
