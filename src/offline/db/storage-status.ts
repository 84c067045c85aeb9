import { createStore } from 'zustand/vanilla'

/** What is wrong with the local storage at the moment, for screens to show. */
export type StorageIssue =
  /** Nothing can be stored (private mode): the shop works, but forgets. */
  | 'memory'
  /** The quota is exceeded: the last write failed, a change of the farmer's or what was fetched. */
  | 'full'
  /** Another tab has a newer build: this one must be loaded again. */
  | 'reload'

/** Null when there is storage again. */
const status = createStore<{ issue: StorageIssue | null }>(() => ({ issue: null }))

export const reportStorageIssue = (issue: StorageIssue | null): void => status.setState({ issue })

/** Calls back at every report. Returns an unsubscribe function. */
export const onStorageIssue = (listener: (issue: StorageIssue | null) => void): (() => void) =>
  status.subscribe(({ issue }) => listener(issue))
