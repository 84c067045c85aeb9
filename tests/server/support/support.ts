import { randomInt, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db } from '../../../server/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { customers, staff } from '../../../server/db/schema.ts'
import type { StaffRole } from '../../../src/contract/staff.ts'
import { createApp } from '../../../server/http/app.ts'
import type { Deps } from '../../../server/http/deps.ts'
import { dataKey } from '../../../server/shop/core/encryption.ts'
import { paymentSimulator } from '../../../server/adapters/payment-simulator.ts'
import { folderFiles } from '../../../server/adapters/folder-files.ts'
import { createRenditions } from '../../../server/adapters/renditions.ts'
import { webPush } from '../../../server/adapters/web-push.ts'
import { newKeys } from '../../../server/config/push-keys.ts'
import { sharpMedia } from '../../../server/adapters/sharp.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import type { PushMessage, PushTarget } from '../../../server/ports/push-sender.ts'
import { PLACES, type OwnPlace } from './temp-databases.ts'
import { hearNews } from '../../../server/shop/news/hear.ts'

export interface Answered {
  status: number
  headers: Headers
  // Tests read answers of every shape, refusals too; what they expect of them is said by each test.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}
export interface Asking {
  body?: unknown
  /** Bytes instead of a JSON body. */
  raw?: string | Uint8Array<ArrayBuffer>
  /** A form with files instead of a JSON body. */
  form?: FormData
  key?: string
  headers?: Record<string, string>
  /** The network address it comes from. */
  from?: string
}
export type Ask = (method: string, path: string, asking?: Asking) => Promise<Answered>

/** A test that sends an `Accept-Encoding` of its own may be answered in it. */
const textOf = async (response: Response): Promise<string> => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('Content-Encoding')
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

export interface TestCustomer {
  id: number
  token: string
  ask: Ask
}

export interface TestShop {
  db: Db
  deps: Deps
  kind: OpenDatabase['kind']
  watchCatalogue: OpenDatabase['watchCatalogue']
  /** Where files of reviews are stored. */
  filesFolder: string
  /** Where their renditions are kept. */
  renditionsFolder: string
  /** A request as it comes from the network, such as one for a picture. */
  fetch: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** The messages sent to phones. */
  sent: { to: string; text: string }[]
  /** The messages sent to browsers. */
  pushed: { to: PushTarget; message: PushMessage }[]
  /** The errors that were logged. */
  errors: string[]
  /** Moves the shop's clock. */
  pass: (ms: number) => void
  /** Asks as a guest. */
  ask: Ask
  operator: Ask
  /** Asks with any token. */
  askAs: (token: string) => Ask
  /** A new customer who is logged in. */
  customer: () => Promise<TestCustomer>
  /** Somebody new of a seller's staff, or of the operator's own, who is logged in. */
  staff: (sellerId?: number | null, role?: StaffRole) => Promise<TestCustomer>
}

/** Signs the webhooks of the tests. */
export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests'
const OPERATOR_TOKEN = 'operator-token-of-the-tests'

const renditionsOf = (filesFolder: string): string => `${filesFolder}-renditions`

const createTestShop = async (database: OpenDatabase, filesFolder: string): Promise<TestShop> => {
  const { db, kind, watchCatalogue, isReady } = database
  let offset = 0
  const sent: TestShop['sent'] = []
  const pushed: TestShop['pushed'] = []
  const errors: string[] = []
  const clock = () => new Date(Date.now() + offset)
  const files = folderFiles(filesFolder)
  const renditionsFolder = renditionsOf(filesFolder)
  const deps: Deps = {
    db,
    isReady,
    clock,
    provider: await paymentSimulator({ db, clock }, { webhookSecret: WEBHOOK_SECRET, allowSandbox: true }),
    log: { info: () => {}, warn: () => {}, error: (facts, text) => errors.push(`${text} ${JSON.stringify(facts)}`) },
    sender: { send: async (to, text) => void sent.push({ to, text }) },
    push: {
      ...webPush({ ...newKeys(), subject: 'https://shop.example', hosts: ['push.example'] }),
      send: async (to, message) => {
        pushed.push({ to, message })
        return 'taken'
      },
    },
    hear: hearNews,
    dataKeys: { current: dataKey('a data key of the tests, long enough') },
    pins: { find: () => [], nearest: () => [] },
    files,
    media: sharpMedia,
    renditions: createRenditions(renditionsFolder, files),
    pictures: { raster: async () => null, vector: async () => null },
    orderYears: 8,
    adminToken: OPERATOR_TOKEN,
    adminSiteUrl: 'https://admin.example/seller-login',
    publicUrl: 'https://shop.example',
    trustedProxies: [],
  }
  const app = createApp(deps)

  const askWith =
    (token?: string): Ask =>
    async (method, path, { body, raw, form, key, headers, from = '192.0.2.1' } = {}) => {
      const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const request = new Request(`http://shop.test/api/${path}`, {
        method,
        headers: {
          ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: text }),
        ...(form === undefined ? {} : { body: form }),
      })
      const response = await app.fetch(request, { incoming: { socket: { remoteAddress: from } } })
      const answer = await textOf(response)
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(answer) : answer }
    }

  const customer = async (): Promise<TestCustomer> => {
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
    const [row] = await db
      .insert(customers)
      .values({
        name: 'Asha Rao',
        phoneNumber: `9${digits}`,
        whatsAppNumber: `9${digits}`,
        email: `${randomUUID()}@farm.example`,
      })
      .returning({ id: customers.id })
    if (row === undefined) throw new Error('The customer was not stored')
    const token = await openSession(deps, 'customer', row.id)
    return { id: row.id, token, ask: askWith(token) }
  }
  const addStaff: TestShop['staff'] = async (sellerId = null, role = 'owner') => {
    const phoneNumber = String(randomInt(6e9, 1e10))
    const [row] = await db.insert(staff).values({ sellerId, name: 'Ravi Shinde', phoneNumber, role }).returning()
    if (row === undefined) throw new Error('The staff was not stored')
    const token = await openSession(deps, 'staff', row.id)
    return { id: row.id, token, ask: askWith(token) }
  }
  const pass = (ms: number) => {
    offset += ms
  }
  const fetch = async (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://shop.test${path}`, { headers }))
  return {
    db,
    deps,
    kind,
    watchCatalogue,
    filesFolder,
    renditionsFolder,
    fetch,
    sent,
    pushed,
    errors,
    pass,
    ask: askWith(),
    operator: askWith(OPERATOR_TOKEN),
    askAs: askWith,
    customer,
    staff: addStaff,
  }
}

