import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { get } from 'node:https'
import { connect as connectSecure } from 'node:tls'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { readCertificate } from '../../../server/config/tls.ts'
import { createApp } from '../../../server/http/app.ts'
import { listen, type Listening } from '../../../server/listen.ts'
import { watchCertificate } from '../../../server/renew-certificate.ts'
import { certificateFiles, makeCertificate } from '../../support/certificate.ts'
import { END_HEADERS, END_STREAM, FRAME, frame, getRoot, rawSession } from '../../support/http2-frames.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** The shop that speaks TLS by itself. */

const certificate = makeCertificate()
const opened: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const open = async (fetch: Parameters<typeof listen>[0]): Promise<Listening> => {
  const server = await listen(fetch, 0, { certificate })
  opened.push(server.close)
  return server
}
const session = (port: number): ClientHttp2Session => {
  const client = connect(`https://localhost:${port}`, { ca: certificate.cert })
  client.on('error', () => undefined)
  opened.push(() => client.destroy())
  return client
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** What the stream was closed with. */
  code: number
}
const ask = (client: ClientHttp2Session, headers: Record<string, string>, body?: Uint8Array | string) =>
  new Promise<Answer>((resolve) => {
    const request = client.request(headers)
    let told: IncomingHttpHeaders = {}
    let text = ''
    request.on('response', (received) => (told = received))
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('error', () => undefined)
    request.on('close', () =>
      resolve({ status: Number(told[':status'] ?? 0), headers: told, text, code: request.rstCode ?? 0 }),
    )
    if (request.writable) request.end(body)
  })
const overHttp1 = (port: number, path: string) =>
  new Promise<{ version: string; status: number; text: string }>((resolve, reject) => {
    get({ host: 'localhost', port, path, ca: certificate.cert, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ version: response.httpVersion, status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })

test('a client is answered by HTTP/2 or by HTTP/1.1, as it knows, at the address that it asked', async () => {
  const server = await open(async ({ url, method }) => new Response(`${method} ${url}`))
  const address = `https://localhost:${server.port}`
  const client = session(server.port)
  expect(await ask(client, { ':path': '/a?b=c' })).toMatchObject({ status: 200, text: `GET ${address}/a?b=c` })
  expect(client.alpnProtocol).toBe('h2')
  const old = await overHttp1(server.port, '/a?b=c')
  expect(old).toEqual({ version: '1.1', status: 200, text: `GET ${address}/a?b=c` })
  const head = await ask(client, { ':path': '/a', ':method': 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(address.length + 7) } })
})

test('a request that names no host is refused, and those after it are answered', async () => {
  const server = await open(async () => new Response('here'))
  const client = await rawSession(server.port)
  opened.push(() => void client.socket.destroy())
  client.write(
    frame(FRAME.headers, END_HEADERS | END_STREAM, 1, getRoot('')),
    frame(FRAME.headers, END_HEADERS | END_STREAM, 3, getRoot('/\\')),
    frame(FRAME.headers, END_HEADERS | END_STREAM, 5, getRoot()),
  )
  // The first byte of a head is its status, by its place in the table.
  const [OK, BAD] = [0x88, 0x8c]
  const statuses = () => client.frames(FRAME.headers).map(({ stream, payload }) => [stream, payload[0]])
  await expect.poll(statuses).toContainEqual([5, OK])
  expect(statuses().filter(([stream, status]) => stream !== 5 && status !== BAD)).toEqual([])
})

test('a client that waits to be told to go on with a body is told so', async () => {
  const server = await open(async (request) => new Response(await request.text()))
  const client = session(server.port)
  const request = client.request({ ':path': '/', ':method': 'POST', expect: '100-continue' })
  await once(request, 'continue')
  request.end('the body')
  const [text] = (await once(request.setEncoding('utf8'), 'data')) as [string]
  expect(text).toBe('the body')
})

test('a client may have 256 kB on the way, in one request and in all of a session', async () => {
  const server = await open(async () => new Response('here'))
  const client = session(server.port)
  await once(client, 'remoteSettings')
  expect(client.remoteSettings.initialWindowSize).toBe(262_144)
  await expect.poll(() => client.state.remoteWindowSize).toBe(262_144)
})

test('an answer that nobody reads on is let go', async () => {
  const left = Promise.withResolvers<string>()
  const endless = () =>
    new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
      cancel: () => left.resolve('left'),
    })
  const server = await open(async () => new Response(endless()))
  const request = session(server.port).request({ ':path': '/' })
  await once(request, 'response')
  request.close(constants.NGHTTP2_CANCEL)
  expect(await left.promise).toBe('left')
})

