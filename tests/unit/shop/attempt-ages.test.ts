import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '../../../src/shop/order-attempts/place-order.store.ts'
import { askOpenOrder } from '../../../src/shop/order-attempts/open-order.ts'
import { useAttempts } from '../../../src/shop/order-attempts/attempts.store.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { openPhone } from '../../support/open-phone.ts'
import { START, type TestPhone } from '../../support/phone.ts'
import type { FakeServer } from '../../support/server.ts'
import { ORDER } from '../../support/order.ts'

/** How long an order that never arrived may still be sent, whatever the phone's clock says. */

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
  setIdentity({ acct: 1, token: 'token-1' })
})

test.each([
  ['for seven days it may be sent', 0, 7 * DAY, 0, 'unknown'],
  ['after that it is given up', 0, 7 * DAY + SECOND, 0, 'given_up'],
  ['so it is with a clock that has stood still', 0, 7 * DAY + SECOND, -7 * DAY, 'given_up'],
  ['while the shop keeps what became of it, nothing is doubtful', 0, 34 * DAY, 0, 'given_up'],
  ['after that it may have been placed', 0, 34 * DAY + SECOND, 0, 'forgotten'],
  ['so it is with a clock that has stood still for so long', 0, 34 * DAY + SECOND, -34 * DAY, 'forgotten'],
  ['a clock that is a little ahead all the time is believed', 2 * HOUR, MINUTE, 2 * HOUR, 'unknown'],
  ['so is one that is just not a day ahead', DAY + MINUTE - SECOND, MINUTE, DAY, 'unknown'],
  ['one that is a day ahead is not', DAY + MINUTE, MINUTE, DAY + MINUTE, 'forgotten'],
  ['nor one that was set back a little', 2 * HOUR, MINUTE, 2 * HOUR - MINUTE - SECOND, 'forgotten'],
  ['one that stands where it stood is', 2 * HOUR, MINUTE, 2 * HOUR - MINUTE, 'unknown'],
  ['one that has gone on counts as it says', 2 * HOUR, MINUTE, 8 * DAY, 'given_up'],
  ['one that had lost its date says nothing', -2000 * DAY, MINUTE, 0, 'forgotten'],
  ['one that was a month ahead makes it no younger', 30 * DAY, 34 * DAY + SECOND, 0, 'forgotten'],
  ['it does until the shop has forgotten', 30 * DAY, 34 * DAY, 0, 'unknown'],
])('of an order that never arrived: %s', async (_what, ahead, age, aheadLater, outcome) => {
  phone.later(ahead)
  server.next('lose request')
  await placeOrder(ORDER)
  phone.later(age + aheadLater - ahead)
  server.now = () => START + age
  await askOpenOrder()
  const { asked, ended } = useAttempts.getState()
  expect([asked, ...ended.map(({ news }) => news?.state)]).toEqual(
    outcome === 'unknown' ? ['unknown'] : [undefined, outcome],
  )
  expect(server.orders).toEqual([])
})
