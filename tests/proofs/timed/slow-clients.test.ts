import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, stopServer, type ServerProcess } from '../../server/support/process.ts'
import { openMarket } from '../support/fixtures.ts'
import { onBothDatabases } from '../../server/support/support.ts'
import { PASSWORD, registered } from '../routes/customer-steps.ts'
import { TEST_TIMEOUT, atScale, report } from '../support/test-scale.ts'

/** No client makes the shop slow for the others, and response times reveal nothing. */

const LOGINS = 100
const SLOW_SENDERS = atScale({ lean: 50, full: 500 })
const LOOKS = 40
const WHILE_HASHING_MS = 300
const WHILE_SLOW_MS = 1_000
const ACCOUNTS = atScale({ lean: 15, full: 200 })
const DIFFERENCE_MS = 5

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY

describe.skipIf(PLACES.postgres.make === undefined)('the shop in a crowd', () => {
  let place: OwnPlace
  let server: ServerProcess
  let url = ''
  const logIn = (body: object, from: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify(body),
    })
  const timed = async (work: () => Promise<Response>): Promise<number> => {
    const begin = performance.now()
    await (await work()).arrayBuffer()
    return performance.now() - begin
  }
  /** How long another customer waits for the brands, look after look. */
  const look = async (): Promise<number[]> => {
    const times: number[] = []
    while (times.length < LOOKS) times.push(await timed(() => fetch(`${url}/api/brands`)))
    return times
  }

  beforeAll(async () => {
    const made = await PLACES.postgres.make?.()
    if (made === undefined) return
    place = made
    const database = await openDatabase(place)
    await openMarket(database.db, { goods: 2, accounts: 1 })
    await database.close()
    server = startServer({
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    })
    url = await server.address
    await look()
  })
  afterAll(async () => {
    await stopServer(server, 'SIGTERM')
    await place.remove()
  })

  test(`${LOGINS} log-ins at once leave the catalogue quick`, TEST_TIMEOUT, async () => {
    const over = new AbortController()
    const logins = Promise.all(
      Array.from({ length: LOGINS }, () =>
        logIn({ email: `${randomUUID()}@farm.example`, password: PASSWORD }, '203.0.113.1'),
      ),
    ).finally(() => over.abort())
    const times: number[] = []
    while (!over.signal.aborted) times.push(await timed(() => fetch(`${url}/api/brands`)))
    expect(new Set((await logins).map(({ status }) => status))).toEqual(new Set([401]))
    const p95 = percentile(times, 0.95)
    report('slow clients, log-ins', { 'log-ins at once': LOGINS, looks: times.length, 'ms at p95': Math.round(p95) })
    expect(p95).toBeLessThan(WHILE_HASHING_MS)
  })

  test(`${SLOW_SENDERS} senders that never finish hold up nobody else, and are sent away`, TEST_TIMEOUT, async () => {
    const { port, hostname } = new URL(url)
    const sockets = await Promise.all(
      Array.from(
        { length: SLOW_SENDERS },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write('POST /api/enquiry HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
              resolve(socket)
            })
            socket.on('error', reject)
          }),
      ),
    )
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 500)
    try {
      const p95 = percentile(await look(), 0.95)
      const open = () => sockets.filter(({ readyState }) => readyState === 'open').length
      for (const socket of sockets) socket.on('error', () => undefined).resume()
      // Heads have ten seconds, and the server looks every five.
      for (let waited = 0; open() > 0 && waited < 60; waited++) await pause(500)
      report('slow clients, senders', { senders: SLOW_SENDERS, 'ms at p95': Math.round(p95), 'still open': open() })
      expect(p95).toBeLessThan(WHILE_SLOW_MS)
      expect(open()).toBe(0)
    } finally {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    }
  })
})

onBothDatabases((shop) => {
  /** Processor time, not time on the wall: a busy machine makes no difference where there is none. */
  const cost = async (email: string): Promise<number> => {
    const before = process.cpuUsage()
    const answer = await shop().ask('POST', 'auth/login', { body: { email, password: 'wrong-password-1' } })
    const { user, system } = process.cpuUsage(before)
    expect(answer.status).toBe(401)
    return (user + system) / 1000
  }

  test('a wrong password costs as much as an unknown account', TEST_TIMEOUT, async () => {
    const emails: string[] = []
    while (emails.length < ACCOUNTS) emails.push((await registered(shop())).email)
    const known: number[] = []
    const unknown: number[] = []
    // In turn, because whoever is asked second may find the machine warmer.
    for (const [index, email] of emails.entries()) {
      if (index % 2 === 0) known.push(await cost(email))
      unknown.push(await cost(`x${email}`))
      if (index % 2 === 1) known.push(await cost(email))
    }
    // A busy machine only ever adds time, so the minimum of many measurements is the cost of the work itself.
    const [ofKnown, ofUnknown] = [Math.min(...known), Math.min(...unknown)]
    const difference = Math.abs(ofKnown - ofUnknown)
    report(`slow clients, log-in ${shop().kind}`, {
      accounts: ACCOUNTS,
      'ms of a wrong password': ofKnown.toFixed(1),
      'ms of an unknown account': ofUnknown.toFixed(1),
    })
    expect(difference).toBeLessThan(DIFFERENCE_MS)
  })
})
