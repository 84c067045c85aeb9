import { beforeEach, expect, test } from 'vitest'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import { discardDead, enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, create, heart } from '../../support/changes.ts'
import { START, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** What becomes of a change by each answer that the network may bring. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

/** `sent`, why it is refused, or why it waits. */
const fate = async (): Promise<string> => {
  const [waits] = await pendingChanges(phone, 1)
  const [dead] = await failedChanges(phone, 1)
  const { state = '', lastErr } = waits ?? {}
  return dead?.reason ?? (waits === undefined ? 'sent' : [state, lastErr?.cls, lastErr?.status].join(' '))
}
const SOON = { 'Retry-After': '60' }

test.each<[number, string, string, Record<string, string>?]>([
  [200, 'OK', 'sent'],
  [299, 'OK', 'sent'],
  [300, 'ODD', 'queued server 300'],
  [399, 'ODD', 'queued server 399'],
  [400, 'INVALID', 'refused'],
  [400, 'ACCOUNT_MISMATCH', 'refused'],
  [401, 'UNAUTHORISED', 'queued login 401'],
  [403, 'FORBIDDEN', 'refused'],
  [403, 'ACCOUNT_MISMATCH', 'queued account 403'],
  [404, 'NOT_FOUND', 'gone'],
  [408, 'TIMEOUT', 'queued server 408'],
  [409, 'CONFLICT', 'conflict'],
  [409, 'IDEMPOTENCY_MISMATCH', 'conflict'],
  [422, 'INVALID', 'refused'],
  [422, 'IDEMPOTENCY_MISMATCH', 'parked mismatch 422'],
  [425, 'TOO_EARLY', 'queued server 425'],
  [429, 'TOO_MANY_REQUESTS', 'queued server 429'],
  [429, 'TOO_MANY_REQUESTS', 'queued busy 429', SOON],
  [500, 'FAILED', 'queued server 500', SOON],
  [503, 'BUSY', 'queued server 503'],
  [503, 'BUSY', 'queued busy 503', SOON],
  [599, 'FAILED', 'queued server 599'],
])('by an answer %i %s of the shop a change is %s', async (status, code, expected, headers = {}) => {
  server.next({ ...refusal(status, code, { status: status < 400 }), headers })
  await enqueue(phone, 1, heart(1))
  await flush(phone)
  expect(await fate()).toBe(expected)
})

const json = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } })
const signed = (key: string) => ({ 'X-Idempotency-Key': key })
const redirected = (answer: Response) => Object.defineProperty(answer, 'redirected', { value: true })
const YES = '{"status":true}'

test.each<[string, string, (key: string) => Response]>([
  ['with the key of the change', 'sent', (key) => json(YES, signed(key))],
  ['without a key', 'queued network ', () => json(YES)],
  ['with another key', 'queued network ', (key) => json(YES, { 'X-Idempotency-Key': `${key}1` })],
  ['of another type', 'queued network ', (key) => new Response(YES, { headers: signed(key) })],
  [
    'of a type that mentions JSON',
    'queued network ',
    (key) => json(YES, { ...signed(key), 'Content-Type': 'text/html+application/json' }),
  ],
  ['in an alphabet', 'sent', (key) => json(YES, { ...signed(key), 'Content-Type': 'application/json; charset=utf-8' })],
  ['after a redirect', 'queued network ', (key) => redirected(json(YES, signed(key)))],
  ['cut off', 'queued network ', (key) => json(YES.slice(0, 9), signed(key))],
  ['of nothing', 'refused', (key) => json('null', signed(key))],
  ['of a number', 'refused', (key) => json('7', signed(key))],
  ['without a word', 'refused', (key) => json('{}', signed(key))],
])('by an answer %s a change is %s: only the shop knows the key', async (_, expected, answer) => {
  configureCalls({ fetch: async (_input, init) => answer(new Headers(init?.headers).get('Idempotency-Key') ?? '') })
  await enqueue(phone, 1, heart(1))
  await flush(phone)
  expect(await fate()).toBe(expected)
})

test.each([
  [
    { message: 'No', fields: { pincode: 'Six digits', name: 7 }, data: { left: 1 }, code: 'INVALID' },
    {
      message: 'No',
      fields: { pincode: 'Six digits' },
      data: { left: 1 },
    },
  ],
  [{ message: 7, fields: null, code: 7 }, {}],
  [{ fields: 'none' }, {}],
])('of a refusal that says %j the phone keeps what it can show', async (said, kept) => {
  server.next({ status: 422, body: { status: false, ...said } })
  await enqueue(phone, 1, heart(1))
  await flush(phone)
  expect(await fate()).toBe('refused')
  const [dead] = await failedChanges(phone, 1)
  const shown = Object.entries(dead ?? {}).filter(([name]) => ['message', 'fields', 'data'].includes(name))
  expect(Object.fromEntries(shown)).toStrictEqual(kept)
  await discardDead(phone, dead?.id ?? '')
  expect(await failedChanges(phone, 1)).toEqual([])
})

test.each([
  ['60', 60_000],
  ['0', 2_000],
  ['-60', 2_000],
  ['soon', 2_000],
  ['7200', 3_600_000],
  [new Date(START + 90_000).toUTCString(), 90_000],
  [new Date(START - 90_000).toUTCString(), 2_000],
])('a busy shop that says “Retry-After: %s” is left alone for %i ms', async (header, rest) => {
  server.next({ ...refusal(503, 'BUSY'), headers: { 'Retry-After': header } })
  await enqueue(phone, 1, heart(1))
  await flush(phone)
  expect((await pendingChanges(phone, 1))[0]?.nextAt).toBe(START + rest)
  await flush(phone)
  expect(server.arrivals).toHaveLength(1)
})

test('a change goes out under its account and its key, is never cached and follows no redirect', async () => {
  const sent: RequestInit[] = []
  const { fetch } = settings
  configureCalls({ credentials: 'same-origin', fetch: (input, init) => (sent.push(init ?? {}), fetch(input, init)) })
  await enqueue(phone, 1, create(A))
  await flush(phone)
  await enqueue(phone, 1, heart(1, false))
  await flush(phone)
  configureCalls({ credentials: 'omit' })
  const common = { redirect: 'error', credentials: 'same-origin', cache: 'no-store' }
  const headers = { Accept: 'application/json', Authorization: 'Bearer token-1', 'X-Account': '1' }
  expect(sent).toMatchObject([
    { ...common, method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } },
    { ...common, method: 'DELETE', headers, body: null },
  ])
  expect(sent[1]?.headers).not.toHaveProperty('Content-Type')
})
