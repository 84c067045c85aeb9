import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of an order's attempt and of what becomes of it. */

const ORDERS = ['tests/unit/offline/checkout.test.ts']
const attempts = 'src/offline/orders/order-attempts.ts'
const outcome = 'src/offline/orders/attempt-outcome.ts'

export const ordersBreaks: readonly QueueBreak[] = [
  line('408 decides an order', outcome, '[401, 408, 425, 429]', '[401, 425, 429]', ORDERS),
  line(
    'a second answer sweeps the new cart',
    attempts,
    '    if (before === undefined) return\n    if (ended',
    '    if (before === undefined && !isPlaced) return\n    if (before === undefined) await updateCart(local, clear)\n    if (before === undefined) return\n    if (ended',
    ORDERS,
  ),
  line(
    'an order is closed without giving it up',
    outcome,
    'const ended = await giveUpAttempt(asking)',
    "const ended = { state: 'given_up' as const }",
    ORDERS,
  ),
  line('another account’s answer decides', outcome, " || code === 'ACCOUNT_MISMATCH'", '', ORDERS),
]
