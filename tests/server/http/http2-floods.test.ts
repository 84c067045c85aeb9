import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { connect as connectSecure } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { listen, type Listening } from '../../../server/listen.ts'
import type { ListenLimits } from '../../../server/listen-limits.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { END_HEADERS, END_STREAM, FRAME, frame, getRoot, rawSession } from '../../support/http2-frames.ts'

/** What holds a connection of HTTP/1.1 in bounds holds one of TLS and HTTP/2 in bounds too. */

const certificate = makeCertificate()
const here = async () => new Response('here')
const opened: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const open = async (
  fetch: Parameters<typeof listen>[0],
  limits: Partial<ListenLimits> = {},
  isTrusted?: () => boolean,
): Promise<Listening> => {
  const options = { certificate, limits: { checkEveryMs: 50, ...limits } }
  const server = await listen(fetch, 0, isTrusted === undefined ? options : { ...options, isTrusted })
  opened.push(server.close)
  return server
}
const session = async (port: number, host = 'localhost'): Promise<ClientHttp2Session> => {
  const client = connect(`https://${host}:${port}`, { rejectUnauthorized: false })
  client.on('error', () => undefined)
  opened.push(() => client.destroy())
  await once(client, 'remoteSettings')
  return client
}
const raw = async (port: number, options?: { window: number }) => {
  const made = await rawSession(port, options)
  opened.push(() => void made.socket.destroy())
  return made
}
/** The status of an answer, or the code that its stream was closed with. */
const outcome = (client: ClientHttp2Session, path = '/') =>
  new Promise<string>((resolve) => {
    const request = client.request({ ':path': path, ':authority': 'localhost' })
    let status = ''
    request.on('response', (headers) => (status = `${headers[':status']}`))
    request.on('error', () => undefined).resume()
    request.on('close', () => resolve(status || `closed with ${request.rstCode}`))
  })
const get = (stream: number) => frame(FRAME.headers, END_HEADERS | END_STREAM, stream, getRoot())
/** Streams of a client have odd numbers. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index * 2 + 1)

/** Connections that send nothing. */
const crowd = async (port: number, size: number): Promise<Socket[]> => {
  const sockets = await Promise.all(
    Array.from(
      { length: size },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connectPlain(port, '127.0.0.1', () => resolve(socket))
          socket.on('error', () => undefined).resume()
        }),
    ),
  )
  opened.push(() => sockets.forEach((socket) => void socket.destroy()))
  return sockets
}

const MAX = 512

test('one address holds 512 connections over TLS too', async () => {
  const server = await open(here)
  const sockets = await crowd(server.port, MAX + 20)
  await expect.poll(() => sockets.filter(({ readyState }) => readyState === 'open').length).toBe(MAX)
  expect(await outcome(await session(server.port, '[::1]')), 'another address').toBe('200')
})

test('from 3,000 connections on sessions without a request make room, and no others', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = await open(
    (request) => (request.url.endsWith('/slow') ? answer.promise : here()),
    { headersMs: 60_000 },
    () => true,
  )
  const [idle, busy] = [await session(server.port), await session(server.port)]
  const slow = outcome(busy, '/slow')
  expect([await outcome(idle), await outcome(busy)]).toEqual(['200', '200'])
  // Not all at once: the system takes no more than it has places in its queue.
  for (let others = 2; others < 3_000; others += 200) await crowd(server.port, Math.min(200, 3_000 - others))
  expect(idle.destroyed).toBe(false)
  await crowd(server.port, 1)
  await expect.poll(() => idle.destroyed, { timeout: 10_000 }).toBe(true)
  answer.resolve(new Response('late'))
  expect(await slow).toBe('200')
})

test('a client that does not finish the TLS handshake is hung up on', async () => {
  const server = await open(here, { headersMs: 200 })
  const socket = connectPlain(server.port, '127.0.0.1')
  opened.push(() => void socket.destroy())
  let isClosed = false
  socket.on('close', () => (isClosed = true)).on('error', () => undefined)
  socket.resume()
  await expect.poll(() => isClosed, { timeout: 5_000 }).toBe(true)
})

