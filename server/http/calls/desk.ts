import { accessHandlers } from './desk/access.ts'
import { areasHandlers } from './desk/areas.ts'
import { ordersHandlers } from './desk/orders.ts'
import { enquiriesHandlers } from './desk/enquiries.ts'
import { complaintsHandlers } from './desk/complaints.ts'
import { productsHandlers } from './desk/products.ts'
import { pushHandlers } from './desk/push.ts'
import { shopHandlers } from './desk/shop.ts'
import { shipmentsHandlers } from './desk/shipments.ts'
import { stockHandlers } from './desk/stock.ts'

export const deskHandlers = {
  ...accessHandlers,
  ...shipmentsHandlers,
  ...stockHandlers,
  ...productsHandlers,
  ...pushHandlers,
  ...ordersHandlers,
  ...enquiriesHandlers,
  ...complaintsHandlers,
  ...shopHandlers,
  ...areasHandlers,
}
