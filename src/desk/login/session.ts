import { isForbidden, isLoggedOut } from '../../client/api/failure.ts'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { leave, renameLogin } from '../../client/session/log-in.ts'
import { setIdentity } from '../../client/session/identity.ts'
import { readSession } from '../../client/session/session.ts'
import { configureCalls } from '../../client/api/api-settings.ts'
import { isFailure } from '../../client/api/call.ts'
import { getDb, watchDb } from '../../client/db/get-db.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { callDesk } from '../desk-api.shared.ts'
import { contactAt, forgetStaff, isOutOfContact, readMe, rememberStaff, rewriteStaff } from './desk-login.shared.ts'
import { holdsOf, holdsWith, recentOf, roundOrderOf, takeBackOf } from '../shipments/recent.shared.ts'
import { cashNotes, hasParcels, savedParcels, withMoves } from '../shipments/shipments.shared.ts'
import { readSteps } from '../today/first-steps.shared.ts'
import { failedChanges, pendingChanges } from '../../client/sync/queue.ts'
import { NOTHING, useDesk } from '../desk.store.ts'
import { browserNumber, isNumber, readToken, storeToken } from './token.ts'

/** Log-in and log-out at the desk, and what the phone knows of the one who is logged in. */

/** Reads who is logged in; of a token that has just come the shop is asked whose it is. */
export const startSession = async (): Promise<void> => {
  configureCalls({ token: readToken, browser: browserNumber, credentials: 'same-origin' })
  const local = await getDb()
  if (await local.read(() => isOutOfContact(local))) {
    await endSession({ discard: false, wasEnded: true })
    return
  }
  const token = readToken()
  if (token === null) {
    await forgetStaff(local, false)
    useDesk.setState({ ...NOTHING, status: 'guest' })
    return
  }
  const [session, me] = await local.read(() => Promise.all([readSession(local), readMe(local)]))
  if (me === null || session.token !== token || !session.valid) return identify(local, token)
  show(me, token)
  void refreshMe()
}

const identify = async (local: LocalDb, token: string): Promise<void> => {
  const answer = await callDesk('deskMe', { token })
  if (!isFailure(answer)) {
    await rememberStaff(local, answer.data, token)
    return show(answer.data, token)
  }
  if (isLoggedOut(answer) || isForbidden(answer)) return endSession({ discard: false, wasEnded: true })
  useDesk.setState({ status: 'unreached' })
}

/** A log-out under way, whose answer takes the cookie away. */
let leaving: Promise<unknown> = Promise.resolve()

/**
 * Puts a token into the cookie, and the number by which calls name it in its place: of a log-in just made, of the build
 * before, or handed over by the shop's page. Without an answer it goes on as it is until the next start.
 */
const moveToCookie = async (token: string): Promise<void> => {
  if (isNumber(token)) return
  await leaving
  const answer = await callDesk('deskSession', { token })
  if (isFailure(answer) || readToken() !== token) return
  await renameLogin(token, answer.data.number)
  storeToken(answer.data.number)
}

/** Takes over what an owner has changed of the role since the log-in; what the new one may not see leaves the phone. */
export const refreshMe = async (): Promise<void> => {
  const { me: before } = useDesk.getState()
  if (before === null) return
  const answer = await callDesk('deskMe')
  if (isLoggedOut(answer)) return endSession({ discard: false, wasEnded: true })
  if (isFailure(answer) || useDesk.getState().me !== before) return
  const { data: me } = answer
  if (me.staff_id !== before.staff_id || JSON.stringify(me) === JSON.stringify(before)) return
  await rewriteStaff(await getDb(), me)
  useDesk.setState({ me })
}

/** Somebody has logged in by code. */
export const enter = async (me: StaffMe, token: string): Promise<void> => {
  const local = await getDb()
  storeToken(token)
  await rememberStaff(local, me, token)
  show(me, token)
}

let stopWatching = () => {}

const show = (me: StaffMe, token: string): void => {
  stopWatching()
  useDesk.setState({ me, status: 'in', wasEnded: false })
  setIdentity({ acct: me.staff_id, token })
  stopWatching = watchDb(
    (local) => readDesk(local, me.staff_id),
    (known) => useDesk.setState(known),
  )
  void moveToCookie(token)
}

const readDesk = async (local: LocalDb, acct: number) => {
  const [saved, isKnown, askedAt, pending, refused, notes, recent, holds, roundOrder, steps] = await Promise.all([
    savedParcels(local, acct),
    hasParcels(local, acct),
    contactAt(local, acct),
    pendingChanges(local, acct),
    failedChanges(local, acct),
    cashNotes(local, acct),
    recentOf(local, acct),
    holdsOf(local, acct),
    roundOrderOf(local, acct),
    readSteps(local, acct),
  ])
  const known = new Set(saved.map(({ id }) => id))
  const delivered = recent.flatMap(({ parcel }) => (known.has(parcel.id) ? [] : [parcel]))
  return {
    parcels: isKnown ? withMoves([...saved, ...delivered], pending) : null,
    askedAt,
    unsent: pending.length,
    refused,
    notes,
    takeBack: takeBackOf(recent, pending),
    holds: holdsWith(holds, pending),
    roundOrder,
    steps,
  }
}

/** How many changes wait on this phone, whoever made them. */
export const countUnsent = async (): Promise<number> => {
  const local = await getDb()
  return local.read(() => local.db.outbox.count())
}

interface Ending {
  /** With what was not sent. */
  discard: boolean
  wasEnded?: boolean
}

/** Nothing of customers stays on the phone. */
export const endSession = async ({ discard, wasEnded = false }: Ending): Promise<void> => {
  stopWatching()
  await leave((local) => forgetStaff(local, discard))
  useDesk.setState({ ...NOTHING, status: 'guest', wasEnded })
}

export const logOut = async (): Promise<void> => {
  const token = readToken()
  await endSession({ discard: true })
  // As well as it can be told now: without network the token ends by itself.
  if (token !== null) leaving = callDesk('deskLogout', { token })
}
