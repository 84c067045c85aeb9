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
})
