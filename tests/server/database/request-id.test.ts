import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { underRequest } from '../../../server/db/request-id.ts'
import { sessions, variants } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { addAddresses, addGoods } from '../support/fixtures.ts'
import { onPostgres, type Answered } from '../support/support.ts'

/** From the answer that a farmer got to what the database did for it. */

const OWN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FROM_OUTSIDE = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
const HOSTILE = `x'; drop table sessions; --`

/** What the sessions of this database are called. */
const names = async (db: Db, where = sql`true`): Promise<string[]> => {
  const found = sql`select application_name as name from pg_stat_activity where datname = current_database() and ${where}`
  return (await rowsOf<{ name: string }>(db, found)).map(({ name }) => name)
}
const nameIn = async (tx: Db): Promise<string> => {
  const [row] = await rowsOf<{ name: string }>(tx, sql`select current_setting('application_name') as name`)
  return row?.name ?? ''
}

onPostgres((shop) => {
  /** Asks while the goods are held by somebody else, until the database says who waits for them. */
  const askHeld = async (sku: string, ask: () => Promise<Answered>): Promise<{ seen: string[]; answer: Answered }> => {
    let seen: string[] = []
    const asked = await shop().db.transaction(async (tx) => {
      await tx.select().from(variants).where(eq(variants.sku, sku)).for('update')
      const answer = ask()
      await vi.waitFor(async () => {
        seen = await names(shop().db, sql`wait_event_type = 'Lock'`)
        expect(seen).toHaveLength(1)
      })
      return { answer }
    })
    return { seen, answer: await asked.answer }
  }

  test('an order that waits for a lock is seen in the database under the id that its answer carries', async () => {
    const me = await shop().customer()
    const { line } = await addAddresses(me)
    const { sku } = await addGoods(shop().db, { stock: 5 })
    const order = { body: { order_items: [line(sku, 100)] }, headers: { 'X-Request-Id': 'of-a-client' } }
    const { seen, answer } = await askHeld(sku, () => me.ask('POST', 'order/create', { ...order, key: randomUUID() }))
    expect(answer.status).toBe(201)
    const id = answer.headers.get('X-Request-Id')
    expect(id).toMatch(OWN)
    expect(seen).toEqual([`haldhar ${id}`])
    expect(await names(shop().db, sql`application_name like 'haldhar _%'`)).toEqual([])
  })

  test('an id that is none of the shop is no part of a statement', async () => {
    const nameUnder = (id: string) => underRequest(id, () => shop().db.transaction(nameIn))
    for (const id of [HOSTILE, `a'b`, 'a\\', 'a\nb', '', 'a'.repeat(37)]) expect(await nameUnder(id)).toBe('haldhar')
    const id = randomUUID()
    expect(await nameUnder(id)).toBe(`haldhar ${id}`)
    const failed = underRequest(id, () => shop().db.transaction((tx) => tx.execute(sql`select 1 / 0`)))
    await expect(failed).rejects.toThrow('1 / 0')
    expect(await nameIn(shop().db)).toBe('haldhar')
    const { headers } = await shop().ask('GET', 'products', { headers: { 'X-Request-Id': HOSTILE } })
    expect(headers.get('X-Request-Id')).toMatch(OWN)
    expect(await shop().db.$count(sessions)).toBeGreaterThan(0)
  })

  test('what failed or took long in the database is in the log under the id of its answer', async () => {
    const { db, deps } = shop()
    const lines: string[] = []
    const note = (facts: Record<string, unknown>, text: string) =>
      void lines.push(`${text} ${String(facts['requestId'])} ${String(facts['error'] ?? facts['status'])}`)
    const app = createApp({
      ...deps,
      log: { info: note, warn: note, error: note },
      pages: async () => app.request('http://shop.test/api/order/get-history'),
    })
    const { token } = await shop().customer()
    /** Asks from outside, while nobody can be known, and does this meanwhile. */
    const ask = async (path: string, meanwhile: () => Promise<unknown>) => {
      const asked = await db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${sessions} in access exclusive mode`)
        const headers = { Authorization: `Bearer ${token}` }
        const answer = app.request(`http://shop.test/${path}`, { headers }, FROM_OUTSIDE)
        await meanwhile()
        return { answer }
      })
      return (await asked.answer).headers.get('X-Request-Id')
    }

    const slow = await ask('api/order/get-history', () => pause(1_100))
    expect(lines).toEqual([`A request took long ${slow} 200`])

    const failed = await ask('api/order/get-history', () =>
      vi.waitFor(async () => {
        const waiting = sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect(await rowsOf(db, waiting)).toHaveLength(1)
      }),
    )
    expect(lines.slice(1)).toEqual([
      `A request failed ${failed} 57014 canceling statement due to user request`,
      `A request was refused ${failed} 503`,
    ])

    const page = await ask('page', async () => undefined)
    expect(lines.slice(3)).toEqual(Array.from({ length: 2 }, () => `A request was refused ${page} 401`))
  })
})
