import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import type { Call, Caller } from '../../../src/contract/shop-calls.ts'
import { openBuyer } from '../../server/payments/payment-steps.ts'
import { onPostgres, type Answered, type Ask } from '../../server/support/support.ts'
import { openStrangers } from './customer-steps.ts'
import { ROUTES, type NamedRoute } from './routes.ts'
import type { Sent } from './route.ts'
import { changedTables, readAllRows, readRows, type Rows } from './rows.ts'
import { aboutNothing, send } from './sending.ts'
import { TEST_TIMEOUT, report } from '../support/test-scale.ts'
import { keeps } from '../../support/keeps.ts'

/** Every call of the contract, made as each kind of caller: none may read or change what is not theirs. */

/** Without the request's own number, in which alone two refusals may differ. */
const told = ({ status, body }: Answered) => ({ status, body: { ...body, requestId: undefined } })
const success = ({ call }: NamedRoute): number => call.success ?? 200

/** Routes that are no calls of the contract, each for a reason. */
const OTHER_DOORS = {
  'says whether the server is ready': 'GET /api/health',
  'says so under its usual name': 'GET /api/ready',
  'says that the process lives': 'GET /api/live',
  'describes the calls': 'GET /api/openapi.json',
  'believes only what is signed': 'POST /api/webhooks/razorpay',
  'streams a file to the operator': 'GET /api/admin/backup',
}

/** What is answered to whoever may not make a call. */
const REFUSED: Record<NonNullable<Call['by']> | Caller, Record<string, number>> = {
  anyone: {},
  customer: { nobody: 401, 'made up': 401, revoked: 401, seller: 403, operator: 401 },
  staff: { nobody: 401, 'made up': 401, revoked: 401, other: 403 },
  person: { nobody: 401, 'made up': 401, revoked: 401, other: 403, operator: 401 },
  token: { nobody: 401, 'made up': 401, revoked: 401, seller: 401, other: 401 },
}
const refusedOf = ({ call }: NamedRoute): Record<string, number> => REFUSED[call.by ?? call.caller]
const OF_CUSTOMERS = ROUTES.filter(({ call }) => call.caller === 'customer')
/** What staff may is in the matrix of the desk. */
const OF_STAFF = ROUTES.filter(({ call }) => call.caller === 'staff')
const OF_OTHERS = ROUTES.filter(({ call }) => call.caller === 'anyone' || call.by === 'token')
const OWNED = ROUTES.filter(({ stranger }) => stranger !== undefined)

/** What customers may ask for by a name of somebody else's thing, each for a reason. */
const OWNERLESS = {
  'names no thing': [
    'logout',
    'ownAccount',
    'accountName',
    'logIns',
    'logInsEndOthers',
    'accountExport',
    'accountPhoneCode',
    'accountPhoneProve',
    'accountCode',
    'wishlist',
  ],
  'asks for the password of the one who asks': ['accountErase'],
  'lists what belongs to the one who asks': [
    'orderHistory',
    'deliveredProducts',
    'comments',
    'stockAlerts',
    'complaints',
    'enquiries',
  ],
  'names goods, which belong to everybody': [
    'wishlistCreate',
    'wishlistDelete',
    'questionCreate',
    'stockAlertCreate',
    'stockAlertDelete',
  ],
  'names a browser, which belongs to whoever asks last': ['pushSubscribe', 'pushUnsubscribe'],
  'names an order, of which another’s is refused at its field': ['complaintCreate'],
  'brings an id of its own': ['addressCreate', 'billingAddressCreate'],
  'names a key within the account': ['orderAttempt', 'orderGiveUp'],
}

test('every call of customers says what another customer is answered, or why it has no owner', () => {
  const without = OF_CUSTOMERS.filter(({ stranger }) => stranger === undefined).map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.values(OWNERLESS).flat().toSorted())
})

onPostgres((shop) => {
  let strangers: Record<string, Ask> = {}
  beforeAll(async () => {
    strangers = await openStrangers(shop())
  })
  let asked = 0
  const askAs = async (name: string, route: NamedRoute, sent: Sent): Promise<Answered> => {
    const ask = strangers[name]
    if (ask === undefined) throw new Error(`Nobody is called ${name}`)
    asked++
    return send(ask, route, sent)
  }
  const changesSince = async (before: Rows) => changedTables(before, await readRows(shop().db))

  test.each([...OF_CUSTOMERS, ...OF_STAFF])(
    '$name turns away whoever may not ask, and does nothing',
    TEST_TIMEOUT,
    async (route) => {
      const mine = await route.send(shop(), await openBuyer(shop()))
      const before = await readAllRows(shop().db)
      await keeps('s1/turned-away', async () => {
        for (const [who, status] of Object.entries(refusedOf(route)))
          expect((await askAs(who, route, mine)).status, who).toBe(status)
      })
      expect(changedTables(before, await readAllRows(shop().db))).toEqual([])
    },
  )

  test.each(OWNED)(
    '$name of another customer’s thing is answered as if there were none',
    TEST_TIMEOUT,
    async (route) => {
      const mine = await route.send(shop(), await openBuyer(shop()))
      const before = await readRows(shop().db)
      const ofAnother = await askAs('other', route, mine)
      await keeps('s1/as-if-none', async () => {
        expect(ofAnother.status).toBe(route.stranger)
        expect(told(await askAs('other', route, aboutNothing(mine)))).toEqual(told(ofAnother))
      })
      expect(await changesSince(before)).toEqual([])
    },
  )

  test.each(OF_CUSTOMERS)('$name serves its owner and writes only where it has to', TEST_TIMEOUT, async (route) => {
    const owner = await openBuyer(shop())
    const mine = await route.send(shop(), owner)
    const before = await readRows(shop().db)
    const answer = await send(owner.ask, route, mine)
    asked++
    expect(answer.status, JSON.stringify(answer.body)).toBe(success(route))
    expect((await changesSince(before)).filter((name) => !route.writes?.includes(name))).toEqual([])
  })

  test.each(OF_OTHERS)('$name serves whoever may ask', TEST_TIMEOUT, async (route) => {
    const owner = await openBuyer(shop())
    const rightful = ['nobody', 'made up', 'revoked', 'seller', 'other', 'operator']
    for (const who of rightful.filter((name) => !(name in refusedOf(route)))) {
      const answer = await askAs(who, route, await route.send(shop(), owner))
      expect(answer.status, `${who} ${JSON.stringify(answer.body)}`).toBe(success(route))
    }
  })

  test('every door of the server is in the matrix, or among the few that are named here', async () => {
    const doors = createApp(shop().deps)
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`)
    const known = ROUTES.map(({ call }) => `${call.method} /api/${call.path}`)
    await keeps('s1/no-other-door', () =>
      expect(new Set(doors)).toEqual(new Set([...known, ...Object.values(OTHER_DOORS)])),
    )
    for (const who of ['nobody', 'made up', 'revoked', 'seller', 'other'])
      expect((await strangers[who]?.('GET', 'admin/backup'))?.status, who).toBe(401)
  })

  test('the matrix has been walked', () => {
    report('authorisation', { routes: ROUTES.length, requests: asked })
    expect(asked).toBeGreaterThan(ROUTES.length * 5)
  })
})
