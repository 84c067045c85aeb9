import { app } from '../app.ts'
import { apiBase, apiFetch } from '../api/api-settings.ts'
import { recordServerClock, timeOf } from '../api/clock.ts'
import type { LocalDb } from '../db/local-db.ts'
import { withTimeout } from '../api/timeout.ts'
import { withExclusiveLock } from '../worker/exclusive-lock.ts'
import { GUEST } from '../../contract/constants.ts'
import { claim, settle, type Claim } from './queue.ts'
import { sendFrozen } from './send-frozen.ts'
import { readSession } from '../session/session.ts'
import { reportReachability } from '../api/reachability.ts'

/** Sends the pending changes. Page and worker run this very file under the same lock. */

export interface FlushResult {
  /** Changes the server has confirmed. */
  done: number
  /** What they were about, where that is mirrored. */
  changed: { collection: string; target: string }[]
  /** Why the rest stays: log-in needed, wrong account, no server, or time to release the lock for other tabs. */
  stopped?: 'login' | 'account' | 'network' | 'turn'
}

/** The lock is held for one batch, and not for the life of a tab. */
const LEASE_MS = 20_000
/** After so many requests without an answer in a row there is no server, whatever the others want. */
const UNANSWERED_MAX = 2

const turns = new WeakMap<LocalDb, Promise<FlushResult>>()
const underWay = new Set<AbortController>()

/** Sends everything that may go now. A second call while one is under way waits for the same turn and one more. */
export const flush = async (local: LocalDb): Promise<FlushResult> => {
  const running = turns.get(local)
  if (running !== undefined) {
    const first = await running
    return first.stopped === undefined ? flush(local) : first
  }
  const turn = startTurn(local).finally(() => turns.delete(local))
  turns.set(local, turn)
  return turn
}

/** Stops this page's sending at once: the farmer logs out. */
export const abortFlush = (): void => underWay.forEach((turn) => turn.abort())

const startTurn = async (local: LocalDb): Promise<FlushResult> => {
  let result: FlushResult = { done: 0, changed: [] }
  for (const principal of await local.read(() => principals(local))) {
    const { done, changed, ...rest } = await lockedTurn(local, principal)
    result = { done: result.done + done, changed: [...result.changed, ...changed], ...rest }
    if (rest.stopped !== undefined) break
  }
  return result
}

/** Whose changes may be sent: those of the phone, if it has any, and of whoever is logged in. */
const principals = async (local: LocalDb): Promise<number[]> => {
  const { acct } = await readSession(local)
  const hasOwn = (await local.db.outbox.where('acct').equals(GUEST).count()) > 0
  return [...(hasOwn ? [GUEST] : []), ...(acct === null ? [] : [acct])]
}

const lockedTurn = async (local: LocalDb, principal: number): Promise<FlushResult> => {
  const turn = new AbortController()
  underWay.add(turn)
  try {
    return await withExclusiveLock(
      app().lock + principal,
      () => takeTurn(local, principal, turn.signal),
      () => turn.abort(),
      app().lockMs,
    )
  } finally {
    underWay.delete(turn)
  }
}

const takeTurn = async (local: LocalDb, principal: number, signal: AbortSignal): Promise<FlushResult> => {
  const tried = new Set<string>()
  const until = performance.now() + LEASE_MS
  const confirmed: Claim[] = []
  let unanswered = 0
  let clock: (() => number) | undefined
  const end = (stopped?: FlushResult['stopped']): FlushResult => ({
    done: confirmed.length,
    changed: confirmed.flatMap(({ collection, target }) => (collection === undefined ? [] : { collection, target })),
    ...(stopped === undefined ? {} : { stopped }),
  })
  for (;;) {
    if (signal.aborted || performance.now() > until) return end('turn')
    const claimed = await claim(local, principal, tried, clock?.())
    if (claimed === null) return end()
    if (claimed === 'clock') {
      const answer = await askServer(signal)
      if (answer === null) return end('network')
      clock = clockOf(local, answer)
      await local.write(['meta'], () => recordServerClock(local, timeOf(answer)), 'background')
      continue
    }
    if (signal.aborted) return end('turn')
    tried.add(claimed.id)
    const outcome = await sendFrozen(claimed, signal)
    // Aborted by a log-out: whether it arrived is not known, so the record stays as it is, frozen.
    if (signal.aborted && outcome.kind === 'nothing') return end('turn')
    const verdict = await settle(local, claimed, outcome)
    if (verdict?.do === 'done') confirmed.push(claimed)
    if (verdict?.do === 'login' || verdict?.do === 'account') return end(verdict.do)
    unanswered = outcome.kind === 'nothing' ? unanswered + 1 : 0
    if (unanswered >= UNANSWERED_MAX) return end('network')
  }
}

const LOOK_MS = 8_000

/** Null when the server does not answer; a captive portal's page is no answer. */
const askServer = async (outer?: AbortSignal): Promise<Response | null> => {
  try {
    return await withTimeout(LOOK_MS, outer, async (signal) => {
      const init: RequestInit = { cache: 'no-store', credentials: 'omit', redirect: 'error', signal }
      const answer = await apiFetch(`${apiBase()}health`, init)
      // A page with an unread body never counts as loaded.
      await answer.text()
      return answer.ok && answer.headers.get('Content-Type')?.startsWith('application/json') === true ? answer : null
    })
  } catch {
    return null
  }
}

/** The server's clock, which is right even where the phone's is not; the phone's own if the answer has no date. */
const clockOf = (local: LocalDb, answer: Response): (() => number) => {
  const [time, since] = [timeOf(answer), performance.now()]
  return time === undefined ? local.now : () => time + performance.now() - since
}

/** Looks whether the server is there: `navigator.onLine` is only a hint. */
export const pingServer = async (): Promise<boolean> => {
  const isThere = (await askServer()) !== null
  reportReachability(isThere)
  return isThere
}

/** The server's clock; nothing when it does not answer. */
export const askClock = async (local: LocalDb): Promise<number | undefined> => {
  const answer = await askServer()
  return answer === null ? undefined : clockOf(local, answer)()
}
