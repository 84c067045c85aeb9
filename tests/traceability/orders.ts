import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** Promises about orders that are not asserted by an id yet. */

const late = by('server/orders/late-order')
const caps = by('server/orders/order-caps')
const once = by('server/orders/idempotency')

export const orders: readonly Section[] = [
  {
    title: 'Over time, and many at once',
    parts: [
      {
        title: '',
        rows: [
          row(
            'After days or weeks there is one order or none, and the farmer is told which; a wrong clock changes nothing',
            'src/contract/constants.ts#ORDER_ATTEMPT_MS src/contract/constants.ts#RECEIPT_MS src/offline/orders/order-attempts.ts#isForgotten server/shop/maintenance/purge-expired.ts#purgeExpired',
            late(
              'after $days days an order whose $lost was lost is there $orders times, and the farmer is told: $told',
            ),
            late('a clock that is set by %i days makes no old order young'),
            late('an order that an unset clock has dated is given up, never sent'),
            by('unit/contract/lifetimes')('the server knows a key for days longer than any phone sends it'),
            once('a receipt is kept for 35 days, longer than a phone keeps a change'),
          ),
          row(
            'The limits hold when many orders come at once',
            'server/shop/orders/order-caps.ts#checkCaps server/shop/orders/place-order.ts#placeOrder',
            caps('of many orders of one customer at once no more are taken than the limits allow'),
          ),
        ],
      },
    ],
  },
]
