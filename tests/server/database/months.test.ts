import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { addMonths } from '../../../server/shop/maintenance/add-months.ts'
import { PLACES } from '../support/temp-databases.ts'

/** Where the rows of tables in parts lie. */

const places = Object.entries(PLACES).filter(([, { make }]) => make !== undefined)
const note = (db: Db, at: string) =>
  db.execute(sql`insert into audit_log (action, entity, entity_id, at) values ('x', 'x', 'x', now() + ${at}::interval)`)
const partOf = async (db: Db, at: string): Promise<string | undefined> => {
  const month = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`
  const [found] = await rowsOf<{ part: string }>(
    db,
    sql`select tableoid::regclass::text as part from audit_log where at >= ${month} + ${at}::interval order by at limit 1`,
  )
  return found?.part
}

describe.each(places)('%s', (_, { make }) => {
  test('each month has a part of its own, also when nobody has added any for long and rows have come before it', async () => {
    const place = await make?.()
    if (place === undefined) throw new Error('There is no place for a database')
    const { db, close } = await openDatabase(place)
    await note(db, '1 month')
    expect(await partOf(db, '1 month')).toMatch(/^months\.audit_log_\d{4}_\d\d$/)
    await note(db, '3 years')
    expect(await partOf(db, '3 years')).toBe('months.audit_log_other')
    const [last] = await rowsOf<{ part: string }>(
      db,
      sql`select 'months.audit_log_' || to_char((now() at time zone 'UTC') + interval '2 months', 'YYYY_MM') as part`,
    )
    await db.execute(sql.raw(`drop table ${last?.part}`))
    await note(db, '2 months')
    expect(await partOf(db, '2 months')).toBe('months.audit_log_other')
    await addMonths({ db })
    await addMonths({ db })
    expect(await partOf(db, '2 months'), 'it has gone into its month').toBe(last?.part)
    await note(db, '2 months')
    const rowsIn = async (part: string) =>
      (await rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from ${sql.raw(part)}`))[0]?.rows
    expect(await rowsIn(last?.part ?? '')).toBe(2)
    expect(await rowsIn('months.audit_log_other'), 'that of the years to come stays').toBe(1)
    for (const part of ['months.audit_log_other', last?.part])
      await expect(db.execute(sql.raw(`delete from ${part}`)), 'the log only grows').rejects.toThrow(/audit_log/)
    await close()
    await place.remove()
  })
})
