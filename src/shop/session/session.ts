import { createStore } from 'zustand/vanilla'
import type { Body } from '../../contract/shop-calls.ts'
import { SESSION_CHECK_MS } from '../../contract/constants.ts'
import { nationalNumber, type LoginForm } from '../../contract/forms.ts'
import { text } from '../../texts/texts.ts'
import { configureCalls } from '../../client/api/api-settings.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { getDb } from '../../client/db/get-db.ts'
import { withTimeout } from '../../client/api/timeout.ts'
import { identity, setIdentity, type Identity } from '../../client/session/identity.ts'
import { pendingChanges, resetBackoff } from '../../client/sync/queue.ts'
import { onReachability } from '../../client/api/reachability.ts'
import { DESK_TOKEN } from '../../client/worker/storage-names.ts'
import { enter, leave } from '../../client/session/log-in.ts'
import { forgetLogin, readSession, rememberLogin } from '../../client/session/session.ts'
import { browserNumber } from './browser-number.ts'
import { hasCookie, storeLogin, storeUser, readToken, readUser, renewCookie } from './auth-storage.ts'
import { useSession, type LoggedIn } from './session.store.ts'
import { listenToSessions, announceSession } from './session-channel.ts'

/** Log-in, log-out and the session check. */

const expiry = createStore(() => ({}))

/** Called when a session has expired and was cleared: the page says so and goes to the log-in. */
export const onSessionExpired = (listener: () => void): (() => void) => expiry.subscribe(listener)

/** Restores the stored log-in and watches over it. Returns a stop function. */
export const startSession = (): (() => void) => {
  configureCalls({ token: readToken, browser: browserNumber, renewed })
  readBrowser()
  const check = () => void checkSession()
  check()
  const timer = setInterval(check, SESSION_CHECK_MS)
  const ends = [listenToSessions(readBrowser), onReachability(checkWhenReached)]
  globalThis.addEventListener('online', check)
  globalThis.addEventListener('pageshow', onPageShow)
  return () => {
    clearInterval(timer)
    ends.forEach((end) => end())
    globalThis.removeEventListener('online', check)
    globalThis.removeEventListener('pageshow', onPageShow)
  }
}

/** A cookie that is gone ends the log-in; an answer that comes before the check is done brings none back. */
const renewed = (): void => {
  if (identity() !== null && hasCookie()) renewCookie()
}

/** Local storage is the truth of all tabs; the row in the database is rebuilt from it. */
const readBrowser = (): void => {
  const user = readUser()
  const token = readToken()
  const who = user !== null && token !== null ? { acct: user.id, token } : null
  setIdentity(who)
  // A stored user without token still shows, so that the check can say that the session has expired.
  useSession.setState({ user, ready: true })
  void matchRow(who)
}

const matchRow = async (who: Identity | null): Promise<void> => {
  const local = await getDb()
  if (who !== null) return rememberLogin(local, who.acct, who.token)
  const { acct } = await local.read(() => readSession(local))
  if (acct !== null && readToken() === null) await forgetLogin(local, acct, false)
}

/** A forced log-out under way. */
let ending: Promise<void> | undefined

/** The cookie is gone, and the shop has not answered yet. */
let isPostponed = false
let checking: Promise<'ok' | 'expired' | 'postponed'> | undefined

/**
 * Ends a log-in whose cookie is gone, if the shop itself answers meanwhile. Without an answer, whatever the browser
 * believes of its link, this is postponed until the shop is reached: a farmer who cannot log in again must not be
 * locked out.
 */
export const checkSession = (): Promise<'ok' | 'expired' | 'postponed'> =>
  (checking ??= look().finally(() => (checking = undefined)))

const isWhole = (): boolean => useSession.getState().user === null || (hasCookie() && readToken() !== null)

const look = async (): Promise<'ok' | 'expired' | 'postponed'> => {
  if (isWhole()) return 'ok'
  const { pingServer } = await import('../../client/sync/replay.ts')
  isPostponed = !(await pingServer())
  if (isPostponed) return 'postponed'
  const { user } = useSession.getState()
  // A log-in may have come in between.
  if (user === null || isWhole()) return 'ok'
  ending ??= forget(user.id, false)
    .then(() => expiry.setState({}))
    .finally(() => (ending = undefined))
  return 'expired'
}

const checkWhenReached = (isReached: boolean): void => {
  if (!isReached || !isPostponed) return
  isPostponed = false
  void checkSession()
}

/** A page restored from the back/forward cache has missed any log-in or log-out elsewhere. */
const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return
  readBrowser()
  void checkSession()
}

export const login = async (form: LoginForm): Promise<{ ok: true; redirect?: string } | Failure> => {
  const answer = await callApi('login', { body: form })
  if (isFailure(answer)) return answer
  // Sellers work elsewhere; nothing of theirs is stored among what is the farmer's.
  if (answer.redirect !== undefined) {
    if (isOwnDesk(answer.redirect)) localStorage.setItem(DESK_TOKEN, answer.token)
    return { ok: true, redirect: answer.redirect }
  }
  return enterAs(answer, 'phone_number' in form ? nationalNumber(form.phone_number) : undefined)
}

