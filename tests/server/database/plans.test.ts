import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { ownFacts } from '../../../server/db/schema.ts'
import { addGoods } from '../support/fixtures.ts'
import { onPostgres } from '../support/support.ts'

/** PostgreSQL keeps the plan of a statement that has a name, from the sixth time on, whatever it is asked for then. */

const POOL = 20
/** More than it takes until a plan is kept. */
const TIMES = 10

/** What the connections of the pool keep, all of them at once. */
const keptBy = async (db: Db): Promise<string[]> => {
  const all = Promise.withResolvers<void>()
  let begun = 0
  const look = () =>
    db.transaction(async (tx) => {
      if (++begun === POOL) all.resolve()
      await all.promise
      return rowsOf<{ statement: string }>(tx, sql`select statement from pg_prepared_statements`)
    })
  const rows = await Promise.all(Array.from({ length: POOL }, look))
  return rows.flat().map(({ statement }) => statement)
}

onPostgres((shop) => {
  test('what is looked for by words, a price, a crop or a fact is planned for what is asked, however often it is', async () => {
    const { db, ask, operator } = shop()
    const { listing } = await addGoods(db, { title: 'Tomato seed', searchText: ' tomato @seed ' })
    const { ask: person } = await shop().staff(listing.sellerId)
    const fact = { name: 'Germination in %', kind: 'number' as const, position: 1 }
    const [made] = await db.insert(ownFacts).values(fact).returning({ id: ownFacts.id })
    const word = encodeURIComponent('यूरिया')
    const asked = {
      farmer: [
        `search/${word}`,
        'search/tomatto',
        'products?min_price=1&max_price=900',
        'products?crop=tomato',
        `products?fact=${made?.id}.80`,
      ],
      person: [
        `desk/known-products/find?q=${word}`,
        'desk/known-products',
        `desk/products?q=${word}`,
        'desk/orders?q=1',
      ],
      operator: ['admin/customers?q=asha', 'desk/brands?q=anna'],
    }
    const asking = { farmer: ask, person, operator }
    for (let time = 0; time < TIMES; time++)
      for (const who of ['farmer', 'person', 'operator'] as const)
        for (const path of asked[who]) expect(await asking[who]('GET', path), path).toMatchObject({ status: 200 })

    const kept = await keptBy(db)
    expect(kept.filter((statement) => statement.includes('listing_facets')).length).toBeGreaterThan(0)
    const byValue = /like \$| % \$|price_paise" [<>]= \$|(crops|facts)" @> |any \(\$\d+::text::int\[\]\)/
    expect(kept.filter((statement) => byValue.test(statement))).toEqual([])
  })

  test('nothing is compiled before it is run: what seems large mostly is not', async () => {
    const settings = await rowsOf<{ setting: string }>(
      shop().db,
      sql`select unnest(setconfig) as setting from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())`,
    )
    expect(settings.map(({ setting }) => setting)).toContain('jit=off')
  })

  test('a price that changes reads its own row of the table that lists are made from, and no other', async () => {
    const { sku } = await addGoods(shop().db)
    const read = sql`select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'listing_facets'`
    const rowsRead = async (tx: Db) => (await rowsOf<{ rows: number }>(tx, read))[0]?.rows
    await shop().db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`)
      await tx.execute(sql`insert into internal.listing_facets
        select (jsonb_populate_record(null::internal.listing_facets,
          to_jsonb(f) || jsonb_build_object('listing_id', 1000000 + n))).*
        from (select * from internal.listing_facets limit 1) f, generate_series(1, 2000) n`)
      await tx.execute(sql`set local session_replication_role = 'origin'`)
      await tx.execute(sql`analyze internal.listing_facets`)
      const before = await rowsRead(tx)
      for (let time = 0; time < TIMES; time++)
        await tx.execute(sql`update variants set selling_paise = selling_paise - 1 where sku = ${sku}`)
      expect(await rowsRead(tx)).toBe(before)
      await tx.execute(sql`delete from internal.listing_facets where listing_id > 1000000`)
    })
  })
})
