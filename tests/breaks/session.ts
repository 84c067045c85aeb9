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
  line('no stop at a log-out elsewhere', heartbeat, '.then(({ abortFlush }) => abortFlush())', '', RHYTHM),
  line(
    'a fresh log-in is forgotten',
    session,
    'if (acct !== null && readToken() === null) await',
    'if (acct !== null) await',
    SESSION,
  ),
  line(
    'a log-in ends by the browser’s word',
    session,
    'isPostponed = !(await pingServer())',
    'isPostponed = !navigator.onLine',
    SESSION,
  ),
  line('a postponed check does not come back', session, 'if (!isReached || !isPostponed) return', 'return', SESSION),
  line(
    'a page put aside does not look again',
    session,
    'if (!persisted) return\n  readBrowser()',
    'if (!persisted) return',
    SESSION,
  ),
  line('a log-out goes on without sending', session, 'if ((await pendingCount()) > 0) return false', '', SESSION),
  line(
    'every tick wakes everything',
    heartbeat,
    "=== 'visible') void send(phone)",
    "=== 'visible') void resetBackoff(phone).then(() => send(phone))",
    RHYTHM,
  ),
  line(
    'nothing wakes after an outage',
    heartbeat,
    'void resetBackoff(phone).then(() => send(phone))',
    'void send(phone)',
    RHYTHM,
  ),
  line(
    'every confirmed change asks for all books',
    heartbeat,
    'pullCollections(phone, drained.collections)',
    "pullCollections(phone, ['wishlist', 'delivery', 'billing'])",
    RHYTHM,
  ),
]
