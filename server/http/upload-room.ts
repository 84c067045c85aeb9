import { Refusal } from '../shop/refusal.ts'

/** Who sends: an account and the network that it sends from. */
export interface Sender {
  account: number
  network: string
}

export interface RoomLimits {
  /** Bytes of bodies in the memory at a time. */
  bytes: number
  /** Of these, at most so many of one network. */
  bytesPerNetwork: number
  perAccount: number
  perNetwork: number
  senders: number
  /** A sender is looked at this often, and has to have sent so much meanwhile. */
  lookEveryMs: number
  bytesPerLook: number
  /** One whose bytes are behind that pace for so long gives way to a new one of its own account. */
  stalledMs: number
}

/** A place in the room while a body arrives and is worked on. */
export interface Place {
  /** Aborted, with the refusal as its reason, when the sender is too slow or gives way to another. */
  signal: AbortSignal
  /** Counts bytes that have arrived; throws when there is no room for them. */
  arrived: (bytes: number) => void
  /** The body is complete: its sender is slow no more. */
  complete: () => void
}

interface Guest extends Sender {
  held: number
  sinceLook: number
  /** What the last whole look saw; nothing before the first. */
  lastLook: number | null
  isSending: boolean
  /** What has arrived lasts until then at the pace that is asked for. */
  lastsUntil: number
  abort: (refusal: Refusal) => void
}

const busy = () => new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 10 })

/**
 * A room for large bodies. Only bytes that have arrived take room, nobody waits for another, and when it is full the
 * slowest sender gives way.
 */
export const createUploadRoom = (limits: RoomLimits) => {
  const guests = new Set<Guest>()
  const heldBy = (some: Iterable<Guest>): number => [...some].reduce((sum, { held }) => sum + held, 0)
  const ofNetwork = (network: string) => [...guests].filter((guest) => guest.network === network)
  const leave = (guest: Guest, refusal: Refusal): void => {
    guests.delete(guest)
    guest.abort(refusal)
  }
  /** Makes room among those that were looked at and are slower than the one who needs it. */
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
  /** A torn line is often noticed late: what it has left behind holds no place against its own account's next try. */
  const replaceStalled = (account: number): void => {
    const own = [...guests].filter((guest) => guest.account === account)
    const stalled = own.find((guest) => guest.isSending && guest.lastsUntil < performance.now())
    if (own.length < limits.perAccount) return
    if (stalled === undefined) throw busy()
    leave(stalled, busy())
  }

  const enter = (sender: Sender, aborter: AbortController): Guest => {
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

  /** Works on a body in the room; refused at once when the sender's share of it is taken. */
  return async <T>(sender: Sender, work: (place: Place) => Promise<T>): Promise<T> => {
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
