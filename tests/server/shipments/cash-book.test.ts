import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CASH_BOOK_DAYS, type CashBookPerson } from '../../../src/contract/calls/staff/cash.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { openRounds } from './rounds.ts'

/** Who has which cash, and what was pressed by mistake at a door. */

onBothDatabases((shop) => {
  const { onTheRound, undo, cashOf, differences, notesOf, giveBack } = openRounds(shop)
  type Round = Awaited<ReturnType<typeof onTheRound>>
  const bookOf = async ({ owner }: Round, query = ''): Promise<CashBookPerson[]> =>
    (await owner.ask('GET', `desk/cash/book${query}`)).body.data.people
  const holdsOf = async (who: TestCustomer): Promise<number> => (await who.ask('GET', 'desk/cash/own')).body.data.holds
  const handOver = (who: TestCustomer, body: object) => who.ask('POST', 'desk/cash/book', { body, key: randomUUID() })
  const linesOf = async (round: Round) =>
    (await bookOf(round)).flatMap(({ days }) =>
      days.flatMap(({ lines }) => lines.map(({ kind, amount, shipment_id }) => [kind, amount, shipment_id])),
    )

  test('a delivery that was pressed by mistake is taken back with its cash, and what is then taken counts once', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    expect(await holdsOf(round.packer)).toBe(390)
    expect((await round.act('take-back', { cash_taken: 390 })).status).toBe(200)
    expect(await cashOf(round)).toEqual([['out', 390, 0]])
    expect(await holdsOf(round.packer)).toBe(0)
    // The phone's clock is behind, so that the second delivery seems to be older than the first note.
    const at = new Date(shop().deps.clock().getTime() - 60_000).toISOString()
    await round.act('deliver', { cash_taken: 390, at })
    expect(await cashOf(round)).toEqual([['delivered', 390, 390]])
    expect((await notesOf(round)).map(({ kind, amountPaise, counts }) => [kind, amountPaise, counts])).toEqual([
      ['taken', 390_00, true],
      ['undone', -390_00, true],
      ['taken', 390_00, true],
    ])
    expect(await linesOf(round)).toEqual([
      ['taken', 390, round.id],
      ['undone', -390, round.id],
      ['taken', 390, round.id],
    ])
    expect(await holdsOf(round.packer)).toBe(390)
    expect(await differences(round)).toEqual([])
  })

  test('a failed attempt is taken back to where it was: with the own round, or with the carrier', async () => {
    const round = await onTheRound(120)
    await round.act('fail', { reason: 'Nobody was there' })
    await round.act('take-back', { cash_taken: 0 })
    expect(await cashOf(round)).toEqual([['out', 120, null]])
    await round.act('fail', { reason: 'Nobody was there' })
    await round.act('send-again')
    await undo(round.itemOf(120))
    await round.act('hand-over', { carrier: 'India Post' })
    await round.act('deliver', { cash_taken: 0 })
    await round.act('take-back', { cash_taken: 0 })
    expect((await cashOf(round))[0]?.[0]).toBe('shipped')
  })

  test('nobody takes back what somebody else has pressed, other cash, what is given back, or what is long ago', async () => {
    const round = await onTheRound(390)
    const colleague = await shop().staff(round.seller.id, 'packer')
    const stranger = (await onTheRound(100)).packer
    expect((await round.act('take-back', { cash_taken: 0 })).status).toBe(409)
    await round.act('deliver', { cash_taken: 390 })
    expect((await round.act('take-back', { cash_taken: 390 }, stranger)).status).toBe(404)
    for (const [who, cash_taken] of [
      [colleague, 390],
      [round.packer, 380],
    ] as const)
      expect((await round.act('take-back', { cash_taken }, who)).status).toBe(409)
    await round.act('deliver', { cash_taken: 350 }, colleague)
    expect((await round.act('take-back', { cash_taken: 390 })).body.message).toBe(
      'Other cash was noted for this parcel meanwhile',
    )
    // Of two sums of the same person nobody knows which was taken.
    const late = await onTheRound(70)
    await late.act('deliver', { cash_taken: 0, reason: 'Later' })
    await late.act('deliver', { cash_taken: 70 })
    expect((await late.act('take-back', { cash_taken: 70 })).body.message).toBe(
      'Other cash was noted for this parcel meanwhile',
    )
    const returned = await onTheRound(50)
    await returned.act('deliver', { cash_taken: 50 })
    await giveBack(returned, returned.itemOf(50))
    expect((await returned.act('take-back', { cash_taken: 50 })).status).toBe(409)
    const old = await onTheRound(60)
    await old.act('deliver', { cash_taken: 60 })
    await shop().db.execute(sql`update shipments set moved_at = moved_at - interval '25 hours' where id = ${old.id}`)
    expect((await old.act('take-back', { cash_taken: 60 })).body.message).toBe('It is too late to take this back')
    expect([await cashOf(round), await cashOf(old)]).toEqual([[['delivered', 390, 390]], [['delivered', 60, 60]]])
  })

  test('the book says by person and day what was taken, decided and handed over; each shop sees its own', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    await round.owner.ask('POST', `desk/cash/${round.id}/settle`, {
      body: { sum: 350, reason: 'Counted anew' },
      key: randomUUID(),
    })
    const received = await handOver(round.owner, { staff_id: round.packer.id, amount: 300, note: 'In the box' })
    expect([received.status, received.body.data.holds]).toEqual([200, 50])
    expect(await bookOf(round)).toMatchObject([
      {
        staff_id: round.packer.id,
        holds: 50,
        days: [
          {
            taken: 350,
            handed_over: 300,
            lines: [
              { kind: 'taken' },
              { kind: 'settled', amount: -40 },
              { kind: 'handed_over', amount: -300, note: 'In the box' },
            ],
          },
        ],
      },
    ])
    expect(await holdsOf(round.packer)).toBe(50)
    // Earlier weeks have no line of it, and still say what somebody has.
    expect(await bookOf(round, '?until=2020-01-07')).toMatchObject([{ holds: 50, days: [] }])
    const other = await onTheRound(100)
    expect(await bookOf(other)).toEqual([])
    expect((await handOver(other.owner, { staff_id: round.packer.id, amount: 50 })).status).toBe(404)
    expect((await handOver(round.packer, { staff_id: round.packer.id, amount: 50 })).status).toBe(403)
    expect((await handOver(round.owner, { staff_id: round.packer.id, amount: 0 })).status).toBe(422)
    expect((await round.packer.ask('GET', 'desk/cash/book')).status).toBe(403)
    // Noted twice under one key it is once.
    const key = randomUUID()
    const body = { staff_id: round.packer.id, amount: 50 }
    for (let sent = 0; sent < 2; sent++) await round.owner.ask('POST', 'desk/cash/book', { body, key })
    expect(await holdsOf(round.packer)).toBe(0)
    expect(await bookOf(round), 'who has given all of it back is shown for her lines').toMatchObject([{ holds: 0 }])
    expect(await bookOf(round, '?until=2020-01-07')).toEqual([])
  })

  test('cash that is noted beside what counts is in the book once it counts, and lines are never rewritten', async () => {
    const round = await onTheRound(390)
    const colleague = await shop().staff(round.seller.id, 'packer')
    await round.act('deliver', { cash_taken: 0, reason: 'Later' })
    await round.act('deliver', { cash_taken: 390 }, colleague)
    await round.act('deliver', { cash_taken: 100 }, round.packer)
    expect([await holdsOf(round.packer), await holdsOf(colleague)]).toEqual([0, 390])
    const only = 'cash_book is only ever added to'
    for (const statement of ['update cash_book set amount_paise = 1', 'delete from cash_book'])
      await expect(shop().db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { message: only } })
  })

  test('lines are read by their weeks, and what somebody has is said whenever it was taken', async () => {
    const round = await onTheRound(390)
    await round.act('deliver', { cash_taken: 390 })
    const day = dayInIndia(shop().deps.clock())
    shop().pass(CASH_BOOK_DAYS * 24 * 60 * 60 * 1000)
    // Log-ins have ended meanwhile.
    const later = { ...round, owner: await shop().staff(round.seller.id) }
    expect(await bookOf(later)).toMatchObject([{ holds: 390, days: [] }])
    expect(await bookOf(later, `?until=${day}`)).toMatchObject([{ holds: 390, days: [{ day, taken: 390 }] }])
    const { data } = (await handOver(later.owner, { staff_id: round.packer.id, amount: 300 })).body
    expect(data).toMatchObject({ holds: 90, days: [{ taken: 0, handed_over: 300, lines: [{ amount: -300 }] }] })
    expect(data.days).toHaveLength(1)
  })
})
