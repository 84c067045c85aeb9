import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outbox } from '../../../server/db/schema.ts'
import { subscribe } from '../news/news-steps.ts'
import { onBothDatabases } from '../support/support.ts'
import { openRounds } from './rounds.ts'

/** What goes back of cash follows what came in, whenever somebody says so. */

onBothDatabases((shop) => {
  const { onTheRound, undo, differences, giveBack, dueBack } = openRounds(shop)
  type Round = Awaited<ReturnType<typeof onTheRound>>

  const settle = ({ owner, id }: Round, sum: number) =>
    owner.ask('POST', `desk/cash/${id}/settle`, { key: randomUUID(), body: { sum, reason: 'Counted' } })
  const refundsOf = async ({ order }: Round) => (await shop().operator('GET', `admin/refunds?q=${order}`)).body.data
  const sendAll = async (round: Round) => {
    for (const { id } of await refundsOf(round))
      await shop().operator('POST', `admin/refunds/${id}/done`, { body: { reference: `UTR${id}` } })
  }
  const shown = async ({ me }: Round, item: number) => {
    const { data } = (await me.ask('GET', 'order/get-history')).body
    const { refund } = data.find((row: { order_item_id: number }) => row.order_item_id === item)
    return refund && [refund.state, refund.amount]
  }

  test.each([
    [500, 730, [330, 400]],
    [500, 600, [200, 400]],
    [730, 500, [100, 400]],
    [730, 400, [400]],
    [730, 0, []],
    [0, 730, [330, 400]],
    [900, 730, [330, 400]],
  ])('of %d that were taken and decided to be %d, what came in is due', async (taken, decided, due) => {
    const round = await onTheRound(330, 400)
    await round.act('deliver', { cash_taken: taken, reason: 'As she had it' })
    await giveBack(round, round.itemOf(400))
    await giveBack(round, round.itemOf(330))
    await settle(round, decided)
    expect(await dueBack(round)).toEqual(due)
    // Deciding again takes nothing twice.
    await settle(round, 730)
    expect(await dueBack(round)).toEqual([330, 400])
  })

  test('what is decided after money went back makes only the rest due, and takes nothing back', async () => {
    const round = await onTheRound(390)
    const item = round.itemOf(390)
    await round.act('deliver', { cash_taken: 200, reason: 'She had no more' })
    await giveBack(round, item)
    await sendAll(round)
    await settle(round, 390)
    expect(await dueBack(round)).toEqual([190, 200])
    expect(await shown(round, item)).toEqual(['due', 190])
    await settle(round, 900)
    expect(await dueBack(round)).toEqual([190, 200])
    await settle(round, 100)
    expect(await dueBack(round)).toEqual([200])
    await settle(round, 390)
    await sendAll(round)
    expect(await shown(round, item)).toEqual(['done', 390])
    expect((await refundsOf(round)).map(({ state }: { state: string }) => state)).toEqual(['done', 'done'])
  })

  test('a sum that another phone tells after the goods came back is due as well', async () => {
    const round = await onTheRound(390)
    const colleague = await shop().staff(round.seller.id, 'packer')
    await round.act('deliver', { cash_taken: 0, reason: 'Nobody paid' })
    await giveBack(round, round.itemOf(390))
    await round.act('deliver', { cash_taken: 390, at: new Date().toISOString() }, colleague)
    expect(await dueBack(round)).toEqual([390])
  })

  const packAgain = async (round: Round, ...prices: number[]) => {
    for (const price of prices) await undo(round.itemOf(price))
    for (const price of prices) await undo(round.itemOf(price))
  }
  const ENDS: Record<string, (round: Round) => Promise<unknown>> = {
    'was cancelled by its shop': async (round) => {
      await undo(round.itemOf(390))
      const lines = [{ order_item_id: round.itemOf(390), quantity: 1 }]
      return round.act('cancel', { lines, reason: 'Sold out' }, round.owner)
    },
    'was cancelled by its customer': async (round) => {
      await undo(round.itemOf(390))
      return round.me.ask('POST', `order/cancel/${round.itemOf(390)}`, { key: randomUUID() })
    },
    'was lost': ({ itemOf }) =>
      shop().operator('POST', `admin/orders/${itemOf(390)}/lost`, { body: { reason: 'Lost' } }),
    'came back': async ({ act }) => {
      await act('come-back')
      return act('receive', { restock: true, reason: 'Nobody at home' })
    },
    'came back damaged': async ({ act }) => {
      await act('come-back')
      return act('receive', { restock: false, reason: 'Torn' })
    },
  }
  test.each(Object.keys(ENDS))('cash that was noted for a parcel that %s is due, as it is decided', async (how) => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    await undo(round.itemOf(390))
    const ended = await ENDS[how]?.(round)
    expect(ended).toMatchObject({ status: 200 })
    expect(await dueBack(round)).toEqual([390])
    expect(await shown(round, round.itemOf(390))).toEqual(['due', 390])
    expect(await differences(round)).toMatchObject([{ id: round.id, taken: 390 }])
    await settle(round, 0)
    expect(await dueBack(round)).toEqual([])
    expect(await shown(round, round.itemOf(390))).toBe(null)
    await settle(round, 250)
    expect(await dueBack(round)).toEqual([250])
    expect(await differences(round)).toEqual([])
  })

  test('of a part that is cancelled only what the rest does not cost is due', async () => {
    const round = await onTheRound(120, 270)
    await round.act('deliver', { cash_taken: 300, reason: 'She had no more' })
    await packAgain(round, 120, 270)
    const parcels = await round.parcels()
    const parcelOf = (price: number) =>
      parcels.find(({ lines }) => lines.some(({ order_item_id: id }) => id === round.itemOf(price)))?.id
    const lines = [{ order_item_id: round.itemOf(120), quantity: 1 }]
    await round.act('cancel', { lines, reason: 'Sold out' }, round.owner, parcelOf(120))
    expect(await dueBack(round)).toEqual([30])
    const rest = [{ order_item_id: round.itemOf(270), quantity: 1 }]
    await round.act('cancel', { lines: rest, reason: 'Sold out' }, round.owner, parcelOf(270))
    expect(await dueBack(round)).toEqual([30, 270])
  })

  test.each([
    [390, 120],
    [300, 30],
    [270, 0],
  ])('who pays %d where ₹120 of ₹390 were cancelled meanwhile gets %d back', async (paid, due) => {
    const round = await onTheRound(120, 270)
    await shop().operator('POST', `admin/orders/${round.itemOf(120)}/lost`, { body: { reason: 'Lost' } })
    expect(await dueBack(round)).toEqual([])
    await round.act('deliver', { cash_taken: paid })
    expect(await dueBack(round)).toEqual(due === 0 ? [] : [due])
    await giveBack(round, round.itemOf(270))
    expect((await dueBack(round)).reduce((sum, amount) => sum + amount, 0)).toBe(paid)
  })

  test('what went back already is not carried to the parcel of other lines', async () => {
    const round = await onTheRound(50, 120, 270)
    await shop().operator('POST', `admin/orders/${round.itemOf(120)}/lost`, { body: { reason: 'Lost' } })
    await round.act('deliver', { cash_taken: 440 })
    await sendAll(round)
    await settle(round, 200)
    await giveBack(round, round.itemOf(270))
    expect(await dueBack(round)).toEqual([80, 120])
    await undo(round.itemOf(50))
    expect((await round.parcels()).map(({ cash_taken: taken }) => taken)).toEqual([120, 80])
  })

  test('what a late phone took for a parcel that came back is due once somebody has decided so', async () => {
    const round = await onTheRound(390)
    const at = new Date(shop().deps.clock().getTime() - 60_000).toISOString()
    await round.act('come-back')
    await round.act('receive', { restock: false, reason: 'Nobody at home' })
    await round.act('deliver', { cash_taken: 390, at })
    expect(await dueBack(round)).toEqual([])
    expect(await differences(round)).toMatchObject([{ id: round.id, taken: 390 }])
    await settle(round, 390)
    expect(await dueBack(round)).toEqual([390])
  })

  test('the customer hears of each sum that will come back, and the log says how it changed', async () => {
    const round = await onTheRound(390)
    await subscribe(round.me.ask, {})
    await round.act('deliver', { cash_taken: 200, reason: 'She had no more' })
    await giveBack(round, round.itemOf(390))
    await settle(round, 390)
    const isHers = and(eq(outbox.customerId, round.me.id), eq(outbox.template, 'refundDue'))
    const heard = await shop().db.select({ params: outbox.params }).from(outbox).where(isHers).orderBy(outbox.id)
    expect(heard).toEqual(['₹200', '₹390'].map((amount) => ({ params: { order: round.order, amount } })))
    const isChange = eq(auditLog.action, 'refund.amount')
    const [logged] = await shop().db.select().from(auditLog).where(isChange).orderBy(desc(auditLog.id)).limit(1)
    const [{ id }] = await refundsOf(round)
    expect(logged).toMatchObject({ entity: 'refund', entityId: String(id), sellerId: round.seller.id })
    expect([logged?.before, logged?.after]).toEqual([{ refundPaise: 200_00 }, { refundPaise: 390_00 }])
  })

  test('who was delivered to, though nobody said what she paid, has paid what was due', async () => {
    const round = await onTheRound(390)
    await shop().operator('POST', `admin/orders/${round.itemOf(390)}/deliver`)
    await giveBack(round, round.itemOf(390))
    expect(await dueBack(round)).toEqual([390])
  })
})
