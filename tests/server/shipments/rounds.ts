import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { cashNotes, shipments } from '../../../server/db/schema.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import type { TestCustomer, TestShop } from '../support/support.ts'

/** Parcels on the round, through the shop's own calls: what is noted, put back, given back and due. */

interface Parcel {
  id: string
  state: string
  cash_due: number
  cash_taken: number | null
  lines: { order_item_id: number; quantity: number; total_price: number }[]
}

export const openRounds = (shop: () => TestShop) => {
  /** A parcel with one line for each price, out for delivery. */
  const onTheRound = async (...prices: number[]) => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const lines = []
    for (const price of prices)
      lines.push(me.line((await addGoods(shop().db, { price, sellerId: seller.id })).sku, price))
    const { body } = await me.ask('POST', 'order/create', { body: { order_items: lines }, key: randomUUID() })
    const order: string = body.data
    const [owner, packer] = [await shop().staff(seller.id), await shop().staff(seller.id, 'packer')]
    const id = `${order}-1`
    const act = (verb: string, sent?: object, who: TestCustomer = packer, parcel = id) =>
      who.ask('POST', `desk/shipments/${parcel}/${verb}`, { key: randomUUID(), ...(sent && { body: sent }) })
    const parcels = async (): Promise<Parcel[]> => (await owner.ask('GET', `desk/orders/${order}`)).body.data.parcels
    const [parcel] = await parcels()
    const items = (parcel?.lines ?? []).toSorted((a, b) => a.total_price - b.total_price)
    await act('pack', { lines: items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })) })
    await act('hand-over', {})
    const itemOf = (price: number) => items.find((line) => line.total_price === price)?.order_item_id ?? 0
    return { me, order, seller, owner, packer, id, act, parcels, itemOf }
  }
  type Round = Awaited<ReturnType<typeof onTheRound>>
  const undo = (item: number) => shop().operator('POST', `admin/orders/${item}/undo`, { body: { reason: 'Wrong one' } })
  const cashOf = async ({ parcels }: Round) =>
    (await parcels()).map(({ state, cash_due, cash_taken }) => [state, cash_due, cash_taken])
  const differences = async ({ owner }: Round) => (await owner.ask('GET', 'desk/cash')).body.data
  const notesOf = async ({ order }: Round) => {
    const own = shop().db.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, order))
    return shop().db.select().from(cashNotes).where(inArray(cashNotes.shipmentId, own)).orderBy(cashNotes.id)
  }
  const giveBack = async ({ me }: Round, item: number) => {
    await me.ask('POST', `order/return/${item}`, { body: { reason: 'Too much' }, key: randomUUID() })
    const { data } = (await shop().operator('GET', 'admin/returns')).body
    const { id } = data.find((row: { order_item_id: number }) => row.order_item_id === item)
    return shop().operator('POST', `admin/returns/${id}/approve`, { body: {} })
  }
  const dueBack = async ({ order }: Round): Promise<number[]> =>
    (await shop().operator('GET', `admin/refunds?q=${order}`)).body.data
      .map(({ amount }: { amount: number }) => amount)
      .toSorted((a: number, b: number) => a - b)
  return { onTheRound, undo, cashOf, differences, notesOf, giveBack, dueBack }
}
