import { PILES, type DeskShipment, type Pile } from '../../contract/calls/staff/shipments.ts'
import { readSession } from '../../client/session/session.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { callDesk } from './desk-api.ts'
import { isMoveOp } from './moves.ts'
import { confirmedMoves, writeParcel, writeParcels } from './parcels.ts'

/** Fetches parcels, and replaces what the mirror has of them. */

/** How often they are asked for anew because a move was made or confirmed meanwhile. */
const ROUNDS_MAX = 3

// Safe: these are the names of that very table.
const piles = Object.keys(PILES) as Pile[]

interface Piles {
  parcels: DeskShipment[]
  /** A parcel was moved between two answers: what was split from it may be in none. */
  isMixed: boolean
}

const askForPiles = async (token: string): Promise<Piles | Failure> => {
  const answers = await Promise.all(piles.map((pile) => callDesk('deskPile', { query: { pile }, token })))
  const parcels = new Map<string, DeskShipment>()
  let isMixed = false
  for (const answer of answers) {
    if (isFailure(answer)) return answer
    // One that was moved between two answers is in both.
    for (const parcel of answer.data) {
      const known = parcels.get(parcel.id)
      if (known !== undefined && known.moved_at !== parcel.moved_at) isMixed = true
      if (known === undefined || known.moved_at < parcel.moved_at) parcels.set(parcel.id, parcel)
    }
  }
  return { parcels: [...parcels.values()], isMixed }
}

/** Fetches all piles. The failure where the server gave none. */
export const pullParcels = async (local: LocalDb): Promise<Failure | undefined> => {
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const { acct, token, epoch } = await local.read(() => readSession(local))
    if (acct === null || token === null) return undefined
    const confirmed = await local.read(() => confirmedMoves(local, acct))
    const answer = await askForPiles(token)
    if ('status' in answer) return answer
    const { parcels, isMixed } = answer
    if (isMixed && round < ROUNDS_MAX) continue
    if (await writeParcels(local, acct, { parcels, confirmed, epoch })) return undefined
  }
  return undefined
}

/** Fetches one parcel. The failure where the server gave none. */
const pullParcel = async (local: LocalDb, id: string): Promise<Failure | undefined> => {
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const { acct, token, epoch } = await local.read(() => readSession(local))
    if (acct === null || token === null) return undefined
    const confirmed = await local.read(() => confirmedMoves(local, acct))
    const answer = await callDesk('deskShipment', { params: { id }, token })
    if (isFailure(answer)) return answer
    if (await writeParcel(local, acct, { parcel: answer.data, confirmed, epoch })) return undefined
  }
  return undefined
}

/** Fetches the parcels that confirmed changes name, one by one or all piles, whichever takes fewer calls. */
export const pullChanged = async (
  local: LocalDb,
  changed: readonly { op: string; target: string }[],
): Promise<Failure | undefined> => {
  const ids = new Set(changed.filter(({ op }) => isMoveOp(op)).map(({ target }) => target))
  if (ids.size > piles.length) return pullParcels(local)
  for (const id of ids) {
    const failure = await pullParcel(local, id)
    if (failure !== undefined) return failure
  }
  return undefined
}
