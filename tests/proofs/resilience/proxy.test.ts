import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, request } from 'node:http'
import { connect as connectStreams, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecure } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { certificateFiles } from '../../support/certificate.ts'
import { report } from '../support/test-scale.ts'
import { openOnPort } from '../../support/open-on-port.ts'

/** The shop as phones reach it: a real Caddy with the very file of docs/Caddyfile, and a real server behind it. */

const CADDY = process.env['CADDY'] ?? 'caddy'
const isThere = spawnSync(CADDY, ['version']).status === 0
if (!isThere) console.warn(`SKIPPED: no Caddy at ${CADDY}; on Debian apt-get install caddy, elsewhere set CADDY`)

const HEAD_MS = 10_000
const BODY_MS = 30_000
/** Looks of both programs at their clocks, and a busy machine. */
const SLACK_MS = 10_000
/** Where phones are, as the proxy sees them; it is at 127.0.0.1 itself. */
const [ASHA, RAVI, STRANGER] = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await openOnPort(server)
  server.close()
  await once(server, 'close')
  return port
}

interface Asking {
  from?: string
  headers?: Record<string, string>
  body?: string
}
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

describe.skipIf(!isThere)('behind Caddy', () => {
  const certificate = certificateFiles()
  const folder = mkdtempSync(join(tmpdir(), 'haldhar-caddy-'))
  let place: OwnPlace
  let shop: ServerProcess
  let caddy: ChildProcess
  let [port, redirectPort, shopPort] = [0, 0, 0]
  beforeAll(async () => {
    place = (await PLACES.pglite.make?.()) ?? { dataDir: folder, remove: async () => undefined }
    port = await freePort()
    redirectPort = await freePort()
    shopPort = await freePort()
    shop = startServer({
      NODE_ENV: 'production',
      PORT: String(shopPort),
      DATA_DIR: place.dataDir,
      PUBLIC_URL: `https://localhost:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    await shop.address
    caddy = spawn(CADDY, ['run', '--config', 'docs/Caddyfile', '--adapter', 'caddyfile'], {
      env: {
        SHOP_SITE: `https://localhost:${port}`,
        SHOP_HTTP_PORT: String(redirectPort),
        SHOP_TLS: `${certificate.certFile} ${certificate.keyFile}`,
        SHOP_UPSTREAM: `127.0.0.1:${shopPort}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    await new Promise<void>((resolve, reject) => {
      caddy.stderr?.on('data', (part: Buffer) => {
        log += part.toString()
        if (log.includes('serving initial configuration')) resolve()
      })
      caddy.once('exit', () => reject(new Error(`Caddy ended: ${log}`)))
    })
  })
  afterAll(async () => {
    caddy.kill('SIGKILL')
    await stopServer(shop, 'SIGTERM')
    await place.remove()
    certificate.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const opened: (() => void)[] = []
  afterEach(() => {
    for (const close of opened.splice(0)) close()
  })

  const session = async (from = ASHA): Promise<ClientHttp2Session> => {
    const client = connectStreams(`https://localhost:${port}`, {
      createConnection: () =>
        connectSecure({
          socket: connect({ host: '127.0.0.1', port, localAddress: from }),
          servername: 'localhost',
          ALPNProtocols: ['h2'],
          rejectUnauthorized: false,
        }),
    })
    client.on('error', () => undefined)
    opened.push(() => client.destroy())
    await once(client, 'remoteSettings')
    return client
  }
  const answerOf = (stream: ReturnType<ClientHttp2Session['request']>) =>
    new Promise<Answer>((resolve) => {
      let headers: IncomingHttpHeaders = {}
      const parts: Buffer[] = []
      stream.on('response', (received) => (headers = received)).on('error', () => undefined)
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('close', () =>
        resolve({ status: Number(headers[':status'] ?? 0), headers, body: Buffer.concat(parts) }),
      )
    })
  const ask = async (path: string, { from, headers = {}, body }: Asking = {}, method = 'GET'): Promise<Answer> => {
    const client = await session(from)
    const stream = client.request({ ':path': path, ':method': method, ...headers }, { endStream: body === undefined })
    const answer = answerOf(stream)
    if (body !== undefined) stream.end(body)
    return answer
  }
  const json = { 'content-type': 'application/json' }

  test('the shop is open over HTTP/2, and plain HTTP leads there', async () => {
    const client = await session()
    const page = await answerOf(client.request({ ':path': '/' }))
    expect([client.alpnProtocol, page.status]).toEqual(['h2', 200])
    expect(page.body.toString()).toContain('<!doctype html>')
    expect(page.headers['alt-svc'], 'HTTP/3').toContain('h3=')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect([page.headers['server'], page.headers['x-powered-by']]).toEqual([undefined, undefined])
    const plain = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: redirectPort, path: '/cart', headers: { Host: 'localhost' } })
      sent.on('response', (answer) => resolve([answer.resume().statusCode, answer.headers.location]))
      sent.on('error', reject).end()
    })
    expect(plain).toEqual([308, `https://localhost:${port}/cart`])
  })

  test('what the shop has compressed arrives so, once, and what it has not does not', async () => {
    const plain = await ask('/')
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([
      undefined,
      String(plain.body.length),
    ])
    for (const [encoding, unpack] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      const packed = await ask('/', { headers: { 'accept-encoding': encoding } })
      expect([packed.headers['content-encoding'], packed.headers['etag']]).toEqual([encoding, plain.headers['etag']])
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(unpack(packed.body).equals(plain.body)).toBe(true)
    }
    const small = await ask('/api/health', { headers: { 'accept-encoding': 'gzip' } })
    expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined])
    const known = { 'if-none-match': String(plain.headers['etag']) }
    expect(await ask('/', { headers: known })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })

  test('HEAD tells what GET sends', async () => {
    const [head, page] = [await ask('/about', {}, 'HEAD'), await ask('/about')]
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(page.body.length).toBeGreaterThan(1_000)
    for (const name of ['etag', 'content-type', 'strict-transport-security'])
      expect(head.headers[name], name).toBe(page.headers[name])
  })

  test('a cookie goes over TLS alone', async () => {
    const { status, headers } = await ask('/?language=hi')
    expect(status).toBe(302)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/; Secure/)])
  })

  test('the shop counts by the address of the phone, and nobody can claim another', async () => {
    const login = async (from: string, forwarded?: string) => {
      const headers = { ...json, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) }
      const body = JSON.stringify({ email: 'asha@farm.example', password: 'not-her-password' })
      return (await ask('/api/auth/login', { from, headers, body }, 'POST')).status
    }
    const guesses: number[] = []
    for (let guess = 1; guess <= 6; guess++) guesses.push(await login(ASHA, `203.0.113.${guess}`))
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429])
    expect(await login(RAVI, ASHA), 'another phone').toBe(401)
    // Past the proxy: whoever reaches the shop itself is believed no more.
    const past: number[] = []
    for (let guess = 1; guess <= 6; guess++)
      past.push(
        await new Promise((resolve, reject) => {
          const headers = { ...json, 'X-Forwarded-For': `203.0.113.${guess}` }
          const to = { host: '127.0.0.1', port: shopPort, localAddress: STRANGER }
          const sent = request({ ...to, path: '/api/auth/login', method: 'POST', headers })
          sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject)
          sent.end(JSON.stringify({ email: 'asha@farm.example', password: 'not-her-password' }))
        }),
      )
    expect(past).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('a head that drips is ended, and so is one that is too long', async () => {
    expect((await session()).remoteSettings.maxHeaderListSize).toBeLessThan(20_000)
    expect((await ask('/', { headers: { 'x-long': 'a'.repeat(30_000) } })).status).not.toBe(200)
    const begin = performance.now()
    const socket = connectSecure({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
    const closed = once(socket.on('error', () => undefined).resume(), 'close')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const drip = setInterval(() => socket.writable && socket.write('a'), 500)
    opened.push(
      () => clearInterval(drip),
      () => socket.destroy(),
    )
    await closed
    const waited = performance.now() - begin
    report('proxy, a slow head', { 'ms until it was ended': Math.round(waited) })
    expect(waited).toBeGreaterThan(HEAD_MS - 1_000)
    expect(waited).toBeLessThan(HEAD_MS + SLACK_MS)
  })

  test('a body that drips is ended by the shop, and the session goes on', async () => {
    const client = await session()
    const begin = performance.now()
    const stream = client.request({ ':path': '/api/enquiry', ':method': 'POST', ...json })
    const drip = setInterval(() => stream.writable && stream.write(' '), 500)
    opened.push(() => clearInterval(drip))
    const { status } = await answerOf(stream)
    const waited = performance.now() - begin
    report('proxy, a slow body', { 'ms until it was ended': Math.round(waited), 'as its status': status })
    expect(status).toBe(408)
    expect(waited).toBeLessThan(BODY_MS + SLACK_MS)
    expect((await answerOf(client.request({ ':path': '/api/health' }))).status).toBe(200)
  })

  test('too large a body is refused by the shop while it comes, and the session goes on', async () => {
    const client = await session()
    const stream = client.request({ ':path': '/api/enquiry', ':method': 'POST', ...json })
    const answer = answerOf(stream)
    stream.write('x'.repeat(3_000_000))
    const { status, body } = await answer
    expect([status, JSON.parse(body.toString())]).toEqual([413, expect.objectContaining({ status: false })])
    expect((await answerOf(client.request({ ':path': '/api/health' }))).status).toBe(200)
  })

  test('a shop that is told to stop does so with the proxy connected, and its restart is a wait', async () => {
    expect((await ask('/api/health')).status).toBe(200)
    const begin = performance.now()
    expect(await stopServer(shop, 'SIGTERM')).toBe(0)
    report('proxy, a stop', { 'ms until the shop had ended': Math.round(performance.now() - begin) })
    const waiting = ask('/api/brands')
    await pause(1_000)
    const next = createHttpServer((_, answer) => void answer.end('The next one')).listen(shopPort, '127.0.0.1')
    opened.push(() => void next.close())
    expect(await waiting).toMatchObject({ status: 200, body: Buffer.from('The next one') })
  })
})
