import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** What becomes of an order whose answer did not come, and how much may be ordered. */

const attempts = by('server/orders/order-attempts')
const late = by('server/orders/late-order')
const checkout = by('unit/offline/checkout')
const caps = by('server/orders/order-caps')
const once = by('server/orders/idempotency')
const session = by('unit/offline/session')

const oneOrNone: Section = {
  title: 'One order or none',
  parts: [
    {
      title: '',
      rows: [
        row(
          'An order is written down before it leaves, and its lost answer is fetched by its key: one order, whatever was lost',
          'src/offline/orders/order-attempts.ts#openAttempt src/offline/orders/attempt-outcome.ts#sendAttempt server/shop/core/idempotency.ts#idempotent',
          checkout('an order is written down before anything is sent, and stays when there is no network'),
          checkout('an order whose answer was lost is placed once, also after a reload and with a changed cart'),
          checkout('two taps at once make one order'),
          checkout('a placed order whose answer this build cannot read is found by its key'),
          once('an order whose answer was lost is placed once, and the retry gets the first answer'),
          once('20 copies of one order at once are one order with one answer'),
        ),
        row(
          'Its key tells what became of it — placed, refused, given up or unknown — and places nothing',
          'server/shop/orders/order-attempts.ts#attemptOf src/offline/orders/attempt-outcome.ts#askAttempt',
          attempts('the key of an order tells that it was placed, its number, what is to pay and what was lowered'),
          attempts(
            'the key of a refused order tells the refusal, a key that nobody sent tells nothing and places nothing',
          ),
          attempts('a key belongs to its account: nobody sees or ends the order of another'),
          attempts('what was done is answered from its receipt, also when the rules for its body have changed since'),
          checkout('a reload asks what became of an open order, and the farmer is told'),
        ),
        row(
          'An order that never left waits for a tap, for seven days at most',
          'src/offline/orders/order-attempts.ts#mayBeSent src/features/checkout/open-order.store.ts#sendOpenOrder src/features/checkout/OpenOrder.tsx',
          checkout('an order that never left is not sent by a reload: it waits for a tap'),
          checkout('with another cart an open order is never sent by a press on Place Order'),
          late('after a day an order that never left waits for a tap, and is placed by it once'),
        ),
        row(
          'An order is given up at the shop, in one step, before another one is made; its late copy is refused',
          'server/shop/orders/order-attempts.ts#giveUp src/offline/orders/attempt-outcome.ts#giveUpAttempt',
          attempts('a late copy of an order that was given up is refused, whatever it holds'),
          attempts('an order that was placed or refused before cannot be given up: its outcome is told'),
          attempts('an order and its giving up at the same time end in one of the two, told the same to both'),
          attempts('the key of another change is no order and cannot be given up'),
          checkout(
            'only after an order was given up at the shop is another one made, and no late copy of it is placed',
          ),
          checkout('giving up an order that the shop has placed tells that it is placed'),
          checkout('an order stays open while giving it up does not reach the shop'),
          by('journeys/leaving')(
            'an order that never left is shown on Home, in the cart and with what waits, and can be given up for good',
          ),
        ),
        row(
          'After days or weeks there is one order or none, and the farmer is told which; a wrong clock changes nothing',
          'src/contract/constants.ts#ORDER_ATTEMPT_MS src/contract/constants.ts#RECEIPT_MS src/offline/orders/order-attempts.ts#isForgotten server/shop/maintenance/purge-expired.ts#purgeExpired',
          late('after $days days an order whose $lost was lost is there $orders times, and the farmer is told: $told'),
          late('a clock that is set by %i days makes no old order young'),
          late('an order that an unset clock has dated is given up, never sent'),
          by('unit/contract/lifetimes')('the server knows a key for days longer than any phone sends it'),
          once('a receipt is kept for 35 days, longer than a phone keeps a change'),
        ),
        row(
          'Only the shop’s stored word ends an order: neither a portal, nor a failing server, nor somebody else’s token',
          'src/offline/orders/attempt-outcome.ts#sendAttempt',
          checkout('after a lost answer a %i does not count as refused while the order is placed'),
          checkout('a %i that the shop has not stored is given up there before it counts as refused'),
          checkout('a server in trouble decides nothing: the same order is sent again'),
          checkout('a 408 decides nothing about an order'),
          checkout('the token of somebody else decides nothing about an order'),
          checkout('an answer that this build cannot read gives no order up, even if the shop does not know it yet'),
        ),
        row(
          'A log-out with Discard gives an open order up; one that keeps changes keeps it for its own farmer',
          'src/features/account/session.ts#logout',
          session('a log-out that discards takes an open order along, and gives it up at the shop'),
          session('a log-out that discards takes an open order along without network too'),
          session('a log-out that keeps changes keeps an open order for the next log-in'),
          by('journeys/leaving')(
            'a log-out without network asks what becomes of an unsent wish; kept, it is sent after the next log-in',
          ),
          checkout('another farmer on the same phone neither sends nor sees an open order'),
        ),
      ],
    },
  ],
}

const limits: Section = {
  title: 'How much may be ordered',
  parts: [
    {
      title: '',
      rows: [
        row(
          'An order takes at most 200 pieces of a pack, however its lines are cut',
          'server/shop/core/caps.ts#DEFAULT_CAPS server/shop/orders/order-caps.ts#checkCaps',
          caps('an order takes at most 200 pieces of a sku, however its lines are cut, and says so'),
        ),
        row(
          'Unpaid orders of one customer hold at most 500 pieces, ₹5,00,000 and 20 orders; a cancelled one makes room',
          'server/shop/orders/order-caps.ts#checkUnpaid',
          caps('orders that wait for their payment hold at most 500 pieces; one that is cancelled makes room'),
          caps('orders that wait for their payment come to at most ₹5,00,000, and there are at most 20 of them'),
        ),
        row(
          'Cash of one customer stays below ₹2,00,000 an order and a day of India',
          'server/shop/orders/order-caps.ts#checkCash server/shop/core/business-day.ts#dayInIndia',
          caps('cash stays below ₹2,00,000 in an order and in a day of India; the next day it is free again'),
        ),
        row(
          'The limits hold when many orders come at once',
          'server/shop/orders/order-caps.ts#checkCaps server/shop/orders/place-order.ts#placeOrder',
          caps('of many orders of one customer at once no more are taken than the limits allow'),
        ),
      ],
    },
  ],
}

export const orders: readonly Section[] = [oneOrNone, limits]
