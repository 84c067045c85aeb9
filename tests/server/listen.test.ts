import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../server/listen.ts'

test('a request that is being answered is finished after the request to stop, and nothing is waited for beyond it', async () => {
  let begun = () => {}
  const underWay = new Promise<void>((resolve) => (begun = resolve))
  const server = await listen(async () => {
    begun()
    await setTimeout(300)
    return new Response('done')
  }, 0)
  // A phone's browser keeps its connections open for the next request.
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    get(`http://localhost:${server.port}/`, { agent }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  await underWay
  const begin = Date.now()
  await server.close()
  expect(Date.now() - begin).toBeLessThan(3000)
  expect(await answer).toBe(200)
  await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow('fetch failed')
  agent.destroy()
})

/** Opens so many connections that say nothing, and answers those that were not hung up on. */
const crowd = async (port: number, size: number): Promise<Socket[]> => {
  const sockets = await Promise.all(
    Array.from(
      { length: size },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket))
          socket.on('error', reject)
        }),
    ),
  )
  // What was said is heard after the refusals: a refused connection never answers.
  for (const socket of sockets) socket.on('error', () => undefined).resume()
  return sockets
}
const open = (sockets: readonly Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length
const answer = async () => new Response('here')
const MAX = 512

test('one address holds 512 connections and no more, and its place is free again when they close', async () => {
  const server = await listen(answer, 0)
  const sockets = await crowd(server.port, MAX + 40)
  await expect.poll(() => open(sockets)).toBe(MAX)
  await expect(fetch(`http://127.0.0.1:${server.port}/`), 'the same address').rejects.toThrow('fetch failed')
  expect((await fetch(`http://[::1]:${server.port}/`)).status, 'another address').toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${server.port}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  await server.close()
})

test('a trusted proxy brings everybody’s connections', async () => {
  const server = await listen(answer, 0, (address) => address === '127.0.0.1')
  const sockets = await crowd(server.port, MAX + 40)
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
  expect(open(sockets)).toBe(MAX + 40)
  for (const socket of sockets) socket.destroy()
  await server.close()
})
