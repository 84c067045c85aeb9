import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, variants } from '../../../server/db/schema.ts'
import { dueStockAlerts } from '../../../server/shop/stock-alerts/stock-alerts.ts'
import { STOCK_ALERTS_MAX } from '../../../src/contract/constants.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'

onBothDatabases((shop) => {
  const wait = ({ ask }: TestCustomer, sku: unknown) => ask('POST', 'stock-alerts/create', { body: { sku } })
  const own = async ({ ask }: TestCustomer) =>
    (await ask('GET', 'stock-alerts')).body.data.map(({ sku }: { sku: string }) => sku)
  const due = async (sku: string) => (await dueStockAlerts(shop().deps)).filter((row) => row.sku === sku)

  test('waiting is a set of one’s own: asking twice is once, stopping twice is no error', async () => {
    const [me, other] = [await shop().customer(), await shop().customer()]
    const { sku } = await addGoods(shop().db, { stock: 0 })
    for (const _ of [1, 2]) expect(await wait(me, sku)).toMatchObject({ status: 200 })
    expect([await own(me), await own(other)]).toEqual([[sku], []])
    await other.ask('DELETE', `stock-alerts/${sku}`)
    expect(await own(me)).toEqual([sku])
    for (const _ of [1, 2]) expect(await me.ask('DELETE', `stock-alerts/${sku}`)).toMatchObject({ status: 200 })
    expect(await own(me)).toEqual([])
    expect((await wait(me, 'NO-SUCH-SKU')).status).toBe(404)
    for (const bad of ['', 7, null, 'x'.repeat(201)]) expect((await wait(me, bad)).status).toBe(422)
  })

  test('who waits is told once the pack can be bought: in stock and on sale', async () => {
    const me = await shop().customer()
    const { sku, listing } = await addGoods(shop().db, { stock: 0 })
    await wait(me, sku)
    expect(await due(sku)).toEqual([])
    await shop().db.update(variants).set({ onHand: 3 }).where(eq(variants.sku, sku))
    expect(await due(sku)).toMatchObject([{ customerId: me.id, sku, slug: listing.slug }])
    await shop().db.update(variants).set({ reserved: 3 }).where(eq(variants.sku, sku))
    expect(await due(sku)).toEqual([])
    await shop().db.update(variants).set({ reserved: 0 }).where(eq(variants.sku, sku))
    await shop().db.update(listings).set({ takenDown: true }).where(eq(listings.id, listing.id))
    expect(await due(sku)).toEqual([])
  })

  test('nobody waits for more packs than a list may hold', async () => {
    const me = await shop().customer()
    const { listing } = await addGoods(shop().db)
    const packs = Array.from({ length: STOCK_ALERTS_MAX + 1 }, (_, place) => `ALERT-${listing.id}-${place}`)
    await shop()
      .db.insert(variants)
      .values(
        packs.map((sku) => ({
          sku,
          listingId: listing.id,
          name: sku,
          mrpPaise: 1,
          sellingPaise: 1,
          onHand: 0,
          amount: 1,
          unit: 'kg' as const,
        })),
      )
    for (const sku of packs.slice(1)) await wait(me, sku)
    expect(await wait(me, packs[0])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('100') as unknown },
    })
    expect(await wait(me, packs.at(-1))).toMatchObject({ status: 200 })
  })
})
