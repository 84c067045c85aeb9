import type { AnswerOf, Call } from './call.ts'
import { staffAccess, operatorStaff } from './staff/access.ts'
import { operatorCartMessages } from './staff/cart-message.ts'
import { staffCash } from './staff/cash.ts'
import { operatorCatalogue, staffCatalogue } from './staff/catalogue.ts'
import { staffComplaints } from './staff/complaints.ts'
import { operatorCustomers } from './staff/customers.ts'
import { operatorEnquiries, staffEnquiries } from './staff/enquiries.ts'
import { staffQuestions } from './staff/questions.ts'
import { operatorReviews, staffReviews } from './staff/reviews.ts'
import { staffOrders, operatorOrders } from './staff/orders.ts'
import { operatorPictures } from './staff/pictures.ts'
import { staffProducts } from './staff/products.ts'
import { staffPromotions } from './staff/promotions.ts'
import { staffPush } from './staff/push.ts'
import { operatorReturns, staffReturns } from './staff/returns.ts'
import { operatorSellers, staffSellers } from './staff/sellers.ts'
import { staffShipments } from './staff/shipments.ts'
import { staffShop } from './staff/shop.ts'
import { staffVariants } from './staff/variants.ts'
import { staffZones, operatorZones } from './staff/zones.ts'

/** The calls of the staff, apart from the customers' so that no farmer's phone loads them. */
export const staffCalls = {
  ...staffAccess,
  ...operatorStaff,
  ...operatorCartMessages,
  ...staffCash,
  ...operatorCatalogue,
  ...staffCatalogue,
  ...staffComplaints,
  ...operatorCustomers,
  ...operatorEnquiries,
  ...staffEnquiries,
  ...staffReviews,
  ...staffQuestions,
  ...operatorReviews,
  ...staffOrders,
  ...operatorOrders,
  ...operatorPictures,
  ...staffProducts,
  ...staffPromotions,
  ...staffPush,
  ...staffReturns,
  ...operatorReturns,
  ...staffSellers,
  ...operatorSellers,
  ...staffShipments,
  ...staffShop,
  ...staffVariants,
  ...staffZones,
  ...operatorZones,
} as const satisfies Record<string, Call>

type StaffCallName = keyof typeof staffCalls
export type StaffCallOf<N extends StaffCallName> = (typeof staffCalls)[N]
/** What the operator's command line alone does. */
export type OperatorCallName = {
  [N in StaffCallName]: StaffCallOf<N> extends { by: 'token' } ? N : never
}[StaffCallName]
/** What somebody who is logged in at the desk does, and logging in. */
export type DeskCallName = Exclude<StaffCallName, OperatorCallName>
/** What the command line may do: calls that the operator's token is enough for. */
export type CommandCallName = {
  [N in StaffCallName]: StaffCallOf<N> extends { caller: 'staff' }
    ? StaffAnswer<N> extends { data: unknown }
      ? N
      : never
    : never
}[StaffCallName]
export type StaffAnswer<N extends StaffCallName> = AnswerOf<StaffCallOf<N>>
