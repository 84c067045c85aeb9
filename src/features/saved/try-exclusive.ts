/** Runs `work` unless another tab is at it; then returns nothing. Without Web Locks every tab works. */
export const tryExclusive = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
  // Older browsers and plain HTTP have none.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()))
}