/** Runs the same tests on both databases, each with a new shop of its own. */
export const onBothDatabases = (tests: (shop: () => TestShop) => void): void =>
  onDatabases(['pglite', 'postgres'], tests)

/** For what no database decides. */
export const onEmbedded = (tests: (shop: () => TestShop) => void): void => onDatabases(['pglite'], tests)

/** For tests of concurrency: PGlite has a single connection, so nothing runs concurrently there. */
export const onPostgres = (tests: (shop: () => TestShop) => void): void => onDatabases(['postgres'], tests)

const onDatabases = (wanted: OpenDatabase['kind'][], tests: (shop: () => TestShop) => void): void => {
  for (const { name, make } of wanted.map((kind) => PLACES[kind]))
    describe.skipIf(make === undefined)(name, () => {
      let place: OwnPlace | undefined
      let database: OpenDatabase | undefined
      let shop: TestShop | undefined
      const filesFolder = join(tmpdir(), `haldhar-files-${randomUUID()}`)
      beforeAll(async () => {
        place = await make?.()
        database = place && (await openDatabase(place))
        shop = database && (await createTestShop(database, filesFolder))
      })
      afterAll(async () => {
        await database?.close()
        await place?.remove()
        for (const folder of [filesFolder, renditionsOf(filesFolder)]) rmSync(folder, { recursive: true, force: true })
      })
      tests(() => {
        if (shop === undefined) throw new Error('The shop is open only while tests run')
        return shop
      })
    })
}
