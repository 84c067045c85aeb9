import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cashNotes, sellers } from '../../../server/db/schema.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { openRounds } from './rounds.ts'

/** Cash that staff has noted: it stays whatever becomes of the parcel, and no more goes back than came in. */

onBothDatabases((shop) => {
  const { onTheRound, undo, cashOf, differences, notesOf, giveBack, dueBack } = openRounds(shop)

  test('cash stays noted when one item of its parcel is put back, and nobody is asked for it again', async () => {
    const round = await onTheRound(120, 270)
    await round.act('deliver', { cash_taken: 390 })
    await undo(round.itemOf(270))
    expect(await cashOf(round)).toEqual([
      ['shipped', 0, 270],
      ['delivered', 120, 120],
    ])
    const [item] = (await shop().operator('GET', `admin/orders?q=${round.itemOf(270)}`)).body.data
    expect(item.to_collect).toBe(0)
    await undo(round.itemOf(120))
    expect((await cashOf(round)).map(([, due]) => due)).toEqual([0, 0])
    expect((await round.owner.ask('GET', 'desk/today')).body.data.cash_due).toBe(0)
    // Delivered once more, with nothing to take.
    for (const { id } of await round.parcels()) await round.act('deliver', { cash_taken: 0 }, round.packer, id)
    expect(await cashOf(round)).toEqual([
      ['delivered', 270, 270],
      ['delivered', 120, 120],
    ])
  })

  test('cash stays noted when the whole parcel is put back, and only the rest is asked for', async () => {
    const round = await onTheRound(300)
    await round.act('deliver', { cash_taken: 100, reason: 'She had no more' })
    await undo(round.itemOf(300))
    expect(await cashOf(round)).toEqual([['shipped', 200, 100]])
    await round.act('deliver', { cash_taken: 200 })
    expect(await cashOf(round)).toEqual([['delivered', 300, 300]])
    expect(await notesOf(round)).toMatchObject([
      { amountPaise: 100_00, staffId: round.packer.id, reason: 'She had no more', counts: true },
      { amountPaise: 200_00, staffId: round.packer.id, counts: true },
    ])
    expect(await differences(round)).toEqual([])
  })

  test('cash that was noted for a parcel that is then packed in parts goes with the parts', async () => {
    const round = await onTheRound(120, 270)
    await undo(round.itemOf(120))
    await undo(round.itemOf(270))
    for (const { id, state } of await round.parcels()) {
      if (state === 'packed') await round.act('unpack', undefined, round.packer, id)
      expect((await round.act('deliver', { cash_taken: 100 }, round.packer, id)).body.data.moved).toBe(false)
    }
    const noted = (await round.parcels()).reduce((sum, { cash_taken }) => sum + (cash_taken ?? 0), 0)
    expect(noted).toBe(200)
    expect(await differences(round)).toHaveLength(2)
  })

  test.each([
    [390, 350],
    [350, 390],
    [0, 390],
  ])('two phones note %d and %d: both are kept with who and when, and the owner is told', async (one, other) => {
    const round = await onTheRound(390)
    const colleague = await shop().staff(round.seller.id, 'packer')
    await round.act('deliver', { cash_taken: one })
    const late = await round.act('deliver', { cash_taken: other, at: new Date().toISOString() }, colleague)
    expect([late.status, late.body.data.moved]).toEqual([200, false])
    const [told] = await differences(round)
    expect(told).toMatchObject({ id: round.id, due: 390, taken: one || other })
    expect(told).toMatchObject({
      order_id: round.order,
      seller_id: round.seller.id,
      shop_name: 'Green Shop',
      state: 'delivered',
    })
    expect(told.notes[0]).toMatchObject({ kind: 'taken', counts: true, by: 'Ravi Shinde' })
    expect(Date.parse(told.notes[1].at)).not.toBeNaN()
    expect(told.notes.map(({ amount }: { amount: number }) => amount)).toEqual([one, other])
    expect(new Set(told.notes.map(({ by }: { by: string }) => by)).size).toBeGreaterThan(0)
    expect((await notesOf(round)).map(({ staffId }) => staffId)).toEqual([round.packer.id, colleague.id])
    expect((await round.owner.ask('GET', 'desk/waiting')).body.data.cash).toBe(1)
    const all = (await shop().operator('GET', `admin/cash?q=${round.order}`)).body.data
    expect(all).toMatchObject([{ id: round.id }])
    // The same phone tells its own sum again: it is known.
    expect((await round.act('deliver', { cash_taken: other }, colleague)).status).toBe(409)
  })

  test.each(['undone', 'undone in part'])('a sum that comes late is kept where the parcel was %s', async (how) => {
    const round = await onTheRound(120, 270)
    const at = new Date(shop().deps.clock().getTime() - 60_000).toISOString()
    const colleague = await shop().staff(round.seller.id, 'packer')
    await round.act('deliver', { cash_taken: 390 })
    await undo(round.itemOf(270))
    if (how === 'undone') await undo(round.itemOf(120))
    await round.act('deliver', { cash_taken: 380, at }, colleague)
    expect((await notesOf(round)).filter(({ kind }) => kind === 'taken')).toMatchObject([
      { amountPaise: 390_00, counts: true, staffId: round.packer.id },
      { amountPaise: 380_00, counts: false, staffId: colleague.id },
    ])
    expect((await round.parcels()).reduce((sum, { cash_taken }) => sum + (cash_taken ?? 0), 0)).toBe(390)
    expect((await differences(round)).length).toBeGreaterThan(0)
  })

  test.each([
    [0, 1],
    [300, 1],
    [389.5, 1],
    [390, 0],
    [400, 1],
  ])('of ₹390 that were due %d were taken: %d parcels differ', async (taken, differing) => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: taken, reason: 'So it was' })
    expect(await differences(round)).toHaveLength(differing)
  })

  test('parcels that differ are listed by the latest note, and found by number and by shop', async () => {
    const rounds = [await onTheRound(390), await onTheRound(390)]
    for (const round of rounds) await round.act('deliver', { cash_taken: 300, reason: 'No change' })
    const [one, other] = rounds
    const shopName = `Shop ${one?.order}`
    await shop()
      .db.update(sellers)
      .set({ shopName })
      .where(eq(sellers.id, one?.seller.id ?? 0))
    const found = async (q: string) =>
      (await shop().operator('GET', `admin/cash?q=${q}`)).body.data.map(({ id }: { id: string }) => id)
    expect((await found('')).slice(0, 2)).toEqual([other?.id, one?.id])
    expect([await found(shopName), await found(other?.id ?? '')]).toEqual([[one?.id], [other?.id]])
    await shop()
      .db.update(sellers)
      .set({ shopName: null })
      .where(eq(sellers.id, one?.seller.id ?? 0))
    expect(await (one && differences(one))).toMatchObject([
      { shop_name: 'Gita Devi', notes: [{ reason: 'No change' }] },
    ])
  })

  test('who may see the money decides what was taken; a packer and another shop may not', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 300, reason: 'No change' })
    const settle = (who: TestCustomer) =>
      who.ask('POST', `desk/cash/${round.id}/settle`, { key: randomUUID(), body: { sum: 390, reason: 'Counted' } })
    const stranger = await shop().staff((await addSeller(shop().db)).id)
    expect([(await settle(round.packer)).status, (await settle(stranger)).status]).toEqual([403, 404])
    expect((await stranger.ask('GET', 'desk/cash')).body.data).toEqual([])
    expect((await settle(round.owner)).body.data).toEqual({ id: round.id, taken: 390 })
    const [logged] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(logged).toMatchObject({
      action: 'shipment.cash-settled',
      entity: 'shipment',
      entityId: round.id,
      sellerId: round.seller.id,
      before: { cashTakenPaise: 300_00 },
      after: { cashSettledPaise: 390_00 },
    })
    expect(await differences(round)).toEqual([])
    expect(await cashOf(round)).toEqual([['delivered', 390, 390]])
    expect(await notesOf(round)).toMatchObject([
      { amountPaise: 300_00, reason: 'No change' },
      { amountPaise: 90_00, kind: 'settled', reason: 'Counted', staffId: round.owner.id },
    ])
  })

  test('what was noted is never rewritten', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    const rewrite = shop().db.update(cashNotes).set({ amountPaise: 1 }).where(eq(cashNotes.shipmentId, round.id))
    await expect(rewrite).rejects.toThrow('cash_notes')
    expect(await notesOf(round)).toMatchObject([{ amountPaise: 390_00 }])
  })

  test.each([
    [0, []],
    [200, [200]],
    [500, [100, 400]],
    [730, [330, 400]],
    [900, [330, 400]],
  ])('of a parcel for which %d was taken no more goes back', async (taken, back) => {
    const round = await onTheRound(330, 400)
    await round.act('deliver', { cash_taken: taken })
    await giveBack(round, round.itemOf(400))
    await giveBack(round, round.itemOf(330))
    expect(await dueBack(round)).toEqual(back)
  })

  test('what came back is paid once somebody has decided that it was paid for', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 0 })
    await giveBack(round, round.itemOf(390))
    expect(await dueBack(round)).toEqual([])
    await shop().operator('POST', `admin/cash/${round.id}/settle`, { body: { sum: 250, reason: 'It was in the bag' } })
    expect(await dueBack(round)).toEqual([250])
  })

  test('one parcel of an order does not pay back what was taken for another', async () => {
    const round = await onTheRound(120, 270)
    await undo(round.itemOf(270))
    const [one, other] = await round.parcels()
    for (const parcel of [one, other]) {
      const isUnpaid = parcel?.lines.some(({ order_item_id }) => order_item_id === round.itemOf(270)) === true
      if (parcel?.state === 'packed') await round.act('hand-over', {}, round.packer, parcel.id)
      await round.act('deliver', { cash_taken: isUnpaid ? 0 : 120 }, round.packer, parcel?.id)
    }
    await giveBack(round, round.itemOf(270))
    expect(await dueBack(round)).toEqual([])
  })
})
