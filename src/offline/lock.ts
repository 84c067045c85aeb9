/** A sender that holds the lock this long is frozen; the protocol stays right when two send (reliability 2.7). */
const PATIENCE_MS = 45_000

/**
 * Runs `work` alone among all tabs and the worker. The lock only saves traffic: without Web Locks `work` runs anyway,
 * and a lock held too long is stolen. `onLost` tells the one it was stolen from, whose work then ends by itself.
 */
export const withLock = async <T>(name: string, work: () => Promise<T>, onLost: () => void): Promise<T> => {
  // Older browsers and plain HTTP have none.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return work()
  let own: Promise<T> | undefined
  const hold = () => (own = work())
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await locks.request(name, { signal: patience.signal }, () => {
      clearTimeout(timer)
      return hold()
    })
  } catch (error) {
    if (own !== undefined) {
      onLost()
      return own
    }
    if (!patience.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
  }
  return locks.request(name, { steal: true }, hold)
}
