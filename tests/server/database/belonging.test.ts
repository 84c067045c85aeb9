import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeys } from '../../../server/config/push-keys.ts'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { outbox, schemaFloor } from '../../../server/db/schema.ts'
import { s3Files } from '../../../server/adapters/s3.ts'
import { BUCKET, KEYS, openStore } from '../files/s3-server.ts'
import { addSeller } from '../support/fixtures.ts'
import { startServer, stopServer } from '../support/process.ts'
import { PLACES, type OwnPlace } from '../support/temp-databases.ts'

/** What a shop on a database server is started with belongs together, or it does not start and changes nothing. */

const make = PLACES.postgres.make ?? (() => Promise.reject(new Error('No PostgreSQL')))

/** Three rounds of the job that sends news. */
const ROUNDS_MS = 6_000

/** Every row of every table, counted. */
const rowsIn = async (db: Db): Promise<unknown> =>
  rowsOf(
    db,
    sql`select schemaname, relname, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I.%I', schemaname, relname), false, true, '')))[1]::text as rows
      from pg_stat_user_tables order by 1, 2`,
  )

describe.skipIf(PLACES.postgres.make === undefined)('a shop on a database server', () => {
  let place: OwnPlace
  let other: OwnPlace
  let database: OpenDatabase
  let strange: OpenDatabase
  let store: Awaited<ReturnType<typeof openStore>>
  const secrets = { DATA_KEY: randomBytes(32).toString('hex'), PUSH_KEYS: JSON.stringify(newKeys()) }
  const settings = (from: OwnPlace): Record<string, string> => ({
    ...secrets,
    DATABASE_URL: from.databaseUrl ?? '',
    DATA_DIR: from.dataDir,
    SHOP_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: BUCKET,
    S3_REGION: KEYS.region,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  })
  /** What a start says before it ends; empty where it opens. */
  const refusalOf = async (environment: Record<string, string>): Promise<string> => {
    const server = startServer(environment)
    const opened = await server.address.then(
      () => true,
      () => false,
    )
    if (!opened) return server.output()
    await stopServer(server, 'SIGTERM')
    return ''
  }
  const files = () => s3Files({ ...KEYS, endpoint: store.endpoint, bucket: BUCKET })
  const names = () => Array.fromAsync(files().namesBefore(new Date(Date.now() + 60_000)))

  beforeAll(async () => {
    store = await openStore()
    place = await make()
    other = await make()
    database = await openDatabase(place)
    strange = await openDatabase(other)
  })
  afterAll(async () => {
    await Promise.all([database.close(), strange.close(), store.close()])
    await Promise.all([place.remove(), other.remove()])
  })

  test('an empty database is not migrated by a start, which names the command that does it', async () => {
    const empty = await make()
    expect(await refusalOf(settings(empty))).toContain('run npm run migrate')
    const pool = new Pool({ connectionString: empty.databaseUrl })
    const tables = await pool.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.rowCount).toBe(0)
    await pool.end()
    await empty.remove()
  })

  test('the first database gets the bucket; another one is refused by name, and neither files nor rows change', async () => {
    expect(await refusalOf(settings(place))).toBe('')
    await files().save(randomBytes(20), 'webp')
    const before = [await names(), await rowsIn(strange.db)]
    expect(await refusalOf(settings(other))).toContain(`The bucket ${BUCKET} belongs to another database`)
    expect([await names(), await rowsIn(strange.db)]).toEqual(before)
    expect(await refusalOf(settings(place))).toBe('')
  })

  test('a bucket that is full where the database knows no file is refused, whoever it was of', async () => {
    const elsewhere = await openStore()
    await s3Files({ ...KEYS, endpoint: elsewhere.endpoint, bucket: BUCKET }).save(randomBytes(20), 'webp')
    expect(await refusalOf({ ...settings(other), S3_ENDPOINT: elsewhere.endpoint })).toContain('refers to none')
    await elsewhere.close()
  })

  test('a database that a newer build has made unreadable is refused; one with more than this build knows is not', async () => {
    const { db } = database
    const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`
    await db.execute(later)
    expect(await refusalOf(settings(place))).toBe('')
    await db.update(schemaFloor).set({ migration: 9e15 })
    expect(await refusalOf(settings(place))).toContain('of a newer build')
    await db.update(schemaFloor).set({ migration: 0 })
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  })

  test('a web process leaves jobs to the worker, who answers how it is and nothing else', async () => {
    const { db } = database
    const seller = await addSeller(db)
    await db.insert(outbox).values({
      channel: 'push',
      sellerId: seller.id,
      template: 'orderPlaced',
      params: {},
      language: 'en',
      dedupe: 'role',
      nextAt: new Date(0),
    })
    const state = async () => (await db.select().from(outbox))[0]?.state
    const web = startServer({ ...settings(place), ROLE: 'web' })
    await web.address
    const worker = startServer({ ...settings(place), ROLE: 'worker' })
    const address = await worker.address
    const statuses = await Promise.all(
      ['/api/live', '/api/ready', '/', '/api/product/list'].map(async (path) => (await fetch(address + path)).status),
    )
    expect(statuses).toEqual([200, 200, 404, 404])
    await expect.poll(state, { timeout: 10_000 }).not.toBe('waiting')
    await stopServer(worker, 'SIGTERM')
    await db.update(outbox).set({ state: 'waiting', attempts: 0, nextAt: new Date(0) })
    await expect(expect.poll(state, { timeout: ROUNDS_MS }).not.toBe('waiting')).rejects.toThrow('waiting')
    await stopServer(web, 'SIGTERM')
  })

  test('a web process that is told to stop says so to balancers first, and goes on answering', async () => {
    const web = startServer({ ...settings(place), ROLE: 'web' })
    const address = await web.address
    const status = async (path: string) => (await fetch(address + path)).status
    expect(await status('/api/live')).toBe(200)
    const stopped = stopServer(web, 'SIGTERM')
    await expect.poll(() => status('/api/live')).toBe(503)
    expect(await Promise.all(['/api/ready', '/api/health', '/'].map(status))).toEqual([503, 200, 200])
    expect(await stopped).toBe(0)
  })
})
