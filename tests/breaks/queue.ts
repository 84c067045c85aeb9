/** Lines of the phone's queue that no single promise names; one of the named test files must notice each break. */

export interface QueueBreak {
  name: string
  file: string
  from: string
  to: string
  /** Files of tests, one of which must fail. */
  tests: string[]
}

const HOLES = ['tests/unit/offline/queue-guards.test.ts']
const FAULTS = ['tests/unit/offline/faults.test.ts']
const RHYTHM = ['tests/unit/offline/sync-schedule.test.ts']
const ORDERS = ['tests/unit/offline/checkout.test.ts']
const SESSION = ['tests/unit/offline/session.test.ts']
const WORKER = ['tests/unit/offline/worker.test.ts']

const line = (name: string, file: string, from: string, to: string, tests: string[]): QueueBreak => ({
  name,
  file,
  from,
  to,
  tests,
})
const queue = 'src/offline/sync/queue.ts'
const rules = 'src/offline/sync/queue-policy.ts'
const fold = 'src/offline/sync/optimistic-view.ts'
const attempts = 'src/offline/orders/order-attempts.ts'
const outcome = 'src/offline/orders/attempt-outcome.ts'
const session = 'src/features/account/session.ts'
const heartbeat = 'src/features/account/sync-scheduler.ts'

