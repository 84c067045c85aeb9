import { by, row } from './promise.ts'
import type { Part } from './promise.ts'

/** Faults of phone, network and shop that the checklist does not name. */

const found = by('unit/offline/faults')
const rhythm = by('unit/offline/sync-schedule')
const session = by('unit/offline/session')
const reach = by('unit/offline/reachability')
const worker = by('unit/offline/worker')
const holes = by('unit/offline/queue-guards')

export const beyondFaults: Part = {
  title: 'Beyond the checklist',
  rows: [
    row(
      'A log-in ends on the shop’s word alone: a link that brings nothing ends none',
      'src/features/account/session.ts#checkSession',
      session('with a link over which %s a missing cookie ends no log-in, until the shop itself is reached'),
      session('without network a missing cookie locks nobody out until the network is back'),
      session('with network a missing cookie ends the log-in, and what waits to be sent stays'),
      session('a page that the browser had put aside shows who is logged in by now'),
      session('a log-in made while the phone still looks who was there is not forgotten'),
      holes('a refused log-in of before does not end the new one'),
    ),
    row(
      'A log-in of somebody else takes the books of the one before off the phone, and leaves what waits',
      'src/offline/account/session.ts#rememberLogin',
      session('a log-in of somebody else takes the books of the one before off the phone, and leaves what waits'),
    ),
    row(
      'A change that a farmer made today is sent, however wrong the phone’s clock; one of 31 days ago is not',
      'src/offline/api/clock.ts#dateOf src/offline/sync/queue-policy.ts#isDateDoubtful src/offline/sync/queue-policy.ts#redated',
      found('a change made five minutes ago is sent, though the clock was wrong by %i ms when it was made'),
      found('a change that was begun 31 days ago is not sent, though the clock was wrong by %i ms when it was made'),
      found('a clock that is set right while the server is asked for the time buries nothing'),
      found('a phone that was silent for weeks and has lost its clock buries nothing that was just made'),
      found('the server’s clock goes on as it was heard, whatever becomes of the phone’s'),
      found('a change that joins one of 29 days ago is as young as the last tap'),
    ),
    row(
      'What somebody left unsent on a shared phone ends after 30 days; the one who is logged in is told of hers',
      'src/offline/orders/expire-attempts.ts#expireAttempts',
      found('what somebody left unsent on a shared phone ends after 30 days, without her and whatever the clock says'),
      found('what waits for the one who is logged in is not ended behind her back'),
    ),
    row(
      'A refused or failing address holds no other one up, and a mended one is no longer refused',
      'src/offline/sync/queue-policy.ts#nextToSend src/offline/sync/queue.ts#retryDead',
      found('an address that was mended is no longer refused, and is the default that it was chosen to be'),
      found('a refused choice of default blocks no address'),
      found('a refused address that is sent once more takes along what was refused with it'),
      found('an address on which the server always fails lets the next ones of its book pass'),
      found('without its default a book falls back on the oldest address, as the server does'),
    ),
    row(
      'What an answer means is read from all of it: a conflict, a 200 that says no and a key of another change count as not done',
      'src/offline/sync/queue-policy.ts#classify src/offline/sync/queue.ts#settle',
      holes('taking back a wish that is not there is done'),
      holes('wishing for what is not there is refused'),
      holes('a conflict is told and not taken for done'),
      holes('a 200 that says no is told and not taken for done'),
      holes('a key that the server knows of another change is parked, and sent no more'),
    ),
    row(
      'A log-out while a change is on its way: nothing of it comes back, and nothing else leaves the phone',
      'src/offline/sync/replay.ts#abortFlush src/offline/account/session.ts#forgetLogin',
      holes('what is confirmed after it is not written into the forgotten copy'),
      holes('nothing else leaves the phone'),
      holes('a token that the server has refused stays refused when the page says it once more'),
    ),
    row(
      'A turn of sending ends in time, the least tried goes first, and a parked change holds up no other',
      'src/offline/sync/replay.ts#flush src/offline/sync/queue-policy.ts#nextToSend src/offline/sync/queue-policy.ts#backoff',
      holes('one turn ends in time, however much waits'),
      holes('of several the least tried goes first'),
      holes('they grow with each failure, up to five minutes'),
      holes('a parked new address holds up no other'),
      holes('a change does not join one that is parked'),
      found('a change of this build does not go into one that a newer build has queued'),
    ),
    row(
      'Of two copies under way the one that was asked for later stays',
      'src/offline/sync/pull.ts#pullWishlist',
      found('of two copies under way the one that was asked for later stays'),
    ),
    row(
      'Work that the browser cuts off, or does and reports as failed, is there once',
      'src/offline/db/reopen.ts#retryOnClosed src/offline/cart/cart-rows.ts#changeOnce',
      found('work that Safari cuts off with %s is done again'),
      found('a change that was written and reported as failed is there once, in the queue and in the cart'),
    ),
    row(
      'What waits is sent within 20 seconds of the shop’s return, and costs few requests while it cannot be sent',
      'src/features/sync/sync-scheduler.ts#startSyncScheduler src/offline/sync/queue-policy.ts#backoff',
      rhythm('after a long outage of which no event tells, the queue is sent within 20 seconds'),
      rhythm('a change that can never be sent costs few requests an hour while the page is visible'),
      rhythm('a parked change makes the page ask for nothing'),
      rhythm('events that come in swarms clear a rest once'),
      rhythm('a change confirmed asks for its own book alone'),
      rhythm('a log-out elsewhere takes back what this page is sending'),
    ),
    row(
      'What the shop asks to be left alone with waits as long as it says, an hour at most',
      'src/offline/sync/queue.ts#settle src/offline/sync/queue.ts#resetBackoff',
      rhythm('what the server wants to be left alone with waits while the page is visible'),
      holes('a server that wants to be left alone for a day is asked again after an hour'),
      holes('a server may say until when it wants to be left alone, by its own clock'),
      holes('what the server has asked for holds, also when it was seen again or somebody presses a button'),
    ),
    row(
      'What the worker has kept does not pass for a shop that answers',
      'src/offline/api/reachability.ts#reportReachability src/offline/sync/replay.ts#pingServer',
      reach('what the worker has kept does not pass for a server that is back; a look at the server does'),
      reach('without a link the farmer is offline, although the server answered a moment ago'),
    ),
    row(
      'Code that did not come is asked for again until it comes',
      'src/offline/db/open-db.ts#fetchCode',
      by('unit/offline/open-db')(
        'code that did not come is asked for again until it comes, and at once when the network returns',
      ),
    ),
    row(
      'The worker is installed without the directory of PINs, keeps whole answers only, and hands redirects on',
      'sw/pincodes.ts#precachePincodes sw/navigation.ts#pages sw/catalogue.ts#catalogue',
      worker('a directory of PINs that stalls does not keep the worker from being installed'),
      worker('only whole answers of our own server are kept'),
      worker('a redirect of a page is handed on as it is'),
      worker('the worker answers neither for another origin nor for a customer'),
    ),
  ],
}
