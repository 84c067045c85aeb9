import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of the phone's queue that no single promise names; one of the named test files must notice each break. */

const HOLES = ['tests/unit/offline/queue-guards.test.ts']
const FAULTS = ['tests/unit/offline/faults.test.ts']
const queue = 'src/offline/sync/queue.ts'
const rules = 'src/offline/sync/queue-policy.ts'
const mutators = 'src/offline/sync/mutators/'
const attempts = 'src/offline/orders/order-attempts.ts'
const outcome = 'src/offline/orders/attempt-outcome.ts'

export const queueBreaks: readonly QueueBreak[] = [
  line(
    'a paid order returns as unpaid',
    attempts,
    'if ((await attempts.get(attempt.key)) !== undefined) await',
    'await',
    HOLES,
  ),
  line(
    'a create with a lost answer shows twice',
    `${mutators}create-address.ts`,
    'if (shown.some(({ id }) => id === target)) return shown',
    '',
    HOLES,
  ),
  line('dead letters of a deleted address stay', queue, 'await removeSettled(local, record)\n', '', HOLES),
  line(
    'a change joins a parked one',
    rules,
    "!isFrozen(tail) && tail.state !== 'parked' &&",
    '!isFrozen(tail) &&',
    HOLES,
  ),
  line(
    'Retry-After as a date is not read',
    'src/offline/sync/send-frozen.ts',
    'Date.parse(header) - now',
    'NaN',
    HOLES,
  ),
  line(
    'Retry-After as a date by the phone’s clock',
    'src/offline/sync/send-frozen.ts',
    'time ?? Date.now()',
    'Date.now()',
    HOLES,
  ),
  line('bytes are not frozen', queue, 'record.wire ?? wireOf(principal, record)', 'wireOf(principal, record)', HOLES),
  line(
    'a refused delete marks its address',
    'src/offline/sync/optimistic-view.ts',
    "if (record.op !== 'addr.create' && record.op !== 'addr.update') return shown\n  if (record.kind",
    "if (record.op === 'wish.set' || record.op === 'addr.default') return shown\n  if (record.kind",
    HOLES,
  ),
  line(
    'an unsent default looks sent',
    `${mutators}set-default-address.ts`,
    'unsent: address.unsent || address.id === target',
    'unsent: address.unsent',
    HOLES,
  ),
  line(
    'only five order items are kept',
    'src/offline/sync/mirror.ts',
    'const ORDERS_KEPT = 50',
    'const ORDERS_KEPT = 5',
    HOLES,
  ),
  line(
    'a refused token is valid again',
    'src/offline/account/session.ts',
    'if (row.acct === acct && row.token === token) return',
    '',
    HOLES,
  ),
  line(
    'an order is given up after a 2xx that cannot be read',
    outcome,
    'if (!asked.unknown || isSuccess(sent.status)) return open(failure)',
    '',
    ['tests/unit/offline/checkout.test.ts'],
  ),
  line(
    'a dead default stays after its address was mended',
    queue,
    'dead.lane === lane || replaces?.(change, dead)',
    'dead.lane === lane',
    FAULTS,
  ),
  line(
    'a phone behind the server’s clock dates all the same',
    'src/offline/api/clock.ts',
    'heard === undefined || now() < heard - DAY_MS',
    'heard === undefined',
    FAULTS,
  ),
  line(
    'the server’s clock moves with the phone’s',
    'src/offline/sync/replay.ts',
    '[timeOf(answer), performance.now()]\n  return time === undefined ? local.now : () => time + performance.now() - since',
    '[timeOf(answer), local.now()]\n  return time === undefined ? local.now : () => time + local.now() - since',
    FAULTS,
  ),
  line('a change joins one of a newer build', rules, ' && isSupportedVersion(tail)\n', '\n', FAULTS),
]