test('asked to stop, the shop finishes what is under way, takes nothing further, and ends', async () => {
  const underWay = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<Response>()
  const server = await listen(
    () => {
      underWay.resolve()
      return finished.promise
    },
    0,
    { certificate },
  )
  const client = session(server.port)
  const idle = session(server.port)
  await once(idle, 'connect')
  const begun = ask(client, { ':path': '/' })
  await underWay.promise
  const goaway = once(client, 'goaway')
  const closed = server.close()
  await goaway
  await expect.poll(() => idle.destroyed, { timeout: 5_000 }).toBe(true)
  await expect(overHttp1(server.port, '/')).rejects.toThrow('ECONNREFUSED')
  finished.resolve(new Response('done'))
  expect(await begun).toMatchObject({ status: 200, text: 'done' })
  await expect.poll(() => client.destroyed, { timeout: 5_000 }).toBe(true)
  await closed
})

test('asked to stop, the shop hangs up within 8 seconds on whoever does not let a request finish', async () => {
  const asked = Promise.withResolvers<void>()
  const server = await listen(
    () => {
      asked.resolve()
      return new Promise<Response>(() => undefined)
    },
    0,
    { certificate },
  )
  let ended: Answer | undefined
  void ask(session(server.port), { ':path': '/' }).then((answer) => (ended = answer))
  await asked.promise
  const closed = server.close()
  await expect.poll(() => ended?.status, { timeout: 9_500 }).toBe(0)
  await closed
})

test('a renewed certificate is used for new connections; a torn one is told once and the one before stays', async () => {
  const server = await open(async () => new Response('here'))
  const files = certificateFiles(certificate)
  opened.push(files.remove)
  const warnings: string[] = []
  opened.push(
    watchCertificate(files, {
      current: readCertificate(files),
      renewed: server.setCertificate,
      warn: (reason) => warnings.push(reason),
      everyMs: 20,
    }),
  )
  const shown = async (): Promise<string> => {
    const socket = connectSecure({ port: server.port, host: 'localhost', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerX509Certificate() ?? {}
    socket.destroy()
    return fingerprint256 ?? ''
  }
  const [before, renewed, other] = [await shown(), makeCertificate(), makeCertificate()]
  files.write({ cert: renewed.cert, key: other.key })
  await expect.poll(() => warnings).toEqual(['TLS_KEY is not the key of the certificate in TLS_CERT'])
  expect(await shown()).toBe(before)
  files.write(renewed)
  await expect.poll(shown).not.toBe(before)
  expect(warnings).toHaveLength(1)
})

test('requests of both versions come from the same address, also when the session has ended meanwhile', async () => {
  const seen: (string | undefined)[] = []
  const arrived: (() => void)[] = []
  const answer = Promise.withResolvers<void>()
  const server = await open(async (_, env) => {
    arrived.shift()?.()
    await answer.promise
    seen.push(env.incoming.socket.remoteAddress)
    return new Response('here')
  })
  const arrival = (): Promise<void> => new Promise((resolve) => arrived.push(resolve))
  const [first, second, third] = [arrival(), arrival(), arrival()]
  const asked = ask(session(server.port), { ':path': '/' })
  await first
  const old = overHttp1(server.port, '/')
  await second
  const socket = connectSecure({
    port: server.port,
    host: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
  })
  const leaving = connect(`https://localhost:${server.port}`, { createConnection: () => socket })
  leaving.on('error', () => undefined)
  const left = ask(leaving, { ':path': '/' })
  await third
  leaving.destroy()
  await left
  await once(socket, 'close')
  // Whoever comes later is read later: by then the server has noticed that.
  const later = arrival()
  const last = overHttp1(server.port, '/')
  await later
  answer.resolve()
  await Promise.all([asked, old, last])
  expect(seen).toHaveLength(4)
  expect(seen.filter((address) => address !== seen[0])).toEqual([])
  expect(seen[0]).toMatch(/127\.0\.0\.1$|^::1$/)
})

onEmbedded((shop) => {
  test('a review with its picture comes over HTTP/2, and a refusal while its body is still coming', async () => {
    const client = session((await open(createApp(shop().deps).fetch)).port)
    const { buyer, goods } = await buySomething(shop())
    const stranger = await shop().customer()
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
      .jpeg()
      .toBuffer()
    const form = new Response(reviewForm(goods, { files: [{ bytes }] }))
    const headers = (token: string) => ({
      ':path': '/api/product-review',
      ':method': 'POST',
      'content-type': form.headers.get('Content-Type') ?? '',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    })
    const whole = new Uint8Array(await form.arrayBuffer())
    expect(await ask(client, headers(buyer.token), whole)).toMatchObject({ status: 200 })
    const request = client.request(headers(stranger.token))
    const closed = once(request, 'close')
    request.on('error', () => undefined).write(whole)
    const [told] = (await once(request, 'response')) as [IncomingHttpHeaders]
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    await closed
    expect([told[':status'], request.rstCode]).toEqual([403, constants.NGHTTP2_NO_ERROR])
    expect(JSON.parse(text)).toMatchObject({ status: false })
    const large = { ':path': '/api/enquiry', ':method': 'POST', 'content-type': 'application/json' }
    expect(await ask(client, large, 'x'.repeat(3_000_000))).toMatchObject({ status: 413, code: 0 })
    expect(await ask(client, { ':path': '/api/health' })).toMatchObject({ status: 200 })
  })
})
