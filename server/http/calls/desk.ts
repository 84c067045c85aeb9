import type { DeskHandlers } from '../rpc/handler-types.ts'
import { accessHandlers } from './desk/access.ts'
import { complaintsHandlers } from './desk/complaints.ts'
import { pushHandlers } from './desk/push.ts'
import { shipmentsHandlers } from './desk/shipments.ts'
import { stockHandlers } from './desk/stock.ts'

export const deskHandlers: DeskHandlers = {
  ...accessHandlers,
  ...shipmentsHandlers,
  ...stockHandlers,
  ...pushHandlers,
  ...complaintsHandlers,
}
