import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import * as schema from '../../../server/db/schema.ts'

/** What an earlier build has stored, once the migrations of this one have run over it. */

/** Up to `0025_every_seller_at_the_desk`. */
const EARLIER = 26

const client = await PGlite.create({ extensions: { pg_trgm } })
afterAll(() => client.close())
const db = drizzle({ client, schema })
const rows = async (query: string): Promise<unknown[]> => (await client.query(query)).rows

const FILLING: Record<string, string> = {
  text: `''`,
  integer: '0',
  bigint: '0',
  smallint: '0',
  numeric: '0',
  boolean: 'false',
  jsonb: `'{}'`,
  date: `'2026-01-01'`,
  'timestamp with time zone': `'2026-01-01'`,
  ARRAY: `'{}'`,
}
type Values = Readonly<Record<string, string | number | boolean | null | object>>

/** A row of an earlier table; what it needs besides and nobody looks at is filled in. */
const insert = async (table: string, values: Values): Promise<void> => {
  const { rows: needed } = await client.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns
      where table_name = $1 and table_schema in ('public', 'internal')
        and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  )
  const filled = needed
    .filter(({ column_name }) => !(column_name in values))
    .map(({ column_name, data_type }) => [column_name, FILLING[data_type] ?? `''`])
  const given = Object.entries(values).map(([name, value]) => [
    name,
    value === null
      ? 'null'
      : typeof value === 'object'
        ? `'${JSON.stringify(value)}'`
        : typeof value === 'string'
          ? `'${value}'`
          : String(value),
  ])
  const all = [...given, ...filled]
  await client.exec(
    `insert into "${table}" (${all.map(([name]) => `"${name}"`).join(', ')}) values (${all.map(([, value]) => value).join(', ')})`,
  )
}
const log = (entity: string, id: string, more: Values) =>
  insert('audit_log', { action: `${entity}.deliver`, entity, entity_id: id, ...more })

beforeAll(async () => {
  const files = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).slice(0, EARLIER)
  await client.exec('create schema drizzle')
  await client.exec('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)')
  for (const file of files) {
    for (const statement of file.sql) await client.exec(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      file.hash,
      file.folderMillis,
    ])
  }
  // Rows that nobody looks at may be absent.
  await client.exec(`set session_replication_role = 'replica'`)
  for (const id of [1, 2]) {
    await insert('staff', { id, seller_id: 1, name: `Packer ${id}`, phone_number: `982200000${id}`, role: 'packer' })
    await insert('orders', { id: `HD${id}`, customer_id: id })
    await insert('order_items', {
      id,
      order_id: `HD${id}`,
      delivery_address: { landmark: 'The temple' },
      billing_address: { landmark: 'The temple' },
      shipment_id: `HD${id}-1`,
    })
    await insert('returns', { id, order_item_id: id, reason: 'It was broken', note: 'By the carrier' })
    await insert('order_events', { order_item_id: id, reason: 'No money' })
  }
  await insert('sellers', { id: 1, email: 'shop@example.com', phone_number: '9822000009' })
  await insert('customers', { id: 1, phone_number: '9822000011', phone_proven_at: '2026-03-01T00:00:00Z' })
  await insert('customers', { id: 2, phone_number: '9822000012', erased_at: '2026-04-01T00:00:00Z' })
  await insert('customers', { id: 3, phone_number: '9822000013' })
  await insert('known_clients', { role: 'customer', account_id: 3, client: 'a', last_used_at: '2026-02-02T00:00:00Z' })
  await insert('known_clients', { role: 'staff', account_id: 1, client: 'b', last_used_at: '2026-02-03T00:00:00Z' })
  for (const kind of ['Fertilizers', ' seed', 'Arms'])
    await insert('licences', { seller_id: 1, kind, number: kind, state: 'Goa', expires_on: '2030-01-01' })

  const shipment = { order_id: 'HD1', seller_id: 1, state: 'delivered', cash_due_paise: 39_000 }
  await insert('shipments', { ...shipment, id: 'HD1-1', cash_taken_paise: null })
  await insert('shipments', { ...shipment, id: 'HD1-2', cash_taken_paise: 500, cash_taken_by: 1 })
  await insert('shipments', { ...shipment, id: 'HD1-3', cash_taken_paise: 700, moved_at: '2026-02-07T00:00:00Z' })
  await insert('shipments', { ...shipment, id: 'HD2-1', order_id: 'HD2', carrier: 'Post', tracking: 'E1' })
  await log('shipment', 'HD1-1', { staff_id: 2, after: { cashTakenPaise: 10_000 }, at: '2026-02-01T00:00:00Z' })
  await log('shipment', 'HD1-1', { staff_id: 1, after: { cashTakenPaise: 39_000, reason: 'Late' } })
  await log('shipment', 'HD1-2', { staff_id: 1, after: { cashTakenPaise: 500 }, at: '2026-02-05T00:00:00Z' })
  await log('shipment', 'GONE-1', { after: { state: 'delivered' } })
  await insert('audit_log', {
    action: 'seller.status',
    entity: 'seller',
    entity_id: '1',
    seller_id: 1,
    before: { vendor_status: 'waiting' },
    after: { vendor_status: 'rejected', reason: 'No papers' },
    at: '2026-01-05T00:00:00Z',
  })
  await client.exec(`set session_replication_role = 'origin'`)
  await migrate(db)
}, 120_000)

