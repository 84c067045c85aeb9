import * as v from 'valibot'
import { DeskShipment, PILES, type Pile } from '../../contract/calls/staff/shipments.ts'
import { paise, rupees } from '../../contract/money.ts'
import { isFailure, type Failure } from '../../client/api/failure.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { defineCollection, type Asker } from '../../client/sync/collection.ts'
import { freeze, type AnyChange, type Mutator } from '../../client/sync/mutator.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import type { callDesk } from '../desk-api.shared.ts'
import { parcelsKey, recordContact } from '../login/desk-login.shared.ts'
import { isMoveOp, MOVES, moveParcel, PARCELS } from './moves.shared.ts'
import { removePackingBut } from './packing.shared.ts'
import { confirmProof, dropProofs, isProof, unsentProofs } from './proof.shared.ts'
import { holdsOf, isAtDoor, recentOf, setHolds, setRecent, signedCash, takenIn } from './recent.shared.ts'

/**
 * The mirror of the desk: the parcels as the server last said, and what staff did since laid over them. It lies beside
 * what else is known of the one who is logged in, and is cleared with it.
 */

const notesKey = (acct: number): string => `${acct}:cash-notes`

const Parcels = v.fallback(v.array(DeskShipment), [])

/** Cash that was noted for a parcel that had moved elsewhere. */
const CashNote = v.object({ id: v.string(), cash: v.number() })
export type CashNote = v.InferOutput<typeof CashNote>
const CashNotes = v.fallback(v.array(CashNote), [])

/** A move for which cash was taken. */
const Taken = v.object({ cash_taken: v.number() })

/** A parcel as the desk shows it. */
export interface ParcelView extends DeskShipment {
  /** A move of it is saved on this phone only. */
  unsent: boolean
  /** What was left out of a parcel, before the server has given it a number. */
  isRest: boolean
}

export const savedParcels = async ({ db }: LocalDb, acct: number): Promise<DeskShipment[]> =>
  v.parse(Parcels, (await db.meta.get(parcelsKey(acct)))?.value)

/** Whether the server has ever said what there is. */
export const hasParcels = async ({ db }: LocalDb, acct: number): Promise<boolean> =>
  (await db.meta.get(parcelsKey(acct))) !== undefined

/** The parcels as staff left them. */
export const withMoves = (saved: readonly DeskShipment[], pending: readonly ChangeRow[]): ParcelView[] =>
  withPending<ParcelView>(
    parcels.name,
    saved.map((parcel) => ({ ...parcel, unsent: false, isRest: false })),
    pending,
  )

const byPromise = (a: DeskShipment, b: DeskShipment): number =>
  (a.promised_to ?? '9999').localeCompare(b.promised_to ?? '9999') ||
  a.order_date.localeCompare(b.order_date) ||
  a.id.localeCompare(b.id)

/** Those of a pile, in no order: to be counted. */
export const inPile = <P extends DeskShipment>(parcels: readonly P[], pile: Pile): P[] =>
  parcels.filter(({ state }) => PILES[pile].some((one) => one === state))

/** Those of a pile, what is promised first. */
export const pileOf = <P extends DeskShipment>(parcels: readonly P[], pile: Pile): P[] =>
  inPile(parcels, pile).sort(byPromise)

const replaceParcels = ({ db }: LocalDb, acct: number, rows: readonly DeskShipment[]) =>
  db.meta.put({ key: parcelsKey(acct), value: rows })

/** Those that the piles do not name while a move of them is on its way: they went from one to the other meanwhile. */
const betweenPiles = async (local: LocalDb, acct: number, told: readonly DeskShipment[]) => {
  const rows = await local.db.outbox.where('acct').equals(acct).toArray()
  const underWay = new Set(rows.filter(({ op, attempts }) => isMoveOp(op) && attempts > 0).map(({ target }) => target))
  const named = new Set(told.map(({ id }) => id))
  return (await savedParcels(local, acct)).filter(({ id }) => underWay.has(id) && !named.has(id))
}

// Safe: these are the names of that very table.
const piles = Object.keys(PILES) as Pile[]

export interface Piles {
  status: true
  data: DeskShipment[]
  /** A parcel was moved between two answers: what was split from it may be in none. */
  isMixed: boolean
  /** Rupees that the person has; unknown where only that was not answered. */
  holds?: number
}

const askForPiles = async (call: typeof callDesk, token: string | undefined): Promise<Piles | Failure> => {
  const [own, ...answers] = await Promise.all([
    call('deskOwnCash', { token }),
    ...piles.map((pile) => call('deskPile', { query: { pile }, token })),
  ])
  const found = new Map<string, DeskShipment>()
  let isMixed = false
  for (const answer of answers) {
    if (isFailure(answer)) return answer
    // One that was moved between two answers is in both.
    for (const parcel of answer.data) {
      const known = found.get(parcel.id)
      if (known !== undefined && known.moved_at !== parcel.moved_at) isMixed = true
      if (known === undefined || known.moved_at < parcel.moved_at) found.set(parcel.id, parcel)
    }
  }
  return { status: true, data: [...found.values()], isMixed, ...(!isFailure(own) && { holds: own.data.holds }) }
}

/** How often the piles are asked for anew because a parcel was moved meanwhile. */
const ROUNDS_MAX = 3