/** The desk of this site takes the token from here; another site's never gets it. */
const isOwnDesk = (redirect: string): boolean => {
  const { origin, pathname } = new URL(redirect, location.origin)
  return origin === location.origin && /^\/desk(\/|$)/.test(pathname)
}

export const loginByCode = async (
  body: Body<'loginByCode'>,
): Promise<{ ok: true; isPasswordVoid: boolean } | Failure> => {
  const answer = await callApi('loginByCode', { body })
  if (isFailure(answer)) return answer
  const entered = await enterAs(answer, body.phone_number)
  return isFailure(entered) ? entered : { ...entered, isPasswordVoid: answer.password_voided === true }
}

const enterAs = async (
  { token, user: entered }: { token: string; user: LoggedIn },
  phone: string | undefined,
): Promise<{ ok: true } | Failure> => {
  const user = { ...entered, ...(phone !== undefined && { phone_number: phone }) }
  try {
    storeLogin({ token, user })
    await enter({ acct: user.id, token })
  } catch (error) {
    return { status: false, message: text.messages.loginFailed(error instanceof Error ? error.message : String(error)) }
  }
  useSession.setState({ user, ready: true })
  announceSession()
  return { ok: true }
}

/** Notes what has become known of the one who is logged in. */
const noteUser = (id: number, known: Partial<Omit<LoggedIn, 'id'>>): void => {
  const { user } = useSession.getState()
  if (user?.id !== id) return
  const noted = { ...user, ...known }
  useSession.setState({ user: noted })
  storeUser(noted)
}

/** The account's number, for a new address; it is asked for where this phone does not know it. */
export const fetchOwnPhone = async (): Promise<void> => {
  const { user } = useSession.getState()
  if (user === null || user.phone_number !== undefined) return
  const answer = await callApi('ownAccount')
  if (isFailure(answer)) return
  const { name, phone_number } = answer.data
  noteUser(user.id, { phone_number, ...(user.name === '' && { name }) })
}

/** An account that was opened by a code takes the name of its first address, here as at the server. */
export const nameAccount = (name: string): void => {
  const { user } = useSession.getState()
  if (user?.name === '') noteUser(user.id, { name })
}

/** Changes the name of the account; the same `key` makes a repetition the same change. */
export const rename = async (name: string, key: string): Promise<{ message: string } | Failure> => {
  const { user } = useSession.getState()
  const answer = await callApi('accountName', { body: { name }, key })
  if (isFailure(answer) || user === null) return answer
  noteUser(user.id, { name })
  announceSession()
  return answer
}

/** Changes of the one who is logged in that the server has not got yet. */
export const pendingCount = async (): Promise<number> => {
  const who = identity()
  if (who === null) return 0
  const local = await getDb()
  return (await local.read(() => pendingChanges(local, who.acct))).length
}

/**
 * What becomes of unsent changes: sent before leaving, kept for the next log-in, or thrown away. False when they could
 * not all be sent: then the farmer is still logged in and chooses anew.
 */
export const logout = async (choice: 'send' | 'keep' | 'discard'): Promise<boolean> => {
  const who = identity()
  const user = useSession.getState().user
  if (choice === 'send') {
    await sendAll()
    if ((await pendingCount()) > 0) return false
  }
  if (choice === 'discard' && who !== null) await giveUpOpenOrder(who)
  await forget(who?.acct ?? user?.id ?? null, choice === 'discard')
  // Best effort: without network the token ends by itself a day later.
  if (who !== null) void callApi('logout', { token: who.token })
  return true
}

/** Longest wait for unsent changes. */
const SEND_MS = 20_000
/** Longest wait for the shop to hear that an order is given up. */
const GIVE_UP_MS = 5_000

/** With its attempt thrown away nothing would hold back a late copy of the order. As well as it can be done now. */
const giveUpOpenOrder = async ({ acct, token }: Identity): Promise<void> => {
  const local = await getDb()
  const [{ giveUpAttempt }, { openAttempt }] = await Promise.all([
    import('../order-attempts/attempt-outcome.shared.ts'),
    import('../order-attempts/order-attempts.shared.ts'),
  ])
  const attempt = await openAttempt(local, acct)
  if (attempt === undefined) return
  await withTimeout(GIVE_UP_MS, undefined, () => giveUpAttempt({ local, attempt, token })).catch(() => undefined)
}

const sendAll = async (): Promise<void> => {
  if ((await pendingCount()) === 0) return
  const local = await getDb()
  const { flush } = await import('../../client/sync/replay.ts')
  await resetBackoff(local)
  await Promise.race([flush(local), new Promise((resolve) => setTimeout(resolve, SEND_MS))])
}

const forget = async (acct: number | null, discard: boolean): Promise<void> => {
  await leave((local) => forgetLogin(local, acct, discard))
  useSession.setState({ user: null, ready: true })
  announceSession()
}