test('of each parcel the sum that was noted last counts, and every other one is kept beside it', async () => {
  expect(
    await rows(`select shipment_id, amount_paise::int, counts, contested, staff_id from cash_notes order by 1, 2`),
  ).toEqual([
    { shipment_id: 'HD1-1', amount_paise: 10_000, counts: false, contested: true, staff_id: 2 },
    { shipment_id: 'HD1-1', amount_paise: 39_000, counts: true, contested: false, staff_id: 1 },
    { shipment_id: 'HD1-2', amount_paise: 500, counts: true, contested: false, staff_id: 1 },
    { shipment_id: 'HD1-3', amount_paise: 700, counts: true, contested: false, staff_id: null },
  ])
  expect(await rows(`select id, cash_taken_paise::int as taken from shipments order by id`)).toEqual([
    { id: 'HD1-1', taken: 39_000 },
    { id: 'HD1-2', taken: 500 },
    { id: 'HD1-3', taken: 700 },
    { id: 'HD2-1', taken: null },
  ])
  expect(await rows(`select noted_at from cash_notes where amount_paise in (500, 700) order by amount_paise`)).toEqual([
    { noted_at: new Date('2026-02-05T00:00:00Z') },
    { noted_at: new Date('2026-02-07T00:00:00Z') },
  ])
  await expect(client.exec('update cash_notes set amount_paise = 1')).rejects.toThrow('only ever added to')
})

test('when an account was last seen is known from its browsers, or from its proven number', async () => {
  expect(await rows('select id, last_login_at from customers order by id')).toEqual([
    { id: 1, last_login_at: new Date('2026-03-01T00:00:00Z') },
    { id: 2, last_login_at: null },
    { id: 3, last_login_at: new Date('2026-02-02T00:00:00Z') },
  ])
  expect(await rows('select id, last_login_at from staff order by id')).toEqual([
    { id: 1, last_login_at: new Date('2026-02-03T00:00:00Z') },
    { id: 2, last_login_at: null },
  ])
})

test('licences have the kinds that are compared, and another one stays what it was', async () => {
  expect(await rows('select kind from licences order by id')).toEqual([
    { kind: 'fertiliser' },
    { kind: 'seed' },
    { kind: 'Arms' },
  ])
})

test('why a seller was decided about is kept, and the log has no typed word and nothing of what is gone', async () => {
  expect(await rows('select seller_id, vendor_status, reason, at from seller_decisions')).toEqual([
    { seller_id: 1, vendor_status: 'rejected', reason: 'No papers', at: new Date('2026-01-05T00:00:00Z') },
  ])
  expect(await rows(`select entity_id, before, after from audit_log order by id`)).toEqual([
    { entity_id: 'HD1-1', before: null, after: { cashTakenPaise: 10_000 } },
    { entity_id: 'HD1-1', before: null, after: { cashTakenPaise: 39_000, reason: '(changed)' } },
    { entity_id: 'HD1-2', before: null, after: { cashTakenPaise: 500 } },
    {
      entity_id: '1',
      before: { vendor_status: 'waiting' },
      after: { vendor_status: 'rejected', reason: '(changed)' },
    },
  ])
  await expect(client.exec('delete from audit_log')).rejects.toThrow('audit_log is only ever added to')
})

test('of an account that was erased before no word is left at its orders; others keep theirs', async () => {
  expect(await rows('select order_item_id, reason from order_events order by 1')).toEqual([
    { order_item_id: 1, reason: 'No money' },
    { order_item_id: 2, reason: null },
  ])
  expect(await rows('select order_item_id, reason, note from returns order by 1')).toEqual([
    { order_item_id: 1, reason: 'It was broken', note: 'By the carrier' },
    { order_item_id: 2, reason: '', note: null },
  ])
  expect(await rows(`select id, delivery_address->>'landmark' as landmark from order_items order by id`)).toEqual([
    { id: 1, landmark: 'The temple' },
    { id: 2, landmark: null },
  ])
  expect(await rows(`select carrier, tracking from shipments where id = 'HD2-1'`)).toEqual([
    { carrier: null, tracking: null },
  ])
})

test('an item may have a second refund once the first is done, and no two that are due', async () => {
  await client.exec(`set session_replication_role = 'replica'`)
  const refund = { order_id: 'HD1', order_item_id: 1, amount_paise: 100, reason: 'cancelled' }
  await insert('refunds', { ...refund, state: 'done' })
  await insert('refunds', { ...refund, state: 'due' })
  await expect(insert('refunds', { ...refund, state: 'due' })).rejects.toThrow('refunds_item_due_once')
  expect((await db.execute(sql`select 1 from refunds`)).rows).toHaveLength(2)
})