const isInPile = ({ state }: DeskShipment): boolean =>
  Object.values(PILES)
    .flat()
    .some((one) => one === state)

/** One parcel takes its place in the mirror, or leaves it where it is in no pile any more. */
const one = (id: string) => ({
  fetch: async (call: typeof callDesk, { token }: Asker) => {
    const answer = await call('deskShipment', { params: { id }, token })
    return isFailure(answer) ? answer : { status: true as const, data: [answer.data] }
  },
  write: async (local: LocalDb, acct: number, { data }: { data: DeskShipment[] }) => {
    await recordContact(local, acct)
    const others = (await savedParcels(local, acct)).filter((parcel) => parcel.id !== id)
    return replaceParcels(local, acct, [...others, ...data.filter(isInPile)])
  },
})

/** The parcels, and this one also where it is delivered and in no pile any more. */
const withRecent = async (local: LocalDb, acct: number, id: string): Promise<DeskShipment[]> => {
  const saved = await savedParcels(local, acct)
  if (saved.some((parcel) => parcel.id === id)) return saved
  const recent = (await recentOf(local, acct)).filter(({ parcel }) => parcel.id === id)
  return [...saved, ...recent.map(({ parcel }) => parcel)]
}

/** What is confirmed counts at once, and not only when the shop says so. */
const countHolds = async (local: LocalDb, change: ChangeRow): Promise<void> => {
  const holds = await holdsOf(local, change.acct)
  if (holds !== null) await setHolds(local, change.acct, rupees(paise(holds) + signedCash(change)))
}

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

export const parcels = defineCollection({
  name: PARCELS,
  fetch: async (call: typeof callDesk, { token }) => {
    let answer = await askForPiles(call, token)
    for (let round = 2; round <= ROUNDS_MAX && !isFailure(answer) && answer.isMixed; round++)
      answer = await askForPiles(call, token)
    return answer
  },
  write: async (local, acct, { data, holds }: Pick<Piles, 'data' | 'holds'>) => {
    await recordContact(local, acct)
    if (holds !== undefined) await setHolds(local, acct, holds)
    await replaceParcels(local, acct, [...data, ...(await betweenPiles(local, acct, data))])
    return removePackingBut(local, acct, pileOf(data, 'to_pack'))
  },
  confirm: async (local, change, answer) => {
    if (isProof(change)) return confirmProof(local, change)
    const { acct, target, body } = change
    if (change.op === 'desk.take-back') await dropProofs(local, change)
    const { data } = v.parse(Answer, answer)
    const taken = v.safeParse(Taken, body)
    if (data.moved === false && taken.success) {
      const notes = [...(await cashNotes(local, acct)), { id: target, cash: taken.output.cash_taken }]
      return local.db.meta.put({ key: notesKey(acct), value: notes })
    }
    await countHolds(local, change)
    const recent = isAtDoor(change.op) ? { cash_taken: takenIn(change) } : null
    let last: DeskShipment | undefined
    const next = (await withRecent(local, acct, target)).flatMap((parcel) => {
      if (parcel.id !== target) return [parcel]
      const { parcel: moved, rest } = moveParcel(parcel, change)
      last = moved
      if (rest === undefined || data.rest === undefined) return [moved]
      const anew = new Map(data.rest_lines.map(({ was, order_item_id }) => [was, order_item_id]))
      const lines = rest.lines.map((line) => ({
        ...line,
        order_item_id: anew.get(line.order_item_id) ?? line.order_item_id,
      }))
      return [moved, { ...rest, id: data.rest, lines }]
    })
    await setRecent(local, acct, target, recent && last ? { ...recent, parcel: last } : null)
    return replaceParcels(local, acct, next)
  },
  // The piles, and what cash the person has.
  one: { source: one, calls: piles.length + 1 },
})

/** Moves of one parcel go out in order, for each builds on the one before. */
export const moveMutators = Object.fromEntries(
  Object.entries(MOVES).map(([op, { call, schema, undoes }]): [string, Mutator<AnyChange, ParcelView>] => [
    op,
    {
      schema: v.looseObject({ body: schema }),
      lane: ({ target }) => `p:${target}`,
      request: ({ target, body }) => freeze(call, { id: target }, body ?? undefined),
      merge: ({ target }, tail, queue) =>
        undoes?.includes(tail.op) ? { remove: [tail.seq, ...unsentProofs(queue, target)], append: false } : undefined,
      collection: () => parcels.name,
      apply: (shown, change) =>
        shown.flatMap((view) => {
          if (view.isRest || view.id !== change.target) return [view]
          const { parcel, rest } = moveParcel(view, change)
          const moved = { ...parcel, unsent: true, isRest: false }
          return rest === undefined ? [moved] : [moved, { ...rest, unsent: true, isRest: true }]
        }),
    },
  ]),
)

export const cashNotes = async ({ db }: LocalDb, acct: number): Promise<CashNote[]> =>
  v.parse(CashNotes, (await db.meta.get(notesKey(acct)))?.value)

/** Somebody has read it. */
export const removeCashNote = (local: LocalDb, acct: number, id: string): Promise<unknown> =>
  local.write(['meta'], async () => {
    const notes = await cashNotes(local, acct)
    await local.db.meta.put({ key: notesKey(acct), value: notes.filter((note) => note.id !== id) })
  })