test('a session that drips its first head, with pings where they are allowed, is closed', async () => {
  const server = await open(here, { headersMs: 300 })
  const silent = await raw(server.port)
  const head = await raw(server.port)
  const block = getRoot()
  head.write(frame(FRAME.headers, END_STREAM, 1, block.subarray(0, 2)))
  let at = 2
  const drip = setInterval(() => {
    silent.write(frame(FRAME.ping, 0, 0, Buffer.alloc(8)))
    // A byte of a frame that was announced as longer.
    head.write(at === 2 ? frame(FRAME.continuation, 0, 1, block).subarray(0, 10) : block.subarray(at, at + 1))
    at++
  }, 100)
  opened.push(() => clearInterval(drip))
  await expect.poll(() => silent.isClosed(), { timeout: 5_000, message: 'only pings' }).toBe(true)
  await expect.poll(() => head.isClosed(), { timeout: 5_000, message: 'a head by the byte' }).toBe(true)
})

test('a session without requests is closed after its time, however often it pings, and one that answers is not', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = await open((request) => (request.url.endsWith('/slow') ? answer.promise : here()), {
    keepAliveMs: 300,
  })
  const busy = await session(server.port)
  const slow = outcome(busy, '/slow')
  const idle = await session(server.port)
  expect(await outcome(idle)).toBe('200')
  const pings = setInterval(() => idle.destroyed || idle.ping(() => undefined), 100)
  opened.push(() => clearInterval(pings))
  await expect.poll(() => idle.destroyed, { timeout: 5_000 }).toBe(true)
  answer.resolve(new Response('late'))
  expect(await slow).toBe('200')
})

test('a body that does not come to its end is given up, and the session goes on', async () => {
  const server = await open(async (request) => new Response(String((await request.arrayBuffer()).byteLength)), {
    requestMs: 400,
  })
  const client = await session(server.port)
  const request = client.request({ ':path': '/', ':method': 'POST' })
  request.on('error', () => undefined)
  const drip = setInterval(() => request.closed || request.write('a'), 50)
  opened.push(() => clearInterval(drip))
  await expect.poll(() => request.closed, { timeout: 5_000 }).toBe(true)
  expect(await outcome(client)).toBe('200')
})

test('who opens streams and reads none of them loses them, however often he pings', async () => {
  let left = 0
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)), cancel: () => void left++ })
  const server = await open(async () => new Response(endless()), { inactiveMs: 400 })
  const reader = await raw(server.port, { window: 0 })
  const streams = numbers(20)
  reader.write(...streams.map(get))
  const pings = setInterval(() => reader.write(frame(FRAME.ping, 0, 0, Buffer.alloc(8))), 50)
  opened.push(() => clearInterval(pings))
  await expect.poll(() => left, { timeout: 8_000 }).toBe(streams.length)
  await expect.poll(() => reader.frames(FRAME.reset).length, { timeout: 5_000 }).toBe(streams.length)
})

test('who reads nothing at all from his connection is hung up on', async () => {
  let left = 0
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)), cancel: () => void left++ })
  const server = await open(async () => new Response(endless()), { inactiveMs: 400, keepAliveMs: 200 })
  // More than the buffers of the system hold.
  const reader = await raw(server.port, { window: 2 ** 31 - 1 })
  reader.write(frame(FRAME.window, 0, 0, Buffer.from([0x7f, 0, 0, 0])), get(1))
  reader.socket.pause()
  await expect.poll(() => left, { timeout: 8_000 }).toBe(1)
  const begin = performance.now()
  await server.close()
  // Otherwise it would wait for the end of the time that requests have to finish.
  expect(performance.now() - begin).toBeLessThan(5_000)
})

test('a session has 100 requests at a time, a network 1,024, and there is room again once they are answered', async () => {
  const answer = Promise.withResolvers<void>()
  let asked = 0
  const server = await open(async () => {
    asked++
    await answer.promise
    return new Response('here')
  })
  const greedy = await raw(server.port)
  greedy.write(...numbers(130).map(get))
  await expect.poll(() => greedy.frames(FRAME.reset).length).toBe(30)
  expect(asked).toBe(100)
  const clients = await Promise.all(Array.from({ length: 10 }, () => session(server.port)))
  const outcomes = clients.flatMap((client) => Array.from({ length: 100 }, () => outcome(client)))
  await expect.poll(() => asked).toBe(1_024)
  const refused = `closed with ${constants.NGHTTP2_REFUSED_STREAM}`
  expect(await Promise.race(outcomes)).toBe(refused)
  // A client that leaves takes nothing back of the work that it has brought.
  greedy.socket.destroy()
  expect(await outcome(await session(server.port))).toBe(refused)
  answer.resolve()
  const told = await Promise.all(outcomes)
  expect(told.filter((one) => one === '200')).toHaveLength(924)
  expect(await outcome(await session(server.port)), 'afterwards').toBe('200')
})

