import * as v from 'valibot'
import { DeskShipment, PILES, type Pile } from '../../contract/calls/staff/shipments.ts'
import { readSession } from '../../client/session/session.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow, Envelope } from '../../client/db/records.ts'
import { isSupportedVersion } from '../sync/changes.ts'
import { parcelsKey, recordContact } from './desk-login.ts'
import { removePackingBut } from './packing.ts'
import { isMoveOp, moveParcel, type ParcelMove } from './moves.ts'

/**
 * The mirror of the desk: the parcels as the server last said, and what staff did since laid over them. It lies beside
 * what else is known of the one who is logged in, and is cleared with it.
 */

const keys = (acct: number) => ({
  parcels: parcelsKey(acct),
  confirmed: `${acct}:confirmed:parcels`,
  notes: `${acct}:cash-notes`,
})

const Parcels = v.fallback(v.array(DeskShipment), [])
const Count = v.fallback(v.number(), 0)

/** Cash that was noted for a parcel that had moved elsewhere. */
const CashNote = v.object({ id: v.string(), cash: v.number() })
export type CashNote = v.InferOutput<typeof CashNote>
const CashNotes = v.fallback(v.array(CashNote), [])

/** A parcel as the desk shows it. */
export interface ParcelView extends DeskShipment {
  /** A move of it is saved on this phone only. */
  unsent: boolean
  /** What was left out of a parcel, before the server has given it a number. */
  isRest: boolean
}

export const savedParcels = async ({ db }: LocalDb, acct: number): Promise<DeskShipment[]> =>
  v.parse(Parcels, (await db.meta.get(keys(acct).parcels))?.value)

/** Whether the server has ever said what there is. */
export const hasParcels = async ({ db }: LocalDb, acct: number): Promise<boolean> =>
  (await db.meta.get(keys(acct).parcels)) !== undefined

const isMove = (record: ChangeRow): record is ChangeRow & ParcelMove & Envelope =>
  isSupportedVersion(record) && isMoveOp(record.op)

/** The parcels as staff left them. */
export const withMoves = (saved: readonly DeskShipment[], pending: readonly ChangeRow[]): ParcelView[] =>
  pending.reduce<ParcelView[]>(
    (shown, record) =>
      isMove(record)
        ? shown.flatMap((view) => {
            if (view.isRest || view.id !== record.target) return [view]
            const { parcel, rest } = moveParcel(view, record)
            const moved = { ...parcel, unsent: true, isRest: false }
            return rest === undefined ? [moved] : [moved, { ...rest, unsent: true, isRest: true }]
          })
        : shown,
    saved.map((parcel) => ({ ...parcel, unsent: false, isRest: false })),
  )

const byPromise = (a: DeskShipment, b: DeskShipment): number =>
  (a.promised_to ?? '9999').localeCompare(b.promised_to ?? '9999') ||
  a.order_date.localeCompare(b.order_date) ||
  a.id.localeCompare(b.id)

/** Those of a pile, what is promised first. */
export const pileOf = <P extends DeskShipment>(parcels: readonly P[], pile: Pile): P[] =>
  parcels.filter(({ state }) => PILES[pile].some((one) => one === state)).sort(byPromise)

export const confirmedMoves = async ({ db }: LocalDb, acct: number): Promise<number> =>
  v.parse(Count, (await db.meta.get(keys(acct).confirmed))?.value)

const replaceParcels = ({ db }: LocalDb, acct: number, parcels: readonly DeskShipment[]) =>
  db.meta.put({ key: keys(acct).parcels, value: parcels })

interface Told {
  parcels: readonly DeskShipment[]
  /** How many moves were confirmed when it was asked for. */
  confirmed: number
  /** The log-in under which it was asked for. */
  epoch: string
}

/** Those that the piles do not name while a move of them is on its way: they went from one to the other meanwhile. */
const betweenPiles = async (local: LocalDb, acct: number, parcels: readonly DeskShipment[]) => {
  const rows = await local.db.outbox.where('acct').equals(acct).toArray()
  const underWay = new Set(rows.filter((row) => isMove(row) && row.attempts > 0).map(({ target }) => target))
  const named = new Set(parcels.map(({ id }) => id))
  return (await savedParcels(local, acct)).filter(({ id }) => underWay.has(id) && !named.has(id))
}

