import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import type { Asker } from '../../../server/shop/core/asker.ts'
import { limitConcurrency } from '../../../server/shop/core/concurrency-limit.ts'

/** How dear work is shared out. */

const from = (network: string, signal?: AbortSignal): Asker => ({ network, widerNetwork: network, signal })
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )

test('few run at once, so many wait, and one more is told to come again', async () => {
  const { take } = limitConcurrency({ atOnce: 2, waiting: 3 })
  const running = [await take(from('a')), await take(from('a'))]
  const waiting = [1, 2, 3].map(() => take(from('a')))
  await expect(take(from('a'))).rejects.toMatchObject({ code: 'BUSY', facts: { retryAfterSeconds: 5 } })
  for (const giveBack of running) giveBack()
  for (const turn of waiting) (await turn)()
  expect(typeof (await take(from('a')))).toBe('function')
})

test('a full queue is that of whoever fills it: a neighbour waits, the flood’s last one goes', async () => {
  const { take } = limitConcurrency({ atOnce: 1, waiting: 4 })
  const giveBack = await take(from('flood'))
  const flood = [1, 2, 3, 4].map(() => codeOf(take(from('flood'))))
  const neighbour = take(from('neighbour'))
  expect(await flood[3]).toMatchObject({ code: 'BUSY' })
  await new Promise((resolve) => setTimeout(resolve, 2))
  giveBack()
  // Worked for least, so next, though it came last.
  expect(await Promise.race([neighbour.then(() => 'neighbour'), ...flood.slice(0, 3)])).toBe('neighbour')
})

test('whoever has gone is not begun, whether before or while waiting', async () => {
  const { take } = limitConcurrency({ atOnce: 1, waiting: 10 })
  const giveBack = await take(from('a'))
  const client = new AbortController()
  const gone = codeOf(take(from('a', client.signal)))
  const stays = take(from('a'))
  client.abort()
  expect(await gone).toMatchObject({ code: 'BUSY' })
  giveBack()
  expect(typeof (await stays)).toBe('function')
  await expect(take(from('a', client.signal))).rejects.toMatchObject({ code: 'BUSY' })
})

test('all who have come during a piece of work are heard before the next one begins', async () => {
  const { run } = limitConcurrency({ atOnce: 1, waiting: 1, onEventLoop: true })
  let heard = 0
  const server = createServer((socket) => {
    heard += 1
    socket.destroy()
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  // The system answers them, whatever this process does.
  const come = async () => {
    for (let client = 0; client < 100; client++)
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .resume()
  }
  const [, heardBefore] = await Promise.all([run(come), run(async () => heard)])
  expect(heardBefore).toBe(100)
  server.close()
})

test('what other threads do, such as hashing a password, waits for no pause of a busy event loop', async () => {
  const { run } = limitConcurrency({ atOnce: 1, waiting: 1 })
  let turns = 0
  let isBusy = true
  const keepBusy = () => {
    turns += 1
    if (isBusy) setImmediate(keepBusy)
  }
  keepBusy()
  const [before, after] = await Promise.all([run(async () => turns), run(async () => turns)])
  isBusy = false
  expect(after - before).toBeLessThan(10)
})

test('a network has so many in a minute, an IPv6 /48 four times as many, and the shop itself any number', async () => {
  const { take } = limitConcurrency({ atOnce: 100, waiting: 0, perMinute: 3 })
  const ask = (network: string | null, widerNetwork = network) => codeOf(take({ network, widerNetwork }))
  for (const _ of [1, 2, 3]) expect(await ask('a')).toBe('done')
  expect(await ask('a')).toMatchObject({ code: 'TOO_MANY_REQUESTS', facts: { retryAfterSeconds: expect.any(Number) } })
  expect(await ask('b')).toBe('done')
  const lines = Array.from({ length: 13 }, (_, at) => `2001:db8:1:${at}::/64`)
  const answers = await Promise.all(lines.map((line) => ask(line, '2001:db8:1::/48')))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(12)
  for (const _ of lines) expect(await ask(null)).toBe('done')
})
