import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webPush } from '../../../server/adapters/web-push.ts'
import { newKeys } from '../../../server/config/push-keys.ts'

/** Messages to a push service, read as the service and as the browser behind it do. */

interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}
const received: Received[] = []
let answer = (response: ServerResponse): unknown => response.writeHead(201).end()

const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    answer(response)
  })
})
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => service.close())

const keys = newKeys()
const push = webPush({
  ...keys,
  subject: 'https://shop.example',
  hosts: ['push.example', 'push.example:8443', '*.more.example'],
  // The service speaks TLS on the standard port; here it is a plain server on this machine.
  fetch: (to, init) => {
    const { port } = service.address() as AddressInfo
    const { pathname } = new URL(to instanceof Request ? to.url : to)
    return fetch(`http://127.0.0.1:${port}${pathname}`, init)
  },
})

const ECDH_KEYS = createECDH('prime256v1')
const p256dh = ECDH_KEYS.generateKeys()
const auth = randomBytes(16)
const browser = {
  endpoint: 'https://push.example/for/this/browser',
  p256dh: p256dh.toString('base64url'),
  auth: auth.toString('base64url'),
}
const message = { title: 'Haldhar', body: 'ऑर्डर HD23456789 हो गया।', url: '/hi/order-history', tag: 'order:1:placed' }

/** RFC 8291, the receiver's side. */
const decrypt = (body: Buffer): string => {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const derive = (key: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = derive(ECDH_KEYS.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce)
  opened.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()])
  expect(padded.at(-1), 'the last record').toBe(2)
  return padded.subarray(0, -1).toString()
}

test('only the browser can read a message, and a service sees who signed it', async () => {
  expect(await push.send(browser, message, 3600)).toBe('taken')
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = received.splice(0)
  expect(path).toBe('/for/this/browser')
  expect(JSON.parse(decrypt(body))).toEqual(message)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' })
  expect(headers['topic']).toMatch(/^[\w-]{32}$/)
  const [, signed = '', signature = '', key] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const ofEs256 = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(signed), ofEs256, Buffer.from(signature, 'base64url'))).toBe(true)
  const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'https://shop.example' })
  expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000)
})

test('the same news has the same topic, other news another', async () => {
  for (const tag of ['a', 'a', 'b']) await push.send(browser, { ...message, tag }, 60)
  const [first, again, other] = received.splice(0).map(({ headers }) => headers['topic'])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a browser that is gone is told from a service that fails', async () => {
  for (const status of [404, 410]) {
    answer = (response) => response.writeHead(status).end('gone')
    expect(await push.send(browser, message, 60)).toBe('gone')
  }
  for (const status of [400, 403, 429, 500]) {
    answer = (response) => response.writeHead(status).end('no')
    await expect(push.send(browser, message, 60)).rejects.toThrow(`The push service answered ${status}`)
  }
  received.splice(0)
})

test('a redirect is followed nowhere', async () => {
  answer = (response) => response.writeHead(307, { Location: '/inside' }).end()
  await expect(push.send(browser, message, 60)).rejects.toThrow('307')
  expect(received.splice(0).map(({ path }) => path)).toEqual(['/for/this/browser'])
})

test('an endpoint is a plain https address of a listed service, and nothing else is sent to', async () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://push.example:443/abc',
    'https://push.example:8443/abc',
    'https://a.more.example/abc',
  ]
  for (const endpoint of good) expect([endpoint, push.wrongPart({ ...browser, endpoint })]).toEqual([endpoint, null])
  const bad = [
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    ['https://user', 'secret@fcm.googleapis.com/abc'].join(':'),
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://evil.example/?fcm.googleapis.com',
    'https://evil.example\\@fcm.googleapis.com/abc',
    'https://notify.windows.com/abc',
    'https://more.example/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com/abc',
    '',
  ]
  answer = (response) => response.writeHead(201).end()
  for (const endpoint of bad) {
    expect([endpoint, push.wrongPart({ ...browser, endpoint })]).toEqual([endpoint, 'endpoint'])
    expect(await push.send({ ...browser, endpoint }, message, 60)).toBe('gone')
  }
  expect(received).toEqual([])
  expect(push.wrongPart({ ...browser, p256dh: 'A'.repeat(87) })).toBe('keys.p256dh')
})
