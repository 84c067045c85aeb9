// @vitest-environment happy-dom
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSyncScheduler } from '../../../src/client/page/scheduler.ts'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush, abortFlush } from '../../../src/client/sync/replay.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { sendFrozen } from '../../../src/client/sync/send-frozen.ts'
import { dice } from '../../proofs/simulation/prng.ts'
import { heart } from '../../support/changes.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'

/** Networks and clocks that misbehave for long, or at the worst of moments. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  setIdentity(null)
  phone = await freshPhone()
  server = new FakeServer().connect()
  configureCalls({ token: () => 'token-1' })
  await logIn(phone, 1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setIdentity(null)
})

const HOUR = 3_600_000
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test(
  'a phone in the pocket asks a server that is down at most 300 times in 24 hours',
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    let requests = 0
    configureCalls({
      fetch: () => {
        requests++
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    setIdentity({ acct: 1, token: 'token-1' })
    for (let id = 1; id <= 5; id++) await enqueue(phone, 1, heart(id))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
    const stop = startSyncScheduler()
    for (let minute = 0; minute < 24 * 60; minute++) {
      vi.advanceTimersByTime(60_000)
      phone.later(60_000)
      await turns(minute < 5 ? 200 : 10)
    }
    stop()
    expect(requests).toBeGreaterThan(0)
    expect(requests).toBeLessThanOrEqual(300)
    expect(await pendingChanges(phone, 1)).toHaveLength(5)
  },
)

test(
  'in a thousand interleavings a copy under way never covers what the farmer has just changed',
  { timeout: 120_000 },
  async () => {
    const d = dice(16)
    const wanted = new Set<number>()
    const screen = async () => {
      const queue = await pendingChanges(phone, 1)
      const shown = wishlist(await savedWishes(phone, 1), queue).map(({ product_id }) => product_id)
      return shown.toSorted((a, b) => a - b)
    }
    for (let round = 0; round < 1000; round++) {
      const works: Promise<unknown>[] = []
      for (let step = 0; step < 3; step++) {
        const fate = d.below(3)
        if (fate === 0) works.push(pull(phone, wishes))
        else if (fate === 1) works.push(flush(phone))
        else {
          const [id, on] = [1 + d.below(4), d.chance(0.5)]
          await enqueue(phone, 1, heart(id, on))
          if (on) wanted.add(id)
          else wanted.delete(id)
        }
        await turns(d.below(12))
        expect(await screen(), `round ${round}`).toEqual([...wanted].toSorted((a, b) => a - b))
      }
      await Promise.all(works)
      expect(await screen(), `round ${round}`).toEqual([...wanted].toSorted((a, b) => a - b))
    }
  },
)

test.each([400, -400])('a clock that jumps by %i days while changes wait sends them all the same', async (days) => {
  const time = phone.now()
  const { fetch: shop } = settings
  configureCalls({
    fetch: async (input, init) => {
      const answer = await shop(input, init)
      answer.headers.set('Date', new Date(time).toUTCString())
      return answer
    },
  })
  await enqueue(phone, 1, heart(1))
  phone.later(days * 24 * HOUR)
  await enqueue(phone, 1, heart(2))
  await flush(phone)
  expect(server.wishesOf(1)).toEqual([2, 1])
  expect(await failedChanges(phone, 1)).toEqual([])
})

test('an answer that stops at any byte counts as none after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const text = new TextEncoder().encode(JSON.stringify({ status: true, message: 'Saved on the shop for good' }))
  for (let bytes = 0; bytes < text.length; bytes++) {
    configureCalls({
      fetch: async () =>
        new Response(new ReadableStream({ start: (stream) => stream.enqueue(text.slice(0, bytes)) }), {
          headers: { 'Content-Type': 'application/json', 'X-Idempotency-Key': 'key' },
        }),
    })
    let outcome = 'none yet'
    void sendFrozen({
      wire: { method: 'POST', path: 'x', text: null },
      account: { acct: 1, token: 't' },
      key: 'key',
    }).then(({ kind }) => (outcome = kind))
    await turns(3)
    vi.advanceTimersByTime(29_999)
    await turns(3)
    expect(outcome).toBe('none yet')
    vi.advanceTimersByTime(1)
    await turns(10)
    expect(outcome).toBe('nothing')
  }
})

test('a log-out at any of 200 moments of a replay: nothing is sent after it', { timeout: 120_000 }, async () => {
  for (let offset = 0; offset < 200; offset++) {
    await logIn(phone, 1)
    for (let id = 1; id <= 4; id++) await enqueue(phone, 1, heart(id, offset % 2 === 0))
    const sending = flush(phone)
    await turns(offset % 100)
    await forgetLogin(phone, 1, true)
    abortFlush()
    const sent = server.arrivals.length
    await sending
    await turns(5)
    // One request may be on its way at the very moment; none is begun.
    expect(server.arrivals.length, `after ${offset} turns`).toBeLessThanOrEqual(sent + 1)
    expect(await pendingChanges(phone, 1)).toEqual([])
  }
})
