/** The sentences of news about orders, in one language. Short: an SMS of an Indian script has 70 characters a part. */
export interface NewsWords {
  placed: (order: string) => string
  packed: (order: string) => string
  shipped: (order: string) => string
  /** Last day that was promised, behind `shipped`. */
  by: (day: string) => string
  out: (order: string) => string
  /** What is to be paid at the door, behind `out`. */
  cash: (amount: string) => string
  delivered: (order: string) => string
  failed: (order: string) => string
  cancelled: (order: string) => string
  refundDue: (amount: string, order: string) => string
  refundSent: (amount: string, order: string) => string
  reviewAnswered: (title: string) => string
  questionAnswered: (title: string) => string
  backInStock: (title: string) => string
  quoted: (shop: string) => string
  complaintTaken: (ticket: string) => string
  complaintAcknowledged: (ticket: string) => string
  complaintClosed: (ticket: string) => string
  /** To the seller. */
  newOrder: (order: string) => string
  itemsCancelled: (order: string) => string
  returnAsked: (order: string) => string
  lowStock: (title: string, left: string) => string
  newEnquiry: (enquiry: string) => string
  draftApproved: (title: string) => string
  draftReturned: (title: string) => string
  /** To somebody who is let in at the desk of a shop. */
  invited: (shop: string) => string
  /** That messages come, asked for to see it. */
  test: string
  listingHidden: (title: string) => string
  listingShown: (title: string) => string
}
