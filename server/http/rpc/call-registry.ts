import { callsByPath, type AnyCallName } from '../../../src/contract/all-calls.ts'
import type { Customer, Staff } from '../../shop/core/identity.ts'
import { consumeLimit } from '../../shop/core/rate-limits.ts'
import type { AllHandlers } from './handler-types.ts'
import { accountCalls } from '../calls/account.ts'
import { addressCalls } from '../calls/addresses.ts'
import { catalogueCalls } from '../calls/catalogue.ts'
import { complaintCalls } from '../calls/complaints.ts'
import { enquiryCalls } from '../calls/enquiries.ts'
import { formCalls } from '../calls/forms.ts'
import { orderCalls } from '../calls/orders.ts'
import { paymentCalls } from '../calls/payments.ts'
import { placeCalls } from '../calls/places.ts'
import { questionCalls } from '../calls/questions.ts'
import { reviewCalls } from '../calls/reviews.ts'
import { stockAlertCalls } from '../calls/stock-alerts.ts'
import { wishlistCalls } from '../calls/wishlist.ts'
import { staffAccessCalls } from '../calls/staff/access.ts'
import { staffCatalogueCalls } from '../calls/staff/catalogue.ts'
import { staffComplaintCalls } from '../calls/staff/complaints.ts'
import { staffCustomerCalls } from '../calls/staff/customers.ts'
import { staffEnquiryCalls } from '../calls/staff/enquiries.ts'
import { staffOrderCalls } from '../calls/staff/orders.ts'
import { staffListingCalls } from '../calls/staff/listings.ts'
import { staffProductCalls } from '../calls/staff/products.ts'
import { staffQuestionCalls } from '../calls/staff/questions.ts'
import { staffReturnCalls } from '../calls/staff/returns.ts'
import { staffReviewCalls } from '../calls/staff/reviews.ts'
import { staffSalesCalls } from '../calls/staff/sales.ts'
import { staffSellerCalls } from '../calls/staff/sellers.ts'
import { staffShipmentCalls } from '../calls/staff/shipments.ts'
import { staffTodayCalls } from '../calls/staff/today.ts'
import { staffZoneCalls } from '../calls/staff/zones.ts'
import type { BoundCall, UploadRules } from './serve-call.ts'
import { uploadRules } from '../uploads/upload-rules.ts'

/** A handler for every call of the contract: without one, or with a wrong one, this does not compile. */
const handlers: AllHandlers = {
  ...accountCalls,
  ...addressCalls,
  ...catalogueCalls,
  ...complaintCalls,
  ...enquiryCalls,
  ...formCalls,
  ...orderCalls,
  ...paymentCalls,
  ...placeCalls,
  ...questionCalls,
  ...reviewCalls,
  ...stockAlertCalls,
  ...wishlistCalls,
  ...staffAccessCalls,
  ...staffCatalogueCalls,
  ...staffComplaintCalls,
  ...staffCustomerCalls,
  ...staffEnquiryCalls,
  ...staffListingCalls,
  ...staffOrderCalls,
  ...staffProductCalls,
  ...staffQuestionCalls,
  ...staffReturnCalls,
  ...staffReviewCalls,
  ...staffSalesCalls,
  ...staffSellerCalls,
  ...staffShipmentCalls,
  ...staffTodayCalls,
  ...staffZoneCalls,
}

// The table of rules has proved that they take what their own call's schemas make.
const uploads = uploadRules as unknown as Record<keyof typeof uploadRules, UploadRules>

/** What somebody of a shop does is counted together with what colleagues do. */
const shopOf = (who: Customer | Staff | null): string | undefined =>
  who !== null && 'sellerId' in who && who.sellerId !== null ? `shop ${who.sellerId}` : undefined

/** What some calls need beside a handler. */
const rules: { [N in AnyCallName]?: Pick<BoundCall, 'keyed' | 'upload'> } = {
  orderCreate: {
    keyed: {
      admit: (shop, accountId) => consumeLimit(shop, 'orders', String(accountId)),
      // A client that sends no key: its double click must still be one order.
      repeatedWithinMs: 60_000,
    },
  },
  quoteAccept: { keyed: { admit: (shop, accountId) => consumeLimit(shop, 'orders', String(accountId)) } },
  orderReturn: { upload: uploads.orderReturn },
  reviewCreate: {
    keyed: { admit: (shop, accountId) => consumeLimit(shop, 'reviews', String(accountId)) },
    upload: uploads.reviewCreate,
  },
  deskDraftSend: {
    keyed: { admit: (shop, accountId, who) => consumeLimit(shop, 'drafts', shopOf(who) ?? String(accountId)) },
  },
  deskLicenceAsk: {
    keyed: { admit: (shop, accountId, who) => consumeLimit(shop, 'licences', shopOf(who) ?? String(accountId)) },
  },
  deskInvite: {
    keyed: { admit: (shop, accountId, who) => consumeLimit(shop, 'invitations', shopOf(who) ?? String(accountId)) },
  },
  questionCreate: { keyed: { admit: (shop, accountId) => consumeLimit(shop, 'questions', String(accountId)) } },
}

/** Every call with its handler, at each of its paths. */
export const callRegistry = (): BoundCall[] =>
  callsByPath().map(({ name, call }) => ({
    name,
    call,
    // AllHandlers has proved that each handler takes what its own call's schemas make.
    handle: handlers[name] as BoundCall['handle'],
    ...rules[name],
  }))
