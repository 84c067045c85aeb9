import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'

/** The log as it is read: narrowed by the shop, and bounded however long it is. */

const DAY_MS = 86_400_000
/** More than one page looks through. */
const MANY = 5_500

onBothDatabases((shop) => {
  const read = async ({ ask }: TestCustomer, query = '') => {
    const { status, body } = await ask('GET', `desk/log${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return v.parse(staffCalls.deskLog.answer, body)
  }
  const actions = ({ data }: Awaited<ReturnType<typeof read>>) => data.map(({ action }) => action)
  /** A shop in which two people have changed something. */
  const twoPeople = async () => {
    const { sku, listing } = await addGoods(shop().db, { price: 100, stock: 10 })
    const [owner, manager] = [await shop().staff(listing.sellerId), await shop().staff(listing.sellerId, 'manager')]
    const body = { selling_price: 90, seen: 100 }
    await owner.ask('PUT', `desk/variants/${sku}/price`, { body, key: randomUUID() })
    await manager.ask('PUT', `desk/listings/${listing.id}/state`, { body: { state: 'paused' }, key: randomUUID() })
    return { sku, listing, owner, manager }
  }

  test('says what a thing is called, and who may be chosen', async () => {
    const { listing, owner, manager } = await twoPeople()
    const { data, people } = await read(owner)
    expect(data.map(({ subject }) => subject?.name)).toEqual([listing.title, expect.stringContaining(listing.title)])
    expect(data.map(({ staff_id }) => staff_id)).toEqual([manager.id, owner.id])
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set([owner.id, manager.id]))
  })

  test('is narrowed to a person, a kind and a day', async () => {
    const { owner, manager } = await twoPeople()
    expect(actions(await read(owner, `?by=${owner.id}`))).toEqual(['variant.set'])
    expect(actions(await read(owner, `?by=${manager.id}`))).toEqual(['listing.state'])
    expect(actions(await read(owner, '?kind=variant'))).toEqual(['variant.set'])
    expect(actions(await read(owner, `?by=${owner.id}&kind=listing`))).toEqual([])
    const [today, yesterday] = [0, DAY_MS].map((ago) => dayInIndia(Number(shop().deps.clock()) - ago))
    expect(actions(await read(owner, `?day=${today}`))).toEqual(['listing.state', 'variant.set'])
    expect(actions(await read(owner, `?day=${yesterday}`))).toEqual([])
    expect((await owner.ask('GET', 'desk/log?day=2026-02-30')).status).toBe(422)
  })

  test('shows nothing of another shop, whoever of it is asked for, and names nothing that was refused', async () => {
    const [{ owner, sku }, other] = [await twoPeople(), await twoPeople()]
    expect(actions(await read(owner, `?by=${other.owner.id}`))).toEqual([])
    await other.owner.ask('PUT', `desk/variants/${sku}/price`, {
      body: { selling_price: 1, seen: 90 },
      key: randomUUID(),
    })
    const [tried] = (await read(other.owner)).data
    expect(tried).toMatchObject({ entity: 'variant', entity_id: sku, subject: null })
    expect(tried?.action).toMatch(/^refused\./)
  })

  test('of a long log a page is bounded, and the next one goes on where it stopped', async () => {
    const operator = await shop().staff()
    const at = shop().deps.clock()
    const entry = { at, staffId: operator.id, action: 'deal.set', entity: 'deal', entityId: '' }
    await shop().db.insert(auditLog).values(entry)
    await shop().db.execute(sql`insert into audit_log (at, staff_id, action, entity, entity_id)
      select ${at.toISOString()}::timestamptz, ${operator.id}::int, 'banners.set', 'banners', '' from generate_series(1, ${MANY}::int)`)
    const first = await read(operator, `?by=${operator.id}&kind=deal`)
    expect(first.data).toEqual([])
    expect(first.meta.next_cursor).not.toBeNull()
    const second = await read(operator, `?by=${operator.id}&kind=deal&cursor=${first.meta.next_cursor}`)
    expect(actions(second)).toEqual(['deal.set'])
    expect(second.meta.next_cursor).toBeNull()
  })
})
