import type { DeskHandlers } from '../rpc/handler-types.ts'
import { accessHandlers } from './desk/access.ts'
import { enquiriesHandlers } from './desk/enquiries.ts'
import { pushHandlers } from './desk/push.ts'
import { shipmentsHandlers } from './desk/shipments.ts'
import { stockHandlers } from './desk/stock.ts'

export const deskHandlers: DeskHandlers = {
  ...accessHandlers,
  ...shipmentsHandlers,
  ...stockHandlers,
  ...pushHandlers,
  ...enquiriesHandlers,
}
