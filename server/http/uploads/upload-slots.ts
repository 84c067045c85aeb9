import { answers } from '../../../src/contract/answers.ts'
import { Refusal } from '../../shop/core/refusal.ts'

/** Who sends: an account and the network that it sends from. */
export interface Uploader {
  account: number
  network: string
}

export interface SlotLimits {
  /** Bytes of bodies in the memory at a time. */
  bytes: number
  /** Of these, at most so many of one network. */
  bytesPerNetwork: number
  perAccount: number
  perNetwork: number
  senders: number
  /** A sender's pace is checked this often, and it has to have sent this much meanwhile. */
  checkEveryMs: number
  bytesPerCheck: number
  /** A sender behind that pace for this long gives way to a new one of its own account. */
  stalledMs: number
}

/** A slot while a body arrives and is processed. */
export interface UploadSlot {
  /** Aborted, with the refusal as its reason, when the sender is too slow or gives way to another. */
  signal: AbortSignal
  /** Counts bytes that have arrived; throws when there is no memory left for them. */
  arrived: (bytes: number) => void
  /** The body is complete: its sender no longer counts as slow. */
  complete: () => void
}

interface Sender extends Uploader {
  held: number
  sinceCheck: number
  /** Bytes received between the last two checks; null before the first. */
  lastCheck: number | null
  isSending: boolean
  /** Until when the bytes received so far satisfy the required pace. */
  onPaceUntil: number
  abort: (refusal: Refusal) => void
}

const busy = () => new Refusal('BUSY', answers.tryAgain, { retryAfterSeconds: 10 })

/**
 * Bounds the memory for large bodies. Only bytes that have arrived take memory, nobody waits for another, and when it
 * is full the slowest sender gives way.
 */
export const createUploadSlots = (limits: SlotLimits) => {
  const senders = new Set<Sender>()
  const bytesOf = (some: Iterable<Sender>): number => [...some].reduce((sum, { held }) => sum + held, 0)
  const ofNetwork = (network: string) => [...senders].filter((sender) => sender.network === network)
  const evict = (sender: Sender, refusal: Refusal): void => {
    senders.delete(sender)
    sender.abort(refusal)
  }
  /** Frees memory from senders that were checked and are slower than the one who needs it. */
  const freeMemory = (newcomer: Sender): boolean => {
    const slowest = [...senders]
      .filter((sender) => sender !== newcomer && sender.isSending && sender.lastCheck !== null)
      .toSorted((a, b) => (a.lastCheck ?? 0) - (b.lastCheck ?? 0))[0]
    if (slowest === undefined || (newcomer.lastCheck !== null && newcomer.lastCheck <= (slowest.lastCheck ?? 0)))
      return false
    evict(slowest, busy())
    return true
  }

  const pace = limits.bytesPerCheck / limits.checkEveryMs
  /** A broken connection is often noticed late: it holds no slot against its own account's next attempt. */
  const replaceStalled = (account: number): void => {
    const own = [...senders].filter((sender) => sender.account === account)
    const stalled = own.find((sender) => sender.isSending && sender.onPaceUntil < performance.now())
    if (own.length < limits.perAccount) return
    if (stalled === undefined) throw busy()
    evict(stalled, busy())
  }

  const takeSlot = (uploader: Uploader, aborter: AbortController): Sender => {
    replaceStalled(uploader.account)
    const near = ofNetwork(uploader.network).length
    if (near >= limits.perNetwork || senders.size >= limits.senders) throw busy()
    const sender: Sender = {
      ...uploader,
      held: 0,
      sinceCheck: 0,
      lastCheck: null,
      isSending: true,
      onPaceUntil: performance.now() + limits.stalledMs,
      abort: (refusal) => aborter.abort(refusal),
    }
    senders.add(sender)
    return sender
  }

  /** Processes a body in a slot; refused at once when the sender's share is taken. */
  return async <T>(uploader: Uploader, work: (place: UploadSlot) => Promise<T>): Promise<T> => {
    const aborter = new AbortController()
    const sender = takeSlot(uploader, aborter)
    const check = setInterval(() => {
      if (!sender.isSending) return
      if (sender.sinceCheck < limits.bytesPerCheck)
        evict(sender, new Refusal('TOO_SLOW', 'The request came too slowly'))
      sender.lastCheck = sender.sinceCheck
      sender.sinceCheck = 0
    }, limits.checkEveryMs)
    check.unref()
    try {
      return await work({
        signal: aborter.signal,
        arrived: (bytes) => {
          sender.sinceCheck += bytes
          const now = performance.now()
          sender.onPaceUntil = Math.min(now + limits.stalledMs, Math.max(now, sender.onPaceUntil) + bytes / pace)
          if (bytesOf(ofNetwork(sender.network)) + bytes > limits.bytesPerNetwork) throw busy()
          while (bytesOf(senders) + bytes > limits.bytes) if (!freeMemory(sender)) throw busy()
          sender.held += bytes
        },
        complete: () => {
          sender.isSending = false
        },
      })
    } finally {
      clearInterval(check)
      senders.delete(sender)
    }
  }
}

export type UploadSlots = ReturnType<typeof createUploadSlots>
