import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What the law asks a seller to tell, from the desk to the seller's page, and licences for premises. */

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)
const FORM = {
  legal_name: 'Green Shop Agro LLP',
  care_name: 'Complaints desk',
  care_phone: '1800 123 4567',
  care_email: 'Care@Green.example',
}

onBothDatabases((shop) => {
  const told = async (id: number) => (await shop().ask('GET', `vendor-particulars/${id}`)).body.data
  const set = async (id: number, body: object, by = shop().staff(id, 'manager')) =>
    (await by).ask('PUT', `desk/shops/${id}`, { body, key: randomUUID() })

  test('a seller tells who it is, and everybody reads it', async () => {
    const { id } = await addSeller(shop().db, { gstNo: '27AAAAA0000A1Z5', address: 'Station Road', pincode: '422003' })
    expect(await told(id)).toMatchObject({
      legal_name: null,
      care_name: null,
      care_phone: null,
      care_email: null,
    })
    const answer = await set(id, FORM)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await told(id)).toMatchObject({
      legal_name: 'Green Shop Agro LLP',
      gst_no: '27AAAAA0000A1Z5',
      address: 'Station Road',
      pincode: '422003',
      care_name: 'Complaints desk',
      care_phone: '18001234567',
      care_email: 'care@green.example',
      licences: [],
    })
    const [row] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({
      action: 'seller.particulars',
      sellerId: id,
      before: null,
      after: {
        legal_name: '(changed)',
        care_name: '(changed)',
        care_phone: '(changed)',
        care_email: '(changed)',
      },
    })
    expect((await set(id, { ...FORM, care_email: '' })).status).toBe(200)
    expect(await told(id)).toMatchObject({ care_email: null })
  })

  test('what is missing or no number is refused at its field, and nobody changes another shop', async () => {
    const { id } = await addSeller(shop().db)
    const refused = await set(id, { legal_name: ' ', care_name: '', care_phone: '12345', care_email: 'nobody' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields).toSorted()).toEqual(['care_email', 'care_name', 'care_phone', 'legal_name'])
    const other = await addSeller(shop().db)
    expect((await set(id, FORM, shop().staff(other.id, 'owner'))).status).toBe(404)
    expect(await told(id)).toMatchObject({ legal_name: null })
    const suspended = await addSeller(shop().db, { vendorStatus: 'suspended' })
    expect((await shop().ask('GET', `vendor-particulars/${suspended.id}`)).status).toBe(404)
  })

  test('what is collected at the dealer is shown as that, and no order takes it', async () => {
    const goods = await addGoods(shop().db, { collectOnly: true })
    const me = await openBuyer(shop())
    for (const payment_method of ['c', 'p']) {
      const order_items = [{ ...me.line(goods.sku, 100), payment_method }]
      const answer = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'COLLECT_ONLY', data: { lines: [{ sku: goods.sku }] } },
      })
    }
    expect((await shop().ask('GET', `product/details/${goods.listing.slug}`)).body.data.collect_only).toBe(true)
  })

  test('a licence says for which premises and from when; before that day it sells nothing', async () => {
    const goods = await addGoods(shop().db, { licenceKind: 'insecticide' })
    const id = goods.listing.sellerId
    const me = await openBuyer(shop())
    const write = (body: object) => shop().operator('PUT', `admin/sellers/${id}/licence`, { body })
    const order = () =>
      me.ask('POST', 'order/create', { body: { order_items: [me.line(goods.sku, 100)] }, key: randomUUID() })
    const paper = { kind: 'insecticide', number: 'MH-1', state: 'Maharashtra', expires: inDays(400) }
    const place = { premises: '12, Station Road, Nashik', pincode: '422003' }
    expect((await write({ ...paper, ...place, valid_from: inDays(1) })).status).toBe(200)
    expect((await order()).body.code).toBe('UNAVAILABLE')
    expect(await told(id)).toMatchObject({ licences: [] })
    expect((await write({ ...paper, ...place, valid_from: inDays(0) })).status).toBe(200)
    expect((await order()).status).toBe(201)

    await write({ ...paper, number: 'MH-2', premises: 'Godown 4, Sinnar', pincode: '422103' })
    const { licences } = (await shop().operator('GET', `admin/sellers/${id}`)).body.data
    expect(licences).toMatchObject([
      { number: 'MH-1', ...place, valid_from: inDays(0), verified_at: expect.any(String) },
      { number: 'MH-2', premises: 'Godown 4, Sinnar', pincode: '422103', valid_from: null },
    ])
    expect((await write({ ...paper, valid_from: inDays(500) })).body.fields).toEqual({
      expires: 'It ends before it begins',
    })
    expect((await write({ ...paper, pincode: '42', valid_from: 'soon' })).body.fields).toMatchObject({
      pincode: 'A PIN has 6 digits',
      valid_from: 'A date looks like 2027-03-31',
    })
  })

  test('the kind of a licence is one that goods are sold under, and the state is one of India; else the answer lists them', async () => {
    const { id } = await addSeller(shop().db)
    const write = async (body: object) =>
      (
        await shop().operator('PUT', `admin/sellers/${id}/licence`, {
          body: { kind: 'seed', number: 'MH-1', state: 'Maharashtra', expires: inDays(400), ...body },
        })
      ).body
    for (const kind of ['Fertilizer', 'pesticide', 'seeds', '', undefined])
      expect((await write({ kind })).fields, kind).toEqual({ kind: 'The kind is one of fertiliser, insecticide, seed' })
    for (const state of ['MH', 'Maharastra', '', 7])
      expect((await write({ state })).fields, String(state)).toHaveProperty('state')
    expect((await write({ kind: ' Seed ' })).data).toMatchObject({ kind: 'seed' })
  })

  test('a licence is mended and deleted; what cannot be bought without it is counted, and both are logged', async () => {
    const goods = await addGoods(shop().db, { licenceKind: 'insecticide' })
    const sellerId = goods.listing.sellerId
    const me = await openBuyer(shop())
    const operator = await shop().staff(null, 'manager')
    const order = async () => {
      const order_items = [me.line(goods.sku, 100)]
      return (await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })).status
    }
    const shown = async () => (await operator.ask('GET', `desk/sellers/${sellerId}`)).body.data.licences
    const change = (method: string, path: string, body?: object) =>
      operator.ask(method, path, { ...(body && { body }), key: randomUUID() })
    const paper = { kind: 'seed', number: 'MH-1', state: 'Maharashtra', expires: inDays(400) }
    await change('PUT', `desk/sellers/${sellerId}/licence`, paper)
    expect(await order()).toBe(409)
    const [{ id }] = await shown()

    // It was written down under the wrong kind.
    const mended = { ...paper, kind: 'insecticide', number: 'MH-11' }
    expect((await change('PUT', `desk/licences/${id}`, mended)).body.data).toMatchObject({ id, stopped: 0 })
    expect(await shown()).toMatchObject([{ id, kind: 'insecticide', number: 'MH-11', needed_by: 1 }])
    expect(await order()).toBe(201)
    expect((await change('PUT', `desk/licences/${id}`, { ...mended, expires: inDays(-1) })).body.data).toMatchObject({
      stopped: 1,
    })
    expect(await order()).toBe(409)
    await change('PUT', `desk/licences/${id}`, mended)

    expect((await change('DELETE', `desk/licences/${id}`)).body.data).toMatchObject({ stopped: 1 })
    expect(await shown()).toEqual([])
    expect(await order()).toBe(409)
    expect((await change('DELETE', `desk/licences/${id}`)).status).toBe(404)
    const log = await shop().db.select().from(auditLog).where(eq(auditLog.sellerId, sellerId)).orderBy(auditLog.id)
    expect(log.map(({ action, after }) => [action, after?.['stopped']])).toEqual([
      ['seller.licence', undefined],
      ['seller.licence', 0],
      ['seller.licence', 1],
      ['seller.licence', 0],
      ['seller.licence-delete', 1],
    ])
  })
})
