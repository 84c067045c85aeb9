import { create } from 'zustand'
import type { StorageIssue } from '../db/storage-status.ts'

/** The state of the network, of the sync queue and of the local storage. */

interface NetworkState {
  /** There is a link, and the server answered when last asked. A hint for wording only: it never blocks a request. */
  online: boolean
  /** The browser's own hint that there is a link. */
  linked: boolean
  /** Changes on their way or waiting for the network. */
  waiting: number
  /** Changes that the server refused. */
  needAttention: number
  /** The server wants a new log-in before it accepts pending changes. */
  loginNeeded: boolean
  /** What is wrong with the local storage. */
  trouble: StorageIssue | null
}

export const useNetwork = create<NetworkState>(() => ({
  online: true,
  linked: true,
  waiting: 0,
  needAttention: 0,
  loginNeeded: false,
  trouble: null,
}))
