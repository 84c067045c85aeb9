import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { wholeAnswer } from '../../../server/http/whole-body.ts'
import { listen } from '../../../server/listen.ts'

test('a request that is being answered is finished after the request to stop, and nothing is waited for beyond it', async () => {
  const underWay = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const server = await listen(async () => {
    underWay.resolve()
    await finished.promise
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
  await underWay.promise
  const closed = server.close()
  await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow('fetch failed')
  finished.resolve()
  expect(await answer).toBe(200)
  const [socket] = Object.values(agent.freeSockets).flat()
  // Below the time that requests under way are given: idle connections are not among them.
  await expect.poll(() => socket?.destroyed, { timeout: 5_000 }).toBe(true)
  await closed
  agent.destroy()
})

/** The header of the answer to this, as it comes over the wire. */
const headerFor = async (port: number, request: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let text = ''
  socket.on('data', (part) => (text += String(part)))
  socket.write(`${request}\r\n\r\n`)
  await expect.poll(() => text).toContain('\r\n\r\n')
  socket.destroy()
  return text.slice(0, text.indexOf('\r\n\r\n'))
}

test('a connection is told of only where it would else be taken for another', async () => {
  const server = await listen(async () => wholeAnswer(Buffer.from('whole'), { status: 200 }), 0)
  const said = async (request: string) => /^Connection: (.*)$/im.exec(await headerFor(server.port, request))?.[1]
  expect(await said('GET / HTTP/1.1\r\nHost: shop')).toBeUndefined()
  expect(await said('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close')).toBe('close')
  expect(await said('GET / HTTP/1.0\r\nHost: shop\r\nConnection: keep-alive')).toBe('keep-alive')
  expect(await said('GET / HTTP/1.0\r\nHost: shop')).toBe('close')
  await server.close(0)
})

/** Opens so many connections that send nothing, and returns those that were not closed. */
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
  // Data is received after the refusals: a refused connection never answers.
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
  const server = await listen(answer, 0, { trustedProxies: ['127.0.0.1'] })
  const sockets = await crowd(server.port, MAX + 40)
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
  expect(open(sockets)).toBe(MAX + 40)
  for (const socket of sockets) socket.destroy()
  await server.close()
})

test('through a proxy one address has 1,024 requests open at once and no more, and its place is free again', async () => {
  const held = Promise.withResolvers<void>()
  let asked = 0
  const server = await listen(
    async () => {
      asked++
      await held.promise
      return new Response('late')
    },
    0,
    { trustedProxies: ['127.0.0.1'] },
  )
  const from = (address: string) =>
    fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'X-Forwarded-For': `198.51.100.9, ${address}` } })
  const flood = Array.from({ length: 1_024 }, () => from('203.0.113.7'))
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(1_024)
  const refused = await from('203.0.113.7')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
  const neighbour = from('203.0.113.8')
  await expect.poll(() => asked).toBe(1_025)
  held.resolve()
  const answers = await Promise.all([...flood, neighbour])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await Promise.all(answers.map((late) => late.text()))
  await expect.poll(async () => (await from('203.0.113.7')).status).toBe(200)
  await server.close()
})

test('from 3,000 connections on those that only wait for their next request make room, and no others', async () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const slow = async (request: Request) => {
    if (!request.url.endsWith('/slow')) return new Response('here')
    asked.resolve()
    await answered.promise
    return new Response('late')
  }
  const server = await listen(slow, 0, { trustedProxies: ['127.0.0.1'] })
  const head = 'HTTP/1.1\r\nHost: shop.test\r\n\r\n'
  const speak = async (path: string): Promise<Socket> => {
    const [socket] = await crowd(server.port, 1)
    if (socket === undefined) throw new Error('No connection')
    socket.setEncoding('utf8').write(`GET ${path} ${head}`)
    return socket
  }
  const waiting = await speak('/')
  await once(waiting, 'data')
  const busy = await speak('/slow')
  await asked.promise
  const others: Socket[] = []
  // Not all at once: the system takes no more than it has places in its queue.
  while (others.length < 2_998) others.push(...(await crowd(server.port, Math.min(200, 2_998 - others.length))))
  expect([waiting, busy].map(({ readyState }) => readyState)).toEqual(['open', 'open'])
  others.push(...(await crowd(server.port, 1)))
  await expect.poll(() => waiting.readyState, { timeout: 10_000 }).not.toBe('open')
  answered.resolve()
  const [words] = await once(busy, 'data')
  expect(words).toContain('200 OK')
  for (const socket of [...others, busy]) socket.destroy()
  await server.close()
})

test('a connection on which nothing moves is closed: of a listener who reads no further', async () => {
  const left = Promise.withResolvers<string>()
  const endless = () =>
    new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
      cancel: () => left.resolve('left'),
    })
  const server = await listen(async () => new Response(endless()), 0, { limits: { inactiveMs: 500 } })
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined).pause()
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  expect(await left.promise).toBe('left')
  socket.destroy()
  await server.close()
})

test('a head that drips is hung up on', async () => {
  const server = await listen(answer, 0, { limits: { headersMs: 300, checkEveryMs: 50 } })
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ')
  const drip = setInterval(() => socket.writable && socket.write('a'), 50)
  await expect.poll(() => socket.closed, { timeout: 5_000 }).toBe(true)
  clearInterval(drip)
  await server.close()
})

test('a request is known by its address, also when its client has gone meanwhile', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<string | undefined>()
  const server = await listen(async (request, { incoming }) => {
    request.signal.addEventListener('abort', () => left.resolve())
    asked.resolve()
    await left.promise
    seen.resolve(incoming.socket.remoteAddress)
    return new Response('late')
  }, 0)
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await asked.promise
  socket.destroy()
  expect(await seen.promise).toMatch(/127\.0\.0\.1$/)
  await server.close()
})

test('an answer whose bytes are at hand goes out with its length, its status and every cookie', async () => {
  const headers = new Headers({ 'Content-Type': 'text/plain' })
  for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
  const server = await listen(() => wholeAnswer(Buffer.from('गेहूँ'), { status: 201, headers }), 0)
  const sent = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: 'x'.repeat(100_000) })
  expect({ status: sent.status, text: await sent.text() }).toEqual({ status: 201, text: 'गेहूँ' })
  expect(sent.headers.get('Content-Length')).toBe('15')
  expect(sent.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  await server.close()
})
