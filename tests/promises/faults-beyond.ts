import { promise } from './promise.ts'

/** Faults of phone, network and shop that the checklist does not name. */
export const faultsBeyond = {
  'beyond/shops-word': promise('A log-in ends on the shop’s word alone: a link that brings nothing ends none', [
    'src/features/account/session.ts',
    'isPostponed = !(await pingServer())',
    'isPostponed = !navigator.onLine',
  ]),
  'beyond/put-aside': promise('A page that the browser had put aside shows who is logged in by now', [
    'src/features/account/session.ts',
    'if (!persisted) return\n  readBrowser()',
    'if (!persisted) return',
  ]),
  'beyond/fresh': promise('A log-in made while the phone still looks who was there is not forgotten', [
    'src/features/account/session.ts',
    'if (acct !== null && readToken() === null) await',
    'if (acct !== null) await',
  ]),
  'beyond/young': promise('A change that joins one of 29 days ago is as young as the last tap', [
    'src/offline/sync/queue.ts',
    '({ ...record, ...date })',
    'record',
  ]),
  'beyond/left': promise('What somebody left unsent on a shared phone ends after 30 days', [
    'src/offline/orders/expire-attempts.ts',
    'const dated = redated(row, time)\n        if (isExpired(dated, time)) delete',
    'const dated = redated(row, time)\n        if (time < 0) delete',
  ]),
  'beyond/left-clock': promise('By the shop’s clock, not the phone’s', [
    'src/offline/orders/expire-attempts.ts',
    'const time = await askClock(local)',
    'const time = await Promise.resolve<number | undefined>(now())',
  ]),
  'beyond/own': promise('What waits for the one who is logged in is not ended behind her back', [
    'src/offline/orders/expire-attempts.ts',
    'row.acct !== acct && looksOld(row)',
    'looksOld(row)',
  ]),
  'beyond/mended': promise('An address that was mended is no longer refused, and is the default it was chosen to be', [
    'src/offline/sync/mutators/create-address.ts',
    "dead.reason === 'dependent' &&",
    "dead.reason === 'expired' &&",
  ]),
  'beyond/passes': promise('An address on which the shop always fails lets the next ones of its book pass', [
    'src/offline/sync/mutators/create-address.ts',
    ' && !isOvertaken(older)',
    '',
  ]),
  'beyond/oldest': promise(
    'Without its default a book falls back on the oldest address, as the shop does',
    ['src/offline/sync/mutators/address.ts', '[...shown].sort(byAge)', 'shown'],
    ['src/offline/sync/mutators/address.ts', '[...shown].sort(byAge)', '[...shown].sort(byAge).reverse()'],
  ),
  'beyond/conflict': promise('A conflict is told and not taken for done', [
    'src/offline/sync/queue-policy.ts',
    "if (status === 409) return dead('conflict')",
    "if (status === 409) return { do: 'done' }",
  ]),
  'beyond/says-no': promise('A 200 that says no is told and not taken for done', [
    'src/offline/sync/queue-policy.ts',
    "return said.ok ? { do: 'done' } : dead('refused')",
    "return { do: 'done' }",
  ]),
  'beyond/mismatch': promise('A key that the shop knows of another change is parked, and sent no more', [
    'src/offline/sync/queue-policy.ts',
    "if (status === 422 && said.code === 'IDEMPOTENCY_MISMATCH') return { do: 'park', cls: 'mismatch' }",
    '',
  ]),
  'beyond/not-there': promise('Taking back a wish that is not there is done', [
    'src/offline/sync/mutators/set-wish.ts',
    'status === 404 && !body.on',
    'status < 0',
  ]),
  'beyond/forgotten': promise('What is confirmed after a log-out is not written into the forgotten copy', [
    'src/offline/sync/queue.ts',
    'if ((await readSession(local)).acct === record.acct) await applyConfirmed',
    'await applyConfirmed',
  ]),
  'beyond/late-401': promise('A refused log-in of before does not end the new one', [
    'src/offline/sync/queue.ts',
    'if (session.epoch === claimed.epoch)',
    'if (session.id === 1)',
  ]),
  'beyond/turn': promise('One turn of sending ends in time, however much waits', [
    'src/offline/sync/replay.ts',
    'signal.aborted || performance.now() > until',
    'signal.aborted',
  ]),
  'beyond/least': promise('Of several the least tried goes first', [
    'src/offline/sync/queue-policy.ts',
    'a.attempts - b.attempts ||',
    'b.attempts - a.attempts ||',
  ]),
  'beyond/parked': promise('A parked new address holds up no other', [
    'src/offline/sync/mutators/create-address.ts',
    "older.state !== 'parked' && ",
    '',
  ]),
  'beyond/cap': promise('Rests grow with each failure, up to five minutes', [
    'src/offline/sync/queue-policy.ts',
    'Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** Math.min(attempts, 20))',
    'FIRST_BACKOFF * 2 ** Math.min(attempts, 20)',
  ]),
  'beyond/later-copy': promise('Of two copies under way the one that was asked for later stays', [
    'src/offline/sync/pull.ts',
    'if (await isNewest(local, acct, book, number)) await write',
    'await write',
  ]),
  'beyond/once': promise(
    'A change that was written and reported as failed is there once, in the queue and in the cart',
    [
      'src/offline/sync/queue.ts',
      "if ((await db.outbox.where('id').equals(own.id).count()) > 0) return",
      'own = newNames()',
    ],
  ),
  'beyond/once-cart': promise('And in the cart', [
    'src/offline/cart/cart-rows.ts',
    'if ((await meta.get(LAST_CHANGE))?.value === name) return',
    '',
  ]),
  'beyond/costs': promise('A change that can never be sent costs few requests an hour', [
    'src/features/sync/sync-scheduler.ts',
    "=== 'visible') void send(local)",
    "=== 'visible') void resetBackoff(local).then(() => send(local))",
  ]),
  'beyond/retry-after': promise('What the shop asks to be left alone with waits as long as it says, an hour at most', [
    'src/offline/sync/queue-policy.ts',
    'rest: Math.min(outcome.retryAfter, HOUR)',
    'rest: outcome.retryAfter',
  ]),
  'beyond/holds': promise('Also when it was seen again or somebody presses a button', [
    'src/offline/sync/queue.ts',
    ' && lastErr?.cls !== BUSY',
    '',
  ]),
  'beyond/kept': promise('What the worker has kept does not pass for a shop that answers', [
    'src/offline/api/make-call.ts',
    'if (token) reportReachability(body !== undefined)',
    'reportReachability(body !== undefined)',
  ]),
  'beyond/code': promise('Code that did not come is asked for again until it comes', [
    'src/offline/platform/retry-until-loaded.ts',
    '      console.warn(error)\n',
    '      throw error\n',
  ]),
  'beyond/first-visit': promise(
    'A first visit whose script was lost works whole once the network brings it',
    [
      'src/main.tsx',
      'await retryUntilLoaded(() => Promise.all([openLanguage(language), loadMatchedPages(basename)]))',
      'await Promise.all([openLanguage(language), loadMatchedPages(basename)])',
    ],
    [
      'src/app/startup/start-when-wanted.ts',
      "await retryUntilLoaded(() => withTexts('rest', import('./start-client.ts')))",
      "await withTexts('rest', import('./start-client.ts'))",
    ],
  ),
  'beyond/first-worker': promise(
    'A worker one of whose files was lost is installed once the network brings it',
    [
      'src/offline/platform/worker-installation.ts',
      '  retryUntilLoaded(async () => {',
      '  (async (install: () => Promise<void>) => install())(async () => {',
    ],
    ['src/offline/platform/worker-installation.ts', "reject(new Error('The worker was not installed'))", 'resolve()'],
  ),
  'beyond/new-address': promise('A new address can be typed before the shop has said which there are', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '!(editId === null ? book.ready : isLoaded)',
    '!isLoaded',
  ]),
  'beyond/other-account': promise('What one farmer has typed as a new address is not the next one’s', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '!(editId === null ? book.ready : isLoaded)',
    '(editId !== null && !isLoaded)',
  ]),
  'beyond/denied': promise('Only what the browser denies for good is not asked for again', [
    'src/offline/platform/retry-until-loaded.ts',
    " && error.name === 'NotSupportedError'",
    '',
  ]),
  'beyond/pins': promise('The worker is installed without the directory of PINs, if that stalls', [
    'sw/pincodes.ts',
    'const DIRECTORY_MS = 10_000',
    'const DIRECTORY_MS = 10_000_000',
  ]),
  'beyond/redirect': promise('A redirect of a page is handed on as it is', [
    'sw/timestamp-plugin.ts',
    'answer.status === 0 ||',
    '',
  ]),
  'beyond/elsewhere': promise('A log-out elsewhere takes back what this page is sending', [
    'src/features/sync/sync-scheduler.ts',
    '.then(({ abortFlush }) => abortFlush())',
    '',
  ]),
}
