import { promise } from './promise.ts'

/** What the phone’s memory, its queue and its clock survive. */
export const faultsPhone = {
  'f1/rebuilt': promise(
    'What was thrown away whole is asked of the shop again; token, user and cookie alone are a log-in',
    [
      'src/features/account/session.ts',
      'if (who !== null) return rememberLogin(local, who.acct, who.token)',
      'if (who !== null) return',
    ],
  ),
  'f2/half': promise(
    'Whatever half is left decides: without token, user or cookie nobody is logged in, and what waits stays',
    [
      'src/features/account/session.ts',
      'if (acct !== null && readToken() === null) await forgetLogin(local, acct, false)',
      'if (acct === 0) await forgetLogin(local, acct, false)',
    ],
  ),
  'f3/notice': promise('A database that does not open is told about once, and breaks nothing', [
    'src/offline/db/local-db.ts',
    'if (!db.hasBeenClosed()) reportUnavailable(error)\n',
    '',
  ]),
  'f3/no-answer': promise('One that opens and answers nothing counts as none', [
    'src/offline/db/local-db.ts',
    'return half().catch(half)',
    'return half().catch(() => undefined as T)',
  ]),
  'f4/closed': promise('A database that the browser closes in mid-work is opened again, and the work is done once', [
    'src/offline/db/reopen.ts',
    "  'UnknownError',\n",
    '',
  ]),
  'f5/gives-way': promise('An old tab gives way to the database of a newer build, and asks to be loaded again', [
    'src/offline/db/local-db.ts',
    "  db.on('versionchange', leave)\n",
    "  db.on('versionchange', () => db.close())\n",
  ]),
  'f6/leaves-alone': promise('An older build leaves a newer database alone', [
    'src/offline/db/local-db.ts',
    'if (db.backendDB().version > BROWSER_VERSION) return false\n',
    '',
  ]),
  'f7/room-once': promise('A full phone makes room once and keeps the change', [
    'src/offline/db/quota-recovery.ts',
    '    if (!isQuota(error)) throw error\n    await dropPictures()\n',
    '    throw error\n',
  ]),
  'f7/pictures-first': promise('What goes first are pictures', [
    'src/offline/db/quota-recovery.ts',
    '    await dropPictures()\n',
    '',
  ]),
  'f7/visible': promise('What stays full fails visibly, and shows nothing that was not kept', [
    'src/offline/db/quota-recovery.ts',
    "      reportStorageIssue('full', by)\n",
    '',
  ]),
  'f7/in-sight': promise('A tap that could not be kept says so also where the notice is out of sight', [
    'src/app/layout/status/StorageNotice.tsx',
    'if (bottom <= 0) void toastError',
    'if (bottom > 0) void toastError',
  ]),
  'f9/set-aside': promise('A damaged row is set aside, and its neighbours go on', [
    'src/offline/sync/queue.ts',
    'for (const row of rows) if (!validateRecord(row)) await quarantine(local, row)\n',
    '',
  ]),
  'f10/once': promise('A change whose answer was lost is sent again under its key, and done once', [
    'src/offline/sync/queue.ts',
    'return { id: record.id, key: record.key, wire',
    'return { id: record.id, key: newUuid(), wire',
  ]),
  'f11/killed': promise('A change that was on its way when the app was killed is sent again', [
    'src/offline/sync/queue-policy.ts',
    '!isParked(head) && !tried',
    "head.state !== 'inflight' && !isParked(head) && !tried",
  ]),
  'f12/one-sender': promise('Tabs and worker that send at the same time send each change once', [
    'src/offline/sync/replay.ts',
    '      outboxLock(principal, local.db.name),\n',
    '      `${outboxLock(principal)} ${newTurn++}` as ReturnType<typeof outboxLock>,\n',
  ]),
  'f13/refused': promise('A refused change is set aside with its reason, and the others go on', [
    'src/offline/sync/queue-policy.ts',
    "\n  return dead('refused')\n}",
    "\n  return { do: 'again', cls: SERVER_FAILED, rest: 0 }\n}",
  ]),
  'f13/rests': promise('One on which the shop always fails rests, and holds up no other', [
    'src/offline/sync/queue-policy.ts',
    'queue.findIndex((other) => other.lane === record.lane)',
    'queue.findIndex((other) => other.acct === record.acct)',
  ]),
  'f14/pocket': promise('A hidden page asks a server that is down at most 300 times a day', [
    'src/offline/sync/queue-policy.ts',
    'random * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** Math.min(attempts, 20))',
    'random * FIRST_BACKOFF',
  ]),
  'f16/never-covers': promise('A copy from before a change was confirmed does not bring the old state back', [
    'src/offline/sync/pull.ts',
    '      if ((await count(acct)) !== before) return false\n',
    '',
  ]),
  'f17/newer': promise('What a newer build has queued waits for the update, and the rest goes', [
    'src/offline/sync/queue.ts',
    '    if (!isSupportedVersion(record)) {\n      await db',
    '    if (record.v < 0) {\n      await db',
  ]),
  'f17/older': promise('What a released build has queued is sent as that build meant it', [
    'src/offline/sync/mutators/set-wish.ts',
    '{ productId: target }',
    '{ productId: `${target}0` }',
  ]),
  'f18/too-old': promise('A change older than 30 days is not sent, and is told', [
    'src/offline/sync/queue-policy.ts',
    '?? CHANGE_MAX_AGE_MS)',
    '?? Infinity)',
  ]),
  'f20/portal': promise('What a captive portal answers never counts as sent', [
    'src/offline/sync/send-frozen.ts',
    "return isGenuine(response, key) ? readOutcome(response, await response.text()) : { kind: 'nothing' }",
    "return isGenuine(response, key)\n        ? readOutcome(response, await response.text())\n        : { kind: 'answer', status: response.status, body: null, said: { ok: true } }",
  ]),
  'f21/thirty-seconds': promise('A body that stops at any byte counts as no answer after 30 seconds', [
    'src/contract/constants.ts',
    'CHANGE_TIMEOUT_MS = 30_000',
    'CHANGE_TIMEOUT_MS = 20_000',
  ]),
  'f23/clock': promise('A clock that jumped holds nothing up', [
    'src/offline/sync/queue-policy.ts',
    ' || record.nextAt > now + HOUR',
    '',
  ]),
  'f23/shops-clock': promise('Only the shop’s clock makes a change too old', [
    'src/offline/sync/queue-policy.ts',
    '  if (!isMisdated(record, serverNow)) return record\n',
    '  if (serverNow > 0) return record\n',
  ]),
  'f30/two-tabs': promise('Two tabs that count the cart up at the same time lose nothing', [
    'src/offline/cart/cart-rows.ts',
    'return local.write(CART_TABLES, async () => {',
    'return local.read(async () => {',
  ]),
  'f32/elsewhere': promise('A log-out in one tab is followed in the others', [
    'src/features/account/session-channel.ts',
    "  globalThis.addEventListener('storage', react)\n",
    '',
  ]),
  'f33/kept': promise('A refused log-in keeps every change for the same account', [
    'src/offline/sync/queue.ts',
    '      await db.outbox.put(rest(verdict.do, 0))\n',
    '      await db.outbox.delete(record.seq)\n',
  ]),
  'f34/apart': promise('Changes of one account are never sent or shown under another', [
    'src/offline/sync/queue.ts',
    "const records = await db.outbox.where('acct').equals(acct).toArray()",
    'const records = await db.outbox.toArray()',
  ]),
  'f34/books': promise('A log-in of somebody else takes the books of the one before off the phone', [
    'src/offline/account/session.ts',
    '    if (row.acct !== null && row.acct !== acct) await clearMirror(db, row.acct)\n',
    '',
  ]),
  'f35/stopped': promise('A log-out stops what is being sent: nothing else leaves the phone', [
    'src/offline/sync/replay.ts',
    'underWay.forEach((turn) => turn.abort())',
    'undefined',
  ]),
  'f44/two-taps': promise('Two taps at once make one order', [
    'src/features/checkout/checkout.store.ts',
    "  if (useCheckout.getState().state === 'placing') return null\n",
    '',
  ]),
  'f45/found-again': promise(
    'An order whose answer was lost is placed once, after a reload and with a changed cart too',
    ['src/offline/orders/order-attempts.ts', '    if (open !== undefined) return isNew(open)\n', ''],
  ),
}
