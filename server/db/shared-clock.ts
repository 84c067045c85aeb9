import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from './database.ts'

/** How often the two clocks are compared. */
const EVERY_MS = 60_000
/** An answer that took longer tells too little of when it was given. */
const QUICK_MS = 1_000
/** A smaller difference from the last time is the journey's, and not the clock's. */
const NOTICED_MS = 250

/**
 * The database's time, in which all processes on it agree: what one has begun to send nobody else sends for a minute, by
 * the same minute, whatever the machines' own clocks say.
 */
export const openSharedClock = async (db: Db): Promise<() => Date> => {
  let offset = 0
  const compare = async (): Promise<void> => {
    const asked = Date.now()
    const [row] = await rowsOf<{ ms: number }>(
      db,
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
    )
    const took = Date.now() - asked
    const found = (row?.ms ?? asked) - (asked + took / 2)
    if (took <= QUICK_MS && Math.abs(found - offset) > NOTICED_MS) offset = found
  }
  await compare()
  // While the database is away the last comparison counts.
  setInterval(() => void compare().catch(() => undefined), EVERY_MS).unref()
  return () => new Date(Date.now() + offset)
}
