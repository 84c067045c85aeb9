import type { Body, CallName } from '../../contract/calls.ts'
import { SESSION_CHECK_MS } from '../../contract/constants.ts'
import type { User } from '../../contract/entities.ts'
import type { LoginForm } from '../../contract/forms.ts'
import { messages } from '../../contract/messages.ts'
import { repeatable } from '../../offline/again.ts'
import { callApi, configureCalls, isFailure } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { openDoor } from '../../offline/door.ts'
import { identity, setIdentity } from '../../offline/identity.ts'
import { waiting } from '../../offline/queue.ts'
import { forgetLogin, readSession, rememberLogin } from '../../offline/session.ts'
import { hasCookie, keep, readToken, readUser, renewCookie, throwAway } from './keepsake.ts'
import { useSession } from './session.store.ts'
import { listenToTabs, tellTabs } from './tabs.ts'

/** Who is logged in (spec section 4, decisions 2, 8 and 67). */

const expiredListeners = new Set<() => void>()

/** Told when a log-in has come to its end, after it was forgotten: the page says so and goes to the log-in. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  expiredListeners.add(listener)
  return () => expiredListeners.delete(listener)
}

/** Takes up the log-in the browser remembers and watches over it; answers how to stop. */
export const start = (): (() => void) => {
  configureCalls({ token: readToken, renewed: () => identity() !== null && renewCookie() })
  readBrowser()
  checkSession()
  const timer = setInterval(checkSession, SESSION_CHECK_MS)
  const stopTabs = listenToTabs(readBrowser)
  globalThis.addEventListener('online', checkSession)
  return () => {
    clearInterval(timer)
    stopTabs()
    globalThis.removeEventListener('online', checkSession)
  }
}

/** Local storage is the truth of all tabs; the row in the database is rebuilt from it. */
const readBrowser = (): void => {
  const user = readUser()
  const token = readToken()
  const isKnown = user !== null && token !== null
  setIdentity(isKnown ? { acct: user.id, token } : null)
  // A stored user without token still shows, so that the check can say that the session has expired.
  useSession.setState({ user, ready: true })
  void matchRow(isKnown ? { acct: user.id, token } : null)
}

const matchRow = async (who: { acct: number; token: string } | null): Promise<void> => {
  const phone = await openDoor()
  if (phone === null) return
  if (who !== null) return rememberLogin(phone, who.acct, who.token)
  const { acct } = await repeatable(() => readSession(phone))
  if (acct !== null && readToken() === null) await forgetLogin(phone, acct, false)
}

/** A forced log-out under way. */
let ending: Promise<void> | undefined

/**
 * Ends a log-in whose cookie is gone. While the phone says it is offline this is postponed: a farmer who cannot log in
 * again must not be locked out (decision 2).
 */
export const checkSession = (): 'ok' | 'expired' | 'postponed' => {
  const { user } = useSession.getState()
  if (user === null || (hasCookie() && readToken() !== null)) return 'ok'
  if (!navigator.onLine) return 'postponed'
  ending ??= forget(user.id, false)
    .then(() => expiredListeners.forEach((listener) => listener()))
    .finally(() => (ending = undefined))
  return 'expired'
}

export const login = async (form: LoginForm): Promise<{ ok: true; redirect?: string } | Failure> => {
  const answer = await callApi('login', { body: form })
  if (isFailure(answer)) return answer
  // Sellers work on the admin site; this phone keeps nothing of theirs (decision 5).
  if (answer.redirect !== undefined) return { ok: true, redirect: answer.redirect }
  return enter(answer)
}

export const loginByCode = async (body: Body<'loginByCode'>): Promise<{ ok: true } | Failure> => {
  const answer = await callApi('loginByCode', { body })
  return isFailure(answer) ? answer : enter(answer)
}

export const register = (form: Body<'register'>) => callApi('register' satisfies CallName, { body: form })

const enter = async ({ token, user }: { token: string; user: User }): Promise<{ ok: true } | Failure> => {
  try {
    keep({ token, user })
    await matchRow({ acct: user.id, token })
  } catch (error) {
    return { status: false, message: messages.loginFailed(error instanceof Error ? error.message : String(error)) }
  }
  setIdentity({ acct: user.id, token })
  useSession.setState({ user, ready: true })
  tellTabs()
  return { ok: true }
}

/** Changes of the one who is logged in that the server has not got yet. */
export const pendingCount = async (): Promise<number> => {
  const who = identity()
  const phone = who === null ? null : await openDoor()
  return who === null || phone === null ? 0 : (await repeatable(() => waiting(phone, who.acct))).length
}

/** What becomes of unsent changes: sent before leaving, kept for the next log-in, or thrown away (decision 8). */
export const logout = async (choice: 'send' | 'keep' | 'discard'): Promise<void> => {
  const who = identity()
  const user = useSession.getState().user
  if (choice === 'send') await sendAll()
  await forget(who?.acct ?? user?.id ?? null, choice === 'discard')
  // Best effort: without network the token ends by itself a day later.
  if (who !== null) void callApi('logout', { token: who.token })
}

/** Longest wait for unsent changes; what is left after it is kept for the next log-in. */
const SEND_MS = 20_000

const sendAll = async (): Promise<void> => {
  const phone = await openDoor()
  if (phone === null || (await pendingCount()) === 0) return
  const [{ drain }, { wake }] = await Promise.all([import('../../offline/replay.ts'), import('../../offline/queue.ts')])
  await wake(phone)
  await Promise.race([drain(phone), new Promise((resolve) => setTimeout(resolve, SEND_MS))])
}

const forget = async (acct: number | null, discard: boolean): Promise<void> => {
  const phone = await openDoor()
  if (phone !== null) {
    const { stopDrain } = await import('../../offline/replay.ts')
    await forgetLogin(phone, acct, discard)
    stopDrain()
  }
  throwAway()
  useSession.setState({ user: null, ready: true })
  setIdentity(null)
  tellTabs()
}
