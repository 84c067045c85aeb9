// @vitest-environment happy-dom
import { savedAlerts } from '../../../src/shop/stock-alerts/stock-alerts.shared.ts'
import { ordersAskedAt } from '../../../src/shop/orders/orders.shared.ts'
import { afterEach, expect, test } from 'vitest'
import * as session from '../../../src/shop/session/session.ts'
import { useSession } from '../../../src/shop/session/session.store.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { identity, setIdentity } from '../../../src/client/session/identity.ts'
import { enqueue, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { heart } from '../../support/changes.ts'
import { until } from '../../support/request-gate.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone, logIn } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'
import '../../../src/shop/startup/ui-labels.ts'
import { watchStorage } from '../../../src/shop/startup/storage-recovery.ts'
import { MARK } from '../../../src/client/worker/storage-names.ts'
import { areAnswered } from '../../../src/client/sync/mirror.ts'

/** A browser that has evicted some of what the shop stored. */

let stop = () => {}
afterEach(() => stop())

const KEPT = [true, false]
const cases = KEPT.flatMap((storage) =>
  KEPT.flatMap((cookie) => KEPT.map((database) => ({ storage, cookie, database }))),
)

test.each(cases)('what is left decides: local storage $storage, cookie $cookie, database $database', async (kept) => {
  localStorage.clear()
  goOnline()
  let phone = await freshPhone()
  const server = new FakeServer().connect()
  stop = session.startSession()
  const body = { status: true, message: 'Welcome', token: 'token-1', user: { id: 1, name: 'Asha' } }
  server.next({ status: 200, body }, 'auth/login')
  await session.login({ email: 'asha@example.in', password: 'eight chars' })
  await enqueue(phone, 1, heart(1))

  stop()
  if (!kept.storage) localStorage.clear()
  if (!kept.cookie) document.cookie = 'sessionToken=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  if (!kept.database) phone = await freshPhone()
  setIdentity(null)
  useSession.setState({ user: null, ready: false })
  stop = session.startSession()

  const isKnown = kept.storage && kept.cookie
  const acct = isKnown ? 1 : null
  await until(async () => (await readSession(phone)).acct === acct && (identity()?.acct ?? null) === acct)
  expect(await pendingChanges(phone, 1)).toHaveLength(kept.database ? 1 : 0)
  expect((await flush(phone)).done).toBe(isKnown && kept.database ? 1 : 0)
  // Either way the shop goes on, and changes can be made again.
  configureCalls({ token: () => 'token-1' })
  if (!isKnown) await logIn(phone, 1)
  await enqueue(phone, 1, heart(2))
  await flush(phone)
  expect(server.wishesOf(1)).toContain(2)
})

test('of a database that was emptied every store of an account is fetched again, alerts too', async () => {
  localStorage.clear()
  goOnline()
  const phone = await freshPhone()
  const server = new FakeServer().connect()
  configureCalls({ token: () => 'token-1' })
  setIdentity({ acct: 1, token: 'token-1' })
  localStorage.setItem(MARK, 'marked')
  const alert = { sku: 'DAP-50', product_id: 5, title: 'DAP', variant_name: '50 kg', slug: 'dap' }
  server.next({ status: 200, body: { status: true, data: [alert] } }, 'stock-alerts')
  await watchStorage()
  const stores = ['wishlist', 'alerts', 'delivery', 'billing']
  await until(async () => (await areAnswered(phone, 1, stores)) && (await ordersAskedAt(phone, 1)) !== null)
  expect(await savedAlerts(phone, 1)).toMatchObject([{ sku: 'DAP-50' }])
  setIdentity(null)
})
