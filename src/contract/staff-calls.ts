import type { AnswerOf, Call } from './calls/call.ts'
import { staffAccess } from './calls/staff/access.ts'
import { staffCartMessages } from './calls/staff/cart-message.ts'
import { staffOrders } from './calls/staff/orders.ts'
import { staffBrands } from './calls/staff/brands.ts'
import { staffCash } from './calls/staff/cash.ts'
import { staffCatalogue } from './calls/staff/catalogue.ts'
import { staffCategories } from './calls/staff/categories.ts'
import { staffCrops } from './calls/staff/crops.ts'
import { staffFacts } from './calls/staff/facts.ts'
import { staffComplaints } from './calls/staff/complaints.ts'
import { staffCustomers } from './calls/staff/customers.ts'
import { staffEnquiries } from './calls/staff/enquiries.ts'
import { staffQuestions } from './calls/staff/questions.ts'
import { staffReviews } from './calls/staff/reviews.ts'
import { staffListings } from './calls/staff/listings.ts'
import { staffProducts } from './calls/staff/products.ts'
import { staffPromotions } from './calls/staff/promotions.ts'
import { staffReturns } from './calls/staff/returns.ts'
import { staffSales } from './calls/staff/sales.ts'
import { staffSellers } from './calls/staff/sellers.ts'
import { staffShipments } from './calls/staff/shipments.ts'
import { staffShop } from './calls/staff/shop.ts'
import { staffToday } from './calls/staff/today.ts'
import { staffVariants } from './calls/staff/variants.ts'
import { staffZones } from './calls/staff/zones.ts'

/** The calls of the staff, apart from the customers' so that no farmer's phone loads them. */
export const staffCalls = {
  ...staffAccess,
  ...staffCartMessages,
  ...staffBrands,
  ...staffCash,
  ...staffCatalogue,
  ...staffCategories,
  ...staffCrops,
  ...staffFacts,
  ...staffComplaints,
  ...staffCustomers,
  ...staffEnquiries,
  ...staffReviews,
  ...staffQuestions,
  ...staffOrders,
  ...staffListings,
  ...staffProducts,
  ...staffPromotions,
  ...staffReturns,
  ...staffSales,
  ...staffSellers,
  ...staffShipments,
  ...staffShop,
  ...staffToday,
  ...staffVariants,
  ...staffZones,
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
