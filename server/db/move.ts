import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { errorCode } from './connection-errors.ts'
import { isBroughtUp, LOCK_NOT_AVAILABLE } from './migrate.ts'
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
/** So much more is followed within seconds, in which nobody can order. */
const BEHIND_MAX_BYTES = 16 * 2 ** 20
/** After that it counts as broken, and the old database is opened again. */
const CLOSED_MAX_MS = 60_000
const LOCK_TRIES = 200

export interface Move {
  from: Client
  into: Client
  fromUrl: string
  tell: (line: string) => void
}

const connect = async (connectionString: string, options: string): Promise<Client> => {
  const client = new Client({ connectionString, application_name: NAME, options })
  // The statement that meets it fails too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export const openMove = async (fromUrl: string, intoUrl: string, tell: Move['tell']) => {
  // Also once it is closed to all others, and never so that orders wait behind it.
  const from = await connect(fromUrl, '-c default_transaction_read_only=off -c lock_timeout=300ms')
  try {
    const into = await connect(intoUrl, '')
    const move: Move = { from, into, fromUrl, tell }
    return { move, close: () => Promise.all([from.end(), into.end()]) }
  } catch (error) {
    await from.end()
    throw error
  }
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

/** A migration changes what is there and not only its form, so the old database has all of them up to the one at issue. */
const refuseOlder = async ({ from }: Move): Promise<void> => {
  const newest = await valueOf<string>(from, 'select max(created_at)::text as value from drizzle.__drizzle_migrations')
  if (!isBroughtUp(Number(newest ?? 0)))
    refuse('The old database has to be brought as far as it can be: run npm run migrate on it, until it is refused')
}

/** Takes its turn for each lock, as a migration does. */
const whenFree = async (from: Client, statement: string): Promise<void> => {
  for (let left = LOCK_TRIES; ; left--) {
    try {
      return void (await from.query(statement))
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || left <= 1) throw error
    }
    await setTimeout(LOOK_MS)
  }
}

/** Tables whose rows are known by other columns than before: all of a row has to be told. */
const keyedAnew = async ({ from, into }: Move): Promise<string[]> => {
  const taken = await tablesOf(into)
  return (await tablesOf(from))
    .filter(({ name, key }) => taken.some((one) => one.name === name && one.key !== key))
    .map(({ name }) => name)
}

/** Leaves the old database as it was. */
const withdraw = async (move: Move): Promise<void> => {
  const { from } = move
  await from.query(`drop publication if exists ${NAME}`)
  await from.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${NAME}' and not active`,
  )
  for (const name of await keyedAnew(move)) await whenFree(from, `alter table ${name} replica identity default`)
}

const begin = async (move: Move): Promise<void> => {
  const { from, into, fromUrl } = move
  if ((await valueOf(from, `select current_setting('wal_level') as value`)) !== 'logical')
    refuse('The database that the shop leaves has to be started with wal_level = logical')
  if (await valueOf(into, 'select exists(select from orders) or exists(select from customers) as value'))
    refuse('The database that the shop moves into has orders or customers already')
  await refuseOlder(move)
  const [left, taken] = [await tablesOf(from), await tablesOf(into)]
  const moved = taken.filter(({ name }) => left.some((one) => one.name === name)).map(({ name }) => name)
  const missing = left.filter(({ name }) => !moved.includes(name))
  if (missing.length > 0) refuse(`This version does not know ${missing.map(({ name }) => name).join(', ')}`)
  // All of them, or one that is new would refuse that those it refers to are emptied.
  await into.query(`truncate ${taken.map(({ name }) => name).join(', ')}`)
  try {
    for (const name of await keyedAnew(move)) await whenFree(from, `alter table ${name} replica identity full`)
    await whenFree(
      from,
      `create publication ${NAME} for table ${moved.join(', ')} with (publish_via_partition_root = true)`,
    )
    // By hand, or two databases of one server would wait for each other.
    await from.query(`select pg_create_logical_replication_slot('${NAME}', 'pgoutput')`)
    await into.query(
      `create subscription ${NAME} connection ${escapeLiteral(fromUrl)} publication ${NAME} with (create_slot = false)`,
    )
  } catch (error) {
    await withdraw(move)
    throw error
  }
}

const SUBSCRIPTION = `from pg_subscription s join pg_database d on d.oid = s.subdbid
  where s.subname = '${NAME}' and d.datname = current_database()`

/** Copies all that is there, and follows what is written meanwhile until `switchOver`. Begun already, it goes on. */
export const copyAndFollow = async (move: Move): Promise<void> => {
  const { into, fromUrl, tell } = move
  const known = await valueOf<string>(into, `select s.subconninfo as value ${SUBSCRIPTION}`)
  if (known === undefined) await begin(move)
  else if (known !== fromUrl) refuse('This database follows another one already')
  for (let told = 0; ; await setTimeout(LOOK_MS)) {
    const { rows } = await into.query<{ name: string }>(
      `select srrelid::regclass::text as name from pg_subscription_rel where srsubstate <> 'r'
        and srsubid = (select s.oid ${SUBSCRIPTION}) order by 1`,
    )
    if (rows.length === 0) return
    if (Date.now() - told < TELL_MS) continue
    told = Date.now()
    tell(`Still to copy: ${rows.map(({ name }) => name).join(', ')}`)
  }
}

/** How many bytes of the old database's log the new one has not taken yet; undefined where it does not follow. */
const bytesBehind = ({ from }: Move): Promise<number | undefined> =>
  valueOf<number>(
    from,
    `select (pg_current_wal_lsn() - confirmed_flush_lsn)::float8 as value from pg_replication_slots
      where slot_name = '${NAME}' and active`,
  )

/** Nobody writes to it any more, and all that was written is told; where that takes too long it is opened again. */
const closeLeft = async (move: Move): Promise<void> => {
  const { from } = move
  const behind = await bytesBehind(move)
  if (behind === undefined || behind > BEHIND_MAX_BYTES)
    refuse('The new database does not follow, or is too far behind: its log says why. The shop sells on')
  const name = escapeIdentifier((await valueOf<string>(from, 'select current_database() as value')) ?? '')
  await from.query(`alter database ${name} set default_transaction_read_only = on`)
  const since = await valueOf<string>(from, 'select clock_timestamp()::text as value')
  // Connections keep what was set when they were made.
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and backend_start < ${escapeLiteral(since ?? '')}`
  const until = performance.now() + CLOSED_MAX_MS
  const isLate = () => performance.now() > until
  while (!isLate() && ((await from.query(`select pg_terminate_backend(pid) ${others}`)).rowCount ?? 0) > 0)
    await setTimeout(LOOK_MS)
  const last = await valueOf<string>(from, 'select pg_current_wal_lsn()::text as value')
  const isTold = `select confirmed_flush_lsn >= '${last}' as value from pg_replication_slots where slot_name = '${NAME}'`
  while (!isLate() && (await valueOf(from, isTold)) !== true) await setTimeout(LOOK_MS)
  if (!isLate()) return
  await from.query(`alter database ${name} reset default_transaction_read_only`)
  refuse('The new database did not take the last changes in time. The old one is open again')
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
  const { into } = move
  // While the shop still sells.
  await into.query('analyze')
  await closeLeft(move)
  await setSequences(move)
  await into.query(`drop subscription ${NAME}`)
  await withdraw(move)
}
