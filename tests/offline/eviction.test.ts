// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import * as session from '../../src/features/account/session.ts'
import { useSession } from '../../src/features/account/session.store.ts'
import { configureCalls } from '../../src/offline/call.ts'
import { identity, setIdentity } from '../../src/offline/identity.ts'
import { enqueue, waiting } from '../../src/offline/queue.ts'
import { drain } from '../../src/offline/replay.ts'
import { readSession } from '../../src/offline/session.ts'
import { heart } from '../support/changes.ts'
import { until } from '../support/gate.ts'
import { goOnline } from '../support/offline.ts'
import { freshPhone, logIn } from '../support/phone.ts'
import { FakeServer } from '../support/server.ts'

/** A browser that has thrown away some of what it kept for the shop (faults 1 and 2). */

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
  stop = session.start()
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
  stop = session.start()

  const isKnown = kept.storage && kept.cookie
  const acct = isKnown ? 1 : null
  await until(async () => (await readSession(phone)).acct === acct && (identity()?.acct ?? null) === acct)
  expect(await waiting(phone, 1)).toHaveLength(kept.database ? 1 : 0)
  expect((await drain(phone)).done).toBe(isKnown && kept.database ? 1 : 0)
  // Either way the shop goes on, and changes can be made again.
  configureCalls({ token: () => 'token-1' })
  if (!isKnown) await logIn(phone, 1)
  await enqueue(phone, 1, heart(2))
  await drain(phone)
  expect(server.wishesOf(1)).toContain(2)
})
