import { deskAccess } from './desk-calls/access.ts'
import { deskAreas } from './desk-calls/areas.ts'
import { deskApprovals } from './desk-calls/approvals.ts'
import { deskCash } from './desk-calls/cash.ts'
import { deskClaims } from './desk-calls/claims.ts'
import { deskMessages } from './desk-calls/messages.ts'
import { deskOrders } from './desk-calls/orders.ts'
import { deskEnquiries } from './desk-calls/enquiries.ts'
import { deskComplaints } from './desk-calls/complaints.ts'
import { deskProducts } from './desk-calls/products.ts'
import { deskPush } from './desk-calls/push.ts'
import { deskShipments } from './desk-calls/shipments.ts'
import { deskShop } from './desk-calls/shop.ts'
import { deskShopFront } from './desk-calls/shop-front.ts'
import { deskStock } from './desk-calls/stock.ts'
import type { Call } from './calls.ts'

/** The calls of the desk under `/api/desk/`, apart from the shop's so that no farmer's phone loads them. */
export const deskCalls = {
  ...deskAccess,
  ...deskShipments,
  ...deskStock,
  ...deskProducts,
  ...deskPush,
  ...deskOrders,
  ...deskClaims,
  ...deskCash,
  ...deskMessages,
  ...deskApprovals,
  ...deskShopFront,
  ...deskEnquiries,
  ...deskComplaints,
  ...deskShop,
  ...deskAreas,
} as const satisfies Record<string, Call>

export type DeskCallName = keyof typeof deskCalls
