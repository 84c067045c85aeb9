import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shipments } from '../../../server/db/schema.ts'
import type { DeskDuties, Duty } from '../../../src/contract/calls/staff/today.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What waits for the operator. */

const HOUR_MS = 3_600_000

onBothDatabases((shop) => {
  const told = async (ask: Ask): Promise<DeskDuties> => (await ask('GET', 'desk/duties')).body.data as DeskDuties
  const duty = async (ask: Ask, what: Duty['what']) => (await told(ask)).duties.find((one) => one.what === what)

  test('what is late stands first, with its clock; each role sees what it may do', async () => {
    const me = await openBuyer(shop())
    const complain = { subject: 'other', complaint: 'Nobody answers the telephone' }
    const { ask } = await shop().staff(null, 'owner')
    const before = (await duty(ask, 'sellers'))?.count ?? 0
    await addSeller(shop().db, { vendorStatus: 'submitted', createdAt: new Date('2026-01-02T03:00:00Z') })
    await me.ask('POST', 'complaints/create', { body: complain, key: randomUUID() })
    const fresh = await duty(ask, 'complaints')
    expect(fresh).toMatchObject({ count: 1, late: 0 })
    expect(Date.parse(fresh?.due_by ?? '') - Date.parse(fresh?.since ?? '')).toBe(48 * HOUR_MS)
    // Whoever has only applied waits for the link to the form.
    await addSeller(shop().db, { vendorStatus: 'requested' })
    await addSeller(shop().db, { vendorStatus: 'invited' })
    expect(await duty(ask, 'sellers')).toMatchObject({ count: before + 2, late: 0, due_by: null })
    expect((await duty(ask, 'sellers'))?.since).toBe('2026-01-02T03:00:00.000Z')

    shop().pass(49 * HOUR_MS)
    const later = await shop().staff(null, 'owner')
    const [first] = (await told(later.ask)).duties
    expect(first).toMatchObject({ what: 'complaints', late: 1 })
    const accounts = await shop().staff(null, 'accounts')
    expect((await told(accounts.ask)).duties.map(({ what }) => what)).not.toContain('complaints')
    const seller = await shop().staff((await addSeller(shop().db)).id, 'owner')
    expect((await seller.ask('GET', 'desk/duties')).status).toBe(403)
  })

  test('licences that a shop hands in wait for the operator since the first, as the menu counts them, until they are decided', async () => {
    const { ask } = await shop().staff(null, 'manager')
    const waits = async () => (await ask('GET', 'desk/waiting')).body.data.approvals as number
    const before = { menu: await waits(), licences: (await duty(ask, 'licences'))?.count ?? 0 }
    const { id } = await addSeller(shop().db)
    const own = await shop().staff(id, 'manager')
    const papers = [randomUUID(), randomUUID()]
    const since = shop().deps.clock().toISOString()
    for (const [at, paper] of papers.entries()) {
      const body = { kind: 'seed', number: `MH/${at}`, state: 'Maharashtra', expires: '2099-03-31' }
      const handed = await own.ask('PUT', `desk/shops/${id}/licences/${paper}`, { body, key: randomUUID() })
      expect(handed.status).toBe(200)
    }
    // Those of an application are decided about with it.
    const applicant = await addSeller(shop().db, { vendorStatus: 'invited' })
    const { token } = (await shop().operator('POST', `admin/sellers/${applicant.id}/invite`)).body.data
    const place = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune' }
    const paper = { id: randomUUID(), kind: 'seed', number: 'MH/9', state: 'Maharashtra', expires: '2099-03-31' }
    const form = { ...place, token, state: 'Maharashtra', licences: [paper] }
    expect((await shop().ask('PUT', `vendor/send-form/${applicant.id}`, { body: form })).status).toBe(200)

    expect(await duty(ask, 'licences')).toMatchObject({ count: before.licences + 2, late: 0, due_by: null })
    expect((await duty(ask, 'licences'))?.since?.slice(0, 16)).toBe(since.slice(0, 16))
    expect(await waits(), 'two licences and the application').toBe(before.menu + 3)
    const support = await shop().staff(null, 'support')
    expect(await duty(support.ask, 'licences')).toBe(undefined)
    for (const one of papers)
      expect((await ask('POST', `desk/licence-requests/${one}/approve`, { key: randomUUID() })).status).toBe(200)
    expect((await duty(ask, 'licences'))?.count ?? 0).toBe(before.licences)
  })

  test('late parcels are counted shop by shop', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { stock: 10 })
    for (const _ of [1, 2])
      await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const { ask } = await shop().staff(null, 'support')
    const lateOf = async () =>
      (await told(ask)).late_parcels.find(({ seller_id }) => seller_id === listing.sellerId)?.parcels
    expect(await lateOf()).toBe(undefined)
    const promisedTo = dayInIndia(shop().deps.clock())
    await shop().db.update(shipments).set({ promisedTo }).where(eq(shipments.sellerId, listing.sellerId))
    expect(await lateOf(), 'on the day itself').toBe(undefined)
    await shop().db.update(shipments).set({ promisedTo: '2020-01-01' }).where(eq(shipments.sellerId, listing.sellerId))
    expect(await lateOf()).toBe(2)
  })

  test('the pulse of a shop moves with a new order of its own, and not when one is packed', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { stock: 10 })
    const { ask } = await shop().staff(listing.sellerId, 'packer')
    const other = await shop().staff((await addSeller(shop().db)).id, 'packer')
    const newest = async (by: Ask) => (await by('GET', 'desk/pulse')).body.data.newest as string | null
    const order = () =>
      me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    expect(await newest(ask)).toBe(null)
    await order()
    const first = (await newest(ask)) ?? ''
    shop().pass(1000)
    await order()
    const second = (await newest(ask)) ?? ''
    expect(second > first).toBe(true)
    const { data } = (await ask('GET', 'desk/shipments?pile=to_pack')).body
    const last = data.find(({ moved_at }: { moved_at: string }) => moved_at === second)
    const lines = last.lines.map(({ order_item_id, quantity }: Record<string, number>) => ({ order_item_id, quantity }))
    await ask('POST', `desk/shipments/${last.id}/pack`, { body: { lines }, key: randomUUID() })
    expect((await newest(ask)) ?? '').toBe(first)
    expect(await newest(other.ask)).toBe(null)
  })
})
