import { callsByPath, type AnyCallName } from '../../../src/contract/all-calls.ts'
import { consumeLimit } from '../../shop/core/rate-limits.ts'
import type { AllHandlers } from './handler-types.ts'
import { accountCalls } from '../calls/account.ts'
import { addressCalls } from '../calls/addresses.ts'
import { cartMessageCalls } from '../calls/cart-message.ts'
import { catalogueCalls } from '../calls/catalogue.ts'
import { deskHandlers } from '../calls/desk.ts'
import { enquiryCalls } from '../calls/enquiries.ts'
import { formCalls } from '../calls/forms.ts'
import { operatorCalls } from '../calls/operator.ts'
import { orderCalls } from '../calls/orders.ts'
import { ownAccountCalls } from '../calls/own-account.ts'
import { paymentCalls } from '../calls/payments.ts'
import { placeCalls } from '../calls/places.ts'
import { pushCalls } from '../calls/push.ts'
import { complaintCalls } from '../calls/complaints.ts'
import { cashHandlers } from '../calls/cash.ts'
import { sellerHandlers } from '../calls/sellers.ts'
import { goodsHandlers } from '../calls/goods.ts'
import { promotionHandlers } from '../calls/promotions.ts'
import { returnHandlers } from '../calls/returns.ts'
import { questionCalls } from '../calls/questions.ts'
import { reviewCalls } from '../calls/reviews.ts'
import { stockAlertCalls } from '../calls/stock-alerts.ts'
import { wishlistCalls } from '../calls/wishlist.ts'
import type { BoundCall, UploadRules } from './serve-call.ts'
import { uploadRules } from '../uploads/upload-rules.ts'

/** A handler for every call of the contract: without one, or with a wrong one, this does not compile. */
const handlers: AllHandlers = {
  ...catalogueCalls,
  ...cartMessageCalls,
  ...wishlistCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...formCalls,
  ...enquiryCalls,
  ...addressCalls,
  ...orderCalls,
  ...paymentCalls,
  ...placeCalls,
  ...reviewCalls,
  ...questionCalls,
  ...complaintCalls,
  ...stockAlertCalls,
  ...pushCalls,
  ...cashHandlers,
  ...goodsHandlers,
  ...promotionHandlers,
  ...returnHandlers,
  ...sellerHandlers,
  ...deskHandlers,
  ...operatorCalls,
}

// The table of rules has proved that they take what their own call's schemas make.
const uploads = uploadRules as unknown as Record<keyof typeof uploadRules, UploadRules>

/** What some calls need beside a handler. */
const rules: { [N in AnyCallName]?: Pick<BoundCall, 'keyed' | 'upload' | 'secret'> } = {
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
  questionCreate: { keyed: { admit: (shop, accountId) => consumeLimit(shop, 'questions', String(accountId)) } },
  sellerRequestByToken: { secret: true },
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
