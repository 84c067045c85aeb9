import { beyondFaults } from './beyond-faults.ts'
import { by, row } from './promise.ts'
import { cashOrder } from './proofs.ts'
import type { Section } from './promise.ts'

/** Faults 1 to 36 of the phone, its network, its builds and its accounts. */

const broken = by('unit/offline/storage-failures')
const absence = by('unit/offline/long-absence')
const eviction = by('unit/offline/eviction')(
  'what is left decides: local storage $storage, cookie $cookie, database $database',
)
const cleared = by('journeys/resilience/cleared')
const network = by('journeys/resilience/network')
const traces = by('journeys/logout-privacy')
const updates = by('journeys/updates')
const survival = by('journeys/resilience/survival')
const newerDatabase = updates(
  'a build with a newer database takes it over from an old window, and an older build leaves it alone',
)
const queue = by('unit/offline/queue')
const reach = by('unit/offline/reachability')
const refusals = by('unit/offline/refusals')
const session = by('unit/offline/session')
const storage = by('unit/offline/storage')
const patchy = by('journeys/poor-network')
const model = by('unit/offline/simulation')(
  'nothing is lost, sent twice, shown to another or stuck, whatever befalls the phone',
)
const mutant = (name: string) => by('unit/offline/mutants')('caught: %s', name)
const tabs = by('journeys/resilience/tabs')(
  'three tabs and the worker on a bad network: what the screen says is what the shop has, each change once',
)
const kills = by('journeys/resilience/kills')(
  'a browser killed at any moment has lost nothing that the screen had acknowledged',
)

