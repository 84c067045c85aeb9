import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { DatabaseUnusable } from './unusable.ts'

/**
 * Takes a shop from one PostgreSQL database into another while it sells, by PostgreSQL's logical replication: for a
 * version that would write large tables anew, and for a new version of PostgreSQL. Both addresses are of superusers, and
 * the first has to be reachable from the second.
 */

/** Of publication, slot and subscription. */
const NAME = 'haldhar_move'
/** Of a database and of no shop. */
const STAYS = ['internal.catalogue_changes', 'internal.schema_floor']
const LOOK_MS = 500
const TELL_MS = 10_000

export interface Move {
  from: Client
  into: Client
  tell: (line: string) => void
}

export const openMove = async (fromUrl: string, intoUrl: string, tell: Move['tell']) => {
  const [from, into] = [fromUrl, intoUrl].map((connectionString) => {
    const client = new Client({ connectionString, application_name: NAME })
    // The statement that meets it fails too.
    client.on('error', () => undefined)
    return client
  }) as [Client, Client]
  await Promise.all([from.connect(), into.connect()])
  return { move: { from, into, tell }, close: () => Promise.all([from.end(), into.end()]) }
}

interface Table {
  /** Quoted, with its schema. */
  name: string
  /** The columns of its primary key. */
  key: string
}

const tablesOf = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as name,
       (select string_agg(a.attname, ',' order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'internal')
       and n.nspname || '.' || c.relname <> all($1) order by 1`,
    [STAYS],
  )
  return rows
}

const valueOf = async <T>(client: Client, statement: string): Promise<T | undefined> => {
  const { rows } = await client.query<{ value: T }>(statement)
  return rows[0]?.value
}

const refuse = (why: string): never => {
  throw new DatabaseUnusable(why)
}

const begin = async ({ from, into }: Move, fromUrl: string): Promise<void> => {
  if ((await valueOf(from, `select current_setting('wal_level') as value`)) !== 'logical')
    refuse('The database that the shop leaves has to be started with wal_level = logical')
  if (await valueOf(into, 'select exists(select from orders) or exists(select from customers) as value'))
    refuse('The database that the shop moves into has orders or customers already')
  const [left, taken] = [await tablesOf(from), await tablesOf(into)]
  const moved = taken.filter(({ name }) => left.some((one) => one.name === name))
  const missing = left.filter(({ name }) => !moved.some((one) => one.name === name))
  if (missing.length > 0) refuse(`This version does not know ${missing.map(({ name }) => name).join(', ')}`)
  // Where rows are known by more than before, the whole row has to be told.
  for (const { name, key } of left)
    if (moved.some((one) => one.name === name && one.key !== key))
      await from.query(`alter table ${name} replica identity full`)
  const names = moved.map(({ name }) => name).join(', ')
  await from.query(`create publication ${NAME} for table ${names} with (publish_via_partition_root = true)`)
  // By hand, or two databases of one server would wait for each other.
  await from.query(`select pg_create_logical_replication_slot('${NAME}', 'pgoutput')`)
  await into.query(`truncate ${names}`)
  await into.query(
    `create subscription ${NAME} connection ${escapeLiteral(fromUrl)} publication ${NAME} with (create_slot = false)`,
  )
}

/** Copies all that is there, and follows what is written meanwhile until `switchOver`. Begun already, it goes on. */
export const copyAndFollow = async (move: Move, fromUrl: string): Promise<void> => {
  const { into, tell } = move
  const isBegun = `select exists(select from pg_subscription where subname = '${NAME}') as value`
  if (!(await valueOf(into, isBegun))) await begin(move, fromUrl)
  for (let told = 0; ; await setTimeout(LOOK_MS)) {
    const { rows } = await into.query<{ name: string }>(
      `select srrelid::regclass::text as name from pg_subscription_rel where srsubstate <> 'r' order by 1`,
    )
    if (rows.length === 0) return
    if (Date.now() - told < TELL_MS) continue
    told = Date.now()
    tell(`Still to copy: ${rows.map(({ name }) => name).join(', ')}`)
  }
}

/** Nobody writes to it any more, and all that was written is told. */
const closeLeft = async ({ from }: Move): Promise<void> => {
  const name = escapeIdentifier((await valueOf<string>(from, 'select current_database() as value')) ?? '')
  await from.query(`alter database ${name} set default_transaction_read_only = on`)
  const since = await valueOf<string>(from, 'select clock_timestamp()::text as value')
  // Connections keep what was set when they were made.
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and backend_start < ${escapeLiteral(since ?? '')}`
  while (((await from.query(`select pg_terminate_backend(pid) ${others}`)).rowCount ?? 0) > 0) await setTimeout(LOOK_MS)
  const end = await valueOf<string>(from, 'select pg_current_wal_lsn()::text as value')
  const isTold = `select confirmed_flush_lsn >= '${end}' as value from pg_replication_slots where slot_name = '${NAME}'`
  while ((await valueOf(from, isTold)) !== true) await setTimeout(LOOK_MS)
}

/** Numbers go on where they were. */
const setSequences = async ({ from, into }: Move): Promise<void> => {
  const { rows } = await into.query<{ table: string; column: string }>(
    `select c.oid::regclass::text as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and not c.relispartition`,
  )
  for (const { table, column } of rows) {
    const sequence = `pg_get_serial_sequence(${escapeLiteral(table)}, ${escapeLiteral(column)})`
    const name = await valueOf<string>(from, `select to_regclass(${escapeLiteral(table)})::text as value`)
    if (name === undefined || name === null) continue
    const place = await valueOf<string>(from, `select ${sequence} as value`)
    const { rows: at } = await from.query<{ last: string; used: boolean }>(
      `select last_value::text as last, is_called as used from ${place}`,
    )
    await into.query(`select setval(${sequence}, $1, $2)`, [at[0]?.last, at[0]?.used])
  }
}

/** Ends the old database's writing, waits until the new one has all of it, and parts the two. */
export const switchOver = async (move: Move): Promise<void> => {
  const { from, into } = move
  // While the shop still sells.
  await into.query('analyze')
  await closeLeft(move)
  await setSequences(move)
  await into.query(`drop subscription ${NAME}`)
  await from.query('set default_transaction_read_only = off')
  await from.query(`drop publication ${NAME}`)
}
