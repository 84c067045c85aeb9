import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { answers } from '../../../src/contract/answers.ts'
import { currentAsker, type Asker } from './asker.ts'
import { Refusal } from './refusal.ts'

export interface ConcurrencyLimit {
  /** So many pieces of work run at once. */
  atOnce: number
  /** So many wait. One more, and the last of the network that has the most waiting is refused as busy. */
  waiting: number
  /** The most that wait of one network. */
  waitingPerNetwork?: number
  /** So many may one network ask for in a minute, and an IPv6 /48 four times as many. */
  perMinute?: number
  /** The work keeps the event loop busy, so the next piece begins when that has nothing else to do. */
  onEventLoop?: boolean
}

const MINUTE_MS = 60_000
const BUSY_S = 5
const WIDER_FACTOR = 4
/** Whoever owns more networks than this has a fresh minute now and then; the memory has an end. */
const NETWORKS_MAX = 50_000

/** Nobody waits for the answer any more, so the work was not begun. */
export class AskerGone extends Refusal {
  constructor() {
    super('BUSY', answers.tryAgain)
  }
}
const busy = () => new Refusal('BUSY', answers.tryAgain, { retryAfterSeconds: BUSY_S })

interface Waiting {
  asker: Asker
  start: () => void
  refuse: (refusal: Refusal) => void
}

/** What each network has asked for within this minute, and how long it was worked for. */
const createMinute = (perMinute = Infinity) => {
  let asked = new Map<string, number>()
  let workedMs = new Map<string, number>()
  let endsAt = 0
  const renew = (): number => {
    const now = performance.now()
    if (now < endsAt && asked.size < NETWORKS_MAX) return now
    asked = new Map()
    workedMs = new Map()
    endsAt = now + MINUTE_MS
    return now
  }
  const add = (to: Map<string, number>, key: string, what: number): number => {
    const sum = (to.get(key) ?? 0) + what
    to.set(key, sum)
    return sum
  }
  return {
    /** The refusal of one who asks too often. */
    count: ({ network, widerNetwork }: Asker): Refusal | null => {
      const now = renew()
      if (network === null || perMinute === Infinity) return null
      const isOver =
        add(asked, network, 1) > perMinute || add(asked, `wider ${widerNetwork}`, 1) > perMinute * WIDER_FACTOR
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
      return isOver ? new Refusal('TOO_MANY_REQUESTS', answers.tooManyAttempts, { retryAfterSeconds }) : null
    },
    worked: ({ widerNetwork }: Asker, ms: number): void => {
      renew()
      add(workedMs, widerNetwork ?? '', ms)
    },
    workedFor: ({ widerNetwork }: Asker): number => workedMs.get(widerNetwork ?? '') ?? 0,
  }
}

/** A flood of what is cheap, in which the loop is never idle, does not keep dear work for longer. */
const IDLE_WAIT_MAX_MS = 200

/**
 * Until the event loop has nothing to do. It takes one connection a turn: with a piece of work in each turn, the last of
 * some hundred who come at once, who may ask for something cheap, would wait for as many.
 */
const untilIdle = async (): Promise<void> => {
  const end = performance.now() + IDLE_WAIT_MAX_MS
  let before = performance.eventLoopUtilization().idle
  while (performance.now() < end) {
    await setTimeout(1)
    const { idle } = performance.eventLoopUtilization()
    if (idle > before) return
    before = idle
  }
}

/**
 * Lets few pieces of work run at once. Others wait: the next turn goes to the network that was worked for least, and
 * whoever has gone meanwhile has none. `take` waits for a turn and returns what gives it back.
 */
export const limitConcurrency = ({
  atOnce,
  waiting,
  waitingPerNetwork = waiting,
  perMinute,
  onEventLoop = false,
}: ConcurrencyLimit) => {
  const minute = createMinute(perMinute)
  let queue: Waiting[] = []
  let running = 0

  const startNext = (): void => {
    const [next] = queue.toSorted((a, b) => minute.workedFor(a.asker) - minute.workedFor(b.asker))
    if (next === undefined) running -= 1
    else next.start()
  }

  const ofNetwork = (asker: Asker): Waiting[] =>
    queue.filter((other) => other.asker.widerNetwork === asker.widerNetwork)

  /** Whoever has to go, now that one more has come. */
  const tooMany = (newcomer: Waiting): Waiting | undefined => {
    if (ofNetwork(newcomer.asker).length > waitingPerNetwork) return newcomer
    if (queue.length <= waiting) return undefined
    const groups = [...Map.groupBy(queue, ({ asker }) => asker.widerNetwork).values()]
    return groups.toSorted((a, b) => b.length - a.length)[0]?.at(-1)
  }

  /** A turn that begins now; what it returns ends it. */
  const begin = (asker: Asker): (() => void) => {
    const since = performance.now()
    return () => {
      minute.worked(asker, performance.now() - since)
      startNext()
    }
  }

  const turn = (asker: Asker): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        queue = queue.filter((other) => other !== own)
        asker.signal?.removeEventListener('abort', onGone)
      }
      const own: Waiting = {
        asker,
        start: () => {
          leave()
          resolve(begin(asker))
        },
        refuse: (refusal) => {
          leave()
          reject(refusal)
        },
      }
      const onGone = () => own.refuse(new AskerGone())
      asker.signal?.addEventListener('abort', onGone)
      queue.push(own)
      tooMany(own)?.refuse(busy())
    })

  const take = (asker: Asker = currentAsker()): Promise<() => void> => {
    if (asker.signal?.aborted) return Promise.reject(new AskerGone())
    const refusal = minute.count(asker)
    if (refusal !== null) return Promise.reject(refusal)
    if (running >= atOnce) return turn(asker)
    running += 1
    return Promise.resolve(begin(asker))
  }

  return {
    take,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      const giveBack = await take()
      try {
        return await work()
      } finally {
        if (onEventLoop) void untilIdle().then(giveBack)
        else giveBack()
      }
    },
  }
}