/**
 * Replaces the mirror with an answer; false where a move was confirmed since, so that it is out of date. What comes after
 * a log-out is thrown away.
 */
export const writeParcels = (local: LocalDb, acct: number, { parcels, confirmed, epoch }: Told): Promise<boolean> =>
  local.write(
    ['session', 'meta', 'outbox'],
    async () => {
      if ((await readSession(local)).epoch !== epoch) return true
      await recordContact(local, acct)
      if ((await confirmedMoves(local, acct)) !== confirmed) return false
      await replaceParcels(local, acct, [...parcels, ...(await betweenPiles(local, acct, parcels))])
      await removePackingBut(local, acct, pileOf(parcels, 'to_pack'))
      return true
    },
    'background',
  )

const isInPile = ({ state }: DeskShipment): boolean =>
  Object.values(PILES)
    .flat()
    .some((one) => one === state)

/** The same for one parcel: it takes its place in the mirror, or leaves it where it is in no pile any more. */
export const writeParcel = (
  local: LocalDb,
  acct: number,
  { parcel, confirmed, epoch }: Omit<Told, 'parcels'> & { parcel: DeskShipment },
): Promise<boolean> =>
  local.write(
    ['session', 'meta'],
    async () => {
      const session = await readSession(local)
      if (session.epoch !== epoch) return true
      await recordContact(local, acct)
      if ((await confirmedMoves(local, acct)) !== confirmed) return false
      const others = (await savedParcels(local, acct)).filter(({ id }) => id !== parcel.id)
      await replaceParcels(local, acct, isInPile(parcel) ? [...others, parcel] : others)
      return true
    },
    'background',
  )

const Answer = v.fallback(
  v.object({
    data: v.object({
      rest: v.optional(v.string()),
      rest_lines: v.optional(v.array(v.object({ was: v.number(), order_item_id: v.number() })), []),
      moved: v.optional(v.boolean()),
    }),
  }),
  { data: { rest_lines: [] } },
)

/** A move that the server has confirmed is one of the mirror; runs in the transaction that takes it out of the queue. */
export const confirmMove = async (
  local: LocalDb,
  change: ParcelMove & Pick<Envelope, 'acct'>,
  answer: unknown,
): Promise<void> => {
  const { acct, target } = change
  const key = keys(acct)
  const { data } = v.parse(Answer, answer)
  const confirmed = await confirmedMoves(local, acct)
  await local.db.meta.put({ key: key.confirmed, value: confirmed + 1 })
  if (data.moved === false && change.op === 'desk.deliver') {
    const notes = await cashNotes(local, acct)
    await local.db.meta.put({ key: key.notes, value: [...notes, { id: target, cash: change.body.cash_taken }] })
    return
  }
  const parcels = await savedParcels(local, acct)
  const next = parcels.flatMap((parcel) => {
    if (parcel.id !== target) return [parcel]
    const { parcel: moved, rest } = moveParcel(parcel, change)
    if (rest === undefined || data.rest === undefined) return [moved]
    const anew = new Map(data.rest_lines.map(({ was, order_item_id }) => [was, order_item_id]))
    const lines = rest.lines.map((line) => ({
      ...line,
      order_item_id: anew.get(line.order_item_id) ?? line.order_item_id,
    }))
    return [moved, { ...rest, id: data.rest, lines }]
  })
  await replaceParcels(local, acct, next)
}

export const cashNotes = async ({ db }: LocalDb, acct: number): Promise<CashNote[]> =>
  v.parse(CashNotes, (await db.meta.get(keys(acct).notes))?.value)

/** Somebody has read it. */
export const removeCashNote = (local: LocalDb, acct: number, id: string): Promise<unknown> =>
  local.write(['meta'], async () => {
    const notes = await cashNotes(local, acct)
    await local.db.meta.put({ key: keys(acct).notes, value: notes.filter((note) => note.id !== id) })
  })