export const queueBreaks: readonly QueueBreak[] = [
  line(
    'a settled change is written back after log-out',
    queue,
    'if ((await readSession(phone)).acct === record.acct) await applyConfirmed',
    'await applyConfirmed',
    HOLES,
  ),
  line('a late 401 ends the new log-in', queue, 'if (session.epoch === claimed.epoch)', 'if (session.id === 1)', HOLES),
  line(
    'Discard keeps the order attempt',
    'src/offline/account/session.ts',
    '[db.outbox, db.dead, db.attempts].map',
    '[db.outbox, db.dead].map',
    SESSION,
  ),
  line('408 decides an order', outcome, '[401, 408, 425, 429]', '[401, 425, 429]', ORDERS),
  line(
    'a second answer sweeps the new cart',
    attempts,
    '      if (before === undefined) return\n      if (ended',
    '      if (before === undefined && !isPlaced) return\n      if (before === undefined) await updateCart(phone, clear)\n      if (before === undefined) return\n      if (ended',
    ORDERS,
  ),
  line(
    'a paid order returns as unpaid',
    attempts,
    'if ((await db.attempts.get(attempt.key)) !== undefined) await',
    'await',
    HOLES,
  ),
  line(
    'a create with a lost answer shows twice',
    fold,
    'if (shown.some(({ id }) => id === record.target)) return shown',
    '',
    HOLES,
  ),
  line('the first shown becomes default', fold, '[...shown].sort(byAge)', 'shown', FAULTS),
  line('the youngest becomes default', fold, '[...shown].sort(byAge)', '[...shown].sort(byAge).reverse()', FAULTS),
  line(
    'dead letters of a deleted address stay',
    queue,
    "if (record.op === 'addr.delete') await removeDead(phone, record)",
    '',
    HOLES,
  ),
  line(
    '404 on unwish is refused',
    rules,
    "if (status === 404 && record.op === 'wish.set' && !record.body.on) return { do: 'done' }",
    '',
    HOLES,
  ),
  line(
    '409 is done',
    rules,
    "if (status === 409) return dead('conflict')",
    "if (status === 409) return { do: 'done' }",
    HOLES,
  ),
  line(
    'a 2xx that says no is done',
    rules,
    "return said.ok ? { do: 'done' } : dead('refused')",
    "return { do: 'done' }",
    HOLES,
  ),
  line(
    'a change joins a parked one',
    rules,
    "isFrozen(tail) || tail.state === 'parked' ||",
    'isFrozen(tail) ||',
    HOLES,
  ),
  line(
    'no cap of five minutes',
    rules,
    'Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** Math.min(attempts, 20))',
    'FIRST_BACKOFF * 2 ** Math.min(attempts, 20)',
    HOLES,
  ),
  line(
    'Retry-After without a cap',
    rules,
    'rest: Math.min(outcome.retryAfter, HOUR)',
    'rest: outcome.retryAfter',
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
  line('the most tried goes first', rules, 'a.attempts - b.attempts ||', 'b.attempts - a.attempts ||', HOLES),
  line('a new address waits for a parked one', rules, "        other.state !== 'parked' &&\n", '', HOLES),
  line('bytes are not frozen', queue, 'record.wire ?? wireOf(acct, record)', 'wireOf(acct, record)', HOLES),
  line(
    'a mismatch is not parked',
    rules,
    "if (status === 422 && said.code === 'IDEMPOTENCY_MISMATCH') return { do: 'park', cls: 'mismatch' }",
    '',
    HOLES,
  ),
  line(
    'an endless turn',
    'src/offline/sync/replay.ts',
    'signal.aborted || performance.now() > until',
    'signal.aborted',
    HOLES,
  ),
  line(
    'a refused delete marks its address',
    fold,
    "if (record.op !== 'addr.create' && record.op !== 'addr.update') return shown\n  if (record.kind",
    "if (record.op === 'wish.set' || record.op === 'addr.default') return shown\n  if (record.kind",
    HOLES,
  ),
  line(
    'an unsent default looks sent',
    fold,
    'unsent: address.unsent || address.id === record.target',
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
  line('pictures are not dropped', 'src/offline/db/quota-recovery.ts', '    await dropPictures()\n', '', HOLES),
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
    'a resumed order is sent without a tap',
    'src/features/checkout/open-order.store.ts',
    "!== 'placing') await withOpen(askAttempt)",
    "!== 'placing') await withOpen(sendAgain)",
    ORDERS,
  ),
  line(
    'a changed cart sends the old order',
    'src/features/checkout/checkout.store.ts',
    'attempt.wire.text === JSON.stringify(order) ?',
    'attempt.wire.text !== null ?',
    ORDERS,
  ),
  line(
    'an order is given up after a 2xx that cannot be read',
    outcome,
    'if (!asked.unknown || isSuccess(sent.status)) return open(failure)',
    '',
    ['tests/unit/offline/checkout.test.ts'],
  ),
  line(
    'a refusal after a lost answer is believed',
    outcome,
    'if (sent.status === 409 && v.is(RefusalAnswer, sent.body)) return',
    'if (v.is(RefusalAnswer, sent.body)) return',
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
    'a dead default stays after its address was mended',
    queue,
    'dead.lane === lane || isDefaultOf(dead, change)',
    'dead.lane === lane',
    FAULTS,
  ),
  line(
    'a mended address forgets that it was the default',
    queue,
    "if (change.op === 'addr.create' && dead.reason === 'dependent'",
    "if (change.op === 'addr.delete' && dead.reason === 'dependent'",
    FAULTS,
  ),
  line(
    'an address that always fails blocks its book',
    rules,
    '        !isOvertaken(other),\n',
    '        true,\n',
    FAULTS,
  ),
  line(
    'the phone’s own stamp says what is too old',
    rules,
    '  if (!isMisdated(record, serverNow)) return record\n',
    '  if (serverNow > 0) return record\n',
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
    '[timeOf(answer), performance.now()]\n  return time === undefined ? phone.now : () => time + performance.now() - since',
    '[timeOf(answer), phone.now()]\n  return time === undefined ? phone.now : () => time + phone.now() - since',
    FAULTS,
  ),
  line('joining keeps the old age', queue, '=> ({ ...record, ...date })', '=> record', FAULTS),
  line(
    'a change joins one of a newer build',
    rules,
    ' || !isSupportedVersion(tail)) return append',
    ') return append',
    FAULTS,
  ),
  line(
    'what others left unsent never ends',
    'src/offline/orders/expire-attempts.ts',
    'const dated = redated(row, time)\n          if (isExpired(dated, time)) delete',
    'const dated = redated(row, time)\n          if (time < 0) delete',
    FAULTS,
  ),
  line(
    'others’ changes end by the phone’s clock',
    'src/offline/orders/expire-attempts.ts',
    'const time = await askClock(phone)',
    'const time = await Promise.resolve<number | undefined>(now())',
    FAULTS,
  ),
  line(
    'one’s own changes end behind one’s back',
    'src/offline/orders/expire-attempts.ts',
    'row.acct !== acct && looksOld(row)',
    'looksOld(row)',
    FAULTS,
  ),
  line(
    'the stale one of two copies wins',
    'src/offline/sync/pull.ts',
    'if (await isNewest(phone, acct, book, number)) await write',
    'await write',
    FAULTS,
  ),
  line('work that Safari cuts off is not done again', 'src/offline/db/reopen.ts', "  'UnknownError',\n", '', FAULTS),
  line(
    'a change reported as failed is written twice',
    queue,
    "if ((await db.outbox.where('id').equals(own.id).count()) > 0) return",
    'own = newNames()',
    FAULTS,
  ),
  line(
    'a cart change reported as failed is made twice',
    'src/offline/cart/cart-rows.ts',
    'if ((await db.meta.get(LAST_CHANGE))?.value === name) return',
    '',
    FAULTS,
  ),
  line('a return of the server clears Retry-After', queue, ' && lastErr?.cls !== BUSY', '', HOLES),
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
  line(
    'code that did not come is not asked for again',
    'src/offline/db/open-db.ts',
    '      console.warn(error)\n',
    '      throw error\n',
    ['tests/unit/offline/open-db.test.ts'],
  ),
  line('a redirect is made anew', 'sw/timestamp-plugin.ts', 'answer.status === 0 ||', '', WORKER),
  line(
    'a directory that stalls holds the installation',
    'sw/pincodes.ts',
    'const DIRECTORY_MS = 10_000',
    'const DIRECTORY_MS = 10_000_000',
    WORKER,
  ),
  line(
    'no-store answers are kept',
    'src/offline/api/response-checks.ts',
    "!(answer.headers.get('Cache-Control') ?? '').includes('no-store')",
    'true',
    WORKER,
  ),
  line('redirected answers are kept', 'src/offline/api/response-checks.ts', '!answer.redirected &&', '', WORKER),
  line('customers’ answers are kept', 'sw/catalogue.ts', "!request.headers.has('Authorization') &&", '', WORKER),
  line('answers of other origins are kept', 'sw/catalogue.ts', '  sameOrigin &&\n', '', WORKER),
]
