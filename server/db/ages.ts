import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from './database.ts'

/** How far what should be done by now is behind, in seconds. */

const secondsOf = async (db: Db, statement: SQL): Promise<number | undefined> => {
  const [row] = await rowsOf<{ seconds: number | null }>(db, statement)
  return row?.seconds ?? undefined
}

/** Of the oldest message that waits to be sent; 0 where none does. */
export const outboxAge = async (db: Db): Promise<number> =>
  (await secondsOf(
    db,
    sql`select extract(epoch from now() - min(next_at))::float8 as seconds from outbox where state = 'waiting' and next_at < now()`,
  )) ?? 0

/** Of the slowest standby; undefined where there is none, or the shop's user may not see it. */
export const replicationLag = (db: Db): Promise<number | undefined> =>
  secondsOf(db, sql`select extract(epoch from max(replay_lag))::float8 as seconds from pg_stat_replication`)
