import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { promiseOf } from '../../../src/contract/delivery/promise.ts'
import type { SellerZones } from '../../../src/contract/delivery/zones.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Delivery areas and closed days as a shop keeps them at its desk. */

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const inDays = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)

onBothDatabases((shop) => {
  const desk = async (id: number) => {
    // Every PIN of these tests exists but those that begin with 9.
    shop().deps.pins.find = (pincode) =>
      pincode.startsWith('9') ? [] : [{ pincode, district: 'Pune', state: 'Maharashtra', areas: [] }]
    const { ask } = await shop().staff(id, 'manager')
    const send = (method: 'PUT' | 'POST', path: string, body?: object) =>
      ask(method, `desk/shops/${id}/${path}`, { ...(body && { body }), key: randomUUID() })
    return {
      areas: async () => (await ask('GET', `desk/shops/${id}/areas`)).body.data,
      set: (body: object) => send('PUT', 'areas', { cash_max: '', ...body }),
      remove: (pins: string) => send('POST', 'areas/remove', { pins }),
      close: (from: number, to: number) => send('PUT', 'closed', { closed_from: inDays(from), closed_to: inDays(to) }),
      open: () => send('POST', 'closed/end'),
      until: (until: unknown) => send('PUT', 'closing-hour', { until }),
    }
  }
  const told = async (): Promise<SellerZones[]> => (await shop().ask('GET', 'delivery-zones')).body.data

  test('a shop adds an area, changes its PINs and takes it out', async () => {
    const { id } = await addSeller(shop().db)
    const own = await desk(id)
    expect(await own.areas()).toEqual({
      seller_id: id,
      shop_name: expect.any(String),
      zones: [],
      closed: null,
      until: null,
    })
    expect((await own.set({ pins: '422, 423', days: '2-4', cash_max: '5000' })).status).toBe(200)
    expect((await own.set({ pins: 'all', days: '4-7' })).status).toBe(200)
    const answer = await own.set({ pins: '422,424', days: '3', cash_max: '0', instead_of: '422, 423' })
    expect(answer.body.data.zones).toEqual([
      { pins: ['422', '424'], days: [3, 3], cash_max: 0 },
      { pins: [''], days: [4, 7] },
    ])
    expect((await own.remove('422, 424')).body.data.zones).toEqual([{ pins: [''], days: [4, 7] }])
    expect((await own.remove('all')).body.data.zones).toEqual([])
    expect((await own.set({ pins: '4', days: '9-2', cash_max: 'much' })).body.fields).toEqual({
      pins: 'The beginning of a PIN has 2 to 6 digits, such as 42 or 431',
      days: 'The first day comes after the last',
      cash_max: 'Type rupees, such as 5000, or nothing',
    })
    expect((await own.set({ pins: '911', days: '2' })).body.fields).toEqual({ pins: 'No PIN of India begins with 911' })
  })

  test('while a shop is closed what it promises comes after that, on the phone as in the order', async () => {
    const { sku, listing } = await addGoods(shop().db)
    const id = listing.sellerId
    const own = await desk(id)
    const me = await openBuyer(shop())
    const order = async () => {
      const sent = { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() }
      expect((await me.ask('POST', 'order/create', sent)).status).toBe(201)
      const [{ promised_from: from, promised_to: to }] = (await me.ask('GET', 'order/get-history')).body.data
      return { from, to }
    }
    const onPhone = async () => promiseOf(await told(), id, '411001', Date.now())

    expect((await own.close(0, 9)).status).toBe(200)
    expect(await told()).toContainEqual({
      seller_id: id,
      zones: [{ pins: [''], days: [4, 7] }],
      closed: [inDays(0), inDays(9)],
    })
    expect((await own.areas()).zones).toEqual([])
    expect(await order()).toEqual({ from: inDays(14), to: inDays(17) })
    expect(await onPhone()).toMatchObject({ from: inDays(14), to: inDays(17) })
    // What comes before a closing comes as ever; of what does not the closed days are not counted.
    await own.close(6, 9)
    expect(await order()).toEqual({ from: inDays(4), to: inDays(11) })
    await own.close(8, 9)
    expect(await order()).toEqual({ from: inDays(4), to: inDays(7) })
    await own.set({ pins: '41', days: '1-2' })
    await own.close(1, 2)
    expect(await order()).toEqual({ from: inDays(3), to: inDays(4) })
    expect((await own.open()).body.data.closed).toBeNull()
    expect(await order()).toEqual({ from: inDays(1), to: inDays(2) })
    expect(await onPhone()).toMatchObject({ from: inDays(1), to: inDays(2) })
  })

  test('closed days that cannot be are refused at their field; a closing that goes on can be made longer', async () => {
    const { id } = await addSeller(shop().db)
    const own = await desk(id)
    const fields = async (from: number, to: number) => (await own.close(from, to)).body.fields
    expect(await fields(5, 3)).toEqual({ closed_to: 'It ends before it begins' })
    expect(await fields(-3, -1)).toEqual({ closed_to: 'This day is over' })
    expect(await fields(-1, 3)).toEqual({ closed_from: 'This day is over' })
    expect(await fields(0, 90)).toEqual({ closed_to: 'A shop is closed for at most 90 days' })
    expect((await own.areas()).closed).toBeNull()
    expect((await own.close(0, 0)).status, 'today alone').toBe(200)
    expect((await own.close(0, 2)).status).toBe(200)
    shop().pass(DAY_MS)
    // A log-in does not last so long.
    expect((await (await desk(id)).close(0, 4)).body.data).toMatchObject({ closed: [inDays(0), inDays(4)] })
  })

  test('what is ordered from the closing hour on is promised a day later, on the phone as in the order', async () => {
    const { sku, listing } = await addGoods(shop().db)
    const id = listing.sellerId
    const me = await openBuyer(shop())
    const now = () => shop().deps.clock().getTime()
    const promised = async () => {
      const sent = { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() }
      expect((await me.ask('POST', 'order/create', sent)).status).toBe(201)
      const [{ promised_from: from, promised_to: to }] = (await me.ask('GET', 'order/get-history')).body.data
      expect(promiseOf(await told(), id, '411001', now())).toMatchObject({ from, to })
      return [from, to]
    }
    const inDaysFrom = (days: number) => dayInIndia(now() + days * DAY_MS)
    // To half past two in the afternoon in India, some day.
    shop().pass(DAY_MS - ((now() + 5.5 * HOUR_MS - 14.5 * HOUR_MS) % DAY_MS))
    const own = await desk(id)
    expect((await own.until(15)).body.data).toMatchObject({ until: 15, zones: [] })
    expect(await told()).toContainEqual({ seller_id: id, zones: [{ pins: [''], days: [4, 7] }], until: 15 })
    expect(await promised()).toEqual([inDaysFrom(4), inDaysFrom(7)])
    shop().pass(HOUR_MS)
    expect(await promised()).toEqual([inDaysFrom(5), inDaysFrom(8)])
    expect((await own.until(null)).body.data.until).toBeNull()
    expect(await promised()).toEqual([inDaysFrom(4), inDaysFrom(7)])
    for (const wrong of [0, 24, 9.5, '15'])
      expect((await own.until(wrong)).body.fields, String(wrong)).toEqual({ until: 'Choose an hour of the day' })
  })
})
