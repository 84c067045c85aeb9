import { createStore } from 'zustand/vanilla'

/** What is wrong with the local storage at the moment, for screens to show. */
export type StorageIssue =
  /** Nothing can be stored (private mode): the shop works, but forgets. */
  | 'memory'
  /** The quota is exceeded: the last write failed, a change of the farmer's or what was fetched. */
  | 'full'
  /** Another tab has a newer build: this one must be loaded again. */
  | 'reload'

/** Whose write met it, where it was not the farmer's own. */
export type StorageWriter = 'background' | undefined

interface StorageStatus {
  /** Null when there is storage again. */
  issue: StorageIssue | null
  by: StorageWriter
}

const status = createStore<StorageStatus>(() => ({ issue: null, by: undefined }))

export const reportStorageIssue = (issue: StorageIssue | null, by?: StorageWriter): void =>
  status.setState({ issue, by })

/** Calls back at every report. Returns an unsubscribe function. */
export const onStorageIssue = (listener: (status: StorageStatus) => void): (() => void) => status.subscribe(listener)
