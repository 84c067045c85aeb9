import { repeatable } from './again.ts'
import { apiBase, apiFetch } from './api.ts'
import { hearClock, timeOf } from './clock.ts'
import type { Phone } from './db.ts'
import { withDeadline } from './deadline.ts'
import { withLock } from './lock.ts'
import type { Book } from './mirror.ts'
import { claim, settle } from './queue.ts'
import { sendWire } from './send.ts'
import { readSession } from './session.ts'
import { reportReach } from './reach.ts'

/** Sends what waits (reliability 2.5 and 2.7). Page and worker run this very file under the same lock. */

export interface Drained {
  /** Changes the server has confirmed. */
  done: number
  /** The books that they are in. */
  books: Book[]
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
  if (acct === null) return { done: 0, books: [] }
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
  const books: Book[] = []
  let unanswered = 0
  let clock: (() => number) | undefined
  const end = (stopped?: Drained['stopped']): Drained => ({
    done: books.length,
    books: [...new Set(books)],
    ...(stopped === undefined ? {} : { stopped }),
  })
  for (;;) {
    if (signal.aborted || performance.now() > until) return end('turn')
    const claimed = await claim(phone, tried, clock?.())
    if (claimed === null) return end()
    if (claimed === 'clock') {
      const answer = await askServer(signal)
      if (answer === null) return end('network')
      clock = clockOf(phone, answer)
      await repeatable(() => hearClock(phone, timeOf(answer)))
      continue
    }
    if (signal.aborted) return end('turn')
    tried.add(claimed.id)
    const outcome = await sendWire(claimed, signal)
    // Aborted by a log-out: whether it arrived is not known, so the record stays as it is, frozen.
    if (signal.aborted && outcome.kind === 'nothing') return end('turn')
    const verdict = await settle(phone, claimed, outcome)
    if (verdict?.do === 'done') books.push(claimed.book)
    if (verdict?.do === 'login' || verdict?.do === 'account') return end(verdict.do)
    unanswered = outcome.kind === 'nothing' ? unanswered + 1 : 0
    if (unanswered >= UNANSWERED_MAX) return end('network')
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

/** The server's clock, which goes on whatever becomes of the phone's; the phone's own if the server does not tell it. */
const clockOf = (phone: Phone, answer: Response): (() => number) => {
  const [time, since] = [timeOf(answer), performance.now()]
  return time === undefined ? phone.now : () => time + performance.now() - since
}

/** Looks whether the server is there. */
export const lookForServer = async (): Promise<boolean> => {
  const isThere = (await askServer()) !== null
  reportReach(isThere)
  return isThere
}

/** The server's clock; nothing when it does not answer. */
export const askClock = async (phone: Phone): Promise<number | undefined> => {
  const answer = await askServer()
  return answer === null ? undefined : clockOf(phone, answer)()
}
