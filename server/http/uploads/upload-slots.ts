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
  lookEveryMs: number
  bytesPerLook: number
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

interface Guest extends Uploader {
  held: number
  sinceLook: number
  /** Bytes received between the last two checks; null before the first. */
  lastLook: number | null
  isSending: boolean
  /** Until when the bytes received so far satisfy the required pace. */
  lastsUntil: number
  abort: (refusal: Refusal) => void
}

const busy = () => new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 10 })

/**
 * Bounds the memory for large bodies. Only bytes that have arrived take memory, nobody waits for another, and when it
 * is full the slowest sender gives way.
 */
export const createUploadSlots = (limits: SlotLimits) => {
  const guests = new Set<Guest>()
  const heldBy = (some: Iterable<Guest>): number => [...some].reduce((sum, { held }) => sum + held, 0)
  const ofNetwork = (network: string) => [...guests].filter((guest) => guest.network === network)
  const leave = (guest: Guest, refusal: Refusal): void => {
    guests.delete(guest)
    guest.abort(refusal)
  }
  /** Frees memory from senders that were checked and are slower than the one who needs it. */
  const makeRoom = (needing: Guest): boolean => {
    const slowest = [...guests]
      .filter((guest) => guest !== needing && guest.isSending && guest.lastLook !== null)
      .toSorted((a, b) => (a.lastLook ?? 0) - (b.lastLook ?? 0))[0]
    if (slowest === undefined || (needing.lastLook !== null && needing.lastLook <= (slowest.lastLook ?? 0)))
      return false
    leave(slowest, busy())
    return true
  }

  const pace = limits.bytesPerLook / limits.lookEveryMs
  /** A broken connection is often noticed late: it holds no slot against its own account's next attempt. */
  const replaceStalled = (account: number): void => {
    const own = [...guests].filter((guest) => guest.account === account)
    const stalled = own.find((guest) => guest.isSending && guest.lastsUntil < performance.now())
    if (own.length < limits.perAccount) return
    if (stalled === undefined) throw busy()
    leave(stalled, busy())
  }

  const enter = (sender: Uploader, aborter: AbortController): Guest => {
    replaceStalled(sender.account)
    const near = ofNetwork(sender.network).length
    if (near >= limits.perNetwork || guests.size >= limits.senders) throw busy()
    const guest: Guest = {
      ...sender,
      held: 0,
      sinceLook: 0,
      lastLook: null,
      isSending: true,
      lastsUntil: performance.now() + limits.stalledMs,
      abort: (refusal) => aborter.abort(refusal),
    }
    guests.add(guest)
    return guest
  }

  /** Processes a body in a slot; refused at once when the sender's share is taken. */
  return async <T>(sender: Uploader, work: (place: UploadSlot) => Promise<T>): Promise<T> => {
    const aborter = new AbortController()
    const guest = enter(sender, aborter)
    const look = setInterval(() => {
      if (!guest.isSending) return
      if (guest.sinceLook < limits.bytesPerLook) leave(guest, new Refusal('TOO_SLOW', 'The request came too slowly'))
      guest.lastLook = guest.sinceLook
      guest.sinceLook = 0
    }, limits.lookEveryMs)
    look.unref()
    try {
      return await work({
        signal: aborter.signal,
        arrived: (bytes) => {
          guest.sinceLook += bytes
          const now = performance.now()
          guest.lastsUntil = Math.min(now + limits.stalledMs, Math.max(now, guest.lastsUntil) + bytes / pace)
          if (heldBy(ofNetwork(guest.network)) + bytes > limits.bytesPerNetwork) throw busy()
          while (heldBy(guests) + bytes > limits.bytes) if (!makeRoom(guest)) throw busy()
          guest.held += bytes
        },
        complete: () => {
          guest.isSending = false
        },
      })
    } finally {
      clearInterval(look)
      guests.delete(guest)
    }
  }
}
