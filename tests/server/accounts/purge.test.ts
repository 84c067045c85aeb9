import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, orders } from '../../../server/db/schema.ts'
import { shopJobs } from '../../../server/jobs/jobs.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  test('old orders of erased accounts are deleted until none is left, however many they are', async () => {
    const { db, deps } = shop()
    const long = sql`now() - interval '9 years'`
    const [gone] = await db.insert(customers).values({ name: '', whatsAppNumber: '', erasedAt: long }).returning()
    await db.execute(sql`insert into orders (id, customer_id, payment_method, payment_state, total_paise, created_at)
      select 'GONE' || n, ${gone?.id}, 'c', 'cash', 1, ${long} from generate_series(1, 1001) n`)
    const job = shopJobs(deps, { ownsFiles: false }).find(({ failure }) => failure.startsWith('Old orders'))
    await job?.work(new AbortController().signal)
    expect(await db.$count(orders)).toBe(0)
  })
})
