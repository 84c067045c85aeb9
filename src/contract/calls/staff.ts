import type * as v from 'valibot'
import type { Call, ParamNames } from '../calls.ts'
import { deskAccess, operatorsStaff } from './staff/access.ts'
import { operatorsCartMessages } from './staff/cart-message.ts'
import { staffCash } from './staff/cash.ts'
import { operatorCatalogue, staffCatalogue } from './staff/catalogue.ts'
import { deskComplaints } from './staff/complaints.ts'
import { operatorsPeople } from './staff/customers.ts'
import { deskEnquiries } from './staff/enquiries.ts'
import { staffQuestions } from './staff/questions.ts'
import { operatorReviews, staffReviews } from './staff/reviews.ts'
import { deskOrders, operatorsOrders } from './staff/orders.ts'
import { operatorsPictures } from './staff/pictures.ts'
import { deskProducts } from './staff/products.ts'
import { staffPromotions } from './staff/promotions.ts'
import { deskPush } from './staff/push.ts'
import { operatorReturns, staffReturns } from './staff/returns.ts'
import { operatorSellers, staffSellers } from './staff/sellers.ts'
import { deskShipments } from './staff/shipments.ts'
import { deskShop } from './staff/shop.ts'
import { deskStock } from './staff/variants.ts'
import { deskAreas, operatorsDelivery } from './staff/zones.ts'

/** The calls of the staff, apart from the customers' so that no farmer's phone loads them. */
export const staffCalls = {
  ...deskAccess,
  ...operatorsStaff,
  ...operatorsCartMessages,
  ...staffCash,
  ...operatorCatalogue,
  ...staffCatalogue,
  ...deskComplaints,
  ...operatorsPeople,
  ...deskEnquiries,
  ...staffReviews,
  ...staffQuestions,
  ...operatorReviews,
  ...deskOrders,
  ...operatorsOrders,
  ...operatorsPictures,
  ...deskProducts,
  ...staffPromotions,
  ...deskPush,
  ...staffReturns,
  ...operatorReturns,
  ...staffSellers,
  ...operatorSellers,
  ...deskShipments,
  ...deskShop,
  ...deskStock,
  ...deskAreas,
  ...operatorsDelivery,
} as const satisfies Record<string, Call>

export type StaffCallName = keyof typeof staffCalls
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
export type StaffParams<N extends StaffCallName> = Record<ParamNames<StaffCallOf<N>['path']>, string>
export type StaffAnswer<N extends StaffCallName> = v.InferOutput<StaffCallOf<N>['answer']>
