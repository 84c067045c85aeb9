import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of the log-in and of when the queue is sent. */

const RHYTHM = ['tests/unit/offline/sync-schedule.test.ts']
const SESSION = ['tests/unit/offline/session.test.ts']
const session = 'src/features/account/session.ts'
const heartbeat = 'src/features/sync/sync-scheduler.ts'

export const sessionBreaks: readonly QueueBreak[] = [
  line(
    'Discard keeps the order attempt',
    'src/offline/account/session.ts',
    '[db.outbox, db.dead, db.attempts].map',
    '[db.outbox, db.dead].map',
    SESSION,
  ),
  line('wakes at every event', heartbeat, 'if (performance.now() - lastWake >= MIN_INTERVAL_MS) {', '{', RHYTHM),
  line('a postponed check does not come back', session, 'if (!isReached || !isPostponed) return', 'return', SESSION),
  line(
    'every confirmed change asks for all books',
    heartbeat,
    'pullCollections(local, drained.collections)',
    "pullCollections(local, ['wishlist', 'delivery', 'billing'])",
    RHYTHM,
  ),
]
