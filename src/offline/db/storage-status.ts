/** What is wrong with the local storage at the moment, for screens to show. */
export type StorageIssue =
  /** Nothing can be stored (private mode): the shop works, but forgets. */
  | 'memory'
  /** The quota is exceeded: the last change was not saved. */
  | 'full'
  /** Another tab has a newer build: this one must be loaded again. */
  | 'reload'

/** Null when there is storage again. */
type Listener = (trouble: StorageIssue | null) => void
const listeners = new Set<Listener>()

export const reportStorageIssue = (trouble: StorageIssue | null): void =>
  listeners.forEach((listener) => listener(trouble))

/** Returns an unsubscribe function. */
export const onStorageIssue = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