export const faultRows: Section = {
  title: 'What the phone survives',
  parts: [
    {
      title: 'The phone’s memory',
      rows: [
        row(
          '1. and 2. All or part of it thrown away, at any point: what is left decides, in all eight cases',
          'src/app/startup/storage-recovery.ts#watchStorage src/features/account/session.ts#matchRow sw/cache-watchdog.ts#withNetworkFallback',
          cleared('whatever the browser clears at any point of a journey comes back from the shop'),
          cleared('where the phone’s cache storage no longer answers, the shop goes on as a web page'),
          traces('memory that the phone has cleared is filled again from the shop, told once'),
          eviction,
          session('token, user and cookie are enough to be logged in again when the database is gone'),
          session('a database without token and user is logged out'),
        ),
        row(
          '3. The database does not open, or does not answer: one notice, and the shop works on without it',
          'src/offline/db/local-db.ts#openLocalDb',
          storage('a browser that keeps nothing is told about once and breaks nothing'),
          storage('a database that opens and then answers nothing is told about once, like none'),
          by('unit/offline/optimistic-view')(
            'on a phone that stores nothing, wishes and addresses are queued and sent as anywhere, and end with the page',
          ),
          by('unit/offline/checkout')('a phone that keeps nothing can order'),
        ),
        row(
          '4. The browser closes it between any two steps: it is opened again, nothing is lost',
          'src/offline/db/reopen.ts#reopenOnClose src/offline/db/reopen.ts#retryOnClosed',
          broken('a database that the browser closes under any step is opened again, and each change is there once'),
        ),
        row(
          '5. An old tab gives way to a newer build’s database',
          'src/offline/db/local-db.ts#openLocalDb',
          storage('an old tab lets a newer one change the database and asks to be loaded again'),
          newerDatabase,
        ),
        row(
          '6. An older build leaves a newer database alone',
          'src/offline/db/local-db.ts#openLocalDb',
          storage('an app older than its database leaves the database alone and asks to be loaded again'),
          newerDatabase,
        ),
        row(
          '7. No room left, at whichever write: pictures go first, then the change fails visibly and whole',
          'src/offline/db/quota-recovery.ts#withQuotaRecovery',
          broken('whichever write finds the phone full, the change fails visibly or is kept whole'),
          broken('a full phone can log out'),
          storage('a full phone makes room once and keeps the change'),
          storage('a phone that stays full says so until there is room, and shows nothing that it has not kept'),
          survival('a phone without room left says so, shows nothing that it has not kept, and can log out'),
        ),
        row(
          '8. Pictures of all that is browsed stay below 80 MB and push nothing out',
          'sw/pictures.ts#pictures',
          survival('what is browsed takes less than 80 MB, and pushes out neither cart nor wishlist nor what waits'),
        ),
        row(
          '9. A damaged row is set aside; its neighbours and the screen go on',
          'src/offline/sync/validate-record.ts#validateRecord',
          broken('damaged rows of every kind stop neither their neighbours nor the screen'),
          refusals('a damaged record is set aside and its neighbours go on'),
        ),
      ],
    },
    {
      title: 'The queue',
      rows: [
        row(
          '10. Lost requests, lost answers, late copies: each change once',
          'src/offline/sync/queue.ts#claim src/offline/sync/queue.ts#settle',
          model,
          tabs,
          queue('a change whose answer was lost is applied once'),
          mutant('the server keeps no answers'),
          mutant('every sending has a key of its own'),
          mutant('keys are forgotten while copies travel'),
          mutant('an attempt is written down after its answer'),
        ),
        row(
          '11. Killed at any step: nothing acknowledged is lost',
          'src/offline/sync/queue.ts#enqueue',
          broken('killed at each of its steps in turn, the app keeps all that it had acknowledged'),
          kills,
          model,
        ),
        row(
          '12. Tabs and worker send at the same time: one effect',
          'src/offline/sync/replay.ts#flush sw/background-sync.ts#flushQueue',
          tabs,
          queue('two tabs and the worker that send at the same time send each change once'),
          mutant('changes of one thing overtake each other'),
        ),
        row(
          '13. A change the shop refuses or fails on is set aside or rests; all others go',
          'src/offline/sync/queue-policy.ts#nextToSend',
          refusals('a refused change is set aside with its reason and the others go on'),
          refusals('a change the server keeps failing on does not hold up the others'),
          mutant('one queue for all, whose head blocks the rest'),
        ),
        row(
          '14. A server down for a day is asked at most 300 times by a hidden page',
          'src/features/sync/sync-scheduler.ts#startSyncScheduler',
          absence('a phone in the pocket asks a server that is down at most 300 times in 24 hours'),
        ),
        row(
          '15. Chains of create, edit, default and delete end as on the screen',
          'src/offline/sync/queue-policy.ts#coalesce',
          model,
          mutant('an edit goes into what may have been sent'),
          mutant('a deleted address takes its creation along, sent or not'),
          mutant('a deleted address takes the choice of it as default along'),
        ),
        row(
          '16. A copy under way never covers what waits',
          'src/offline/sync/pull.ts#pullWishlist',
          absence('in a thousand interleavings a copy under way never covers what the farmer has just changed'),
          mutant('an older snapshot replaces what was confirmed since'),
        ),
        row(
          '17. Records of older and newer builds are sent as meant, or wait for the update',
          'src/offline/sync/changes.ts#isSupportedVersion',
          absence('what every released version has queued is sent as that version meant it'),
          absence('what a newer build has queued goes on once this one is as new'),
          refusals('a change that a newer app has queued waits for the update'),
        ),
        row(
          '18. Older than 30 days: not sent, told',
          'src/offline/sync/queue-policy.ts#isExpired',
          refusals('a change older than 30 days is set aside instead of sent'),
        ),
      ],
    },
    {
      title: 'The network and the clock',
      rows: [
        row(
          '19. The browser’s own hint lies: it gates nothing',
          'src/features/sync/network.ts',
          network(
            'without sync events, and with a browser that says it is offline for ever, the queue is sent within 20 seconds',
          ),
          reach('a server that does not answer is offline for the farmer, whatever the browser believes'),
        ),
        row(
          '20. A captive portal changes nothing that is kept and confirms nothing',
          'src/offline/api/response-checks.ts#isOwnResponse src/offline/sync/send-frozen.ts#sendFrozen',
          network('a captive portal changes no byte of what the phone keeps, and nothing counts as sent'),
          queue('what a captive portal answers never counts as sent'),
          mutant('a 200 is believed whoever says it'),
        ),
        row(
          '21. A body that stops at any byte: 30 seconds for changes, 3 for what is kept',
          'src/offline/api/timeout.ts#withTimeout',
          absence('an answer that stops at any byte counts as none after 30 seconds'),
          patchy('on a connection that brings nothing, what the phone has is there within 3 seconds'),
          tabs,
        ),
        row(
          'What is on the screen stays when reading it again brings nothing or less',
          'src/app/startup/keep-data-strategy.ts#keepCompleteData',
          network('lists on the screen stay when reading them again brings nothing or less'),
        ),
        row(
          'What the worker has to say is heard by a page that is still starting',
          'src/app/updates/worker-messages.ts#onWorkerMessage',
          network('news of the worker that comes while a slow phone still starts the page is shown'),
        ),
        row(
          '22. A review cut off on its way is sent again under its key and is one review',
          'server/http/uploads/serve-upload.ts server/http/uploads/upload-slots.ts#createUploadSlots server/shop/maintenance/delete-orphans.ts',
          by('resilience/uploads')(
            'a review that is cut off at any tenth and sent again under its key is one review with all its files',
          ),
          by('server/reviews/reviews')('a review that is sent twice under one key is one review'),
          by('server/files/uploads')('a return that was torn twice is taken at the third try'),
          by('server/http/banner-upload')('a file that nothing names is swept after an hour, and no other'),
          by('journeys/reviews')('words that cannot be sent stay on the phone'),
        ),
        row(
          '23. Clocks a year off or jumping hold nothing up, and only the shop’s clock makes a change too old',
          'src/offline/api/clock.ts#dateOf src/offline/sync/queue-policy.ts#redated src/offline/sync/queue-policy.ts#isDue',
          absence('a clock that jumps by %i days while changes wait sends them all the same'),
          refusals('a clock that jumped a year ahead and back holds nothing up'),
          mutant('the phone’s own clock says what is too old'),
          model,
        ),
        row(
          '28. No sync events: sent within 20 seconds of the server’s return',
          'src/features/sync/sync-scheduler.ts#startSyncScheduler',
          network(
            'without sync events, and with a browser that says it is offline for ever, the queue is sent within 20 seconds',
          ),
        ),
      ],
    },
    {
      title: 'New builds and no worker',
      rows: [
        row(
          '24. A window open over a deployment: every page still opens; gone parts load it anew, once',
          'src/app/startup/stale-chunk-reload.ts#watchStaleChunks server/start/previous-assets.mjs',
          updates('a window open over a build still gets its parts, and is loaded anew once when they are gone'),
          updates('what was seen with an older build still opens without network'),
        ),
        row(
          '25. An update asks, never disturbs a checkout or a form, and comes by itself after a week',
          'src/app/updates/updates.ts#offerUpdate src/offline/platform/activity-lock.ts#isActivityHeld src/app/startup/unsaved-forms.ts#watchUnsavedForms',
          updates('an update asks first, never under a checkout, and takes over after a week'),
          updates('no update is offered or made while somebody writes into a form'),
          updates('a build that is being installed before the page listens is offered all the same'),
        ),
        row(
          '26. A build with a missing file installs nowhere',
          'sw/precache.ts#precache tests/budget/precached.ts',
          updates('a build with a missing part installs nowhere, and the one before goes on'),
        ),
        row(
          '27. A broken worker is taken off the phones; what waits and what was collected stays',
          'server/http/routes/sw-kill-switch.ts#serveWorkerOff',
          updates('a broken worker is taken off the phones, and what the farmer has stays'),
        ),
        row(
          '29. A first visit and a hard reload, which no worker answers, are plain web pages',
          'src/app/updates/register-worker.ts#startWorker',
          survival(
            'a page that no worker answers for, as after a hard reload, is a plain web page that sends its changes',
          ),
          cashOrder,
        ),
      ],
    },
    {
      title: 'Several tabs, several accounts',
      rows: [
        row(
          '30. Two tabs count the cart up together and lose nothing',
          'src/offline/cart/cart-storage.ts#changeCart',
          by('unit/offline/cart')('two tabs that count up at the same time lose nothing'),
          survival('two tabs with a hundred clicks each put two hundred things into one cart'),
        ),
        row(
          '31. A frozen sender’s lock is stolen',
          'src/offline/platform/exclusive-lock.ts#withExclusiveLock',
          survival('a tab that is frozen while it sends holds the others up for a minute at most'),
          model,
        ),
        row(
          '32. A log-out in one tab is followed in the others',
          'src/features/account/session-channel.ts#listenToSessions',
          session('a log-out in another tab is followed at once'),
        ),
        row(
          '33. A refused log-in keeps every change for the same account',
          'src/offline/sync/queue.ts#settle',
          queue('a refused log-in keeps every change until the same farmer logs in again'),
          mutant('a refused log-in drops the change'),
        ),
        row(
          '34. Another account on the phone sends, sees and finds nothing of the one before',
          'src/offline/account/session.ts#forgetLogin src/offline/account/session.ts#rememberLogin',
          traces(
            'after a log-out with Discard nothing of the customer is left, and the next one sees nothing of the first',
          ),
          queue('changes of one account are never sent or shown under another'),
          mutant('accounts are not told apart, the server asks'),
          mutant('accounts are not told apart, the server does not ask'),
        ),
        row(
          '35. A log-out at any moment of a replay: nothing is sent after it',
          'src/offline/sync/replay.ts#abortFlush',
          absence('a log-out at any of 200 moments of a replay: nothing is sent after it'),
          survival(
            'a log-out at any moment of sending: nothing is sent after it, and what was kept goes at the next log-in',
          ),
        ),
        row(
          '36. Tokens are kept as hashes and end with the log-out',
          'server/shop/accounts/login/sessions.ts',
          by('server/accounts/accounts')('passwords are kept as Argon2id and tokens as hashes'),
          by('server/accounts/accounts')('a token ends with log-out, after a day without use, and not before'),
        ),
      ],
    },
    beyondFaults,
  ],
}
