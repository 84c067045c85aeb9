import { enquiryBreaks } from './enquiry.ts'
import type { QueueBreak } from './line.ts'
import { ordersBreaks } from './orders.ts'
import { queueBreaks } from './queue.ts'
import { sessionBreaks } from './session.ts'
import { workerBreaks } from './worker.ts'

/** Every break that no single promise names. */
export const lineBreaks: readonly QueueBreak[] = [
  ...queueBreaks,
  ...enquiryBreaks,
  ...ordersBreaks,
  ...sessionBreaks,
  ...workerBreaks,
]
