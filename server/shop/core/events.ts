import type { Language } from '../../../src/contract/languages.ts'
import type { ShipmentVerb } from '../../../src/contract/shipment-steps.ts'
import type { complaints, enquiries, orders, refunds, reviews } from '../../db/schema.ts'
import type { ShopContext } from './context.ts'

/** What has happened that somebody is told of. */
export interface ShopEvents {
  /** An order is to be packed: placed in cash, or paid for. */
  placed: { order: Pick<typeof orders.$inferSelect, 'id' | 'customerId' | 'language'>; sellerIds: readonly number[] }
  moved: { shipmentId: string; verb: ShipmentVerb; lines: readonly number[]; byCustomer: boolean }
  /** Money will come back; `since` where another sum was due before. */
  refundDue: { refund: ToRefund; since?: Date }
  /** Money is on its way; `since` where somebody has sent it, who may send it again. */
  refundSent: { refund: ToRefund; since?: Date }
  returnAsked: { id: number; orderId: string; sellerId: number }
  /** The operator has put a draft of a listing on sale, or returned it. */
  draftDecided: { id: string; sellerId: number; sentAt: Date; title: string; state: 'approved' | 'returned' }
  /** The operator has taken a listing off the shop, or shows it again. */
  listingMoved: { id: number; sellerId: number; title: string; isShown: boolean }
  /** A sale has left few pieces of a pack. */
  lowStock: { sku: string; title: string; sellerId: number; left: number }
  enquired: { id: number; sellerIds: readonly number[] }
  quoted: {
    enquiry: Pick<typeof enquiries.$inferSelect, 'id' | 'phoneNumber' | 'language' | 'createdAt'>
    seller: { id: number; shopName: string }
  }
  reviewAnswered: { review: Pick<typeof reviews.$inferSelect, 'id' | 'customerId' | 'listingId'>; messageId: number }
  questionAnswered: { id: number }
  /** Somebody was let in at the desk of a shop; `shopName` null for the operator's own. */
  invited: { staffId: number; shopName: string | null; language: Language }
  /** `language` of the page at which it was written, where that is known. */
  complaintTaken: Complaint & { language: Language | undefined }
  complaintAcknowledged: Complaint
  /** The acknowledgement was pressed by mistake. */
  acknowledgementTakenBack: { ticket: string }
  complaintClosed: Complaint
}

type ToRefund = Pick<typeof refunds.$inferSelect, 'id' | 'orderId' | 'amountPaise'>
type Complaint = Pick<typeof complaints.$inferSelect, 'ticket' | 'customerId'>

/** Hears of an event in the transaction of its effect: what is taken back was never heard. */
export type Hear = <Name extends keyof ShopEvents>(
  shop: ShopContext,
  name: Name,
  event: ShopEvents[Name],
) => Promise<void>

/** Hands an event to whoever hears, as part of the transaction that it is about. */
export const emit: Hear = (shop, name, event) => shop.hear(shop, name, event)
