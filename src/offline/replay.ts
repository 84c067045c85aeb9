import { repeatable } from './again.ts'
import { apiBase, apiFetch } from './api.ts'
import type { Phone } from './db.ts'
import { withDeadline } from './deadline.ts'
import { withLock } from './lock.ts'
import { claim, settle, wake } from './queue.ts'
import { sendWire } from './send.ts'
import { readSession } from './session.ts'
import { reportReach } from './reach.ts'

/** Sends what waits (reliability 2.5 and 2.7). Page and worker run this very file under the same lock. */

export interface Drained {
  /** Changes the server has confirmed. */
  done: number
  /** Why the rest stays: to log in, to tell the accounts apart, no server, or time to let other tabs have a turn. */
  stopped?: 'login' | 'account' | 'network' | 'turn'
}

/** The lock is held for one turn and not for the life of a tab. */
const TURN_MS = 20_000
/** After so many requests without an answer in a row there is no server, whatever the others want. */
const UNANSWERED_MAX = 2

const turns = new WeakMap<Phone, Promise<Drained>>()
const underWay = new Set<AbortController>()

/** Sends everything that may go now. A second call while one is under way waits for the same turn and one more. */
export const drain = async (phone: Phone): Promise<Drained> => {
  const running = turns.get(phone)
  if (running !== undefined) {
    const first = await running
    return first.stopped === undefined ? drain(phone) : first
  }
  const turn = startTurn(phone).finally(() => turns.delete(phone))
  turns.set(phone, turn)
  return turn
}

/** Stops this page's sending at once: the farmer logs out. */
export const stopDrain = (): void => underWay.forEach((turn) => turn.abort())

const startTurn = async (phone: Phone): Promise<Drained> => {
  const { acct } = await repeatable(() => readSession(phone))
  if (acct === null) return { done: 0 }
  const turn = new AbortController()
  underWay.add(turn)
  try {
    return await withLock(
      `outbox:${acct}`,
      () => takeTurn(phone, turn.signal),
      () => turn.abort(),
    )
  } finally {
    underWay.delete(turn)
  }
}

const takeTurn = async (phone: Phone, signal: AbortSignal): Promise<Drained> => {
  const tried = new Set<string>()
  const until = performance.now() + TURN_MS
  let done = 0
  let unanswered = 0
  let ahead: number | undefined
  for (;;) {
    if (signal.aborted || performance.now() > until) return { done, stopped: 'turn' }
    const claimed = await claim(phone, tried, ahead)
    if (claimed === null) return { done }
    if (claimed === 'clock') {
      const answer = await askServer(signal)
      if (answer === null) return { done, stopped: 'network' }
      ahead = aheadOf(phone, answer)
      continue
    }
    if (signal.aborted) return { done, stopped: 'turn' }
    tried.add(claimed.id)
    const outcome = await sendWire(claimed, signal)
    // Aborted by a log-out: whether it arrived is not known, so the record stays as it is, frozen.
    if (signal.aborted && outcome.kind === 'nothing') return { done, stopped: 'turn' }
    const verdict = await settle(phone, claimed, outcome)
    if (verdict?.do === 'done') done++
    if (verdict?.do === 'login' || verdict?.do === 'account') return { done, stopped: verdict.do }
    unanswered = outcome.kind === 'nothing' ? unanswered + 1 : 0
    if (unanswered >= UNANSWERED_MAX) return { done, stopped: 'network' }
  }
}

const LOOK_MS = 8_000

/** Null when the server does not answer; a portal's page is no answer. */
const askServer = async (outer?: AbortSignal): Promise<Response | null> => {
  try {
    return await withDeadline(LOOK_MS, outer, async (signal) => {
      const init: RequestInit = { cache: 'no-store', credentials: 'omit', redirect: 'error', signal }
      const answer = await apiFetch(`${apiBase()}health`, init)
      return answer.ok && answer.headers.get('Content-Type')?.startsWith('application/json') === true ? answer : null
    })
  } catch {
    return null
  }
}

/** Milliseconds by which the server's clock is ahead of the phone's; none if it does not tell the time. */
const aheadOf = (phone: Phone, answer: Response): number => {
  const time = Date.parse(answer.headers.get('Date') ?? '')
  return Number.isNaN(time) ? 0 : time - phone.now()
}

/** Looks whether the server is there; if so, nothing rests any longer. */
export const lookForServer = async (phone: Phone): Promise<boolean> => {
  const isThere = (await askServer()) !== null
  reportReach(isThere)
  if (isThere) await wake(phone)
  return isThere
}
