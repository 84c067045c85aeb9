/** A sender that holds the lock this long is frozen; idempotency keys keep the protocol right when two send. */
const TIMEOUT_MS = 45_000

/**
 * Runs `work` alone among all tabs and the worker. The lock only saves traffic: without Web Locks `work` runs anyway,
 * and a lock held too long is stolen. `onLost` notifies the one it was stolen from, whose work then ends by itself.
 */
export const withExclusiveLock = async <T>(
  name: string,
  work: () => Promise<T>,
  onLost: () => void,
  timeoutMs = TIMEOUT_MS,
): Promise<T> => {
  // Older browsers and plain HTTP have none.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return work()
  let own: Promise<T> | undefined
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  const hold = () => {
    clearTimeout(timer)
    return (own = work())
  }
  const request = async (options: LockOptions): Promise<T> => {
    try {
      return await locks.request(name, options, hold)
    } catch (error) {
      if (own === undefined) throw error
      onLost()
      return own
    }
  }
  try {
    return await request({ signal: waiting.signal })
  } catch (error) {
    if (own !== undefined || !waiting.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
  }
  // Whoever steals may be stolen from in turn.
  return request({ steal: true })
}