test('who asks and takes it back at once, again and again, is hung up on', async () => {
  let asked = 0
  const server = await open(async () => {
    asked++
    return new Response('here')
  })
  const client = await raw(server.port)
  const cancel = Buffer.from([0, 0, 0, constants.NGHTTP2_CANCEL])
  client.write(...numbers(6_000).flatMap((id) => [get(id), frame(FRAME.reset, 0, id, cancel)]))
  await expect.poll(client.isClosed, { timeout: 5_000 }).toBe(true)
  // What came with the same read.
  expect(asked).toBeLessThan(3_000)
})

test('a flood of pings or settings ends the session, and some do not', async () => {
  const server = await open(here, { checkEveryMs: 5_000 })
  const ping = frame(FRAME.ping, 0, 0, Buffer.alloc(8))
  const settings = frame(FRAME.settings, 0, 0)
  const polite = await raw(server.port)
  polite.write(...Array.from({ length: 20 }, () => ping))
  await expect.poll(() => polite.frames(FRAME.ping).length).toBe(20)
  for (const one of [ping, settings]) {
    const flood = await raw(server.port)
    // In portions: a single one would be too much for the acknowledgements that Node holds.
    for (let portion = 0; portion < 12 && !flood.isClosed(); portion++) {
      flood.write(...Array.from({ length: 50 }, () => one))
      const answered = () => flood.frames(FRAME.ping).length + flood.frames(FRAME.settings).length
      const wanted = (portion + 1) * 50
      await expect.poll(() => flood.isClosed() || answered() >= wanted, { timeout: 5_000 }).toBe(true)
    }
    await expect.poll(flood.isClosed, { timeout: 5_000 }).toBe(true)
  }
  polite.write(get(1))
  await expect.poll(() => polite.frames(FRAME.headers).length).toBe(1)
})

test('headers of more than 16 kB are refused, in one frame or in many that do not end', async () => {
  let asked = 0
  const server = await open(async () => {
    asked++
    return new Response('here')
  })
  const client = await session(server.port)
  const long = (bytes: number) => {
    const request = client.request({ ':path': '/', 'x-long': 'a'.repeat(bytes) })
    request.on('error', () => undefined).resume()
    return new Promise<number>((resolve) => request.on('close', () => resolve(request.rstCode)))
  }
  expect(await long(8_000)).toBe(constants.NGHTTP2_NO_ERROR)
  expect(await long(20_000)).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
  expect(asked).toBe(1)
  const endless = await raw(server.port)
  endless.write(frame(FRAME.headers, END_STREAM, 1, getRoot()))
  // A field without a place in the table, over and over.
  const field = Buffer.from([0, 1, 0x61, 1, 0x62])
  for (let count = 0; count < 200; count++)
    endless.write(frame(FRAME.continuation, 0, 1, Buffer.concat(Array.from({ length: 100 }, () => field))))
  await expect.poll(endless.isClosed, { timeout: 5_000 }).toBe(true)
  expect(asked).toBe(1)
})

test('a client of HTTP/1.1 over TLS has 10 seconds for a head like any other', async () => {
  const server = await open(here, { headersMs: 300 })
  const socket = connectSecure({ port: server.port, host: 'localhost', rejectUnauthorized: false })
  opened.push(() => void socket.destroy())
  let isClosed = false
  socket.on('close', () => (isClosed = true)).on('error', () => undefined)
  socket.resume().write('GET / HTTP/1.1\r\nX-Slow: ')
  const drip = setInterval(() => socket.writable && socket.write('a'), 50)
  opened.push(() => clearInterval(drip))
  await expect.poll(() => isClosed, { timeout: 5_000 }).toBe(true)
})
